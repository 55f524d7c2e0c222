import { expect, test } from 'vitest';
import { standingOf, type VersionMark } from './undo-trail.ts';

const versions = (...restores: (number | null)[]): VersionMark[] =>
  restores.map((one, index) => ({ revision: index + 1, restores: one }));

test('a new plan has nothing to undo and nothing to redo', () => {
  expect(standingOf(versions(null))).toEqual({ past: [], current: 1, undone: [] });
  expect(standingOf([])).toBeNull();
});

test('a second undo goes a further step back, not forth', () => {
  // Two changes, undone one after the other.
  expect(standingOf(versions(null, null, null, 2))).toEqual({ past: [1], current: 2, undone: [3] });
  expect(standingOf(versions(null, null, null, 2, 1))).toEqual({ past: [], current: 1, undone: [2, 3] });
});

test('redo brings back what was undone, in the order it was made', () => {
  expect(standingOf(versions(null, null, null, 2, 1, 2))).toEqual({ past: [1], current: 2, undone: [3] });
  expect(standingOf(versions(null, null, null, 1, 3))).toEqual({ past: [2, 1], current: 3, undone: [] });
});

test('a change after an undo gives up what was undone, and undo passes over it', () => {
  expect(standingOf(versions(null, null, null, 2, null))).toEqual({ past: [2, 1], current: 5, undone: [] });
});

test('an older version that is brought back is a change: undo leads to what stood before it', () => {
  // Three versions, the first brought back as the fourth, and that undone.
  expect(standingOf(versions(null, null, null, null))).toEqual({ past: [3, 2, 1], current: 4, undone: [] });
  expect(standingOf(versions(null, null, null, null, 3))).toEqual({ past: [2, 1], current: 3, undone: [4] });
});
