import { LogOut, PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BRAND } from '../../../shared/brand.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { MAIN_ID } from '../../../ui/main-id.ts';
import { SkipLink } from '../../../ui/skip-link.tsx';
import { Wordmark } from '../../../ui/wordmark.tsx';
import { NeighbourPages } from './neighbour-pages.tsx';
import { OfflineNote } from './offline-note.tsx';
import { DashboardSidebar } from './sidebar.tsx';
import { useSidebar } from './use-sidebar.ts';

/** Header, sidebar and page of the signed-in part; never prerendered, because the sidebar is as its cookie says. `welcomeName` is whom to greet. */
export function DashboardFrame({
  welcomeName,
  name,
  avatarUrl,
  isSigningOut,
  onSignOut,
  children,
}: {
  welcomeName: string;
  /** The whole name, for initials. */
  name: string;
  /** Null for a person without a picture: initials stand in. */
  avatarUrl: string | null;
  isSigningOut: boolean;
  onSignOut: () => void;
  children: ReactNode;
}) {
  const sidebar = useSidebar();
  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <NeighbourPages />
      <header className="on-poster sticky top-0 z-40 bg-ink text-cream print:hidden">
        <div className="flex h-18 items-center gap-3 px-4 sm:px-6">
          <Button
            variant="poster"
            size="icon"
            aria-label="Toggle sidebar"
            aria-keyshortcuts="Control+B Meta+B"
            onClick={sidebar.toggle}
          >
            <PanelLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </Button>
          <a href="/" aria-label={`${BRAND.name} home`} className="when-roomy -my-2 py-2">
            <Wordmark name={BRAND.name} />
          </a>
          <p className="ml-auto hidden sm:block">{`Welcome back, ${welcomeName}!`}</p>
          <Link to="/dashboard/profile" className="rounded-full max-sm:ml-auto">
            <Avatar name={name} url={avatarUrl} />
            <span className="sr-only">Your profile</span>
          </Link>
          <Button variant="poster" isBusy={isSigningOut} onClick={onSignOut} className="max-sm:px-3!">
            <LogOut aria-hidden="true" strokeWidth={1.75} className="size-4" />
            <span className="max-sm:sr-only">Sign Out</span>
          </Button>
        </div>
      </header>
      <div className="flex">
        <DashboardSidebar {...sidebar} />
        <main id={MAIN_ID} tabIndex={-1} className="min-w-0 flex-1 wrap-break-word outline-none">
          <OfflineNote />
          <div className="mx-auto max-w-page px-4 py-12 sm:px-6">{children}</div>
        </main>
      </div>
    </>
  );
}
