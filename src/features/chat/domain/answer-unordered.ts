import { answerFollowUp } from './answer-taken.ts';
import { answerSmallTalk } from './answer-talk.ts';
import { changed } from './commands/outcome.ts';
import type { ConciergeState, PlannedTrip } from './concierge-state.ts';
import type { ConciergeTurn } from './concierge-turn.ts';
import { replyTo, spoken, tripOf } from './reply-to.ts';
import { suggestWishes } from './suggest-wishes.ts';
import { questionKind } from './understanding/cues/asks.ts';
import { findScope } from './understanding/cues/find-scope.ts';
import { ASKED_KINDS, askedOfKind } from './understanding/ear/asked-by-ear.ts';
import { hear } from './understanding/ear/hear.ts';
import { hearAct } from './understanding/ear/hear-act.ts';
import { orderShare } from './understanding/ear/hear-order.ts';
import { isSmall } from './understanding/ear/read-act.ts';
import { type Reading, read } from './understanding/reading.ts';
import type { SmallTalk } from './understanding/small-talk.ts';
import { normalise } from './understanding/typing/normalise.ts';
import { changeLines } from './wording/describe-change.ts';
import { isNothingAsked, lastChanged } from './wording/offers.ts';
import { goodToKnow, isNotUnderstood } from './wording/small-talk.ts';
import { choicesOfPart } from './wording/vague-question.ts';

/**
 * Below the first a message asks for no change, below the second it is doubtful. Of 150 lines without a wish that the ear had
 * not learnt from, 21 changed the plan before there was one, and 7 do with it; of 150 with one as many are done
 * (`npm run bench:ordered`).
 */
const UNORDERED = 0.5;
const DOUBTFUL = 0.6;
/** In the middle of a conversation words lean on what the ear has not heard, most of all right after a change. */
const UNORDERED_MIDWAY = 0.4;
const UNORDERED_AFTER_CHANGE = 0.3;
/** Fewer words right after a change are of that change: `and my nan`, `thats with the hotel`. */
const TELLS_MIN_WORDS = 6;

/** So much must the likeliest question or courtesy sound like one, to be answered. */
const ASKED_LEAST = 0.2;
const TALK_LEAST = 0.4;

/**
 * What is answered where a change was read from a message that sounds as if none was wanted: the question or the courtesy that
 * it is likeliest, or that nothing has changed; where that is doubtful, what the change would be, to be said yes to. What was
 * told and not understood is good to know. The turn as it is for all else, and where something was open: that is answered
 * in any words, and an undo leans on what was done.
 */
export function heldBack(state: ConciergeState, message: string, turn: ConciergeTurn): ConciergeTurn {
  const { history, previous } = state;
  const isBack = turn.change?.steps !== undefined || (turn.change && turn.change.plan === previous?.plan);
  if (isBack || !isNothingAsked(history) || (turn.change && keepsOut(state, turn.change))) return turn;
  const isMidway = history.length > 0;
  const isChanged = lastChanged(history);
  if (isChanged && message.trim().split(/\s+/).length < TELLS_MIN_WORDS) return turn;
  const least = isChanged ? UNORDERED_AFTER_CHANGE : isMidway ? UNORDERED_MIDWAY : DOUBTFUL;
  if (!turn.change)
    return isNotUnderstood(turn.reply) && !mayBeMeant(state, message) && orderShare(message, state) < least
      ? answerTold(state, message)
      : turn;
  const share = orderShare(message, state);
  if (share >= least) return turn;
  if (!isMidway && share >= UNORDERED) return shown(state, message, turn.change);
  return answerAsked(state, message) ?? answerTold(state, message);
}

/** `we did that last year`: a place of the city is kept out from now on, and the plan is as it was. */
const keepsOut = ({ request, plan }: ConciergeState, next: PlannedTrip): boolean =>
  next.request.bannedVenueIds.length > request.bannedVenueIds.length &&
  JSON.stringify(next.plan.days) === JSON.stringify(plan.days);

/** Words of somebody who tells something. */
const TELLS =
  /\b(?:i|we|my|our|us|he|she|they|his|her|their|it|is|was|were|said|says|had|has|have|did|went|got|been|[a-z]+[’']s)\b/i;

/** What asks, attacks or names what could come in, and what tells nothing. */
function mayBeMeant(state: ConciergeState, message: string): boolean {
  if (!TELLS.test(message) || message.includes('?') || questionKind(normalise(message).line, message) !== null)
    return true;
  const reading = read(message, state);
  return namesThing(reading) || hearAct(reading)[0]?.label === 'attack';
}

const namesThing = ({ slots, venues, types }: Reading): boolean =>
  slots.length === 0 && venues.length + types.length > 0;

/** What the change would be, with the lines that are not of the stops: a limit, a need, other dates. */
function shown(state: ConciergeState, message: string, change: NonNullable<ConciergeTurn['change']>): ConciergeTurn {
  const ofStops = new Set(changeLines(state.plan, change.plan));
  const remarks = change.changed.filter((line) => !ofStops.has(line));
  const outcome = changed(tripOf(change), remarks.length > 0 ? remarks.join('\n') : null);
  return replyTo(state, [{ wish: message, outcome }], true, message);
}

/** The answer to the kind of question that the message sounds most like; null where it sounds like none. */
function answerAsked(state: ConciergeState, message: string): ConciergeTurn | null {
  const reading = read(message, state);
  const first = hear(reading).find(({ label }) => ASKED_KINDS.has(label));
  if (!first || first.share < ASKED_LEAST) return null;
  const intent = askedOfKind(first.label, reading, state, findScope(reading, state.plan, reading.words.length));
  if (intent === null || intent.kind === 'unknown') return null;
  const turn = answerFollowUp(state, { intent, wish: message, isHypothetical: false });
  return turn.change ? null : turn;
}

/** A courtesy, or what is good to know: of a part of the plan with what could be done about it. */
function answerTold(state: ConciergeState, message: string): ConciergeTurn {
  const reading = read(message, state);
  const [act] = hearAct(reading).filter(({ label }) => isSmall(label));
  if (act && act.share >= TALK_LEAST && isSmall(act.label)) {
    const talk: SmallTalk = { kind: act.label };
    return answerSmallTalk(state, talk, message);
  }
  const named = reading.slots.flatMap(({ slots }) => slots);
  const [only] = named;
  return spoken(goodToKnow(only && named.length === 1 ? choicesOfPart(only) : suggestWishes(state)), true);
}
