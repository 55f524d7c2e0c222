import { ConsentChoices } from './consent-choices.tsx';

/** The choice on /cookies: what it is now, and the way to change it. CSS shows the sentence that is true. */
export function ConsentSettings() {
  return (
    <section aria-label="Your choice" className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-7">
      <div aria-live="polite" className="font-semibold">
        <p className="when-consent-open">You have not chosen yet. Nothing is counted until you do.</p>
        <p className="when-consent-accepted">You accepted: we count pages and buttons, never people.</p>
        <p className="when-consent-rejected">You rejected: nothing leaves your browser for statistics.</p>
      </div>
      <p className="mt-2 text-soft">Change your mind whenever you like. It takes effect at once.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ConsentChoices />
      </div>
    </section>
  );
}
