import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { whenReady } from '../platform/browser/analytics/when-ready.ts';

type Analytics = typeof import('../platform/browser/analytics/start-analytics.ts');

let analytics: Promise<Analytics> | undefined;
let lastPath: string | undefined;

/** Begins to record once the page is quiet, and tells of every page that the router shows after the first. */
export function useAnalytics(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const before = lastPath;
    lastPath = pathname;
    if (before === pathname) return;
    if (before !== undefined) {
      void analytics?.then(({ pageShown }) => pageShown(pathname));
      return;
    }
    whenReady(() => {
      analytics = import('../platform/browser/analytics/start-analytics.ts');
      void analytics.then(({ startAnalytics }) => startAnalytics());
    });
  }, [pathname]);
}
