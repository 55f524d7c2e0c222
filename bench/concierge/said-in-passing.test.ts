import { describe, expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { intentsOf, saidOn, tripOf } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const TRIPS = TRIP_OUTLINES.map(({ id }) => id);
const LONG_TRIPS = TRIPS.filter((id) => tripOf(id).plan.days.length > 1);

test.each(['last thing, my brother is veggie', 'ok last thing my brother is veggie', 'final question, is lunch vegan'])(
  'a last thing that is said is not the last thing of the plan: %s',
  (message) => {
    for (const id of TRIPS) {
      const { reply } = saidOn(tripOf(id), message).turn;
      expect(reply, id).not.toContain('What shall I do with');
      expect(reply, id).toMatch(/vegetarian|vegan/);
    }
  },
);

test.each([
  'can you do it so nobody pays more than 200',
  'make sure nobody pays more than £200',
  'none of us is paying over 200',
])('what nobody is to pay more than is the limit: %s', (message) => {
  for (const id of TRIPS) expect(intentsOf(id, message), id).toMatchObject([{ capPence: 20_000 }]);
});

test.each(['can you confirm the timings for {day}', 'confirm the schedule for {day} please'])(
  'who wants the times confirmed gets them: %s',
  (wording) => {
    for (const id of TRIPS) {
      const { plan } = tripOf(id);
      const { turn } = saidOn(tripOf(id), wording.replace('{day}', dayName(plan, 0)));
      expect(turn.change, id).toBeNull();
      for (const { name } of plan.days[0]?.slots ?? []) expect(turn.reply, id).toContain(name);
    }
  },
);

test('the hour that a start is not is no meal', () => {
  for (const id of TRIPS)
    expect(intentsOf(id, 'could we start at 3pm on the last day rather than lunchtime'), id).toMatchObject([
      { kind: 'hours', edge: 'start', minute: 900 },
    ]);
});

test('home by an hour, of no evening, is the way home', () => {
  for (const id of LONG_TRIPS)
    expect(intentsOf(id, 'could we just be home by 3'), id).toMatchObject([
      { kind: 'hours', edge: 'leave', minute: 900, day: tripOf(id).plan.days.length - 1 },
    ]);
});

describe('after a day was told', () => {
  test('one thing less is one of that day', () => {
    for (const id of LONG_TRIPS) {
      const trip = tripOf(id);
      const day = trip.plan.days.length - 1;
      const told = saidOn(trip, `whats on ${dayName(trip.plan, day)}`).state;
      const { state, turn } = saidOn(told, 'can we lose one thing then');
      const others = slotsOnDays(trip.plan).filter((one) => one.day !== day);
      const now = slotsOnDays(state.plan).map(({ slot }) => slot.venueId);
      for (const { slot } of others) expect(now, id).toContain(slot.venueId);
      expect(turn.reply, id).toContain(dayName(trip.plan, day));
    }
  });
});

test.each(['wheres that new place', 'where is it', 'whats the new place like'])(
  'the new place is the one that just came: %s',
  (message) => {
    for (const id of TRIPS) {
      const trip = tripOf(id);
      const dinner = slotsOnDays(trip.plan).find(({ slot }) => slot.kind === 'dinner');
      if (!dinner) continue;
      const swapped = saidOn(trip, `swap ${dinner.slot.name} for something else`).state;
      const had = slotsOnDays(trip.plan).map(({ slot }) => slot.venueId);
      const [came, another] = slotsOnDays(swapped.plan).filter(({ slot }) => !had.includes(slot.venueId));
      if (came && !another) expect(saidOn(swapped, message).turn.reply, id).toContain(came.slot.name);
    }
  },
);

test.each(['she doesnt eat fish', 'oh but he wont touch liver', 'one of us never eats cheese'])(
  'what somebody never eats is no place to go to: %s',
  (message) => {
    for (const id of TRIPS) {
      const { turn } = saidOn(tripOf(id), message);
      expect(turn.change, id).toBeNull();
      expect(turn.reply, id).toContain('tell each restaurant before you book');
    }
  },
);

test.each(['what would you leave out', 'thats a little over what we had in mind, what would you cut?'])(
  'what could go is told and not taken out: %s',
  (message) => {
    for (const id of TRIPS) {
      const { turn } = saidOn(tripOf(id), message);
      expect(turn.change, id).toBeNull();
      expect(turn.reply, id).toContain('Leaving out one of these');
    }
  },
);

test('what people are called after is not what they speak of', () => {
  for (const id of TRIPS)
    for (const whose of ['golf lads', 'karting lot', 'spa girls'])
      expect(intentsOf(id, `the ${whose} will hate saturday dinner`), id).toEqual(
        intentsOf(id, `the ${whose.split(' ')[1]} will hate saturday dinner`),
      );
});

test('who needs to pay what is told', () => {
  for (const id of TRIPS) expect(saidOn(tripOf(id), 'who needs to pay what').turn.reply, id).toContain('Split evenly');
});

test('after a day was asked about, a start is that day’s', () => {
  for (const id of LONG_TRIPS) {
    const trip = tripOf(id);
    const told = saidOn(trip, `whats the craic with ${dayName(trip.plan, 0)}`).state;
    const { state } = saidOn(told, 'aye start it about 3 then');
    expect(state.request.days[0]?.startMinute, id).toBe(900);
  }
});
