import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findClocks } from '../finding/find-clocks.ts';
import type { Wish } from '../intent.ts';
import { read } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { retimeOf } from '../wishes/read-times.ts';

/** `put it back but at 4`, `no leave it thursday but make it 5`, `changed my mind, have it at 5`. */
export const BACK_AT =
  /^ (?:(?:no|oh|actually|sorry|hang on|hmm|ok|changed my mind|can we|could you|please|just) )*(?:put|bring|have|keep|leave|do|add) (?:it|that|them|the \w+)(?: (?:back|in|on|again|as it was|where it was|there|\w+day))* (?:(?:but|and|only|just) )?(?:(?:make it|start it|do it|have it|move it|start|go) )?(?:at|from|for|to|(?=\d|half))/;

/**
 * What went, or went to another day, is back where it was, at an hour of its own: a move on the plan before. Null for any
 * other words, and where more than one thing went.
 */
export function backAt(state: ConciergeState, line: string, message: string, previous: Wish): Wish | null {
  if (!BACK_AT.test(line)) return null;
  const slots =
    previous.kind === 'move-day' && previous.slot
      ? [previous.slot]
      : previous.kind === 'drop'
        ? previous.scope.slots
        : [];
  const placed = onlyOf(slots);
  const clock = onlyOf(findClocks(read(message, state).raw).filter(({ isRefused, isKept }) => !isRefused && !isKept));
  if (!placed || !clock) return null;
  const named = read(message, state).slots.flatMap((mention) => mention.slots);
  if (named.length > 0 && !named.some(({ slot }) => slot.id === placed.slot.id)) return null;
  const scope = scopeOf([placed]);
  return retimeOf(placed, scope, clock, line);
}
