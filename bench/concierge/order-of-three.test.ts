/** @module-tag long */
import { expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';

test.each([
  ['bristol-birthday', 'murals then ferry then lunch'],
  ['lisbon-hen', 'escape room then tile painting then lunch on saturday please'],
  ['krakow-stag', 'street art first then axe nation then dinner'],
])('three parts of a day come in the order in which they are named: %s, %s', (id, message) => {
  const { before, after, reply } = said(id, message);
  expect(changedBetween(before, after), reply).toEqual({ went: [], came: [], types: [] });
  expect(after.plan).not.toEqual(before.plan);
});

test.each([
  ['lisbon-hen', 'boat then winery then dinner, in that order'],
  ['bristol-birthday', 'lunch then ferry then murals'],
  ['bristol-birthday', 'ferry then murals then lunch, in that order'],
  ['dublin-work', 'jameson then the museum then dinner please'],
])('an order of three that no one exchange brings about changes nothing: %s, %s', (id, message) => {
  const { before, after } = said(id, message);
  expect(after.plan).toEqual(before.plan);
});
