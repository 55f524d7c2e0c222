import type { ChatLine } from '../../concierge-state.ts';
import { offeredWish } from '../../wording/offers.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import { normalise } from '../typing/normalise.ts';
import { readSmallTalk } from './read-small-talk.ts';

const DROPS =
  /^ (?:(?:ok|right|yes|yeah|just|so|and|then|please|lets) )*(?:get rid of|drop|bin|lose|ditch|remove|scrap|chuck|sack|cut|take out) (?:that|it|this)(?: one)?(?: (?:off|out|then|please))* $/;

/**
 * Whether words around a wish are a courtesy that needs no answer of its own. `drop it and whats the total`: of the one part
 * that was spoken of that is an order, and a mere no only where something was offered.
 */
export function isCourtesy(wish: string, topic: readonly PlacedSlot[], history: readonly ChatLine[]): boolean {
  const { line } = normalise(wish);
  const isOrder = topic.length === 1 && offeredWish(history) === null && DROPS.test(line);
  return !isOrder && readSmallTalk(line, false) !== null;
}
