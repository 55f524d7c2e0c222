import { changed } from './commands/outcome.ts';
import { runIntent } from './commands/run-intent.ts';
import type { ConciergeState } from './concierge-state.ts';
import type { ConciergeTurn } from './concierge-turn.ts';
import { replyTo, tripOf } from './reply-to.ts';
import type { Correction } from './understanding/conversation/before-last.ts';
import { partsSpokenOf } from './understanding/conversation/spoken-of.ts';
import { onPlan } from './understanding/cues/on-plan.ts';
import type { Wish } from './understanding/intent.ts';
import { TAKEN_BACK } from './wording/small-talk.ts';

/** What was meant, done on the trip before the misunderstanding; null where that trip will not have it. */
export function answerCorrection(
  state: ConciergeState,
  { state: before, intent: meant, besides = [] }: Correction,
  wish: string,
): ConciergeTurn | null {
  const base = withDone(before, besides);
  const intent = onPlan(meant, base, before.plan);
  if (intent.kind === 'unknown') return null;
  const first = runIntent(base, intent, partsSpokenOf(base));
  // What came in by mistake is not offered again, unless nothing else is what was meant.
  const allowed =
    state.previous && base.plan !== state.plan
      ? { ...base, request: withDone({ ...before, request: state.previous.request }, besides).request }
      : null;
  const outcome = first.kind === 'changed' || !allowed ? first : runIntent(allowed, intent, partsSpokenOf(allowed));
  if (outcome.kind !== 'changed' && base.plan !== state.plan) {
    // Nothing came of what was meant, but the other change was not wanted either.
    const undone = changed(
      { request: base.request, plan: base.plan },
      TAKEN_BACK,
      outcome.text.replace(' Nothing has changed.', ''),
    );
    return replyTo(state, [{ wish, outcome: undone }], false, wish);
  }
  return replyTo(state, [{ wish, outcome }], false, wish);
}

/** The trip with these wishes carried out on it, as far as they can be. */
function withDone(state: ConciergeState, wishes: readonly Wish[]): ConciergeState {
  let present = state;
  for (const wish of wishes) {
    const intent = onPlan(wish, present, state.plan);
    const outcome = intent.kind === 'unknown' ? null : runIntent(present, intent, partsSpokenOf(present));
    if (outcome?.kind === 'changed') present = { ...present, ...tripOf(outcome.trip) };
  }
  return present;
}
