import type { Venue } from '../../../../catalogue/venue.ts';
import { pricePerPersonPence } from '../../../../engine/candidates.ts';
import { NIGHTS_MAX } from '../../../../engine/day-rules.ts';
import { venuesOf } from '../../../../engine/places.ts';
import type { TripPlan } from '../../../../engine/trip-plan.ts';
import { formatClock } from '../../../../shared/dates.ts';
import { formatPounds } from '../../../../shared/money.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { NO_PREFERENCE } from '../understanding/cues/no-preference.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import type { Beside } from '../understanding/intent.ts';
import { dayName, listOf, partOf } from '../wording/name-slot.ts';
import { offer } from '../wording/offers.ts';
import { oneOf } from '../wording/one-of.ts';
import { type Addition, wantedVenues } from './add-slot.ts';
import { keptOut } from './kept-out.ts';
import { replaceSlot } from './replace-slot.ts';

/** Why nothing could be added, with a swap to offer where one would work. */
export function refuseAddition(state: ConciergeState, addition: Addition): string {
  const { want, days, timesOfDay } = addition;
  const { plan, request, places } = state;
  const named = venuesOf(places).find(({ id }) => id === want.venueIds[0]);
  const wanted = named?.name ?? (want.typeLabel === null ? wordsFor(addition.slotKind) : oneOf(want.typeLabel));
  const side = addition.beside ? besideWords(state, addition.beside) : null;
  const part = timesOfDay.length === 1 ? ` ${timesOfDay[0]?.toLowerCase()}` : '';
  const where = side ?? (days.length > 0 ? ` on ${listOf(days.map((day) => dayName(plan, day)))}${part}` : '');
  const usable = wantedVenues(state, addition);

  if (named && usable.length === 0) {
    const { min, max } = named.groupSize;
    if (request.groupSize > max || request.groupSize < min)
      return `${named.name} takes ${min} to ${max} people, and you are ${request.groupSize}, so I have not added it.`;
    if (named.adultsOnly && request.needs.minorsPresent)
      return `${named.name} is for over-18s only, and some of you are under 18, so I have not added it.`;
    return `${named.name} does not meet a need of your group, so I have not added it.`;
  }
  if (usable.length === 0 && want.near)
    return `Nothing on our list that is near ${want.near.name} is ${wanted} for a group of ${request.groupSize} with your needs, so I have not added one.`;
  const [had] = slotsOf(plan).filter(({ slot }) => want.types.includes(slot.type));
  if (usable.length === 0 && had)
    return `${had.slot.name} is in the plan already (${partOf(plan, had)}), and no other ${want.typeLabel ?? wanted} on our list takes a group of ${request.groupSize} with your needs, so I have not added one.`;
  const ofKind = venuesOf(state.places).filter(({ type }) => want.types.includes(type));
  if (usable.length === 0 && request.needs.minorsPresent && ofKind.length > 0 && ofKind.every((one) => one.adultsOnly))
    return `Every ${want.typeLabel ?? wanted} on our list is for over-18s only, and some of you are under 18, so I have not added one.`;
  if (usable.length === 0)
    return `No ${want.typeLabel ?? wanted} on our list takes a group of ${request.groupSize} with your needs, so I have not added one.`;

  const swap = addition.beside || want.near ? null : swapInstead(state, addition);
  if (swap) return `There is no gap for ${wanted}${where}, but it could take something else’s place. ${offer(swap)}`;
  const cap = request.budgetCapPence;
  const cheapest = Math.min(...usable.map((venue) => pricePerPersonPence(venue, request.groupSize, 1)));
  const room = cap === null ? null : cap - plan.totals.slotsPerPersonPence;
  if (room !== null && cheapest > room) {
    const left = `${formatPounds(Math.max(0, room))} of your limit of ${formatPounds(cap ?? 0)} is left`;
    const first = wanted.replace(/^./, (letter) => letter.toUpperCase());
    // Whether it then fits on the side that was asked for, nobody has looked yet, so nothing is offered.
    if (addition.beside)
      return `${first} costs more than what is left: only ${left}, so I have not added it. Drop something first, or raise the limit.`;
    return `${first} would cost ${formatPounds(cheapest)} a person, and only ${left}, so I have not added it. ${offer(`raise the limit to ${formatPounds(plan.totals.slotsPerPersonPence + cheapest)} pp and add ${wanted}${where}`)} Or drop something first.`;
  }
  const isFull =
    days.length > 0 && usable[0]?.kind === 'nightlife' && days.every((day) => nightsOn(plan, day) >= NIGHTS_MAX);
  if (isFull)
    return `${listOf(days.map((day) => dayName(plan, day)))} has ${NIGHTS_MAX} nights out already, and two are the most. Nothing has changed. Say which one ${wanted} shall take the place of.`;
  const meals = mealsTaken(state, addition, usable);
  if (meals !== null) return `I found no room for ${wanted}${where}. ${meals}`;
  const why = named
    ? keptOut(state, named.id).told
    : (betweenWords(state, addition.beside) ?? 'Nothing on our list that is open then fits between what is planned.');
  return `I found no time for ${wanted}${where}. ${why} Nothing has changed.`;
}

/** Where one only eats, a day that has both its meals takes no third: which of them could be it. */
function mealsTaken({ plan }: ConciergeState, { days }: Addition, usable: readonly Venue[]): string | null {
  const [day, ...others] = days;
  if (day === undefined || others.length > 0 || usable.some(({ kind }) => kind !== 'restaurant')) return null;
  const meals = (plan.days[day]?.slots ?? []).filter(({ kind }) => kind === 'lunch' || kind === 'dinner');
  if (meals.length < 2) return null;
  const names = meals.map(({ name, kind }) => `${name} (${kind})`);
  return `A place to eat is a lunch or a dinner here, and ${dayName(plan, day)} has both: ${listOf(names)}. Nothing has changed. Say which of them it should be instead.`;
}

const nightsOn = ({ days }: TripPlan, day: number): number =>
  days[day]?.slots.filter(({ kind }) => kind === 'night').length ?? 0;

/** ` before Columbia Road Flower Market on Sunday`. */
function besideWords({ plan }: ConciergeState, { side, venueIds, until = [] }: Beside): string {
  const mates = slotsOf(plan).filter(({ slot }) => venueIds.includes(slot.venueId));
  const next = slotsOf(plan).find(({ slot }) => until.includes(slot.venueId));
  const [first] = mates;
  if (first && next) return ` between ${first.slot.name} and ${next.slot.name} on ${dayName(plan, first.day)}`;
  return ` ${side} ${mates.map(({ slot, day }) => `${slot.name} on ${dayName(plan, day)}`).join(' or ')}`;
}

/** How little there is between the two parts; null where it was not to be between two. */
function betweenWords({ plan }: ConciergeState, beside: Beside | undefined): string | null {
  const first = slotsOf(plan).find(({ slot }) => beside?.venueIds.includes(slot.venueId))?.slot;
  const next = slotsOf(plan).find(({ slot }) => beside?.until?.includes(slot.venueId))?.slot;
  return first && next
    ? `${first.name} ends at ${formatClock(first.endMinute)} and ${next.name} starts at ${formatClock(next.startMinute)}, and nothing of that sort is open then and fits with the ways.`
    : null;
}

/** A swap that would bring the wish in, in words the concierge understands. */
function swapInstead(state: ConciergeState, { want, days, timesOfDay }: Addition): string | null {
  const wanted =
    want.venueIds.length > 0 ? venuesOf(state.places).find(({ id }) => id === want.venueIds[0])?.name : want.typeLabel;
  if (!wanted) return null;
  const targets = slotsOf(state.plan).filter(
    ({ day, slot }) =>
      (days.length === 0 || days.includes(day)) &&
      (timesOfDay.length === 0 || timesOfDay.includes(slot.timeOfDay)) &&
      slot.kind !== 'lunch' &&
      slot.kind !== 'dinner' &&
      !want.types.includes(slot.type),
  );
  for (const target of targets.slice(0, 6)) {
    const preference = { ...NO_PREFERENCE, venueIds: want.venueIds, types: want.types };
    if (replaceSlot(state, target, preference))
      return `swap ${target.slot.name} on ${partOf(state.plan, target)} for ${wanted}`;
  }
  return null;
}

function wordsFor(kind: Addition['slotKind']): string {
  switch (kind) {
    case 'night':
      return 'a night out';
    case 'lunch':
    case 'dinner':
      return kind;
    case 'activity':
    case null:
      return 'another activity';
  }
}
