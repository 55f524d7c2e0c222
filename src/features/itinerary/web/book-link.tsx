import { ArrowUpRight } from 'lucide-react';
import { track, trackFunnel } from '../../../platform/browser/analytics/track.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { bookableLink } from './day-periods.ts';

/** Opens the place's own site, or our quote form for it, in a new tab (SPEC 2). Nothing without a usable link. */
export function BookLink({
  name,
  link,
  variant = 'accent',
}: {
  name: string;
  link: string;
  variant?: 'accent' | 'link';
}) {
  const href = bookableLink(link);
  if (href === '') return null;
  return (
    <ButtonLink
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => {
        trackFunnel('booking_initiated');
        track({ event: 'booking', category: 'booking', action: 'book_link', label: 'itinerary' });
      }}
      variant={variant}
      className={variant === 'accent' ? 'shrink-0 px-5!' : 'shrink-0'}
      aria-label={name ? `Book ${name} (opens in a new tab)` : 'Book (opens in a new tab)'}
    >
      Book
      <ArrowUpRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
    </ButtonLink>
  );
}
