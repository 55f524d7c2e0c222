import { BellRing } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import type { Need } from './overview-figures.ts';

/** What the organiser could do next, each with the way to it. Nothing at all when nothing is pressing. */
export function NeedsYou({ needs }: { needs: readonly Need[] }) {
  if (needs.length === 0) return null;
  return (
    <section aria-labelledby="needs-you" className="rounded-card bg-chosen p-5 sm:p-7">
      <h2 id="needs-you" className="display flex items-center gap-3 text-card">
        <BellRing aria-hidden="true" strokeWidth={1.75} className="size-6 text-link" />
        Needs you now
      </h2>
      <ul className="mt-3 flex flex-col divide-y-2 divide-line">
        {needs.map(({ bookingId, text, action, tab }) => (
          <li key={bookingId} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
            <span>{text}</span>
            <Link
              to={`/plan?booking=${encodeURIComponent(bookingId)}&tab=${tab}`}
              className={buttonClass({ variant: 'link' })}
            >
              {action}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
