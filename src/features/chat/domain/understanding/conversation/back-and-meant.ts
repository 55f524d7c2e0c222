import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged, lastWish } from '../../wording/offers.ts';
import { read } from '../reading.ts';
import { beforeLast } from './before-last.ts';

const LEAD =
  '^\\W*(?:(?:ah|oh|no|nah|nope|wait|sorry|so sorry|oops|whoops|hang on|hmm|ffs|argh|eh|noo+|hold on|actually|omg|omfg|god|ahh+|ugh)[\\s,.!-]+)*';
/** Words that take back what was just done, and say nothing else. */
const BACK =
  "(?:(?:please )?(?:put|bring|have) (?:it|that|that one|them|the \\w+|\\w+) back(?: (?:in|on|how it was|as it was))?|(?:leave|keep) (?:it|that|that one)(?: (?:in|as it was|alone|where it was))?|undo (?:it|that)|(?:that'?s |thats |that was |its |it's |you(?:'ve| have)? (?:did|done|got|dropped|swapped|changed) )?(?:the )?wrong (?:one|thing|place|meal|bit))";
/** `keep pizza`, `dinner should go back to inamo`, `friday was fine at 7`: the same of a part, said last. */
const PART_BACK =
  "(?:(?:leave|keep) (?:the )?\\w+(?: as it was)?|(?:the )?\\w+(?: \\w+)? (?:should|can|needs to|has to) (?:go|be|come|stay)(?: back)?(?: (?:to|as|at|with) [\\w' ]+)?|(?:the )?\\w+ (?:was|is|were) (?:fine|ok|okay|right|good|grand)(?: (?:at \\d[\\d:.]*|as it was|where it was|already|before))*)";
const MEANT =
  "(?:(?:i|we) (?:meant|mean|wanted|said|was (?:on|talking) about)|meant|do|it'?s|its|it was|should(?:'ve| have)? been|should of been)";
const BACK_FIRST = new RegExp(
  `${LEAD}${BACK}[\\s,.!;-]+(?:(?:and|as|cos|because)\\s+)?(?:(${MEANT})\\s+)?(?:to \\w+ )?(.+?)[\\s.!]*$`,
  'i',
);
const MEANT_FIRST = new RegExp(
  `${LEAD}(?:not (?:the |that |for )?\\w+[\\s,.!-]+(?:but )?)?(${MEANT})\\s+(.+?)[\\s,.!;-]+(?:(?:and|so)\\s+)?(?:${BACK}|${PART_BACK})[\\s.!]*$`,
  'i',
);
/** `*lunch`, as people put it right on a phone. */
const STARRED = /^\s*(\*)\s*(.+?)[\s.!]*$/;
const WORDS_MAX = 6;

/**
 * `ah put it back, i meant saturday dinner`, `nah i meant the lunch, put dinner back`: what was done is taken back and what
 * was meant is named beside it, which is one correction. Null for a part that is not in the plan, and where nothing was changed.
 */
export function backAndMeant(state: ConciergeState, message: string): string | null {
  const meant = lastWish(state.history) === null ? null : MEANT_FIRST.exec(message);
  const undone = lastChanged(state.history) ? (BACK_FIRST.exec(message) ?? meant ?? STARRED.exec(message)) : meant;
  const [, verb, part] = undone ?? [];
  if (part === undefined || part.split(/\s+/).length > WORDS_MAX) return null;
  const { slots, kinds, types, venues, days } = read(part, beforeLast(state));
  if (venues.length > 0 || ORDERS.test(part)) return null;
  const isNamed = slots.some((one) => one.slots.length > 0);
  // `leave it, somewhere italian` names what should have come, and no part.
  const isPart =
    types.length === 0 &&
    kinds.length + (verb === undefined ? 0 : days.length) > 0 &&
    (verb !== undefined || days.length > 0) &&
    !/\d/.test(part);
  return isNamed || isPart ? `no i meant ${part}` : null;
}
const ORDERS =
  /\b(?:swap|change|drop|lose|move|add|put|keep|at|to|for|instead|cheaper|later|earlier|not|and|is|are)\b/i;
