import type { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import { TRIP_STEPS } from '../../trips/domain/step-rules.ts';
import { BOOKING_COLUMNS, type Booking, BookingRow } from './booking.ts';
import { MOST_ROWS } from './first-reads.ts';
import { WorkRow } from './trip-work.ts';
import { PATIENCE_MS, troubleText } from './trouble-text.ts';

const StepRow = z.object({ booking_id: z.string(), step: z.enum(TRIP_STEPS) });

interface Answer {
  data: unknown[] | null;
  error: { message: string; code: string } | null;
}

/** All rows of a question, an answer at a time. The rows must come in an order of their own, or pages would overlap. */
async function everyRow(ask: (from: number, to: number) => PromiseLike<Answer>): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (;;) {
    const { data, error } = await ask(rows.length, rows.length + MOST_ROWS - 1);
    if (error) throw new Error(troubleText(error));
    rows.push(...(data ?? []));
    if ((data ?? []).length < MOST_ROWS) return rows;
  }
}

/** The visitor's own trips, newest first, with the steps they ticked. Throws with words to show. */
export async function readBookings(rest: PostgrestClient): Promise<Booking[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const [trips, steps] = await Promise.all([
    everyRow((from, to) =>
      rest
        .from('bookings')
        .select(BOOKING_COLUMNS)
        .order('created_at', { ascending: false })
        .order('id')
        .range(from, to)
        .abortSignal(signal),
    ),
    everyRow((from, to) =>
      rest
        .from('trip_steps')
        .select('booking_id,step')
        .is('is_done', true)
        .order('booking_id')
        .order('step')
        .range(from, to)
        .abortSignal(signal),
    ),
  ]);
  return bookingsOf(trips, steps);
}

/** The same of what the first script of the page was answered; null when that is not all of it. */
export function earlyBookings(answers: readonly unknown[] | null): Booking[] | null {
  const [trips, steps] = answers ?? [];
  if (!Array.isArray(trips) || !Array.isArray(steps)) return null;
  return trips.length < MOST_ROWS && steps.length < MOST_ROWS ? bookingsOf(trips, steps) : null;
}

function bookingsOf(trips: readonly unknown[], steps: readonly unknown[]): Booking[] {
  const done = Map.groupBy(z.array(StepRow).parse(steps), (row) => row.booking_id);
  return z
    .array(BookingRow)
    .parse(trips)
    .map((row) => {
      const rows = done.get(row.id);
      return rows === undefined ? row : { ...row, done: rows.map(({ step }) => step) };
    });
}

/** How each of the visitor's trips came about. Throws with words to show. */
export async function readTripWork(rest: PostgrestClient): Promise<WorkRow[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const rows = await everyRow((from, to) =>
    rest.from('trip_work').select('*').order('booking_id').range(from, to).abortSignal(signal),
  );
  return z.array(WorkRow).parse(rows);
}
