import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { backend } from '../../../platform/browser/backend.ts';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { tripKey } from '../domain/trip-key.ts';

const Versions = z.array(z.object({ revision: z.number(), cause: z.string(), created_at: z.string() }));

/** Every version the plan has had, the newest first. */
export function HistoryPanel({ bookingId }: { bookingId: string }) {
  const versions = useQuery({
    queryKey: tripKey(bookingId, 'history'),
    queryFn: async () => {
      const { rest } = await backend();
      const { data, error } = await rest
        .from('plan_versions')
        .select('revision,cause,created_at')
        .eq('booking_id', bookingId)
        .order('revision', { ascending: false });
      if (error) throw new Error(error.message);
      return Versions.parse(data);
    },
  });
  if (versions.isPending) return <Skeleton className="h-64 w-full rounded-card!" />;
  if (versions.isError) {
    return (
      <RetryNotice isBusy={versions.isFetching} onRetry={() => void versions.refetch()}>
        The history could not be loaded. Check your connection and try again.
      </RetryNotice>
    );
  }
  return (
    <SectionCard id="history" title="Versions of the plan" lead="Every change is kept.">
      <ol className="flex flex-col gap-3">
        {versions.data.map(({ revision, cause, created_at }) => (
          <li key={revision}>
            {`Version ${revision}: ${cause}`}{' '}
            <time dateTime={created_at} className="text-soft">
              {new Date(created_at).toLocaleString('en-GB')}
            </time>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
