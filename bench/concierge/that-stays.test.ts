import { describe, expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { sweptTrips } from './swept-trips.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';

const TRIPS = sweptTrips(0).map(([id]) => id);
const placesIn = ({ plan }: ConciergeState): string[] => slotsOnDays(plan).map(({ slot }) => slot.venueId);
const missingFrom = (before: ConciergeState, after: ConciergeState): string[] =>
  placesIn(before).filter((id) => !placesIn(after).includes(id));

test.each(['not the shooting, that stays', 'nah leave the axe throwing, that stays', 'no not the karaoke, it stays'])(
  'what stays is neither taken out nor forbidden: %s',
  (message) => {
    for (const id of TRIPS) expect(saidOn(tripOf(id), message).turn.change, id).toBeNull();
  },
);

const GENERAL = ['make it cheaper', 'make it calmer', 'make it wilder'];

describe('of a change that named nothing, one thing comes back and the rest stays changed', () => {
  test.each(['put {X} back', 'no i want to keep {X}', 'not {X}, put that back'])('%s', (wording) => {
    let tried = 0;
    for (const [id, general] of TRIPS.flatMap((one) => GENERAL.map((wish) => [one, wish] as const))) {
      const trip = tripOf(id);
      const cheaper = saidOn(trip, general).state;
      const gone = missingFrom(trip, cheaper);
      const part = slotsOnDays(trip.plan).find(({ slot }) => slot.venueId === gone[0]);
      if (!part || gone.length < 2) continue;
      const { state, turn } = saidOn(cheaper, wording.replace('{X}', part.slot.name));
      if (!turn.change) continue;
      tried += 1;
      expect(placesIn(state), id).toContain(part.slot.venueId);
      expect(missingFrom(trip, state).length, id).toBeGreaterThan(0);
    }
    expect(tried).toBeGreaterThan(1);
  });
});

test.each(['but not {X}', 'not {X} though', 'except {X}', 'just not {X} please'])(
  'what is excepted right after a change of the whole trip comes back: %s',
  (wording) => {
    for (const [id, general] of TRIPS.flatMap((one) => GENERAL.slice(0, 2).map((wish) => [one, wish] as const))) {
      const trip = tripOf(id);
      const changed = saidOn(trip, general).state;
      const gone = missingFrom(trip, changed);
      const part = slotsOnDays(trip.plan).find(({ slot }) => gone.includes(slot.venueId));
      if (!part) continue;
      const { turn, state } = saidOn(changed, wording.replace('{X}', part.slot.name));
      expect(turn.change === null || placesIn(state).includes(part.slot.venueId), `${id}: ${turn.reply}`).toBe(true);
      expect(turn.reply).not.toContain('will not come in');
    }
  },
);

test.each(['but not {X}', 'not {X} though', 'except {X}'])(
  'what the change did not touch only stays: %s',
  (wording) => {
    for (const id of TRIPS) {
      const trip = tripOf(id);
      const changed = saidOn(trip, 'make it cheaper').state;
      const part = slotsOnDays(changed.plan).find(({ day, slot }) =>
        slotsOnDays(trip.plan).some(
          (old) => old.day === day && old.slot.venueId === slot.venueId && old.slot.startMinute === slot.startMinute,
        ),
      );
      if (!part || changed.plan === trip.plan) continue;
      expect(saidOn(changed, wording.replace('{X}', part.slot.name)).turn.change, id).toBeNull();
    }
  },
);

test.each(['the rest is fine', 'everything else is fine', 'rest of it is fine', 'the others are all great thanks'])(
  'praise for the rest changes nothing: %s',
  (message) => {
    for (const id of TRIPS) expect(saidOn(tripOf(id), message).turn.change, id).toBeNull();
  },
);

test.each(['second one', 'the third one'])(
  'of no list there is no second, and nothing is taken back: %s',
  (message) => {
    for (const id of TRIPS) {
      const changed = saidOn(tripOf(id), 'make it wilder').state;
      if (changed.plan !== tripOf(id).plan) expect(saidOn(changed, message).turn.change, id).toBeNull();
    }
  },
);

test.each([
  'can it go on {day}',
  'bit gutted about losing that. can it go on {day}',
  'could that work on {day} instead',
])('where else something could go is asked of it and never of the trip: %s', (wording) => {
  for (const id of TRIPS) {
    const trip = tripOf(id);
    const part = slotsOnDays(trip.plan).find(({ slot }) => slot.kind === 'activity');
    if (!part || trip.plan.days.length < 2) continue;
    const dropped = saidOn(trip, `drop ${part.slot.name}`).state;
    const day = dayName(trip.plan, trip.plan.days.length - 1);
    const { state } = saidOn(dropped, wording.replace('{day}', day));
    expect(state.plan.days, id).toHaveLength(trip.plan.days.length);
    expect(missingFrom(dropped, state), id).toEqual([]);
  }
});
