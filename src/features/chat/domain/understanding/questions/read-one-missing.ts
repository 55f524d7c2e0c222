import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { openings } from '../typing/openings.ts';

/** One of the group by name, kin or pronoun; not all of them, and not whom it is for. */
const ONE =
  '(?:(?:my|our|his|her|the) )?(?!(?:we|they|you|i|it|lets|everyone|everybody|all|lads|girls|boys|group|both|can|could|please|just|not|dont|if|and|or|so|but|ok|also|maybe|perhaps|probably|well|then|right|great|grand|lovely|cool|nice|fine|alright|anyway|actually|id|rather|should|shall|would|might|may|must|will|the|my|our|his|her|tonight|\\w+day|bride|groom|stag|hen|birthday)\\b)\\w{2,}(?: (?!is|isnt|can|cant|could|will|wont|might|may|would)\\w+)?';
const LEAD = `^ ${openings('maybe')}`;
/** `she could skip the club`, `jess is missing the karting`. */
const SKIPS = new RegExp(
  `${LEAD}${ONE} (?:(?:is|can|could|will|might|may|would|wants|rather|prefers?|to|going|gonna|happy|probably|just) )*(?:skip|skips|skipping|miss|misses|missing|sit out|sits out|sitting out|opts? out of|opting out of|bow out of|bows out of) `,
);
/** `dave isnt doing the karting`: told of somebody by name. */
const NOT_DOING = new RegExp(
  `${LEAD}(?!(?:he|she|that|this|there|what|who|which|nobody|noone|anyone|someone|most|half|some)\\b)${ONE} (?:(?:wont|will not|doesnt want to|does not want to|isnt going to|refuses to|wouldnt) (?:do|come to|come on|go to|go on|set foot in)|(?:isnt|is not|wont be|will not be) (?:doing|coming to|coming on|coming for|going on|going to|joining (?:us )?(?:for|at|on))) `,
);
/** `could my friend whos skint skip the karting`: asked for one of them. */
const MAY_SKIP = new RegExp(
  `${LEAD}(?:can|could|may|might|is it (?:ok|okay|alright|fine) (?:if|for)|would it be (?:ok|okay|alright|fine) (?:if|for)) ${ONE} (?:(?:whos?|that|is|are|has|cant|to|just|not) (?:\\w+ ){0,4}?)?(?:skip|skips|miss|misses|sit out|sits out|opt out of|bow out of) `,
);
/** `anyone with a bad back should skip the karting`: whoever it is, the others go. */
const SOME_SKIP = new RegExp(
  `${LEAD}(?:anyone|anybody|whoever|people|those|somebody|someone) (?:\\w+ ){0,6}?(?:should|can|could|might|may|will|had better|better) (?:\\w+ ){0,2}?(?:skip|miss|sit out|opt out of) `,
);
/** `can 4 of the lads skip sunday`: so many of them, and not the group. */
const SO_MANY_SKIP =
  /^ (?:(?:so|and|but|ok|also|maybe|can|could|may|might|what if|if|is it (?:ok|okay|alright|fine) (?:if|for)) )*(?:\d+|one|two|three|four|five|six|some|half|most|a few|a couple) (?:of (?:us|them|the \w+|my \w+|our \w+) |(?:lads|girls|people|guests|colleagues) )?(?:(?:can|could|will|might|may|would|want|wants|to|are|is|going|gonna|have|has|rather) )*(?:skip|skips|skipping|miss|misses|missing|sit out|sitting out|opt out of|not do|not come (?:on|to|for)|leave before) (?!it |that |this )/;
/** `2 of us cant make lunch`: of a part, and not of a day. */
const CANT_MAKE =
  /^ (?:(?:so|and|but|ok|also) )*(?:\d+|one|two|three|four|five|six|some|half|a few|a couple) (?:of (?:us|them|the \w+) |(?:lads|girls|people|guests) )?(?:cant|cannot|wont|couldnt) (?:make|come to|come for|be at) /;
const ORDERS = / (?:swap|change|replace|instead|drop it|everyone|we all|so lets|so can|find|add|something) /;

/**
 * `she could skip the club, how much off is that`: one of them is not there for a part that the others have, and it stays in
 * the plan. Null where no part is named, and beside an order.
 */
export function readOneMissing(reading: Reading, state: ConciergeState): Intent | null {
  const { line, slots, kinds, types, days, words } = reading;
  // `half of us will sit out the falconry`, of a plan without it.
  const isUnnamed = slots.length + kinds.length + days.length === 0 && !ORDERS.test(line);
  if (isUnnamed && SO_MANY_SKIP.test(line)) return { kind: 'impossible', why: { kind: 'part-of-group' } };
  if (slots.length + kinds.length + types.length + days.length === 0 || ORDERS.test(line)) return null;
  const patterns = [SKIPS, NOT_DOING, MAY_SKIP, SOME_SKIP, SO_MANY_SKIP];
  const isOfPart = slots.length + kinds.length > 0 && CANT_MAKE.test(line);
  if (!isOfPart && !patterns.some((pattern) => pattern.test(line))) return null;
  const scope = findScope(reading, state.plan, words.length);
  return scope.slots.length === 0 ? null : { kind: 'outside', what: 'absence', of: scope.slots };
}
