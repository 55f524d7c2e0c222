import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { backend } from '../../../platform/browser/backend.ts';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { tripKey } from '../domain/trip-key.ts';

const Row = z.object({
  brief: z.object({
    eventType: z.optional(z.nullable(z.string())),
    vibe: z.optional(z.nullable(z.string())),
    destination: z.string(),
    groupSize: z.number(),
    dates: z.optional(z.nullable(z.string())),
    budgetRange: z.optional(z.nullable(z.string())),
    specialRequirements: z.optional(z.nullable(z.string())),
  }),
});

/** What the organiser asked for when the trip was planned. */
export function BriefPanel({ bookingId }: { bookingId: string }) {
  const brief = useQuery({
    queryKey: tripKey(bookingId, 'brief'),
    queryFn: async () => {
      const { rest } = await backend();
      const { data, error } = await rest.from('bookings').select('brief').eq('id', bookingId).single();
      if (error) throw new Error(error.message);
      return Row.parse(data).brief;
    },
  });
  if (brief.isPending) return <Skeleton className="h-64 w-full rounded-card!" />;
  if (brief.isError) {
    return (
      <RetryNotice isBusy={brief.isFetching} onRetry={() => void brief.refetch()}>
        The brief could not be loaded. Check your connection and try again.
      </RetryNotice>
    );
  }
  const { eventType, vibe, destination, groupSize, dates, budgetRange, specialRequirements } = brief.data;
  const rows: readonly (readonly [string, string])[] = [
    ['Occasion', eventType || 'Not chosen'],
    ['Vibe', vibe || 'No preference'],
    ['Destination', destination],
    ['Group size', String(groupSize)],
    ['Dates', dates || 'Flexible'],
    ['Budget', budgetRange || 'No preference'],
    ['Wishes', specialRequirements || 'None'],
  ];
  return (
    <SectionCard id="brief" title="Your brief" lead="What you asked for. The plan was made from it.">
      <dl className="flex flex-col gap-3">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
