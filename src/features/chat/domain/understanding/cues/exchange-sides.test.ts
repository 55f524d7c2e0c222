import { expect, test } from 'vitest';
import { exchangeSides } from './exchange-sides.ts';

const sidesOf = (message: string): string[] => exchangeSides(message).map(({ gone, wanted }) => `${gone} > ${wanted}`);

test.each([
  'swap the boat for a spa',
  'could we please change the boat to a spa?',
  'swap in a spa for the boat',
  'can we get the boat swapped for a spa',
  'a spa instead of the boat please',
  'instead of the boat can we do a spa',
  'can we have a spa rather than the boat',
  "we'd prefer a spa to the boat",
  'would rather have a spa than the boat',
  'the boat out, a spa in',
  'spa in, the boat out',
  'not the boat, a spa then',
  'the boat is shut? spa then',
  'drop the boat, spa instead',
  'ditch the boat and do a spa',
  'can the boat be a spa',
  'make the boat a spa',
  'a spa for the boat?',
  'the boat or a spa? spa',
  'would the bride prefer a spa to the boat? yes. change it',
])('the boat goes and a spa comes: %s', (message) =>
  expect(sidesOf(message).map((both) => both.replace(/\bthe |\ba /g, ''))).toContain('boat > spa'),
);

test.each([
  "don't swap the boat for a spa",
  'would the bride prefer a spa to the boat?',
  'why did you swap the boat for a spa',
  'why was the boat swapped for a spa',
  'what if we swap the boat for a spa',
  'the boat is great',
])('nothing is given for anything: %s', (message) =>
  expect(exchangeSides(message).filter(({ how }) => how === 'said')).toEqual([]),
);
