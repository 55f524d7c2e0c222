import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { backend } from '../../../platform/browser/backend.ts';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { tripKey } from '../domain/trip-key.ts';
import { statusText } from '../domain/trip-words.ts';

const Steps = z.array(
  z.object({
    position: z.number(),
    from_status: z.string(),
    to_status: z.string(),
    actor: z.enum(['organiser', 'clock']),
    created_at: z.string(),
  }),
);

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The steps a trip has taken from status to status, the newest first. */
export function StatusSteps({ bookingId }: { bookingId: string }) {
  const steps = useQuery({
    queryKey: tripKey(bookingId, 'status-steps'),
    queryFn: async () => {
      const { rest } = await backend();
      const { data, error } = await rest
        .from('status_changes')
        .select('position,from_status,to_status,actor,created_at')
        .eq('booking_id', bookingId)
        .order('position', { ascending: false });
      if (error) throw new Error(error.message);
      return Steps.parse(data);
    },
  });
  return (
    <section aria-labelledby="status-steps">
      <h3 id="status-steps" className="font-semibold">
        So far
      </h3>
      {steps.isPending ? (
        <SkeletonGroup label="Loading the steps">
          <Skeleton className="h-12 w-full" />
        </SkeletonGroup>
      ) : steps.data === undefined ? (
        <RetryNotice isBusy={steps.isFetching} onRetry={() => void steps.refetch()}>
          The steps could not be loaded.
        </RetryNotice>
      ) : steps.data.length === 0 ? (
        <p className="text-sm text-soft">No step yet: the trip has been in planning since it was made.</p>
      ) : (
        <ol className="flex flex-col gap-1 text-sm text-soft">
          {steps.data.map(({ position, from_status, to_status, actor, created_at }) => (
            <li key={position}>
              <span className="text-content">{`${statusText(from_status)} to ${statusText(to_status).toLowerCase()}`}</span>
              {`, ${actor === 'clock' ? 'when its last day had passed, ' : ''}`}
              <time dateTime={created_at}>{WHEN.format(new Date(created_at))}</time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
