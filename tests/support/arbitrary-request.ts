import fc from 'fast-check';
import { DIETS, EVENT_TYPES, VIBES } from '../../src/catalogue/vocabulary.ts';
import type { Places } from '../../src/engine/places.ts';
import type { TripDay, TripRequest } from '../../src/engine/trip-request.ts';
import { addDays, weekdayOf } from '../../src/shared/dates.ts';

const arbitraryDay = fc.record({
  start: fc.constantFrom(540, 570, 600, 660, 840, 1080),
  end: fc.constantFrom(960, 1080, 1260, 1440, 1560, 1620),
  needsLunch: fc.boolean(),
  needsDinner: fc.boolean(),
});

const arbitraryDays = (most: number): fc.Arbitrary<TripDay[]> =>
  fc
    .record({
      days: fc.array(arbitraryDay, { minLength: 1, maxLength: most }),
      first: fc.integer({ min: 0, max: 300 }),
      isDated: fc.boolean(),
    })
    .map(({ days, first, isDated }) =>
      days.map(({ start, end, needsLunch, needsDinner }, index) => {
        const date = addDays('2027-01-01', first + index);
        return {
          date: isDated ? date : null,
          weekday: weekdayOf(date),
          startMinute: start,
          endMinute: Math.max(end, start + 60),
          needsLunch,
          needsDinner,
        };
      }),
    );

const rarely = <Value>(arbitrary: fc.Arbitrary<Value>, usual: Value): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary });

/** Briefs of every sort for a set of places, the impossible ones included. */
export function arbitraryRequest(places: Places, mostDays = 4): fc.Arbitrary<TripRequest> {
  const venues = places.kind === 'city' ? places.city.venues : places.catalogue.venues;
  const venueId = fc.constantFrom(...venues.map((venue) => venue.id));
  const day = fc.integer({ min: 0, max: mostDays - 1 });
  return fc.record({
    eventType: fc.constantFrom(...EVENT_TYPES),
    vibe: fc.constantFrom(...VIBES),
    groupSize: fc.oneof(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 26, max: 100 })),
    days: arbitraryDays(mostDays),
    budgetCapPence: fc.constantFrom(null, 150_00, 300_00, 500_00, 60_00, 5_00, 0),
    budgetFloorPence: fc.constantFrom(0, 50_00, 150_00, 500_00),
    needs: fc.record({
      diets: rarely(fc.uniqueArray(fc.constantFrom(...DIETS), { maxLength: 4 }), []),
      stepFree: rarely(fc.boolean(), false),
      noAlcohol: rarely(fc.boolean(), false),
      minorsPresent: rarely(fc.boolean(), false),
    }),
    wishes: fc.record({
      pace: fc.constantFrom('calm' as const, 'normal' as const, 'packed' as const),
      mustHaveVenueIds: rarely(fc.array(venueId, { maxLength: 3 }), []),
      likedTypes: rarely(fc.constantFrom(...venues.map((venue) => [venue.type])), []),
    }),
    bannedVenueIds: rarely(fc.array(venueId, { maxLength: 8 }), []),
    droppedSlots: rarely(
      fc.array(fc.record({ day, kind: fc.constantFrom('lunch' as const, 'dinner' as const, 'night' as const) }), {
        maxLength: 3,
      }),
      [],
    ),
    activityCapByDay: rarely(fc.array(fc.option(fc.integer({ min: 0, max: 3 })), { maxLength: mostDays }), []),
    keptFree: rarely(
      fc.array(
        fc
          .record({ day, from: fc.integer({ min: 36, max: 96 }), quarters: fc.integer({ min: 1, max: 20 }) })
          .map(({ day: of, from, quarters }) => ({
            day: of,
            startMinute: from * 15,
            endMinute: (from + quarters) * 15,
          })),
        { maxLength: 2 },
      ),
      [],
    ),
    pinned: rarely(
      fc.array(
        fc.record({
          day,
          kind: fc.constantFrom('activity' as const, 'lunch' as const, 'dinner' as const, 'night' as const),
          venueId,
          startMinute: fc.option(fc.integer({ min: 36, max: 104 }).map((quarter) => quarter * 15)),
        }),
        { maxLength: 3 },
      ),
      [],
    ),
  });
}
