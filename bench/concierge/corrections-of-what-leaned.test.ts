import { describe, expect, test } from 'vitest';
import { slotsOf } from '../../src/features/chat/domain/understanding/finding/find-slots.ts';
import { changedBetween, said } from './say-to-trip.ts';
import { tripOf } from './trip-for-tests.ts';

type Trip = Parameters<typeof said>[0];
const startOf = ({ after }: ReturnType<typeof said>, name: RegExp): string => {
  const minute = slotsOf(after.plan).find(({ slot }) => name.test(slot.name))?.slot.startMinute ?? -1;
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
};

describe('what is put right may have been said of a part that only the line before named', () => {
  test.each<[Trip, string[], RegExp, string]>([
    ['prague-stag', ['what time is dinner sat', 'make it 8', 'no wait half 7'], /Pork/, '19:30'],
    [
      'london-day',
      ['what time is dinner', 'make it an hour later', 'half an hour i mean, not an hour'],
      /inamo/,
      '19:00',
    ],
    [
      'bristol-birthday',
      [
        'At what time is dinner on Saturday?',
        'Please move it to half past seven.',
        'Forgive me, I should have said half past six.',
      ],
      /Pieminister/,
      '18:30',
    ],
    ['krakow-stag', ['when is the karting', 'push it back an hour', 'sorry half an hour'], /Karting/, '16:30'],
  ])('an hour on %s: %j', (trip, messages, name, start) => {
    const told = said(trip, ...messages);
    expect(startOf(told, name)).toBe(start);
    expect(told.after.plan.groupSize).toBe(told.before.plan.groupSize);
  });

  test.each<[Trip, string[], string, RegExp]>([
    [
      'prague-stag',
      ['how much is laser tag', 'swap it for go karting', 'escape room i meant, not karting'],
      'prague-laser-game-harlequin',
      /escape/i,
    ],
    [
      'dublin-work',
      ['Which restaurant is it on Thursday?', 'Can it be a steakhouse please', 'Sorry, Indian not steak.'],
      'dublin-sole',
      /Indian|Pakistani/,
    ],
  ])('a kind of place on %s: %j', (trip, messages, gone, type) => {
    const { went, types } = changedBetween(tripOf(trip), said(trip, ...messages).after);
    expect(went).toEqual([gone]);
    expect(types).toEqual([expect.stringMatching(type)]);
  });
});

describe('how a slip came about is no part of what is put right', () => {
  test.each<[Trip, string[], RegExp]>([
    [
      'whitby-birthday',
      ['can we do the 23rd instead', 'oh no hang on the 30th, I were looking at wrong week'],
      /30 April/,
    ],
    ['krakow-stag', ['set the budget to 200 each without the hotel', 'no 220, misread his text'], /within £220/],
    ['lisbon-hen', ['2 of us are veggie', 'oh three, forgot about jo'], /caters for vegetarian/],
    [
      'krakow-stag',
      ['can we start at 12 on saturday', 'sunday sorry. saturday was fine as it was'],
      /Sunday now starts at 12:00/,
    ],
  ])('%s: %j', (trip, messages, told) => {
    expect(said(trip, ...messages).reply).toMatch(told);
  });

  test('one of two who had dropped out is back, and the other is not', () => {
    const { after } = said('london-hen', 'sarah and jo have dropped out', 'scrap that, jos back in');
    expect(after.plan.groupSize).toBe(11);
  });

  test('both that were dropped one after the other come back', () => {
    const { after } = said('lisbon-hen', 'drop the escape room', 'and the castle', 'no put both back sorry');
    expect(after.plan).toEqual(tripOf('lisbon-hen').plan);
  });

  test('an order to undo is one, whatever is told beside it', () => {
    const { after } = said(
      'dublin-work',
      'Change the Friday lunch to somewhere cheaper please.',
      'How much does that save per head?',
      'Actually our MD likes Hawksmoor, can you undo that?',
    );
    expect(after.plan).toEqual(tripOf('dublin-work').plan);
  });

  test.each(['wait no the other museum, actually leave it', 'ok leave it as it is then', 'fine leave that as is'])(
    'what is left at last changes nothing: %s',
    (message) => {
      const asked = message.startsWith('wait') ? 'take the museum out' : 'is 200 a head doable';
      const first = said('prague-stag', asked);
      expect(said('prague-stag', asked, message).after.plan).toEqual(first.after.plan);
    },
  );
});
