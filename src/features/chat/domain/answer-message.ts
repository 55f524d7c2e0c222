import { changed, type Outcome } from './commands/outcome.ts';
import { runIntent } from './commands/run-intent.ts';
import type { ConciergeState, PlannedTrip } from './concierge-state.ts';
import type { ConciergeTurn } from './concierge-turn.ts';
import { type PlacedSlot, slotsOf } from './understanding/find-slots.ts';
import { isForeign } from './understanding/foreign-text.ts';
import { readHypothetical } from './understanding/hypothetical.ts';
import type { SmallTalk } from './understanding/intent.ts';
import { normalise } from './understanding/normalise.ts';
import { readIntent } from './understanding/read-intent.ts';
import { readSmallTalk } from './understanding/read-small-talk.ts';
import { splitWishes } from './understanding/split-wishes.ts';
import { replyFor } from './wording/compose-reply.ts';
import { changeLines } from './wording/describe-change.ts';
import { lastNamed, listedWish, offeredWish, openQuestion } from './wording/offers.ts';
import { capabilities, greeting, LEFT_AS_IS, NOTHING_OFFERED, notUnderstood, THANKS } from './wording/small-talk.ts';

/** More wishes than this in one message are not read: nobody could follow the answer. */
const WISHES_MAX = 6;

/**
 * Answers one message about a planned trip, without any model: understands it, runs the planner for a change and the
 * checker on its result. A change that breaks a rule is refused with the reason and nothing changes. Pure: the same
 * state and message always give the same turn. Facts in the reply come from the plan, the catalogue and the solver.
 */
export function answerMessage(state: ConciergeState, message: string): ConciergeTurn {
  const { line } = normalise(message);
  if (line.trim() === '' || isForeign(line, message)) return spoken(notUnderstood(state.plan), false);
  const small = readSmallTalk(line, offeredWish(state.history) !== null);
  if (small) return answerSmallTalk(state, small, message);

  const asked = openQuestion(state.history);
  const direct = answerWishes(state, message);
  // `the friday one` after `Which one shall I swap?` means the wish that was open.
  if (asked && !direct.understood) {
    const completed = answerWishes(state, `${asked} ${message}`);
    if (completed.understood) return completed;
  }
  return direct;
}

const spoken = (reply: string, understood: boolean): ConciergeTurn => ({ reply, change: null, understood });

function answerSmallTalk(state: ConciergeState, intent: SmallTalk, message: string): ConciergeTurn {
  const { plan, history } = state;
  switch (intent.kind) {
    case 'yes': {
      const offered = offeredWish(history);
      return offered ? answerWishes(state, offered) : spoken(NOTHING_OFFERED, true);
    }
    case 'pick': {
      const listed = listedWish(history, intent.number);
      if (listed) return answerWishes(state, listed);
      const asked = openQuestion(history);
      return asked ? answerWishes(state, `${asked} ${message}`) : spoken(notUnderstood(plan), false);
    }
    case 'no':
      return spoken(LEFT_AS_IS, true);
    case 'thanks':
      return spoken(THANKS, true);
    case 'greeting':
      return spoken(greeting(plan), true);
    case 'help':
      return spoken(capabilities(plan), true);
  }
}

interface Part {
  wish: string;
  outcome: Outcome | null;
}

/** Every wish of the message in order, each on the trip that the one before left. */
function answerWishes(state: ConciergeState, message: string): ConciergeTurn {
  const { isHypothetical, wish: stripped } = readHypothetical(message);
  let present: ConciergeState = state;
  const parts: Part[] = [];
  const wishes = splitWishes(stripped).slice(0, WISHES_MAX);
  for (const wish of wishes) {
    // `hi, swap dinner please. thanks`: courtesies around a wish need no answer of their own.
    if (wishes.length > 1 && readSmallTalk(normalise(wish).line, false)) continue;
    const outcome = runWish(present, wish);
    parts.push({ wish, outcome });
    if (outcome?.kind === 'changed') present = { ...present, ...outcome.trip };
  }
  const isUnderstood = parts.some(({ outcome }) => outcome !== null);
  if (!isUnderstood) return spoken(notUnderstood(state.plan), false);

  const isChanged = present.plan !== state.plan || present.request !== state.request;
  const next: PlannedTrip = { request: present.request, plan: present.plan };
  const reply = replyFor({
    before: state.plan,
    after: next.plan,
    parts,
    isHypothetical: isHypothetical && isChanged,
    wish: stripped,
  });
  if (!isChanged || isHypothetical) return spoken(reply, true);
  return { reply, change: { ...next, changed: changesOf(state, next, parts) }, understood: true };
}

/** The lines of what changed; a change of numbers or rules alone is told by its own remark. */
function changesOf(state: ConciergeState, next: PlannedTrip, parts: readonly Part[]): string[] {
  const remarks = parts.flatMap(({ outcome }) =>
    outcome?.kind === 'changed' && outcome.remark ? [outcome.remark] : [],
  );
  const lines = changeLines(state.plan, next.plan);
  return lines.length > 0 ? lines : remarks;
}

function runWish(state: ConciergeState, wish: string): Outcome | null {
  const intent = readIntent(wish, state);
  if (intent.kind === 'unknown') return null;
  const outcome = runIntent(state, intent, context(state));
  if (outcome.kind !== 'changed') return outcome;
  const { request, plan } = outcome.trip;
  return changed({ request, plan }, outcome.remark);
}

/** The slots of the plan that the conversation named last. */
function context(state: ConciergeState): PlacedSlot[] {
  const slots = slotsOf(state.plan);
  const names = lastNamed(
    state.history,
    slots.map(({ slot }) => slot.name),
  );
  return slots.filter(({ slot }) => names.includes(slot.name));
}
