import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import { londonTrip } from '../../fixtures/london-trip.ts';
import { slotsOf } from '../finding/find-slots.ts';
import { read } from '../reading.ts';
import { readFocus } from './read-focus.ts';

const trip = londonTrip();

const focusOf = (message: string) => readFocus(read(message, trip), trip);
const reply = (message: string): string => {
  const { reply: text, change, understood } = answerMessage(trip, message);
  expect({ change, understood }).toEqual({ change: null, understood: true });
  return text;
};

describe('one noun of a question settles what it is about', () => {
  test.each([
    ['whats our most expensive thing', 'extremes'],
    ['where does all the money go', 'spending'],
    ['what are we spending the most on', 'spending'],
    ['can you do any better', 'improve'],
    ['is this the best you can do', 'improve'],
    ['improve the whole plan', 'improve'],
    ['does it come in under 500', 'price'],
    ['when and how do we pay', 'site'],
    ['can i take the money off the girls through here', 'site'],
    ['is there parking at the hotel', 'stay'],
    ['why this hotel', 'stay'],
  ])('%s', (message, kind) => {
    expect(focusOf(message)).toMatchObject({ kind });
  });

  test.each([
    'swap the dearest thing',
    'somewhere cheaper',
    'we need parking spaces',
    'make dinner better',
    'add a pool',
  ])('%s is no such question', (message) => {
    expect(focusOf(message)).toBeNull();
  });
});

test('where the money goes is told with the plan’s own sums', () => {
  const text = reply('where does the money go');
  const [dearest] = slotsOf(trip.plan).sort((a, b) => b.slot.pricePerPersonPence - a.slot.pricePerPersonPence);
  expect(text).toContain(dearest?.slot.name);
  expect(text).toMatch(/on meals \(\d+%\)/);
});

test('what stands between two stops of a day is listed, or the time is said to be free', () => {
  const [first, middle, last] = slotsOf(trip.plan).filter(({ day }) => day === 1);
  if (!first || !middle || !last) throw new Error('the day is too short');
  const text = reply(`is there anything between ${first.slot.name} and ${last.slot.name}`);
  expect(text).toContain(middle.slot.name);
  expect(text).not.toContain(first.slot.name);
});

test('what our list does not say of the stay is not made up', () => {
  expect(reply('does the hotel have a swimming pool')).toContain('our list does not say');
});

test('a question about charges names no cinema by its spelling', () => {
  expect(read('what do you charge for this', trip)).toMatchObject({ venues: [], slots: [] });
});
