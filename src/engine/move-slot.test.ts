import { describe, expect, test } from 'vitest';
import { daily, minuteOf, type TownStop, townStop, townTrip, townVenue } from '../../tests/support/small-town.ts';
import { fail } from '../shared/result.ts';
import { checkPlan } from './check-plan.ts';
import { moveSlot, refusalWords } from './move-slot.ts';
import { slotsOnDays } from './plan-effect.ts';
import type { TripRequest } from './trip-request.ts';

const [FRIDAY, SATURDAY, SUNDAY] = [0, 1, 2];

const karts = townVenue('Karts', { hours: daily('10:00-18:00'), durationMinutes: 120 });
const castle = townVenue('Castle', { durationMinutes: 90 });
const boats = townVenue('Boats');
/** About 4 km east: 29 minutes for ten people. */
const quarry = townVenue('Quarry', { lon: -0.055 });
const grill = townVenue('Grill', { kind: 'restaurant', durationMinutes: 90 });
const noodles = townVenue('Noodles', { kind: 'restaurant' });
const club = townVenue('Club', { kind: 'nightlife', durationMinutes: 120 });
const bar = townVenue('Bar', { kind: 'nightlife' });

/** The refusal of a move in a trip with these stops; the first of them is moved. */
function refusal(stops: readonly TownStop[], day: number, clock: string, changes: Partial<TripRequest> = {}): string {
  const moved = moveFirst(stops, day, clock, changes);
  if (moved.result.ok) throw new Error('it was moved');
  return moved.result.reason;
}

function moveFirst(
  stops: readonly TownStop[],
  day: number,
  clock: string,
  changes: Partial<TripRequest> = {},
  pinned: TripRequest['pinned'] = [],
) {
  const { places, ...trip } = townTrip(stops, changes);
  const request = { ...trip.request, pinned };
  const placed = slotsOnDays(trip.plan).find(({ slot }) => slot.venueId === stops[0]?.venue.id);
  if (!placed || slotsOnDays(trip.plan).length !== stops.length) throw new Error('the town has another plan');
  const moved = moveSlot({ plan: trip.plan, request, places, placed, day, startMinute: minuteOf(clock) });
  const result = moved.ok ? moved : fail(refusalWords(moved.reason));
  return { result, places, plan: trip.plan };
}

const pin = ({ day, venue, kind = 'activity', startMinute }: TownStop) => ({
  day,
  kind,
  venueId: venue.id,
  startMinute,
});

/** Venues with their starts, by day. */
const startsOf = (plan: { days: readonly { slots: readonly { name: string; startMinute: number }[] }[] }): string[][] =>
  plan.days.map(({ slots }) => slots.map(({ name, startMinute }) => `${name} ${startMinute}`));

const weekend = (first: TownStop, ...others: TownStop[]): TownStop[] => {
  const days = [first, ...others].map(({ day }) => day);
  const fillers = [FRIDAY, SATURDAY, SUNDAY].filter((day) => !days.includes(day));
  return [first, ...others, ...fillers.map((day) => townStop(day, townVenue(`Walk ${day}`), '10:00'))];
};

describe('a slot moved by hand', () => {
  test('goes to the wanted minute of another day, and everything else stays to the minute', () => {
    const stops = [
      townStop(FRIDAY, karts, '12:00'),
      townStop(FRIDAY, castle, '16:00'),
      townStop(SATURDAY, boats, '10:00'),
    ];
    const all = [...stops, townStop(SUNDAY, quarry, '10:00')];
    const { result, places } = moveFirst(all, SATURDAY, '14:00');
    if (!result.ok) throw new Error(result.reason);
    const { plan, request, slot } = result.value;
    expect(checkPlan(plan, request, places)).toEqual([]);
    expect(startsOf(plan)).toEqual([
      [`Castle ${minuteOf('16:00')}`],
      [`Boats ${minuteOf('10:00')}`, `Karts ${minuteOf('14:00')}`],
      [`Quarry ${minuteOf('10:00')}`],
    ]);
    expect(slot).toMatchObject({ id: 'd2-a2', timeOfDay: 'Afternoon' });
  });

  test('lands up to a quarter of an hour beside the wanted minute before anybody else has to give way', () => {
    const stops = weekend(townStop(FRIDAY, karts, '15:00'), townStop(FRIDAY, castle, '10:00'));
    const { result } = moveFirst(stops, FRIDAY, '11:30');
    if (!result.ok) throw new Error(result.reason);
    // The castle ends at 11:30, and the way there takes five minutes.
    expect(result.value.slot.startMinute).toBe(minuteOf('11:35'));
    expect(result.value.effect.moved).toHaveLength(1);
  });

  test('makes others shift where it must, by as little as can be', () => {
    const stops = weekend(townStop(FRIDAY, karts, '15:00'), townStop(FRIDAY, castle, '10:00'));
    const { result } = moveFirst(stops, FRIDAY, '11:00');
    if (!result.ok) throw new Error(result.reason);
    expect(startsOf(result.value.plan)[FRIDAY]).toEqual([`Castle ${minuteOf('9:25')}`, `Karts ${minuteOf('11:00')}`]);
  });

  test('changes places with what stood there, if that is the only way', () => {
    const stops = weekend(
      townStop(FRIDAY, boats, '9:00'),
      townStop(FRIDAY, karts, '10:30'),
      townStop(FRIDAY, castle, '14:00'),
    );
    const { result } = moveFirst(stops, FRIDAY, '15:15');
    if (!result.ok) throw new Error(result.reason);
    expect(startsOf(result.value.plan)[FRIDAY]).toHaveLength(3);
    expect(result.value.slot.startMinute).toBe(minuteOf('15:15'));
  });

  test('takes its pin along, and leaves pinned others alone', () => {
    const [first, second] = [townStop(FRIDAY, karts, '15:00'), townStop(FRIDAY, castle, '10:00')];
    const stops = weekend(first, second);
    const { result } = moveFirst(stops, FRIDAY, '12:00', {}, [pin(first), pin(second)]);
    if (!result.ok) throw new Error(result.reason);
    expect(result.value.request.pinned).toEqual([pin(second), { ...pin(first), startMinute: minuteOf('12:00') }]);
  });
});

describe('a move that cannot be made says why, with the figures', () => {
  test.each([
    [
      'closes',
      weekend(townStop(FRIDAY, karts, '12:00')),
      FRIDAY,
      '17:00',
      'Karts closes at 18:00 on Fridays and takes 2 hours: 16:00 is the latest start. It would fit at 16:00.',
    ],
    [
      'is closed by then',
      weekend(townStop(FRIDAY, karts, '12:00')),
      FRIDAY,
      '19:00',
      'Karts closes at 18:00 on Fridays. It would fit at 16:00.',
    ],
    [
      'opens',
      weekend(townStop(FRIDAY, karts, '12:00')),
      FRIDAY,
      '9:15',
      'Karts opens at 10:00 on Fridays. It would fit at 10:00.',
    ],
    [
      'day begins',
      weekend(townStop(FRIDAY, boats, '12:00')),
      FRIDAY,
      '8:30',
      'Friday begins at 09:00 in your brief. It would fit at 09:00.',
    ],
    [
      'day ends',
      weekend(townStop(SUNDAY, boats, '12:00')),
      SUNDAY,
      '17:00',
      'Sunday ends at 17:00 in your brief, and Boats takes 1 hour. It would fit at 16:00.',
    ],
    [
      'meal hours',
      weekend(townStop(FRIDAY, grill, '12:30', 'lunch')),
      FRIDAY,
      '17:00',
      'Grill is your lunch, which starts between 12:00 and 14:00. It would fit at 14:00.',
    ],
    [
      'dinner hours',
      weekend(townStop(FRIDAY, grill, '19:00', 'dinner')),
      FRIDAY,
      '15:00',
      'Grill is your dinner, which starts between 18:30 and 20:30. It would fit at 18:30.',
    ],
    [
      'night hours',
      weekend(townStop(FRIDAY, bar, '22:00', 'night'), townStop(FRIDAY, boats, '10:00')),
      FRIDAY,
      '18:00',
      'Bar is a night out, which starts at 20:00 at the earliest. It would fit at 20:00.',
    ],
    [
      'day left empty',
      weekend(townStop(FRIDAY, boats, '12:00')),
      SATURDAY,
      '15:00',
      'Boats is all there is on Friday, which would be left empty.',
    ],
    ['no such day', weekend(townStop(FRIDAY, boats, '12:00')), 3, '15:00', 'This trip has 3 days only.'],
    [
      'where it is',
      weekend(townStop(FRIDAY, boats, '12:00')),
      FRIDAY,
      '12:00',
      'Boats starts at 12:00 on Friday already.',
    ],
    [
      'meals of each day',
      weekend(
        townStop(FRIDAY, grill, '12:30', 'lunch'),
        townStop(FRIDAY, boats, '10:00'),
        townStop(SATURDAY, noodles, '13:00', 'lunch'),
      ),
      SATURDAY,
      '13:00',
      'Every day has one lunch, and that of Saturday is Noodles.',
    ],
    [
      'no meal left',
      weekend(townStop(FRIDAY, grill, '12:30', 'lunch'), townStop(FRIDAY, boats, '10:00')),
      SATURDAY,
      '13:00',
      'Friday would be left without lunch.',
    ],
  ])('%s', (_what, stops, day, clock, why) => {
    expect(refusal(stops, day, clock)).toBe(why);
  });

  test('closed on that weekday', () => {
    const { sat: _closed, ...hours } = daily('08:00-23:00');
    const stops = weekend(townStop(FRIDAY, townVenue('Fair', { hours }), '12:00'), townStop(FRIDAY, boats, '15:00'));
    expect(refusal(stops, SATURDAY, '12:00')).toBe('Fair is closed on Saturdays.');
  });

  test('closed in between', () => {
    const fair = townVenue('Fair', { hours: daily('09:00-12:00 15:00-18:00') });
    expect(refusal(weekend(townStop(FRIDAY, fair, '10:00')), FRIDAY, '12:30')).toBe(
      'Fair is closed from 12:00 to 15:00 on Fridays. It would fit at 11:00.',
    );
  });

  test('too little time to get there from a stop that is pinned', () => {
    const fixed = townStop(FRIDAY, quarry, '12:00');
    const stops = weekend(townStop(FRIDAY, boats, '16:00'), fixed);
    const { result } = moveFirst(stops, FRIDAY, '13:00', {}, [pin(fixed)]);
    expect(result).toEqual({
      ok: false,
      reason:
        'It takes 29 minutes to get there from Quarry, which is pinned and ends at 13:00: that leaves no time. It would fit at 13:30.',
    });
  });

  test('too little time to get from there to a stop that is pinned', () => {
    const fixed = townStop(FRIDAY, quarry, '14:00');
    const stops = weekend(townStop(FRIDAY, boats, '16:00'), fixed);
    const { result } = moveFirst(stops, FRIDAY, '12:50', {}, [pin(fixed)]);
    expect(result).toMatchObject({
      reason: expect.stringMatching(
        /^It takes 29 minutes from there to Quarry, which is pinned and starts at 14:00: that leaves only 10 minutes\./,
      ),
    });
  });

  test('in the way of what is pinned', () => {
    const fixed = townStop(FRIDAY, castle, '13:00');
    const { result } = moveFirst(weekend(townStop(FRIDAY, boats, '16:00'), fixed), FRIDAY, '13:30', {}, [pin(fixed)]);
    expect(result).toMatchObject({
      reason: expect.stringMatching(
        /^Castle is pinned from 13:00 to 14:30, and Boats would go on from 13:30 to 14:30\./,
      ),
    });
  });

  test('too many activities for the pace of the trip', () => {
    const stops = [
      townStop(FRIDAY, boats, '10:00'),
      townStop(FRIDAY, castle, '12:00'),
      ...['9:00', '11:00', '13:00'].map((clock) => townStop(SATURDAY, townVenue(`Walk ${clock}`), clock)),
      townStop(SUNDAY, quarry, '10:00'),
    ];
    expect(refusal(stops, SATURDAY, '16:00')).toBe(
      'Saturday has 3 activities already, the most for your pace and vibe.',
    );
  });

  test('a third night out', () => {
    const stops = [
      townStop(FRIDAY, bar, '21:00', 'night'),
      townStop(FRIDAY, boats, '12:00'),
      townStop(SATURDAY, club, '20:00', 'night'),
      townStop(SATURDAY, townVenue('Disco', { kind: 'nightlife' }), '23:00', 'night'),
      townStop(SUNDAY, quarry, '14:00'),
    ];
    expect(refusal(stops, SATURDAY, '22:00')).toBe('Saturday has 2 nights out already, and two are the most.');
  });

  test('two of a kind would come one after the other where it leaves, or where it goes', () => {
    const [one, other] = ['Ghost walk', 'River walk'].map((name) => townVenue(name, { type: 'Walk' }));
    if (!one || !other) throw new Error('no walks');
    const between = [
      townStop(FRIDAY, boats, '12:00'),
      townStop(FRIDAY, one, '10:00'),
      townStop(FRIDAY, other, '15:00'),
    ];
    expect(
      refusal(weekend(between[0] ?? townStop(FRIDAY, boats, '12:00'), ...between.slice(1)), SATURDAY, '15:00'),
    ).toBe(
      'Without it Ghost walk and River walk would come one after the other on Friday, and both are one kind (Walk).',
    );
    const fixed = townStop(SATURDAY, other, '12:00');
    const beside = weekend(townStop(FRIDAY, one, '12:00'), townStop(FRIDAY, boats, '15:00'), fixed);
    const { result } = moveFirst(beside, SATURDAY, '14:00', {}, [pin(fixed)]);
    expect(result).toEqual({ ok: false, reason: 'River walk comes right before it, and both are one kind (Walk).' });
  });

  test('nine hours of rest after the night before', () => {
    const late = townStop(FRIDAY, club, '23:55', 'night');
    const stops = weekend(townStop(SATURDAY, boats, '14:00'), late, townStop(FRIDAY, castle, '14:00'));
    expect(refusal(stops, SATURDAY, '9:00')).toBe(
      'The night before ends late: after nine hours of rest nothing starts before 10:55. It would fit at 11:00.',
    );
  });

  test('nothing but another night out after a night out', () => {
    const fixed = townStop(FRIDAY, bar, '20:00', 'night');
    const stops = weekend(townStop(FRIDAY, boats, '12:00'), fixed, townStop(FRIDAY, castle, '9:00'));
    const { result } = moveFirst(stops, FRIDAY, '22:30', {}, [pin(fixed)]);
    expect(result).toMatchObject({
      reason: expect.stringMatching(/^Bar comes before it, and nothing but another night out follows a night out\./),
    });
  });
});
