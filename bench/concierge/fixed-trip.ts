import { CITIES } from '../../src/catalogue/cities.ts';
import { toPence } from '../../src/catalogue/exchange-rates.ts';
import { GENERIC } from '../../src/catalogue/generic.ts';
import { describeStay } from '../../src/engine/choose-hotel.ts';
import { timeOfDay } from '../../src/engine/day-rules.ts';
import { type Places, venuesOf } from '../../src/engine/places.ts';
import { totalsOf } from '../../src/engine/render-plan.ts';
import { baseOf, legBetween, type Spot } from '../../src/engine/travel-legs.ts';
import type { PlanDay, PlanSlot } from '../../src/engine/trip-plan.ts';
import type { SlotKind, TripDay, TripRequest } from '../../src/engine/trip-request.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { addDays, weekdayOf } from '../../src/shared/dates.ts';
import { TODAY, type TripOutline } from './trip-outlines.ts';

/** The weekend that stands for a trip without dates begins on a Friday. */
const FRIDAY = 4;

/** The state of a conversation about an outlined trip, before anybody has said a word. */
export function fixedTrip(outline: TripOutline): ConciergeState {
  const places = placesOf(outline);
  const request = requestOf(outline);
  const hotel = places.kind === 'city' ? (places.city.hotels.find(({ id }) => id === outline.hotelId) ?? null) : null;
  const stay = hotel ? describeStay(hotel, request) : null;
  const days = outline.days.map((_, day) => dayOf(outline, day, request, places, baseOf(places, hotel)));
  return {
    request,
    plan: {
      version: 1,
      scope: places.kind,
      cityId: outline.cityId,
      destination: outline.destination,
      groupSize: outline.groupSize,
      days,
      stay,
      totals: totalsOf(days, stay, outline.groupSize),
      budgetCapPence: outline.budgetCapPence,
      relaxations: [],
      notes: [],
      seed: 7,
    },
    places,
    destination: outline.destination,
    history: [],
    today: TODAY,
    previous: null,
  };
}

function placesOf({ cityId, id }: TripOutline): Places {
  if (cityId === null) return { kind: 'generic', catalogue: GENERIC };
  const city = CITIES.find((one) => one.id === cityId);
  if (!city) throw new Error(`${id}: no city ${cityId}`);
  return { kind: 'city', city };
}

function requestOf(outline: TripOutline): TripRequest {
  const count = outline.days.length;
  const last = count - 1;
  const days = outline.days.map((_, day): TripDay => {
    const date = outline.firstDay === null ? null : addDays(outline.firstDay, day);
    const isDayTrip = count === 1;
    return {
      date,
      weekday: date === null ? weekdayFrom(FRIDAY + day) : weekdayOf(date),
      startMinute: isDayTrip ? 600 : day === 0 ? 840 : day === last ? 660 : 600,
      endMinute: day === last && !isDayTrip ? 1020 : outline.dayEndMinute,
      needsLunch: isDayTrip || day > 0,
      needsDinner: isDayTrip || day < last,
    };
  });
  return {
    eventType: outline.eventType,
    vibe: outline.vibe,
    groupSize: outline.groupSize,
    days,
    budgetCapPence: outline.budgetCapPence,
    budgetFloorPence: outline.budgetFloorPence,
    needs: { diets: [], stepFree: false, noAlcohol: false, minorsPresent: false, ...outline.needs },
    wishes: { pace: outline.pace, mustHaveVenueIds: [], likedTypes: [] },
    bannedVenueIds: [],
    droppedSlots: [],
    activityCapByDay: days.map(() => null),
    pinned: [],
  };
}

/** A weekday from any count of days after a Monday. */
const weekdayFrom = (count: number): TripDay['weekday'] => weekdayOf(addDays('2024-01-01', count));

function dayOf(outline: TripOutline, day: number, request: TripRequest, places: Places, base: Spot): PlanDay {
  const tripDay = request.days[day];
  if (!tripDay) throw new Error(`${outline.id}: no day ${day}`);
  const counts: Record<SlotKind, number> = { activity: 0, lunch: 0, dinner: 0, night: 0 };
  const slots: PlanSlot[] = [];
  let here = base;
  for (const [kind, venueId, startMinute] of outline.days[day] ?? []) {
    const venue = venuesOf(places).find(({ id }) => id === venueId);
    if (!venue) throw new Error(`${outline.id}: the catalogue has no ${venueId}`);
    counts[kind] += 1;
    const pence = toPence(venue.price);
    slots.push({
      id: slotId(day, kind, counts[kind]),
      kind,
      timeOfDay: timeOfDay(startMinute),
      startMinute,
      endMinute: startMinute + venue.durationMinutes,
      venueId,
      venueKind: venue.kind,
      name: venue.name,
      type: venue.type,
      area: venue.area,
      description: venue.description,
      website: venue.website,
      lat: venue.lat,
      lon: venue.lon,
      travel: legBetween(places, here, venue, request.groupSize),
      pricePerPersonPence: venue.price.per === 'person' ? pence : Math.ceil(pence / request.groupSize),
      localPrice: { minor: venue.price.minor, currency: venue.price.currency, per: venue.price.per },
      splitInto: 1,
      reason: `${venue.type} in ${venue.area}, which suits the brief.`,
      venueToBeConfirmed: places.kind === 'generic',
      asOf: venue.asOf,
      source: venue.source,
    });
    here = venue;
  }
  const travelHome = legBetween(places, here, base, request.groupSize);
  return { date: tripDay.date, weekday: tripDay.weekday, slots, travelHome };
}

/** `d1-dinner`, `d2-a2`, `d1-n1`: how the product names slots. */
function slotId(day: number, kind: SlotKind, count: number): string {
  const letter = { activity: `a${count}`, night: `n${count}`, lunch: 'lunch', dinner: 'dinner' }[kind];
  return `d${day + 1}-${letter}`;
}
