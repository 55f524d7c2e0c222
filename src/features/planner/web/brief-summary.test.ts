import { expect, test } from 'vitest';
import { bandText } from '../domain/brief-words.ts';
import { EMPTY_WIZARD } from '../domain/wizard-values.ts';
import { briefSummary } from './brief-summary.ts';
import { groupSizeHint } from './group-size-hint.ts';

const rows = (values: Partial<typeof EMPTY_WIZARD>) =>
  Object.fromEntries(briefSummary({ ...EMPTY_WIZARD, ...values }).map((row) => [row.label, [row.value, row.step]]));

test('the review repeats every answer and leads back to the step that asked', () => {
  expect(
    rows({
      eventType: 'stag-do',
      vibe: 'chill-relaxed',
      destination: ' Lisbon ',
      groupSize: 1,
      dates: '2026-12-04 to 2026-12-06',
      budgetRange: 'luxury',
      contactEmail: 'amy@example.com',
    }),
  ).toEqual({
    'Event type': ['Stag Do', 0],
    Vibe: ['Chill & Relaxed', 1],
    Destination: ['Lisbon', 2],
    'Group size': ['1 person', 2],
    Dates: ['Friday 4 to Sunday 6 December 2026', 3],
    Budget: ['Luxury, £500+ per person', 3],
    'Contact email': ['amy@example.com', 4],
  });
});

test('the review says what an empty choice will mean', () => {
  const empty = rows({});
  expect(empty.Vibe?.[0]).toBe('No preference (a mix)');
  expect(empty.Dates?.[0]).toBe('Flexible (a Friday-to-Sunday weekend)');
  expect(empty.Budget?.[0]).toBe('No preference (mid-range)');
});

test('the four budget bands read as the specification has them', () => {
  expect((['budget', 'mid-range', 'premium', 'luxury'] as const).map(bandText)).toEqual([
    '£50–150 per person',
    '£150–300 per person',
    '£300–500 per person',
    '£500+ per person',
  ]);
});

test('the hint under the group size changes at five and at fifteen', () => {
  expect([1, 4].map(groupSizeHint)).toEqual(Array(2).fill('Perfect for close friends'));
  expect([5, 14].map(groupSizeHint)).toEqual(Array(2).fill('Great for medium groups'));
  expect([15, 100].map(groupSizeHint)).toEqual(Array(2).fill('Made for large celebrations'));
});
