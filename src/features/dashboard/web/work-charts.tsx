import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import type { Booking } from './booking.ts';
import { middle } from './middle.ts';
import { TripChart } from './trip-chart.tsx';
import { changesText, daysText, secondsText, type TripWork, tripWork } from './trip-work.ts';
import { useTripWork } from './use-trip-work.ts';

/** How long trips took from the brief to the plan and to being confirmed, and how often they were changed. */
export function WorkCharts({ bookings, userId }: { bookings: readonly Booking[]; userId: string }) {
  const rows = useTripWork(userId);
  if (rows.data === undefined) {
    return rows.isError ? (
      <div className="xl:col-span-2">
        <RetryNotice isBusy={rows.isFetching} onRetry={() => void rows.refetch()}>
          {`Time and changes could not be loaded. ${rows.error.message}`}
        </RetryNotice>
      </div>
    ) : (
      <SkeletonGroup label="Loading time and changes" className="grid gap-6 xl:col-span-2 xl:grid-cols-2">
        <Skeleton className="h-56 rounded-card!" />
        <Skeleton className="h-56 rounded-card!" />
      </SkeletonGroup>
    );
  }
  const work = tripWork(bookings, rows.data);
  return (
    <>
      <TimeChart work={work} />
      <ChangeChart work={work} />
    </>
  );
}

function TimeChart({ work }: { work: readonly TripWork[] }) {
  return (
    <TripChart
      title="Time to plan"
      lead={(which) => `${which}: ${timeLead(work)}`}
      trips={work}
      one={({ planningMs, confirmDays }) => ({
        value: confirmDays ?? 0,
        mark: null,
        text: `${planningMs === null ? 'plan not timed' : `plan in ${secondsText(planningMs)}`}, ${
          confirmDays === null ? 'not confirmed yet' : `confirmed after ${daysText(confirmDays)}`
        }`,
      })}
      many={timeOfMany}
      isTypical
      heads={['Brief to plan', 'Plan to confirmed']}
      cells={({ planningMs, confirmDays }) => [
        planningMs === null ? 'Not timed' : secondsText(planningMs),
        confirmDays === null ? 'Not yet' : daysText(confirmDays),
      ]}
    />
  );
}

function timeOfMany(work: readonly TripWork[]) {
  const confirmed = work.flatMap(({ confirmDays }) => confirmDays ?? []);
  const value = middle(confirmed);
  const told = value === null ? '' : `, typically after ${daysText(value)}`;
  return { value: value ?? 0, mark: null, text: `${confirmed.length} of ${work.length} confirmed${told}` };
}

function timeLead(work: readonly TripWork[]): string {
  const planning = middle(work.flatMap(({ planningMs }) => planningMs ?? []));
  const confirming = middle(work.flatMap(({ confirmDays }) => confirmDays ?? []));
  return [
    'from your brief to the checked plan; the bar is from there to your confirming it.',
    planning === null ? '' : `A plan typically took ${secondsText(planning)}.`,
    confirming === null ? 'No trip is confirmed yet.' : `Confirming typically took ${daysText(confirming)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function ChangeChart({ work }: { work: readonly TripWork[] }) {
  return (
    <TripChart
      title="Changes to the plan"
      lead={(which) =>
        `${which}: versions after the first, made by chat or by hand on the trip’s page. An undo counts too.`
      }
      trips={work}
      one={({ byChat, byHand }) => ({ value: byChat + byHand, mark: null, text: changesText({ byChat, byHand }) })}
      many={(trips) => {
        const byChat = trips.reduce((sum, trip) => sum + trip.byChat, 0);
        const byHand = trips.reduce((sum, trip) => sum + trip.byHand, 0);
        return {
          value: byChat + byHand,
          mark: null,
          text: `${changesText({ byChat, byHand })} in ${trips.length === 1 ? '1 trip' : `${trips.length} trips`}`,
        };
      }}
      heads={['By chat', 'By hand']}
      cells={({ byChat, byHand }) => [String(byChat), String(byHand)]}
    />
  );
}
