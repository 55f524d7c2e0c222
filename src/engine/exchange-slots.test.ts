import { describe, expect, test } from 'vitest';
import { daily, minuteOf, type TownStop, townStop, townTrip, townVenue } from '../../tests/support/small-town.ts';
import type { Venue } from '../catalogue/venue.ts';
import { checkPlan } from './check-plan.ts';
import { exchangeSlots } from './exchange-slots.ts';
import { exchangesFor, whyNoExchanges } from './exchanges-for.ts';
import { moveSlot } from './move-slot.ts';
import { type SlotOnDay, slotsOnDays } from './plan-effect.ts';
import type { TripPlan } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';

const [FRIDAY, SATURDAY, SUNDAY] = [0, 1, 2];

const karts = townVenue('Karts', { durationMinutes: 120 });
const castle = townVenue('Castle', { durationMinutes: 90 });
const boats = townVenue('Boats');
const archery = townVenue('Archery');
const grill = townVenue('Grill', { kind: 'restaurant', durationMinutes: 90 });
const noodles = townVenue('Noodles', { kind: 'restaurant' });
const club = townVenue('Club', { kind: 'nightlife', durationMinutes: 120 });
const weekdays = { ...daily('08:00-20:00'), sat: '', sun: '' };

type Trip = ReturnType<typeof townTrip>;

const placedIn = ({ plan }: Trip, venue: Venue): SlotOnDay => {
  const placed = slotsOnDays(plan).find(({ slot }) => slot.venueId === venue.id);
  if (!placed) throw new Error(`${venue.name} is not in the plan`);
  return placed;
};
const startsOf = (plan: TripPlan): string[][] =>
  plan.days.map(({ slots }) => slots.map(({ name, startMinute }) => `${name} ${startMinute}`));

function trip(stops: readonly TownStop[], changes: Partial<TripRequest> = {}): Trip {
  const made = townTrip(stops, changes);
  if (slotsOnDays(made.plan).length !== stops.length) throw new Error('the town has another plan');
  return made;
}

function exchanged(on: Trip, first: Venue, second: Venue, startMinute?: number) {
  const made = exchangeSlots({
    ...on,
    first: placedIn(on, first),
    second: placedIn(on, second),
    ...(startMinute !== undefined && { startMinute }),
  });
  if (!made.ok) throw new Error(made.reason);
  expect(checkPlan(made.value.plan, made.value.request, on.places)).toEqual([]);
  return made.value;
}

function refusal(on: Trip, first: Venue, second: Venue): string {
  const made = exchangeSlots({ ...on, first: placedIn(on, first), second: placedIn(on, second) });
  if (made.ok) throw new Error('they changed places');
  return made.reason;
}

/** Saturday has the most activities that a usual pace takes. */
const fullSaturday = trip([
  townStop(FRIDAY, karts, '12:00'),
  townStop(FRIDAY, noodles, '19:00', 'dinner'),
  townStop(SATURDAY, castle, '10:00'),
  townStop(SATURDAY, boats, '13:00'),
  townStop(SATURDAY, archery, '16:00'),
  townStop(SUNDAY, townVenue('Walk'), '10:00'),
]);

describe('two stops that change places', () => {
  test('take each other’s day and hour, and everything else stays to the minute', () => {
    expect(
      moveSlot({
        ...fullSaturday,
        placed: placedIn(fullSaturday, karts),
        day: SATURDAY,
        startMinute: minuteOf('13:00'),
      }).ok,
    ).toBe(false);
    const { plan, first, second, effect } = exchanged(fullSaturday, karts, boats);
    expect(startsOf(plan)).toEqual([
      [`Boats ${minuteOf('12:00')}`, `Noodles ${minuteOf('19:00')}`],
      [`Castle ${minuteOf('10:00')}`, `Karts ${minuteOf('13:00')}`, `Archery ${minuteOf('16:00')}`],
      [`Walk ${minuteOf('10:00')}`],
    ]);
    expect([first.day, second.day, effect.deltaPencePerPerson]).toEqual([SATURDAY, FRIDAY, 0]);
    expect(effect.moved.map(({ name }) => name).sort()).toEqual(['Boats', 'Karts']);
  });

  test('come as near to the wanted hour as the rest of the day lets them', () => {
    expect(exchanged(fullSaturday, karts, archery, minuteOf('17:30')).first.slot.startMinute).toBe(minuteOf('17:30'));
    const early = exchanged(fullSaturday, karts, archery, minuteOf('10:00'));
    expect(startsOf(early.plan)[SATURDAY]).toContain(`Castle ${minuteOf('10:00')}`);
  });

  test('may be a lunch and a dinner: each becomes the meal of its new day', () => {
    const on = trip([
      townStop(FRIDAY, grill, '19:00', 'dinner'),
      townStop(FRIDAY, karts, '10:00'),
      townStop(SATURDAY, noodles, '12:30', 'lunch'),
      townStop(SUNDAY, boats, '10:00'),
    ]);
    const { plan } = exchanged(on, grill, noodles);
    expect(plan.days.map(({ slots }) => slots.map(({ name, kind }) => `${name} ${kind}`))).toEqual([
      ['Karts activity', 'Noodles dinner'],
      ['Grill lunch'],
      ['Boats activity'],
    ]);
  });

  test('may be an activity and a night out, each as what it is', () => {
    const on = trip([
      townStop(FRIDAY, karts, '10:00'),
      townStop(FRIDAY, castle, '15:00'),
      townStop(SATURDAY, club, '21:00', 'night'),
      townStop(SUNDAY, boats, '10:00'),
    ]);
    const { plan } = exchanged(on, karts, club);
    expect(startsOf(plan)).toEqual([
      [`Castle ${minuteOf('15:00')}`, expect.stringMatching(/^Club /)],
      [expect.stringMatching(/^Karts /)],
      [`Boats ${minuteOf('10:00')}`],
    ]);
  });

  test('stay where they are while something else of the plan breaks the brief', () => {
    const on = trip([
      townStop(FRIDAY, karts, '10:00'),
      townStop(FRIDAY, boats, '15:00'),
      townStop(FRIDAY, club, '21:00', 'night'),
      townStop(SUNDAY, castle, '10:00'),
    ]);
    const request: TripRequest = { ...on.request, droppedSlots: [{ day: FRIDAY, kind: 'night' }] };
    expect(refusal({ ...on, request }, karts, boats)).toMatch(/the plan would no longer hold \(Club: /);
  });

  test('of one day come in the other order', () => {
    const on = trip([
      townStop(FRIDAY, karts, '10:00'),
      townStop(FRIDAY, boats, '15:00'),
      townStop(SATURDAY, castle, '10:00'),
      townStop(SUNDAY, archery, '10:00'),
    ]);
    expect(startsOf(exchanged(on, karts, boats).plan)[FRIDAY]).toEqual([
      `Boats ${minuteOf('10:00')}`,
      `Karts ${minuteOf('15:00')}`,
    ]);
  });

  test('take their pins along, and leave what is pinned beside them where it is', () => {
    const pin = (day: number, venue: Venue, clock: string) =>
      ({ day, kind: 'activity', venueId: venue.id, startMinute: minuteOf(clock) }) as const;
    const pinned = [pin(FRIDAY, karts, '12:00'), pin(SATURDAY, castle, '10:00')];
    const on = { ...fullSaturday, request: { ...fullSaturday.request, pinned } };
    expect(exchanged(on, karts, boats).request.pinned).toEqual([
      pin(SATURDAY, castle, '10:00'),
      pin(SATURDAY, karts, '13:00'),
    ]);
  });
});

describe('an exchange that cannot be made says why', () => {
  const museum = townVenue('Museum', { hours: weekdays });
  const on = trip([
    townStop(FRIDAY, museum, '12:00'),
    townStop(FRIDAY, grill, '19:00', 'dinner'),
    townStop(SATURDAY, castle, '10:00'),
    townStop(SATURDAY, noodles, '19:00', 'dinner'),
    townStop(SUNDAY, boats, '10:00'),
  ]);

  test.each([
    ['closed on the day of the other', museum, castle, 'Museum is closed on Saturdays.'],
    ['a meal for something else', grill, castle, /^Every day has its own meals, so Grill stays on Friday/],
    ['nothing to exchange', museum, museum, 'Museum cannot change places with itself.'],
  ] as const)('%s', (_case, first, second, reason) => {
    expect(refusal(on, first, second)).toMatch(reason);
  });
});

describe('what a stop is offered to change places with', () => {
  const move = {
    ...fullSaturday,
    placed: placedIn(fullSaturday, karts),
    day: SATURDAY,
    startMinute: minuteOf('16:00'),
  };

  test('is at most three, nearest to what was wanted first, and each is what the exchange then makes', () => {
    const offers = exchangesFor(move, 3);
    expect(offers.map(({ partner }) => partner.slot.name)).toEqual(['Archery', 'Boats', 'Castle']);
    for (const { partner, plan, request, first, second, effect } of offers) {
      const made = exchangeSlots({ ...move, first: move.placed, second: partner });
      expect(made).toEqual({ ok: true, value: { request, plan, first, second, effect } });
    }
    expect(exchangesFor(move, 1)).toHaveLength(1);
  });

  test('is nothing that is pinned', () => {
    const pinned = (venue: Venue, clock: string) =>
      ({ day: SATURDAY, kind: 'activity', venueId: venue.id, startMinute: minuteOf(clock) }) as const;
    const one = { ...move, request: { ...move.request, pinned: [pinned(archery, '16:00')] } };
    expect(exchangesFor(one, 3).map(({ partner }) => partner.slot.name)).toEqual(['Boats', 'Castle']);
    const all = [...one.request.pinned, pinned(boats, '13:00'), pinned(castle, '10:00')];
    const fixed = { ...move, request: { ...move.request, pinned: all } };
    expect(exchangesFor(fixed, 3)).toEqual([]);
    expect(whyNoExchanges(fixed)).toBe(
      'Everything on Saturday is pinned, so nothing there can change places with Karts.',
    );
  });

  test('is nothing outdoors that would lie in the dark', () => {
    const hill = townVenue('Hill', { indoor: false, durationMinutes: 120 });
    const pub = townVenue('Darts', { hours: daily('17:00-24:00') });
    const on = trip(
      [townStop(FRIDAY, hill, '10:00'), townStop(SATURDAY, pub, '20:00'), townStop(SUNDAY, boats, '10:00')],
      {
        budgetCapPence: null,
      },
    );
    const late = { ...on, placed: placedIn(on, hill), day: SATURDAY, startMinute: minuteOf('20:00') };
    const [offer, ...more] = exchangesFor(late, 3);
    expect(more).toEqual([]);
    // The light goes at 18:15 in March.
    expect(offer?.first.slot.endMinute).toBe(minuteOf('18:15'));
  });

  test('is not what only a hand would put into the dark', () => {
    const hill = townVenue('Hill', { indoor: false, durationMinutes: 120, hours: daily('12:00-24:00') });
    const race = townVenue('Race', { durationMinutes: 390 });
    const on = trip([
      townStop(FRIDAY, hill, '12:00'),
      townStop(SATURDAY, race, '12:00'),
      townStop(SATURDAY, boats, '20:00'),
      townStop(SUNDAY, archery, '10:00'),
    ]);
    const pinned = [{ day: SATURDAY, kind: 'activity', venueId: race.id, startMinute: minuteOf('12:00') } as const];
    const fixed = { ...on, request: { ...on.request, pinned } };
    expect(exchanged(fixed, hill, boats).first.slot.startMinute).toBe(minuteOf('20:00'));
    expect(
      exchangesFor({ ...fixed, placed: placedIn(on, hill), day: SATURDAY, startMinute: minuteOf('20:00') }, 3),
    ).toEqual([]);
  });

  test('is nothing where the place is closed, and that is said', () => {
    const museum = townVenue('Museum', { hours: weekdays });
    const on = trip([
      townStop(FRIDAY, museum, '12:00'),
      townStop(SATURDAY, castle, '10:00'),
      townStop(SATURDAY, boats, '14:00'),
      townStop(SUNDAY, archery, '10:00'),
    ]);
    const closed = { ...on, placed: placedIn(on, museum), day: SATURDAY, startMinute: minuteOf('12:00') };
    expect(exchangesFor(closed, 3)).toEqual([]);
    expect(whyNoExchanges(closed)).toBe('Museum is closed on Saturdays, so nothing there can change places with it.');
    expect(exchangesFor({ ...closed, day: FRIDAY }, 3)).toEqual([]);
  });
});
