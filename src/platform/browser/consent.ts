/** Where the visitor's choice is kept: the choice, when it was made, and of which text. */
export const CONSENT_KEY = 'huzzah.consent';
/** Raised when what is asked for changes; an older choice is then no answer. */
export const CONSENT_VERSION = 1;
/** Told to the window when a choice is made (app/inline-stub.ts). */
export const CONSENT_EVENT = 'huzzah:consent';

/** `open` until the visitor has chosen. */
export type Consent = 'open' | 'accepted' | 'rejected';

/** The visitor's choice, as the first script of the page read it from storage or took it from a button. */
export function consent(): Consent {
  const marked = document.documentElement.dataset.consent;
  return marked === 'accepted' || marked === 'rejected' ? marked : 'open';
}
