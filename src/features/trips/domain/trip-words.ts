import { formatDays, isIsoDay } from '../../../shared/dates.ts';

const EVENT: ReadonlyMap<string, string> = new Map([
  ['stag-do', 'Stag do'],
  ['hen-party', 'Hen party'],
  ['birthday', 'Birthday'],
  ['work-do', 'Work do'],
  ['group-weekend', 'Group weekend'],
  ['just-travel', 'Trip'],
]);

export type StatusTone = 'success' | 'warm' | 'danger' | 'neutral';

const STATUS_TONE: ReadonlyMap<string, StatusTone> = new Map([
  ['confirmed', 'success'],
  ['completed', 'success'],
  ['planning', 'warm'],
  ['cancelled', 'danger'],
]);

/** `Stag do`; a trip of a kind that is not known, or of none, is a `Trip`. */
export const eventText = (type: string | null): string => EVENT.get(type ?? '') ?? 'Trip';

/** `Stag do in Prague`. */
export const tripTitle = (trip: { event_type: string | null; destination: string }): string =>
  `${eventText(trip.event_type)} in ${trip.destination}`;

/** The days in words, or that they are open. */
export function tripDatesText(trip: { start_date: string | null; end_date: string | null }): string {
  const { start_date, end_date } = trip;
  if (start_date === null || end_date === null || !isIsoDay(start_date) || !isIsoDay(end_date)) return 'Flexible dates';
  return formatDays(start_date, end_date);
}

/** `in-progress` becomes `In progress`. */
export const statusText = (status: string): string =>
  status.charAt(0).toUpperCase() + status.slice(1).replaceAll(/[-_]/g, ' ');

export const statusTone = (status: string): StatusTone => STATUS_TONE.get(status) ?? 'neutral';

export const peopleText = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
