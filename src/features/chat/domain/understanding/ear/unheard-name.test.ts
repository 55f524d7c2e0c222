import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readParts } from '../message/read-parts.ts';
import { read } from '../reading.ts';
import { hasUnheardName, unheardFirst } from './unheard-name.ts';

const state = knownPlan();
const intentsOf = (message: string) =>
  readParts(state, message, { isLoose: false, topic: [] }).map(({ intent }) => intent);

describe('a strange name beside a part of the plan changes nothing of it', () => {
  test.each(['meet dracula for dinner friday', 'bring dracula to the karting', 'milkshakes for the girls after lunch'])(
    '%s',
    (message) => {
      const kinds = intentsOf(message).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'swap' || kind === 'drop' || kind === 'retime')).toEqual([]);
    },
  );
});

test('an order is an order, whatever strange word gives its reason', () =>
  expect(hasUnheardName(read('swap the karting, bertha is knackered', state))).toBe(false));

test('the strange word that a wish begins with is what it is for', () => {
  expect(unheardFirst(read('milkshakes for the girls after lunch', state))).toBe('milkshakes');
  expect(unheardFirst(read('karting for the girls', state))).toBeNull();
});

test('one taxi for all is no question of the way', () =>
  expect(intentsOf('put us all in one taxi').map(({ kind }) => kind)).not.toContain('travel'));

test('things that are only named are not taken out', () =>
  expect(intentsOf('karting on the boat').map(({ kind }) => kind)).not.toContain('drop'));
