import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { tripPath } from '../../trips/domain/trip-path.ts';
import { DASHBOARD_LINKS } from './dashboard-links.ts';

/** A browser that cannot tell when it has time is given this long. */
const QUIET_MS = 2_000;
const PAGES = [...DASHBOARD_LINKS.map(({ href }) => href), tripPath('')];

/**
 * Fetches the code of the other pages once this one is quiet: they open at once, and also when the line has gone
 * meanwhile, where the router would otherwise load the whole page anew and lose what stands on it.
 */
export function NeighbourPages() {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const start = () => setQuiet(true);
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start, QUIET_MS);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(start, { timeout: QUIET_MS });
    return () => cancelIdleCallback(waiting);
  }, []);
  return isQuiet ? PAGES.map((page) => <PrefetchPageLinks key={page} page={page} />) : null;
}
