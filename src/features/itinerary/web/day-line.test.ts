import { describe, expect, test } from 'vitest';
import { type ReadDay, readRecommendations } from '../domain/recommendations-schema.ts';
import { dayLine, dayPence, hourMarks, type LinePart } from './day-line.ts';
import { lengthText } from './length-words.ts';

const stop = (name: string, startMinute: number, endMinute: number, minutes = 15, pricePerPersonPence = 20_00) => ({
  timeOfDay: startMinute < 720 ? 'Morning' : startMinute < 1080 ? 'Afternoon' : 'Evening',
  activity: { name, type: '', affiliateLink: '' },
  slot: { startMinute, endMinute, pricePerPersonPence, travel: { minutes, mode: 'walk', km: 1 } },
});

function dayOf(...schedule: readonly unknown[]): ReadDay {
  const day = readRecommendations({ days: [{ schedule, travelHome: { minutes: 12, mode: 'ride', km: 4 } }] })?.days[0];
  if (day === undefined) throw new Error('a plan of one day was expected');
  return day;
}

const told = (part: LinePart): string => {
  const span = `${part.fromMinute}-${part.toMinute}`;
  return part.kind === 'stop'
    ? `${part.number} ${part.entry.activity?.name} ${span}`
    : part.kind === 'way'
      ? `way ${part.way} ${span}`
      : part.keptHours
        ? `kept ${span}`
        : `free ${span}`;
};
const line = (day: ReadDay, hasStay = true) => dayLine(day, hasStay).parts.map(told);

describe('a day by the hour', () => {
  test('runs from the stay by every stop back to the stay, and says when to leave', () => {
    expect(line(dayOf(stop('Dinner', 1140, 1260, 20), stop('Karts', 840, 960, 18)))).toEqual([
      'way stay 822-840',
      '1 Karts 840-960',
      'free 960-1120',
      'way stop 1120-1140',
      '2 Dinner 1140-1260',
      'way home 1260-1272',
    ]);
  });

  test('a few minutes to spare belong to the way and are not called free', () => {
    expect(line(dayOf(stop('Karts', 840, 960), stop('Dinner', 990, 1080, 15)))).toContain('way stop 960-990');
    expect(line(dayOf(stop('Karts', 840, 960), stop('Dinner', 995, 1080, 15)))).toContain('free 960-980');
  });

  test('shows hours kept free apart, and leaves after them where that is soon enough', () => {
    const kept = (startMinute: number, endMinute: number, next = 1080) => {
      const day = dayOf(stop('Karts', 720, 840), stop('Dinner', next, next + 90, 20));
      return line({ ...day, keptFree: [{ startMinute, endMinute }] }).slice(2, -2);
    };
    expect(kept(900, 1020)).toEqual(['free 840-900', 'kept 900-1020', 'free 1020-1060', 'way stop 1060-1080']);
    expect(kept(840, 1080)).toEqual(['kept 840-1060', 'way stop 1060-1080']);
    expect(kept(900, 1080)).toEqual(['free 840-880', 'way stop 880-900', 'kept 900-1080']);
  });

  test('shows hours kept free before the first way and after the last', () => {
    const day = dayOf(stop('Karts', 900, 1020, 15), stop('Dinner', 1140, 1230, 20));
    const edges = (...keptFree: { startMinute: number; endMinute: number }[]) => line({ ...day, keptFree });
    expect(edges({ startMinute: 720, endMinute: 840 }).slice(0, 3)).toEqual([
      'kept 720-840',
      'free 840-885',
      'way stay 885-900',
    ]);
    expect(edges({ startMinute: 720, endMinute: 890 })[0]).toBe('kept 720-885');
    expect(edges({ startMinute: 1300, endMinute: 1360 }).slice(-2)).toEqual(['free 1242-1300', 'kept 1300-1360']);
    expect(edges()).toEqual(line(day));
  });

  test('goes on after midnight', () => {
    expect(line(dayOf(stop('Bar', 1380, 1500, 10))).slice(1)).toEqual(['1 Bar 1380-1500', 'way home 1500-1512']);
  });

  test('knows no first and no last way without a stay', () => {
    expect(line(dayOf(stop('Karts', 840, 960)), false)).toEqual(['1 Karts 840-960']);
  });

  test('keeps what has no hour apart', () => {
    const { parts, untimed } = dayLine(dayOf({ timeOfDay: 'Morning', activity: null }, stop('Karts', 840, 960)), true);
    expect(parts.filter(({ kind }) => kind === 'stop')).toHaveLength(1);
    expect(untimed).toHaveLength(1);
  });

  test('counts what the day costs a person so far, and on the way', () => {
    const day = dayOf(
      stop('Karts', 840, 960, 15, 32_50),
      stop('Walk', 1000, 1060, 10, 0),
      stop('Dinner', 1140, 1260, 5),
    );
    const { parts, pencePerPerson, travelMinutes } = dayLine(day, true);
    expect(parts.flatMap((part) => (part.kind === 'stop' ? [part.soFarPence] : []))).toEqual([32_50, 32_50, 52_50]);
    expect(pencePerPerson).toBe(52_50);
    expect(dayPence(day)).toBe(52_50);
    expect(travelMinutes).toBe(15 + 10 + 5 + 12);
  });

  test('stops that overlap in a foreign plan leave no way of negative length', () => {
    const parts = dayLine(dayOf(stop('Karts', 840, 960), stop('Dinner', 900, 1000)), true).parts;
    for (const { fromMinute, toMinute } of parts) expect(toMinute).toBeGreaterThanOrEqual(fromMinute);
  });
});

test('each full hour is marked once, in the part that begins with it or holds it', () => {
  expect(hourMarks({ fromMinute: 840, toMinute: 960 })).toEqual([
    { minute: 840, at: 0 },
    { minute: 900, at: 0.5 },
  ]);
  expect(hourMarks({ fromMinute: 1425, toMinute: 1455 })).toEqual([{ minute: 1440, at: 0.5 }]);
  expect(hourMarks({ fromMinute: 845, toMinute: 890 })).toEqual([]);
  expect(hourMarks({ fromMinute: 900, toMinute: 900 })).toEqual([]);
});

test('a length of time is said in hours and minutes', () => {
  expect([45, 60, 80, 120, 0].map(lengthText)).toEqual(['45 min', '1 h', '1 h 20', '2 h', '0 min']);
});
