import { PartyPopper } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SampleMark } from '../../../ui/sample-mark.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { ExampleRow, ExampleSection } from './example-section.tsx';

/** What the page says back: cards, marks, dialogs, toasts, waiting and emptiness. */
export function FeedbackExamples() {
  const { show } = useToast();
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ExampleSection title="Cards and marks">
        <div className="grid gap-6 sm:grid-cols-2">
          <Card>
            <h3 className="display text-card">A card</h3>
            <p className="mt-2 text-soft">Raised, 20 px corners, a soft shadow tinted with ink.</p>
          </Card>
          <div className="ticket rounded-card bg-raised p-6">
            <h3 className="display text-card">A ticket</h3>
            <p className="mt-2 text-soft">Notched, for anything priced or bookable.</p>
          </div>
        </div>
        <ExampleRow title="Badges">
          <Badge>Neutral</Badge>
          <Badge tone="success">Confirmed</Badge>
          <Badge tone="warm">Planning</Badge>
          <Badge tone="danger">Cancelled</Badge>
          <SampleMark />
        </ExampleRow>
      </ExampleSection>
      <ExampleSection title="Dialogs, sheets and toasts">
        <ExampleRow title="Open one">
          <Button variant="secondary" onClick={() => setOpen('dialog')}>
            Open dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpen('sheet')}>
            Open sheet
          </Button>
          <Button variant="secondary" onClick={() => show({ title: 'Saved', tone: 'success' })}>
            Show a success
          </Button>
          <Button
            variant="secondary"
            onClick={() => show({ title: 'That did not work', description: 'Please try again.', tone: 'error' })}
          >
            Show an error
          </Button>
        </ExampleRow>
        <Dialog
          isOpen={open === 'dialog'}
          onClose={close}
          title="Swap the karting?"
          actions={
            <>
              <Button variant="ghost" onClick={close}>
                Keep it
              </Button>
              <Button onClick={close}>Swap it</Button>
            </>
          }
        >
          <p>Paintball fits the same two hours and saves £12 a head.</p>
        </Dialog>
        <Sheet isOpen={open === 'sheet'} onClose={close} title="Your cart" footer={<Button>Checkout</Button>}>
          <p className="text-soft">Two birthday kits and a sash.</p>
        </Sheet>
      </ExampleSection>
      <ExampleSection title="Waiting and emptiness">
        <SkeletonGroup label="Loading trips" className="grid gap-3">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
        <Spinner label="Planning…" />
        <EmptyState icon={PartyPopper} title="No trips yet" action={<Button>Plan your first trip</Button>}>
          Somebody has to start. It may as well be you.
        </EmptyState>
      </ExampleSection>
    </>
  );
}
