import type { ConciergeState } from '../concierge-state.ts';
import type { Intent } from './intent.ts';
import type { Reading } from './reading.ts';

/** A sum in whole pounds as it is written out, and no time of day, date or number of people. */
const SUM =
  '(?:£ ?)?(\\d{2,5})(?! ?(?:of us|people|pm|am|minutes|mins|hours|kids|lads|girls|guests|km|th|st|nd|rd)\\b)';
const HEAD =
  '(?:a|per|each|every|for (?:each|every)) (?:child|kid|head|person|lad|girl|hen|stag|delegate|guest|man|woman)';
const WHO =
  '(?:no one|noone|nobody|none of us|not everyone|we|i|they|some of (?:us|them)|the (?:girls|lads|others|group))';

/** What each may cost at most. */
const EACH = [
  new RegExp(
    ` ${WHO} (?:can |could |should |will |wants to |want to |cant |cannot )*(?:not )?(?:go|stretch|afford|spend|pay|do) (?:\\w+ )?(?:above|over|beyond|past|more than) ${SUM}`,
  ),
  new RegExp(
    ` keep (?:us|it|this|that|everything|things) (?:\\w+ )?(?:below|under|within|to|at|beneath) ${SUM}(?: (?:each|a head|pp|per (?:head|person)))? $`,
  ),
  new RegExp(
    `^ (?:(?:the|our|new|total|my) )*(?:budget|cap|limit|ceiling) (?:is |of |at |now )*${SUM}(?: (?:each|a head|pp|per (?:head|person)|max|tops))* $`,
  ),
  new RegExp(` (?:can|could|will) (?:do|manage|stretch to|go to|pay|afford) ${SUM} ${HEAD}`),
  new RegExp(
    ` (?:each (?:have|has|got)|have (?:got )?each|each of us has|everyone has) ${SUM} (?:to spend|to play with|each|max)`,
  ),
];
/** What everybody together may cost at most. */
const TOGETHER = [
  new RegExp(
    `^ (?:(?:its|it is|we have|max|budget|say|about|around|just) )*${SUM} (?:for|between|among) (?:the (?:whole )?(?:lot|group|team|gang)|all|everyone|everybody) ?(?:of (?:them|us))? $`,
  ),
  new RegExp(
    `^ (?:(?:the|our|a) )*budgets? (?:is |of )?${SUM} (?:all in|in total|altogether|overall|total)(?: for (?:the )?(?:\\d+ of us|all of us|group|lot|everyone))? $`,
  ),
];
/** `the budget has gone up to 320 each`. */
const RAISED = new RegExp(
  ` (?:budgets?|cap|limit) (?:has |is |have )*(?:gone|went|been|moved|pushed|raised|put|upped|bumped) (?:up )?(?:to )${SUM}`,
);

/** A limit of money that no word of cheaper goes with, a person or for all; null for anything else. */
export function readLimit({ line, slots }: Reading, { plan }: ConciergeState): Intent | null {
  if (slots.length > 0 || / (?:what|how|is|are|does|do|why|which|if) (?=.*\?)/.test(line)) return null;
  const raised = poundsOf([RAISED], line);
  if (raised !== null && raised * 100 >= plan.totals.slotsPerPersonPence)
    return { kind: 'budget', capPence: raised * 100 };
  const each = poundsOf(EACH, line);
  if (each !== null) return { kind: 'cheaper', capPence: each * 100, perPerson: true };
  const together = poundsOf(TOGETHER, line);
  return together === null
    ? null
    : { kind: 'cheaper', capPence: Math.floor((together * 100) / plan.groupSize), perPerson: true };
}

function poundsOf(patterns: readonly RegExp[], line: string): number | null {
  const found = patterns.map((pattern) => pattern.exec(line)?.[1]).find((sum) => sum !== undefined);
  return found === undefined ? null : Number(found);
}
