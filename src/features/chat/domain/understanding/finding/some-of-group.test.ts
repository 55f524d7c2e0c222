import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readParts } from '../message/read-parts.ts';
import { findPeople } from './find-people.ts';

const state = knownPlan();
const kindsOf = (message: string) =>
  readParts(state, message, { isLoose: true, topic: [] }).map(({ intent }) => intent.kind);

describe('a number of people of whom something is told is not the whole group', () => {
  test.each([
    'two girls with hay fever',
    'three lads in wheelchairs',
    'three of the team are in wheelchairs',
    'two lads on the wagon',
    'two of the lads are late',
    'four of us dont eat meat',
    'one of us is 17',
    'two of the lads are only 17',
    'vegan option for two of us',
    'Three colleagues observe Ramadan so halal food please',
    'four friends from uni are veggie',
    'two lads are muslim',
  ])('%s', (message) => expect(kindsOf(message)).not.toContain('group-size'));
});

describe('a number for all who come stays one', () => {
  test.each([
    ['7 of us now', { kind: 'size', people: 7 }],
    ['me plus 11', { kind: 'size', people: 12 }],
    ['bride plus 9', { kind: 'size', people: 10 }],
    ['there are 8 of us', { kind: 'size', people: 8 }],
    ['3 lads have dropped out', { kind: 'by', people: -3 }],
    ['two of the girls cant come', { kind: 'by', people: -2 }],
  ])('%s', (message, change) => expect(findPeople(` ${message} `)).toEqual(change));
});

test('nobody can be fewer than none', () =>
  expect(findPeople(' dinner for minus two ')).toEqual({ kind: 'size', people: 0 }));

test('how old children are counts nobody', () =>
  expect(findPeople(' little ones will be with us 3 and 5 ')).toBeNull());
