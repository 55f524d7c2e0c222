import { BRAND } from '../../../shared/brand.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { Wordmark } from '../../../ui/wordmark.tsx';
import { DASHBOARD_LINKS } from './dashboard-links.ts';

/** Keeps the line of the greeting. */
const NOBODY_YET = '\u00a0';

/**
 * The dashboard while the session is being read: the frame and the heading as they will be, for whoever has a session.
 * It is in the HTML, so its greeting is filled in by the page's first script (app/dashboard-start.ts).
 */
export function DashboardSkeleton({ pathname }: { pathname: string }) {
  // The build draws each page by its folder's name.
  const address = pathname.replace(/\/$/, '');
  const isOverview = address === '/dashboard';
  const page = DASHBOARD_LINKS.find(({ href }) => href === address);
  return (
    <>
      <div className="when-signed-in">
        <div className="flex h-18 items-center bg-ink pl-18 text-cream sm:pl-20">
          <a href="/" aria-label={`${BRAND.name} home`} className="when-roomy -my-2 py-2">
            <Wordmark name={BRAND.name} />
          </a>
        </div>
        <div className="flex">
          <div className="h-[calc(100dvh-4.5rem)] w-64 shrink-0 border-r border-line bg-raised in-data-narrow:w-12 max-md:hidden" />
          <main className="mx-auto w-full max-w-page min-w-0 flex-1 px-4 py-12 sm:px-6">
            {page === undefined ? null : (
              <h1
                data-greeting={isOverview ? '' : undefined}
                suppressHydrationWarning
                className="mb-8 display text-title"
              >
                {isOverview ? NOBODY_YET : page.label}
              </h1>
            )}
            <Waiting />
          </main>
        </div>
      </div>
      <div className="when-signed-out mx-auto max-w-page px-4 py-12 sm:px-6">
        <Waiting />
      </div>
    </>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label="Loading your dashboard" className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
      <Skeleton className="h-64 rounded-card!" />
      <Skeleton className="h-64 rounded-card!" />
    </SkeletonGroup>
  );
}
