/** @module-tag long */
import { describe, expect, test } from 'vitest';
import type { Venue } from '../../src/catalogue/venue.ts';
import { venuesOf } from '../../src/engine/places.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import type { ConciergeTurn } from '../../src/features/chat/domain/concierge-turn.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { slotsOf } from '../../src/features/chat/domain/understanding/finding/find-slots.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

/** The last turn of a conversation about one of the written trips. */
function said(tripId: string, ...lines: string[]): ConciergeTurn {
  let state: ConciergeState = fixedTrip(outlineOf(tripId));
  let last: ConciergeTurn | null = null;
  for (const line of lines) {
    last = answerMessage(state, line);
    state = stateAfter(state, line, last);
  }
  if (!last) throw new Error('nothing was said');
  return last;
}

/** The places that a message brings into a trip. */
function freshIn(tripId: string, message: string): Venue[] {
  const { plan, places } = fixedTrip(outlineOf(tripId));
  const known = new Set(slotsOf(plan).map(({ slot }) => slot.venueId));
  const { change } = said(tripId, message);
  const fresh = change ? slotsOf(change.plan).filter(({ slot }) => !known.has(slot.venueId)) : [];
  return fresh.flatMap(({ slot }) => venuesOf(places).filter(({ id }) => id === slot.venueId));
}

const startsOf = (turn: ConciergeTurn): Map<string, number> =>
  new Map(turn.change ? slotsOf(turn.change.plan).map(({ slot }) => [slot.name, slot.startMinute]) : []);

describe('an hour that is said', () => {
  test('is kept to the minute, and what follows gives way', () => {
    const turn = said('prague-stag', 'Move Las Adelitas on Friday to 19:30');
    expect(startsOf(turn).get('Las Adelitas')).toBe(19 * 60 + 30);
    expect(startsOf(turn).get('Vzorkovna')).toBeGreaterThanOrEqual(21 * 60);
  });

  test('goes with `too early`, however it is joined to it', () => {
    for (const joint of [', put', '. say', ', could we do', ', make it'])
      expect(startsOf(said('london-hen', `friday dinner is too early${joint} 7.30`)).get('Circolo Popolare')).toBe(
        1170,
      );
  });

  test('that cannot be is refused with what stands in the way, and nothing farther off is offered', () => {
    const { reply, change } = said('london-hen', 'Move Puttshack Bank on Saturday to 10:00');
    expect(change).toBeNull();
    expect(reply).toContain('after nine hours of rest nothing starts before 10:30');
    expect(reply).not.toContain('10:45');
  });

  test('as a limit is met by an hour right beside it where it cannot be kept', () => {
    expect(said('london-day', 'do the cinema after dinner').reply).toContain('“move Prince Charles Cinema to 20:25”');
  });

  test('new hours are told in fives', () => {
    const turn = said('dublin-work', 'swap friday lunch for something cheaper');
    expect([...startsOf(turn).values()].filter((minute) => minute % 5 !== 0)).toEqual([]);
  });
});

describe('a place by its whole name', () => {
  test('is found though there are marks in it', () => {
    const drop = said('prague-stag', 'Drop Pilsner Urquell: The Original Beer Experience on Saturday');
    expect(startsOf(drop).size).toBeGreaterThan(0);
    expect(startsOf(drop).has('Pilsner Urquell: The Original Beer Experience')).toBe(false);
    const move = said('dublin-work', 'Move Jameson Distillery Bow St. on Thursday to 14:15');
    expect(startsOf(move).get('Jameson Distillery Bow St.')).toBe(14 * 60 + 15);
  });

  test('goes from day to day, and the trip keeps its dates', () => {
    expect(said('prague-stag', 'Move U Sudu from Friday to Saturday').change).toBeNull();
    const turn = said('krakow-stag', 'Move Karting Arena Kraków from Saturday to Sunday');
    const hasKarting = turn.change?.plan.days.map(({ slots }) => slots.some(({ name }) => name.startsWith('Karting')));
    expect(hasKarting).toEqual([false, false, true]);
  });
});

describe('what is swapped', () => {
  test('for something quieter is no party', () => {
    for (const [trip, bar] of [
      ['prague-stag', 'Vzorkovna'],
      ['lisbon-hen', 'Foxtrot'],
    ] as const) {
      const [fresh, ...more] = freshIn(trip, `Swap ${bar} for something quieter`);
      expect(more).toEqual([]);
      expect(fresh?.vibes).not.toContain('party-hard');
    }
  });

  test.each([
    ['dublin-work', 'swap the dance class for something outdoors', false],
    ['lisbon-hen', 'something outdoors instead of the tiles', false],
    ['bristol-birthday', 'swap the woods for something indoors', true],
    ['london-hen', 'swap something outdoors for something indoors', true],
  ])('%s: %s is where it was wanted', (trip, message, isIndoor) => {
    expect(freshIn(trip, message).map(({ indoor }) => indoor)).toEqual([isIndoor]);
  });

  test('and is too dear names the limit that would allow it, and a yes does both', () => {
    const ask = 'Swap Catch 22 on Friday for somewhere a bit posher';
    const refused = said('bristol-birthday', ask);
    expect(refused.change).toBeNull();
    expect(refused.reply).toMatch(/would fit, but brings .* to £\d+ a person, and your limit is £150/);
    const done = said('bristol-birthday', ask, 'yes');
    expect(done.change?.request.budgetCapPence).toBeGreaterThan(150_00);
    expect(startsOf(done).has('Catch 22')).toBe(false);
  });

  test('for the one of its kind that is there already stays', () => {
    const { reply, change } = said('prague-stag', 'swap sunday lunch for a burger', 'swap sunday lunch for a burger');
    expect(change).toBeNull();
    expect(reply).toContain('is what you ask for already');
    expect(reply).not.toContain('cannot take the place');
  });

  test('and does not fit says why, and what it would fit in place of', () => {
    const { reply } = said('dublin-work', 'swap the dance class for croke park');
    expect(reply).toContain('cannot take the place of Irish dance class on Friday');
    expect(reply).toMatch(/only in place of (.+?), which .*Say yes to go ahead with “swap \1 for Croke Park Skyline”/);
  });
});

describe('what is added', () => {
  test('has the part of the day that was asked for', () => {
    const turn = said('lisbon-hen', 'Add something on Saturday morning');
    const before = new Set(slotsOf(fixedTrip(outlineOf('lisbon-hen')).plan).map(({ slot }) => slot.venueId));
    const fresh = turn.change ? slotsOf(turn.change.plan).filter(({ slot }) => !before.has(slot.venueId)) : [];
    expect(fresh.map(({ day, slot }) => [day, slot.timeOfDay])).toEqual([[2, 'Morning']]);
  });

  test('is what was said and not what has one word of it', () => {
    expect(said('london-hen', 'and a drag show').reply).toContain('There is no gap for a drag show');
    expect(startsOf(said('whitby-birthday', 'a boat trip would be nice')).has('Sightseeing boat trip')).toBe(true);
  });

  test('for a team is no person more', () => {
    expect(said('dublin-work', 'Add a team quiz on Thursday evening.').change).toBeNull();
    expect(said('bristol-birthday', 'add a family lunch on sunday').change).toBeNull();
  });

  test('does not double the price where nobody named it', () => {
    const { change } = said('whitby-birthday', 'Add something on Friday afternoon');
    expect(change?.plan.totals.slotsPerPersonPence).toBeLessThan(160_00);
  });

  test.each([
    ['krakow-stag', 'Add another bar on Friday night', 'Friday has 2 nights out already'],
    ['prague-stag', 'Add another bar on Friday night', 'There is no gap for a bar on Friday'],
  ])('%s: %s is refused for what it is', (trip, message, why) => {
    const { reply, change } = said(trip, message);
    expect(change).toBeNull();
    expect(reply).toContain(why);
  });
});

test('an hour that follows from another part is not told as if it had been said, and one thing is offered at a time', () => {
  const { reply, change } = said('london-day', 'ice cream straight after the film');
  expect(change).toBeNull();
  expect(reply).not.toContain('does not go to');
  expect(reply.match(/Say yes/g)).toHaveLength(1);
});

test('what is only named after a wish with an hour is asked about', () => {
  const { reply, change } = said('london-hen', 'lunch sat at 2', 'and the boat');
  expect(change).toBeNull();
  expect(reply).toContain('What shall I do with City Cruises from Westminster Pier');
});
