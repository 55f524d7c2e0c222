import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { lastReplyOf, offeredWish } from '../../wording/offers.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { normalise } from '../typing/normalise.ts';
import { ITEM_END } from '../typing/written-lines.ts';

const DROPS =
  /^ (?:(?:\w+day|ok|fine|right|well|then|so|oh|and|just|can|could|you|we|lets|please|in that case|no|yes) )*(?:drop|lose|remove|cancel|skip|cut|swap|get rid of) (?:the |that |our )?(?:\w+ ){1,5}$/;
const OTHERWISE = / (?:and|but|also|for (?!it|that)|with|to|at|instead of) /;
const LIMITED = /^raise the limit to .+? and (add .+)$/;
const TAKES_PLACE = /^swap .+ for ([^“”]+)$/;

/**
 * `drop the karaoke then`, to `Or drop something first`, and `bin the underground`, to `it could take something else’s place`: that goes,
 * and what it was to make room for comes. Null where nothing was refused for want of room or money.
 */
export function droppedFirst(state: ConciergeState, message: string): string | null {
  const reply = lastReplyOf(state.history);
  const offered = offeredWish(state.history);
  const { line } = normalise(message);
  if (offered === null || !DROPS.test(line) || OTHERWISE.test(line)) return null;
  const { slots, venues, kinds } = read(message, state);
  const part = onlyOf(slots.flatMap((mention) => mention.slots));
  if (!part || venues.length + kinds.length > 0) return null;
  const name = asTyped(part.slot.name);
  const added = reply.includes('Or drop something first') ? LIMITED.exec(offered)?.[1] : undefined;
  if (added !== undefined) return `drop ${name}${ITEM_END}${added} as well`;
  const wanted = reply.includes('There is no gap for') ? TAKES_PLACE.exec(offered)?.[1] : undefined;
  return wanted === undefined ? null : `swap ${name} for ${wanted}`;
}
