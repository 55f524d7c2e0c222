/** A click or a submit that came before the script it was meant for. */
export type EarlyEvent = [type: 'click' | 'submit', target: HTMLElement, event: Event];

/** After so long without its script a form that was sent goes to its address, as it would in a browser without any. */
export const ISLAND_PATIENCE_MS = 6000;

declare global {
  interface Window {
    /** What the inline stub caught so far; undefined once a script has taken it over. */
    __early?: EarlyEvent[] | undefined;
    /** The inline stub's: asks for the scripts that the page names in `<meta name="…-chunks">`, and runs none of them. */
    __preload?: (kind: 'island' | 'session', priority?: 'low') => void;
  }
}

/** Hands over what was caught; from now on the page's own listeners see every event. */
export function takeEarlyEvents(): EarlyEvent[] {
  const early = window.__early ?? [];
  window.__early = undefined;
  return early;
}

/** The page listens already and has answered this one itself: it must not count twice. */
export function forgetEarlyEvent(event: Event): void {
  window.__early = window.__early?.filter(([, , early]) => early !== event);
}

/**
 * Plays the early events of a hydrated page again, in order. Hydration has put every control back to what the server
 * wrote, so a choice is made anew; text that was typed is the browser's own and still there.
 */
export function replayEarlyEvents(): void {
  for (const [type, target] of takeEarlyEvents()) {
    if (type === 'submit') {
      if (target instanceof HTMLFormElement) target.requestSubmit();
      continue;
    }
    const control = target.closest('button, input');
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
      if (control.type === 'radio') control.checked = false;
      control.click();
    }
    // A submit button's click came with the submit that is played by itself.
    if (control instanceof HTMLButtonElement && control.type === 'button') control.click();
  }
}
