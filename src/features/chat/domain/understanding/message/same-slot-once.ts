import { isOpenWant } from '../cues/open-want.ts';
import type { ReadPart } from '../cues/read-part.ts';

/** Two swaps of the same slots, of which one says what should come, are one: `livelier on friday, swap the karaoke`. */
export function sameSlotOnce(parts: readonly ReadPart[]): ReadPart[] {
  return parts.filter((part) => !parts.some((other) => other !== part && isToldBy(part, other)));
}

function isToldBy({ intent }: ReadPart, { intent: other }: ReadPart): boolean {
  if (intent.kind !== 'swap' || other.kind !== 'swap' || !isOpenWant(intent.want) || isOpenWant(other.want))
    return false;
  const ids = (slots: typeof intent.scope.slots): string => slots.map(({ slot }) => slot.id).join(' ');
  return intent.scope.slots.length > 0 && ids(intent.scope.slots) === ids(other.scope.slots);
}
