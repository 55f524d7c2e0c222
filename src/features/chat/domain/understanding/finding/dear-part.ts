import type { SlotKind } from '../../../../../engine/trip-request.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import { EVERYDAY_WORDS } from '../../../../planner/domain/everyday-words.ts';
import { stem, tokenise } from '../../../../planner/domain/tokenise.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { PLAIN, type PlacedSlot, type SlotMention, slotsOf, slotsWhere } from './find-slots.ts';
import { associationsOf } from './slot-associations.ts';

/** How far a price that somebody remembers may be from the real one, as a part of it and in pence. */
const REMEMBERED = 0.15;
/** Where the words tell which part it is. */
const REMEMBERED_BADLY = 0.35;
const HITS_SURE = 2;
const REMEMBERED_PENCE = 1_50;
const EXACT = 0.03;
const EXACT_PENCE = 60;

interface Told {
  words: readonly string[];
  pence: number;
  slots: readonly SlotMention[];
  kinds: readonly SlotKind[];
  days: readonly number[];
}

/**
 * The part of the plan that somebody complains of by its price: one that is named, or described and not far from that
 * price (`35 quid for a lift up a tall building`), or the only one that costs it. Null where two could be meant.
 */
export function dearPart({ words, pence, slots, kinds, days }: Told, { plan }: ConciergeState): PlacedSlot | null {
  const named = [...new Map(slots.flatMap((one) => one.slots).map((placed) => [placed.slot.id, placed])).values()];
  if (named.length === 1) return named[0] ?? null;
  const meals = kinds.filter((kind) => kind === 'lunch' || kind === 'dinner');
  const pool = named.length > 1 ? named : slotsWhere(plan, days, [], meals);
  if (meals.length > 0 && pool.length === 1) return pool[0] ?? null;
  const near = pool.filter((placed) => isNear(placed, pence, REMEMBERED, REMEMBERED_PENCE));
  const only = onlyOf(near);
  if (only && pool.length < slotsOf(plan).length) return only;
  const [best, second] = byHits(near, words);
  if (best && best.hits > (second?.hits ?? 0)) return best.placed;
  const about = pool.filter((placed) => isNear(placed, pence, REMEMBERED_BADLY, REMEMBERED_PENCE));
  const [likely, other] = near.length === 0 ? byHits(about, words) : [];
  if (likely && likely.hits >= HITS_SURE && likely.hits > (other?.hits ?? 0)) return likely.placed;
  const exact = near.filter((placed) => isNear(placed, pence, EXACT, EXACT_PENCE));
  return exact.length === 1 && (best?.hits ?? 0) === 0 ? (exact[0] ?? null) : null;
}

const isNear = ({ slot }: PlacedSlot, pence: number, part: number, least: number): boolean =>
  slot.pricePerPersonPence > 0 &&
  Math.abs(slot.pricePerPersonPence - pence) <= Math.max(least, slot.pricePerPersonPence * part);

const byHits = (slots: readonly PlacedSlot[], words: readonly string[]): { placed: PlacedSlot; hits: number }[] =>
  slots.map((placed) => ({ placed, hits: hitsOf(placed, words) })).sort((one, other) => other.hits - one.hits);

/** How many of the words say something of that place: what it is, what goes on there or what is written of it. */
function hitsOf({ slot }: PlacedSlot, words: readonly string[]): number {
  const around = associationsOf(slot.type).flatMap((one) => `${one.words}|${one.telling ?? ''}`.split(/[| ]/));
  const own = new Set([...tokenise(`${slot.name} ${slot.type} ${slot.description}`), ...around].map(stem));
  const telling = words.filter(
    (word) => word.length >= 3 && !PLAIN.has(word) && (!EVERYDAY_WORDS.has(word) || around.includes(word)),
  );
  return new Set(telling.map(stem).filter((word) => own.has(word))).size;
}
