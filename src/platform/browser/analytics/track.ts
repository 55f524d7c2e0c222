import { type AnalyticsEvent, FUNNEL_STEPS } from './analytics-event.ts';

declare global {
  interface Window {
    /** The page-level data layer of SPEC 7. It lives in memory and goes nowhere before a visitor agrees. */
    dataLayer?: AnalyticsEvent[];
  }
}

/** Everything recorded on this page so far, oldest first. */
export function dataLayer(): AnalyticsEvent[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** Pushes an event to the data layer. Nothing leaves the browser by this. */
export function track(event: AnalyticsEvent): void {
  dataLayer().push(event);
}

/** A step of the planning funnel, with its number, or 0 for a step that has none. */
export function trackFunnel(step: string): void {
  const numbers: Readonly<Record<string, number>> = FUNNEL_STEPS;
  track({ event: 'trip_planning_step', step, step_number: numbers[step] ?? 0 });
}
