import { SITE_MODE } from '../../../platform/browser/site-mode.ts';
import { SampleMark } from '../../../ui/sample-mark.tsx';
import { CLAIMS, type ClaimId, shownClaim } from '../domain/claims.ts';

/** The about page's figures of SPEC 1, in its order. */
const ABOUT_CLAIMS: readonly ClaimId[] = ['groups', 'citiesAbout', 'years', 'events'];

/** By the numbers: each one proven, or marked as a sample, or not there. */
export function AboutNumbers() {
  const figures = ABOUT_CLAIMS.flatMap((id) => {
    const claim = shownClaim(CLAIMS[id], SITE_MODE);
    return claim.kind === 'hidden' ? [] : [{ id, claim }];
  });
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="numbers" className="pt-16 sm:pt-24">
      <header className="mb-8 gold-rule">
        <h2 id="numbers" className="display text-title">
          By the numbers
        </h2>
      </header>
      <dl className="grid in-pairs gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
        {figures.map(({ id, claim }) => (
          <div key={id} className="flex flex-col-reverse justify-end bg-raised p-5 sm:p-8">
            <dt className="mt-1 text-soft">{claim.label}</dt>
            <dd className="flex flex-col items-start gap-2">
              {claim.kind === 'sample' ? <SampleMark className="text-soft" /> : null}
              <span className="display text-title">{claim.value}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
