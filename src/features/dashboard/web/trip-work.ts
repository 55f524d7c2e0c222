import * as z from 'zod/mini';
import type { Booking } from './booking.ts';
import { titlesApart } from './titles-apart.ts';
import type { ChartedTrip } from './trip-periods.ts';

/** A row of public.trip_work: how a trip came about. */
export const WorkRow = z.object({
  booking_id: z.string(),
  created_at: z.string(),
  planning_ms: z.nullable(z.number()),
  by_chat: z.number(),
  by_hand: z.number(),
  confirmed_at: z.nullable(z.string()),
});
export type WorkRow = z.output<typeof WorkRow>;

export interface TripWork extends ChartedTrip {
  /** From the brief to the first plan; null where it was not measured. */
  planningMs: number | null;
  /** Days from the first plan to the first confirmation, with a decimal; null while there was none. */
  confirmDays: number | null;
  byChat: number;
  byHand: number;
}

const MS_PER_DAY = 86_400_000;

/** Of every trip that was not called off, in the order they came. */
export function tripWork(bookings: readonly Booking[], rows: readonly WorkRow[]): TripWork[] {
  const byId = new Map(rows.map((row) => [row.booking_id, row]));
  const titleOf = titlesApart(bookings);
  return bookings.flatMap((booking) => {
    const row = byId.get(booking.id);
    if (row === undefined || booking.status === 'cancelled') return [];
    const ms = row.confirmed_at === null ? null : Date.parse(row.confirmed_at) - Date.parse(row.created_at);
    return [
      {
        id: booking.id,
        title: titleOf(booking),
        plannedAt: booking.created_at,
        planningMs: row.planning_ms,
        confirmDays: ms === null ? null : Math.max(0, ms / MS_PER_DAY),
        byChat: row.by_chat,
        byHand: row.by_hand,
      },
    ];
  });
}

/** `0.2 s`. */
export const secondsText = (ms: number): string =>
  `${ms < 1000 ? Math.max(0.1, ms / 1000).toFixed(1) : Math.round(ms / 1000)} s`;

/** `less than an hour`, `5 hours`, `12 days`. */
export function daysText(days: number): string {
  const hours = days * 24;
  if (hours < 1) return 'less than an hour';
  if (hours < 48) return Math.round(hours) === 1 ? '1 hour' : `${Math.round(hours)} hours`;
  return `${Math.round(days)} days`;
}

/** `3 by chat, 1 by hand`, `no change`. */
export function changesText({ byChat, byHand }: Pick<TripWork, 'byChat' | 'byHand'>): string {
  const parts = [byChat > 0 ? `${byChat} by chat` : '', byHand > 0 ? `${byHand} by hand` : ''].filter(Boolean);
  return parts.length === 0 ? 'no change' : parts.join(', ');
}
