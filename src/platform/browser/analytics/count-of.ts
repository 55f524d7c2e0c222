import type { AnalyticsEvent } from './analytics-event.ts';

/** One line of the operator's tally: how often something of this name and label happened on a day. */
export interface EventCount {
  event: AnalyticsEvent['event'];
  label: string;
}

/** The part of an event that is counted. Nothing in it can tell one visitor from another. */
export function countOf(event: AnalyticsEvent): EventCount {
  return { event: event.event, label: labelOf(event).toLowerCase().slice(0, 80) };
}

function labelOf(event: AnalyticsEvent): string {
  switch (event.event) {
    case 'page_view':
      return event.path;
    case 'destination_view':
      return event.destination;
    case 'activity_view':
      return event.activity_type;
    case 'form_start':
      return event.form;
    case 'field_change':
      return `${event.form} ${event.field}`;
    case 'step_completed':
      return `${event.form} ${event.step} ${event.step_name}`;
    case 'form_submit':
      return `${event.form} ${event.outcome}`;
    case 'search':
      return `${event.event_type} ${event.destination}`;
    case 'button_click':
      return event.label;
    case 'link_click':
      return `${event.label} ${event.target}`;
    case 'trip_planning_step':
      return `${event.step_number} ${event.step}`;
    case 'trip_plan_created':
      return event.label;
    case 'booking':
      return `${event.action} ${event.label}`;
    case 'ai_interaction':
      return event.action;
    case 'timing_complete':
      return event.name;
    case 'scroll_depth':
      return String(event.percent);
    case 'web_vital':
      return `${event.name} ${event.rating}`;
  }
}
