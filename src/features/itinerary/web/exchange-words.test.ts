import { describe, expect, test } from 'vitest';
import type { ShownExchange, ShownStop } from '../../plan-tools/domain/plan-answer.ts';
import { readRecommendations } from '../domain/recommendations-schema.ts';
import { dayWord, exchangeWords } from './exchange-words.ts';

const stop = (name: string, day: number, startMinute: number): ShownStop => ({
  name,
  type: name,
  area: 'Middle',
  venueKind: 'activity',
  day,
  startMinute,
  endMinute: startMinute + 60,
  pricePerPersonPence: 10_00,
});
const offer = (effect: Partial<ShownExchange['effect']> = {}): ShownExchange => ({
  withSlotId: 'd2-a1',
  withDay: 1,
  withStartMinute: 960,
  first: stop('Karts', 1, 960),
  second: stop('Karaoke', 0, 840),
  effect: {
    deltaPencePerPerson: 0,
    deltaPenceGroup: 0,
    deltaTravelMinutes: 0,
    moved: [],
    outdoorBefore: 0,
    outdoorAfter: 0,
    raisesBudgetToPence: null,
    ...effect,
  },
});
const dayName = (day: number) => ['Friday', 'Saturday'][day] ?? '';

describe('what two stops could change', () => {
  test('is told by where the other one is, where both would be by name, and that all else stays', () => {
    expect(exchangeWords(offer(), dayName)).toEqual({
      title: 'Karaoke, Saturday 16:00',
      places: 'Puts Karts on Saturday at 16:00 and Karaoke on Friday at 14:00.',
      effect: 'Same price, everything else stays.',
    });
  });

  test('names its price and its minutes on the way, and whoever else has to move', () => {
    const moved = [{ name: 'Castle', day: 1, fromMinute: 600, toMinute: 620 }];
    const words = exchangeWords(offer({ deltaPencePerPerson: -4_00, deltaTravelMinutes: 12, moved }), dayName);
    expect(words.effect).toBe('£4 a head less, 12 min more on the way, Castle moves to 10:20.');
    expect(exchangeWords(offer({ deltaTravelMinutes: -7 }), dayName).effect).toBe(
      'Same price, 7 min less on the way, everything else stays.',
    );
  });
});

describe('a day is called', () => {
  const daysOf = (weekdays: readonly (number | null)[]) =>
    readRecommendations({ days: weekdays.map((weekday) => ({ schedule: [], weekday })) })?.days ?? [];

  test('by its weekday where the trip has one of them, else by its number', () => {
    expect(dayWord(daysOf([4, 5]), 1)).toBe('Saturday');
    expect([dayWord(daysOf([4, 4]), 1), dayWord(daysOf([null]), 0)]).toEqual(['Friday', 'Day 1']);
    expect(dayWord([], 3)).toBe('Day 4');
  });
});
