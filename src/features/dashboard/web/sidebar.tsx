import { NavLink, useLocation } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { DASHBOARD_LINKS } from './dashboard-links.ts';
import type { Sidebar } from './use-sidebar.ts';

/** The links of the dashboard: a column of 16rem, of icons in 3rem, or a sheet of 18rem on a narrow window (SPEC 9). */
export function DashboardSidebar({ isOpen, isSheetOpen, toggle, closeSheet }: Sidebar) {
  return (
    <>
      <div
        className={classNames(
          'sticky top-18 h-[calc(100dvh-4.5rem)] shrink-0 border-r border-line bg-raised max-md:hidden print:hidden',
          isOpen ? 'w-64' : 'w-12',
        )}
      >
        <nav aria-label="Dashboard" className={classNames('h-full overflow-y-auto py-6', isOpen && 'px-4')}>
          <SidebarLinks isWordless={!isOpen} />
        </nav>
        {/* The rail: the edge itself, for the pointer. The keyboard has the button in the header and its shortcut. */}
        <button
          type="button"
          tabIndex={-1}
          aria-label="Toggle sidebar by its edge"
          title="Toggle sidebar"
          onClick={toggle}
          className="absolute inset-y-0 -right-2.5 w-4 cursor-pointer"
        />
      </div>
      <Sheet isOpen={isSheetOpen} onClose={closeSheet} title="Dashboard" side="left" isMenu>
        <nav aria-label="Dashboard">
          <SidebarLinks onFollow={closeSheet} />
        </nav>
      </Sheet>
    </>
  );
}

/** A trip’s own page is within My Trips: the way there stays marked. */
const isWithin = (href: string, pathname: string): boolean =>
  href === '/dashboard/trips' && pathname === '/dashboard/trip';

function SidebarLinks({ isWordless = false, onFollow }: { isWordless?: boolean; onFollow?: () => void }) {
  const { pathname } = useLocation();
  return (
    <ul className="flex flex-col gap-1">
      {DASHBOARD_LINKS.map(({ label, href, icon: Icon }) => (
        <li key={href}>
          <NavLink
            to={href}
            end
            onClick={onFollow}
            title={isWordless ? label : undefined}
            className={({ isActive }) =>
              classNames(
                'flex min-h-11 items-center gap-3 font-medium whitespace-nowrap',
                isWordless ? 'w-11 justify-center rounded-control' : 'rounded-full px-4',
                isActive || isWithin(href, pathname)
                  ? 'bg-chosen text-link'
                  : 'text-soft hover:bg-sunken hover:text-content',
              )
            }
          >
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
            <span className={isWordless ? 'sr-only' : undefined}>{label}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
