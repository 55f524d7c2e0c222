/** @module-tag long */
import { expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

const answer = (id: string, message: string) => answerMessage(fixedTrip(outlineOf(id)), message);

test.each([
  [
    'lisbon-hen',
    'stick a cocktail class in between boa bao and the winery',
    'between Boa-Bao and Lisbon Winery tasting',
  ],
  ['lisbon-hen', 'can we have a drink between lunch and the winery friday', 'Boa-Bao ends at 15:15'],
  [
    'lisbon-hen',
    'somewhere for cake between the winery tasting and encanto',
    'between Lisbon Winery tasting and Encanto',
  ],
  ['lisbon-hen', 'a tapas place in between the castle and lunch', 'We have no tapas'],
  ['london-hen', 'pop a pub in between the cruise and dinner on saturday', 'between City Cruises'],
  ['london-hen', 'brunch in between puttshack and dishoom', 'A place to eat is a lunch or a dinner here'],
  ['prague-stag', 'could we squeeze a sushi place in between the laser game and the museum', 'We have no sushi'],
])('what is to stand between two parts comes there or nowhere: %s: %s', (id, message, told) => {
  const { change, reply } = answer(id, message);
  expect(change).toBeNull();
  expect(reply).toContain(told);
});

test.each([
  ['dublin-work', 'put a gallery in between the little museum and dinner', 'Little Museum', 'SOLE'],
  ['prague-stag', 'put a viewpoint in between the sex museum and tea on friday', 'Sex Machines', 'Las Adelitas'],
  ['prague-stag', 'something in between the museum and dinner on friday', 'Sex Machines', 'Las Adelitas'],
])('where it fits it stands between them, and nothing goes for it: %s: %s', (id, message, first, second) => {
  const trip = fixedTrip(outlineOf(id));
  const { change } = answerMessage(trip, message);
  const names = change?.plan.days[0]?.slots.map(({ name }) => name) ?? [];
  const at = (name: string) => names.findIndex((one) => one.includes(name));
  expect(names).toHaveLength((trip.plan.days[0]?.slots.length ?? 0) + 1);
  expect(at(second) - at(first)).toBe(2);
});

test.each([
  ['krakow-stag', 'do we have anything booked between axe throwing and dinner'],
  ['london-hen', 'how far between dishoom and the cruise'],
  ['london-hen', 'is there a gap between the cruise and dinner on saturday'],
])('what only asks adds nothing: %s: %s', (id, message) => {
  expect(answer(id, message).change).toBeNull();
});
