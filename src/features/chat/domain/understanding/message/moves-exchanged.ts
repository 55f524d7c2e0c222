import type { ReadPart } from '../cues/read-part.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';

/** `the museum to friday, kells to thursday`: two moves that make room for each other are one exchange. */
export function exchanges(parts: readonly ReadPart[]): ReadPart[] {
  const moves = parts.flatMap(({ intent }) =>
    intent.kind === 'move-day' && intent.slot ? [{ ...intent, slot: intent.slot }] : [],
  );
  const [first, second] = moves;
  if (!first || !second || moves.length !== 2) return [...parts];
  if (first.slot.day !== second.day || second.slot.day !== first.day || first.slot.slot.kind !== second.slot.slot.kind)
    return [...parts];
  const intent: Intent = { kind: 'exchange', first: first.slot, second: second.slot };
  const [at] = parts.filter((part) => part.intent.kind === 'move-day');
  return parts.flatMap((part) =>
    part === at
      ? [{ ...part, intent }]
      : part.intent.kind === 'move-day' || !isNewWish(part, [first.slot, second.slot])
        ? []
        : [part],
  );
}

/** What is left of the exchange besides its two moves only says that it is one, `swap them round`. */
const isNewWish = ({ intent }: ReadPart, moved: readonly PlacedSlot[]): boolean =>
  intent.kind === 'swap'
    ? intent.scope.slots.length > 0 &&
      !intent.scope.slots.some(({ slot }) => moved.some((one) => one.slot.id === slot.id))
    : intent.kind !== 'unknown';
