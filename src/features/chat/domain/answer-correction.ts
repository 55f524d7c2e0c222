import { changed } from './commands/outcome.ts';
import { runIntent } from './commands/run-intent.ts';
import type { ConciergeState } from './concierge-state.ts';
import type { ConciergeTurn } from './concierge-turn.ts';
import { replyTo } from './reply-to.ts';
import type { Correction } from './understanding/conversation/before-last.ts';
import { partsSpokenOf } from './understanding/conversation/spoken-of.ts';
import { TAKEN_BACK } from './wording/small-talk.ts';

/** What was meant, done on the trip before the misunderstanding; null where that trip will not have it. */
export function answerCorrection(
  state: ConciergeState,
  { state: base, intent }: Correction,
  wish: string,
): ConciergeTurn | null {
  const first = runIntent(base, intent, partsSpokenOf(base));
  // What came in by mistake is not offered again, unless nothing else is what was meant.
  const before = state.previous && base.plan !== state.plan ? { ...base, request: state.previous.request } : null;
  const outcome = first.kind === 'changed' || !before ? first : runIntent(before, intent, partsSpokenOf(before));
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
