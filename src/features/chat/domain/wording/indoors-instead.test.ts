import { describe, expect, test } from 'vitest';
import { stayDry } from '../commands/stay-dry.ts';
import { londonTrip } from '../fixtures/london-trip.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import { answerRain } from './answers.ts';
import { indoorsInstead } from './indoors-instead.ts';

const trip = londonTrip();
const allDays = trip.plan.days.map((_, day) => day);

describe('the answer to what happens in the rain', () => {
  test.each([[[]], ...allDays.map((day) => [[day]])])(
    'on days %j: what it names is what staying dry then puts in',
    (days) => {
      const named = indoorsInstead(trip, days, []);
      const dry = stayDry(trip, days);
      if (dry.kind !== 'changed') return expect([...named.keys()]).toEqual([]);
      const before = new Set(slotsOf(trip.plan).map(({ slot }) => slot.venueId));
      const came = slotsOf(dry.trip.plan).filter(({ slot }) => !before.has(slot.venueId));
      expect([...named.values()].flatMap((slot) => slot?.name ?? []).sort()).toEqual(
        came.map(({ slot }) => slot.name).sort(),
      );
      for (const slot of named.values()) if (slot) expect(answerRain(trip, days)).toContain(slot.name);
    },
  );

  test('something in the plan is outdoors, and asked about alone it is answered alone', () => {
    const [id] = indoorsInstead(trip, [], []).keys();
    const placed = slotsOf(trip.plan).filter(({ slot }) => slot.id === id);
    expect(placed).toHaveLength(1);
    expect([...indoorsInstead(trip, [], placed).keys()]).toEqual([id]);
    expect(
      answerRain(trip, [], placed)
        .split('\n')
        .filter((line) => line.includes('is outdoors')),
    ).toHaveLength(1);
  });
});
