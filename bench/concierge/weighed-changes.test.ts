/** @module-tag long */
import { expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

/** A change as a thing that is done, as something to do, and as something that was done. */
const CHANGES: readonly (readonly [trip: string, doing: string, todo: string, done: string])[] = [
  ['london-hen', 'dropping the karting', 'drop the karting', 'dropped the karting'],
  ['london-hen', 'moving dinner on friday to 8', 'move dinner on friday to 8', 'moved dinner on friday to 8'],
  ['london-hen', 'going down to 10 people', 'go down to 10 people', 'went down to 10 people'],
  ['prague-stag', 'switching to a hostel', 'switch to a hostel', 'switched to a hostel'],
  ['prague-stag', 'bringing three more lads', 'bring three more lads', 'brought three more lads'],
  ['bristol-birthday', 'finishing by 1 on sunday', 'finish by 1 on sunday', 'finished by 1 on sunday'],
  ['krakow-stag', 'moving the karting to friday', 'move the karting to friday', 'moved the karting to friday'],
  ['lisbon-hen', 'going a week later', 'go a week later', 'went a week later'],
];
const DOING = [
  'would X get us under 250',
  'would X alter the price?',
  'would X throw everything out?',
  'could X get it under budget',
  'can X bring it under 300',
  'might X save a few quid',
  'would X bring it down a bit',
  'X - would that save us much?',
  'am i right that X would be cheaper',
  'wondering if X would save money',
  'thinking of X, what would that save',
];
const TO_DO = [
  'would it cost more to X',
  'would we be better off to X',
  'would it make sense to X',
  'would the price change if we X',
  'would everything still fit if we X',
  'do prices change if we X',
  'would you charge more if we X',
  'wud it b cheaper if we X',
  'let me know if it would be cheaper to X',
  'can you check if its cheaper to X',
  'would u X or leave it',
];
const DONE = [
  'would the price change if we X',
  'would it throw everything off if we X',
  'can u tell me what itd be if we X',
];

const asked = CHANGES.flatMap(([trip, doing, todo, done]) => [
  ...DOING.map((frame) => [trip, frame.replace('X', doing)] as const),
  ...TO_DO.map((frame) => [trip, frame.replace('X', todo)] as const),
  ...DONE.map((frame) => [trip, frame.replace('X', done)] as const),
]);

test.each(asked)('%s: “%s” changes nothing', (trip, message) => {
  expect(answerMessage(fixedTrip(outlineOf(trip)), message).change).toBeNull();
});

test.each([
  ['london-hen', 'would ditching karting get us under 350', 'TeamSport Karting Tower Bridge', '£522 a person'],
  ['prague-stag', 'would taking off cross club bring it under 250?', 'Cross Club', '£325.03 a person'],
  ['bristol-birthday', 'Would a ninth person alter the price?', 'now for 9 people', '£219.34 a person'],
  [
    'london-hen',
    'two of the girls might drop out, what would that do to the price',
    'now for 10 people',
    '£570 a person',
  ],
  [
    'dublin-work',
    'would it be any cheaper if four of the team stayed at home',
    'now for 20 people',
    '£299.16 a person',
  ],
  [
    'dublin-work',
    'If Sarah and Tom joined, how would that affect the cost?',
    'now for 26 people',
    'Nothing has changed yet',
  ],
  ['krakow-stag', 'is it less if theres only 8', 'now for 8 people', 'Nothing has changed yet'],
  ['krakow-stag', 'does it matter if we lose a couple of lads', 'now for 8 people', 'Nothing has changed yet'],
  ['lisbon-hen', 'i wonder if skipping the sailing would be cheaper', 'Tagus sailing trip', 'Nothing has changed yet'],
])('%s: “%s” shows what would come of it, and yes does it', (trip, message, part, sum) => {
  const state = fixedTrip(outlineOf(trip));
  const turn = answerMessage(state, message);
  expect(turn).toMatchObject({ change: null, understood: true });
  expect(turn.reply).toContain(part);
  expect(turn.reply).toContain(sum);
  expect(answerMessage(stateAfter(state, message, turn), 'yes').change).not.toBeNull();
});

test.each([
  ['prague-stag', 'would you move dinner on friday to 8'],
  ['prague-stag', 'would love to move dinner on friday to 8'],
  ['prague-stag', 'can you let me know if you can move dinner on friday to 8'],
  ['krakow-stag', 'could you drop the karting'],
  ['bristol-birthday', 'can you see if you can swap catch 22 for somewhere cheaper'],
  ['lisbon-hen', 'would rather drop the sailing'],
])('%s: “%s” asks for it to be done', (trip, message) => {
  expect(answerMessage(fixedTrip(outlineOf(trip)), message).change).not.toBeNull();
});

test.each([
  ['london-hen', 'how much is it each', 'and without karting', 'TeamSport Karting Tower Bridge'],
  ['london-hen', 'how much is it each', 'and with 2 more', 'now for 14 people'],
  ['prague-stag', 'what if we drop the beer spa', 'or without cross club', 'Cross Club'],
  ['krakow-stag', 'how much is it for 12', 'and 2 less', 'now for 8 people'],
])('%s: after “%s”, “%s” goes on asking', (trip, first, second, told) => {
  const state = fixedTrip(outlineOf(trip));
  const asked = stateAfter(state, first, answerMessage(state, first));
  const turn = answerMessage(asked, second);
  expect(turn).toMatchObject({ change: null, understood: true });
  expect(turn.reply).toContain(told);
});

test.each([
  ['london-hen', 'is bowling cheaper than karting'],
  ['lisbon-hen', 'what about the price with a boat trip instead of the sailing'],
  ['london-hen', 'can we still get in everywhere with 2 more'],
  ['prague-stag', 'could we live without the beer spa'],
  ['bristol-birthday', 'we drop the ferry = how much'],
  ['krakow-stag', 'take the karting off and its what'],
  ['london-hen', 'lets imagine no karting'],
])('%s: “%s” is only asked', (trip, message) =>
  expect(answerMessage(fixedTrip(outlineOf(trip)), message).change).toBeNull(),
);
