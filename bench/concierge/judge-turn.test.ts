import { expect, test } from 'vitest';
import type { ConciergeTurn } from '../../src/features/chat/domain/concierge-turn.ts';
import type { Expectation } from './case-schema.ts';
import { judgeTurn } from './judge-turn.ts';
import { changedTo, londonHen, outlineOf, said, withStop } from './trip-for-tests.ts';

const state = londonHen();
const missesOf = (expected: Expectation, turn: ConciergeTurn): string[] =>
  judgeTurn(expected, turn, state, state).misses;

const SWAPPED = withStop('london-hawksmoor-seven-dials', ['dinner', 'london-brasserie-zedel', 1140]);
const SWAP: Expectation = {
  kind: 'change',
  facts: [{ fact: 'replaced', slot: 'd2-dinner', by: { price: 'less' } }],
};
const GOOD_REPLY = 'Saturday dinner is now Brasserie Zédel, £38 a person.';

test('a swap that was made and is shown is right', () => {
  expect(missesOf(SWAP, changedTo(SWAPPED, GOOD_REPLY))).toEqual([]);
});

test('a swap that is only announced is wrong', () => {
  expect(missesOf(SWAP, said(GOOD_REPLY))).toEqual(['changed nothing']);
});

test('a swap whose reply does not name what came is wrong', () => {
  expect(missesOf(SWAP, changedTo(SWAPPED, 'Done, £47 less.'))).toEqual(['does not show the effect']);
});

test('a swap of the wrong slot is wrong', () => {
  const other = withStop('london-circolo-popolare', ['dinner', 'london-brasserie-zedel', 1140]);
  expect(missesOf(SWAP, changedTo(other, GOOD_REPLY))).toContainEqual(expect.stringMatching(/^not so/));
});

test('a swap that turns the rest of the trip over is wrong', () => {
  const days = [SWAPPED.days[0], SWAPPED.days[1], SWAPPED.days[2]].map((stops, day) =>
    day === 1 ? (stops ?? []) : (stops ?? []).slice(-1),
  );
  expect(missesOf(SWAP, changedTo({ ...SWAPPED, days }, GOOD_REPLY))).toContain('changed more than was asked');
});

test('a stop that nobody spoke of may not vanish with the one that was dropped', () => {
  const drop: Expectation = { kind: 'change', facts: [{ fact: 'dropped', slots: ['d1-n2'] }] };
  const one = withStop('london-cahoots', null);
  expect(missesOf(drop, changedTo(one, 'Cahoots is out.'))).toEqual([]);
  const days = one.days.map((stops) => stops.filter(([, id]) => id !== 'london-lucky-voice-soho'));
  expect(missesOf(drop, changedTo({ ...one, days }, 'Cahoots is out.'))).toEqual(['changed more than was asked']);
});

test('a change that breaks a rule of the independent checker is wrong, whatever else it does', () => {
  const closed = withStop('london-hawksmoor-seven-dials', ['dinner', 'london-brasserie-zedel', 1320]);
  const judged = judgeTurn(SWAP, changedTo(closed, GOOD_REPLY), state, state);
  expect(judged.isRight).toBe(false);
  expect(judged.brokenRules.join()).toContain('dinner-at-odd-hour');
});

const PRICE: Expectation = { kind: 'answer', mentions: [['{price:d2-dinner}'], ['Hawksmoor']] };

test('an answer with the figure and the name is right', () => {
  expect(missesOf(PRICE, said('Hawksmoor Seven Dials is £85 a person.'))).toEqual([]);
});

test('an answer with another figure, with none, or that changes the trip is wrong', () => {
  expect(missesOf(PRICE, said('Hawksmoor Seven Dials is £58 a person.'))).toEqual([
    'does not mention {price:d2-dinner}',
  ]);
  expect(missesOf(PRICE, said('It is 85 of the finest minutes at Hawksmoor.'))).toHaveLength(1);
  expect(missesOf(PRICE, changedTo(SWAPPED, 'Hawksmoor was £85, Brasserie Zédel is £38.'))).toContain(
    'changed the trip',
  );
});

test('an answer by somebody who did not understand the question is no answer', () => {
  expect(missesOf(PRICE, said('Hawksmoor Seven Dials is £85.', false))).toEqual(['did not understand']);
});

test.each([
  ['Which one: Friday or Saturday?', true],
  ['Shall I look at one of these?\n1. The day\n2. The evening', true],
  ['Which one shall I swap: Circolo Popolare, Hawksmoor Seven Dials?', true],
  ['Which one shall I swap?', false],
  ['You could have Friday or Saturday.', false],
])('a question asks, and offers two ways to go on: %s', (reply, isRight) => {
  expect(missesOf({ kind: 'question' }, said(reply)).length === 0).toBe(isRight);
});

test('small talk is short and changes nothing', () => {
  const smallTalk: Expectation = { kind: 'small-talk' };
  expect(missesOf(smallTalk, said('You are welcome.'))).toEqual([]);
  expect(missesOf(smallTalk, said('You are welcome. '.repeat(40)))).toEqual(['talks too much']);
  expect(missesOf(smallTalk, changedTo(SWAPPED, GOOD_REPLY))).toContain('changed the trip');
  expect(missesOf(smallTalk, said('You are welcome.', false))).toEqual(['did not understand']);
});

test('a refusal declines and says what', () => {
  const refusal: Expectation = { kind: 'refusal', mentions: [['fabric']] };
  expect(missesOf(refusal, said('fabric does not let under-18s in.'))).toEqual([]);
  expect(missesOf(refusal, said('fabric it is!'))).toEqual(['does not decline']);
  expect(missesOf(refusal, said('That is not possible.'))).toEqual(['does not mention fabric']);
});

test('whoever did not understand must say so', () => {
  expect(missesOf({ kind: 'lost' }, said('Sorry, I did not understand that.', false))).toEqual([]);
  expect(missesOf({ kind: 'lost' }, said('Certainly.'))).toEqual(['claims to have understood']);
});

test('of several right reactions one is enough, and none of them is not', () => {
  const either: Expectation = { kind: 'any', of: [SWAP, { kind: 'question' }] };
  expect(judgeTurn(either, changedTo(SWAPPED, GOOD_REPLY), state, state).isRight).toBe(true);
  expect(judgeTurn(either, said('Cheaper or nearer?'), state, state).isRight).toBe(true);
  expect(judgeTurn(either, said('No idea.'), state, state).isRight).toBe(false);
});

test('no reply is empty or carries HTML on', () => {
  expect(missesOf({ kind: 'lost' }, said(' ', false))).toEqual(['says nothing']);
  expect(missesOf({ kind: 'lost' }, said('What is <script>?', false))).toEqual(['has HTML in it']);
});

test('a rule that changed nothing in the plan needs no figure, a new size does', () => {
  const size = outlineOf('london-hen');
  const expected: Expectation = { kind: 'change', facts: [{ fact: 'size', is: 13 }] };
  expect(missesOf(expected, changedTo({ ...size, groupSize: 13 }, 'You are 13 now.'))).toEqual([]);
  expect(missesOf(expected, changedTo({ ...size, groupSize: 13 }, 'Noted.'))).toEqual(['does not show the effect']);
  const needs: Expectation = { kind: 'change', facts: [{ fact: 'needs', noAlcohol: true }] };
  const dry = { ...withStop('london-cahoots', null), needs: { noAlcohol: true } };
  expect(missesOf(needs, changedTo(dry, 'Cahoots is out.')).filter((miss) => miss.startsWith('not so'))).toEqual([]);
});
