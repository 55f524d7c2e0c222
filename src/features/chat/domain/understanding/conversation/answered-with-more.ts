import type { SlotKind } from '../../../../../engine/trip-request.ts';
import { formatClock } from '../../../../../shared/dates.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { dayName } from '../../wording/name-slot.ts';
import {
  lastChanged,
  lastReplyOf,
  lastWish,
  listedWish,
  listedWishes,
  offeredWish,
  placedWish,
} from '../../wording/offers.ts';
import { isLostReply } from '../../wording/small-talk.ts';
import { inDay } from '../finding/clock-in-day.ts';
import { findClocks, nearest } from '../finding/find-clocks.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import { isInside } from '../finding/is-inside.ts';
import { readPick } from '../message/read-small-talk.ts';
import { standsAlone } from '../message/stands-alone.ts';
import { type Reading, read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { normalise } from '../typing/normalise.ts';
import { ITEM_END } from '../typing/written-lines.ts';
import { broughtIn, exactSwap } from '../wishes/listed-places.ts';

const ALONG = '(?:[\\s,]+(?:please|pls|then|do (?:it|that)|go on(?: then)?|thanks|thank you|ta|mate|x+))*';
const ON = '(?:\\s*[,.!;–-]+\\s*(?:(?:and|also|plus)\\s+)?|\\s+(?:and|also|plus|&)\\s+)(?:(?:also|then|can you)\\s+)?';
/** `yes and dave is vegan`, `go on then, also drop the boat`. */
const YES_AND = new RegExp(
  `^\\s*(?:yes|yeah|yeh|yea|yh|yep|yup|ye|aye|go on(?: then)?|go for it|do (?:it|that))${ALONG}${ON}(\\S.+)$`,
  'i',
);
/** `ok` before an order may be no more than a word to begin with. */
const OK_AND =
  /^\s*(?:ok|okay|sure|sounds good|perfect|great|lovely|fine)(?:[\s,]+(?:please|then|do (?:it|that)|thanks))*[\s,.!]+(?:and|also|plus)\s+(?:also\s+)?(\S.+)$/i;
const NO_BUT =
  /^\s*(?:no|nah|nope)(?:[\s,]+(?:thanks|thank you|ta|cheers|mate|leave (?:it|that)))*(?:\s*[,.!;–-]+\s*(?:but\s+)?|\s+but\s+)(?:(?:can you|also|just)\s+)?(\S.+)$/i;
const PICK_AND = /^(.{1,40}?)(?:\s*[,.!;]\s*|\s+)(?:and|also|plus|&)\s+(?:also\s+)?(\S.+)$/i;

/**
 * An answer to an offer or a list with a whole wish besides: what was offered and the wish, or the wish alone after a no.
 * Null for a mere answer, and where the other words lean on what was offered.
 */
export function answeredWithMore(state: ConciergeState, message: string): string | null {
  const offered = offeredWish(state.history);
  const isOpen = offered !== null || listedWishes(state.history).length > 1;
  if (!isOpen) return null;
  const besides = (YES_AND.exec(message) ?? OK_AND.exec(message))?.[1];
  if (offered !== null && besides !== undefined && standsAlone(state, besides)) return both(offered, besides);
  const instead = NO_BUT.exec(message)?.[1];
  if (instead !== undefined && standsAlone(state, instead)) return instead;
  const [, answer = '', more = ''] = PICK_AND.exec(message) ?? [];
  const rest = more.replace(/\s+(?:too|as well)(?=[\s.!]*$)/i, '');
  const picked = answer === '' ? null : pickedOf(state, answer);
  return picked !== null && standsAlone(state, rest) ? both(picked, rest) : pickedAt(state, message);
}

/** `yes and golf`: the same for a part of the plan that is only named. */
export function yesAndNamed(state: ConciergeState, message: string): string | null {
  const offered = offeredWish(state.history);
  const named = YES_AND.exec(message)?.[1];
  if (offered === null || named === undefined) return null;
  const verb = /^(?:drop|swap|cancel|remove|skip)\b/.exec(offered)?.[0];
  const { words, slots } = read(named, state);
  const isOnlyNamed = slots.length > 0 && words.every((word, at) => isInside(at, slots) || OF_NAME.test(word));
  return verb !== undefined && isOnlyNamed && !/ for /.test(offered) ? both(offered, `${verb} ${named}`) : null;
}
const OF_NAME = /^(?:the|you|u|too|as|well|also|on|\w+day|please|dinner|lunch|our|place)$/;

const PICK_BUT =
  /^(.{1,40}?)(?:\s*[,.!;]\s*|\s+)(?:but|only|if it(?:[’']?s| is| can be)|and(?= (?:make|start|move|have|do|book|put) it)|(?=(?:on|for) (?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?=(?:at|for) (?:half )?\d)) (.{1,40})$/i;

/** `number 2 but at 3 oclock`: what was listed, at an hour of its own. */
function pickedAt(state: ConciergeState, message: string): string | null {
  const [, answer = '', rest = ''] = PICK_BUT.exec(message) ?? [];
  const picked = answer === '' ? null : pickedOf(state, answer);
  if (picked === null) return null;
  const { raw, line } = normalise(/^(?:\d|half)/i.test(rest) ? `at ${rest}` : rest);
  const [clock, another] = findClocks(raw).filter(({ isRefused }) => !isRefused);
  const swap = exactSwap(state, picked);
  const [old] = swap?.kind === 'swap' ? swap.scope.slots : [];
  const minute = clock && (old ? nearest(clock, old.slot.startMinute) : inDay(clock));
  if (minute !== undefined && !another) return both(picked, `move it to ${formatClock(minute)}`);
  const onDay = placedOn(state, picked, rest);
  if (onDay !== null) return onDay;
  const direction = / (earlier|later) /.exec(line)?.[1];
  return direction === undefined ? null : both(picked, `move it ${direction}`);
}

/** `the second one but saturday`: what was listed, on a day of its own. */
function placedOn(state: ConciergeState, picked: string, rest: string): string | null {
  const { days, words, slots, types } = read(rest, state);
  const day = onlyOf(days);
  const isOnlyDay = words.every((word) => OF_DAY.test(word));
  if (day === undefined || !isOnlyDay || slots.length + types.length > 0) return null;
  const [, given, came] = /^swap (.+?) for (.+)$/i.exec(picked) ?? [];
  const moved = /^move (.+?) (?:an hour |half an hour )?(?:later|earlier|to .+)$/i.exec(picked)?.[1];
  const on = dayName(state.plan, day);
  if (moved !== undefined) return `move ${moved} to ${on}`;
  if (picked.startsWith('add ')) return `${picked} on ${on}`;
  const isThere =
    given !== undefined && read(given, state).slots.some((one) => one.slots.some((part) => part.day === day));
  if (came === undefined || /^(?:something|somewhere) /i.test(came)) return null;
  return isThere ? picked : `add ${came} on ${on}`;
}
const OF_DAY =
  /^(?:on|for|the|put|make|have|do|move|it|that|to|instead|please|then|though|only|maybe|\w+day|morning|afternoon|evening|night|x+)$/;

/** The listed wish that a bare number or an ordinal takes up. */
export function pickedOf({ history }: ConciergeState, answer: string): string | null {
  if (listedWishes(history).length < 2) return null;
  const { words, line } = normalise(answer);
  const number = readPick(line);
  return placedWish(history, words) ?? (number === null ? null : listedWish(history, number));
}

/**
 * `any other bars for friday`, then the first: a place of a list is for the day that the list was asked for, and for the one
 * meal of it, which it takes the place of.
 */
export function withDayAsked(state: ConciergeState, wish: string): string {
  const asked = lastWish(state.history);
  const isOpen = offeredWish(state.history) === null && wish.startsWith('add ') && read(wish, state).days.length === 0;
  if (asked === null || !isOpen) return wish;
  const reading = read(asked, state);
  const meal = broughtIn(wish, state)?.kind === 'restaurant' ? mealAsked(reading, state) : undefined;
  if (meal) return `swap ${asTyped(meal.slot.name)} for ${wish.slice('add '.length)}`;
  const day = onlyOf(reading.days);
  return day === undefined ? wish : `${wish} on ${dayName(state.plan, day)}`;
}

function mealAsked({ slots, kinds, days }: Reading, { plan }: ConciergeState): PlacedSlot | undefined {
  const meals: readonly SlotKind[] = kinds.filter((kind) => kind === 'lunch' || kind === 'dinner');
  const named = slots.flatMap((mention) => mention.slots).filter(({ slot }) => meals.includes(slot.kind));
  return meals.length === 0 ? undefined : onlyOf(named.length > 0 ? named : slotsWhere(plan, days, [], meals));
}

const both = (one: string, other: string): string => `${one}${ITEM_END}${other}`;

/** So many questions may come between an offer and its answer. */
const BETWEEN_MAX = 2;
/** Plain consent to do something: a mere `ok` or `great` answers the answer. */
const CONSENTS =
  / (?:do (?:it|that)|go (?:ahead|for it|for that)|go on then|lets (?:do|go)|make (?:it|the change) happen) |^ (?:(?:ok|oh|right|well|so|and) )*(?:yes|yeah|yep|aye)(?: (?:please|then|thanks))* $/;
const ANSWER_WORDS_MAX = 6;

/**
 * The conversation as an answer means it: where only questions were answered since an offer or a list, that is what
 * `ok, do it` and `the first one` take up. The same state for anything else.
 */
export function whenOffered(state: ConciergeState, message: string): ConciergeState {
  const { line, words } = normalise(message);
  const { history } = state;
  // What is only suggested after a line that was not understood takes no consent to what was offered before.
  const isLost = isLostReply(lastReplyOf(history)) && CONSENTS.test(line);
  if (words.length > ANSWER_WORDS_MAX || (isOffering(state) && !isLost) || lastChanged(history)) return state;
  for (let back = 1; back <= BETWEEN_MAX; back += 1) {
    const earlier: ConciergeState = { ...state, history: history.slice(0, -2 * back) };
    if (earlier.history.length === 0 || lastChanged(earlier.history)) return state;
    if (!isOffering(earlier)) continue;
    const isTaken = offeredWish(earlier.history) === null ? pickedOf(earlier, message) !== null : CONSENTS.test(line);
    return isTaken ? earlier : state;
  }
  return state;
}

const isOffering = ({ history }: ConciergeState): boolean =>
  offeredWish(history) !== null || listedWishes(history).length > 1;
