import { describe, expect, test } from 'vitest';
import { answerMessage } from './answer-message.ts';
import type { ConciergeTurn } from './concierge-turn.ts';
import { londonTrip } from './fixtures/london-trip.ts';
import { stateAfter } from './trail.ts';

const state = londonTrip();
const talk = (...lines: string[]): ConciergeTurn =>
  lines.reduce<{ now: typeof state; turn: ConciergeTurn | null }>(
    ({ now }, line) => {
      const turn = answerMessage(now, line);
      return { now: stateAfter(now, line, turn), turn };
    },
    { now: state, turn: null },
  ).turn ?? answerMessage(state, '');
const dayOf = (turn: ConciergeTurn, day: number) => turn.change?.plan.days[day]?.slots ?? [];

describe('answers to what was just told', () => {
  test('a yes after a change takes nothing out of it', () => {
    const turn = talk('swap dinner on friday', 'Yes please, book that in.');
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain('done already');
    expect(talk('swap dinner on friday', 'yes thats better').reply).toContain('done already');
  });

  test('a cheaper place that is asked for is shown, and made on a yes', () => {
    expect(talk('cheaper dinner on friday?').change).toBeNull();
    const turn = talk('cheaper dinner on friday?', 'ok go for it');
    expect(dayOf(turn, 0).find(({ kind }) => kind === 'dinner')?.pricePerPersonPence).toBeLessThan(8500);
  });

  test('a cheaper hotel that is asked for is shown, and made on a yes', () => {
    expect(talk('cheaper hotel?').change).toBeNull();
    expect(talk('cheaper hotel?', 'yep').change?.plan.stay?.name).not.toBe(state.plan.stay?.name);
  });

  test('a place of a list is for the day that the list was asked for', () => {
    const turn = talk('any other bars for friday', 'first one');
    for (const day of [1, 2])
      expect(dayOf(turn, day).length).toBeLessThanOrEqual(state.plan.days[day]?.slots.length ?? 0);
    expect(turn.reply).toContain('Friday');
  });
});

describe('questions about a change', () => {
  test.each([
    ['how would it look with 20 of us', '20 people'],
    ['where can we save 50 quid each', 'If you did that'],
    ['what would saturday look like without the comedy', 'The Comedy Store'],
    ['what would a third night cost', 'The trip is now'],
    ['whats the cheapest dinner you can do friday', 'Friday dinner is now'],
  ])('%s', (line, told) => {
    const turn = talk(line);
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain(told);
  });

  test('so many nights as there are is told so', () =>
    expect(talk('what if we did 2 nights').reply).toContain('already'));
});

describe('what costs less', () => {
  test('of one day leaves the others as they are', () => {
    const turn = talk('cut the cost of saturday');
    expect(dayOf(turn, 0).map(({ venueId }) => venueId)).toEqual(
      state.plan.days[0]?.slots.map(({ venueId }) => venueId),
    );
    expect(turn.change?.plan.totals.slotsPerPersonPence).toBeLessThan(state.plan.totals.slotsPerPersonPence);
  });

  test('a day within a sum, or the nearest to it', () => {
    const turn = talk('get friday down to 60 each');
    const sum = dayOf(turn, 0).reduce((pence, slot) => pence + slot.pricePerPersonPence, 0);
    expect(sum > 6000).toBe(turn.reply.includes('nearer to £60 I do not get'));
    expect(talk('get friday down to 400 each').reply).toContain('already');
  });

  test('half of it is half of it', () =>
    expect(talk('too dear. half it').change?.plan.totals.slotsPerPersonPence).toBeLessThan(
      state.plan.totals.slotsPerPersonPence * 0.65,
    ));

  test('a cheaper bar is no ice cream', () => {
    const night = dayOf(talk('cheaper drinks on saturday night'), 1).find(({ kind }) => kind === 'night');
    expect(night?.type).not.toBe('Dessert bar');
  });
});

describe('what is added', () => {
  test('after dinner begins when dinner is over', () => {
    const turn = talk('add something after dinner on sunday');
    expect(turn.change).toBeNull();
    const friday = talk('drop lucky voice', 'add something after dinner on friday');
    const slots = dayOf(friday, 0);
    const dinner = slots.find(({ kind }) => kind === 'dinner');
    const night = slots.find(({ kind }) => kind === 'night');
    expect(night && dinner && night.startMinute >= dinner.endMinute).toBe(true);
  });

  test('a pub is no lunch', () => {
    const turn = talk('we want a pub lunch on friday');
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain('lunch');
  });
});
