import * as z from 'zod/mini';
import { BRAND } from '../../../shared/brand.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { QuickSearchEvent } from '../../planner/domain/event-vocabulary.ts';
import { DestinationField, GroupSizeField } from '../../planner/domain/trip-brief.ts';

/** SPEC 3, in its order. */
export const QUICK_SEARCH_EVENT_TYPES = [
  'stag',
  'hen',
  'birthday',
  'work',
  'leaving',
] as const satisfies readonly QuickSearchEvent[];

/** What the visitor gave, as the form sends it. */
export interface QuickSearchInput {
  event: string;
  destination: string;
  group: string;
}
export type QuickSearchField = keyof QuickSearchInput;

const FieldsOfSearch = z.object({
  event: z.enum(QUICK_SEARCH_EVENT_TYPES),
  destination: DestinationField,
  group: GroupSizeField,
});
export type QuickSearch = z.output<typeof FieldsOfSearch>;

/** `missing`: the spec's toast. `wrong`: filled in, but not so that anybody could plan for it; each with its message. */
export interface QuickSearchFault {
  kind: 'missing' | 'wrong';
  messages: Partial<Record<QuickSearchField, string>>;
}

const MISSING: Record<QuickSearchField, string> = {
  event: 'Choose what you are celebrating',
  destination: 'Tell us where to',
  group: 'Tell us how many of you',
};

const FIELDS: readonly QuickSearchField[] = ['event', 'destination', 'group'];

/** Reads the form by SPEC 5: all three fields are required, and the planner's own rules hold for what is in them. */
export function readQuickSearch(input: QuickSearchInput): Result<QuickSearch, QuickSearchFault> {
  const empty = FIELDS.filter((field) => input[field].trim() === '');
  if (empty.length > 0) {
    return fail({ kind: 'missing', messages: Object.fromEntries(empty.map((field) => [field, MISSING[field]])) });
  }
  const parsed = FieldsOfSearch.safeParse({ ...input, group: Number(input.group) });
  if (parsed.success) return ok(parsed.data);
  const messages: QuickSearchFault['messages'] = {};
  for (const { path, message } of parsed.error.issues) {
    const field = FIELDS.find((name) => name === path[0]);
    if (field) messages[field] ??= message;
  }
  return fail({ kind: 'wrong', messages });
}

/** The body of SPEC 7's third payload; dates, budget and the contact address are fixed (SPEC 9). */
export const quickSearchBody = ({ event, destination, group }: QuickSearch) => ({
  type: 'create_booking',
  data: {
    event_type: event,
    destination,
    group_size: group,
    contact_email: BRAND.contactEmail,
    dates: 'flexible',
    budget_range: 'medium',
  },
});
