import type { ConciergeState } from '../../concierge-state.ts';
import { choicesOf, lastChanged, lastReplyOf, lastWish, offeredWish } from '../../wording/offers.ts';
import { eachOnce } from '../finding/among-slots.ts';
import { type PlacedSlot, slotsOf } from '../finding/find-slots.ts';
import { isInside } from '../finding/is-inside.ts';
import type { Wish } from '../intent.ts';
import { read } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { longsFor } from '../wishes/read-restore.ts';
import { answerToQuestion, type FollowUp } from './follow-up.ts';
import { type SaidOfPart, saidOfPart } from './said-of-part.ts';

/**
 * What to do about it: `question` is asked first, in words that stand alone; `gone` where the last change took the part. What
 * `mayGoOn` asks as the question before it did, where that changes nothing: `how far is the boat`, `and the tower?`.
 */
export type Remark = ({ kind: 'said'; followUp: FollowUp; question: string | null } | { kind: 'gone' }) & {
  mayGoOn: boolean;
};

/**
 * What is said of a part of the plan, whatever the conversation left open: it is praised, asked of or doubted, and not a word
 * orders anything. Null for all else, and for what may well take up the last reply.
 */
export function remarkOnPart(state: ConciergeState, message: string): Remark | null {
  const { history, previous } = state;
  const isAsked = /\?\s*$/.test(message);
  const { line, parts } = partNamed(state, message);
  if (parts.length === 0) {
    if (!previous || !lastChanged(history)) return null;
    const before = partNamed({ ...state, plan: previous.plan }, message);
    const how = before.parts.length > 0 ? saidOfPart(before.line, isAsked) : null;
    if (before.parts.length === 0 || how === 'loved' || how === 'kept') return null;
    const mayGoOn = how === 'about' || how === 'bare';
    return how !== null || !longsFor(before.line) || (isAsked && !MAY_ORDER.test(before.line))
      ? { kind: 'gone', mayGoOn }
      : null;
  }
  const how = saidOfPart(line, isAsked);
  if (how === null || mayTakeUp(state, how, line)) return null;
  // What the last reply speaks of is kept from that, and no more than kept where it does not.
  const isSpokenOf = parts.some(({ slot }) => spokenOf(state).includes(slot.name));
  if (how === 'kept' && isSpokenOf && !(isChoice(state, parts) && / actually /.test(line))) return null;
  const mayGoOn = how === 'about' || how === 'bare';
  if (mayGoOn && isChoice(state, parts)) {
    const followUp = answerToQuestion(state, message, null);
    return followUp && { kind: 'said', followUp, question: null, mayGoOn: false };
  }
  const [only] = parts;
  const question =
    typeof how === 'object' && parts.length === 1 && only ? how.question.replace('@', only.slot.name) : null;
  return {
    kind: 'said',
    followUp: { intent: intentOf(how, parts, line), wish: message, isHypothetical: false },
    question,
    mayGoOn,
  };
}

/** A question that may well order something. */
const MAY_ORDER = / (?:can|could|back|put|have|instead|about|please|go|do|why|keep|but|not) /;

function intentOf(how: SaidOfPart, parts: readonly PlacedSlot[], line: string): Wish {
  const scope = scopeOf(parts);
  if (how === 'glad' || how === 'loved' || how === 'kept') return { kind: 'keep', scope };
  if (how === 'still') return { kind: 'schedule', scope };
  if (how !== 'doubted') return { kind: 'why', scope, venueIds: [] };
  const helps = HELPS.find(({ against }) => against.test(line))?.helps;
  return { kind: 'vague', scope, ...(helps ? { helps } : {}) };
}
const HELPS = [
  { against: / early /, helps: 'later' },
  { against: / late /, helps: 'earlier' },
  {
    against: / (?:pricey|expensive|dear|steep|quid|pounds?|euros?|each|a head|pp|per person|a pop) /,
    helps: 'cheaper',
  },
] as const;

/** What was asked last and what came of it, but for what only makes room. */
const spokenOf = ({ history }: ConciergeState): string => {
  const lines = lastReplyOf(history).split('\n');
  const told = lines.filter((line) => lines.length === 1 || !MAKES_ROOM.test(line) || line === lines[0]);
  return [lastWish(history) ?? '', ...told].join('\n');
};
const MAKES_ROOM = / moves from /;

/** Whether `Which one shall I swap?` offered the part. */
function isChoice({ history, plan }: ConciergeState, parts: readonly PlacedSlot[]): boolean {
  const names = slotsOf(plan).map(({ slot }) => slot.name);
  const choices = choicesOf(history, names);
  return parts.some(({ slot }) => choices.includes(slot.name));
}

/** `perfect, 7 is fine`, of an offer to move the part there, is a yes; praise of what it would take out is none. */
function mayTakeUp({ history }: ConciergeState, how: SaidOfPart, line: string): boolean {
  const offered = offeredWish(history);
  const isPraise = how === 'glad' || how === 'loved';
  return isPraise && offered !== null && !/^(?:drop|swap|find) /.test(offered) && YES.test(line);
}
const YES = /^ (?:(?:oh|ooh|well) )*(?:yes|yeah|yep|ok|okay|perfect|great|go on|sure) /;

/** The parts of the plan that one run of words names, and the line with `@` for it. */
function partNamed(state: ConciergeState, message: string): { line: string; parts: PlacedSlot[] } {
  const { words, line, slots, types, venues } = read(message, state);
  const all = slotsOf(state.plan);
  const ofKind = types.flatMap((mention) => {
    const named = all.filter(({ slot }) => mention.types.includes(slot.type));
    return named.length > 0 ? [{ ...mention, slots: named }] : [];
  });
  const mentions = slots.length > 0 ? slots : ofKind;
  const runs = [...mentions, ...types.filter(({ from, to }) => mentions.some((one) => from < one.to && one.from < to))];
  const isElse = venues.some(({ from, to }) => !mentions.some((one) => one.from <= from && to <= one.to));
  if (mentions.length === 0 || isElse) return { line, parts: [] };
  const marked = words.flatMap((word, at) => (!isInside(at, runs) ? [word] : isInside(at - 1, runs) ? [] : ['@']));
  return { line: ` ${marked.join(' ')} `, parts: eachOnce(mentions.flatMap((mention) => mention.slots)) };
}
