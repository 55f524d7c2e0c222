import type { ConciergeState } from '../../concierge-state.ts';
import { read } from '../reading.ts';

/** What is said of a part, and then what is to become of `it`. */
const OF_IT =
  /^(.{6,80}?)(\s*[,.;?!]+\s*(?:and |but |so )?|\s+(?:but|and|so)\s+)((?:(?:can|could|shall|should|please|lets|let's|we|you|i|just|maybe|would|rather|prefer to|want to|like to|is it possible to|any chance (?:of|we could))\s+)*(?:do|doing|have|having|move|moving|make|put|shift|go to|see|push|bring)\s+)(?:it|that|this)\b((?:\s+\S+){1,6})$/i;
/** When or where to: the rest of an order that moves something. */
const WHEN =
  /^\s+(?:(?:a bit|an? hour|\w+ minutes|half an hour|bit|much|slightly)\s+)*(?:(?:in|at|on|to|before|after|by|from|until|around)\s+\S|earlier\b|later\b|first\b|last\b)/i;
/** What is said first is no order by itself. */
const ORDERS = /\b(?:swap|drop|add|change|move|replace|cancel|remove|book|put|skip|lose|bin|cheaper|find)\b/i;

/** `the bike ride sounds ace but can we do it in the morning`: the order with the name of the part that `it` is. */
export function withItNamed(message: string, state: ConciergeState): string {
  const [, told, , order, rest] = OF_IT.exec(message) ?? [];
  if (told === undefined || order === undefined || rest === undefined || ORDERS.test(told) || !WHEN.test(rest))
    return message;
  const { slots, words } = read(told, state);
  const [mention, another] = slots;
  const isOne = mention?.slots.length === 1 && !another;
  return isOne ? `${order}the ${words.slice(mention.from, mention.to).join(' ')}${rest}` : message;
}
