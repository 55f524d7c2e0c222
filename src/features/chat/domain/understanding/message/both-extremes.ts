import type { ConciergeState } from '../../concierge-state.ts';
import { CHEAPEST, DEAREST } from '../cues/extreme-of.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { readFocus } from '../questions/read-focus.ts';
import { read } from '../reading.ts';

/**
 * `whats the cheapest bit of friday and the dearest of saturday`: both ends of the prices asked for at once, each of its own
 * days. Null where only one is.
 */
export function readBothExtremes(message: string, state: ConciergeState): ReadPart[] | null {
  const { line } = read(message, state);
  if (!CHEAPEST.test(line) || !DEAREST.test(line)) return null;
  const parts = message.split(/,?\s+(?:and|&)\s+/i).map((clause, at): ReadPart | null => {
    const wish = at === 0 ? clause : `what is ${clause}`;
    const intent = readFocus(read(wish, state), state);
    return intent?.kind === 'extremes' ? asWhole(wish, intent) : null;
  });
  return parts.length === 2 && parts.every((part) => part !== null) ? parts : null;
}
