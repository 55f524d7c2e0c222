import { formatClock, formatDay, isIsoDay, WEEKDAY_NAMES } from '../../../shared/dates.ts';
import { formatMoney, formatPounds } from '../../../shared/money.ts';
import type { ReadDay, ReadLeg, ReadSlot } from '../../itinerary/domain/recommendations-schema.ts';

/** The date of a day; without one the weekday whose opening hours it was planned for. */
export function dayWords({ date, weekday }: Pick<ReadDay, 'date' | 'weekday'>): string {
  if (date !== null && isIsoDay(date)) return formatDay(date);
  return weekday === null ? 'Date still open' : `A ${WEEKDAY_NAMES[weekday]}, date still open`;
}

/** `21:00–01:30 (next day)`: on paper nobody can ask whether 01:30 is tonight. */
export function timesWords({ startMinute, endMinute }: Pick<ReadSlot, 'startMinute' | 'endMinute'>): string {
  const times = `${formatClock(startMinute)}–${formatClock(endMinute)}`;
  return startMinute < 1440 ? times : `${times} (next day)`;
}

export const priceWords = (pence: number): string => (pence === 0 ? 'Free' : `${formatPounds(pence)} per person`);

/** The price on the spot, where it is not the same thing as pounds a person. */
export function localPriceWords({ localPrice }: Pick<ReadSlot, 'localPrice'>): string | null {
  if (localPrice === null) return null;
  const { minor, currency, per } = localPrice;
  if (minor === 0 || (currency === 'GBP' && per === 'person')) return null;
  return `${formatMoney({ minor, currency })} per ${per}`;
}

const FROM = { stop: 'from the stop before', stay: 'from your stay', home: 'back to your stay' } as const;

/** Street kilometres that would round to none are not worth a word. */
const WORTH_KM = 0.05;

/** `12 min walk from the stop before (0.8 km)`; null when there is nothing to travel. */
export function travelWords({ mode, minutes, km }: ReadLeg, from: keyof typeof FROM): string | null {
  if (mode === 'none' || minutes <= 0) return null;
  const distance = km === null || km < WORTH_KM ? '' : ` (${km.toFixed(1)} km)`;
  return `${Math.round(minutes)} min ${mode} ${FROM[from]}${distance}`;
}

/** The promise that every price and hour stands under (PRODUCT). */
export const CAUTION = 'Typical prices and hours: confirm before booking.';
