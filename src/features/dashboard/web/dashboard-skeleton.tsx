import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';

/** The dashboard while the session is being read. */
export function DashboardSkeleton() {
  return (
    <SkeletonGroup label="Loading your dashboard" className="mx-auto grid max-w-page gap-6 px-4 py-12 sm:px-6">
      <Skeleton className="h-12" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
      <Skeleton className="h-64" />
    </SkeletonGroup>
  );
}
