import type { Hotel } from '../catalogue/venue.ts';
import { describeStay } from './choose-hotel.ts';
import { timeOfDay } from './day-rules.ts';
import { type Explanation, explainStop } from './explain-stop.ts';
import type { Places } from './places.ts';
import { type PriceTargets, priceTargets } from './price-fit.ts';
import type { Visit } from './schedule.ts';
import { type Stop, startWindows } from './stops.ts';
import { legBetween, type Spot } from './travel-legs.ts';
import type { Leg, PlanDay, PlanSlot, PlanStay, TripPlan } from './trip-plan.ts';
import type { SlotKind, TripRequest } from './trip-request.ts';

const NO_LEG: Leg = { minutes: 0, mode: 'none', km: 0 };

export interface RenderInput {
  request: TripRequest;
  places: Places;
  hotel: Hotel | null;
  base: Spot;
  stops: readonly Stop[];
  visits: readonly (readonly Visit[])[];
}

/** The days of the plan with slots, legs and reasons. */
export function renderDays(input: RenderInput): PlanDay[] {
  const { request, places, base, stops, visits } = input;
  const prices = expectedPrices(request, stops);
  const dearest = dearestNode(visits.flat(), stops);
  const told: Explanation[] = [];
  return request.days.map((tripDay, day) => {
    const slots: PlanSlot[] = [];
    const counts: Record<SlotKind, number> = { activity: 0, lunch: 0, dinner: 0, night: 0 };
    let here: Spot = base;
    for (const { node, startMinute } of visits[day] ?? []) {
      const stop = stops[node - 1];
      if (!stop) continue;
      const travel = legBetween(places, here, stop.candidate.venue, request.groupSize);
      counts[stop.kind] += 1;
      const explanation = explainStop(
        stop,
        request,
        {
          leg: travel,
          previousName: slots.at(-1)?.name ?? null,
          ...standingOf(stop, input, day, startMinute),
          isDearest: node === dearest,
          usualPence: prices[stop.kind],
        },
        told,
      );
      told.push(explanation);
      slots.push({
        ...slotFacts(stop, places),
        id: slotId(day, stop.kind, counts[stop.kind]),
        timeOfDay: timeOfDay(startMinute),
        startMinute,
        endMinute: startMinute + stop.candidate.venue.durationMinutes,
        travel,
        reason: explanation.text,
      });
      here = stop.candidate.venue;
    }
    const travelHome = slots.length === 0 ? NO_LEG : legBetween(places, here, base, request.groupSize);
    return { date: tripDay.date, weekday: tripDay.weekday, slots, travelHome };
  });
}

/** `d1-dinner`, `d2-a3`, `d2-n1`. */
function slotId(day: number, kind: SlotKind, count: number): string {
  const prefix = `d${day + 1}`;
  switch (kind) {
    case 'lunch':
    case 'dinner':
      return `${prefix}-${kind}`;
    case 'activity':
      return `${prefix}-a${count}`;
    case 'night':
      return `${prefix}-n${count}`;
  }
}

type SlotPlacement = 'id' | 'timeOfDay' | 'startMinute' | 'endMinute' | 'travel' | 'reason';

/** What the catalogue says of a stop. */
function slotFacts(stop: Stop, places: Places): Omit<PlanSlot, SlotPlacement> {
  const { venue, splitInto, pricePence } = stop.candidate;
  return {
    kind: stop.kind,
    venueId: venue.id,
    venueKind: venue.kind,
    name: venue.name,
    type: venue.type,
    area: venue.area,
    description: venue.description,
    website: venue.website,
    lat: venue.lat,
    lon: venue.lon,
    pricePerPersonPence: pricePence,
    localPrice: { minor: venue.price.minor, currency: venue.price.currency, per: venue.price.per },
    splitInto,
    venueToBeConfirmed: places.kind === 'generic',
    asOf: venue.asOf,
    source: venue.source,
  };
}

/** Where a stop stands among all that the brief allows in its place at that hour. */
function standingOf(
  stop: Stop,
  { request, stops }: RenderInput,
  day: number,
  startMinute: number,
): { rank: number; rivals: number } {
  const rivals = stops.filter(
    (other) =>
      other.kind === stop.kind &&
      other.pin === null &&
      startWindows(request, day, other).some(({ from, to }) => from <= startMinute && startMinute <= to),
  );
  const own = rivals.find((other) => other.candidate.venue.id === stop.candidate.venue.id)?.score ?? stop.score;
  return { rank: 1 + rivals.filter((other) => other.score > own).length, rivals: rivals.length };
}

const expectedPrices = (request: TripRequest, stops: readonly Stop[]): PriceTargets =>
  priceTargets(request, [...new Set(stops.map((stop) => stop.candidate))]);

/** The node of the dearest visit; the first of several. */
function dearestNode(visits: readonly Visit[], stops: readonly Stop[]): number | null {
  const priceOf = ({ node }: Visit): number => stops[node - 1]?.candidate.pricePence ?? 0;
  const dearest = visits.reduce<Visit | null>(
    (best, visit) => (best && priceOf(best) >= priceOf(visit) ? best : visit),
    null,
  );
  return dearest?.node ?? null;
}

/** Totals a person and for the group; the stay has lines of its own (PRODUCT). */
export function totalsOf(days: readonly PlanDay[], stay: PlanStay | null, groupSize: number): TripPlan['totals'] {
  const slotsPerPersonPence = days.reduce(
    (sum, day) => sum + day.slots.reduce((daySum, slot) => daySum + slot.pricePerPersonPence, 0),
    0,
  );
  const slotsGroupPence = slotsPerPersonPence * groupSize;
  const stayPerPersonPence = stay?.perPersonPence ?? 0;
  const stayGroupPence = stay?.groupPence ?? 0;
  return {
    slotsPerPersonPence,
    slotsGroupPence,
    stayPerPersonPence,
    stayGroupPence,
    allPerPersonPence: slotsPerPersonPence + stayPerPersonPence,
    allGroupPence: slotsGroupPence + stayGroupPence,
  };
}

/** The stay of the plan; null without a hotel. */
export const renderStay = (hotel: Hotel | null, request: TripRequest): PlanStay | null =>
  hotel ? describeStay(hotel, request) : null;
