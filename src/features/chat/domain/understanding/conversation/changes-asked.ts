import { openings } from '../typing/openings.ts';

/** What somebody wants to know of how the plan came to be what it is: what was changed, or what that did to the price. */
export interface ChangesAsked {
  of: 'plan' | 'price';
  /** Compared with the plan before the last change, or with the one that was made first. */
  since: 'last' | 'start';
}

const LEAD = `^ ${openings('remind me|tell me|show me|can you tell me|can you remind me|out of interest')}`;
const YOU = '(?:you|we|u|i)';
const DEED =
  '(?:done|do|changed?|swapp?(?:ed)?|dropp?(?:ed)?|moved?|added?|removed?|alter(?:ed)?|taken? (?:out|off)|cut|put in|lost)';
const IT = '(?: (?:to|in|on|about|with) (?:it|the (?:plan|trip|weekend|itinerary)|this|that|my plan|our plan))?';
const START =
  '(?:so far|in total|altogether|overall|in all|all told|since (?:the (?:start|beginning|first (?:plan|one|version))|we (?:started|began)|yesterday|last time|i last looked|then)|(?:compared (?:to|with)|from|than|against|versus|vs) (?:the )?(?:start|beginning|original(?: (?:plan|one|version|price))?|first (?:plan|one|version|price)|old (?:plan|one))|at the (?:start|beginning|outset)|to (?:start|begin) with|in the (?:first place|beginning)|originally|initially|at first)';
const TAIL = `(?: (?:${START}|just|just now|now|there|then|exactly|again|please|for me|actually|all|yet|up to now))* $`;

const OF_PLAN = [
  new RegExp(
    `${LEAD}what (?:all )?(?:else )?(?:have|did|has|had) ${YOU} (?:just |all |actually |even )?${DEED}${IT}${TAIL}`,
  ),
  new RegExp(
    `${LEAD}(?:what is|what has|whats|what) (?:all )?(?:been )?(?:changed?|different|new|altered)${IT}${TAIL}`,
  ),
  new RegExp(
    `${LEAD}(?:(?:can|could) you )?(?:(?:give|show|tell|list|recap|summari[sz]e)(?: me| us)? )?(?:a |the )?(?:list of |summary of |recap of |recap |run ?down of )?(?:all )?(?:the |our |your |my )?changes(?: ${YOU} have)?(?: made)?${IT}${TAIL}`,
  ),
  new RegExp(
    `${LEAD}(?:have|did|has) (?:${YOU}|anything) (?:been )?(?:changed?|moved?|altered?|swapped?|done)(?: anything| owt| much| something)?${IT}${TAIL}`,
  ),
];
const PRICE = '(?:it|that|this|the (?:price|total|cost|trip|plan|whole thing|bill)|everything|all of it)';
const DEARER = '(?:cheaper|dearer|more|less|more expensive|less expensive|pricier|higher|lower)';
const BEFORE = `(?:before(?: (?:that|the (?:last )?change|you changed it|we changed it|the swap))?|previously|it was|it was before|what (?:it was|we had)|${START})`;
const OF_PRICE = [
  new RegExp(
    `${LEAD}how much (?:was|were|did) ${PRICE}(?: (?:cost|come to|be))?(?: (?:each|per person|a head|in total))? ${BEFORE}${TAIL}`,
  ),
  new RegExp(
    `${LEAD}what (?:was|did|were) ${PRICE}(?: (?:cost|come to|be))?(?: (?:each|per person|a head))? ${BEFORE}${TAIL}`,
  ),
  new RegExp(
    `${LEAD}(?:what|how much) was the (?:old|original|previous|first|starting|last) (?:price|total|cost)${TAIL}`,
  ),
  new RegExp(
    `${LEAD}(?:has|did) (?:the )?(?:price|total|cost)s? (?:changed?|gone (?:up|down)|go (?:up|down)|moved?|risen|fallen|dropped)(?: much| at all)?${TAIL}`,
  ),
  new RegExp(
    `${LEAD}(?:is|was) (?:it|that|this|the (?:price|total|plan)) (?:any |much |a lot )?${DEARER} (?:now )?(?:than )?${BEFORE}${TAIL}`,
  ),
  new RegExp(
    `${LEAD}how much (?:money )?(?:have|did|do) ${YOU} (?:saved?|spared?|knock(?:ed)? off) (?:${START})${TAIL}`,
  ),
  new RegExp(
    `${LEAD}how much ${DEARER} is (?:it|that|this|the (?:price|total|plan)) (?:now )?(?:than )?${BEFORE}${TAIL}`,
  ),
];
const SINCE_START = new RegExp(
  ` ${START} | (?:old|original|first|starting) (?:price|total|cost) | (?:list|summary|recap|all) (?:of )?(?:the )?changes `,
);

/** Asked how the plan or its price has changed: `what have you changed so far`, `was it dearer before`; null for all else. */
export function changesAsked(line: string): ChangesAsked | null {
  const of = OF_PLAN.some((pattern) => pattern.test(line))
    ? 'plan'
    : OF_PRICE.some((pattern) => pattern.test(line))
      ? 'price'
      : null;
  return of && { of, since: SINCE_START.test(line) ? 'start' : 'last' };
}
