import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { CONSENT_EVENT } from '../consent.ts';
import { clickEvent, labelOf } from './click-events.ts';
import { pageViewEvents } from './content-groups.ts';
import { type Milestone, newMilestones } from './scroll-milestones.ts';
import { sendCounts } from './send-counts.ts';
import { track } from './track.ts';

/** Events are handed over in batches this far apart, and when the page goes away. */
const SEND_EVERY_MS = 15_000;

let passed = new Set<Milestone>();

/** A page was shown: by the browser, or by the router of an app page. Its scroll depth begins anew. */
export function pageShown(path: string): void {
  passed = new Set();
  for (const event of pageViewEvents(path)) track(event);
}

/** Begins to record this page: views, clicks, scrolling, timings and vitals, all into memory. Once a page load. */
export function startAnalytics(): void {
  pageShown(location.pathname);
  addEventListener('click', recordClick, { capture: true, passive: true });
  addEventListener('scroll', recordScroll, { passive: true });
  for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB]) onVital(recordVital);
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation) track({ event: 'timing_complete', name: 'page_load', value_ms: Math.round(navigation.duration) });
  addEventListener(CONSENT_EVENT, sendCounts);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendCounts();
  });
  setInterval(sendCounts, SEND_EVERY_MS);
}

function recordClick({ target }: Event): void {
  const control = target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null;
  if (control === null) return;
  const isLink = control instanceof HTMLAnchorElement;
  const label = control.dataset.track ?? wordsOfOurs(control);
  const href = isLink ? control.href : undefined;
  track(clickEvent({ kind: isLink ? 'link' : 'button', label, href, origin: location.origin }));
}

/** The words on a control of a document are ours; on an app page they may be the user's. */
function wordsOfOurs(control: HTMLElement): string | undefined {
  if ('app' in document.body.dataset) return undefined;
  return labelOf(control.getAttribute('aria-label') ?? control.textContent);
}

function recordScroll(): void {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  const room = scrollHeight - clientHeight;
  for (const percent of newMilestones(room <= 0 ? 1 : scrollTop / room, passed)) {
    passed.add(percent);
    track({ event: 'scroll_depth', percent });
  }
}

function recordVital({ name, value, rating }: Metric): void {
  track({ event: 'web_vital', name, value: Math.round(value * 1000) / 1000, rating });
}
