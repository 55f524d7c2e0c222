import type { ConciergeState } from '../../concierge-state.ts';
import { questionKind } from '../cues/asks.ts';
import { type Clock, findClocks } from '../finding/find-clocks.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import { isInside } from '../finding/is-inside.ts';
import { readWeekday } from '../finding/weekdays.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import type { SlotHour } from '../slot-hour.ts';
import { distance, retimeOf } from './read-times.ts';

type Retime = Extract<Intent, { kind: 'retime' }>;

/** A day that goes on from the hour before it, `dinner at 8 friday, lunch at 1`. */
const DAY_AFTER =
  /^\s*(?:on\s+)?(?:the\s+)?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?(?=\s*(?:[,;.&]|and\b|then\b|$))/i;
/** Where a stretch of hours ends: the part takes as long as it takes. */
const RANGE_END = /^\s*(?:(?:to|until|till|-|–)\s*|and\s+)$/i;
/** Words that may stand beside parts and their hours and wish for nothing of their own. */
const GLUE = new Set(
  `at for to from by until till about around say the our a an and then with have make move push bring shift put do go start starts
  starting begin begins be is on in can could we you i please now instead us lets get book booked also plus need needs want would
  like should so ok back forward between before after earliest latest onwards sharp up run set it kick off finish finished
  finishes end ends done over wrap wraps this that day moved thing part of pm am oclock half quarter past one two three four
  five six seven eight nine ten eleven twelve noon midday midnight morning afternoon evening night later earlier straight`.split(
    /\s+/,
  ),
);
const WORDS_MAX = 24;
const PAIRS_MAX = 5;
/** How far from its present start a bare number may still mean an hour for a slot, minutes. */
const BARE_WITHIN = 180;

/**
 * Several parts of the plan with an hour for each, `rockets at 11 lunch at 1 film at 3`, `3pm jameson, 7.30 dinner`: each goes to its
 * own, with marks between them or none. A stretch of hours, `museum 4 til 5`, is the hour that it begins. Null where a part
 * has no hour, an hour no part, or where other words make another wish of it.
 */
export function readHourPairs(reading: Reading, state: ConciergeState): Retime | null {
  const { raw, line, words } = reading;
  if (words.length > WORDS_MAX || questionKind(line, raw) !== null) return null;
  const clocks = findClocks(raw);
  if (clocks.length < 2 || clocks.length > PAIRS_MAX || clocks.some(({ isRefused, isKept }) => isRefused || isKept))
    return null;
  const pieces = piecesOf(raw, clocks, state);
  const found: { slot: PlacedSlot; clock: Clock; text: string }[] = [];
  let day: number | null = dayNamed(reading);
  for (const { text, clock, lead } of pieces) {
    if (lead !== null && RANGE_END.test(lead) && found.length > 0) continue;
    const part = read(text, state);
    const at = clock === null ? null : partAt(part, clock, day, state);
    if (clock === null || at === null) {
      if (clock === null && isBesideOnly(part)) {
        const [only] = part.days;
        day = only ?? day;
        continue;
      }
      return null;
    }
    if (found.some(({ slot }) => slot.slot.id === at.slot.id)) return null;
    found.push({ slot: at, clock, text });
    day = at.day;
  }
  const [first] = found;
  const isRange = found.length === 1 && clocks.length === 2;
  if (!first || (found.length < 2 && !isRange)) return null;
  return together(found.map(({ slot, clock, text }) => retimeOf(slot, scopeOf([slot]), clock, read(text, state).line)));
}

/** Several moves, each of one slot to an hour, as one wish. */
export function together(moves: readonly Retime[]): Retime | null {
  const [first, ...rest] = moves;
  if (!first || rest.length === 0) return first ?? null;
  const hours = moves.flatMap(({ scope, direction, startMinute, bound = null }): SlotHour[] => {
    const [placed] = scope.slots;
    return placed && startMinute !== null ? [{ venueId: placed.slot.venueId, direction, startMinute, bound }] : [];
  });
  if (hours.length !== moves.length) return null;
  return { ...first, scope: { ...scopeOf(moves.flatMap(({ scope }) => scope.slots)), isEach: true }, hours };
}

/** The day that all parts which are named by themselves are on. */
function dayNamed({ slots, days }: Reading): number | null {
  const [said, other] = days;
  if (said !== undefined) return other === undefined ? said : null;
  const single = slots.map((mention) => new Set(mention.slots.map(({ day }) => day))).filter(({ size }) => size === 1);
  const [day, another] = new Set(single.flatMap((one) => [...one]));
  return another === undefined ? (day ?? null) : null;
}

interface Piece {
  text: string;
  clock: Clock | null;
  /** What stands before the hour. */
  lead: string | null;
}

/** The text in pieces with one hour each, which ends its piece, or begins it where the first part comes after its hour. */
function piecesOf(raw: string, clocks: readonly Clock[], state: ConciergeState): Piece[] {
  const [first] = clocks;
  if (!first) return [];
  const head = raw.slice(0, first.from);
  const isForward = namesPart(read(head, state));
  const pieces: Piece[] = [];
  if (!isForward) {
    pieces.push({ text: head, clock: null, lead: null });
    clocks.forEach((clock, at) => {
      pieces.push({ text: raw.slice(clock.from, clocks[at + 1]?.from), clock, lead: null });
    });
    return pieces;
  }
  let from = 0;
  for (const clock of clocks) {
    const after = DAY_AFTER.exec(raw.slice(clock.to))?.[0].length ?? 0;
    pieces.push({ text: raw.slice(from, clock.to + after), clock, lead: raw.slice(from, clock.from) });
    from = clock.to + after;
  }
  pieces.push({ text: raw.slice(from), clock: null, lead: null });
  return pieces;
}

const namesPart = ({ slots, kinds }: Reading): boolean =>
  slots.length > 0 || kinds.some((kind) => kind === 'lunch' || kind === 'dinner');

/** The one part that a piece names, at an hour that may be meant for it; `day` is that of the piece before. */
function partAt(part: Reading, clock: Clock, day: number | null, { plan }: ConciergeState): PlacedSlot | null {
  const { slots, kinds, days, words, types, venues } = part;
  const isNamed = (at: number): boolean => isInside(at, [...slots, ...types]);
  const isGlue = (word: string): boolean =>
    GLUE.has(word) || /\d/.test(word) || readWeekday(word.replace(/s$/, '')) !== null || MEALS.has(word);
  if (venues.length > 0 || words.some((word, at) => !isNamed(at) && !isGlue(word))) return null;
  const [mention, another] = slots;
  if (another && !sameSlots(mention?.slots ?? [], another.slots)) return null;
  const isBrunch = words.includes('brunch');
  if (!mention && types.some(({ from }) => !MEALS.has(words[from] ?? ''))) return null;
  const meals = isBrunch ? ['lunch' as const] : kinds.filter((kind) => kind === 'lunch' || kind === 'dinner');
  const named = mention ? mention.slots : meals.length === 1 ? slotsWhere(plan, [], [], meals) : [];
  const spoken = days.length > 0 ? days : day === null ? [] : [day];
  const here = named.filter((placed) => spoken.includes(placed.day));
  const [nearestOne, second] = (here.length > 0 ? here : named).toSorted(
    (left, right) => distance(clock, left) - distance(clock, right),
  );
  const isUnclear = second !== undefined && nearestOne !== undefined && second.day !== nearestOne.day;
  if (!nearestOne || isUnclear || (clock.isBare && distance(clock, nearestOne) > BARE_WITHIN)) return null;
  return nearestOne;
}

const MEALS = new Set(['lunch', 'dinner', 'tea', 'brunch', 'supper', 'meal', 'food']);

const sameSlots = (left: readonly PlacedSlot[], right: readonly PlacedSlot[]): boolean =>
  left.length === right.length && left.every(({ slot }, at) => slot.id === right[at]?.slot.id);

/** Words beside the first or after the last hour: at most the day of it all. */
const isBesideOnly = ({ words, slots, types, venues }: Reading): boolean =>
  slots.length + types.length + venues.length === 0 &&
  words.every((word) => GLUE.has(word) || readWeekday(word.replace(/s$/, '')) !== null);
