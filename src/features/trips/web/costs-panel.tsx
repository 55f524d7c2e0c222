import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { backend } from '../../../platform/browser/backend.ts';
import { formatPounds } from '../../../shared/money.ts';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { tripKey } from '../domain/trip-key.ts';

const Row = z.object({ totals: z.object({ allPerPersonPence: z.number(), allGroupPence: z.number() }) });

/** What the trip comes to. */
export function CostsPanel({ bookingId }: { bookingId: string }) {
  const costs = useQuery({
    queryKey: tripKey(bookingId, 'costs'),
    queryFn: async () => {
      const { rest } = await backend();
      const { data, error } = await rest
        .from('bookings')
        .select('totals:ai_recommendations->totals')
        .eq('id', bookingId)
        .single();
      if (error) throw new Error(error.message);
      return Row.parse(data).totals;
    },
  });
  if (costs.isPending) return <Skeleton className="h-64 w-full rounded-card!" />;
  if (costs.isError) {
    return (
      <RetryNotice isBusy={costs.isFetching} onRetry={() => void costs.refetch()}>
        The costs could not be loaded. Check your connection and try again.
      </RetryNotice>
    );
  }
  const { allPerPersonPence, allGroupPence } = costs.data;
  return (
    <SectionCard id="costs" title="What it costs">
      <p>{`${formatPounds(allPerPersonPence)} per person, ${formatPounds(allGroupPence)} for the group.`}</p>
    </SectionCard>
  );
}
