import type { ConciergeState } from '../../concierge-state.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import { read } from '../reading.ts';
import { scopeOf } from '../scope.ts';

/** An order about all that was spoken of, at the end of a message, with nothing wanted in particular. */
const OF_BOTH =
  / (swap|change|replace|switch|drop|remove|cancel) (?:both|them both|both of (?:them|those|these)|the pair(?: of them)?|the (?:two|2)(?: of them)?|those two|them all|all (?:three|of them|of those))(?: (?:out|for|with|something|some|others?|else|things?|different|new|better|please|then|thanks|instead|if|possible|you|can|x+))* $/;
const PARTS_MAX = 4;
/** Somebody who keeps one of them, or wants something of another. */
const OTHERWISE = / (?:keep|keeping|leave|stay|stays|not the|move|add|earlier|later|cheaper|or) /;

/**
 * `we've all done laser tag and the treasure hunt is a bit kiddie, can you change both`: the order is about each part that the
 * message names, whatever is said of one by itself. Null for any other message.
 */
export function bothTold(message: string, state: ConciergeState): ReadPart[] | null {
  const { line, slots, types, venues } = read(message, state);
  const order = OF_BOTH.exec(line);
  if (!order?.[1] || OTHERWISE.test(line.slice(0, order.index)) || venues.length > 0) return null;
  const named = slots.map((mention) => mention.slots);
  const parts = named.flat();
  const isEachOne =
    named.every((found) => found.length === 1) && new Set(parts.map(({ slot }) => slot.id)).size === parts.length;
  const isOnlyNamed = types.every(
    ({ from, types: covers }) => covers.length === 0 || slots.some((one) => one.from <= from && from < one.to),
  );
  // `hate the bars, swap them all`: one word for all of them.
  const isOneKind = named.length === 1 && / all /.test(order[0]);
  if (parts.length < 2 || parts.length > PARTS_MAX || !(isEachOne || isOneKind) || !isOnlyNamed) return null;
  return [asWhole(message, orderOf(order[1], parts), parts)];
}

function orderOf(verb: string, parts: readonly PlacedSlot[]): ReadPart['intent'] {
  const scope = scopeOf(parts);
  return /drop|remove|cancel/.test(verb)
    ? { kind: 'drop', scope }
    : { kind: 'swap', scope, want: { ...NO_PREFERENCE, notTypes: parts.map(({ slot }) => slot.type) } };
}
