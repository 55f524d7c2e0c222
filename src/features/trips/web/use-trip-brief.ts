import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { backend } from '../../../platform/browser/backend.ts';
import { tripBriefSchema } from '../../planner/domain/trip-brief.ts';
import { briefAsGiven, type GivenBrief } from '../domain/brief-as-given.ts';
import { tripKey } from '../domain/trip-key.ts';
import { TRIP_STATUSES, type TripStatus } from '../domain/trip-status.ts';

/** A stored brief was checked on the day it was given; its dates may be over by now. */
const StoredBrief = tripBriefSchema('0001-01-01');

const Row = z.object({
  brief: StoredBrief,
  group_size: z.number(),
  start_date: z.nullable(z.string()),
  end_date: z.nullable(z.string()),
  revision: z.number(),
  status: z.enum(TRIP_STATUSES),
  figures: z.nullable(z.object({ capPence: z.nullable(z.number()) })),
});

export interface TripBriefNow {
  present: GivenBrief;
  revision: number;
  status: TripStatus;
  /** What the plan may cost a person, in pence, as the chat may have set it since; undefined where nobody knows. */
  limitPence: number | null | undefined;
}

/** The brief of a trip as it holds today, and the revision that an edit of it starts from. */
export function useTripBrief(bookingId: string): UseQueryResult<TripBriefNow> {
  return useQuery({
    queryKey: tripKey(bookingId, 'brief'),
    queryFn: async () => {
      const { rest } = await backend();
      const { data, error } = await rest
        .from('bookings')
        .select('brief,group_size,start_date,end_date,revision,status,figures')
        .eq('id', bookingId)
        .single();
      if (error) throw new Error(error.message);
      const row = Row.parse(data);
      const now = { groupSize: row.group_size, start: row.start_date, end: row.end_date };
      const limitPence = row.figures?.capPence;
      return { present: briefAsGiven(row.brief, now), revision: row.revision, status: row.status, limitPence };
    },
  });
}
