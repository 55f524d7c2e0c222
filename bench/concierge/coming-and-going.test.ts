/** @module-tag long */
import { expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { fixedTrip } from './fixed-trip.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const trips = TRIP_OUTLINES.map(fixedTrip).filter(({ plan }) => plan.days.length > 1);
const replies = (wording: string): string[] =>
  trips.map((trip) => answerMessage(trip, inWords(wording, trip)).reply.split('\n')[0] ?? '');
const inWords = (wording: string, { plan }: ConciergeState): string =>
  wording.replace('{first}', dayName(plan, 0)).replace('{last}', dayName(plan, plan.days.length - 1));

test.each([
  'we arrive by train at 12:40 on {first}',
  'landing on the easyjet flight at 1pm on {first}',
  'getting in on the 2pm train on {first}',
])('the train that brings a group ends no day: “%s”', (wording) => {
  for (const reply of replies(wording))
    expect(reply).toMatch(/ now starts at \d\d:\d\d at the earliest, an hour after you arrive/);
});

test.each([
  'we’re not leaving til 7 on {last}',
  'we dont fly home until 8pm on {last}',
  'not heading off til 9 {last}',
])('who is there until late begins no day late: “%s”', (wording) => {
  for (const reply of replies(wording)) expect(reply).not.toMatch(/ now starts at |leaves no time/);
});

test('who leaves the hotel late begins that day late', () => {
  for (const reply of replies('nobody is leaving the hotel before 12 on {last}'))
    expect(reply).toMatch(/ starts at 1\d:/);
});

test.each([
  'dave is landing way later than us on {first}, like 8ish',
  'my sister gets in at 9pm on {first}',
  'her boss arrives at half 7 {first}',
])('one who comes late changes neither the number of people nor the day: “%s”', (wording) => {
  for (const trip of trips) {
    const { change, reply } = answerMessage(trip, inWords(wording, trip));
    expect(change).toBeNull();
    expect(reply).toMatch(/only some of you/);
  }
});

test.each(['could we have a welcome drink on arrival at around six', 'a beer when we land at 5 would be nice'])(
  'what is to be had on arrival is no hour of it: “%s”',
  (wording) => {
    for (const reply of replies(wording)) expect(reply).not.toMatch(/an hour after you arrive/);
  },
);

test('who finishes in time for a flight has the way to it', () => {
  for (const reply of replies('finish {last} in time for a 5pm flight'))
    expect(reply).toMatch(/90 minutes before you leave/);
});

test('nothing before noon, with no day named, holds for all days', () => {
  for (const trip of trips) {
    const end = stateAfter(trip, 'nothing before noon', answerMessage(trip, 'nothing before noon'));
    for (const { slots } of end.plan.days) expect(slots[0]?.startMinute ?? 720).toBeGreaterThanOrEqual(720);
  }
});

test.each(['arrive 3 {first} leave 4 {last}', 'landing 3pm {first} heading home 4pm {last}'])(
  'when they come and when they go may be said in one breath: “%s”',
  (wording) => {
    for (const trip of trips) {
      const { reply } = answerMessage(trip, inWords(wording, trip));
      expect(reply).toMatch(/an hour after you arrive/);
      expect(reply).toMatch(/90 minutes before you leave|no time for anything/);
    }
  },
);

test('who is there until some hour of a day that the trip does not have shortens no other day', () => {
  for (const trip of trips) {
    if (trip.plan.days.some((_, day) => dayName(trip.plan, day) === 'Tuesday')) continue;
    expect(answerMessage(trip, 'pop summat in on tuesday, we’re not leaving till 3').change).toBeNull();
  }
});

test('8ish is an hour, and no number of people', () => {
  for (const trip of trips) {
    const message = 'ahh perfect. also jess is landing way later than us, like 8ish';
    expect(stateAfter(trip, message, answerMessage(trip, message)).plan.groupSize).toBe(trip.plan.groupSize);
  }
});
