import { ConsentChoices } from './consent-choices.tsx';

/**
 * Asks once, in a corner, without standing in the way: it has a place of its own after the page, so that whoever scrolls to
 * the end sees all of it. In the HTML of every page; CSS shows it while the choice is open.
 */
export function ConsentBanner() {
  return (
    <section
      aria-label="Your choice about statistics"
      className="when-consent-open sticky bottom-3 z-40 m-3 rounded-card border border-line bg-raised p-4 text-content shadow-float sm:mx-4 sm:w-[25rem] sm:p-5"
    >
      <p className="text-sm">
        May we count which pages and buttons help? Totals only, kept by us, never who you are.{' '}
        <a href="/cookies" className="text-link underline underline-offset-4">
          How we use cookies
        </a>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ConsentChoices />
      </div>
    </section>
  );
}
