import { CalendarDays, ChartColumn, type LucideIcon, MapPinned, PartyPopper } from 'lucide-react';
import { Link } from 'react-router';

const ACTIONS: readonly { label: string; lead: string; href: string; icon: LucideIcon; isDocument?: true }[] = [
  { label: 'Plan New Trip', lead: 'A checked plan from a short brief', href: '/plan', icon: PartyPopper },
  // A document page has no router: the browser itself goes there.
  {
    label: 'Browse Destinations',
    lead: 'Eight city guides',
    href: '/#destinations',
    icon: MapPinned,
    isDocument: true,
  },
  { label: 'View Calendar', lead: 'Your trips by month', href: '/dashboard/calendar', icon: CalendarDays },
  { label: 'Check Analytics', lead: 'What it all comes to', href: '/dashboard/analytics', icon: ChartColumn },
];

const CLASS =
  'flex min-h-16 items-center gap-4 rounded-card border-2 border-line bg-raised p-4 text-content no-underline hover:border-content';

/** The four ways on from the overview (SPEC 2). */
export function QuickActions() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {ACTIONS.map(({ label, lead, href, icon: Icon, isDocument }) => {
        const content = (
          <>
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-chosen text-link">
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </span>
            <span>
              <strong className="block font-semibold">{label}</strong>
              <span className="text-sm text-soft">{lead}</span>
            </span>
          </>
        );
        return (
          <li key={href}>
            {isDocument === true ? (
              <a href={href} className={CLASS}>
                {content}
              </a>
            ) : (
              <Link to={href} className={CLASS}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
