import { describe, expect, test } from 'vitest';
import { changeStay } from '../../commands/change-stay.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readParts } from '../message/read-parts.ts';
import { read } from '../reading.ts';
import { stayFeature } from './stay-features.ts';

const state = knownPlan();
const wantOf = (message: string) => {
  const [part] = readParts(state, message, { isLoose: false, topic: [] });
  return part?.intent.kind === 'change-stay' ? part.intent.want : null;
};

describe('a stay is wanted with something that it has', () => {
  test.each([
    ['a hotel with a spa please', 'a spa'],
    ['anywhere with a pool? id love a pool', 'a pool'],
    ['put us in a hostel with a bar', 'a bar'],
    ['spa hotel', 'a spa'],
    ['girls want a kitchen to do breakfast in', 'a kitchen'],
    ['not fussed on stars just somewhere with a bar', 'a bar'],
  ])('%s', (message, label) => expect(wantOf(message)?.feature?.label).toBe(label));

  test('and what the hotel has is no place of the city', () =>
    expect(read('a hotel with a spa', state).types).toEqual([]));

  test.each(['dont want a kitchen', 'a spa on friday', 'drinks in a bar with a terrace', 'does the hotel have a pool'])(
    '%s asks for no other stay',
    (message) => expect(wantOf(message)).toBeNull(),
  );
});

test('a stay whose description lacks it is not taken', () => {
  const feature = stayFeature(['hotel', 'with', 'a', 'sauna']);
  const want = { hotelIds: [], sort: null, price: null, isNearer: false, stepFree: false };
  if (!feature) throw new Error('no feature was read');
  const outcome = changeStay(state, { ...want, feature: { ...feature, told: /no hotel says this/ } });
  expect(outcome).toMatchObject({ kind: 'said', text: expect.stringContaining('has a sauna by its description') });
});

test('a hotel that should be near a part of the plan is measured from there', () =>
  expect(wantOf('a hotel closer to the karting')?.near).toEqual(['d1-a1']));

test('what cannot be afforded should cost less', () =>
  expect(wantOf('we cant afford that hotel')?.price).toBe('cheaper'));

test('stars that nobody needs make a cheaper stay', () => {
  expect(wantOf('we dont need 5 stars, a hostel is fine')).toMatchObject({ price: 'cheaper', sort: 'hostel' });
  expect(wantOf('we dont need 5 stars, a hostel is fine')?.stars).toBeUndefined();
});
