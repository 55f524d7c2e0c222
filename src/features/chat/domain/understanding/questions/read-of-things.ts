import type { ConciergeState } from '../../concierge-state.ts';
import { isNothingOpen, lastChanged, listedWishes, offeredWish, openQuestion } from '../../wording/offers.ts';
import { findScope } from '../cues/find-scope.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import type { Wish } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { NOWHERE, type Scope, scopeOf } from '../scope.ts';
import { openings } from '../typing/openings.ts';

const LEAD = openings(
  'yes|yeah|honestly|actually|ooh|nice one|nice|great|good|lovely|perfect|brilliant|cool|thanks|cheers|wait|a bit|bit',
);
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const PART = '(?:mornings?|afternoons?|evenings?|nights?|dinners?|lunch(?:es)?)';
const STAY = '(?:hotel|hostel|stay|apartment|accommodation)';
const MONEY = '(?:prices?|costs?|budget|price tag)';
const WHOLE = '(?:plan|trip|itinerary|weekend|whole thing|schedule|timings?)';
/** A day, a meal, the stay, the money, the plan: what is spoken of and is no one place. */
const THING = `(?:(?:the |our |that |this |all the )?(?:(?:first|last) (?:day|night)|${DAY}(?: ${PART})?|${PART}|food|meals|restaurants|bars|pubs|clubs|activities|${STAY}|${MONEY}|${WHOLE}))`;
const GOOD =
  '(?:good|great|fine|fun|lovely|perfect|brilliant|brill|amazing|ok|okay|nice|spot on|ideal|mint|class|fab|wicked|ace|alright|all right|sorted|sound)';
const VERY = '(?:(?:all|really|so|very|absolutely|pretty|just|quite|a bit|do|both|still|dead) )*';
const END = '(?: (?:then|now|though|to (?:me|us)|by (?:me|us)|with (?:me|us)|x+|thanks|thank you|tbh))* $';

const PRAISED = [
  new RegExp(`^ ${LEAD}${THING} (?:is|are|looks?|sounds?|seems?|will be) ${VERY}${GOOD}${END}`),
  new RegExp(
    `^ ${LEAD}(?:(?:i|we|they|she|he|everyone|im|i am|we are) )?${VERY}(?:likes?|loves?|liked|loved|happy with|pleased with|fine with|buzzing (?:for|about)|sold on) ${THING}${END}`,
  ),
  new RegExp(
    `^ ${LEAD}that is ${THING} (?:all |nicely )?(?:sorted|done|settled|fixed|dealt with|covered|ticked off)${END}`,
  ),
];
const ASKED = new RegExp(
  `^ ${LEAD}(?:(?:what|how) about|show (?:me|us)|(?:any )?thoughts on|do you (?:like|rate|recommend)|(?:more |some )?(?:info|details|information) (?:on|about|for)|tell (?:me|us) (?:more )?about) ${THING}${END}`,
);
const BARE = new RegExp(`^ ${LEAD}${THING}${END}`);
const DOUBTED = new RegExp(
  `^ ${LEAD}(?:(?:im|i am|we are|a|bit|little|slightly|quite|really) )*(?:worried|concerned|nervous|unsure|not sure) about ${THING}${END}|^ ${LEAD}(?:would you|should (?:we|i)) (?:change|swap|alter|tweak) ${THING}${END}|^ ${LEAD}${THING} (?:really|seriously|though|tho|again|or not)(?: then)? $`,
);
const GOES_ON = new RegExp(`^ ${LEAD}(?:what|how) about `);
const IS_STAY = new RegExp(` ${STAY} `);
const IS_MONEY = new RegExp(` ${MONEY} `);
const IS_WHOLE = new RegExp(` ${WHOLE} `);

/**
 * `the hotel is fine`, `thoughts on the prices?`, `sunday though?`: a day, a meal, the stay or the money and nothing but that
 * it is praised, asked of or doubted. It is kept, told of or asked about, and nothing is changed for it.
 */
export function readOfThings(message: string, state: ConciergeState): Wish | null {
  const reading = read(message, state);
  const { line, words, slots, venues } = reading;
  if (venues.length > 0) return null;
  const isOpen = !isNothingOpen(state.history);
  const isAsked = /\?\s*$/.test(message);
  // `saturday is fine` takes up an offer to move something there.
  const offered = lastChanged(state.history) ? null : offeredWish(state.history);
  const isTakenUp = offered !== null && words.some((word) => word.length > 4 && offered.toLowerCase().includes(word));
  const isChosen = openQuestion(state.history) !== null && listedWishes(state.history).length === 0;
  const mayBePraise = !isAsked && !isTakenUp && !isChosen;
  if (mayBePraise && PRAISED.some((pattern) => pattern.test(line))) return { kind: 'keep', scope: NOWHERE };
  const scope = scopeOfThing(reading, state);
  // `what about saturday` goes on from a change of friday.
  const goesOn = isOpen && GOES_ON.test(line) && !IS_STAY.test(line) && !IS_MONEY.test(line);
  if (
    (ASKED.test(line) && !goesOn) ||
    (isAsked && !isOpen && BARE.test(line)) ||
    (DOUBTED.test(line) && IS_STAY.test(line))
  ) {
    if (IS_STAY.test(line)) return { kind: 'stay' };
    if (IS_MONEY.test(line)) return { kind: 'price', scope: NOWHERE, people: null };
    return scope.slots.length > 0 || IS_WHOLE.test(line) || slots.length > 0 ? { kind: 'schedule', scope } : null;
  }
  return DOUBTED.test(line) ? { kind: 'vague', scope } : null;
}

/** The same in the middle of a conversation, but for what may go on from the question or the order before it. */
export const remarkOnThing = (message: string, state: ConciergeState): Wish | null =>
  GOES_ON.test(read(message, state).line) && !lastChanged(state.history) ? null : readOfThings(message, state);

function scopeOfThing(reading: Reading, { plan }: ConciergeState): Scope {
  const { line, words, days } = reading;
  if (/ (?:bars|pubs|clubs) /.test(line)) return scopeOf(slotsWhere(plan, days, [], ['night']), days);
  if (/ activities /.test(line)) return scopeOf(slotsWhere(plan, days, [], ['activity']), days);
  if (/ (?:food|meals|restaurants) /.test(line)) return scopeOf(slotsWhere(plan, days, [], ['lunch', 'dinner']), days);
  return findScope(reading, plan, words.length);
}
