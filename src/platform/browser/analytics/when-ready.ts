const IDLE_MAX_MS = 1_000;
const FALLBACK_MS = 50;

/**
 * Runs once the page has loaded and is quiet, after a second at the latest, or 50 ms where the browser cannot tell
 * (SPEC 9).
 */
export function whenReady(run: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => run(), { timeout: IDLE_MAX_MS });
    else setTimeout(run, FALLBACK_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
