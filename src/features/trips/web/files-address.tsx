import { CalendarPlus, Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToast } from '../../../ui/use-toast.ts';

/** What calendars on phones and computers open by themselves. */
const subscribeLink = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** The address, this once: to copy or to open in the calendar of this device. */
export function FilesAddress({ url }: { url: string }) {
  const { show } = useToast();
  const field = useRef<HTMLInputElement>(null);
  // The button that made it is gone, and this is what it was pressed for.
  useEffect(() => field.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () =>
        show({ title: 'Address copied', description: 'Paste it where your calendar asks for one.', tone: 'success' }),
      () => show({ title: 'Could not copy', description: 'Select the address and copy it by hand.', tone: 'error' }),
    );
  return (
    <Notice className="w-full">
      <p>
        Keep this now: <strong className="font-semibold">we show it this once.</strong> Whoever has it can read the plan
        without signing in.
      </p>
      <div className="w-full">
        <TextField
          label="Calendar address"
          ref={field}
          value={url}
          readOnly
          spellCheck={false}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Copy
        </Button>
        <a href={subscribeLink(url)} className={buttonClass({ variant: 'secondary' })}>
          <CalendarPlus aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Open in my calendar
        </a>
      </div>
    </Notice>
  );
}
