import { Bird, Compass, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { trackFunnel } from '../../../platform/browser/analytics/track.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageShell, type PageShellProps } from '../../../ui/page-shell.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import type { ReadRecommendations } from '../../itinerary/domain/recommendations-schema.ts';
import { IdeasHeader } from './ideas-header.tsx';
import { useIdeas } from './use-ideas.ts';

export interface IdeasScreenProps {
  /** Draws the plan itself. */
  children: (plan: ReadRecommendations) => ReactNode;
}

/** The results of a quick search, for whoever has the link (PRODUCT: the spec's future results page). */
export function IdeasScreen({ children }: IdeasScreenProps) {
  const { state, retry } = useIdeas();
  const isShown = state.status === 'shown';
  useEffect(() => {
    if (isShown) trackFunnel('recommendations_shown');
  }, [isShown]);
  switch (state.status) {
    case 'loading':
      return (
        <Standing title="Your ideas" lead="Fetching the plan…">
          <SkeletonGroup label="Loading your ideas" className="grid gap-5">
            <Skeleton className="h-52 rounded-card!" />
            <Skeleton className="h-10 w-2/3" />
            <Skeleton className="h-40 rounded-card!" />
            <Skeleton className="h-40 rounded-card!" />
          </SkeletonGroup>
          <noscript>
            <p className="mt-6">Your ideas need JavaScript. The planner and the guides work without it.</p>
          </noscript>
        </Standing>
      );
    case 'none':
      return (
        <Standing title="Your ideas">
          <EmptyState
            icon={Compass}
            title="No ideas here yet"
            action={<ButtonLink href="/#ideas">Get some ideas</ButtonLink>}
          >
            Answer three questions on the home page, and the whole plan lands here.
          </EmptyState>
        </Standing>
      );
    case 'gone':
      return (
        <Standing title="These ideas have flown">
          <EmptyState
            icon={Bird}
            title="Nothing under this link any more"
            action={<ButtonLink href="/#ideas">Get fresh ideas</ButtonLink>}
          >
            We keep quick ideas for thirty days. If somebody sent you the link, ask them for the whole of it: they are
            easily cut short.
          </EmptyState>
        </Standing>
      );
    case 'failed':
      return (
        <Standing title="Your ideas">
          <div role="alert">
            <EmptyState
              icon={RotateCcw}
              title="We could not fetch them just now"
              action={
                <Button variant="secondary" onClick={retry}>
                  Try again
                </Button>
              }
            >
              They are safe. Check your connection, or give us a moment.
            </EmptyState>
          </div>
        </Standing>
      );
    case 'shown':
      return (
        <div className="mx-auto max-w-page px-4 pt-10 pb-20 wrap-break-word sm:px-6 sm:pt-14">
          <IdeasHeader search={state.search} plan={state.plan} />
          <div className="mt-8">{children(state.plan)}</div>
        </div>
      );
  }
}

/** Whatever stands here while nothing is known yet is as high as the window, so that the footer does not jump into it. */
function Standing(props: PageShellProps) {
  return (
    <div className="min-h-dvh">
      <PageShell {...props} />
    </div>
  );
}
