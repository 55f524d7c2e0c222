import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { isLoopbackHost } from '../../../platform/browser/is-loopback-host.ts';
import { publicConfig } from '../../../platform/browser/public-config.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { useArrivalFocus } from '../../../ui/use-arrival-focus.ts';
import { useToast } from '../../../ui/use-toast.ts';
import { resendConfirmation } from './auth-commands.ts';

/** After sign-up: the account waits for its e-mail to be confirmed. */
export function CheckEmail({ email, onBack }: { email: string; onBack: () => void }) {
  const { show } = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const hasOutbox = publicConfig().siteMode === 'demo' && isLoopbackHost(location.hostname);
  const resend = async () => {
    setIsBusy(true);
    const { error } = await resendConfirmation(email);
    setIsBusy(false);
    if (error) show({ title: 'Could not send the email', description: error.message, tone: 'error' });
    else show({ title: 'Email sent', description: `A new link is on its way to ${email}.`, tone: 'success' });
  };
  return (
    <div className="flex flex-col items-center gap-4 py-4 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-chosen text-link">
        <MailCheck aria-hidden="true" strokeWidth={1.75} className="size-8" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-40 display text-section outline-none">
        Check your email
      </h2>
      <p className="text-soft">
        We sent a link to <strong className="font-semibold break-all text-content">{email}</strong>. Follow it and you
        are in. It can take a minute, and it may hide in the spam folder.
      </p>
      <div className="mt-2 flex w-full flex-col gap-3">
        {hasOutbox ? <ButtonLink href="/dev/mail">Open the demo outbox</ButtonLink> : null}
        <Button variant="secondary" isBusy={isBusy} onClick={() => void resend()}>
          Send the email again
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Back to sign in
        </Button>
      </div>
    </div>
  );
}
