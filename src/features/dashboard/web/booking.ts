import * as z from 'zod/mini';

/** A trip as the dashboard lists it: the columns that rest/v1 grants to its owner. */
export const Booking = z.object({
  id: z.string(),
  event_type: z.nullable(z.string()),
  destination: z.string(),
  group_size: z.number(),
  start_date: z.nullable(z.string()),
  end_date: z.nullable(z.string()),
  status: z.string(),
  created_at: z.string(),
  price_per_person_pence: z.nullable(z.number()),
  /** Of the plan, in pence; the budget is for the slots, and the stay is priced beside it (PRODUCT). */
  totals: z.optional(
    z.object({ slotsPerPersonPence: z.number(), stayPerPersonPence: z.number(), allGroupPence: z.number() }),
  ),
  /** What the slots may cost a person, in pence; null where the organiser set no limit. */
  budget_cap: z.optional(z.nullable(z.number())),
});
export type Booking = z.output<typeof Booking>;

export const BOOKING_COLUMNS =
  'id,event_type,destination,group_size,start_date,end_date,status,created_at,price_per_person_pence,totals:plan->totals,budget_cap:plan->budgetCapPence';
