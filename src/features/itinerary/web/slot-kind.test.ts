import { expect, test } from 'vitest';
import { slotKindLook } from './slot-kind.ts';

test('each stop says what it is in a word, beside its colour', () => {
  const word = (
    kind: Parameters<typeof slotKindLook>[0]['kind'],
    venueKind: Parameters<typeof slotKindLook>[0]['venueKind'],
  ) => slotKindLook({ kind, venueKind }).word;
  expect(word('lunch', 'restaurant')).toBe('Lunch');
  expect(word('dinner', 'restaurant')).toBe('Dinner');
  expect(word('night', 'nightlife')).toBe('Night out');
  expect(word('activity', 'activity')).toBe('Activity');
});

test('a plan of before knows the kind of the venue only', () => {
  expect(slotKindLook({ kind: null, venueKind: 'restaurant' }).word).toBe('Meal');
  expect(slotKindLook({ kind: null, venueKind: 'nightlife' }).word).toBe('Night out');
  expect(slotKindLook({ kind: null, venueKind: null }).word).toBe('Activity');
});
