import { describe, expect, test } from 'vitest';
import { tripRequest, weekendDays } from '../../../../tests/support/trip-requests.ts';
import type { TripRequest } from '../../../engine/trip-request.ts';
import { mergeRequest, type RequestMerge } from './merge-request.ts';

const base = tripRequest({
  bannedVenueIds: ['club'],
  wishes: { pace: 'normal', mustHaveVenueIds: ['tower'], likedTypes: ['Spa'] },
});

const merge = (current: Partial<TripRequest>, next: Partial<TripRequest>, more: Partial<RequestMerge> = {}) => {
  const [now, asked] = [
    { ...base, ...current },
    { ...base, ...next },
  ];
  return mergeRequest({
    base,
    current: now,
    next: asked,
    continues: asked.days.map((_, index) => (index < now.days.length ? index : null)),
    isCalendarNew: false,
    isSamePlace: true,
    destination: 'Prague',
    typesThere: new Set(['Spa']),
    nameOf: (id) => id.toUpperCase(),
    ...more,
  });
};

describe('a brief that says the same', () => {
  test('asks nothing of the planner, whatever was done by chat since', () => {
    const current = {
      budgetCapPence: 200_00,
      pinned: [{ day: 1, kind: 'night', venueId: 'bar', startMinute: 1290 }],
    } as const;
    const { request, isUnchanged, lost } = merge(current, {});
    expect({ isUnchanged, lost }).toEqual({ isUnchanged: true, lost: [] });
    expect(request).toMatchObject(current);
  });
});

describe('what the organiser did by chat and tools', () => {
  test('stays where the new brief says nothing about it', () => {
    const current: Partial<TripRequest> = {
      bannedVenueIds: ['club', 'museum'],
      droppedSlots: [{ day: 1, kind: 'lunch' }],
      activityCapByDay: [null, 1],
      needs: { ...base.needs, diets: ['vegan'] },
      wishes: { pace: 'calm', mustHaveVenueIds: ['tower', 'eye'], likedTypes: ['Spa', 'Bowling'] },
    };
    const { request, isUnchanged } = merge(current, { vibe: 'cultural', groupSize: 12 });
    expect(isUnchanged).toBe(false);
    expect(request).toEqual({
      ...base,
      ...current,
      vibe: 'cultural',
      groupSize: 12,
      activityCapByDay: [null, 1, null],
    });
  });

  test('and what the old brief asked for goes when the new one does not', () => {
    const { request } = merge(
      { bannedVenueIds: ['club', 'museum'] },
      { bannedVenueIds: [], wishes: { pace: 'normal', mustHaveVenueIds: [], likedTypes: ['Spa', 'Karting'] } },
    );
    expect(request.bannedVenueIds).toEqual(['museum']);
    expect(request.wishes).toEqual({ pace: 'normal', mustHaveVenueIds: [], likedTypes: ['Spa', 'Karting'] });
  });

  test('a place that was dropped and is now asked for by name is ruled out no longer', () => {
    const { request } = merge(
      { bannedVenueIds: ['club', 'eye'] },
      { wishes: { ...base.wishes, mustHaveVenueIds: ['tower', 'eye'] } },
    );
    expect(request.bannedVenueIds).toEqual(['club']);
    expect(request.wishes.mustHaveVenueIds).toEqual(['tower', 'eye']);
  });

  test('a limit of their own gives way to a new budget, and is told', () => {
    const { request, lost } = merge({ budgetCapPence: 200_00 }, { budgetCapPence: 500_00, budgetFloorPence: 300_00 });
    expect(request).toMatchObject({ budgetCapPence: 500_00, budgetFloorPence: 300_00 });
    expect(lost).toEqual(['Your limit of £200 a person gives way to the new budget.']);
  });

  test('pins move with their day, and a pin whose day goes is named', () => {
    const pinned = [
      { day: 0, kind: 'activity', venueId: 'eye', startMinute: null },
      { day: 2, kind: 'activity', venueId: 'zoo', startMinute: null },
    ] as const;
    const days = weekendDays(2, '2027-03-13');
    const { request, lost } = merge({ pinned }, { days }, { continues: [2, null], isCalendarNew: true });
    expect(request.pinned).toEqual([{ ...pinned[1], day: 0 }]);
    expect(lost).toEqual(['EYE was pinned on a day that goes.']);
  });

  test('hours kept free go with their day, and out with it by name', () => {
    const saturday = { day: 1, startMinute: 840, endMinute: 960 };
    const same = merge({ keptFree: [saturday] }, {});
    expect(same.isUnchanged && same.request.keptFree).toEqual([saturday]);
    const days = weekendDays(2, '2027-03-13');
    const later = merge({ keptFree: [saturday] }, { days }, { continues: [1, 2], isCalendarNew: true });
    expect(later.request.keptFree).toEqual([{ ...saturday, day: 0 }]);
    const gone = merge({ keptFree: [saturday] }, { days }, { continues: [0, 2], isCalendarNew: true });
    expect(gone.request.keptFree).toEqual([]);
    expect(gone.lost).toEqual(['14:00 to 16:00 was kept free on a day that goes.']);
  });

  test('says by name what means nothing in another city', () => {
    const { request, lost } = merge(
      {
        pinned: [{ day: 1, kind: 'night', venueId: 'bar', startMinute: 1290 }],
        bannedVenueIds: ['club', 'museum'],
        wishes: { pace: 'calm', mustHaveVenueIds: ['tower', 'eye'], likedTypes: ['Spa', 'Bowling'] },
      },
      { bannedVenueIds: ['praha-club'], wishes: { ...base.wishes, mustHaveVenueIds: [] } },
      { isSamePlace: false },
    );
    expect(lost).toEqual([
      'You wanted EYE: that says nothing about Prague.',
      'You ruled out MUSEUM: that says nothing about Prague.',
      'BAR was pinned and is not in Prague.',
    ]);
    expect(request).toMatchObject({ pinned: [], bannedVenueIds: ['praha-club'] });
    expect(request.wishes).toEqual({ pace: 'calm', mustHaveVenueIds: [], likedTypes: ['Spa'] });
  });
});

describe('the hours of the days', () => {
  const [first, second, third] = weekendDays(3);
  if (!first || !second || !third) throw new Error('a weekend has three days');
  const lateSaturday = { ...second, startMinute: 12 * 60 };

  test('that were set by hand stay, and those that the new brief asks for change', () => {
    const next = [{ ...first, startMinute: 17 * 60 }, second, third];
    const { request } = merge({ days: [first, lateSaturday, third] }, { days: next });
    expect(request.days[0]).toMatchObject({ startMinute: 17 * 60, endMinute: first.endMinute });
    expect(request.days[1]).toEqual(lateSaturday);
    expect(request.days[2]).toEqual(third);
  });

  test('go with their day to the new dates', () => {
    const next = weekendDays(3, '2027-03-19');
    const { request } = merge({ days: [first, lateSaturday, third] }, { days: next }, { isCalendarNew: true });
    expect(request.days.map(({ date }) => date)).toEqual(['2027-03-19', '2027-03-20', '2027-03-21']);
    expect(request.days[1]?.startMinute).toBe(12 * 60);
  });
});
