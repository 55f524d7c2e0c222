import { LegalPage } from './legal-page.tsx';
import { TERMS_CLOSING } from './terms-closing.tsx';
import { TERMS_OPENING } from './terms-opening.tsx';
import { TERMS_PAYMENT } from './terms-payment.tsx';

export function TermsScreen() {
  return (
    <LegalPage
      title="Terms and conditions"
      lead="What we promise, what you promise, and what a cancellation costs. In words, not in Latin."
      updated="2026-11-21"
      sections={[...TERMS_OPENING, ...TERMS_PAYMENT, ...TERMS_CLOSING]}
    />
  );
}
