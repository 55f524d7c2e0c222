import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { backend } from '../../../platform/browser/backend.ts';
import { TRIP_STEPS } from '../domain/step-rules.ts';
import { tripKey } from '../domain/trip-key.ts';
import { TRIP_STATUSES } from '../domain/trip-status.ts';

const COLUMNS =
  'id,event_type,destination,group_size,start_date,end_date,status,created_at,revision,price_per_person_pence,figures';

/** Of what the database counts of a plan, how much of it there is to book. */
const PlanContents = z.object({
  days: z.number(),
  hasStay: z.boolean(),
  open: z.number(),
  meals: z.number(),
  bookable: z.number(),
});

const Trip = z.object({
  id: z.string(),
  event_type: z.nullable(z.string()),
  destination: z.string(),
  group_size: z.number(),
  start_date: z.nullable(z.string()),
  end_date: z.nullable(z.string()),
  status: z.enum(TRIP_STATUSES),
  created_at: z.string(),
  revision: z.number(),
  price_per_person_pence: z.number(),
  figures: z.optional(z.nullable(PlanContents)),
  /** What the organiser says is done. */
  done: z._default(z.array(z.enum(TRIP_STEPS)), []),
});
export type Trip = z.output<typeof Trip>;

/** The head of a trip as its owner may read it; null when there is none, or it is somebody else's: nobody learns which. */
export function useTrip(bookingId: string): UseQueryResult<Trip | null> {
  const queries = useQueryClient();
  return useQuery({
    queryKey: tripKey(bookingId, 'head'),
    placeholderData: () => listedTrip(queries, bookingId),
    queryFn: async () => {
      const { rest } = await backend();
      // Together, so that the page is drawn once: what is to do stands above the plan.
      const [head, steps] = await Promise.all([
        rest.from('bookings').select(COLUMNS).eq('id', bookingId).maybeSingle(),
        rest.from('trip_steps').select('step').eq('booking_id', bookingId).is('is_done', true),
      ]);
      const error = head.error ?? steps.error;
      if (error) throw new Error(error.message);
      return head.data === null ? null : Trip.parse({ ...head.data, done: steps.data?.map(({ step }) => step) });
    },
  });
}

const Listed = z.array(z.looseObject({ id: z.string() }));

/** The trip as the list of trips had it, to be shown at once while it is read anew; the list knows no revision. */
function listedTrip(queries: QueryClient, bookingId: string): Trip | undefined {
  for (const [, trips] of queries.getQueriesData({ queryKey: ['bookings'] })) {
    const listed = Listed.safeParse(trips);
    const found = listed.success ? listed.data.find(({ id }) => id === bookingId) : undefined;
    const trip = Trip.safeParse({ ...found, revision: 0 });
    if (trip.success) return trip.data;
  }
  return undefined;
}
