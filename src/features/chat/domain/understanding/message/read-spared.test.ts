import { expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readParts } from './read-parts.ts';
import { readSpared } from './read-spared.ts';

const state = knownPlan();
const sparedIn = (message: string) =>
  readSpared(state, message, (text) => readParts(state, text, { isLoose: false, topic: [] }));

test.each([
  ['make it cheaper but keep hawksmoor', 'make it cheaper', ['Hawksmoor Seven Dials'], true],
  ['swap all the dinners except friday', 'swap all the dinners', ['fabric', 'Dishoom Covent Garden'], false],
  ['drop everything on saturday but the boat', 'drop everything on saturday', ['City Cruises'], false],
  ['keep the boat and make the rest cheaper', 'make everything cheaper', ['City Cruises'], true],
])('%s', (message, main, names, isKept) => {
  const spared = sparedIn(message);
  expect(spared).toMatchObject({ main, isKept });
  for (const name of names)
    expect(spared?.slots.map(({ slot }) => slot.name)).toContainEqual(expect.stringContaining(name));
});

test.each([
  'we arrive friday but leave sunday',
  'one less bar saturday',
  'swap karaoke for anything except a club',
  'move dinner to any day except friday',
  'everyone is vegan but me',
  'keep the boat',
])('%s spares nothing', (message) => {
  expect(sparedIn(message)).toBeNull();
});

test('a message that is too long for one wish is not parted in every way', () => {
  let reads = 0;
  const found = readSpared(state, 'keep the boat, '.repeat(600), () => {
    reads += 1;
    return [];
  });
  expect([found, reads]).toEqual([null, 0]);
});
