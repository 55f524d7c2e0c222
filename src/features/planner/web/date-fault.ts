import { splitTripDates, TRIP_DATES_MESSAGE } from '../domain/trip-dates.ts';

/** Under which of the two date boxes a message about the dates belongs: the one to change. */
export function dateFaultSide(dates: string, message: string): 'start' | 'end' {
  if (message === TRIP_DATES_MESSAGE.past) return 'start';
  if (message === TRIP_DATES_MESSAGE['one-date'] && splitTripDates(dates).start === '') return 'start';
  return 'end';
}
