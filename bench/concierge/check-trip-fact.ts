import { type Places, venuesOf } from '../../src/engine/places.ts';
import type { TripPlan } from '../../src/engine/trip-plan.ts';
import type { PlannedTrip } from '../../src/features/chat/domain/concierge-state.ts';
import type { Fact } from './case-schema.ts';
import type { Comparison } from './check-fact.ts';
import { placedSlots, slotKey } from './placed-slots.ts';

type SlotFactName =
  | 'gone'
  | 'stays'
  | 'replaced'
  | 'added'
  | 'dropped'
  | 'moved'
  | 'original'
  | 'every'
  | 'none'
  | 'count'
  | 'changed';

/** A fact about the trip as a whole, or about a day of it, rather than about its slots. */
export type TripFact = Exclude<Fact, { fact: SlotFactName }>;

export function checkTripFact(fact: TripFact, comparison: Comparison): boolean {
  const { before, after, places } = comparison;
  switch (fact.fact) {
    case 'day-begins':
      return begins(fact, before.plan, after.plan);
    case 'day-ends':
      return finishes(fact, before.plan, after.plan);
    case 'size':
      return after.request.groupSize === fact.is && after.plan.groupSize === fact.is;
    case 'dates':
      return (
        after.request.days.length === fact.days &&
        after.plan.days.length === fact.days &&
        after.plan.days[0]?.date === fact.first
      );
    case 'needs':
      return hasNeeds(fact, after);
    case 'cap':
      return after.request.budgetCapPence === fact.is;
    case 'total':
      return isTotal(fact, before.plan, after.plan);
    case 'calmer':
      return (
        loudness(after.plan, places, fact.day) < loudness(before.plan, places, fact.day) ||
        (fact.day === undefined && paceOf(after) < paceOf(before))
      );
    case 'livelier':
      return loudness(after.plan, places, fact.day) > loudness(before.plan, places, fact.day);
    case 'stay':
      return isStay(fact, comparison);
    case 'undone':
      return comparison.previous !== null && isSame(after, comparison.previous);
  }
}

function begins(fact: Extract<TripFact, { fact: 'day-begins' }>, before: TripPlan, after: TripPlan): boolean {
  const was = before.days[fact.day - 1]?.slots[0]?.startMinute;
  const is = after.days[fact.day - 1]?.slots[0]?.startMinute;
  if (was === undefined || is === undefined) return false;
  return compared(fact.than, is, was) && is >= (fact.notBefore ?? 0);
}

function finishes(fact: Extract<TripFact, { fact: 'day-ends' }>, before: TripPlan, after: TripPlan): boolean {
  const was = before.days[fact.day - 1]?.slots.at(-1)?.endMinute;
  const is = after.days[fact.day - 1]?.slots.at(-1)?.endMinute;
  if (was === undefined || is === undefined) return false;
  return compared(fact.than, is, was) && is <= (fact.notAfter ?? Number.POSITIVE_INFINITY);
}

const compared = (than: 'earlier' | 'later' | 'any', is: number, was: number): boolean =>
  than === 'any' || (than === 'earlier' ? is < was : is > was);

function hasNeeds(fact: Extract<TripFact, { fact: 'needs' }>, { request: { needs } }: PlannedTrip): boolean {
  return (
    (fact.diets?.every((diet) => needs.diets.includes(diet)) ?? true) &&
    !(fact.notDiets?.some((diet) => needs.diets.includes(diet)) ?? false) &&
    (fact.stepFree === undefined || needs.stepFree) &&
    (fact.noAlcohol === undefined || needs.noAlcohol) &&
    (fact.minorsPresent === undefined || needs.minorsPresent)
  );
}

function isTotal(fact: Extract<TripFact, { fact: 'total' }>, before: TripPlan, after: TripPlan): boolean {
  const was = before.totals.slotsPerPersonPence;
  const is = after.totals.slotsPerPersonPence;
  return (
    (fact.than === undefined || (fact.than === 'less' ? is < was : is > was)) &&
    (fact.atMost === undefined || is <= fact.atMost) &&
    (fact.by === undefined || was - is >= fact.by)
  );
}

/** How much is on and how loud it is: a party counts for two more than a quiet stop. */
function loudness(plan: TripPlan, places: Places, day: number | undefined): number {
  return placedSlots(plan)
    .filter((placed) => (day ?? placed.day) === placed.day)
    .reduce((sum, { slot }) => {
      const vibes = venuesOf(places).find(({ id }) => id === slot.venueId)?.vibes ?? [];
      return sum + 1 + (vibes.includes('party-hard') ? 1 : 0) + (vibes.includes('chill-relaxed') ? 0 : 1);
    }, 0);
}

function paceOf({ request: { wishes, vibe } }: PlannedTrip): number {
  const pace = { calm: 0, normal: 1, packed: 2 }[wishes.pace];
  return pace + (vibe === 'chill-relaxed' ? 0 : vibe === 'party-hard' ? 2 : 1);
}

function isStay(fact: Extract<TripFact, { fact: 'stay' }>, { before, after, places }: Comparison): boolean {
  const [was, is] = [before.plan.stay, after.plan.stay];
  if (!was || !is || is.hotelId === was.hotelId) return false;
  const hotel = places.kind === 'city' ? places.city.hotels.find(({ id }) => id === is.hotelId) : undefined;
  return (
    (fact.ids?.includes(is.hotelId) ?? true) &&
    (fact.than !== 'cheaper' || is.perPersonPence < was.perPersonPence) &&
    (fact.than !== 'dearer' || is.perPersonPence > was.perPersonPence) &&
    (fact.stepFree === undefined || hotel?.stepFree === true)
  );
}

function isSame(left: PlannedTrip, right: PlannedTrip): boolean {
  const shape = ({ request, plan }: PlannedTrip): string =>
    JSON.stringify([
      placedSlots(plan).map((placed) => [slotKey(placed), placed.slot.startMinute]),
      plan.days.map(({ date }) => date),
      [plan.groupSize, plan.stay?.hotelId, request.budgetCapPence, request.needs],
    ]);
  return shape(left) === shape(right);
}
