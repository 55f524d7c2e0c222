import { Printer } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';

/** The trip to take along: on paper and in a calendar. */
export function FilesPanel(_: { bookingId: string }) {
  return (
    <SectionCard id="files" title="Print and calendar">
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden="true" strokeWidth={1.75} className="size-5" />
        Print
      </Button>
    </SectionCard>
  );
}
