import type { ConciergeState } from '../concierge-state.ts';
import { findScope } from './find-scope.ts';
import type { PlacedSlot } from './find-slots.ts';
import type { Intent } from './intent.ts';
import { type Reading, read } from './reading.ts';

const EXCHANGE =
  /\b(?:swap|switch|exchange|trade)\b(.+?)\b(?:with|and)\b(.+?)(\b(?:round|around|over|about|places)\b)?[\s.!?]*$/i;

/** `swap friday dinner with saturday dinner`: two slots of the plan that change places; null for any other swap. */
export function readExchange({ raw }: Reading, state: ConciergeState): Intent | null {
  const [, left = '', right = '', round] = EXCHANGE.exec(raw) ?? [];
  if (left === '' || right === '' || (!/\bwith\b/i.test(raw) && !round)) return null;
  const first = onlySlot(left, state);
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
