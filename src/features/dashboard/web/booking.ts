import * as z from 'zod/mini';
import type { TripStep } from '../../trips/domain/step-rules.ts';

/** What the database counts of a plan (internal.plan_figures): pence, minutes and slots of the whole trip. */
const PlanFigures = z.object({
  slotsPence: z.nullable(z.number()),
  stayPence: z.nullable(z.number()),
  groupPence: z.nullable(z.number()),
  /** What the slots may cost a person; null where the organiser set no limit. */
  capPence: z.nullable(z.number()),
  days: z.number(),
  hasStay: z.boolean(),
  slots: z.number(),
  open: z.number(),
  meals: z.number(),
  bookable: z.number(),
  travel: z.number(),
  free: z.number(),
  /** Kinds of rules that the plan had to bend. */
  bent: z.array(z.string()),
  /** How well the least satisfied taste, and the mean person, are served, as whole percent; null where none is known. */
  least: z.nullable(z.number()),
  mean: z.nullable(z.number()),
});
export type PlanFigures = z.output<typeof PlanFigures>;

/** A trip as the dashboard lists it: the columns that rest/v1 grants to its owner. */
export const BookingRow = z.object({
  id: z.string(),
  event_type: z.nullable(z.string()),
  destination: z.string(),
  group_size: z.number(),
  start_date: z.nullable(z.string()),
  end_date: z.nullable(z.string()),
  status: z.string(),
  created_at: z.string(),
  price_per_person_pence: z.nullable(z.number()),
  figures: z.optional(z.nullable(PlanFigures)),
});

export type Booking = z.output<typeof BookingRow> & {
  /** What the organiser says is done. */
  done?: readonly TripStep[];
};

export const BOOKING_COLUMNS =
  'id,event_type,destination,group_size,start_date,end_date,status,created_at,price_per_person_pence,figures';
