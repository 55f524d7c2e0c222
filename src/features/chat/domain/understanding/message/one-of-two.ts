import type { ConciergeState } from '../../concierge-state.ts';
import { eachOnce } from '../finding/among-slots.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';

const ONE_BY_PRICE =
  /\b(?:the|whichever(?: one)? is(?: the)?) (?:(?<dearer>dearer|dearest|dear|pricier|priciest|pricey|more expensive|most expensive|expensive|costlier)|(?<cheaper>cheaper|cheapest|cheap|less expensive))(?: (?:one|of the (?:two|pair)|of (?:them|those)))?(?=\s*(?:please|pls|then|thanks|for something \w+)?\s*[.!?]*$)/i;
/** The order at the end of the message, and what stands before it. */
const ORDER_AT_END =
  /(?:^|[,.;:?!]\s*|\s+(?:and|n|so|then|but|-)\s+|\s+)((?:(?:please|can (?:we|you|u)|could (?:we|you)|just|then)\s+)*(?:drop|bin|lose|swap|change|ditch|scrap|cut|cancel|remove|skip|axe|keep)\s+[^,.;:?!]*)$/i;
const ASKS = /^\s*(?:(?:so|and|ok)\s+)*(?:is|are|which|what|whats|what's|how)\b/i;

/**
 * `is golf cheaper than karting n can we bin the dearer one`: of two parts that are named the one that costs more, or less, by
 * its name. A question before the order stays; what only names the two goes. The same message where it names no two, or their prices are equal.
 */
export function withOneOfTwo(message: string, state: ConciergeState): string {
  const order = ORDER_AT_END.exec(message);
  const found = ONE_BY_PRICE.exec(order?.[1] ?? '');
  if (!order?.[1] || !found) return message;
  const before = message.slice(0, order.index);
  const { slots, kinds, days } = read(before, state);
  const named = slots.flatMap((mention) => mention.slots);
  const meals = named.length > 0 || kinds.length === 0 ? [] : slotsWhere(state.plan, days, [], kinds);
  const parts = eachOnce([...named, ...meals]).toSorted(
    (one, other) => one.slot.pricePerPersonPence - other.slot.pricePerPersonPence,
  );
  const [cheaper, dearer, more] = parts;
  if (!cheaper || !dearer || more || cheaper.slot.pricePerPersonPence === dearer.slot.pricePerPersonPence)
    return message;
  const meant = found.groups?.dearer === undefined ? cheaper : dearer;
  const wish = order[1].replace(found[0], asTyped(meant.slot.name));
  return ASKS.test(before) ? `${before.replace(/[\s,.;:?!]+$/, '')}? ${wish}` : wish;
}
