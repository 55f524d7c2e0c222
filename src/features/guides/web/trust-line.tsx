import { SITE_MODE } from '../../../platform/browser/site-mode.ts';
import { SampleMark } from '../../../ui/sample-mark.tsx';
import { CLAIMS, shownClaim } from '../../site/domain/claims.ts';

const CLAIMED = [
  { claim: CLAIMS.experience, before: 'Over ' },
  { claim: CLAIMS.customers, before: '' },
];

/** The two figures that SPEC 1 puts on every guide page. */
export function TrustLine() {
  const shown = CLAIMED.flatMap(({ claim, before }) => {
    const seen = shownClaim(claim, SITE_MODE);
    return seen.kind === 'hidden' ? [] : [{ ...seen, words: `${before}${seen.value} ${seen.label}` }];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-3">
      {shown.map(({ words, kind }) => (
        <li key={words} className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {words}
          {kind === 'sample' ? <SampleMark /> : null}
        </li>
      ))}
    </ul>
  );
}
