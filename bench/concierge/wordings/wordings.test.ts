/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { readMeanings } from './meaning.ts';
import { differencesOf, partsToTry } from './play-wording.ts';

/** `npm run bench:wordings` tries each on twelve. */
const TRIES = 1;
const SEED = 2;

describe.each(readMeanings().map((meaning) => [meaning.id, meaning] as const))('%s', (_id, meaning) => {
  test('is brought about by every wording alike', () => {
    const parts = partsToTry(meaning, TRIES, SEED);
    const differences = meaning.wordings.flatMap((wording) => differencesOf(wording, meaning, parts));
    expect(differences.map(({ tripId, lines }) => `${tripId}: ${lines.join(' | ')}`)).toEqual([]);
  });
});
