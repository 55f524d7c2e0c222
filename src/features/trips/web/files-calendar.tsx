import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { TripDocument } from '../../trip-files/domain/trip-document.ts';
import { tripPath } from '../domain/trip-path.ts';
import { FilesFeed } from './files-feed.tsx';
import { useTripDownload } from './use-trip-download.ts';

/** The trip in a calendar: once as a file, or for good under an address. */
export function FilesCalendar({ bookingId, trip }: { bookingId: string; trip: TripDocument }) {
  return (
    <SectionCard
      id="calendar"
      title="In your calendar"
      lead="Every stop at its time on the clock there, with where it is and what it costs."
    >
      {trip.hasDates ? (
        <>
          <CalendarFile bookingId={bookingId} title={trip.title} />
          <FilesFeed
            bookingId={bookingId}
            title="Subscribe to this trip"
            lead="Your calendar reads it from a secret address and follows every change of the plan."
          />
        </>
      ) : (
        <Notice className="w-full">
          <p>A calendar needs to know the days, and this trip has no dates yet.</p>
          <Link to={tripPath(bookingId, 'brief')} className={buttonClass({ variant: 'link' })}>
            Choose dates in the brief
          </Link>
        </Notice>
      )}
      <FilesFeed
        bookingId={null}
        title="Subscribe to all your trips"
        lead="One address for every trip with dates, those you plan later too."
      />
    </SectionCard>
  );
}

function CalendarFile({ bookingId, title }: { bookingId: string; title: string }) {
  const { isBusy, fault, download } = useTripDownload({ bookingId, kind: 'ics' }, title);
  return (
    <>
      <Button variant="secondary" isBusy={isBusy} onClick={() => void download()}>
        <CalendarPlus aria-hidden="true" strokeWidth={1.75} className="size-5" />
        Add to calendar (.ics)
      </Button>
      {fault === null ? null : (
        <Notice tone="error" className="w-full">
          <p>{fault}</p>
        </Notice>
      )}
    </>
  );
}
