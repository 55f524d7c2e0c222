import { inPounds } from '../../../catalogue/named-currencies.ts';
import { readAmount } from './read-amount.ts';

/** The most that a trip may cost: for one person or for the whole group, pence. */
export interface Ceiling {
  pence: number;
  isForGroup: boolean;
}

const MOST =
  /\b(?:max|maximum|under|up to|no more than|at most|budgets?|less than|below|limit|tops|capped|ceiling|afford|spend)\b/i;
/** `we only have £15 each`, `everyone has about 60 quid`. */
const HAVE =
  /\b(?:we|i|they|everyone|everybody|most of us|lads|girls)(?:['’]?ve)?\s+(?:(?:all|each|only|just)\s+)*(?:have|has|got)\b(?:\s+(?:got|only|just|about|around|roughly|maybe))*\s*£?\d/i;
/** `only £40 a head`, or the sum and nothing else. */
const BARE =
  /^\W*(?:(?:only|just|about|around|roughly)\s+)*£?\s*\d[\d,.]*\s*(?:quid|pounds?)?\s*(?:pp|p\/p|per person|per head|each|a head|a person|apiece)\W*$/i;
const TOTAL =
  /\b(?:total|altogether|in all|between (?:us|all of us|everyone)|kitty|pot|for (?:all of us|everyone|everybody|the lot|the (?:whole )?(?:group|party|crew)))\b/i;
/** A limit for a part of the trip is no limit of the whole. */
const PART =
  /\b(?:on|for|per|a|an|each) (?:the |a |our |each |every )?(?:breakfasts?|lunch(?:es)?|brunch|dinners?|meals?|food|drinks?|activit\w+|things? to do|tickets?|hotels?|hostels?|rooms?|stays?|accommodation|nights?|days?|taxis?|transport|presents?|gifts?)\b|\b(?:hotel|hostel|accommodation|room|flights?)\b|pppn\b/i;

/** `£120pp` is written in one word, and other money means pounds. */
const apart = (text: string): string => inPounds(text).replace(/(\d)(?=(?:pp|p\/p)\b)/gi, '$1 ');

/**
 * A limit for the whole trip as organisers write it: `no more than £120 each`, `we only have £15 each`, `kitty of £400`.
 * Null where none is said, and where it is not said whether it is for one or for all.
 */
export function readCeiling(written: string): Ceiling | null {
  const clause = apart(written);
  const amount = readAmount(clause);
  if (!amount || PART.test(clause)) return null;
  if (amount.perPerson)
    return MOST.test(clause) || HAVE.test(clause) || BARE.test(clause)
      ? { pence: amount.pence, isForGroup: false }
      : null;
  return TOTAL.test(clause) ? { pence: amount.pence, isForGroup: true } : null;
}

/** `max £200`: a limit, and nobody can tell whether for each or for all. */
export const leavesOpenForWhom = (clause: string): boolean =>
  readCeiling(clause) === null && readAmount(clause)?.perPerson === false && MOST.test(clause) && !PART.test(clause);
