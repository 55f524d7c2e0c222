import { Star } from 'lucide-react';
import { SITE_MODE } from '../../../platform/browser/site-mode.ts';
import { SampleMark } from '../../../ui/sample-mark.tsx';
import { type Claim, shownClaim } from '../../site/domain/claims.ts';

/** The rating of a city, marked while it is a sample and absent where the site may not claim it. */
export function HeroRating({ claim }: { claim: Claim }) {
  const shown = shownClaim(claim, SITE_MODE);
  if (shown.kind === 'hidden') return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Star aria-hidden="true" strokeWidth={1.75} className="size-5 fill-gold text-gold" />
      <span>{`${shown.value} ${shown.label}`}</span>
      {shown.kind === 'sample' ? <SampleMark /> : null}
    </span>
  );
}
