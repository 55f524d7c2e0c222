import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useBusy } from '../../../../ui/use-busy.ts';
import { useToast } from '../../../../ui/use-toast.ts';
import type { AuthAnswer } from '../auth-commands.ts';
import { MailCodeForm } from '../mail-code-form.tsx';
import { confirmNewEmail, resendEmailChange } from './settings-commands.ts';

export interface AwaitedEmailProps {
  /** The address of now. */
  email: string;
  awaited: string;
  /** A code was right: the account may have its new address. */
  onConfirmed: () => Promise<void>;
}

/** A change of address that waits for its two mailboxes: by their links, or by their codes where mail is read elsewhere. */
export function AwaitedEmail({ email, awaited, onConfirmed }: AwaitedEmailProps) {
  const { show } = useToast();
  const { isBusy, run } = useBusy();
  const [hasCodes, setHasCodes] = useState(false);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const resend = async () => {
    const { error } = await run(() => resendEmailChange(email));
    if (error) {
      show({ title: 'Could not send the emails', description: error.message, tone: 'error' });
      return;
    }
    setConfirmed([]);
    show({ title: 'Emails sent', description: 'New links are on their way to both mailboxes.', tone: 'success' });
  };
  const confirm = async (mailbox: string, code: string): Promise<AuthAnswer> => {
    const answer = await confirmNewEmail(mailbox, code);
    if (answer.error) return answer;
    setConfirmed([...confirmed, mailbox]);
    show(
      answer.isComplete
        ? { title: 'Email address changed', description: `You sign in with ${awaited} from now on.`, tone: 'success' }
        : { title: 'That is one of two', description: 'Now the code from the other mailbox.', tone: 'success' },
    );
    await onConfirmed();
    return { error: null };
  };
  return (
    <Notice className="w-full">
      <p>
        Waiting for <strong className="font-semibold break-all">{awaited}</strong>. Follow the link in that mailbox and
        the one in <strong className="font-semibold break-all">{email}</strong>; until then nothing changes.
      </p>
      {hasCodes ? (
        <div className="flex flex-col gap-5 py-2">
          {[email, awaited].map((mailbox) =>
            confirmed.includes(mailbox) ? (
              <p key={mailbox}>
                <strong className="font-semibold break-all">{mailbox}</strong> has said yes.
              </p>
            ) : (
              <MailCodeForm key={mailbox} label={`Code sent to ${mailbox}`} verify={(code) => confirm(mailbox, code)} />
            ),
          )}
        </div>
      ) : (
        <Button variant="link" className="-my-2" onClick={() => setHasCodes(true)}>
          Type the codes instead
        </Button>
      )}
      <Button variant="link" isBusy={isBusy} className="-my-2" onClick={() => void resend()}>
        Send the links again
      </Button>
    </Notice>
  );
}
