import * as z from 'zod/mini';

/** The names of what may be counted; the browser's union of events has the same (platform/browser/analytics). */
export const COUNTED_EVENTS = [
  'page_view',
  'destination_view',
  'activity_view',
  'form_start',
  'field_change',
  'step_completed',
  'form_submit',
  'search',
  'button_click',
  'link_click',
  'trip_planning_step',
  'trip_plan_created',
  'booking',
  'ai_interaction',
  'timing_complete',
  'scroll_depth',
  'web_vital',
] as const;

/** A batch of the tally. A label is a few words of ours, so one with an address in it is refused, and its batch with it. */
export const CountCall = z.strictObject({
  counts: z
    .array(
      z.strictObject({
        event: z.literal(COUNTED_EVENTS),
        label: z.string().check(z.maxLength(80), z.regex(/^[^@\p{Cc}]*$/u, 'label must be words')),
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
});
export type CountCall = z.infer<typeof CountCall>;
