import type { ConciergeState } from './concierge-state.ts';
import type { ConciergeTurn } from './concierge-turn.ts';
import { stateAfter } from './trail.ts';
import { CHANGES } from './understanding/cues/asks.ts';
import { asks, saidBeside, saysOfItsOwn } from './understanding/cues/said-beside.ts';
import { ORDER } from './understanding/cues/topic-words.ts';
import { isInside } from './understanding/finding/is-inside.ts';
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
    if (!isTold && (asks(first) === asks(second) || !ordersApart(first, second))) continue;
    const ordered = asks(first) ? second : first;
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
 * `how much is dinner, also is there parking`: where the answer to the whole is the answer to one of two questions, the other was
 * passed over, and both are answered. Null for any other.
 */
export function answerBothAsked(
  state: ConciergeState,
  message: string,
  whole: ConciergeTurn,
  answer: Answer,
): ConciergeTurn | null {
  if (whole.change !== null) return null;
  for (const { first, second, isTold } of saidBeside(message, state)) {
    if (!isTold && !(asks(first) && asks(second) && saysOfItsOwn(second, state))) continue;
    if (isRefused(state, first) || isRefused(state, second)) continue;
    const [one, other] = [answer(state, first), answer(state, second)];
    const isAnswer = [one, other].every((turn) => isWhole(turn) && turn.change === null && !ASKS_BACK.test(turn.reply));
    if (!isAnswer || one.reply === other.reply) continue;
    const isPassedOver = !isWhole(whole) || [one, other].some(({ reply }) => unquoted(reply) === unquoted(whole.reply));
    if (isPassedOver) return together(one, other);
  }
  return null;
}
const unquoted = (reply: string): string => reply.replace(/“[^”]*”/g, '');
/** A question back says that the words were not enough by themselves. */
const ASKS_BACK = /\?\s*$/;

/** Beside a question only what is ordered is a matter of its own: what is told may be why it is asked. */
const ordersApart = (first: string, second: string): boolean => {
  const words = asks(first) ? second : first;
  const { line: plain } = normalise(words);
  // `skint` is read as a word for what costs less, and orders nothing.
  const line = /\bcheaper\b/i.test(words) ? plain : plain.replace(/ cheaper(?= )/g, ' ');
  return ORDER.test(line) || DEMANDS.test(line.replace(/^ (?:no|nah|nope) /, ' '));
};
/** Words that order something; a sum, a number or an hour may be told as the reason for the question. */
const DEMANDS =
  / (?:please|pls|skip|lose|bin|cut|chuck|ditch|cancel|scrap|sack|trim|get|give|find|book|sort|no|nothing|less|fewer|earlier|later|quieter|louder|livelier|rather|prefer) /;

/**
 * What was wished for and cannot be done is no question, nor is a part that is only named, `drop the boat plus the market`: the
 * whole of the message says what should become of it.
 */
function isRefused(state: ConciergeState, said: string): boolean {
  if (asks(said)) return false;
  const { words, slots } = read(said, state);
  const isOnlyNamed = slots.length > 0 && words.every((word, at) => isInside(at, slots) || OF_NAME.test(word));
  const isWished = (): boolean =>
    readParts(state, said, { isLoose: false, topic: [] }).some(({ intent }) => CHANGES.has(intent.kind));
  return isOnlyNamed || isWished();
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
