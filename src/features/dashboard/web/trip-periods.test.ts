import { describe, expect, it } from 'vitest';
import { tripPeriods } from './trip-periods.ts';

const tripsIn = (months: readonly string[]) =>
  months.map((month, index) => ({ id: String(index), title: 'Hen party', plannedAt: `${month}-15T10:00:00Z` }));

/** So many months from January 2024 on. */
const months = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, index) => `${2024 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
  );

describe('trips in a chart', () => {
  it('have a bar each while they are few', () => {
    expect(tripPeriods(tripsIn(months(12)))).toBeNull();
  });

  it('stand by the month they were planned in, the newest first, and none is left out', () => {
    const grouped = tripPeriods(tripsIn([...Array<string>(9).fill('2026-11'), ...Array<string>(5).fill('2026-02')]));
    expect(grouped?.unit).toBe('month');
    expect(grouped?.periods.map(({ name, trips }) => [name, trips.length])).toEqual([
      ['November 2026', 9],
      ['February 2026', 5],
    ]);
  });

  it('stand by the quarter or the year where the months would be a wall', () => {
    const quarters = tripPeriods(tripsIn(months(36)));
    expect([quarters?.unit, quarters?.periods.length, quarters?.periods[0]?.name]).toEqual([
      'quarter',
      12,
      'Oct to Dec 2026',
    ]);
    const years = tripPeriods(tripsIn(months(37)));
    expect([years?.unit, years?.periods.map(({ name, trips }) => `${name}: ${trips.length}`)]).toEqual([
      'year',
      ['2027: 1', '2026: 12', '2025: 12', '2024: 12'],
    ]);
  });
});
