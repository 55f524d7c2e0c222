import { formatClock, formatMonth } from '../../../shared/dates.ts';
import { formatMoney } from '../../../shared/money.ts';
import type { ReadLeg, ReadSlot } from '../domain/recommendations-schema.ts';

/** `19:30–21:00`; past midnight it says so. */
export function slotTimes(slot: Pick<ReadSlot, 'startMinute' | 'endMinute'>): string {
  return `${formatClock(slot.startMinute)}–${formatClock(slot.endMinute)}`;
}

const WAY_WORDS = { stop: 'from the stop before', stay: 'from your stay', home: 'back to your stay' };

/** One leg in words; null when there is nothing to travel. */
export function travelText(travel: ReadLeg, way: keyof typeof WAY_WORDS): string | null {
  if (travel.mode === 'none' || travel.minutes <= 0) return null;
  return `${legText(travel)} ${WAY_WORDS[way]}`;
}

/** `12 min walk, 0.8 km`. */
export function legText({ minutes, mode, km }: ReadLeg): string {
  const distance = km === null ? '' : `, ${km.toFixed(1)} km`;
  return `${Math.round(minutes)} min ${mode === 'walk' ? 'walk' : 'ride'}${distance}`;
}

/** The price on the spot, where it differs from pounds a person; null where it is the same thing, or nothing. */
export function localPriceText(slot: Pick<ReadSlot, 'localPrice'>): string | null {
  if (slot.localPrice === null) return null;
  const { minor, currency, per } = slot.localPrice;
  if (minor === 0 || (currency === 'GBP' && per === 'person')) return null;
  return `${formatMoney({ minor, currency })} per ${per}`;
}

/** `Source: general knowledge, as of June 2026`; null when the plan names neither. */
export function sourceText(slot: Pick<ReadSlot, 'asOf' | 'source'>): string | null {
  const parts = [slot.source && `Source: ${slot.source}`, slot.asOf && `as of ${formatMonth(slot.asOf)}`].filter(
    Boolean,
  );
  return parts.length === 0 ? null : parts.join(', ');
}
