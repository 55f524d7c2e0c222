import type { ConciergeState } from './concierge-state.ts';
import type { ConciergeTurn } from './concierge-turn.ts';
import { stateAfter } from './trail.ts';
import { CHANGES } from './understanding/cues/asks.ts';
import { asks, saidBeside, saysOfItsOwn } from './understanding/cues/said-beside.ts';
import { ORDER } from './understanding/cues/topic-words.ts';
import { isInside } from './understanding/finding/is-inside.ts';
import type { Intent } from './understanding/intent.ts';
import { readParts } from './understanding/message/read-parts.ts';
import { read } from './understanding/reading.ts';
import { normalise } from './understanding/typing/normalise.ts';
import { besideChange } from './wording/compose-reply.ts';
import { NOT_THAT_YET, NOT_YET } from './wording/offers.ts';
import { NOT_UNDERSTOOD } from './wording/small-talk.ts';

/** Answers words as a message of their own. */
type Answer = (state: ConciergeState, words: string) => ConciergeTurn;

/**
 * `drop the boat, also how much is dinner`: a message of a change and a question about another matter, each answered as it
 * would be alone, the question on the trip that the change leaves where it comes second. Null where a message has no such
 * two, where either is not understood by itself, or where what is told before a question may only be the reason for it.
 */
export function answerBeside(state: ConciergeState, message: string, answer: Answer): ConciergeTurn | null {
  for (const { first, second, isTold } of saidBeside(message, state)) {
    const ordered = asks(first) ? second : first;
    if (!isTold && (asks(first) === asks(second) || !(ordersApart(ordered) || countsAlone(state, ordered)))) continue;
    if (!saysOfItsOwn(ordered, state)) continue;
    const one = answer(state, first);
    if (!isWhole(one)) continue;
    const other = answer(one.change ? { ...stateAfter(state, first, one), history: state.history } : state, second);
    if (!isWhole(other) || (one.change === null) === (other.change === null)) continue;
    if (isRefused(state, one.change === null ? first : second)) continue;
    return together(one, other);
  }
  return null;
}

/**
 * `one of us is vegan, and is the boat indoors`: where the whole was read as no more than what is told beside a question, the
 * question was passed over, and is answered on the trip that this leaves. Null for any other.
 */
function withQuestionAnswered(
  state: ConciergeState,
  message: string,
  whole: ConciergeTurn,
  answer: Answer,
): ConciergeTurn | null {
  for (const { first, second, isTold } of saidBeside(message, state)) {
    const isAskedFirst = asks(first);
    const [asked, told] = isAskedFirst ? [first, second] : [second, first];
    if (isAskedFirst === asks(second) || !(isTold || saysOfItsOwn(asked, state))) continue;
    if (!isSameTrip(answer(state, told).change, whole.change)) continue;
    const other = answer({ ...stateAfter(state, told, whole), history: state.history }, asked);
    if (!isAnswer(other) || isToldIn(other, whole)) continue;
    return isAskedFirst ? together(other, whole) : together(whole, other);
  }
  return null;
}

/**
 * `how much is dinner, also is there parking`: where the answer to the whole is the answer to one of two questions, the other was
 * passed over, and both are answered. Null for any other.
 */
export function answerBothAsked(
  state: ConciergeState,
  message: string,
  whole: ConciergeTurn,
  answer: Answer,
): ConciergeTurn | null {
  if (whole.change !== null) return withQuestionAnswered(state, message, whole, answer);
  for (const { first, second, isTold } of saidBeside(message, state)) {
    if (!isTold && !(asks(first) && asks(second) && saysOfItsOwn(second, state))) continue;
    if (isRefused(state, first) || isRefused(state, second)) continue;
    const [one, other] = [answer(state, first), answer(state, second)];
    if (!isAnswer(one) || !isAnswer(other) || one.reply === other.reply) continue;
    const isPassedOver = !isWhole(whole) || [one, other].some(({ reply }) => unquoted(reply) === unquoted(whole.reply));
    const isMixedUp =
      (isTold || saysOfItsOwn(first, state)) &&
      asks(first) &&
      asks(second) &&
      !(isToldIn(one, whole) && isToldIn(other, whole));
    if (isPassedOver || isMixedUp) return together(one, other);
  }
  return null;
}
/** An answer that changes nothing and asks nothing back, which would say that the words were not enough by themselves. */
const isAnswer = (turn: ConciergeTurn): boolean => isWhole(turn) && turn.change === null && !ASKS_BACK.test(turn.reply);
const isToldIn = ({ reply }: ConciergeTurn, { reply: whole }: ConciergeTurn): boolean =>
  whole.includes(reply.split('\n', 1)[0] ?? reply);
const isSameTrip = (one: ConciergeTurn['change'], other: ConciergeTurn['change']): boolean =>
  JSON.stringify([one?.plan, one?.request]) === JSON.stringify([other?.plan, other?.request]);
const unquoted = (reply: string): string => reply.replace(/“[^”]*”/g, '');
const ASKS_BACK = /\?\s*$/;

/** Beside a question only what is ordered is a matter of its own: what is told may be why it is asked. */
const ordersApart = (words: string): boolean => {
  const { line: plain } = normalise(words);
  // `skint` is read as a word for what costs less, and orders nothing.
  const line = /\bcheaper\b/i.test(words) ? plain : plain.replace(/ cheaper(?= )/g, ' ');
  return ORDER.test(line) || ASKED_FOR.test(line) || DEMANDS.test(line.replace(/^ (?:no|nah|nope) /, ' '));
};
/** `there are 6 of us now`: that other people come is so, whatever is asked beside it; `there are 6 of us` may be why it is asked. */
const countsAlone = (state: ConciergeState, words: string): boolean =>
  OTHERS_COME.test(normalise(words).line) &&
  readParts(state, words, { isLoose: false, topic: [] }).every(({ intent }) => intent.kind === 'group-size');
const OTHERS_COME =
  / (?:now|more|extra|fewer|less|make it|down to|up to|coming|joining|dropped|pulled|bailed|out|cant|not) /;
/** `can the boat be at 3`, where it has no form of a question. */
const ASKED_FOR = /^ (?:(?:and|so|also|oh|but) )*(?:can|could) (?!be |we be )/;
/** Words that order something; a sum, a number or an hour may be told as the reason for the question. */
const DEMANDS =
  / (?:please|pls|skip|lose|bin|cut|chuck|ditch|cancel|scrap|sack|trim|get|give|find|book|sort|no|nothing|less|fewer|earlier|later|quieter|louder|livelier|rather|prefer) /;

/**
 * What was wished for and cannot be done is no question, nor is a part that is only named, `drop the boat plus the market`: the
 * whole of the message says what should become of it.
 */
function isRefused(state: ConciergeState, said: string): boolean {
  // `castle off, and how much does that save us?` is an order as well, held back for the answer.
  const isWished = ({ kind }: Intent): boolean => kind === 'offered' || (!asks(said) && CHANGES.has(kind));
  const { words, slots } = read(said, state);
  const isOnlyNamed = slots.length > 0 && words.every((word, at) => isInside(at, slots) || OF_NAME.test(word));
  const parts = readParts(state, said, { isLoose: false, topic: [] });
  return (isOnlyNamed && !asks(said)) || parts.some(({ intent }) => isWished(intent));
}
const OF_NAME =
  /^(?:the|a|our|that|on|in|\w+day|morning|afternoon|evening|night|lunch|dinner|too|please|thing|bit|one)$/;

const isWhole = ({ understood, reply }: ConciergeTurn): boolean => understood && !reply.includes(NOT_UNDERSTOOD);

/** One turn of both: an offer stands last, for whoever says yes to it means the end of what was said. */
function together(one: ConciergeTurn, other: ConciergeTurn): ConciergeTurn {
  const said = ({ reply, change }: ConciergeTurn): string => (change ? reply : besideChange(reply));
  const replies = one.reply.includes(NOT_YET) ? [said(other), said(one)] : [said(one), said(other)];
  const change = one.change ?? other.change;
  const reply = replies.join('\n');
  return { reply: change ? reply.replace(NOT_YET, NOT_THAT_YET) : reply, change, understood: true };
}
