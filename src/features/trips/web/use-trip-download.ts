import { useState } from 'react';
import { callSignedFunction } from '../../../platform/browser/call-signed-function.ts';
import { saveFile } from '../../../platform/browser/save-file.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { useToast } from '../../../ui/use-toast.ts';
import type { TripFileCall } from '../../trip-files/domain/trip-file-call.ts';
import { tripFileName } from '../../trip-files/domain/trip-file-name.ts';

const TYPE: Readonly<Record<TripFileCall['kind'], string>> = { pdf: 'application/pdf', ics: 'text/calendar' };

/** Asks the server for a file of this trip and offers it to save; `fault` is why the last try gave none, in a sentence. */
export function useTripDownload(
  { bookingId, kind }: TripFileCall,
  title: string,
): { isBusy: boolean; fault: string | null; download: () => Promise<void> } {
  const { show } = useToast();
  const { isBusy, run } = useBusy();
  const [fault, setFault] = useState<string | null>(null);
  const download = async () => {
    setFault(null);
    const answer = await run(() => callSignedFunction('trip-file', { bookingId, kind }));
    if (!answer.ok) {
      setFault(answer.reason.words);
      return;
    }
    const file = answer.value;
    if (!(file instanceof Blob) && typeof file !== 'string') {
      setFault('The file did not arrive whole. Please try again.');
      return;
    }
    saveFile(tripFileName(title, kind), TYPE[kind], file);
    show({ title: 'Your file is ready', description: 'Look in your downloads.', tone: 'success' });
  };
  return { isBusy, fault, download };
}
