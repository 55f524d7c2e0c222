import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { DashboardHeading } from './dashboard-heading.tsx';

export interface SettingsLink {
  /** Of the section's card. */
  id: string;
  label: string;
  icon: LucideIcon;
}

/** The settings: cards below each other, with a list of them at the side where there is room. */
export function SettingsFrame({ links, children }: { links: readonly SettingsLink[]; children: ReactNode }) {
  const { hash } = useLocation();
  useEffect(() => {
    // The browser looked for it before the guard had let the page in.
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, [hash]);
  return (
    <>
      <DashboardHeading title="Settings" lead="How you get in, what we send you, and what is yours to take along." />
      <div className="grid gap-8 xl:grid-cols-[1fr_18rem]">
        <div className="flex min-w-0 flex-col gap-5">{children}</div>
        <nav aria-label="Sections of the settings" className="hidden xl:block">
          <ul className="flex flex-col gap-1 sticky top-24">
            {links.map(({ id, label, icon: Icon }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center gap-3 rounded-full px-4 text-soft hover:bg-sunken hover:text-content"
                >
                  <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}
