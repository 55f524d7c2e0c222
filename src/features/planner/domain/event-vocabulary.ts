import { BUDGET_BANDS, type BudgetBand, EVENT_TYPES, type EventType } from '../../../catalogue/vocabulary.ts';

/** The quick search's words (SPEC 3) in the planner's vocabulary; a leaving do is planned like a work do (PRODUCT). */
export const QUICK_SEARCH_EVENTS = {
  stag: 'stag-do',
  hen: 'hen-party',
  birthday: 'birthday',
  work: 'work-do',
  leaving: 'work-do',
} as const satisfies Record<string, EventType>;

export type QuickSearchEvent = keyof typeof QUICK_SEARCH_EVENTS;

const isQuickSearchEvent = (word: string): word is QuickSearchEvent => Object.hasOwn(QUICK_SEARCH_EVENTS, word);

/** Reads an event type in either vocabulary; null when it is neither. */
export function toEventType(word: string): EventType | null {
  const folded = word.trim().toLowerCase();
  if (isQuickSearchEvent(folded)) return QUICK_SEARCH_EVENTS[folded];
  return EVENT_TYPES.find((type) => type === folded) ?? null;
}

/** Reads a budget band; the quick search's `medium` is mid-range (PRODUCT). Null when it is neither. */
export function toBudgetBand(word: string): BudgetBand | null {
  const folded = word.trim().toLowerCase();
  if (folded === 'medium') return 'mid-range';
  return BUDGET_BANDS.find((band) => band === folded) ?? null;
}
