/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { WEEKDAY_NAMES } from '../../src/shared/dates.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const LONGER = TRIP_OUTLINES.filter(({ days }) => days.length > 1).map(({ id }) => id);

const dayNames = (id: string): { first: string; last: string } => {
  const { days } = tripOf(id).plan;
  const name = (at: number): string => WEEKDAY_NAMES[days.at(at)?.weekday ?? 0]?.toLowerCase() ?? '';
  return { first: name(0), last: name(-1) };
};

const worded = (id: string, message: string): string => {
  const { first, last } = dayNames(id);
  return message.replaceAll('{first}', first).replaceAll('{last}', last);
};

/** The messages that did not do what is expected of them, with the start of the reply. */
const otherwise = (id: string, messages: readonly string[], isRight: (said: ReturnType<typeof saidOn>) => boolean) =>
  messages.flatMap((message) => {
    const said = saidOn(tripOf(id), worded(id, message));
    return isRight(said) ? [] : [`${worded(id, message)}: ${said.turn.reply.slice(0, 160)}`];
  });

const ONE_OF_THEM = [
  'sophie leaves a day early',
  'becky can only stay one night',
  'two of the lads arrive a day later',
  'my sister goes home a day early',
  'half the group will only do one day',
  'dan flies home a day before us',
  'amy is staying an extra night',
  'can my cousin stay an extra night',
  'priya and nina are flying home on {first}',
  'becky said she can only do one day',
  'some people can only do one night',
  'one night only for tom',
];

const WITHOUT_WHOM_NOBODY_GOES = [
  'the bride wants to stay an extra night',
  'i have to go home a day early',
  'the groom has to leave a day early',
  'me and the stag are staying an extra night',
];

const ALL_OF_THEM = ['we all stay a day longer', 'everyone leaves a day early', 'lets go home a day early'];

describe.each(LONGER)('how long somebody stays: %s', (id) => {
  test('one of the group who stays for days of their own changes the trip for nobody', () =>
    expect(
      otherwise(id, ONE_OF_THEM, ({ turn }) => turn.change === null && turn.reply.startsWith('I count everybody')),
    ).toEqual([]));

  test('beside another wish it takes or gives the trip no day', () => {
    const { length } = tripOf(id).plan.days;
    const both = ['make it cheaper and becky can only stay one night', 'make it calmer, and sophie leaves a day early'];
    expect(otherwise(id, both, ({ turn }) => (turn.change?.plan.days.length ?? length) === length)).toEqual([]);
  });

  test('what only the guest of honour or the writer does is shown first, and done after a yes', () =>
    expect(
      otherwise(id, WITHOUT_WHOM_NOBODY_GOES, ({ turn, state }) => {
        const after = turn.change === null ? saidOn(state, 'yes').turn.change : null;
        return after !== null && after.plan.days.length !== tripOf(id).plan.days.length;
      }),
    ).toEqual([]));

  test('what all of them do is done', () =>
    expect(
      otherwise(id, ALL_OF_THEM, ({ turn }) => (turn.change?.plan.days.length ?? 0) !== tripOf(id).plan.days.length),
    ).toEqual([]));
});

const LEFT_FREE = [
  'nothing on {last}',
  'keep {last} clear',
  '{last} is only for travelling',
  'i dont want anything on {last}',
  '{last} we do nothing',
];

test.each(LONGER)('a day that nothing is wanted on is left free, and stays a day of the trip: %s', (id) =>
  expect(
    otherwise(id, LEFT_FREE, ({ turn }) => {
      const days = turn.change?.plan.days ?? [];
      return days.length === tripOf(id).plan.days.length && days.at(-1)?.slots.length === 0;
    }),
  ).toEqual([]),
);

test.each(LONGER)('a day out, with a question mark alone, is shown first: %s', (id) =>
  expect(
    otherwise(
      id,
      ['{last} off?'],
      ({ turn, state }) => turn.change === null && saidOn(state, 'yes').turn.change !== null,
    ),
  ).toEqual([]),
);

test('of more nights out than are wanted, it is asked which goes', () =>
  expect(
    otherwise(
      'london-hen',
      ['we only want one night out', 'one big night out is enough'],
      ({ turn }) => turn.change === null && turn.reply.startsWith('Which one shall I drop'),
    ),
  ).toEqual([]));
