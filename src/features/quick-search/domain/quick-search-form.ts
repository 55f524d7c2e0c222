import { BRAND } from '../../../shared/brand.ts';
import { stripHtml } from '../../../shared/plain-text.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { destinationFault, groupSizeFault } from '../../planner/domain/brief-rules.ts';
import type { QuickSearchEvent } from '../../planner/domain/event-vocabulary.ts';

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

export interface QuickSearch {
  event: QuickSearchEvent;
  destination: string;
  group: number;
}

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

/**
 * Reads the form by SPEC 5: all three fields are required, and the planner's own rules hold for what is in them. No
 * schema: the home page would carry the whole library for three fields.
 */
export function readQuickSearch(input: QuickSearchInput): Result<QuickSearch, QuickSearchFault> {
  const empty = FIELDS.filter((field) => input[field].trim() === '');
  if (empty.length > 0) {
    return fail({ kind: 'missing', messages: Object.fromEntries(empty.map((field) => [field, MISSING[field]])) });
  }
  const event = QUICK_SEARCH_EVENT_TYPES.find((type) => type === input.event);
  const destination = stripHtml(input.destination).trim();
  const group = Number(input.group);
  const found = { destination: destinationFault(destination), group: groupSizeFault(group) };
  const messages: QuickSearchFault['messages'] = {
    ...(event === undefined && { event: MISSING.event }),
    ...(found.destination !== null && { destination: found.destination }),
    ...(found.group !== null && { group: found.group }),
  };
  if (event === undefined || Object.keys(messages).length > 0) return fail({ kind: 'wrong', messages });
  return ok({ event, destination, group });
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
