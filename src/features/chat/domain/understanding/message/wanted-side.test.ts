import { expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import type { Intent } from '../intent.ts';
import { read } from '../reading.ts';
import { readParts } from './read-parts.ts';

const state = knownPlan();
const intentsOf = (line: string): Intent[] =>
  readParts(state, line, { isLoose: true, topic: [] }).map(({ intent }) => intent);

test('what is wanted in words that name nothing is asked about, and no other thing comes', () =>
  expect(intentsOf('can the boat be the sort you drive yourself')).toMatchObject([{ kind: 'vague' }]));

test('a fish lunch is one of the lunches, and nobody knows which', () =>
  expect(intentsOf('a nice sit down fish lunch')).toMatchObject([{ kind: 'swap', scope: { isOne: true } }]));

test('what is missed is wanted, and what nobody wants is not', () => {
  expect(intentsOf('theres no bowling on here??')).toMatchObject([{ kind: 'add', want: { typeLabel: 'bowling' } }]);
  expect(intentsOf('no bowling')).toMatchObject([{ kind: 'avoid' }]);
});

test('a mood is for the part of the day that is said, and not for what the refused word stands for', () =>
  expect(intentsOf('groom wants adventure not pints on saturday afternoon')).toMatchObject([
    { kind: 'mood', mood: 'adventurous', days: [1], timesOfDay: ['Afternoon'] },
  ]));

test('a mood and the place that goes for it are one wish', () =>
  expect(intentsOf('more of a party vibe saturday night, swap cahoots')).toMatchObject([
    { kind: 'swap', want: { mood: 'wilder' } },
  ]));

test('a garden is no restaurant in Covent Garden', () => {
  const days = state.plan.days.map((day) => ({ ...day, slots: day.slots.filter(({ type }) => type !== 'Gardens') }));
  const without = { ...state, plan: { ...state.plan, days } };
  const meant = (line: string): string[] =>
    read(line, without).slots.flatMap(({ slots }) => slots.map(({ slot }) => slot.name));
  expect(meant('drop the garden one')).toContain('Dishoom Covent Garden');
  expect(meant('a garden, perhaps?')).not.toContain('Dishoom Covent Garden');
});
