import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import { useToast } from '../../../ui/use-toast.ts';
import { linkOutcome } from '../domain/link-outcome.ts';

/**
 * Why a link from an e-mail, or a return from Google, did not sign anybody in; nothing when there was none, or it
 * worked. A dead link has a way to a new one.
 */
export function LinkFault({ onNewLink }: { onNewLink: () => void }) {
  const { hash } = useLocation();
  const { show } = useToast();
  const isHydrated = useIsHydrated();
  const outcome = linkOutcome(isHydrated ? hash : '');
  const fault = outcome.kind === 'error' ? outcome.message : null;
  const isDeadLink = outcome.kind === 'error' && outcome.isDeadLink;
  useEffect(() => {
    // Links of mails can only be dead; whatever else comes back is the answer of Google (SPEC 8).
    if (fault !== null && !isDeadLink) show({ title: 'Google sign in failed', description: fault, tone: 'error' });
  }, [fault, isDeadLink, show]);
  if (outcome.kind === 'half-done') {
    return (
      <Notice tone="success" className="mb-5">
        <p>{outcome.message}</p>
      </Notice>
    );
  }
  if (fault === null) return null;
  return (
    <Notice tone="error" className="mb-5">
      <p>{fault}</p>
      {isDeadLink ? (
        <Button variant="link" className="-my-2" onClick={onNewLink}>
          Send me a new confirmation email
        </Button>
      ) : null}
    </Notice>
  );
}
