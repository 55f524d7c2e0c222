import type { Venue } from '../../src/catalogue/venue.ts';
import { DIETS, EVENT_TYPES, VIBES } from '../../src/catalogue/vocabulary.ts';
import { type Places, venuesOf } from '../../src/engine/places.ts';
import type { PinnedSlot, SlotKind, TripDay, TripRequest } from '../../src/engine/trip-request.ts';
import { addDays, weekdayOf } from '../../src/shared/dates.ts';
import type { Rng } from '../../src/shared/rng.ts';

const CAPS = [null, null, 500_00, 500_00, 300_00, 300_00, 300_00, 150_00, 150_00, 100_00, 60_00, 20_00, 0] as const;
const SLOT_OF: Record<Venue['kind'], readonly SlotKind[]> = {
  activity: ['activity'],
  restaurant: ['lunch', 'dinner'],
  nightlife: ['night'],
};

/** A brief as organisers send them, from the plain one to the one that contradicts itself. */
export function randomBrief(rng: Rng, places: Places): TripRequest {
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[Math.floor(rng() * values.length)] ?? values[0];
  const chance = (share: number): boolean => rng() < share;
  const upTo = (most: number): number => Math.floor(rng() * (most + 1));
  const venues = venuesOf(places);
  const anyVenue = (): Venue | undefined => venues[Math.floor(rng() * venues.length)];
  const days = randomDays(rng);
  const cap = pick(CAPS);
  const ids = (share: number, most: number): string[] =>
    chance(share) ? Array.from({ length: 1 + upTo(most - 1) }, () => anyVenue()?.id ?? '') : [];
  return {
    eventType: pick(EVENT_TYPES),
    vibe: pick(VIBES),
    groupSize: chance(0.1) ? 25 + upTo(75) : chance(0.1) ? 1 + upTo(2) : 3 + upTo(21),
    days,
    budgetCapPence: cap === null ? null : Math.round(cap * (0.8 + rng() * 0.4)),
    budgetFloorPence: chance(0.5) ? 0 : Math.round((cap ?? 500_00) * rng() * 0.6),
    needs: {
      diets: DIETS.filter(() => chance(0.07)),
      stepFree: chance(0.12),
      noAlcohol: chance(0.08),
      minorsPresent: chance(0.08),
    },
    wishes: {
      pace: pick(['normal', 'normal', 'calm', 'packed']),
      mustHaveVenueIds: ids(0.25, 3),
      likedTypes: chance(0.3) ? [anyVenue()?.type ?? ''] : [],
    },
    // Now and then the very place that is wanted is banned as well.
    bannedVenueIds: ids(0.15, 6),
    droppedSlots: chance(0.1) ? [{ day: upTo(days.length), kind: pick(['lunch', 'dinner', 'night']) }] : [],
    activityCapByDay: chance(0.1) ? days.map(() => (chance(0.5) ? null : upTo(3))) : [],
    pinned: chance(0.2) ? Array.from({ length: 1 + upTo(2) }, () => randomPin(rng, days.length, anyVenue())) : [],
  };
}

function randomPin(rng: Rng, dayCount: number, venue: Venue | undefined): PinnedSlot {
  const kinds = SLOT_OF[venue?.kind ?? 'activity'];
  const kind = kinds[Math.floor(rng() * kinds.length)] ?? 'activity';
  const hour = { activity: 10 + rng() * 7, lunch: 12 + rng() * 2, dinner: 18.5 + rng() * 2, night: 20 + rng() * 4 }[
    kind
  ];
  return {
    day: Math.floor(rng() * dayCount),
    kind,
    venueId: venue?.id ?? '',
    startMinute: rng() < 0.5 ? null : Math.round(hour * 4) * 15,
  };
}

/** None to seven nights from any day of two years, with arrivals and departures at any hour. */
function randomDays(rng: Rng): TripDay[] {
  const nights = rng() < 0.7 ? Math.floor(rng() * 4) : Math.floor(rng() * 8);
  const first = addDays('2026-12-01', Math.floor(rng() * 760));
  const isDated = rng() < 0.8;
  const usual = rng() < 0.6;
  return Array.from({ length: nights + 1 }, (_, index) => {
    const date = addDays(first, index);
    const arrival = usual ? 14 * 60 : 9 * 60 + Math.floor(rng() * 48) * 15;
    const departure = usual ? 17 * 60 : 8 * 60 + Math.floor(rng() * 56) * 15;
    const startMinute = index === 0 && nights > 0 ? arrival : 10 * 60;
    const endMinute = Math.max(
      startMinute + 60,
      index === nights && nights > 0 ? departure : 24 * 60 + Math.floor(rng() * 4) * 60,
    );
    return {
      date: isDated ? date : null,
      weekday: weekdayOf(date),
      startMinute,
      endMinute,
      needsLunch: startMinute <= 12.5 * 60 && endMinute >= 14.5 * 60,
      needsDinner: startMinute <= 19.5 * 60 && endMinute >= 21 * 60,
    };
  });
}
