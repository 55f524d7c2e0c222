import type { ReadPart } from '../cues/read-part.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';

/** `leave saturday morning free and move the castle to 4`: what is moved does not go with the rest. */
export function withMovedSpared(parts: readonly ReadPart[]): ReadPart[] {
  return parts.flatMap((part): ReadPart[] => {
    const { intent } = part;
    if (intent.kind !== 'drop') return [part];
    const moved = new Set(parts.flatMap((other) => (other === part ? [] : movedIn(other.intent))).map(idOf));
    // `early night thursday so no karaoke` sends off by its name what would have moved.
    const named = new Set(part.named.map(idOf));
    const slots = intent.scope.slots.filter((placed) => named.has(idOf(placed)) || !moved.has(idOf(placed)));
    if (slots.length === intent.scope.slots.length) return [part];
    return slots.length === 0 ? [] : [{ ...part, intent: { ...intent, scope: { ...intent.scope, slots } } }];
  });
}

const idOf = ({ slot }: PlacedSlot): string => slot.id;

/** The one part that a wish moves. */
function movedIn(intent: Intent): readonly PlacedSlot[] {
  if (intent.kind === 'move-day') return intent.slot ? [intent.slot] : [];
  if (intent.kind === 'retime' || intent.kind === 'vague')
    return intent.scope.slots.length === 1 ? intent.scope.slots : [];
  return [];
}
