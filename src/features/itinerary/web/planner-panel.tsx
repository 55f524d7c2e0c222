import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import type { Asked } from './planner-calls.ts';
import type { PlannerAnswer } from './use-planner-answer.ts';

export type AnswerShown<Ask extends Asked['ask']> = Extract<PlannerAnswer<Ask>, { status: 'shown' }>;

/** An answer of the planner in its three states: being worked out, failed with a way to try again, there. */
export function PlannerPanel<Ask extends Asked['ask']>({
  state,
  children,
}: {
  state: PlannerAnswer<Ask>;
  children: (shown: AnswerShown<Ask>) => ReactNode;
}) {
  switch (state.status) {
    case 'loading':
      return <PanelSkeleton />;
    case 'failed':
      return (
        <div role="alert" className="mt-3">
          <p className="text-sm text-danger">{state.words}</p>
          <Button variant="link" onClick={state.retry}>
            Try again
          </Button>
        </div>
      );
    case 'shown':
      return children(state);
  }
}

/** Stands where an answer of the planner will be. */
export const PanelSkeleton = () => (
  <SkeletonGroup label="Asking the planner..." className="mt-3">
    <Skeleton className="h-16 w-full" />
  </SkeletonGroup>
);

/** Sentences of the planner, one under the other. */
export const PlannerLines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="flex max-w-prose list-disc flex-col gap-1 pl-5 text-sm text-soft">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
