import { checkPlan } from '../../../../engine/check-plan.ts';
import { freeHoursInWords, liesIn } from '../../../../engine/kept-free.ts';
import { lengthInWords } from '../../../../engine/length-in-words.ts';
import { moveSlot } from '../../../../engine/move-slot.ts';
import type { FreeHours, TripRequest } from '../../../../engine/trip-request.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import { dayName } from '../wording/name-slot.ts';
import { pinnedStays } from '../wording/pinned-stays.ts';
import { changePlan, keepsAll, newRelaxations, withNotesFor } from './change-plan.ts';
import { dropOne } from './drop-slots.ts';
import { changed, type Outcome, refused } from './outcome.ts';

/** How far from the hours that are to be free a part may go before it is left out, minutes. */
const FURTHEST = 180;
const STEP = 15;

/**
 * Keeps these hours of a day free, now and in later changes: what is planned then goes elsewhere on its day, or out where
 * no hour would do. Of moving it aside one by one and of planning around the hours, what loses less is done.
 */
export function keepHoursFree(state: ConciergeState, hours: FreeHours): Outcome {
  const when = whenOf(state, hours);
  const within = slotsWithin(state, hours);
  const pinned = pinnedStays(state, within);
  if (pinned !== null) return refused(pinned);
  const request = withHours(state.request, hours);
  if (within.length === 0)
    return changed(withNotesFor(state, { plan: state.plan, request }), `Nothing is planned from ${when}${UNTIL}`);
  const aside = movedOut(state, within, hours);
  const best = aside && lossesOf(state, aside) === 0 ? aside : leastLost(state, [aside, around(state, request)]);
  return best
    ? changed(best, `${when} is free now${UNTIL}`)
    : refused(`I could not free ${when} without breaking the rest of the day. Nothing has changed.`);
}

const UNTIL = ', and it stays so until you say “we can use those hours again”.';

const leastLost = (state: ConciergeState, trips: readonly (PlannedTrip | null)[]): PlannedTrip | null =>
  trips.filter((trip) => trip !== null).toSorted((one, other) => lossesOf(state, one) - lossesOf(state, other))[0] ??
  null;

/** How much of the plan is gone; a part in the place of another is half a loss. */
function lossesOf({ plan: before }: ConciergeState, { plan: after }: PlannedTrip): number {
  const there = new Set(slotsOf(after).map(({ day, slot }) => `${day} ${slot.venueId}`));
  const lost = slotsOf(before).filter(({ day, slot }) => !there.has(`${day} ${slot.venueId}`)).length;
  return lost + Math.max(0, slotsOf(before).length - slotsOf(after).length);
}

/** Each part in these hours beside them, or out, and everything else where it is; null where one of them cannot go. */
function movedOut(state: ConciergeState, within: readonly PlacedSlot[], hours: FreeHours): PlannedTrip | null {
  let trip: PlannedTrip = state;
  for (const { slot } of within) {
    const now = slotsWithin(trip, hours).find((one) => one.slot.venueId === slot.venueId);
    if (!now) continue;
    const present = { ...state, ...trip };
    trip = movedAside(present, now, hours) ?? dropOne(present, now, { forReplacement: false }) ?? trip;
  }
  const kept = withNotesFor(state, { plan: trip.plan, request: withHours(trip.request, hours) });
  return checkPlan(kept.plan, kept.request, state.places).length === 0 ? kept : null;
}

/**
 * The plan made around these hours, where it breaks no promise that the plan keeps now but meals that they leave no hour
 * for: these are left to the group.
 */
function around(state: ConciergeState, request: TripRequest): PlannedTrip | null {
  const made = changePlan(state, { request });
  if (!made.ok) return null;
  const broken = newRelaxations(state.plan, made.value.plan);
  if (broken.length === 0) return made.value;
  const meals = broken.flatMap((one) => (one.kind === 'meal-dropped' ? [{ day: one.day, kind: one.meal }] : []));
  if (meals.length < broken.length) return null;
  const without = changePlan(state, { request: { ...request, droppedSlots: [...request.droppedSlots, ...meals] } });
  return without.ok && newRelaxations(state.plan, without.value.plan).length === 0 ? without.value : null;
}

/** Steps between the starts that are looked at, minutes. */
const LOOKED_AT = 30;

/**
 * Keeps so many minutes of these hours free: those in which nothing is planned, or else those around which the plan loses
 * least, and of these the ones without a meal.
 */
export function keepSomeFree(
  state: ConciergeState,
  { minutes, within }: { minutes: number; within: FreeHours },
): Outcome {
  const { day } = within;
  const present = state.request.days[day];
  // Whoever slept there has the morning before the day begins, too.
  const isMorning = day > 0 && within.endMinute <= MORNING_UNTIL;
  const from = isMorning ? within.startMinute : Math.max(within.startMinute, present?.startMinute ?? 0);
  const to = Math.min(within.endMinute, present?.endMinute ?? within.endMinute);
  const count = Math.max(0, Math.floor((to - from - minutes) / LOOKED_AT) + 1);
  const windows = Array.from({ length: count }, (_, at): FreeHours => {
    const startMinute = from + at * LOOKED_AT;
    return { day, startMinute, endMinute: startMinute + minutes };
  }).sort((one, other) => inTheWay(state, one) - inTheWay(state, other));
  const [free] = windows;
  if (!free)
    return refused(
      `${dayName(state.plan, day)} has no ${lengthInWords(minutes)} then in your brief. Nothing has changed.`,
    );
  if (inTheWay(state, free) === 0) return keepHoursFree(state, free);
  const [best] = windows
    .map((hours) => {
      const trip = around(state, withHours(state.request, hours));
      return { hours, losses: trip ? lossesOf(state, trip) : Number.POSITIVE_INFINITY };
    })
    .sort((one, other) => (one.losses === other.losses ? 0 : one.losses - other.losses));
  return keepHoursFree(state, best?.hours ?? free);
}

/** A stretch of hours up to it is a morning, minutes. */
const MORNING_UNTIL = 13 * 60;
/** A meal has few other hours to go to. */
const MEAL_MINUTES = 24 * 60;

/** What is planned in these hours, minutes, a meal counted as more than all the rest. */
const inTheWay = (state: ConciergeState, hours: FreeHours): number =>
  slotsWithin(state, hours).reduce(
    (sum, { slot }) =>
      sum + slot.endMinute - slot.startMinute + (slot.kind === 'lunch' || slot.kind === 'dinner' ? MEAL_MINUTES : 0),
    0,
  );

/** Lets the plan use hours again that were kept free. Nothing is put there before it is asked for. */
export function freeHoursEnd(state: ConciergeState, free: readonly FreeHours[]): Outcome {
  const keptFree = (state.request.keptFree ?? []).filter((hours) => !free.includes(hours));
  const trip = withNotesFor(state, { plan: state.plan, request: { ...state.request, keptFree } });
  const when = free.map((hours) => whenOf(state, hours)).join(' and ');
  return changed(trip, `${when} can be used again. Say “add something” with what you would like, and I look for it.`);
}

const whenOf = ({ plan }: ConciergeState, hours: FreeHours): string =>
  `${freeHoursInWords(hours)} on ${dayName(plan, hours.day)}`;

/** The request with these hours kept free; what they cover or meet becomes one with them. */
function withHours(request: TripRequest, hours: FreeHours): TripRequest {
  const others = request.keptFree ?? [];
  const meets = (one: FreeHours): boolean =>
    one.day === hours.day && one.startMinute <= hours.endMinute && one.endMinute >= hours.startMinute;
  const joined = [hours, ...others.filter(meets)];
  const whole: FreeHours = {
    day: hours.day,
    startMinute: Math.min(...joined.map((one) => one.startMinute)),
    endMinute: Math.max(...joined.map((one) => one.endMinute)),
  };
  return { ...request, keptFree: [...others.filter((one) => !meets(one)), whole] };
}

const slotsWithin = ({ plan }: Pick<PlannedTrip, 'plan'>, hours: FreeHours): PlacedSlot[] =>
  slotsOf(plan).filter(({ slot, day }) => day === hours.day && liesIn(hours, slot));

/** The trip with the slot at the nearest hour outside these, nothing lost by it and nothing else moved into them. */
function movedAside(state: ConciergeState, placed: PlacedSlot, hours: FreeHours): PlannedTrip | null {
  const { slot, day } = placed;
  const length = slot.endMinute - slot.startMinute;
  const beside = (by: number): number[] => [hours.endMinute + by, hours.startMinute - length - by];
  const nearest = (starts: number[]): number[] =>
    starts.sort((one, other) => Math.abs(one - slot.startMinute) - Math.abs(other - slot.startMinute));
  const apart = Array.from({ length: FURTHEST / STEP }, (_, at) => (at + 1) * STEP).flatMap(beside);
  // Nobody is at the next door the minute they are free, unless it cannot be helped.
  const starts = [...nearest(apart), ...nearest(beside(0))];
  const others = slotsWithin(state, hours).length;
  for (const startMinute of starts) {
    const moved = moveSlot({ ...state, placed, day, startMinute, isExact: true });
    if (!moved.ok || !keepsAll(state.plan, moved.value.plan, [])) continue;
    if (slotsWithin(moved.value, hours).length < others) return moved.value;
  }
  return null;
}
