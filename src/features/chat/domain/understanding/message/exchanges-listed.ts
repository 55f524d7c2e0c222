import type { ConciergeState } from '../../concierge-state.ts';
import { read } from '../reading.ts';
import { ITEM_END } from '../typing/written-lines.ts';

const EXCHANGE = /\b(swap|change|replace|switch|exchange|trade)\s+\S.*?\s(?:for|with|to)\s+\S/i;
const JOINT = /\s*,\s*(?:and\s+)?|\s+(?:and|&|n)\s+/gi;
/** `the cruise for a museum`: a thing, and what is wanted for it. */
const PAIR = /^((?:the\s+|our\s+)?\S.{1,40}?)\s+(?:for|with)\s+(?!\d|me\b|us\b|now\b|free\b|that\b|this\b)(\S.*)$/i;
const OTHER_VERB =
  /\b(?:swap|change|replace|switch|exchange|trade|drop|add|move|keep|make|put|find|get|book|is|are|can|could|we|you|i|table|room|options?|and|or)\b|,/i;
const WORDS_MAX = 6;

/**
 * `swap golf for bowling and the cruise for a museum`: the verb is said once and meant of every pair, so each pair is an
 * order of its own. The message as it is where what follows is no part of the plan with something wanted for it.
 */
export function withExchangesListed(message: string, state: ConciergeState): string {
  const verb = EXCHANGE.exec(message)?.[1];
  if (verb === undefined) return message;
  for (const joint of message.matchAll(JOINT)) {
    const before = message.slice(0, joint.index);
    const rest = message.slice(joint.index + joint[0].length);
    const [, thing = ''] = PAIR.exec(rest) ?? [];
    if (!EXCHANGE.test(before) || thing === '' || OTHER_VERB.test(thing)) continue;
    const { slots, kinds, words } = read(thing, state);
    if (slots.length + kinds.length > 0 && words.length <= WORDS_MAX)
      return `${before}${ITEM_END}${withExchangesListed(`${verb} ${rest}`, state)}`;
  }
  return message;
}
