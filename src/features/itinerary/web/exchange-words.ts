import { formatClock, WEEKDAY_NAMES } from '../../../shared/dates.ts';
import { formatPounds } from '../../../shared/money.ts';
import type { ShownExchange } from '../../plan-tools/domain/plan-answer.ts';
import type { ReadDay } from '../domain/recommendations-schema.ts';
import { dayTitle } from './day-periods.ts';

/** `Saturday`, where the trip has only one; else the day by its date or its number. */
export function dayWord(days: readonly ReadDay[], index: number): string {
  const day = days[index];
  if (day === undefined) return `Day ${index + 1}`;
  const { weekday } = day;
  const isOnly = weekday !== null && days.filter((other) => other.weekday === weekday).length === 1;
  return isOnly ? WEEKDAY_NAMES[weekday] : dayTitle(day, index);
}

export interface ExchangeWords {
  /** Whom a stop would change places with, and where that one is now. */
  title: string;
  /** Where both would be then. */
  places: string;
  /** What that does to the price, the ways and all others. */
  effect: string;
}

/** What an exchange is and does, before anybody agrees to it. */
export function exchangeWords(offer: ShownExchange, dayName: (day: number) => string): ExchangeWords {
  const { first, second, effect, withDay, withStartMinute } = offer;
  const { deltaPencePerPerson, deltaTravelMinutes, moved } = effect;
  const price =
    deltaPencePerPerson === 0
      ? 'Same price'
      : `${formatPounds(Math.abs(deltaPencePerPerson))} a head ${deltaPencePerPerson > 0 ? 'more' : 'less'}`;
  const way =
    deltaTravelMinutes === 0
      ? []
      : [`${Math.round(Math.abs(deltaTravelMinutes))} min ${deltaTravelMinutes > 0 ? 'more' : 'less'} on the way`];
  const others =
    moved.length === 0
      ? ['everything else stays']
      : moved.map(({ name, toMinute }) => `${name} moves to ${formatClock(toMinute)}`);
  return {
    title: `${second.name}, ${dayName(withDay)} ${formatClock(withStartMinute)}`,
    places: `Puts ${first.name} on ${dayName(first.day)} at ${formatClock(first.startMinute)} and ${second.name} on ${dayName(second.day)} at ${formatClock(second.startMinute)}.`,
    effect: `${[price, ...way, ...others].join(', ')}.`,
  };
}
