import type { ConciergeState } from '../../concierge-state.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { normalise } from '../typing/normalise.ts';
import { cameAlone } from './before-last.ts';

const I_SAID =
  /^ (?:(?:no|nope|er|um|hang on|sorry|but|oi) )*(?:i|we) (?:said|asked for|wanted|meant|did say|did ask for) (?:an? |some |the )?((?:(?!not )\w+ ){1,3})(?:not (?:an? |some |the )?(?:\w+ ){1,3})?(?:please |mate |though )?$/;

/** `not seafood again though`: a condition on what came, and no word against what has been there all along. */
const NOT_AGAIN =
  /^ (?:(?:ok|but|and|just|as long as|if|it is|its|thats|that is) )*(?:not|no) (?:more |another |an? )?((?:\w+ ){1,3}?)(?:(?:again|though|tho) )+$/;

function isNoneOf(line: string, { slot }: PlacedSlot, state: ConciergeState): boolean {
  const { types } = read((NOT_AGAIN.exec(line)?.[1] ?? '').trim(), state);
  return types.length > 0 && types.every((type) => !type.types.includes(slot.type));
}

/** `or pizza, not bothered which`: what came is as good. */
const EITHER =
  /^ (?:(?:ok|oh|yeah|well) )*or (?:\w+ ){1,4}(?:(?:im|we are|were|really|am|are|i|we) )*(?:(?:not|arent) (?:bothered|fussed|fussy|picky|that bothered)(?: which| either way| what| really)*|dont mind(?: which| either way| really)*|either(?: (?:is fine|will do|works|way))?|whichever|whatever)(?: (?:is easiest|really|x+))* $/;

/**
 * `no i said curry not pizza`: of a curry that has just come in, it is what was said, and nothing changes; of anything else that came,
 * the curry is to come in its place. Null where no kind of place was said.
 */
export function comeAsSaid(state: ConciergeState, message: string): 'done' | { wish: string } | null {
  const came = cameAlone(state);
  if (came && EITHER.test(normalise(message).line)) return 'done';
  if (came && isNoneOf(normalise(message).line, came, state)) return 'done';
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
