/** @module-tag long */
import { expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';

const LISTS = [
  ['london-hen', 'what could we do instead of karting'],
  ['london-hen', 'what hotels are there'],
  ['prague-stag', 'what could we do instead of the laser game'],
  ['krakow-stag', 'what hotels are there'],
  ['bristol-birthday', 'what would you suggest instead of leigh woods'],
] as const;

test.each(LISTS)('what is asked of one of a list takes nothing up: %s, %s', (id, list) => {
  for (const message of [
    'the first sounds good, would it cost us more?',
    'hmm the second, is it far',
    'the second one how much more is it',
    'second one looks nice but what area is it in',
    'is the second one far from the centre',
    'how much more is the second one',
  ]) {
    const { before, after } = said(id, list, message);
    expect([message, after.plan === before.plan]).toEqual([message, true]);
  }
  const { before, after } = said(id, list, 'the first sounds good, would it cost us more?', 'yes go on');
  expect(after.plan).not.toEqual(before.plan);
  for (const message of ['can we do the second one', 'the first one please'])
    expect([message, said(id, list, message).after.plan === before.plan]).toEqual([message, false]);
});

test.each(LISTS)('a number beyond a list is told how many there are, and the list stays open: %s, %s', (id, list) => {
  for (const message of ['12', '19 please', 'can we have number 12', 'option 11']) {
    const { before, after, reply } = said(id, list, message);
    expect([message, after.plan === before.plan]).toEqual([message, true]);
    expect(reply).toMatch(/^There is no number \d+ in that list.* Say a number, 1 to \d\.$/);
    expect(said(id, list, message, '2').after.plan).toEqual(said(id, list, '2').after.plan);
  }
});

test.each(LISTS)('another number after one of the list was taken takes that instead: %s, %s', (id, list) => {
  const placesAfter = (...messages: string[]): string[] => {
    const { plan } = said(id, list, ...messages).after;
    return [plan.stay?.name ?? '', ...plan.days.flatMap(({ slots }) => slots.map(({ name }) => name))];
  };
  expect(placesAfter('3', '2')).toEqual(placesAfter('2'));
});

test('two of a list are two places and no number of people', () => {
  const { before, after } = said('london-hen', 'what could we do instead of karting', '1 and 3');
  expect(after.plan.groupSize).toBe(before.plan.groupSize);
});

test.each(['nah keep it at 12', 'no leave it at 12', 'stick to 12 then'])(
  'the number of people that was weighed and given up is no sum of money: %s',
  (message) => {
    const { before, after, reply } = said('london-hen', 'what if we were 10', message);
    expect(after.plan).toEqual(before.plan);
    expect(reply).not.toMatch(/£12 /);
  },
);

test.each([
  [
    'london-hen',
    'what would it cost if we dropped heaven',
    'do it but keep cahoots',
    ['london-heaven'],
    'Cahoots stays',
  ],
  [
    'london-hen',
    'what would it cost if we dropped heaven',
    'yes but leave cahoots',
    ['london-heaven'],
    'Cahoots stays',
  ],
  [
    'london-hen',
    'what would it cost if we dropped heaven',
    'ok but move friday dinner to 7.30',
    ['london-heaven'],
    '19:30',
  ],
  [
    'london-hen',
    'what would it cost if we swapped hawksmoor for something cheaper',
    'yes but at 8',
    ['london-hawksmoor-seven-dials'],
    '20:00',
  ],
  [
    'krakow-stag',
    'what would it cost if we swapped starka for something cheaper',
    'go on then but make it half 7',
    ['krakow-starka'],
    '19:30',
  ],
] as const)('a condition beside a yes is done with what was offered: %s, %s, %s', (id, offer, message, gone, told) => {
  const { before, after, reply } = said(id, offer, message);
  expect([message, changedBetween(before, after).went]).toEqual([message, gone]);
  expect(reply).toContain(told);
});
