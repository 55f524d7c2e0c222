import { expect, test } from 'vitest';
import { guidePassages } from '../../src/features/chat/domain/tools/guide-passages.ts';
import { findInventedFacts } from './find-invented-facts.ts';
import { fixedTrip } from './fixed-trip.ts';
import { londonHen, withStop } from './trip-for-tests.ts';

const state = londonHen();
const inventedIn = (reply: string, message = 'how much is dinner'): string[] =>
  findInventedFacts(reply, { trips: [state], places: state.places, said: [message] }).map(({ text }) => text);

test.each([
  'Saturday dinner is Hawksmoor Seven Dials in Covent Garden, 19:00 to 21:00, £85 a person.',
  'That makes it £385 a person, £4,620 in total for 12, which is £115 below your limit of £500.',
  'Hawksmoor for all of you comes to £1,020. Saturday as a whole is £167 a person.',
  'Flat Iron Covent Garden is £22 a person, £63 less than Hawksmoor Seven Dials.',
  'You would stay at Leman Locke in Aldgate: £185 a person, £2,220 in all. The Hoxton, Shoreditch has rooms for £250.',
  'If you cancelled today, 90% of £385 would be £346.50 back.',
  'It opens at 10:00. Nothing has changed yet. Say yes to go ahead with “swap Circolo Popolare”.',
  'The London Eye is £34 a person.',
])('a reply made of known facts invents nothing: %s', (reply) => {
  expect(inventedIn(reply, reply.startsWith('It opens') ? 'does it open at 10' : undefined)).toEqual([]);
});

test('prices that nothing has are found', () => {
  expect(inventedIn('Dinner at Hawksmoor Seven Dials is £79 a person.')).toEqual(['£79']);
  expect(inventedIn('It all comes to £4,621.')).toEqual(['£4,621']);
});

test('the price of a place does not count for a reply that speaks of another', () => {
  expect(inventedIn('A grand British dinner is £90.')).toEqual(['£90']);
  expect(inventedIn('A grand British dinner at Rules is £90.')).toEqual([]);
});

test('times that nothing has are found, in either clock', () => {
  expect(inventedIn('Dinner is at 19:05.')).toEqual(['19:05']);
  expect(inventedIn('Dinner is at 7pm, and Heaven begins at 11 pm.')).toEqual([]);
  expect(inventedIn('Dinner is at 4.20 pm.')).toEqual(['4.20 pm']);
});

test('places that are in no catalogue are found, wherever in the sentence', () => {
  expect(inventedIn('You could try Bar Elba for drinks.')).toEqual(['Bar Elba']);
  expect(inventedIn('Club Paradise is open late.')).toEqual(['Paradise']);
  expect(inventedIn('1. Zuma, £85 a person\n2. Heaven, £15 a person')).toEqual(['Zuma']);
  expect(inventedIn('Your evening goes on at Cross Club.')).toEqual(['Cross']);
});

test('a name the organiser used may be said back', () => {
  expect(inventedIn('Bar Elba is not on our list.', 'can we do bar elba')).toEqual([]);
});

test('the facts of a plan that was changed are known before and after', () => {
  const after = fixedTrip(withStop('london-hawksmoor-seven-dials', ['dinner', 'london-brasserie-zedel', 1140]));
  const reply = 'Saturday dinner is now Brasserie Zédel. That makes it £338 a person instead of £385 (£47 less).';
  const sources = { trips: [state, after], places: state.places, said: ['swap it'] };
  expect(findInventedFacts(reply, sources)).toEqual([]);
});

test('a page of ours that is quoted has figures in euros, and no others may be told', () => {
  const passage = guidePassages().find(({ text }) => /€\d/.test(text));
  if (!passage) throw new Error('no guide tells a price in euros');
  expect(inventedIn(passage.text)).toEqual([]);
  expect(inventedIn(`${passage.text} A taxi is €43.`)).toEqual(['€43']);
});
