import { outsideLongNames } from '../cues/outside-names.ts';
import { BUDGET_STATE, IS_INCLUDED, IS_PRICE_WISH, MONEY } from '../cues/topic-words.ts';
import { whyDear } from '../cues/why-dear.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { NOWHERE, type Scope } from '../scope.ts';

/** `hows it end up at 581`: a sum that is to be explained. */
const HOW_SO_MUCH =
  /^ (?:(?:so|and|but) )*how (?:\w+ ){1,5}?(?:at|to|of|as|be) (?:£ ?)?\d{3,5} (?:each |pp |in total )?$/;

/** What a line asks about money: of a part of the plan, of all of it, or whether a sum is right; null for anything else. */
export function readPrice(reading: Reading, scope: Scope, asks: boolean): Intent | null {
  const { line, raw, slots, venues, types, words, amount } = reading;
  const dear = whyDear(reading, scope);
  if (dear) return dear;
  if (/\b(?:on its own|by itself|on it'?s own)\b/i.test(raw) && scope.isNamed)
    return { kind: 'price', scope, people: null };
  const isPast =
    / (?:each other|far|long|time|times|deposit|refund|walk|walking|how many (?:bars|meals|activities|stops|restaurants|nights|pubs|clubs|people)|card|cards|amex|paypal|tip|privacy|free time) /.test(
      line,
    );
  if (BUDGET_STATE.test(line) && amount === null && !/ (?:keep|get|bring|stay|make|find|put) /.test(line))
    return { kind: 'price', scope: { ...scope, slots: [], isNamed: false }, people: null };
  if (isPast) return null;
  const confirms = confirmsPrice(reading) || HOW_SO_MUCH.test(line);
  if (confirms) return { kind: 'price', scope, people: null };
  if (
    !MONEY.test(line) ||
    (IS_PRICE_WISH.test(line) && !/^ (?:\w+ ){0,3}?(?:how much|what is|what does|what will|what would) /.test(line))
  )
    return null;
  if (/ (?:cheaper|save|saving|less|extra|under|max) /.test(line)) return null;
  const named = slots.length > 0 || scope.isNamed;
  if (amount !== null && !/\?\s*$/.test(raw)) return null;
  if (!named && venues.length > 0) return null;
  const uncovered = types.filter(
    ({ from, types: covers }) => covers.length > 0 && !slots.some((slot) => slot.from <= from && from < slot.to),
  );
  if (!named && uncovered.length > 0 && !IS_INCLUDED.test(line)) return null;
  const isAsked =
    asks ||
    words.length <= 6 ||
    / (?:how much|what|whats|breakdown|tell|remind|give|cost of|price of|price for) /.test(line);
  if (
    !isAsked ||
    / (?:on a budget|pay for|to pay|who pays|when do|how do we pay|how do i pay|do you charge|do we pay|do i pay|who do|where do|charges?|fees?) /.test(
      line,
    )
  )
    return null;
  const asksIncluded = IS_INCLUDED.test(line) && !/ (?:all in|including) /.test(line);
  const last = slots.at(-1);
  // `is booze included in the crawl`: what is asked of stands last.
  const asked = asksIncluded && last ? { ...scope, slots: last.slots } : scope;
  return {
    kind: 'price',
    scope: / (?:hotel|accommodation|rooms|stay) /.test(outsideLongNames({ words, slots }))
      ? { ...scope, slots: [], isNamed: false }
      : asked,
    people: null,
    ...(asksIncluded ? { asksIncluded } : {}),
  };
}

/** `so it is 385 each?`, `is £135 right for everything`: a sum held up against the plan's. */
function confirmsPrice({ line, raw, amount, words }: Reading): boolean {
  const number =
    amount !== null ||
    / \d{2,5} (?:each|pp|per|a head|right|in total|total|all in|for (?:all|everything|us|the)) /.test(line) ||
    /£\d/.test(raw);
  if (
    !number ||
    words.length > 14 ||
    / (?:budget|limit|max|cap|under|below|over|spend|only|more|less|keep|within|tops|got|have|up to|about|around|maximum) /.test(
      line,
    )
  )
    return false;
  const isTagged =
    / (?:yeah|yes|right|correct|isnt it|is it|innit|is that right|aye) $/.test(line) || /\?\s*$/.test(raw);
  return (
    (isTagged &&
      /^ (?:(?:and|ok|just|wait|to|check|confirm|hang on) )*(?:so|it is|that is|this is|is it|is that|is|are we|we are|still) /.test(
        line,
      )) ||
    (isTagged &&
      / (?:each|pp|per (?:head|person)|a head|total|in total|all in) /.test(line) &&
      !/^ (?:\w+ )?(?:can|could|make|get|set) /.test(line)) ||
    /^ (?:(?:so|and|ok|just) )*is (?:it |that |this )?(?:it |all |everything )?(?:for |at )?(?:£ ?)?\d+ /.test(line)
  );
}

/** `is that with flights`, `does that price have the hotel in`: whether something is counted, said without that word. */
const WITH_IT =
  / (?:is|does|did|has|was) (?:that|it|this|the price|that price|the total) (?:price )?(?:with|counting|have|got|include) (?:the |any |our )?(?:flights?|trains?|travel|transfers?|taxis?|hotel|stay|accommodation|rooms?|food|meals|drinks?|breakfast|everything)(?: (?:in|too|as well|in it|on it|included))* $/;

/** Whether something is in the price, asked by `with`; null for anything else. */
export const readInPrice = ({ line }: Reading): Intent | null =>
  WITH_IT.test(line)
    ? {
        kind: 'price',
        scope: NOWHERE,
        people: null,
        asksIncluded: true,
      }
    : null;
