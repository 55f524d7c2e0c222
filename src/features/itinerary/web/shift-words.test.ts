import { expect, test } from 'vitest';
import { readRecommendations } from '../domain/recommendations-schema.ts';
import { movedWords, shiftLines } from './shift-words.ts';

type Stop = readonly [string, number];

function planOf(...days: readonly (readonly Stop[])[]) {
  const plan = readRecommendations({
    days: days.map((stops) => ({
      schedule: stops.map(([name, startMinute]) => ({
        timeOfDay: 'Afternoon',
        activity: { name },
        slot: { startMinute, endMinute: startMinute + 60, pricePerPersonPence: 0 },
      })),
    })),
  });
  if (plan === null) throw new Error('a plan was expected');
  return plan;
}

const dayName = (day: number) => ['Friday', 'Saturday'][day] ?? '';
const BEFORE = planOf(
  [
    ['Karts', 840],
    ['Dinner', 1140],
  ],
  [['Museum', 660]],
);

test('after a move the page says where the stop is now', () => {
  expect(movedWords(planOf([['Karts', 915]]), 'Karts', dayName)).toBe('Karts is at 15:15 now, Friday.');
  expect(movedWords(null, 'Karts', dayName)).toBe('Karts was moved.');
});

test('and what else had to shift, to another hour or another day', () => {
  const after = planOf(
    [['Dinner', 1170]],
    [
      ['Karts', 840],
      ['Museum', 660],
    ],
  );
  expect(shiftLines(BEFORE, after, 'Karts', dayName)).toEqual(['Dinner moves from 19:00 to 19:30.']);
  expect(
    shiftLines(
      BEFORE,
      planOf([
        ['Karts', 900],
        ['Dinner', 1140],
        ['Museum', 660],
      ]),
      'Karts',
      dayName,
    ),
  ).toEqual(['Museum moves to Friday at 11:00.']);
});

test('what came in and what went out is told too, and nothing where nothing else changed', () => {
  expect(
    shiftLines(
      BEFORE,
      planOf(
        [
          ['Karts', 840],
          ['Pub', 1140],
        ],
        [['Museum', 660]],
      ),
      'Karts',
      dayName,
    ),
  ).toEqual(['Pub is new, Friday at 19:00.', 'Dinner is no longer in the plan.']);
  expect(shiftLines(BEFORE, BEFORE, 'Karts', dayName)).toEqual([]);
});
