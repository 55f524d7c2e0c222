import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { BRAND } from '../../../shared/brand.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MAIN_ID } from '../../../ui/main-id.ts';
import { SkipLink } from '../../../ui/skip-link.tsx';
import { Wordmark } from '../../../ui/wordmark.tsx';
import { DASHBOARD_LINKS } from './dashboard-links.ts';

/** Header, links and page of the signed-in part. `welcomeName` is whom to greet. */
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
  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <header className="on-poster sticky top-0 z-40 bg-ink text-cream">
        <div className="mx-auto flex h-18 max-w-page items-center gap-4 px-4 sm:px-6">
          <a href="/" aria-label={`${BRAND.name} home`} className="-my-2 py-2">
            <Wordmark name={BRAND.name} />
          </a>
          <p className="ml-auto hidden sm:block">{`Welcome back, ${welcomeName}!`}</p>
          <Link to="/dashboard/profile" aria-label="Your profile" className="rounded-full max-sm:ml-auto">
            <Avatar name={name} url={avatarUrl} />
          </Link>
          <Button variant="poster" isBusy={isSigningOut} onClick={onSignOut}>
            <LogOut aria-hidden="true" strokeWidth={1.75} className="size-4" />
            Sign Out
          </Button>
        </div>
      </header>
      <div className="mx-auto grid max-w-page gap-6 px-4 py-6 sm:px-6 lg:grid-cols-[13rem_1fr] lg:gap-12 lg:py-12">
        <nav aria-label="Dashboard" className="-mx-4 overflow-x-auto px-4 lg:mx-0 lg:overflow-visible lg:px-0">
          <ul className="flex gap-1 lg:sticky lg:top-28 lg:flex-col">
            {DASHBOARD_LINKS.map(({ label, href, icon: Icon }) => (
              <li key={href}>
                <NavLink
                  to={href}
                  end
                  className={({ isActive }) =>
                    classNames(
                      'flex min-h-11 items-center gap-3 rounded-full px-4 font-medium whitespace-nowrap',
                      isActive ? 'bg-chosen text-link' : 'text-soft hover:bg-sunken hover:text-content',
                    )
                  }
                >
                  <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <main id={MAIN_ID} tabIndex={-1} className="min-w-0 outline-none">
          {children}
        </main>
      </div>
    </>
  );
}
