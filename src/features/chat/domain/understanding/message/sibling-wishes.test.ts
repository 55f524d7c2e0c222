import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import type { Intent } from '../intent.ts';
import { read } from '../reading.ts';
import { readHours } from '../wishes/read-hours.ts';
import { readParts } from './read-parts.ts';

const state = knownPlan();
const intentsOf = (message: string): Intent[] =>
  readParts(state, message, { isLoose: true, topic: [] }).map(({ intent }) => intent);
const kindsOf = (message: string): string[] => intentsOf(message).map(({ kind }) => kind);

describe('one thing for another is an exchange, whichever of the two stands first', () => {
  test.each([
    ['bowling for the karting', 'd1-a1', 'Bowling'],
    ['karting to bowling', 'd1-a1', 'Bowling'],
  ])('%s', (message, slot, type) => {
    const [intent, ...others] = intentsOf(message);
    expect(others).toEqual([]);
    expect(intent?.kind === 'swap' && intent.scope.slots.map((one) => one.slot.id)).toEqual([slot]);
    expect(intent?.kind === 'swap' && intent.want.types).toContain(type);
  });
});

test('things on days of their own are wishes of their own', () =>
  expect(kindsOf('spa friday, bowling saturday')).toEqual(['add', 'add']));

test('another stay and a cheaper meal are two wishes', () =>
  expect(kindsOf('the savoy please and lunch somewhere cheaper saturday')).toEqual(['change-stay', 'swap']));

describe('a stay is wanted with so many stars', () => {
  test.each([
    ['might we have a four star hotel', { count: 4, isLeast: false }],
    ['5 stars minimum please', { count: 5, isLeast: true }],
  ])('%s', (message, stars) => {
    const [intent] = intentsOf(message);
    expect(intent?.kind === 'change-stay' && intent.want.stars).toEqual(stars);
  });
});

describe('nothing after an hour ends the day there', () => {
  test.each([
    ['nothing after 11 on friday', 'finish', 1380],
    ['nothing until after 11 on saturday', 'start', 660],
  ])('%s', (message, edge, minute) =>
    expect(readHours(read(message, state), state.plan)).toMatchObject({ edge, minute }),
  );
});

describe('a sum off one price, and a sum for one place', () => {
  test.each([
    ['knock a fiver off the lunch on saturday', 15_00],
    ['lunch on saturday for under £12', 12_00],
  ])('%s', (message, maxPence) => {
    const [intent] = intentsOf(message);
    expect(intent?.kind === 'swap' && intent.want.maxPence).toBe(maxPence);
  });
});

test('a percentage is no number of people', () => expect(kindsOf('make it 20% cheaper')).not.toContain('group-size'));

describe('a place that nobody here has is refused by its name, and nothing else put in its stead', () => {
  test.each([
    ['put stonehenge on friday', 'Stonehenge'],
    ['put the colosseum on sunday', 'colosseum'],
  ])('%s', (message, typeLabel) => expect(intentsOf(message)).toMatchObject([{ kind: 'add', want: { typeLabel } }]));
});

test('somewhere for the children to go is a place, and no need of the whole trip', () =>
  expect(kindsOf('take the children bowling')).toEqual(['add']));

describe('so many people are meant', () => {
  test.each([
    ['make it a dozen kids', { kind: 'size', people: 12 }],
    ['13 with the bride', { kind: 'size', people: 13 }],
    ['add the father in law', { kind: 'by', people: 1 }],
  ])('%s', (message, change) => expect(intentsOf(message)).toContainEqual({ kind: 'group-size', change }));
});

test('nobody is not one more', () => expect(kindsOf('nobody is coming')).not.toContain('group-size'));

test.each(['cheapest thing on saturday', 'what bar first friday night', 'another restaurant please'])(
  'a word that points at any part of the plan points at none by its description: %s',
  (message) => {
    const named = read(message, state).slots.flatMap(({ slots, to }) => (to === 1 ? slots : []));
    expect(named).toEqual([]);
  },
);
