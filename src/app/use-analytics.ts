import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { whenReady } from '../platform/browser/analytics/when-ready.ts';
import { lateCode } from '../platform/browser/late-code.ts';

type Analytics = typeof import('../platform/browser/analytics/start-analytics.ts');

let analytics: Promise<Analytics> | undefined;
let lastPath: string | undefined;

/** Its code did not come: nobody who plans a party should hear of that. */
const nothingIsCounted = (): void => {};

/** Begins to record once the page is quiet, and tells of every page that the router shows after the first. */
export function useAnalytics(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const before = lastPath;
    lastPath = pathname;
    if (before === pathname) return;
    if (before !== undefined) {
      analytics?.then(({ pageShown }) => pageShown(pathname)).catch(nothingIsCounted);
      return;
    }
    whenReady(() => {
      analytics = lateCode(() => import('../platform/browser/analytics/start-analytics.ts'));
      analytics.then(({ startAnalytics }) => startAnalytics()).catch(nothingIsCounted);
    });
  }, [pathname]);
}
