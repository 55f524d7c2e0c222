import { EXCHANGE_RATES } from '../catalogue/exchange-rates.ts';
import { formatMonth, WEEKDAY_NAMES } from '../shared/dates.ts';
import { freeHoursInWords } from './kept-free.ts';
import type { Places } from './places.ts';
import type { PlanStay } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';

/** What a reader of the plan must know to trust it: assumptions, estimates, conversions. */
export function planNotes(request: TripRequest, places: Places, stay: PlanStay | null): string[] {
  const notes: string[] = [];
  const [first] = request.days;
  const last = request.days.at(-1);
  if (first && last && first.date === null) {
    const span =
      first === last
        ? WEEKDAY_NAMES[first.weekday]
        : `${WEEKDAY_NAMES[first.weekday]} to ${WEEKDAY_NAMES[last.weekday]}`;
    notes.push(`You gave no dates, so opening hours are those of a typical ${span}.`);
  }
  for (const hours of request.keptFree ?? []) {
    const day = request.days[hours.day];
    if (day) notes.push(`${freeHoursInWords(hours)} on ${WEEKDAY_NAMES[day.weekday]} is kept free, as you asked.`);
  }
  if (places.kind === 'generic') {
    notes.push('We plan the kinds of things here and leave every venue to be confirmed; ask us for a quote.');
    notes.push(`Every way between two stops is taken as ${places.catalogue.travelMinutes} minutes.`);
    return notes;
  }
  notes.push('Prices and hours are typical ones: confirm before booking. Travel times are estimates with a buffer.');
  const { currency } = places.city;
  if (currency !== 'GBP') {
    const rate = EXCHANGE_RATES.perPound[currency];
    notes.push(
      `Prices in ${currency} are converted at ${rate} to the pound (rates of ${formatMonth(EXCHANGE_RATES.asOf)}).`,
    );
  }
  if (request.days.length > 1 && stay === null) {
    notes.push(
      `No single place to stay in our list takes ${request.groupSize} people with your needs, so the stay is not priced.`,
    );
  }
  return notes;
}
