/** @module-tag long */
import { expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

function sizeAfter(trip: string, ...messages: readonly string[]): number {
  return messages.reduce(
    (state, said) => stateAfter(state, said, answerMessage(state, said)),
    fixedTrip(outlineOf(trip)),
  ).plan.groupSize;
}

test.each([
  ['krakow-stag', 'ten was wrong its twelve', 12],
  ['london-hen', 'its not 12 its 14', 14],
  ['krakow-stag', 'was ten now nine, jonnos missus went into labour', 9],
  ['whitby-birthday', 'i told you seven i meant eight', 8],
  ['bristol-birthday', 'we said 8 but its 9', 9],
  ['lisbon-hen', 'maybe 8 maybe 9.. no 8. definitely 8', 8],
  ['dublin-work', 'not 24, 22', 22],
])('%s: “%s” corrects how many they are', (trip, message, people) => expect(sizeAfter(trip, message)).toBe(people));

test.each([
  ['prague-stag', 'just had two say theyre out and one new one in', 13],
  ['krakow-stag', 'lost two but gained one', 9],
  ['bristol-birthday', "we've lost two but gained one so 7 i think", 7],
  ['whitby-birthday', 'its my sister plus us seven so 8 all in', 8],
  ['london-hen', 'us 12 plus my mum', 13],
  ['lisbon-hen', 'the nine of us and two more', 11],
  ['prague-stag', 'best man has added his brother and a cousin', 16],
  ['dublin-work', 'Sarah and Tom have joined', 26],
  ['dublin-work', 'Apologies, the headcount is 23 - one colleague is on leave.', 23],
  ['prague-stag', 'two of the lads have bailed but my brother in laws in', 13],
  ['london-hen', 'Sarah, Tom and Jen have dropped out', 9],
  ['krakow-stag', '11 lads incl the groom', 11],
  ['bristol-birthday', 'only half of us can come', 4],
  ['lisbon-hen', 'can my boyfriend come too', 10],
  ['london-hen', '9 adults and 2 kids', 11],
])('%s: “%s” is reckoned up', (trip, message, people) => expect(sizeAfter(trip, message)).toBe(people));

test.each([
  ['london-hen', 'dinner was 7 now 8'],
  ['london-hen', 'two of us are out late on friday'],
  ['london-hen', 'emma and priya are coming late'],
  ['london-hen', 'maybe 11 not 12 for the karting'],
  ['prague-stag', 'not 14.30, 3'],
  ['lisbon-hen', 'the sailing and the tiles are out'],
])('%s: “%s” counts nobody', (trip, message) => {
  const state = fixedTrip(outlineOf(trip));
  const after = stateAfter(state, message, answerMessage(state, message));
  expect(after.plan.groupSize).toBe(state.plan.groupSize);
  expect(after.plan.days[0]?.date).toBe(state.plan.days[0]?.date);
});

test.each([
  ['london-hen', 'what time is dinner on saturday', 'make it 8 not 7', 'Hawksmoor Seven Dials', 1200],
  ['prague-stag', 'when does the beer spa start', 'make it 4', 'Spa Beerland', 960],
  ['bristol-birthday', 'what time is the ferry', '12 not 11', 'Bristol Ferry harbour trip', 720],
])('%s: after “%s”, “%s” is an hour and not a number of people', (trip, asked, answer, name, minute) => {
  const state = [asked, answer].reduce(
    (now, said) => stateAfter(now, said, answerMessage(now, said)),
    fixedTrip(outlineOf(trip)),
  );
  const part = state.plan.days.flatMap(({ slots }) => slots).find((slot) => slot.name === name);
  expect(part?.startMinute).toBe(minute);
});

test('an hour below nought takes nobody off', () => {
  const trip = fixedTrip(outlineOf('krakow-stag'));
  for (const message of ['dinner at minus 3', 'lunch at minus 2 on saturday'])
    expect(answerMessage(trip, message).change?.plan.groupSize ?? trip.plan.groupSize).toBe(trip.plan.groupSize);
});
