import type { CityCatalogue, Venue } from '../../src/catalogue/venue.ts';
import { DIETS, EVENT_TYPES, VIBES } from '../../src/catalogue/vocabulary.ts';
import { pricePerPersonPence } from '../../src/engine/candidates.ts';
import { openingWindows } from '../../src/engine/opening-windows.ts';
import { legBetween } from '../../src/engine/travel-legs.ts';
import type { PinnedSlot, SlotKind, TripDay, TripRequest } from '../../src/engine/trip-request.ts';
import { addDays, weekdayOf } from '../../src/shared/dates.ts';
import { createRng, type Rng } from '../../src/shared/rng.ts';
import { syntheticCity } from './synthetic-city.ts';

interface Planted {
  day: number;
  kind: SlotKind;
  venue: Venue;
  startMinute: number;
}

const HOURS_OF: Record<SlotKind, { from: number; to: number }> = {
  activity: { from: 0, to: 1440 },
  lunch: { from: 720, to: 840 },
  dinner: { from: 1110, to: 1230 },
  night: { from: 1200, to: 1560 },
};
const KIND_OF = { activity: 'activity', lunch: 'restaurant', dinner: 'restaurant', night: 'nightlife' } as const;
const ORDERS: readonly (readonly SlotKind[])[] = [
  ['activity', 'lunch', 'activity', 'dinner', 'night'],
  ['lunch', 'activity', 'dinner'],
  ['lunch', 'dinner', 'night'],
  ['activity', 'dinner'],
  ['dinner', 'night', 'night'],
];

const pick = <Value>(rng: Rng, values: readonly Value[]): Value | undefined =>
  values[Math.floor(rng() * values.length)];

/**
 * A city and a brief that a plan is known to fulfil, because the brief is written around one: meals, pinned slots and
 * must-haves at hours and places that fit together, and a budget of what they cost to the penny, or hardly more.
 */
export function plantedBrief(seed: number): { city: CityCatalogue; request: TripRequest } {
  const rng = createRng(seed);
  const city = syntheticCity(seed, 24 + Math.floor(rng() * 60));
  const groupSize = 1 + Math.floor(rng() * 20);
  const dayCount = 1 + Math.floor(rng() * 4);
  const first = addDays('2027-01-01', Math.floor(rng() * 300));
  const calendar = Array.from({ length: dayCount }, (_, index) => addDays(first, index));
  const planted: Planted[] = [];
  let rested = 0;
  for (const [day, date] of calendar.entries()) {
    let time = Math.max(540, rested);
    let before: Venue | null = null;
    for (const kind of pick(rng, ORDERS) ?? []) {
      const from: Venue | null = before;
      const usable: Venue[] = city.venues.filter(
        (venue) =>
          venue.kind === KIND_OF[kind] &&
          venue.groupSize.min <= groupSize &&
          groupSize <= venue.groupSize.max &&
          venue.type !== from?.type &&
          !planted.some((one) => one.venue === venue) &&
          planted.filter((one) => one.venue.type === venue.type).length < 2,
      );
      const venue: Venue | undefined = pick(rng, usable);
      if (!venue) continue;
      const way = from ? legBetween({ kind: 'city', city }, from, venue, groupSize).minutes : 45;
      const starts = openingWindows(venue.hours, weekdayOf(date)).flatMap(({ open, close }) => {
        const earliest = Math.max(time + way, open, HOURS_OF[kind].from);
        const latest = Math.min(close - venue.durationMinutes, HOURS_OF[kind].to, 1620 - venue.durationMinutes);
        return earliest <= latest ? [earliest + Math.floor(rng() * Math.min(latest - earliest + 1, 90))] : [];
      });
      const startMinute = pick(rng, starts);
      if (startMinute === undefined) continue;
      planted.push({ day, kind, venue, startMinute });
      time = startMinute + venue.durationMinutes;
      before = venue;
    }
    rested = before ? time - 1440 + 540 : 0;
  }
  return { city, request: briefAround(rng, planted, calendar, groupSize) };
}

function briefAround(
  rng: Rng,
  planted: readonly Planted[],
  calendar: readonly string[],
  groupSize: number,
): TripRequest {
  const isMeal = ({ kind }: Planted): boolean => kind === 'lunch' || kind === 'dinner';
  const pinned: PinnedSlot[] = [];
  const mustHaveVenueIds: string[] = [];
  for (const { day, kind, venue, startMinute } of planted) {
    const draw = rng();
    if (draw < 0.2) pinned.push({ day, kind, venueId: venue.id, startMinute });
    else if (draw < 0.3) pinned.push({ day, kind, venueId: venue.id, startMinute: null });
    else if (draw < 0.4) mustHaveVenueIds.push(venue.id);
  }
  const isPromised = (one: Planted): boolean =>
    isMeal(one) || mustHaveVenueIds.includes(one.venue.id) || pinned.some((pin) => pin.venueId === one.venue.id);
  // A stop that stands between two of one type is needed as much as they are.
  for (const [index, one] of planted.entries()) {
    const before = planted.slice(0, index).findLast((other) => other.day === one.day && isPromised(other));
    const between = planted[index - 1];
    if (!before || !between || before === between || !isPromised(one)) continue;
    if (before.venue.type === one.venue.type) mustHaveVenueIds.push(between.venue.id);
  }
  const promised = planted.filter(isPromised);
  const pence = promised.reduce((sum, { venue }) => sum + pricePerPersonPence(venue, groupSize, 1), 0);
  const meals = planted.filter(isMeal);
  const days = calendar.map((date, day): TripDay => {
    const there = promised.filter((one) => one.day === day);
    return {
      date,
      weekday: weekdayOf(date),
      startMinute: Math.min(540, ...there.map((one) => one.startMinute)),
      endMinute: Math.max(1080, ...there.map((one) => one.startMinute + one.venue.durationMinutes)),
      needsLunch: there.some((one) => one.kind === 'lunch'),
      needsDinner: there.some((one) => one.kind === 'dinner'),
    };
  });
  return {
    eventType: pick(rng, EVENT_TYPES) ?? 'birthday',
    vibe:
      pick(
        rng,
        VIBES.filter((vibe) => vibe !== 'chill-relaxed' && vibe !== 'party-hard'),
      ) ?? 'mix',
    groupSize,
    days,
    budgetCapPence: rng() < 0.15 ? null : pence + Math.floor(rng() < 0.6 ? 0 : rng() * 30_00),
    budgetFloorPence: 0,
    needs: {
      diets: DIETS.filter((diet) => meals.length > 0 && meals.every(({ venue }) => venue.diets.includes(diet))),
      stepFree: rng() < 0.5 && promised.every(({ venue }) => venue.stepFree),
      noAlcohol: rng() < 0.3 && promised.every(({ venue }) => venue.alcohol !== 'central'),
      minorsPresent: rng() < 0.3 && promised.every(({ venue }) => !venue.adultsOnly),
    },
    // The night rules of a packed trip allow the two bars that a planted evening may have.
    wishes: { pace: 'packed', mustHaveVenueIds, likedTypes: [] },
    bannedVenueIds: [],
    droppedSlots: [],
    activityCapByDay: [],
    pinned,
  };
}
