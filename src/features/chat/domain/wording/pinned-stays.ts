import { isPinOf } from '../../../../engine/is-pin-of.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { PlacedSlot } from '../understanding/finding/find-slots.ts';
import { listOf, nameSlot } from './name-slot.ts';

/** That slots stay because the organiser pinned them, and what to do about it; null where none of them is pinned. */
export function pinnedStays({ request }: ConciergeState, targets: readonly PlacedSlot[]): string | null {
  const pinned = targets.filter(({ day, slot }) => request.pinned.some((pin) => isPinOf(pin, day, slot)));
  if (pinned.length === 0) return null;
  const [are, it] =
    pinned.length === 1 ? ['is pinned, so it stays as it is', 'it'] : ['are pinned, so they stay', 'them'];
  return `${listOf(pinned.map(nameSlot))} ${are}. Unpin ${it} in the Itinerary tab, then I can change ${it}. Nothing has changed.`;
}
