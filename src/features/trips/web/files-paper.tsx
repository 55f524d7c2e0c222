import { Download, Printer } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { TripDocument } from '../../trip-files/domain/trip-document.ts';
import { useTripDownload } from './use-trip-download.ts';

/** Every day of the plan on paper, drawn by us or printed by the browser. */
export function FilesPaper({ bookingId, trip }: { bookingId: string; trip: TripDocument }) {
  const { isBusy, fault, download } = useTripDownload({ bookingId, kind: 'pdf' }, trip.title);
  return (
    <SectionCard
      id="paper"
      title="On paper"
      lead="Every day with times, places, ways and prices, to send to the group or keep in a pocket."
    >
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={() => void download()}>
          <Download aria-hidden="true" strokeWidth={1.75} className="size-5" />
          Download PDF
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" strokeWidth={1.75} className="size-5" />
          Print
        </Button>
      </div>
      {fault === null ? null : (
        <Notice tone="error" className="w-full">
          <p>{fault}</p>
        </Notice>
      )}
      <p className="text-sm text-soft">A copy does not change when the plan does: it says which version it is.</p>
    </SectionCard>
  );
}
