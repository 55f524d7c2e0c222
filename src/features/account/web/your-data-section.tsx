import { Download } from 'lucide-react';
import { Suspense } from 'react';
import { callSignedFunction } from '../../../platform/browser/call-signed-function.ts';
import { saveFile } from '../../../platform/browser/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import { useOpenable } from '../../../ui/use-openable.ts';
import { useToast } from '../../../ui/use-toast.ts';
import type { DeleteDialogProps } from './delete-dialog.tsx';

const DeleteDialog = latePart(
  () => import('./delete-dialog.tsx'),
  (part) => part.DeleteDialog,
);

/** Everything to take along, and the end of the account. */
export function YourDataSection(account: Omit<DeleteDialogProps, 'onClose'>) {
  const { show } = useToast();
  const { isBusy, run } = useBusy();
  const { isOpen, opener, open, close } = useOpenable();
  const download = async () => {
    const answer = await run(() => callSignedFunction('account', { type: 'export' }));
    if (!answer.ok) {
      show({ title: 'Could not export your data', description: answer.reason.words, tone: 'error' });
      return;
    }
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`huzzah-my-data-${day}.json`, 'application/json', JSON.stringify(answer.value, null, 2));
    show({ title: 'Your data is on its way', description: 'Look in your downloads.', tone: 'success' });
  };
  return (
    <SectionCard
      id="your-data"
      title="Your data"
      lead="Your profile, trips, chats and choices, in one file that other programs can read."
    >
      <Button variant="secondary" isBusy={isBusy} onClick={() => void download()}>
        <Download aria-hidden="true" strokeWidth={1.75} className="size-4" />
        Download everything
      </Button>
      <div className="flex w-full flex-col items-start gap-3 border-t border-line pt-5">
        <h3 className="font-semibold">Delete account</h3>
        <p className="max-w-prose text-soft">
          Removes you and everything you planned here, for good. Nobody can bring it back, not even us.
        </p>
        <Button ref={opener} variant="danger" onClick={open}>
          Delete my account
        </Button>
      </div>
      {isOpen ? (
        <Suspense fallback={<Spinner label="One moment" />}>
          <DeleteDialog {...account} onClose={close} />
        </Suspense>
      ) : null}
    </SectionCard>
  );
}
