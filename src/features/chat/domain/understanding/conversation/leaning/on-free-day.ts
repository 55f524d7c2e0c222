import { onlyOf } from '../../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../../concierge-state.ts';
import { lastChanged, lastReplyOf, listedWishes } from '../../../wording/offers.ts';
import { read } from '../../reading.ts';
import { asTyped } from '../../typing/as-typed.ts';
import { partsSpokenOf } from '../spoken-of.ts';
import { inOneClause } from './in-one-clause.ts';

const FREE = /^There is no(?:thing| [^\n]*?) planned on (?:the )?(\w+day)\b/m;
const ENDS = /^(\w+day) ends at \d\d:\d\d with [^\n]*$/;
const ADDS = / (?:add|put|stick|have|get|find|book|squeeze|fit|pop|do|grab|chuck|go for) /;
const OTHERWISE =
  / (?:swap|drop|move|change|keep|leave|nothing|no need|not|dont|what|how|why|where|when|which|undo|cheaper|any day|every|both|earlier|later|start|finish) /;
const AT_END = /\s+(?:on|at|to) the end(?: of (?:it|that|the day))?(?=(?:\s+(?:please|then|too))*[\s.!?]*$)/i;
const BESIDE = /\s+(after|before)(?:\s+(?:it|that|this|there|them))?(?=(?:\s+(?:please|then|too|instead))*[\s.!?]*$)/i;
const WORDS_MAX = 14;

/**
 * What is to come in, right after a reply that told where there is room: `lets have dinner somewhere then` on the day that was told to have nothing
 * planned, `stick one more on the end` of the day that was told to end, `add a tea after` the one part that was told of. Null for any other.
 */
export function onFreeDay(state: ConciergeState, message: string): string | null {
  const { history } = state;
  if (lastChanged(history) || listedWishes(history).length > 0) return null;
  const reply = lastReplyOf(history);
  const [free, ended] = [FREE.exec(reply)?.[1], ENDS.exec(reply)?.[1]];
  return inOneClause(state, message, (clause) => {
    const { line, words, days, kinds, types, venues, slots, amount } = read(clause, state);
    const isAfter = ended !== undefined && BESIDE.test(clause) && kinds.length > 0;
    if (
      !(ADDS.test(line) || isAfter) ||
      OTHERWISE.test(line) ||
      days.length > 0 ||
      words.length > WORDS_MAX ||
      amount !== null
    )
      return null;
    if (ended !== undefined && slots.length === 0 && AT_END.test(clause))
      return clause.replace(AT_END, ` on the end of ${ended}`);
    const isWanted = kinds.length + types.length + venues.length > 0;
    if (!isWanted || slots.length > 0) return null;
    const part = BESIDE.test(clause) ? onlyOf(partsSpokenOf(state)) : undefined;
    if (part) return `${ADDS.test(line) ? '' : 'add '}${clause.replace(BESIDE, ` $1 ${asTyped(part.slot.name)}`)}`;
    return free === undefined ? null : `${clause.trim().replace(/[\s.?!]+$/, '')} on ${free}`;
  });
}
