import { Copy, Download, Printer } from 'lucide-react';
import { printText } from '../../../../platform/browser/print-text.ts';
import { saveFile } from '../../../../platform/browser/save-file.ts';
import { BRAND } from '../../../../shared/brand.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useToast } from '../../../../ui/use-toast.ts';

const sheetText = (email: string, codes: readonly string[]): string =>
  [
    `${BRAND.name} recovery codes for ${email}`,
    'Each works once, instead of the code of your authenticator app.',
    '',
    ...codes,
    '',
  ].join('\n');

/** The codes, this once: to copy, to keep as a file, or on paper. */
export function RecoveryCodeSheet({ email, codes }: { email: string; codes: readonly string[] }) {
  const { show } = useToast();
  const copy = () =>
    navigator.clipboard.writeText(sheetText(email, codes)).then(
      () => show({ title: 'Codes copied', description: 'Paste them where only you look.', tone: 'success' }),
      () => show({ title: 'Could not copy', description: 'Select the codes and copy them by hand.', tone: 'error' }),
    );
  return (
    <div className="flex flex-col gap-4">
      <Notice>
        <p>
          Save these now: <strong className="font-semibold">we show them this once.</strong> If you lose your phone,
          each lets you in once.
        </p>
      </Notice>
      <ul
        aria-label="Recovery codes"
        className="grid gap-1 rounded-control bg-sunken p-4 font-semibold tabular-nums sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Copy
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveFile('huzzah-recovery-codes.txt', 'text/plain', sheetText(email, codes))}
        >
          <Download aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Download
        </Button>
        <Button variant="secondary" onClick={() => printText('Huzzah recovery codes', sheetText(email, codes))}>
          <Printer aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Print
        </Button>
      </div>
    </div>
  );
}
