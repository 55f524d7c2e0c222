import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { dayName } from '../../wording/name-slot.ts';
import { EACH } from '../cues/find-scope.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { inDay } from '../finding/clock-in-day.ts';
import { type Clock, findClocks } from '../finding/find-clocks.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { readIntent } from './read-intent.ts';

/** `no bars`, `cheaper dinners`: all there are, on whichever day. */
const SEVERAL =
  / (?:bars|pubs|clubs|nights|evenings|no drinks|mornings|afternoons|meals|restaurants|activities|everything) /;

/**
 * Wishes of a message that name no day though another does, or though all the parts that are named are of one: `sailing at 5, dinner
 * at 8 and no bar` speaks of one dinner and one bar, and `skip lunch sunday and finish earlier` of one day's end.
 */
export function withDayHeld(parts: readonly ReadPart[], message: string, state: ConciergeState): ReadPart[] {
  const felt = parts.map((part) => moodOfDay(part, message, state));
  return felt.length < 2 ? felt : onSpokenDay(cheaperOfDay(felt, state), message, state);
}

/** `half of us will be hanging, sunday looks packed, can you calm it down`: the one day that was told of before is meant. */
function moodOfDay(part: ReadPart, message: string, state: ConciergeState): ReadPart {
  const { intent, wish } = part;
  const at = message.indexOf(wish);
  if (intent.kind !== 'mood' || intent.days.length > 0 || at <= 0 || !/\bit\b/i.test(wish)) return part;
  const day = onlyOf(read(message.slice(0, at), state).days);
  return day === undefined || read(wish, state).days.length > 0
    ? part
    : { ...part, intent: { ...intent, days: [day] } };
}

/** `make saturday calmer and cheaper`: a mere `cheaper` is of the day just spoken of. */
const cheaperOfDay = (parts: readonly ReadPart[], state: ConciergeState): ReadPart[] =>
  parts.map((part, at) => {
    const before = parts[at - 1];
    const isBare = part.intent.kind === 'cheaper' && part.intent.capPence === null && ONLY_CHEAPER.test(part.wish);
    const day = onlyOf(before?.intent.kind === 'mood' ? before.intent.days : []);
    if (!isBare || day === undefined) return part;
    const wish = `make ${dayName(state.plan, day)} cheaper`;
    return { ...part, intent: readIntent(wish, state) };
  });
const ONLY_CHEAPER =
  /^\W*(?:(?:a bit|bit|also|and|then|make it|much|a little)\s+)*(?:cheaper|less expensive|less dear)\W*$/i;

function onSpokenDay(parts: readonly ReadPart[], message: string, state: ConciergeState): ReadPart[] {
  const spoken = read(message, state).days;
  const [said, another] = spoken;
  const day = said === undefined ? dayOfNamed(parts, state) : another === undefined ? said : null;
  return day === null
    ? [...parts]
    : parts.map((part, at) =>
        // Which of several is to be exchanged is asked, where no day was said.
        part.intent.kind === 'swap' && said === undefined
          ? part
          : onDay(part, dayBefore(parts.slice(0, at), state) ?? day, parts, state),
      );
}

/** `shard can go, start a bit later, and dinner sat somewhere cheaper`: the day that was spoken of when it was said. */
const dayBefore = (parts: readonly ReadPart[], state: ConciergeState): number | undefined =>
  parts
    .map((part) => onlyOf(read(part.wish, state).days) ?? dayOfNamed([part], state))
    .findLast((day) => day !== null && day !== undefined) ?? undefined;

/** The day that all parts of the plan which are named by themselves are on. */
export function dayOfNamed(parts: readonly ReadPart[], state: ConciergeState): number | null {
  const named = parts.flatMap(({ wish }) =>
    read(wish, state).slots.flatMap(({ slots }) => (isOfOneDay(slots) ? slots : [])),
  );
  const [day, another] = new Set(named.map((placed) => placed.day));
  return another === undefined ? (day ?? null) : null;
}

const isOfOneDay = (slots: readonly PlacedSlot[]): boolean => new Set(slots.map(({ day }) => day)).size === 1;

/** Neither a day nor one part: `the bar`, of three on three nights, names none of them. */
const namesNothing = ({ days, slots }: Reading): boolean =>
  days.length === 0 && slots.every(({ slots: fitting }) => new Set(fitting.map(({ day }) => day)).size > 1);

function onDay(part: ReadPart, day: number, parts: readonly ReadPart[], state: ConciergeState): ReadPart {
  const { intent, wish } = part;
  if (intent.kind === 'vague' && intent.freeBeside !== undefined)
    return { ...part, intent: readIntent(`${wish} on ${dayName(state.plan, day)}`, state) };
  if (intent.kind === 'hours') return hoursOn(part, intent, day, { parts, state });
  if (intent.kind !== 'retime' && intent.kind !== 'drop' && intent.kind !== 'swap') return part;
  const { scope } = intent;
  const reading = read(wish, state);
  if (!namesNothing(reading) || scope.days.length > 0 || scope.isEach === true) return part;
  if (EACH.test(reading.line) || SEVERAL.test(reading.line)) return part;
  const isEdge = intent.kind === 'retime' && intent.edge !== null && scope.kinds.length + scope.slots.length === 0;
  if (isEdge) {
    const slots = slotsWhere(state.plan, [day], scope.timesOfDay, []);
    return slots.length === 0
      ? part
      : { ...part, intent: { ...intent, scope: { ...scope, days: [day], slots, isNamed: true } } };
  }
  const there = scope.slots.filter((placed) => placed.day === day);
  const isTimeGone = intent.kind === 'drop' && scope.timesOfDay.length > 0;
  const isNarrower =
    (scope.kinds.length + reading.kinds.length > 0 ||
      reading.slots.length === 1 ||
      scope.isBeside === true ||
      isTimeGone) &&
    there.length > 0 &&
    there.length < scope.slots.length;
  if (!isNarrower || (!isTimeGone && there.every((placed) => isTaken(placed, part, parts)))) return part;
  return { ...part, intent: { ...intent, scope: { ...scope, days: [day], slots: there } } };
}

const EVERY = / (?:every|each|both|all|nights|evenings|mornings|days) /;

/** `dinner 6.30, bed by 11`: the end of that very day. */
function hoursOn(
  part: ReadPart,
  intent: Extract<Intent, { kind: 'hours' }>,
  day: number,
  { parts, state }: { parts: readonly ReadPart[]; state: ConciergeState },
): ReadPart {
  const { line, raw, days } = read(part.wish, state);
  const clock = onlyOf(findClocks(raw).filter(({ isRefused, isKept }) => !isRefused && !isKept));
  const isOfTrip = intent.edge === 'arrive' || intent.edge === 'leave';
  if (isOfTrip || days.length > 0 || EVERY.test(line) || !clock) return part;
  if (intent.day === day && intent.alsoDays === undefined) return part;
  const { alsoDays: _others, ...own } = intent;
  const minute = intent.edge === 'finish' ? firstAfter(clock, latestOf(parts, day)) : inDay(clock);
  return { ...part, intent: { ...own, day, minute } };
}

/** When the last of that day that is spoken of begins: the day ends after it. */
const latestOf = (parts: readonly ReadPart[], day: number): number =>
  parts
    .flatMap(({ intent, named }) => {
      const slots = [...named, ...('scope' in intent ? intent.scope.slots : [])].filter((placed) => placed.day === day);
      const at = intent.kind === 'retime' && intent.startMinute !== null ? [intent.startMinute] : [];
      return [...slots.map(({ slot }) => slot.startMinute), ...(slots.length > 0 ? at : [])];
    })
    .reduce((latest, minute) => Math.max(latest, minute), NOON);

const NOON = 720;

/** The hour that was said, the first time it comes after a minute of the day. */
const firstAfter = ({ minute, isExact }: Pick<Clock, 'minute' | 'isExact'>, after: number): number =>
  (isExact ? [0, 1440] : [0, 720, 1440, 2160]).map((shift) => (minute % 1440) + shift).find((one) => one > after) ??
  minute;

/** Another wish is about that very slot already. */
const isTaken = ({ slot }: PlacedSlot, part: ReadPart, parts: readonly ReadPart[]): boolean =>
  parts.some(
    (other) =>
      other !== part &&
      'scope' in other.intent &&
      other.intent.scope.slots.length === 1 &&
      other.intent.scope.slots[0]?.slot.id === slot.id,
  );
