import { describe, expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { intentsOf, tripOf } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

/** The one part that is to be swapped, by its name, and what it may cost at most, in pounds. */
const swapOf = (id: string, message: string) => {
  const [intent, another] = intentsOf(id, message);
  if (intent?.kind !== 'swap' || another) return null;
  const { isCheaper, maxPence } = intent.want;
  const names = intent.scope.slots.map(({ slot }) => slot.name);
  return { names, isCheaper, most: maxPence === null ? null : maxPence / 100 };
};

describe('a part that is complained of by its price is the one that gives way', () => {
  test.each([
    ['lisbon-hen', '42 quid to bake a tart?? cheaper class or none', 'Pastel de nata class at Batalha', null],
    ['prague-stag', 'who pays 52 to sit in beer. find me something under 20', 'Spa Beerland', 20],
    [
      'london-hen',
      '35 quid for a lift up a tall building?? nah find something cheaper',
      'The View from The Shard',
      null,
    ],
    ['krakow-stag', 'starka 27, get it to 15', 'Starka', 15],
    ['krakow-stag', 'karting is dear at 45, anything for 20ish', 'Karting Arena Kraków', 20],
    ['dublin-work', 'not sure we can justify 65 euro lunches to finance', 'Hawksmoor Dublin', null],
    ['whitby-birthday', '32 to chuck an axe at a wall?! get it under 20', 'Axe-throwing tournament', 20],
    ['london-day', '£55 for a boat that goes fast, no chance. anything cheaper', 'Thames Rockets', null],
    ['bristol-birthday', '25 each to ride a bike?? cheaper please', 'Bristol and Bath Railway Path by hire bike', null],
    ['lisbon-hen', 'encanto is bonkers money. 120 a head for veg? somewhere vegan but cheaper', 'Encanto', null],
  ])('%s: %s', (id, message, name, most) =>
    expect(swapOf(id, message)).toEqual({ names: [name], isCheaper: true, most }),
  );

  test('half of it is half of what it costs', () =>
    expect(swapOf('dublin-work', 'hawksmoor lunch is 65 each, finance wont sign it off. something half that')).toEqual({
      names: ['Hawksmoor Dublin'],
      isCheaper: true,
      most: 32.61,
    }));

  test.each([
    ['lisbon-hen', '580 a head r u joking'],
    ['london-day', '£141 each for kids?!'],
  ])('what the whole trip costs is complained of as that: %s: %s', (id, message) =>
    expect(intentsOf(id, message)).toEqual([{ kind: 'cheaper', capPence: null, perPerson: true }]),
  );

  test.each([
    ['krakow-stag', 'we are 27, get it to 15 people', 'group-size'],
    ['dublin-work', 'lunch at 12 is too early, make it 1', 'retime'],
    ['london-hen', 'karting 3.30, dinner 8', 'retime'],
    ['london-hen', '40 quid max for dinner each', 'swap'],
    ['prague-stag', 'dave is 52 and hates heights', 'unlisted'],
  ])('hours, ages and head counts are no prices: %s: %s', (id, message, kind) => {
    const [intent] = intentsOf(id, message);
    expect(intent?.kind).toBe(kind);
    expect(swapOf(id, message)?.names ?? []).not.toHaveLength(1);
  });
});

describe('cheaper of the same sort stays of that sort', () => {
  test.each([
    ['london-hen', 'cahoots is robbery init. same sort of thing but less £££', /bar/i],
    ['krakow-stag', 'mercy brown is a rip off, similar place but cheaper', /bar/i],
    ['london-hen', 'saturday dinner cheaper but still steak', /^Steakhouse$/],
    ['prague-stag', 'cheaper dinner friday but keep it mexican', /^Mexican restaurant$/],
    ['london-day', 'a cheaper dinner but keep it japanese', /^Japanese restaurant$/],
  ])('%s: %s', (id, message, sort) => {
    const [intent, another] = intentsOf(id, message);
    expect(another).toBeUndefined();
    const types = intent?.kind === 'swap' && intent.want.isCheaper ? intent.want.types : [];
    expect(types.length).toBeGreaterThan(0);
    expect(types.filter((type) => !sort.test(type))).toEqual([]);
  });

  test('cheaper drinks are no bagel', () => {
    const { reply } = answerMessage(tripOf('london-hen'), 'cheaper than cahoots please');
    expect(reply).not.toContain('Beigel');
  });
});

describe('a limit for each day is none of the trip', () => {
  test.each(TRIP_OUTLINES.map(({ id }) => [id]))('%s', (id) => {
    const trip = tripOf(id);
    const costOf = (plan: typeof trip.plan, day: number) =>
      slotsOnDays(plan).reduce((sum, one) => sum + (one.day === day ? one.slot.pricePerPersonPence : 0), 0);
    const days = [...trip.plan.days.keys()];
    const dearest = Math.max(...days.map((day) => costOf(trip.plan, day)));
    const cap = Math.ceil((dearest * 0.8) / 100);
    for (const message of [
      `dont go over ${cap} a day per person`,
      `no more than £${cap} a day each`,
      `max ${cap} a day pp`,
    ]) {
      const plan = answerMessage(trip, message).change?.plan ?? trip.plan;
      const kept = days.filter((day) => costOf(trip.plan, day) <= cap * 100);
      const daysOf = (of: typeof plan) =>
        kept.map((day) => slotsOnDays(of).flatMap((one) => (one.day === day ? [one.slot.venueId] : [])));
      expect(daysOf(plan)).toEqual(daysOf(trip.plan));
      expect(days.every((day) => costOf(plan, day) <= Math.max(cap * 100, costOf(trip.plan, day)))).toBe(true);
      expect(plan.totals.slotsPerPersonPence).toBeLessThan(trip.plan.totals.slotsPerPersonPence);
      expect(plan.budgetCapPence).toBe(trip.plan.budgetCapPence);
    }
  });

  test.each([
    ['prague-stag', 'half price friday', [{ kind: 'day-limit', day: 0, capPence: 2876 }]],
    ['prague-stag', 'saturday at half the price', [{ kind: 'day-limit', day: 1, capPence: 6519 }]],
    ['prague-stag', '3 pubs a day is plenty', [expect.objectContaining({ kind: 'at-most' })]],
    [
      'bristol-birthday',
      'I should prefer to dine at half past six on Saturday.',
      [expect.objectContaining({ kind: 'retime' })],
    ],
    ['london-hen', 'how much is it a day each', [expect.objectContaining({ kind: 'price' })]],
  ])('%s: %s', (id, message, intents) => expect(intentsOf(id, message)).toEqual(intents));
});
