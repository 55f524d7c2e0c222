import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { backend } from '../../../platform/browser/backend.ts';
import { TRIP_STEPS } from '../../trips/domain/step-rules.ts';
import { BOOKING_COLUMNS, type Booking, BookingRow } from './booking.ts';
import { PATIENCE_MS, troubleText } from './trouble-text.ts';

const StepRow = z.object({ booking_id: z.string(), step: z.enum(TRIP_STEPS) });

export const bookingsKey = (userId: string) => ['bookings', userId] as const;

/** The visitor's own trips, newest first. The key carries the owner, so nobody sees the last visitor's. */
export function useBookings(userId: string): UseQueryResult<Booking[]> {
  return useQuery({ queryKey: bookingsKey(userId), queryFn: readBookings });
}

async function readBookings(): Promise<Booking[]> {
  const { rest } = await backend();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const [trips, steps] = await Promise.all([
    rest.from('bookings').select(BOOKING_COLUMNS).order('created_at', { ascending: false }).abortSignal(signal),
    rest.from('trip_steps').select('booking_id,step').is('is_done', true).abortSignal(signal),
  ]);
  const error = trips.error ?? steps.error;
  if (error) throw new Error(troubleText(error));
  const done = Map.groupBy(z.array(StepRow).parse(steps.data), (row) => row.booking_id);
  return z
    .array(BookingRow)
    .parse(trips.data)
    .map((row) => {
      const rows = done.get(row.id);
      return rows === undefined ? row : { ...row, done: rows.map(({ step }) => step) };
    });
}
