import type { ConciergeState } from '../../../concierge-state.ts';
import { lastReplyOf } from '../../../wording/offers.ts';
import { read } from '../../reading.ts';

const TOLD = /^There is no(?:thing| [^\n]*?) planned on (?:the )?(\w+day)\b/m;
const ADDS = / (?:add|put|stick|have|get|find|book|squeeze|fit|pop|do|grab|chuck|go for) /;
const OTHERWISE =
  / (?:swap|drop|move|change|keep|leave|nothing|no need|not|dont|what|how|why|where|when|which|undo|cheaper|any day|every|both) /;
const WORDS_MAX = 14;

/** `lets have dinner somewhere then`, right after a reply that told that nothing is planned on one day: it is wanted on that day. Null for any other. */
export function onFreeDay(state: ConciergeState, message: string): string | null {
  const day = TOLD.exec(lastReplyOf(state.history))?.[1];
  if (day === undefined) return null;
  const { line, words, days, kinds, types, slots, amount } = read(message, state);
  const isWanted = kinds.length + types.length > 0 && ADDS.test(line) && !OTHERWISE.test(line);
  if (!isWanted || days.length + slots.length > 0 || amount !== null || words.length > WORDS_MAX) return null;
  return `${message.trim().replace(/[\s.?!]+$/, '')} on ${day}`;
}
