import { DINNER_START, LAST_FINISH, LUNCH_START, NIGHT_START_FROM } from '../../../../engine/day-rules.ts';
import { venuesOf } from '../../../../engine/places.ts';
import type { TimeOfDay, TripDay } from '../../../../engine/trip-request.ts';
import { formatClock } from '../../../../shared/dates.ts';
import { onlyOf } from '../../../../shared/only-of.ts';
import { isUsualEdge } from '../../../planner/domain/plan-days.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Preference, Wish } from '../understanding/intent.ts';
import { dayName } from '../wording/name-slot.ts';
import type { Outcome } from './outcome.ts';

type AddWish = Extract<Wish, { kind: 'add' }>;
type Meal = 'lunch' | 'dinner';

/** Hours that what is wanted lies in, minutes after midnight. */
interface Part {
  from: number;
  to: number;
  meal: Meal | null;
}

const MEALS: Readonly<Record<Meal, Part>> = {
  lunch: { from: LUNCH_START.from, to: LUNCH_START.to + 30, meal: 'lunch' },
  dinner: { from: DINNER_START.from, to: 1380, meal: 'dinner' },
};
const TIMES: Readonly<Record<TimeOfDay, Part>> = {
  Morning: { from: 600, to: 720, meal: null },
  Afternoon: { from: 720, to: 1080, meal: null },
  Evening: { from: 1080, to: 1440, meal: null },
};
const NIGHT: Part = { from: NIGHT_START_FROM, to: 1440, meal: null };

/** Less of a part of a day than this is none, minutes. */
const LEAST_MINUTES = 30;
/** How long something takes that was to begin at an hour, minutes. */
const LASTS_MINUTES = 150;

/**
 * What is wanted where the group has not arrived yet or has left already, by hours that the brief did not say: the day is made
 * longer for it, and the reply tells so. Hours that were told are made longer as well, and the outcome is doubtful: that is
 * shown first. Null where the hours of the day do not stand in the way.
 */
export function inLongerDay(
  state: ConciergeState,
  intent: AddWish,
  add: (longer: ConciergeState, intent: AddWish) => Outcome,
): Outcome | null {
  const part = partWanted(state, intent);
  const day = onlyOf(daysMeant(state, intent, part?.meal ?? null));
  if (!part || day === undefined) return null;
  const { scope } = intent;
  const wish: AddWish = { ...intent, scope: { ...scope, days: [day], kinds: part.meal ? [part.meal] : scope.kinds } };
  const outcome = withHours(state, day, longerHours(state, day, part), (longer) => add(longer, wish));
  // `put dinner in the ballroom`: no day was named, so nobody may have meant that one.
  const isGuessed = scope.days.length === 0 && outcome?.kind === 'changed';
  return isGuessed ? { ...outcome, longerDay: 'doubtful' } : outcome;
}

/** The same for a part of the plan that is to go to another day: shown first, for `karaoke again on sunday` moves none. */
export function movedInLongerDay(
  state: ConciergeState,
  { slot }: PlacedSlot,
  day: number,
  timesOfDay: readonly TimeOfDay[],
  move: (longer: ConciergeState) => Outcome,
): Outcome | null {
  const time = onlyOf(timesOfDay);
  const part = slot.kind === 'night' ? NIGHT : time ? TIMES[time] : null;
  const outcome = part && withHours(state, day, longerHours(state, day, part), move);
  return outcome?.kind === 'changed' ? { ...outcome, longerDay: 'doubtful' } : outcome;
}

/**
 * What is to come after the last part of a day and has no room there: the evening of a longer day, which is shown first, for it leaves
 * hours empty that nobody spoke of. Null where nothing fits there either.
 */
export function afterLastOfDay(
  state: ConciergeState,
  { beside }: AddWish,
  add: (longer: ConciergeState) => Outcome,
): Outcome | null {
  const mates = slotsOf(state.plan).filter(({ slot }) => beside?.venueIds.includes(slot.venueId));
  const mate = beside?.side === 'after' ? onlyOf(mates) : undefined;
  if (!mate || state.plan.days[mate.day]?.slots.at(-1)?.id !== mate.slot.id) return null;
  const outcome = withHours(state, mate.day, longerHours(state, mate.day, NIGHT), add);
  return outcome?.kind === 'changed' ? { ...outcome, longerDay: 'doubtful' } : null;
}

/** What can be done in the first of these hours of a day that let it; why not in the last, null without any. */
function withHours(
  state: ConciergeState,
  day: number,
  tries: readonly TripDay[],
  run: (longer: ConciergeState) => Outcome,
): Outcome | null {
  const present = state.request.days[day];
  let last: Outcome | null = null;
  for (const hours of tries) {
    const days = state.request.days.map((one, index) => (index === day ? hours : one));
    last = run({ ...state, request: { ...state.request, days } });
    if (last.kind === 'changed' && present) return told(state, last, day, present, hours);
  }
  return last;
}

function told(
  { plan, request }: ConciergeState,
  outcome: Extract<Outcome, { kind: 'changed' }>,
  day: number,
  was: TripDay,
  now: TripDay,
): Outcome {
  const isEnd = now.endMinute !== was.endMinute;
  if (!isEnd && now.startMinute === was.startMinute) return outcome;
  const [edge, before, after] = isEnd
    ? ['ends', was.endMinute, now.endMinute]
    : ['starts', was.startMinute, now.startMinute];
  const words = `${dayName(plan, day)} now ${edge} at ${formatClock(after)} instead of ${formatClock(before)}.`;
  // Nobody gives other parts up for it without having been asked.
  const kept = new Set(slotsOf(outcome.trip.plan).map(({ slot }) => slot.venueId));
  const isUsual =
    isUsualEdge(request.days, day, isEnd ? 'end' : 'start') &&
    slotsOf(plan).every(({ slot }) => kept.has(slot.venueId));
  const remark = outcome.remark === null ? words : `${words} ${outcome.remark}`;
  return { ...outcome, remark, longerDay: isUsual ? 'meant' : 'doubtful' };
}

/** The hours of the day that leave room for that part of it, the shortest first; none where the day has room for it. */
function longerHours({ request }: ConciergeState, day: number, { from, to, meal }: Part): TripDay[] {
  const hours = request.days[day];
  if (!hours) return [];
  const withMeal: TripDay = {
    ...hours,
    needsLunch: hours.needsLunch || meal === 'lunch',
    needsDinner: hours.needsDinner || meal === 'dinner',
  };
  if (hours.endMinute < from + LEAST_MINUTES) {
    const usual = Math.min(LAST_FINISH, Math.max(...request.days.map(({ endMinute }) => endMinute)));
    const ends = meal === null && usual > to ? [to, usual] : [to];
    return ends.map((endMinute) => ({ ...withMeal, endMinute }));
  }
  if (hours.startMinute > to - LEAST_MINUTES) return [{ ...withMeal, startMinute: from }];
  if (withMeal.needsDinner !== hours.needsDinner)
    return [withMeal, { ...withMeal, endMinute: Math.max(hours.endMinute, to) }];
  return withMeal.needsLunch === hours.needsLunch
    ? []
    : [withMeal, { ...withMeal, startMinute: Math.min(hours.startMinute, from) }];
}

/** The part of a day that something is wanted for; null where any will do. */
function partWanted(state: ConciergeState, { scope, slotKind, want, startMinute }: AddWish): Part | null {
  const kind = onlyOf(scope.kinds) ?? slotKind;
  const time = onlyOf(scope.timesOfDay);
  const kinds = new Set(kindsWanted(state, want));
  const eats = kinds.size > 0 && [...kinds].every((one) => one === 'restaurant');
  const goesOut = kinds.size > 0 && [...kinds].every((one) => one === 'nightlife');
  const meal = kind === 'lunch' || kind === 'dinner' ? kind : eats && time === 'Evening' ? 'dinner' : null;
  // `make it 4` is no hour of a dinner, however late the day may end.
  if (meal && startMinute !== undefined && startMinute < MEALS[meal].from) return null;
  if (meal) return MEALS[meal];
  if (startMinute !== undefined)
    return { from: startMinute, to: Math.ceil((startMinute + LASTS_MINUTES) / 60) * 60, meal: null };
  if (kind === 'night' || goesOut) return NIGHT;
  return time ? TIMES[time] : null;
}

/** Sorts of the places that would do, where some were named. */
export const kindsWanted = ({ places }: ConciergeState, { venueIds, types }: Preference) =>
  venuesOf(places)
    .filter(({ id, type }) => (venueIds.length > 0 ? venueIds.includes(id) : types.includes(type)))
    .map(({ kind }) => kind);

/** The days that were named, or, for a mere meal, all; of several those that do not have that meal. */
function daysMeant({ plan }: ConciergeState, { scope: { days }, want }: AddWish, meal: Meal | null): readonly number[] {
  const isOpen = want.venueIds.length + want.types.length === 0;
  if (days.length === 1 || meal === null || (days.length === 0 && !isOpen)) return days;
  const all = days.length > 0 ? days : [...plan.days.keys()];
  return all.filter((day) => plan.days[day]?.slots.every(({ kind }) => kind !== meal) === true);
}
