/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { checkPlan } from '../../../../engine/check-plan.ts';
import { venuesOf } from '../../../../engine/places.ts';
import { londonTrip } from '../fixtures/london-trip.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import type { Facts } from './concierge-tool.ts';
import { CONCIERGE_TOOLS, runTool } from './run-tool.ts';

const state = londonTrip();
const dinner = slotsOf(state.plan).find(({ slot }) => slot.kind === 'dinner');
const activity = slotsOf(state.plan).find(({ slot }) => slot.kind === 'activity');
if (!dinner || !activity) throw new Error('the plan has no dinner or no activity');

const run = (name: string, args: unknown = {}, from = state) => runTool(from, name, args);
const listed = (value: unknown): Facts[] => (Array.isArray(value) ? value : []);

/** The trip of a run that changed something, checked by code that shares nothing with the planner. */
function changedBy(name: string, args: unknown) {
  const { facts, trip } = run(name, args);
  expect(facts).toMatchObject({ changed: true });
  if (!trip) throw new Error('nothing changed');
  expect(checkPlan(trip.plan, trip.request, state.places)).toEqual([]);
  return { facts, ...trip };
}

describe('tools that look', () => {
  test('the plan is told slot by slot, with ids, times and prices', () => {
    const { facts, trip } = run('read_plan');
    expect(trip).toBeNull();
    const slots = listed(facts.days).flatMap((day) => listed(day.slots));
    expect(slots.map(({ place }) => place)).toEqual(slotsOf(state.plan).map(({ slot }) => slot.name));
    expect(listed(run('read_plan', { day: 'Saturday' }).facts.days)).toHaveLength(1);
  });

  test('places that are found are on our list, outside the plan, and of the kind asked for', () => {
    const { facts } = run('find_places', { kind: 'restaurant', diets: ['vegan'] });
    const inPlan = slotsOf(state.plan).map(({ slot }) => slot.name);
    expect(listed(facts.places).length).toBeGreaterThan(0);
    for (const { place } of listed(facts.places)) {
      const venue = venuesOf(state.places).find(({ name }) => name === place);
      expect(venue?.kind).toBe('restaurant');
      expect(venue?.diets).toContain('vegan');
      expect(inPlan).not.toContain(place);
    }
    expect(run('find_places', { text: 'velvet otter' }).facts).toEqual({ found: 0, places: [] });
  });

  test('at most three alternatives come, each with its hours and what it does to the price', () => {
    const options = listed(run('alternatives', { slot: dinner.slot.id }).facts.alternatives);
    expect(options.length).toBeGreaterThan(0);
    expect(options.length).toBeLessThanOrEqual(3);
    for (const option of options) expect(option).toMatchObject({ from: expect.stringMatching(/^\d\d:\d\d$/) });
  });

  test('a reason is the planner’s own', () => {
    expect(run('explain', { slot_or_place: dinner.slot.name }).facts.why).toBe(dinner.slot.reason);
    const inPlan = slotsOf(state.plan).map(({ slot }) => slot.venueId);
    const outside = venuesOf(state.places).find(({ id }) => !inPlan.includes(id));
    const { whyNot } = run('explain', { slot_or_place: outside?.name }).facts;
    expect(whyNot).toContain(outside?.name);
  });

  test('the money is told by where it goes, and the shares are the whole', () => {
    const { shares } = run('where_the_money_goes').facts;
    expect(listed(shares).reduce((sum, { percent }) => sum + Number(percent), 0)).toBe(100);
  });

  test('a rain plan changes nothing until it is asked for, and then leaves less outdoors', () => {
    const { facts, trip } = run('rain_plan');
    expect(trip).toBeNull();
    const outdoors = (plan: typeof state.plan) =>
      slotsOf(plan).filter(({ slot }) =>
        venuesOf(state.places).some(({ id, indoor }) => id === slot.venueId && !indoor),
      );
    const dry = run('stay_dry').trip?.plan ?? state.plan;
    expect(outdoors(dry).length).toBe(outdoors(state.plan).length - listed(facts.swaps).length);
  });

  test('a refund is quoted by the tiers, in whole days before the first day of the trip', () => {
    const quote = (on: string) => run('refund_quote', { paid_pounds: 333.33, cancelled_on: on }).facts;
    expect(quote('2027-01-10')).toMatchObject({ wholeDaysBefore: 61, refund: '£300', comesBack: '90%' });
    expect(quote('2027-01-11')).toMatchObject({ wholeDaysBefore: 60, refund: '£166.67' });
    expect(quote('2027-02-10')).toMatchObject({ wholeDaysBefore: 30, refund: '£166.67' });
    expect(quote('2027-02-26')).toMatchObject({ wholeDaysBefore: 14, refund: '£83.34' });
    expect(quote('2027-02-27')).toMatchObject({ wholeDaysBefore: 13, refund: '£0' });
    expect(quote('2020-01-01')).toMatchObject({ cancelledOn: 'Saturday 21 November 2026' });
  });

  test('the rules come from our own pages, with a link', () => {
    const { passages } = run('site_answer', { question: 'what is your refund policy' }).facts;
    expect(listed(passages)[0]).toMatchObject({ link: '/terms#cancellation' });
  });
});

describe('tools that change the plan give one that passes the checker', () => {
  test('a swap for a named place', () => {
    const [first] = listed(run('alternatives', { slot: dinner.slot.id }).facts.alternatives);
    const { plan } = changedBy('swap', { slot: dinner.slot.id, place: first?.place });
    expect(slotsOf(plan).map(({ slot }) => slot.name)).toContain(first?.place);
  });

  test.each([
    ['drop', { slots: [activity.slot.id] }],
    ['set_group_size', { people: 12 }],
    ['set_dates', { first_day: '2027-06-04', last_day: '2027-06-06' }],
    ['set_needs', { no_alcohol: true }],
    ['set_budget', { most_pounds_per_person: null }],
    ['make_cheaper', {}],
    ['change_stay', { price: 'cheaper' }],
  ])('%s %o', (name, args) => {
    changedBy(name, args);
  });

  test('a slot that has room around it starts at another time', () => {
    const tries = slotsOf(state.plan).flatMap(({ slot }) =>
      [-30, -15, 15, 30].map((by) => ({ slot, by, ...run('retime', { slot: slot.id, later_by_minutes: by }) })),
    );
    const moved = tries.filter(({ trip }) => trip !== null);
    expect(moved.length).toBeGreaterThan(0);
    for (const { slot, by, trip } of moved) {
      const now = slotsOf(trip?.plan ?? state.plan).find((one) => one.slot.venueId === slot.venueId);
      expect(now?.slot.startMinute).toBe(slot.startMinute + by);
    }
  });

  test('a longer search gives a plan that is sound, or says that there is none better', () => {
    const { facts, trip } = run('improve');
    expect(facts.changed).toBe(trip !== null);
    if (trip) expect(checkPlan(trip.plan, trip.request, state.places)).toEqual([]);
  });

  test('undo brings back the trip before the last change', () => {
    const next = runTool(state, 'set_group_size', { people: 9 }).trip;
    if (!next) throw new Error('nothing changed');
    const { request, plan } = state;
    expect(runTool({ ...state, ...next, previous: { request, plan } }, 'undo', {}).trip).toEqual({ request, plan });
    expect(run('undo').facts).toMatchObject({ changed: false });
  });
});

describe('whatever a model calls, the plan stays as it is when the call makes no sense', () => {
  test.each([
    ['no_such_tool', {}],
    ['swap', { slot: 'd9-dinner' }],
    ['swap', { slot: dinner.slot.id, place: 'The Velvet Otter' }],
    ['swap', { slot: dinner.slot.id, type: 'zero gravity yoga' }],
    ['swap', 'dinner'],
    ['swap', null],
    ['drop', { slots: [] }],
    ['drop', { slots: ['d1-dinner', 'd2-dinner', 'd2-lunch', 'd3-lunch'] }],
    ['set_group_size', { people: -3 }],
    ['set_group_size', { people: 1e9 }],
    ['set_group_size', { people: '12' }],
    ['set_dates', { first_day: '2027-06-06', last_day: '2027-06-04' }],
    ['set_dates', { first_day: '2020-06-06', last_day: '2020-06-07' }],
    ['set_dates', { first_day: '2027-02-30', last_day: '2027-03-02' }],
    ['set_budget', { most_pounds_per_person: -5 }],
    ['move', { slot: dinner.slot.id, day: 'Wednesday' }],
    ['retime', { slot: dinner.slot.id, start: '04:00' }],
    ['retime', { slot: dinner.slot.id, start: '25:00' }],
    ['retime', { slot: dinner.slot.id }],
    ['set_needs', {}],
    ['read_plan', { day: 'x'.repeat(1000) }],
    ['undo', { bookingId: 'somebody else’s' }],
  ])('%s %o', (name, args) => {
    const { facts, trip } = run(name, args);
    expect(trip).toBeNull();
    expect(facts.error ?? facts.because).toBeTypeOf('string');
  });
});

test('every tool has a name, one sentence and a schema that forbids what it does not know', () => {
  expect(new Set(CONCIERGE_TOOLS.map(({ name }) => name)).size).toBe(CONCIERGE_TOOLS.length);
  for (const { name, description, parameters } of CONCIERGE_TOOLS) {
    expect(name).toMatch(/^[a-z_]{3,40}$/);
    expect(description.length).toBeLessThan(160);
    expect(parameters).toMatchObject({ type: 'object', additionalProperties: false });
  }
});

test('the same call gives the same facts and the same trip', () => {
  expect(run('set_group_size', { people: 14 })).toEqual(run('set_group_size', { people: 14 }));
});

test('hours can be kept free and given back', () => {
  const day = state.plan.days[activity.day]?.date;
  const { slot } = activity;
  const clock = (minute: number): string =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const hours = { day, from: clock(slot.startMinute), to: clock(slot.endMinute) };
  const { request, plan } = changedBy('keep_free', hours);
  expect(request.keptFree).toEqual([{ day: activity.day, startMinute: slot.startMinute, endMinute: slot.endMinute }]);
  const freed = { ...state, request, plan };
  expect(run('keep_free', { ...hours, is_over: true }, freed).trip?.request.keptFree).toEqual([]);
  expect(run('keep_free', { ...hours, is_over: true }).facts).toMatchObject({ changed: false });
});
