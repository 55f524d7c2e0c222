import { ButtonLink } from '../../../ui/button-link.tsx';

/** For someone who opened the address of a trip without being signed in. */
export function TripSignInNotice({ signInHref }: { signInHref: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>Sign in to see this trip.</p>
      <ButtonLink href={signInHref}>Sign In</ButtonLink>
    </div>
  );
}
