import { describe, expect, test } from 'vitest';
import { type ReadDay, readRecommendations } from '../domain/recommendations-schema.ts';
import {
  bookableLink,
  dayPeriods,
  dayShortTitle,
  dayTitle,
  entryText,
  firstBusyPeriod,
  suggestedActivities,
} from './day-periods.ts';

const entry = (timeOfDay: string, name: string, startMinute: number | null, description = `${name}!`) => ({
  timeOfDay,
  description,
  activity: { name, type: 'Thing', affiliateLink: `https://example.com/${name}` },
  slot: startMinute === null ? null : { startMinute, endMinute: startMinute + 60, pricePerPersonPence: 10_00 },
});

function dayOf(schedule: readonly unknown[], more: Record<string, unknown> = {}): ReadDay {
  const day = readRecommendations({ days: [{ ...more, schedule }] })?.days[0];
  if (day === undefined) throw new Error('a plan of one day was expected');
  return day;
}

const names = (day: ReadDay) =>
  dayPeriods(day).map((period) => [period.timeOfDay, ...period.entries.map((found) => found.activity?.name)]);

describe('a day of the itinerary', () => {
  test('always has a morning, an afternoon and an evening, each in the order of the clock', () => {
    const day = dayOf([
      entry('Evening', 'bar', 1320),
      entry('Afternoon', 'karts', 840),
      entry('Evening', 'dinner', 1140),
    ]);
    expect(names(day)).toEqual([['Morning'], ['Afternoon', 'karts'], ['Evening', 'dinner', 'bar']]);
  });

  test('keeps entries without an exact time in their stored order, after the timed ones', () => {
    const day = dayOf([
      entry('Morning', 'stroll', null),
      entry('Morning', 'museum', null),
      entry('Morning', 'brunch', 600),
    ]);
    expect(names(day)[0]).toEqual(['Morning', 'brunch', 'stroll', 'museum']);
  });

  test('opens at its first period with something in it', () => {
    expect(firstBusyPeriod(dayOf([entry('Evening', 'bar', 1320), entry('Afternoon', 'karts', 840)]))).toBe('Afternoon');
    expect(firstBusyPeriod(dayOf([]))).toBe('Morning');
  });

  test('says so where the plan gave no text', () => {
    const [, afternoon] = dayPeriods(dayOf([entry('Afternoon', 'karts', 840, '  ')]));
    expect(afternoon?.entries.map(entryText)).toEqual(['No afternoon plan provided']);
  });

  test('is named by its date, else by its weekday, else by its number', () => {
    expect(dayTitle(dayOf([], { date: '2026-12-04', weekday: 4 }), 0)).toBe('Friday 4 December 2026');
    expect(dayShortTitle(dayOf([], { date: '2026-12-04', weekday: 4 }), 0)).toBe('Fri 4');
    expect(dayTitle(dayOf([], { weekday: 5 }), 1)).toBe('Saturday');
    expect(dayShortTitle(dayOf([], { weekday: 5 }), 1)).toBe('Sat');
    expect(dayTitle(dayOf([]), 1)).toBe('Day 2');
    expect(dayShortTitle(dayOf([]), 1)).toBe('Day 2');
  });
});

describe('the suggested activities', () => {
  test('list every named activity of every day with type, link and price', () => {
    const plan = readRecommendations({
      days: [
        { weekday: 4, schedule: [entry('Evening', 'bar', 1320)] },
        { weekday: 5, schedule: [] },
        { weekday: 6, schedule: [entry('Morning', 'brunch', null), { ...entry('Morning', 'x', 1), activity: null }] },
      ],
    });
    if (plan === null) throw new Error('a plan was expected');
    expect(suggestedActivities(plan)).toEqual([
      {
        title: 'Friday',
        activities: [
          { key: '0-0', name: 'bar', type: 'Thing', link: 'https://example.com/bar', pricePerPersonPence: 10_00 },
        ],
      },
      {
        title: 'Sunday',
        activities: [
          { key: '2-1', name: 'brunch', type: 'Thing', link: 'https://example.com/brunch', pricePerPersonPence: null },
        ],
      },
    ]);
  });

  test('never open anything but a web address or a page of ours', () => {
    expect(bookableLink('/quote?for=Karts')).toBe('/quote?for=Karts');
    expect(bookableLink('https://example.com/')).toBe('https://example.com/');
    for (const link of [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'karts',
      '',
    ]) {
      expect(bookableLink(link)).toBe('');
    }
  });
});
