import { toPence } from '../../src/catalogue/exchange-rates.ts';
import { venuesOf } from '../../src/engine/places.ts';
import type { TripPlan } from '../../src/engine/trip-plan.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { placedSlots, plainWords, slotOf } from './placed-slots.ts';
import { amountsIn, clocksIn, withoutFigures } from './read-figures.ts';

const EVENING = 18 * 60;
/** A word this short must stand alone: `no` is not the beginning of `nothing`. */
const WHOLE_WORD_MAX = 3;

/**
 * Whether the reply has the word or the figure. `{price:d1-dinner}` and its like stand for what the plan says; the
 * figure may be rounded to the pound. Anything else is looked for at the beginning of a word, short words and bare
 * numbers as whole words, and a path of the site as it is.
 */
export function isMentioned(mention: string, reply: string, state: ConciergeState): boolean {
  if (mention.startsWith('{')) return isFigureMentioned(mention.slice(1, -1), reply, state);
  if (mention.startsWith('/')) return reply.includes(mention);
  if (/^\d\d:\d\d$/.test(mention)) return clocksIn(reply).some(({ text }) => text === mention);
  if (/^£\d+$/.test(mention)) return amountsIn(reply).some(({ text }) => text === mention);
  const isNumber = /^\d+\s?%?$/.test(mention);
  const words = plainWords(isNumber ? withoutFigures(reply) : reply);
  const wanted = plainWords(mention);
  const isWhole = isNumber || mention.length <= WHOLE_WORD_MAX;
  return words.includes(isWhole ? wanted : wanted.trimEnd());
}

function isFigureMentioned(figure: string, reply: string, state: ConciergeState): boolean {
  const { plan } = state;
  const [name = '', argument = ''] = figure.split(':');
  const hasMinutes = (minutes: number): boolean =>
    plainWords(withoutFigures(reply)).includes(plainWords(String(minutes)));
  const hasClock = (minute: number): boolean => clocksIn(reply).some((clock) => clock.minute === minute % 1440);
  switch (name) {
    case 'amount':
      return amountsIn(reply).length > 0;
    case 'clock':
      return clocksIn(reply).length > 0;
    case 'time':
      return hasClock(slotOf(plan, argument).slot.startMinute);
    case 'end':
      return hasClock(slotOf(plan, argument).slot.endMinute);
    case 'travel':
      return hasMinutes(slotOf(plan, argument).slot.travel.minutes);
    case 'minutes': {
      const { startMinute, endMinute } = slotOf(plan, argument).slot;
      return hasMinutes(endMinute - startMinute);
    }
    default: {
      const pence = penceOf(name, argument, state);
      return amountsIn(reply).some(
        ({ minor, currency }) =>
          currency === 'GBP' && (minor === pence || (minor % 100 === 0 && Math.abs(minor - pence) < 100)),
      );
    }
  }
}

function penceOf(name: string, argument: string, { plan, places }: ConciergeState): number {
  const { totals } = plan;
  switch (name) {
    case 'price':
      return slotOf(plan, argument).slot.pricePerPersonPence;
    case 'venue': {
      const venue = venuesOf(places).find(({ id }) => id === argument);
      return venue ? toPence(venue.price) : Number.NaN;
    }
    case 'total':
      return totals.slotsPerPersonPence;
    case 'total.group':
      return totals.slotsGroupPence;
    case 'all':
      return totals.allPerPersonPence;
    case 'all.group':
      return totals.allGroupPence;
    case 'stay':
      return totals.stayPerPersonPence;
    case 'stay.group':
      return totals.stayGroupPence;
    case 'cap':
      return plan.budgetCapPence ?? Number.NaN;
    case 'left':
      return (plan.budgetCapPence ?? Number.NaN) - totals.slotsPerPersonPence;
    case 'day':
      return sumOf(plan, (day) => day === Number(argument));
    case 'evening':
      return sumOf(plan, (day, _, startMinute) => day === Number(argument) && startMinute >= EVENING);
    case 'kinds':
      return sumOf(plan, (_, kind) => argument.split(',').includes(kind));
    default:
      throw new Error(`no figure is called ${name}`);
  }
}

const sumOf = (plan: TripPlan, isAsked: (day: number, kind: string, startMinute: number) => boolean): number =>
  placedSlots(plan)
    .filter(({ day, slot }) => isAsked(day, slot.kind, slot.startMinute))
    .reduce((sum, { slot }) => sum + slot.pricePerPersonPence, 0);
