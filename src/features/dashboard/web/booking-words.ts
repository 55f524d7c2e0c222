import { formatDay, isIsoDay } from '../../../shared/dates.ts';
import type { BadgeTone } from '../../../ui/badge.tsx';
import type { Booking } from './booking.ts';

const EVENT: ReadonlyMap<string, string> = new Map([
  ['stag-do', 'Stag do'],
  ['hen-party', 'Hen party'],
  ['birthday', 'Birthday'],
  ['work-do', 'Work do'],
  ['group-weekend', 'Group weekend'],
  ['just-travel', 'Trip'],
]);

const STATUS_TONE: ReadonlyMap<string, BadgeTone> = new Map([
  ['confirmed', 'success'],
  ['completed', 'success'],
  ['planning', 'warm'],
  ['cancelled', 'danger'],
]);

/** `Stag do`; a trip of a kind that is not known, or of none, is a `Trip`. */
export const eventText = (type: string | null): string => EVENT.get(type ?? '') ?? 'Trip';

/** `Stag do in Prague`. */
export const tripTitle = (booking: Booking): string => `${eventText(booking.event_type)} in ${booking.destination}`;

/** The days in words, or that they are open. */
export function tripDatesText({ start_date, end_date }: Booking): string {
  if (start_date === null || end_date === null || !isIsoDay(start_date) || !isIsoDay(end_date)) return 'Flexible dates';
  return start_date === end_date ? formatDay(start_date) : `${formatDay(start_date)} to ${formatDay(end_date)}`;
}

/** `in-progress` becomes `In progress`. */
export const statusText = (status: string): string =>
  status.charAt(0).toUpperCase() + status.slice(1).replaceAll(/[-_]/g, ' ');

export const statusTone = (status: string): BadgeTone => STATUS_TONE.get(status) ?? 'neutral';

export const peopleText = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
