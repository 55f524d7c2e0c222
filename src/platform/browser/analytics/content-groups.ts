import type { AnalyticsEvent } from './analytics-event.ts';

/**
 * What a view of a page says (SPEC 7): the first segment of the path is the content group, home when there is none, and
 * the second the sub-group; cities and activities record a view of their own. Deeper segments never leave the path: they
 * may be links that only their owner should know.
 */
export function pageViewEvents(path: string): AnalyticsEvent[] {
  const [first = '', second] = path.split('/').filter((segment) => segment !== '');
  const shown = ['', first, second].filter((segment) => segment !== undefined).join('/');
  const events: AnalyticsEvent[] = [
    { event: 'page_view', path: shown, content_group: first === '' ? 'home' : first, sub_group: second ?? null },
  ];
  if (first === 'cities' && second !== undefined) events.push({ event: 'destination_view', destination: second });
  if (first === 'activities' && second !== undefined) events.push({ event: 'activity_view', activity_type: second });
  return events;
}
