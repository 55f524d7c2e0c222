import type { Wish } from '../intent.ts';

/** `no the other way round`, and nothing more. */
const OTHER_WAY =
  /^ (?:(?:no|nah|oh|sorry|oops|wait|i meant|we meant|i mean|its|it is|that is|should be|actually|do it|make it|go) )+(?:the )?(?:other way(?: round| around| about)?|opposite|reverse)(?: (?:please|sorry|mate|x+))* $/;

/** The opposite of a wish that has one, where it is asked for: livelier for calmer, later for earlier. */
export function otherWay(line: string, previous: Wish): Wish | null {
  if (!OTHER_WAY.test(line)) return null;
  if (previous.kind === 'mood' && (previous.mood === 'calmer' || previous.mood === 'wilder'))
    return { ...previous, mood: previous.mood === 'calmer' ? 'wilder' : 'calmer' };
  if (previous.kind === 'retime' && previous.startMinute === null)
    return { ...previous, direction: previous.direction === 'later' ? 'earlier' : 'later' };
  return null;
}
