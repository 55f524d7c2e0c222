import { describe, expect, test } from 'vitest';
import { daily, townTrip, townVenue } from '../../../../tests/support/small-town.ts';
import { tripRequest } from '../../../../tests/support/trip-requests.ts';
import { LISBON } from '../../../catalogue/cities/lisbon.ts';
import { checkPlan } from '../../../engine/check-plan.ts';
import type { Places } from '../../../engine/places.ts';
import { slotsOnDays } from '../../../engine/plan-effect.ts';
import { planTrip } from '../../../engine/plan-trip.ts';
import { toRecommendations } from '../../itinerary/domain/recommendations.ts';
import { answerPlanQuestion, type ToolTrip } from './answer-plan-question.ts';
import { makePlanChange } from './make-plan-change.ts';
import type { NewVersion } from './new-version.ts';
import type { PlannedChange } from './plan-question.ts';

const castle = townVenue('Castle', { durationMinutes: 90 });
const karts = townVenue('Karts', { durationMinutes: 120, hours: daily('10:00-18:00') });
const boats = townVenue('Boats');
const trip: ToolTrip = townTrip([
  { day: 0, venue: castle, startMinute: 600 },
  { day: 0, venue: karts, startMinute: 900 },
  { day: 1, venue: boats, startMinute: 600 },
  { day: 2, venue: townVenue('Walk'), startMinute: 600 },
]);

function made(change: PlannedChange, on: ToolTrip = trip): NewVersion {
  const result = makePlanChange(on, change);
  if (!result.ok) throw new Error(result.reason.why ?? result.reason.fault);
  expect(checkPlan(result.value.plan, result.value.request, on.places)).toEqual([]);
  return result.value;
}
const why = (change: PlannedChange, on: ToolTrip = trip): string | null => {
  const result = makePlanChange(on, change);
  if (result.ok) throw new Error('it was made');
  return result.reason.why;
};

describe('pins', () => {
  const pinned = made({ kind: 'pin', slotId: 'd1-a2' });
  const after: ToolTrip = { ...trip, ...pinned };

  test('a pin keeps the slot at its hour, and leaves the plan as it is', () => {
    expect(pinned.cause).toBe('Pinned Karts, Friday');
    expect(pinned.plan).toEqual(trip.plan);
    expect(pinned.request.pinned).toEqual([{ day: 0, kind: 'activity', venueId: 'karts', startMinute: 900 }]);
  });

  test('the page is told which slots are pinned, and of no others', () => {
    const slots = toRecommendations(after.plan, after.request).days.flatMap(({ schedule }) => schedule);
    expect(slots.filter(({ slot }) => slot.isPinned).map(({ activity }) => activity.name)).toEqual(['Karts']);
    expect(JSON.stringify(toRecommendations(trip.plan))).not.toContain('isPinned');
  });

  test('a slot is pinned once, and unpinned where it is pinned', () => {
    expect(why({ kind: 'pin', slotId: 'd1-a2' }, after)).toBe('Karts is pinned already.');
    expect(why({ kind: 'unpin', slotId: 'd1-a1' }, after)).toBe('Castle is not pinned.');
    const free = made({ kind: 'unpin', slotId: 'd1-a2' }, after);
    expect([free.cause, free.request.pinned]).toEqual(['Unpinned Karts, Friday', []]);
  });

  test('a pin that had to take another hour is pinned anew where it is, and no longer told as moved', () => {
    const pin = { day: 0, kind: 'activity', venueId: 'karts', startMinute: 960 } as const;
    const relaxations = [{ kind: 'pin-moved', venueId: 'karts', text: 'Karts moved to 15:00.' }] as const;
    const late = { ...trip, request: { ...trip.request, pinned: [pin] }, plan: { ...trip.plan, relaxations } };
    const anew = made({ kind: 'pin', slotId: 'd1-a2' }, late);
    expect(anew.request.pinned).toEqual([{ ...pin, startMinute: 900 }]);
    expect(anew.plan.relaxations).toEqual([]);
    expect(made({ kind: 'unpin', slotId: 'd1-a2' }, late).plan.relaxations).toEqual([]);
  });
});

describe('moves', () => {
  test('are called by where the slot went, and tell nothing where nothing else happened', () => {
    const moved = made({ kind: 'move', slotId: 'd1-a2', day: 1, startMinute: 840 });
    expect(moved.cause).toBe('Moved Karts to Saturday 14:00');
    expect(moved).not.toHaveProperty('note');
  });

  test('tell the start that was got, and who gave way', () => {
    expect(made({ kind: 'move', slotId: 'd1-a2', day: 0, startMinute: 690 }).note).toBe(
      'Karts starts at 11:35, the nearest to 11:30 that fits.',
    );
    expect(made({ kind: 'move', slotId: 'd1-a2', day: 0, startMinute: 660 }).note).toBe(
      'Castle moves from 10:00 to 09:25.',
    );
  });
});

describe('exchanges', () => {
  const asked = { ask: 'exchanges', slotId: 'd1-a2', day: 1, startMinute: 900 } as const;
  const answered = (on: ToolTrip = trip) => {
    const answer = answerPlanQuestion(on, asked);
    if (answer?.ask !== 'exchanges') throw new Error('it was not answered');
    return answer;
  };

  test('are offered with both hours, and made as they were offered', () => {
    const { exchanges, none } = answered();
    expect([exchanges.length, none]).toEqual([1, null]);
    const [offer] = exchanges;
    expect(offer).toMatchObject({ withSlotId: 'd2-a1', withDay: 1, withStartMinute: 600, effect: { moved: [] } });
    const done = made({ kind: 'exchange', slotId: 'd1-a2', withSlotId: 'd2-a1', startMinute: 900 });
    expect(done.cause).toBe('Karts and Boats changed places');
    expect(done).not.toHaveProperty('note');
    const [first, second] = [done.plan.days[1]?.slots, done.plan.days[0]?.slots.slice(1)];
    expect(first?.map(({ name, startMinute }) => [name, startMinute])).toEqual([
      [offer?.first.name, offer?.first.startMinute],
    ]);
    expect(second?.map(({ name, startMinute }) => [name, startMinute])).toEqual([
      [offer?.second.name, offer?.second.startMinute],
    ]);
  });

  test('say whom they make shift', () => {
    const long = townVenue('Regatta', { durationMinutes: 180 });
    const on: ToolTrip = townTrip([
      { day: 0, venue: castle, startMinute: 600 },
      { day: 0, venue: karts, startMinute: 700 },
      { day: 1, venue: long, startMinute: 600 },
      { day: 2, venue: townVenue('Walk'), startMinute: 600 },
    ]);
    const narrow = {
      ...on,
      request: { ...on.request, days: on.request.days.map((day) => ({ ...day, endMinute: 860 })) },
    };
    const done = made({ kind: 'exchange', slotId: 'd1-a2', withSlotId: 'd2-a1', startMinute: 600 }, narrow);
    expect(done.note).toMatch(/^Castle moves from 10:00 to \d\d:\d\d\.$/);
  });

  test('that cannot be made say why, and where there are none that is said', () => {
    const museum = townVenue('Museum', { hours: { fri: '08:00-20:00' } });
    const on: ToolTrip = townTrip([
      { day: 0, venue: castle, startMinute: 600 },
      { day: 0, venue: museum, startMinute: 900 },
      { day: 1, venue: boats, startMinute: 600 },
      { day: 2, venue: townVenue('Walk'), startMinute: 600 },
    ]);
    expect(why({ kind: 'exchange', slotId: 'd1-a2', withSlotId: 'd2-a1', startMinute: 900 }, on)).toBe(
      'Museum is closed on Saturdays.',
    );
    expect(answered(on)).toEqual({
      ask: 'exchanges',
      exchanges: [],
      none: 'Museum is closed on Saturdays, so nothing there can change places with it.',
    });
  });
});

test('a slot that the plan does not have is neither pinned nor moved nor exchanged', () => {
  for (const change of [
    { kind: 'pin', slotId: 'd9-a9' },
    { kind: 'unpin', slotId: 'd9-a9' },
    { kind: 'move', slotId: 'd9-a9', day: 0, startMinute: 600 },
    { kind: 'exchange', slotId: 'd9-a9', withSlotId: 'd1-a1', startMinute: 600 },
    { kind: 'exchange', slotId: 'd1-a1', withSlotId: 'd9-a9', startMinute: 600 },
  ] as const)
    expect(makePlanChange(trip, change)).toMatchObject({ reason: { fault: 'no-such-slot' } });
});

describe('a longer search', () => {
  const places: Places = { kind: 'city', city: LISBON };
  const request = tripRequest({ vibe: 'cultural' });
  const options = { seed: 5, iterations: 40, destination: 'Lisbon' };
  const good = slotsOnDays(planTrip(request, places, options)).map(({ slot }) => slot.venueId);
  const poor = planTrip({ ...request, bannedVenueIds: good }, places, options);

  test('makes a better plan around what is pinned, or says that it found none', () => {
    const slot = poor.days[1]?.slots.find((one) => one.kind === 'dinner');
    if (!slot) throw new Error('no dinner on Saturday');
    const { kind, venueId, startMinute } = slot;
    const pinned = { request: { ...request, pinned: [{ day: 1, kind, venueId, startMinute }] }, plan: poor, places };
    const better = made({ kind: 'improve' }, pinned);
    expect(better.cause).toBe('A longer search found a better plan');
    expect(better.plan.days[1]?.slots.find((one) => one.venueId === venueId)?.startMinute).toBe(startMinute);
    const all = slotsOnDays(trip.plan).map(({ day, slot: { kind: as, venueId: id, startMinute: start } }) => {
      return { day, kind: as, venueId: id, startMinute: start };
    });
    const held = { ...trip, request: { ...trip.request, pinned: all } };
    expect(why({ kind: 'improve' }, held)).toContain('found nothing that suits your brief better');
  });
});
