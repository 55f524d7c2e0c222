import type { SlotKind, TripRequest } from './trip-request.ts';

/** The group, as a friend would say it after "for". */
export const EVENT_WORDS: Record<TripRequest['eventType'], string> = {
  'stag-do': 'a stag do',
  'hen-party': 'a hen party',
  birthday: 'a birthday',
  'work-do': 'a work do',
  'group-weekend': 'a group of friends',
  'just-travel': 'a trip together',
};

/** What the group is after, behind its name. */
export const MOOD_WORDS: Record<TripRequest['vibe'], string> = {
  'party-hard': 'in the mood to party',
  'chill-relaxed': 'that wants to unwind',
  adventurous: 'out for adventure',
  cultural: 'with an eye for culture',
  foodie: 'that lives for food',
  mix: 'that wants a bit of everything',
};

/** Said of a place that serves the vibe, whatever the occasion. */
export const VIBE_LINES: Record<TripRequest['vibe'], readonly string[]> = {
  'party-hard': ['Keeps the party going', 'As lively as you asked for', 'No chance of a quiet one here'],
  'chill-relaxed': ['Nothing to rush here', 'As relaxed as you asked for', 'Keeps things easy'],
  adventurous: ['One for your adventurous side', 'Gets everybody moving', 'As adventurous as you asked for'],
  cultural: ['One for your cultural side', 'Something to talk about on the way home', 'As cultural as you asked for'],
  foodie: ['One for the food lovers among you', 'Good eating is the point here', 'As foodie as you asked for'],
  mix: ['Adds something different'],
};

export const SLOT_WORDS: Record<SlotKind, string> = {
  activity: 'things to do',
  lunch: 'lunch places',
  dinner: 'dinner places',
  night: 'nights out',
};

/** `a`, `a and b`, `a, b and c`; nothing for an empty list. */
export function joinWords(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
