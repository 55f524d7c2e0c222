import type { ConciergeState } from '../../concierge-state.ts';
import type { Intent, Wish } from '../intent.ts';
import { readParts } from '../message/read-parts.ts';

/** `no the other way round`, and nothing more. */
const OTHER_WAY =
  /^ (?:(?:no|nah|oh|sorry|oops|wait|i meant|we meant|i mean|its|it is|that is|should be|actually|do it|make it|go) )+(?:the )?(?:other way(?: round| around| about)?|opposite|reverse)(?: (?:please|sorry|mate|x+))* $/;

/** `no the other way round, museum first`: what two that change places are to be again, whatever is said of it after that. */
const TURNED_BACK =
  /^ (?:(?:no|nah|oh|hmm|ah|sorry|oops|wait|i meant|we meant|i mean|its|it is|that is|should be|actually|do it|make it|go|want|i|we) )+(?:the )?(?:other way (?:round|around|about)|opposite|reverse|opposite way round)(?: (?:please|sorry|mate|x+))*(?: (?:the |our |so )?(?:\w+ ){1,4}(?:first|last|before (?:\w+ ){1,4}|after (?:\w+ ){1,4}|second))? $/;
const CHANGES_PLACES: ReadonlySet<Intent['kind']> = new Set(['exchange', 'move-day', 'exchange-days', 'in-order']);

/** Whether what was just exchanged, or put in an order, by those words is to be as it was before. */
export function isTurnedBack(line: string, said: string, before: ConciergeState): boolean {
  if (!TURNED_BACK.test(line)) return false;
  const parts = readParts(before, said, { isLoose: false, topic: [] });
  return parts.every(({ intent }) => CHANGES_PLACES.has(intent.kind));
}

/** The opposite of a wish that has one, where it is asked for: livelier for calmer, later for earlier. */
export function otherWay(line: string, previous: Wish): Wish | null {
  if (!OTHER_WAY.test(line)) return null;
  if (previous.kind === 'mood' && (previous.mood === 'calmer' || previous.mood === 'wilder'))
    return { ...previous, mood: previous.mood === 'calmer' ? 'wilder' : 'calmer' };
  if (previous.kind === 'retime' && previous.startMinute === null)
    return { ...previous, direction: previous.direction === 'later' ? 'earlier' : 'later' };
  return null;
}
