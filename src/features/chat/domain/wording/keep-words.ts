import type { PlacedSlot } from '../understanding/finding/find-slots.ts';
import { listOf } from './name-slot.ts';
import { LEFT_AS_IS } from './small-talk.ts';

/** That these slots stay, and for what. */
export function keepWords(slots: readonly PlacedSlot[], has?: string): string {
  const names = slots.map(({ slot }) => slot.name);
  if (names.length === 0 || names.length > 3) return LEFT_AS_IS;
  if (has !== undefined)
    return `${listOf(names)} ${names.length === 1 ? 'has' : 'have'} ${has} by our list, so nothing has changed.`;
  return `${listOf(names)} ${names.length === 1 ? 'stays' : 'stay'}.`;
}
