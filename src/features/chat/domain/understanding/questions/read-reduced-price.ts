import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

const WHO =
  '(?:kids?|child(?:ren)?s?|toddlers?|bab(?:y|ies)|teens?|teenagers?|under \\d+s?|over \\d+s?|students?|pensioners?|oaps?|seniors?|nan|nana|gran|grandma|grandad|granny|mum|dad|she|he)';
const LESS =
  '(?:half price|half|cheaper|less|free|reduced|a discount|discounts?|discounted|a reduction|concessions?|full price|the same|full whack)';
/** `do children pay less`, `kids go half price`, `does nan get in cheaper`. */
const PAYS = new RegExp(
  ` ${WHO} (?:\\w+ ){0,2}?(?:pay|pays|go|goes|get|gets|get in|gets in|be|are|is|charged|cost|costs|have to pay|has to pay) (?:in )?(?:any |for )?${LESS} `,
);
/** `is it cheaper for kids`, `any discount for students`. */
const LESS_FOR = new RegExp(` ${LESS} (?:\\w+ ){0,3}?for (?:the |a |my |our |any )?${WHO} `);
/** `how much for a child`, `whats the price for under 16s`. */
const PRICE_FOR =
  / (?:how much|price|prices|cost|costs|tickets?) (?:\w+ ){0,4}?for (?:the |a |an |any )?(?:kids?|child(?:ren)?|toddlers?|under \d+s?|over \d+s?|students?|pensioners?|oaps?|seniors?) $/;
/** `student discounts anywhere`, `group discount`. */
const DISCOUNT =
  / (?:student|senior|pensioner|oap|nhs|military|group|child|childrens|kids|family) (?:discounts?|reductions?|rates?|concessions?|tickets?|prices?) | (?:get|have|any|is there) (?:an? |any )?(?:discount|reduction|deal|money off) (?:for|as|with) (?:a |us |being |our )?(?:\d+|groups?|so many|that many|our size|students?) /;
/** Something to do is asked for, and no price of it. */
const THINGS = / (?:anything|something|somewhere|things|activities|places|where) /;
const ORDERS = /^ (?:\w+ )?(?:make|find|swap|drop|add|change|keep|get us|give us|book|somewhere|something) /;

/** Whether somebody pays less than the price of the list, `do kids pay less`; null for any order. */
export function readReducedPrice({ line, raw, words }: Reading): Intent | null {
  if (words.length > 14 || ORDERS.test(line) || THINGS.test(line)) return null;
  const isAsked =
    /\?\s*$/.test(raw) || / (?:is|are|do|does|will|would|can|any|how|what|go) /.test(line) || words.length <= 3;
  if (!isAsked) return null;
  return PAYS.test(line) || LESS_FOR.test(line) || PRICE_FOR.test(line) || DISCOUNT.test(line)
    ? { kind: 'reduced-price' }
    : null;
}
