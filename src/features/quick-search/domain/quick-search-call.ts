import * as z from 'zod/mini';
import { toBudgetBand, toEventType } from '../../planner/domain/event-vocabulary.ts';
import { ContactEmailField, DestinationField, GroupSizeField } from '../../planner/domain/trip-brief.ts';

/** SPEC 7's third payload, from the home page. Both vocabularies of event types and budgets are understood (PRODUCT). */
export const QuickSearchCall = z.strictObject({
  type: z.literal('create_booking'),
  data: z.strictObject({
    event_type: z.string().check(z.refine((word) => toEventType(word) !== null, 'event_type is not known')),
    destination: DestinationField,
    group_size: GroupSizeField,
    contact_email: z.optional(z.nullable(ContactEmailField)),
    dates: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    budget_range: z.optional(
      z.nullable(z.string().check(z.refine((word) => toBudgetBand(word) !== null, 'budget_range is not known'))),
    ),
  }),
});
export type QuickSearchCall = z.infer<typeof QuickSearchCall>;
