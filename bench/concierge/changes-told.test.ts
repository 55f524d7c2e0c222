/** @module-tag long */
import { describe, expect, test } from 'vitest';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { wholePrice } from '../../src/features/chat/domain/wording/whole-price.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const TRIPS = TRIP_OUTLINES.map(({ id }) => id);
/** Two changes, one after the other, after which the trip is another one. */
const changedTwice = (id: string): { once: ConciergeState; twice: ConciergeState } => {
  const once = saidOn(tripOf(id), 'drop dinner').state;
  return { once, twice: saidOn(once, 'make it cheaper').state };
};

const SO_FAR = [
  'what have you changed so far',
  'whats changed so far',
  'what did you change in total',
  'list all the changes please',
  'what is different from the original plan',
];
const LAST = ['what did you just do', 'what did you change', 'what have you changed', 'what is different now'];
const PRICE_AT_START = ['how much was it at the start', 'what was the original price', 'how much have we saved so far'];
const PRICE_BEFORE = [
  'how much was it before',
  'has the price changed',
  'was it dearer before',
  'is it cheaper than before',
];

describe.each(TRIPS)('what was changed is told, and nothing is taken back for it: %s', (id) => {
  const { once, twice } = changedTwice(id);
  const otherwise = (messages: readonly string[], isRight: (reply: string) => boolean): string[] =>
    messages.flatMap((message) => {
      const { turn } = saidOn(twice, message);
      return turn.change === null && isRight(turn.reply) ? [] : [`${message}: ${turn.reply.slice(0, 160)}`];
    });

  test('all changes since the plan was made', () =>
    expect(
      otherwise(
        SO_FAR,
        (reply) => reply.startsWith('Compared with the plan as it was made:') && reply.includes(wholePrice(twice.plan)),
      ),
    ).toEqual([]));
  test('the last one', () => expect(otherwise(LAST, (reply) => reply.startsWith('With the last change:'))).toEqual([]));
  test('the price at the start and now', () =>
    expect(
      otherwise(
        PRICE_AT_START,
        (reply) => reply.includes(wholePrice(tripOf(id).plan)) && reply.includes(wholePrice(twice.plan)),
      ),
    ).toEqual([]));
  test('the price before the last change and now', () =>
    expect(
      otherwise(
        PRICE_BEFORE,
        (reply) => reply.includes(wholePrice(once.plan)) && reply.includes(wholePrice(twice.plan)),
      ),
    ).toEqual([]));
  test('and after the question the last change can still be taken back', () => {
    const { state } = saidOn(twice, 'what have you changed so far');
    expect(saidOn(state, 'undo').turn.change?.plan).toEqual(once.plan);
  });
});

test.each(TRIPS)('before anything was changed, that is said: %s', (id) =>
  expect(
    [...SO_FAR, ...LAST, ...PRICE_AT_START].flatMap((message) => {
      const { turn } = saidOn(tripOf(id), message);
      return turn.reply.startsWith('Nothing has been changed yet') ? [] : [`${message}: ${turn.reply.slice(0, 160)}`];
    }),
  ).toEqual([]),
);
