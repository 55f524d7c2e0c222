import type { TripDay, TripRequest } from '../../src/engine/trip-request.ts';
import { addDays, weekdayOf } from '../../src/shared/dates.ts';

/** A weekend of whole days from a Friday: arrival in the afternoon, home by the evening of the last day. */
export function weekendDays(count: number, start = '2027-03-12'): TripDay[] {
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(start, index);
    const isFirst = index === 0 && count > 1;
    const isLast = index === count - 1 && count > 1;
    return {
      date,
      weekday: weekdayOf(date),
      startMinute: isFirst ? 14 * 60 : 9 * 60 + 30,
      endMinute: isLast ? 17 * 60 : 26 * 60,
      needsLunch: !isFirst,
      needsDinner: !isLast,
    };
  });
}

/** A stag weekend for ten on the mid-range band, or as the overrides say. */
export function tripRequest(overrides: Partial<TripRequest> = {}): TripRequest {
  return {
    eventType: 'stag-do',
    vibe: 'mix',
    groupSize: 10,
    days: weekendDays(3),
    budgetCapPence: 300_00,
    budgetFloorPence: 150_00,
    needs: { diets: [], stepFree: false, noAlcohol: false, minorsPresent: false },
    wishes: { pace: 'normal', mustHaveVenueIds: [], likedTypes: [] },
    bannedVenueIds: [],
    droppedSlots: [],
    activityCapByDay: [],
    pinned: [],
    ...overrides,
  };
}
