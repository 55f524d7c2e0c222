import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenBrief } from '../../../../tests/support/planned-brief.ts';
import { causeOfEdit } from './brief-changes.ts';
import { versionOfBrief } from './version-of-brief.ts';
import { restoreCause, type VersionHead } from './version-words.ts';

const EDIT = causeOfEdit(givenBrief(), givenBrief({ groupSize: 10 }));
const ADDRESS = causeOfEdit(givenBrief(), givenBrief({ contactEmail: 'new@example.com' }));
const BY_HAND = 'Pinned The Lamb, Saturday';

/** Versions in their order, the first one made; a number is the one that undo or redo brought back. */
const trail = (...causes: (string | number)[]): VersionHead[] =>
  ['created', ...causes].map((cause, index) => ({
    revision: index + 1,
    cause: typeof cause === 'number' ? 'Undo' : cause,
    restores: typeof cause === 'number' ? cause : null,
  }));

test.each([
  ['the first plan, whatever was done by hand since', trail(BY_HAND, BY_HAND), 1],
  ['the plan of the last edit', trail(EDIT, BY_HAND, EDIT, BY_HAND), 4],
  ['the plan of before, once the edit is undone', trail(EDIT, 1), 1],
  ['also after what was done by hand since', trail(BY_HAND, EDIT, 2, BY_HAND), 1],
  ['the edit’s again, once the undo is undone', trail(EDIT, 1, 2), 2],
  ['that of a version that was brought back', trail(EDIT, BY_HAND, EDIT, restoreCause(3), BY_HAND), 2],
  ['not that of an edit of the address alone', trail(BY_HAND, ADDRESS), 1],
])('it is %s', (_what, versions, revision) => {
  expect(versionOfBrief(versions)).toBe(revision);
  expect(versionOfBrief(versions.toReversed())).toBe(revision);
});

test('a trail with a gap, or with none of its versions, leads nowhere', () => {
  expect(versionOfBrief(trail(BY_HAND, BY_HAND).filter(({ revision }) => revision !== 2))).toBeNull();
  expect(versionOfBrief([])).toBeNull();
});

test('it ends on any rows, also such as no trip ever had', () => {
  const heads = fc.array(
    fc.record({
      revision: fc.integer({ min: 1, max: 9 }),
      cause: fc.constantFrom(BY_HAND, EDIT, ADDRESS, restoreCause(5)),
      restores: fc.option(fc.integer({ min: 1, max: 9 })),
    }),
  );
  fc.assert(
    fc.property(heads, (versions) => {
      const found = versionOfBrief(versions);
      expect(found === null || versions.some(({ revision }) => revision === found)).toBe(true);
    }),
  );
});
