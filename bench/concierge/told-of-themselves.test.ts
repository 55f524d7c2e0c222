/** @module-tag long */
import { expect, test } from 'vitest';
import { saidOn, tripOf } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const TOLD = [
  'its her 30th',
  'the groom is 40 that weekend',
  'theyre all teachers',
  'its a mixed group',
  'none of us know each other',
  'half of us have been before',
  'its our third time here',
  'we can chill at the hotel',
  'they can get ready at the hotel',
  'stags dad is 72',
  'nan is 81 bless her',
  'grandad will be 80',
  'the lads are mostly 40',
  'the youngest is 19 and the oldest is 72',
];
const NO_CHILD = ['theyre all coming', 'everyone is coming now'];

test.each(TRIP_OUTLINES.map(({ id }) => id))('who they are is noted, and changes nothing: %s', (id) => {
  const otherwise = TOLD.flatMap((message) => {
    const { turn } = saidOn(tripOf(id), message);
    return turn.change === null && turn.reply.startsWith('Good to know')
      ? []
      : [`${message}: ${turn.reply.slice(0, 160)}`];
  });
  expect(otherwise).toEqual([]);
  const { minorsPresent } = tripOf(id).request.needs;
  for (const message of NO_CHILD) {
    const { change } = saidOn(tripOf(id), message).turn;
    expect(change?.request.needs.minorsPresent ?? minorsPresent).toBe(minorsPresent);
  }
});
