/** The steps of the planning funnel and their numbers (SPEC 4); any other step is 0. */
export const FUNNEL_STEPS = {
  form_start: 1,
  details_entered: 2,
  ai_processing: 3,
  recommendations_shown: 4,
  booking_initiated: 5,
  booking_completed: 6,
} as const;

export type FormName = 'trip-plan' | 'quick-search' | 'quote' | 'contact' | 'partner' | 'sign-in' | 'sign-up';

/**
 * Everything the site may record (SPEC 7 and 9), closed on purpose: no event has room for a name, an address or
 * anything a visitor typed. A destination is one of our cities or `other`.
 */
export type AnalyticsEvent =
  | { event: 'page_view'; path: string; content_group: string; sub_group: string | null }
  | { event: 'destination_view'; destination: string }
  | { event: 'activity_view'; activity_type: string }
  | { event: 'form_start'; form: FormName }
  | { event: 'field_change'; form: FormName; field: string }
  | { event: 'step_completed'; form: FormName; step: number; step_name: string }
  | { event: 'form_submit'; form: FormName; outcome: 'sent' | 'invalid' | 'failed' }
  | { event: 'search'; search: 'quick-search' | 'trips'; event_type: string; destination: string; group_size: number }
  | { event: 'button_click'; label: string }
  | { event: 'link_click'; label: string; target: string }
  | { event: 'trip_planning_step'; step: string; step_number: number }
  | {
      event: 'trip_plan_created';
      category: 'conversion';
      /** The event type. */
      label: string;
      /** The size of the group. */
      value: number;
      currency: 'GBP';
    }
  | { event: 'booking'; category: 'booking'; action: string; label: string }
  | { event: 'ai_interaction'; action: 'message_sent' | 'message_received' }
  | { event: 'timing_complete'; name: string; value_ms: number }
  | { event: 'scroll_depth'; percent: 25 | 50 | 75 | 100 }
  | { event: 'web_vital'; name: string; value: number; rating: string };
