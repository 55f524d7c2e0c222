import { type ChangeEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { callSignedFunction } from '../../../platform/browser/call-signed-function.ts';
import { uploadFile } from '../../../platform/browser/upload-file.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import { useToast } from '../../../ui/use-toast.ts';
import { AVATAR_TYPES, findAvatarFault } from './avatar-rules.ts';
import { useAvatar, useAvatarChanged } from './use-avatar.ts';

const FUNCTION = 'avatar';
const Uploaded = z.object({ avatarUrl: z.string() });

/** A picture on its way: what the visitor chose, and how much of it has left. */
interface Sending {
  preview: string;
  share: number;
  stop: AbortController;
}

/** The file as an address that the content security policy of the page allows. */
const previewOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => resolve(''));
    reader.readAsDataURL(file);
  });

/** The person's picture: choose one, watch it leave, take it away. */
export function AvatarEditor({ userId, name }: { userId: string; name: string }) {
  const { show } = useToast();
  const picture = useAvatar(userId);
  const pictureChanged = useAvatarChanged(userId);
  const removal = useBusy();
  const chooser = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [fault, setFault] = useState<string>();
  const url = sending?.preview ?? picture.data ?? null;

  const send = async (file: File) => {
    const broken = findAvatarFault(file);
    setFault(broken);
    if (broken !== undefined) return;
    const stop = new AbortController();
    const preview = await previewOf(file);
    setSending({ preview, share: 0, stop });
    const onProgress = (share: number) => setSending({ preview, share, stop });
    const sent = await uploadFile({ functionName: FUNCTION, file, onProgress, signal: stop.signal });
    const answer = sent.ok ? Uploaded.safeParse(sent.value) : null;
    setSending(null);
    if (stop.signal.aborted) return;
    if (answer?.success) {
      await pictureChanged(answer.data.avatarUrl);
      show({ title: 'Picture saved', description: 'Looking good.', tone: 'success' });
      return;
    }
    const words = sent.ok ? 'Please try again.' : sent.reason.words;
    setFault(words);
    show({ title: 'Error updating picture', description: words, tone: 'error' });
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file may be chosen again after a fault.
    if (file !== undefined) void send(file).finally(() => Object.assign(currentTarget, { value: '' }));
  };
  const remove = async () => {
    const removed = await removal.run(() => callSignedFunction(FUNCTION, { delete: true }));
    if (removed.ok) {
      await pictureChanged(null);
      show({ title: 'Picture removed', description: 'Your initials stand in for it.', tone: 'success' });
    } else show({ title: 'Error updating picture', description: removed.reason.words, tone: 'error' });
  };
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={name} url={url === '' ? null : url} size="large" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <input
          ref={chooser}
          type="file"
          accept={AVATAR_TYPES.join(',')}
          aria-label="Picture"
          tabIndex={-1}
          onChange={choose}
          className="sr-only"
        />
        {sending === null ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => chooser.current?.click()}>
              {picture.data ? 'Change picture' : 'Add a picture'}
            </Button>
            {picture.data ? (
              <Button variant="ghost" isBusy={removal.isBusy} onClick={() => void remove()}>
                Remove picture
              </Button>
            ) : null}
          </div>
        ) : (
          <div className="flex flex-col items-start gap-2">
            <ProgressBar label="Sending your picture" percent={Math.round(sending.share * 100)} />
            <Button variant="ghost" onClick={() => sending.stop.abort()}>
              Cancel
            </Button>
          </div>
        )}
        {fault === undefined ? (
          <p className="text-sm text-soft">JPEG, PNG, WebP, AVIF or GIF, up to 5 MB. We crop it to a square.</p>
        ) : (
          <FieldError id="avatar-fault">{fault}</FieldError>
        )}
      </div>
    </div>
  );
}
