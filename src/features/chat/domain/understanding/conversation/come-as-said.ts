import type { ConciergeState } from '../../concierge-state.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { normalise } from '../typing/normalise.ts';
import { cameAlone } from './before-last.ts';

const I_SAID =
  /^ (?:(?:no|nope|er|um|hang on|sorry|but|oi) )*(?:i|we) (?:said|asked for|wanted|meant|did say|did ask for) (?:an? |some |the )?((?:(?!not )\w+ ){1,3})(?:not (?:an? |some |the )?(?:\w+ ){1,3})?(?:please |mate |though )?$/;

/**
 * `no i said curry not pizza`: of a curry that has just come in, it is what was said, and nothing changes; of anything else that came,
 * the curry is to come in its place. Null where no kind of place was said.
 */
export function comeAsSaid(state: ConciergeState, message: string): 'done' | { wish: string } | null {
  const came = cameAlone(state);
  const said = I_SAID.exec(normalise(message).line)?.[1];
  if (!came || said === undefined) return null;
  const { types, slots, days } = read(said.trim(), state);
  // `i meant the friday bar` is of another part than what came.
  if (days.some((day) => day !== came.day)) return null;
  const isOfType = types.some((type) => type.types.includes(came.slot.type));
  if (isOfType || slots.some((mention) => mention.slots.some(({ slot }) => slot.id === came.slot.id))) return 'done';
  if (days.length + slots.length > 0) return null;
  return types.some((type) => type.types.length > 0)
    ? { wish: `swap ${asTyped(came.slot.name)} for ${said.trim()}` }
    : null;
}
