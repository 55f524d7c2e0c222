import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';

const EXCHANGE =
  /\b(?:swap|switch|exchange|trade)\b(.+?)\b(?:with|and)\b(.+?)(?:\b(round|around|over|about|places)\b(?:\s+(?:on|for)\s+\w+)?(?:\s*[,;:].*)?)?[\s.!?]*$/i;
/** These verbs need no `round`: `trade the museum and the library`. */
const MUTUAL = /\b(?:trade|exchange)\b(.+?)\band\b([^:;,]+)(?:[:;,].*)?$/i;

/** `swap the order of the tiles and the escape room`. */
const REORDERED =
  /\b(?:swap|switch|change|reverse|flip)\b (?:the |round |around )*(?:order|times?|places|slots) (?:of|for)\b(.+?)\band\b(.+?)[\s.!?]*$/i;

/** `swap friday dinner with saturday dinner`: two slots of the plan that change places; null for any other swap. */
export function readExchange({ raw }: Reading, state: ConciergeState): Intent | null {
  const mutual = REORDERED.exec(raw) ?? MUTUAL.exec(raw);
  const [, left = '', right = '', round] = mutual ?? EXCHANGE.exec(raw) ?? [];
  // `switch the bar for something with music` wants nothing that is there.
  if (/\b(?:something|somewhere|one|place)\s*$/i.test(left)) return null;
  if (left === '' || right === '' || (!mutual && !/\bwith\b/i.test(raw) && !round)) return null;
  // `swap friday and saturday dinner round`: the meal that is said once is meant twice.
  const meal = /\b(lunch|dinner|night)s?\b/i.exec(right)?.[1];
  const isBareDay = meal !== undefined && !new RegExp(`\\b${meal}`, 'i').test(left);
  const first = onlySlot(left, state) ?? (isBareDay ? onlySlot(`${left} ${meal}`, state) : null);
  const second = onlySlot(right, state);
  return first && second && first.slot.id !== second.slot.id ? { kind: 'exchange', first, second } : null;
}

function onlySlot(words: string, state: ConciergeState): PlacedSlot | null {
  const reading = read(words, state);
  if (reading.venues.length > 0) return null;
  const { slots } = findScope(reading, state.plan, reading.words.length);
  const [only] = slots;
  return only && slots.length === 1 ? only : null;
}
