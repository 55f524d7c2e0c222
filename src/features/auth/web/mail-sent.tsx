import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { isLoopbackHost } from '../../../platform/browser/is-loopback-host.ts';
import { publicConfig } from '../../../platform/browser/public-config.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { useArrivalFocus } from '../../../ui/use-arrival-focus.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { useToast } from '../../../ui/use-toast.ts';
import type { AuthAnswer } from './auth-commands.ts';
import { MailCodeForm } from './mail-code-form.tsx';
import { useCountdown } from './use-countdown.ts';

/** The server sends the same mail to the same person once a minute. */
const RESEND_AFTER_S = 60;

export interface MailSentProps {
  email: string;
  /** What the mail is for, in one sentence after "We sent a link to …". */
  children: ReactNode;
  resend: (email: string) => Promise<AuthAnswer>;
  /** The code of the mail, typed here, does what its link does. */
  verify: (code: string) => Promise<AuthAnswer>;
  onVerified?: (() => void) | undefined;
  onChangeAddress: () => void;
  onBack: () => void;
}

/** A mail is on its way: its code may be typed here, it may be sent again, and the address may have been wrong. */
export function MailSent({ email, children, resend, verify, onVerified, onChangeAddress, onBack }: MailSentProps) {
  const { show } = useToast();
  const { isBusy, run } = useBusy();
  const { secondsLeft, restart } = useCountdown(RESEND_AFTER_S);
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const hasOutbox = publicConfig().siteMode === 'demo' && isLoopbackHost(location.hostname);
  const sendAgain = async () => {
    const { error } = await run(() => resend(email));
    if (error) {
      show({ title: 'Could not send the email', description: error.message, tone: 'error' });
      return;
    }
    restart();
    show({ title: 'Email sent', description: `A new link is on its way to ${email}.`, tone: 'success' });
  };
  return (
    <div className="flex flex-col gap-5 py-2">
      <div className="flex flex-col items-center gap-4 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-chosen text-link">
          <MailCheck aria-hidden="true" strokeWidth={1.75} className="size-8" />
        </span>
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-40 display text-section outline-none">
          Check your email
        </h2>
        <p className="text-soft">
          We sent a link to <strong className="font-semibold wrap-break-word text-content">{email}</strong>. {children}{' '}
          It can take a minute, and it may hide in the spam folder.
        </p>
      </div>
      {hasOutbox ? <ButtonLink href="/dev/mail">Open the demo outbox</ButtonLink> : null}
      <MailCodeForm label="Or type the code from the email" verify={verify} onVerified={onVerified} />
      <div className="flex flex-col gap-2 border-t border-line pt-5">
        <Button variant="secondary" isBusy={isBusy} disabled={secondsLeft > 0} onClick={() => void sendAgain()}>
          {secondsLeft > 0 ? `Send the email again in ${secondsLeft} s` : 'Send the email again'}
        </Button>
        <Button variant="ghost" onClick={onChangeAddress}>
          Wrong address? Change it
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Back to sign in
        </Button>
      </div>
    </div>
  );
}
