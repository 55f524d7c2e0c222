import { CircleAlert } from 'lucide-react';
import { useLocation } from 'react-router';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import { linkOutcome } from '../domain/link-outcome.ts';

/** Why a link from an e-mail did not sign anybody in; nothing when there was none, or it worked. */
export function LinkFault() {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const outcome = linkOutcome(isHydrated ? hash : '');
  if (outcome.kind !== 'error') return null;
  return (
    <p role="alert" className="mb-5 flex items-start gap-3 rounded-card border-2 border-danger bg-danger-soft p-4">
      <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-danger" />
      <span>{outcome.message}</span>
    </p>
  );
}
