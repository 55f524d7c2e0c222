import type { EventType } from '../../../catalogue/vocabulary.ts';
import type { KeptSearch } from '../domain/kept-search.ts';

const EVENT_WORDS: Record<EventType, string> = {
  'stag-do': 'Stag do',
  'hen-party': 'Hen do',
  birthday: 'Birthday',
  'work-do': 'Work do',
  'group-weekend': 'Group weekend',
  'just-travel': 'Trip',
};

/** `Hen do in Lisbon for 9`. */
export function ideasTitle({ eventType, isLeavingDo, groupSize }: KeptSearch, destination: string): string {
  return `${isLeavingDo ? 'Leaving do' : EVENT_WORDS[eventType]} in ${destination} for ${groupSize}`;
}

/** The planner's address with everything that the search knew. */
export function makeItOursPath({ eventType, destination, groupSize, budgetRange }: KeptSearch): string {
  const known = { event: eventType, destination, group: String(groupSize), budget: budgetRange };
  return `/plan?${new URLSearchParams(known).toString()}`;
}

/** The quote form, filled in with what the ideas are for. */
export function ideasQuotePath(search: KeptSearch, destination: string): string {
  return `/quote?${new URLSearchParams({ for: ideasTitle(search, destination), in: destination }).toString()}`;
}
