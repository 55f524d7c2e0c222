import { Lock } from 'lucide-react';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** For someone who opened the address of a trip without being signed in; the same for one that does not exist. */
export function PrivateTrip({ signInHref }: { signInHref: string }) {
  return (
    <EmptyState
      icon={Lock}
      title="This trip is private to its organiser"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink href={signInHref}>Sign in to see it</ButtonLink>
          {/* A page of its own: the keyboard then starts where its reader does. */}
          <ButtonLink href="/plan" variant="secondary">
            Plan your own
          </ButtonLink>
        </div>
      }
    >
      <p>
        Sign in with the account that planned it. Or plan a trip of your own: six quick questions, and our AI concierge
        changes it with you.
      </p>
    </EmptyState>
  );
}
