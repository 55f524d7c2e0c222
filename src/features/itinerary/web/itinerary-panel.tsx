import { CalendarHeart, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PlanView } from './plan-view.tsx';
import type { ItineraryState } from './use-itinerary.ts';

/** The itinerary tab: loading, empty, failed, or the plan itself (SPEC 2 and 4). */
export function ItineraryPanel({
  itinerary,
  closed,
  isTitled,
}: {
  itinerary: ItineraryState;
  closed: ReactNode;
  isTitled: boolean;
}) {
  switch (itinerary.status) {
    case 'loading':
      return <ItinerarySkeleton />;
    case 'failed':
      return (
        <EmptyState
          icon={RotateCcw}
          title="Error loading itinerary"
          action={
            <Button variant="secondary" onClick={itinerary.retry}>
              Try again
            </Button>
          }
        >
          Please refresh and try again.
        </EmptyState>
      );
    case 'empty':
    case 'no-trip':
      return <EmptyState icon={CalendarHeart} title="No party plan yet! Create a trip to see your epic itinerary" />;
    case 'shown':
      return <PlanView {...itinerary} closed={closed} isTitled={isTitled} />;
  }
}

function ItinerarySkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <output className="text-soft">Loading your itinerary...</output>
      <div className="flex flex-col gap-5">
        <Skeleton className="h-56 w-full rounded-card!" />
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-64 w-full rounded-card!" />
      </div>
    </div>
  );
}
