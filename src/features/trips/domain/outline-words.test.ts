import { describe, expect, test } from 'vitest';
import { outlineLines, priceChange } from './outline-words.ts';
import type { OutlineStop, PlanOutline } from './plan-outline.ts';

const stop = (name: string, startMinute: number, kind: OutlineStop['kind'] = 'activity'): OutlineStop => ({
  kind,
  venueId: name.toLowerCase(),
  name,
  startMinute,
});
const plan = (days: readonly (readonly OutlineStop[])[], changes: Partial<PlanOutline> = {}): PlanOutline => ({
  people: 8,
  pence: 120_00,
  stay: 'The Inn',
  days: days.map((stops, day) => ({
    date: `2027-05-${14 + day}`,
    weekday: ([4, 5, 6] as const)[day % 3] ?? 4,
    stops: [...stops],
  })),
  ...changes,
});
const wordsOf = (before: PlanOutline, after: PlanOutline): string[] =>
  outlineLines(before, after).map(({ kind, words }) => `${kind}: ${words}`);

const BEFORE = plan([[stop('Karts', 600), stop('Grill', 780, 'lunch')], [stop('Castle', 660)]]);

describe('what a version changed', () => {
  test('nothing is told of a plan that is the same', () => {
    expect(outlineLines(BEFORE, structuredClone(BEFORE))).toEqual([]);
  });

  test('stops that were swapped or moved, with their days and hours', () => {
    const after = plan([[stop('Grill', 810, 'lunch')], [stop('Karts', 600), stop('Boats', 900)]]);
    expect(wordsOf(BEFORE, after)).toEqual([
      'swapped: Boats instead of Castle, Saturday 15:00',
      'moved: Grill, from Friday 13:00 to 13:30',
      'moved: Karts, from Friday 10:00 to Saturday 10:00',
    ]);
  });

  test('what came besides and what went besides, where there is nothing in its place', () => {
    const fuller = plan([[stop('Karts', 600), stop('Grill', 780, 'lunch'), stop('Opera', 1200, 'night')], []]);
    expect(wordsOf(BEFORE, fuller)).toEqual(['came: Opera, Friday 20:00', 'went: Castle, Saturday 11:00']);
  });

  test('the nearest in time is what a new stop stands for', () => {
    const two = plan([[stop('Karts', 600), stop('Castle', 900)]]);
    expect(wordsOf(two, plan([[stop('Boats', 870), stop('Zoo', 1020)]]))).toEqual([
      'swapped: Boats instead of Castle, Friday 14:30',
      'swapped: Zoo instead of Karts, Friday 17:00',
    ]);
  });

  test('a place that is lunch one day and dinner the next is two stops', () => {
    const twice = plan([[stop('Grill', 780, 'lunch')], [stop('Grill', 1140, 'dinner')]]);
    expect(wordsOf(twice, plan([[], [stop('Grill', 1140, 'dinner')]]))).toEqual(['went: Grill, Friday 13:00']);
  });

  test('a trip a week later is told as such, and not as so many stops that moved', () => {
    const later = { ...BEFORE, days: BEFORE.days.map((day, index) => ({ ...day, date: `2027-05-${21 + index}` })) };
    expect(wordsOf(BEFORE, later)).toEqual(['about: From Friday 21 May 2027 instead of Friday 14 May 2027']);
  });

  test('a day more in front leaves the days that were there in peace', () => {
    const [first] = plan([[stop('Boats', 900)]]).days;
    if (!first) throw new Error('no day');
    const longer = { ...BEFORE, days: [{ ...first, date: '2027-05-13', weekday: 3 as const }, ...BEFORE.days] };
    expect(wordsOf(BEFORE, longer)).toEqual([
      'about: 3 days instead of 2 days',
      'about: From Thursday 13 May 2027 instead of Friday 14 May 2027',
      'came: Boats, Thursday 15:00',
    ]);
  });

  test('another number of people and another stay come first', () => {
    expect(wordsOf(BEFORE, { ...BEFORE, people: 10, stay: 'The Mill' })).toEqual([
      'about: For 10 people instead of 8',
      'about: Staying at The Mill instead of The Inn',
    ]);
    expect(wordsOf({ ...BEFORE, stay: null }, BEFORE)).toEqual(['about: Staying at The Inn']);
  });

  test('days of one name are told apart by their number', () => {
    const long = plan([[], [], [], [stop('Boats', 900)]]);
    expect(wordsOf(plan([[], [], [], []]), long)).toEqual(['came: Boats, Friday (day 4) 15:00']);
  });
});

test('the price is told as a difference, and not where there is none', () => {
  expect(priceChange(BEFORE, { ...BEFORE, pence: 126_50 })).toBe('£6.50 more');
  expect(priceChange(BEFORE, { ...BEFORE, pence: 100_00 })).toBe('£20 less');
  expect(priceChange(BEFORE, BEFORE)).toBeNull();
});
