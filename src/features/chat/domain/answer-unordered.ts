import { answerFollowUp } from './answer-taken.ts';
import { answerSmallTalk } from './answer-talk.ts';
import { changed } from './commands/outcome.ts';
import type { ConciergeState } from './concierge-state.ts';
import type { ConciergeTurn } from './concierge-turn.ts';
import { replyTo, spoken, tripOf } from './reply-to.ts';
import { suggestWishes } from './suggest-wishes.ts';
import { findScope } from './understanding/cues/find-scope.ts';
import { ASKED_KINDS, askedOfKind } from './understanding/ear/asked-by-ear.ts';
import { hear } from './understanding/ear/hear.ts';
import { hearAct } from './understanding/ear/hear-act.ts';
import { orderShare } from './understanding/ear/hear-order.ts';
import { type Reading, read } from './understanding/reading.ts';
import type { SmallTalk } from './understanding/small-talk.ts';
import { changeLines } from './wording/describe-change.ts';
import { isNothingOpen } from './wording/offers.ts';
import { goodToKnow, isNotUnderstood } from './wording/small-talk.ts';
import { choicesOfPart } from './wording/vague-question.ts';

/**
 * Below the first a message asks for no change, below the second it is doubtful. Of 300 lines that the ear had not learnt from,
 * 108 of the 150 without a wish were below the first, 124 below the second, and none and two of the 150 with one.
 */
const UNORDERED = 0.5;
const DOUBTFUL = 0.6;
/** In the middle of a conversation words lean on what the ear has not heard. */
const UNORDERED_MIDWAY = 0.3;

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
  const isLost = !turn.change && isNotUnderstood(turn.reply);
  const isBack = turn.change?.steps !== undefined || (turn.change && turn.change.plan === state.previous?.plan);
  if ((!turn.change && !isLost) || isBack || !isNothingOpen(state.history)) return turn;
  const share = orderShare(message, state);
  const isMidway = state.history.length > 0;
  if (share >= (isMidway ? UNORDERED_MIDWAY : DOUBTFUL)) return turn;
  if (turn.change && !isMidway && share >= UNORDERED) return shown(state, message, turn.change);
  // What is not understood and asks, or names what could come in, may be a wish after all.
  if (isLost && (message.includes('?') || namesThing(read(message, state)))) return turn;
  return (isLost ? null : answerAsked(state, message)) ?? answerTold(state, message);
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
  const [act] = hearAct(reading).filter(({ label }) => isCourtesy(label));
  if (act && act.share >= TALK_LEAST && isCourtesy(act.label)) {
    const talk: SmallTalk = { kind: act.label };
    return answerSmallTalk(state, talk, message);
  }
  const named = reading.slots.flatMap(({ slots }) => slots);
  const [only] = named;
  return spoken(goodToKnow(only && named.length === 1 ? choicesOfPart(only) : suggestWishes(state)), true);
}

const COURTESIES = new Set(['thanks', 'greeting', 'bye', 'joy', 'noted', 'insult', 'declined', 'opinion'] as const);
type Courtesy = typeof COURTESIES extends Set<infer Kind> ? Kind : never;
const isCourtesy = (label: string): label is Courtesy => (COURTESIES as ReadonlySet<string>).has(label);
