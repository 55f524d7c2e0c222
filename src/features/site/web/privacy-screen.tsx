import { LegalPage } from './legal-page.tsx';
import { PRIVACY_COLLECTION } from './privacy-collection.tsx';
import { PRIVACY_KEEPING } from './privacy-keeping.tsx';
import { PRIVACY_RIGHTS } from './privacy-rights.tsx';

export function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacy policy"
      lead="What we know about you, why, who else sees it, how long we keep it, and what you can make us do about it."
      updated="2026-11-21"
      sections={[...PRIVACY_COLLECTION, ...PRIVACY_KEEPING, ...PRIVACY_RIGHTS]}
    />
  );
}
