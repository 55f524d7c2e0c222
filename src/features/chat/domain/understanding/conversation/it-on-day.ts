import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { offeredWish } from '../../wording/offers.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { partsSpokenOf } from './spoken-of.ts';

const ON_DAY =
  /^\s*((?:(?:ah|oh|ok|okay|right|actually|no|nah|hmm|well|then|so|and|can you|can we|could you|could we|lets|please)[,\s]+)*)(?:put|do|have|move|stick|shift|get) (?:it|that)(?: (?:in|over))? (?:on|to|onto) (?:the )?(\w+day)(?: (?:afternoon|morning|evening|night))?(?: instead| then| please)*\s*(?:,|;|\.|\band\b|\bthen\b)\s*(?:and )?(\S.+)$/i;
const FOR_IT = /\s+(?:for|to make room for|to fit) (?:it|that)(?: in)?[\s.!]*$/i;

/**
 * `put it on saturday instead, drop laser tag for it`, of the one part that was spoken of last: the message with its name, so that
 * what goes for it goes, and nothing else comes in its place. Null for any other.
 */
export function itOnDay(state: ConciergeState, message: string): string | null {
  const [, , day, rest] = ON_DAY.exec(message) ?? [];
  if (day === undefined || rest === undefined || offeredWish(state.history) !== null) return null;
  const part = onlyOf(partsSpokenOf(state));
  const [meant] = read(`on ${day}`, state).days;
  if (!part || meant === undefined || meant === part.day) return null;
  return `move ${asTyped(part.slot.name)} to ${day}, ${rest.replace(FOR_IT, '')}`;
}
