import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import * as z from 'zod/mini';
import { EXCHANGE_RATES } from '../../../catalogue/exchange-rates.ts';
import { backend } from '../../../platform/browser/backend.ts';
import { formatDay } from '../../../shared/dates.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { readRecommendations } from '../../itinerary/domain/recommendations-schema.ts';
import { commonMonth } from '../domain/cost-words.ts';
import { tripCosts } from '../domain/trip-costs.ts';
import { tripKey } from '../domain/trip-key.ts';
import { CostsByKind } from './costs-by-kind.tsx';
import { CostsSummary } from './costs-summary.tsx';
import { CostsTable } from './costs-table.tsx';

const Row = z.object({ ai_recommendations: z.unknown() });

/** What the trip comes to, a person and for the group, beside the budget, and where each pound of it goes. */
export function CostsPanel({ bookingId }: { bookingId: string }) {
  const costs = useQuery({
    queryKey: tripKey(bookingId, 'costs'),
    queryFn: async () => {
      const { rest } = await backend();
      const { data, error } = await rest.from('bookings').select('ai_recommendations').eq('id', bookingId).single();
      if (error) throw new Error(error.message);
      const plan = readRecommendations(Row.parse(data).ai_recommendations);
      return plan && tripCosts(plan);
    },
  });
  if (costs.isPending) {
    return (
      <SkeletonGroup label="Loading the costs...">
        <Skeleton className="h-64 w-full rounded-card!" />
      </SkeletonGroup>
    );
  }
  if (costs.data === undefined) {
    return (
      <RetryNotice isBusy={costs.isFetching} onRetry={() => void costs.refetch()}>
        The costs could not be loaded. Check your connection and try again.
      </RetryNotice>
    );
  }
  if (costs.data === null) {
    return (
      <EmptyState icon={Wallet} title="Nothing to add up yet">
        <p>This trip has no plan with prices. Once it has one, each of them is listed here.</p>
      </EmptyState>
    );
  }
  const month = commonMonth(costs.data);
  return (
    <div className="flex flex-col gap-6">
      <CostsSummary costs={costs.data} />
      <div className="grid items-start gap-6 xl:grid-cols-[1fr_20rem]">
        <CostsTable costs={costs.data} />
        <CostsByKind costs={costs.data} />
      </div>
      <p className="max-w-prose text-sm text-soft">
        {`Prices are what each place usually asks${month === '' ? '' : `, as of ${month}`}; confirm them before booking.`}{' '}
        A price for the whole group is shared and rounded up to the next penny. Foreign prices are converted at the
        planning rates of {formatDay(EXCHANGE_RATES.asOf)}.
      </p>
    </div>
  );
}
