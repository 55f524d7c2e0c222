import { expect, test } from 'vitest';
import type { BriefPreview, ComparedStop } from './brief-preview.ts';
import { countsText, fieldsText, moveOf, signedPounds, whenOf, whyGoneText } from './difference-words.ts';

const stop = (changes: Partial<ComparedStop> = {}): ComparedStop => ({
  name: 'Sky Garden',
  type: 'Viewpoint',
  kind: 'activity',
  day: 1,
  date: '2027-05-15',
  weekday: 5,
  startMinute: 1500,
  pricePerPersonPence: 0,
  ...changes,
});
const preview = (stays: number, goes: number, comes: number, moves: number): BriefPreview => ({
  revision: 1,
  isApplied: false,
  planHash: '',
  changed: ['vibe'],
  groupSize: { before: 8, after: 8 },
  stays: Array.from({ length: stays }, () => stop()),
  moves: Array.from({ length: moves }, () => ({ from: stop(), to: stop() })),
  goes: Array.from({ length: goes }, () => ({ stop: stop(), why: null, because: [] })),
  comes: Array.from({ length: comes }, () => ({ stop: stop(), because: [] })),
  hotel: { before: null, after: null },
  perPerson: { before: 0, after: 0 },
  slotsPerPerson: { before: 0, after: 0 },
  group: { before: 0, after: 0 },
  effects: [],
  relaxations: [],
  lost: [],
});

test('the whole difference in a line', () => {
  expect(countsText(preview(12, 0, 0, 0))).toBe('12 stops stay as planned');
  expect(countsText(preview(1, 1, 1, 1))).toBe('1 stop stays, 1 goes, 1 comes and 1 moves');
  expect(countsText(preview(0, 3, 2, 0))).toBe('0 stops stay, 3 go and 2 come');
});

test('why a stop goes: the rule it breaks, or what was changed', () => {
  const gone = { stop: stop(), why: 'It is closed on Sunday.', because: ['vibe', 'groupSize'] } as const;
  expect(whyGoneText({ ...gone, because: [...gone.because] })).toBe('It is closed on Sunday.');
  expect(whyGoneText({ ...gone, why: null, because: [...gone.because] })).toBe(
    'Gives way to the vibe and the group size.',
  );
  expect(fieldsText(['vibe', 'dates', 'budgetRange'])).toBe('the vibe, the dates and the budget');
});

test('when, and how much more or less', () => {
  expect(whenOf(stop())).toMatch(/^Saturday 15 May 2027, /);
  expect(whenOf(stop({ date: null, startMinute: 600 }))).toBe('Saturday, 10:00');
  expect(moveOf(stop({ startMinute: 600 }), stop({ startMinute: 645 }))).toBe('10:00 → 10:45, Saturday 15 May 2027');
  expect(moveOf(stop({ date: null, weekday: 4, startMinute: 600 }), stop({ date: null, startMinute: 645 }))).toBe(
    'Friday, 10:00 → Saturday, 10:45',
  );
  expect([signedPounds(1250), signedPounds(-300), signedPounds(0)]).toEqual([
    '+\u2060£12.50',
    '−\u2060£3',
    'no change',
  ]);
});
