import { isOpenPreference } from '../cues/no-preference.ts';
import type { ReadPart } from '../cues/read-part.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';

/** Two swaps of the same slots, of which one says what should come, are one: `livelier on friday, swap the karaoke`. */
export function sameSlotOnce(parts: readonly ReadPart[]): ReadPart[] {
  return parts.filter((part) => !parts.some((other) => other !== part && isToldBy(part, other)));
}

function isToldBy({ intent }: ReadPart, { intent: other }: ReadPart): boolean {
  // `chilled last night please, no karaoke`: what is calmer is to come in its place.
  const isForMood = intent.kind === 'drop' && other.kind === 'swap' && other.want.mood !== null;
  if (isForMood) return intent.scope.slots.length > 0 && ids(intent.scope.slots) === ids(other.scope.slots);
  if (intent.kind !== 'swap' || other.kind !== 'swap' || !isOpenPreference(intent.want) || isOpenPreference(other.want))
    return false;
  return intent.scope.slots.length > 0 && ids(intent.scope.slots) === ids(other.scope.slots);
}

const ids = (slots: readonly PlacedSlot[]): string => slots.map(({ slot }) => slot.id).join(' ');
