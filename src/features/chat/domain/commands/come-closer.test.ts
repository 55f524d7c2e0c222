/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { closerToHotel } from '../../../../engine/closer-to-hotel.ts';
import { answerMessage } from '../answer-message.ts';
import { knownPlan } from '../fixtures/known-plan.ts';
import { londonTrip } from '../fixtures/london-trip.ts';
import { readIntent } from '../understanding/message/read-intent.ts';
import { comeCloser, savingWords } from './come-closer.ts';

const known = knownPlan();
const ANY = { slots: [], days: [], timesOfDay: [], kinds: [], isNamed: false };

describe('a wish for less way', () => {
  test.each([
    'less walking please',
    'everythings miles apart',
    'can we keep it all closer to the hotel',
    'too many taxis on saturday',
    'we are spending ages on the tube travelling about, less travelling pls',
    'dinner somewhere nearer the hotel on friday',
  ])('“%s” is one', (message) => {
    expect(readIntent(message, known).kind).toBe('closer');
  });

  test.each([
    ['how far is the boat from the hotel', 'travel'],
    ['can we have a more central hotel', 'change-stay'],
    ['are we all over the shop', 'travel'],
  ])('“%s” is none', (message, kind) => {
    expect(readIntent(message, known).kind).toBe(kind);
  });

  test('names the part of the plan that it is about', () => {
    const intent = readIntent('dinner somewhere nearer the hotel on friday', known);
    expect(intent.kind === 'closer' && intent.scope.slots.map(({ slot }) => slot.id)).toEqual(['d1-dinner']);
  });
});

describe('nearer places', () => {
  const trip = londonTrip({ budgetRange: 'mid-range' });
  const closer = closerToHotel(trip.plan, trip.request, trip.places, { day: null });

  test('are told with the minutes that they save', () => {
    if (closer.kind !== 'changed') throw new Error(closer.kind);
    const { reply, change } = answerMessage(trip, 'less walking please');
    expect(change?.plan).toEqual(closer.plan);
    expect(reply).toContain(`saves ${-closer.effect.deltaTravelMinutes} minutes on the way`);
    for (const { instead } of closer.swaps) expect(reply).toContain(instead.name);
  });

  test('that cost more say so before anything else', () => {
    expect(savingWords({ deltaTravelMinutes: -11, deltaPencePerPerson: 15_00 })).toBe(
      'That costs £15 a person more, and saves 11 minutes on the way in all.',
    );
    for (const deltaPencePerPerson of [0, -4_00])
      expect(savingWords({ deltaTravelMinutes: -11, deltaPencePerPerson })).toBe(
        'That saves 11 minutes on the way in all.',
      );
  });

  test('are not sought for what is near already', () => {
    const { reply, change } = answerMessage({ ...trip, plan: { ...trip.plan, days: [] } }, 'less walking please');
    expect(change).toBeNull();
    expect(reply).toContain('near');
    expect(reply).toContain('nothing has changed');
  });

  test('cannot be told where we have no map', () => {
    const outcome = comeCloser(
      { ...trip, places: { kind: 'generic', catalogue: { venues: [], travelMinutes: 20 } } },
      ANY,
    );
    expect(outcome).toMatchObject({ kind: 'said', isRefusal: true });
    expect(outcome.kind === 'said' && outcome.text).toContain('no map');
  });

  test('that do not fit leave the far ones, by name', () => {
    const stuck = closerToHotel(known.plan, known.request, known.places, { day: null });
    if (stuck.kind !== 'no-swap') throw new Error(stuck.kind);
    const outcome = comeCloser(known, ANY);
    for (const { slot } of stuck.far) expect(outcome.kind === 'said' && outcome.text).toContain(slot.name);
    expect(outcome).toMatchObject({ isRefusal: true });
  });
});

test('how far a place is from the hotel is told from the hotel', () => {
  const { reply } = answerMessage(known, 'how far is the boat from the hotel');
  expect(reply).toMatch(
    new RegExp(`^City Cruises from Westminster Pier: \\d+ minutes .* from ${known.plan.stay?.name}\\.`),
  );
});

describe('too much walking', () => {
  const trip = londonTrip({ budgetRange: 'mid-range' });
  const isWalk = (type: string): boolean => /^(?:Walking tour|Sightseeing|Park walk|Street art tour|Hike)$/.test(type);

  test.each([
    'too much walking',
    'less walking on saturday please',
    'theres too much walking on sunday, we are in heels',
  ])('“%s” brings no walk in', (message) => {
    const had = new Set(trip.plan.days.flatMap(({ slots }) => slots.map(({ venueId }) => venueId)));
    const { change } = answerMessage(trip, message);
    const came = change?.plan.days.flatMap(({ slots }) => slots).filter(({ venueId }) => !had.has(venueId)) ?? [];
    expect(came.filter(({ type }) => isWalk(type))).toEqual([]);
  });

  test('offers to exchange a walk of the plan, and the offer brings something that is none', () => {
    const slot = known.plan.days.flatMap(({ slots }) => slots).find(({ kind }) => kind === 'activity');
    if (!slot) throw new Error('no activity');
    const days = known.plan.days.map((day) => ({
      ...day,
      slots: day.slots.map((one) => (one.id === slot.id ? { ...one, type: 'Walking tour' } : one)),
    }));
    const state = { ...known, plan: { ...known.plan, days } };
    const outcome = comeCloser(
      state,
      { ...ANY, slots: [{ day: 0, slot: { ...slot, type: 'Walking tour' } }], isNamed: true },
      true,
    );
    expect(outcome.kind).toBe('said');
    expect(outcome.kind === 'said' && outcome.text).toContain(`swap ${slot.name} for something indoors`);
  });
});
