import type { ConciergeState } from '../../concierge-state.ts';
import { ORDER } from '../cues/topic-words.ts';
import { findKinds, slotsOf, slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { NOWHERE, scopeOf } from '../scope.ts';

/** What a place may or may not count in its price. */
const THING =
  '(?:(?:a|an|any|the|our|all|some|free|welcome|soft|unlimited) )*(?:drinks?|booze|alcohol|wine|beers?|prosecco|fizz|bubbly|cocktails?|food|nibbles|snacks?|starters?|puddings?|desserts?|sides|service|service charge|tips?|entry|entrance|tickets?|hire|kit|gear|equipment|shoes|shoe hire|towels?|robes?|guide|bikes?|helmets?|cloakroom|lunch)';
const MORE = `(?: (?:and|or|as well as) ${THING})?`;
const INCLUDED =
  '(?:included|inclusive|in (?:the|that|this|it|there)(?: price| cost)?|in with (?:it|that)|on top|extra|thrown in|covered|part of (?:it|the price|the deal))';
const ASKS_WHETHER: readonly RegExp[] = [
  new RegExp(` (?:is|are|does|do|would|will) ${THING}${MORE} (?:come |be )?(?:also |already |all )?${INCLUDED} `),
  new RegExp(
    ` (?:does|do|is|are|will|would|whether|if) (?:\\w+ ){1,7}?(?:include|includes|including|inclusive of|come with|comes with|cover|covers) ${THING}${MORE} `,
  ),
  new RegExp(
    ` (?:price|cost|that|it) (?:with|counting|including) ${THING}${MORE}(?: (?:or (?:without|not)|too|as well|in|in it))* $`,
  ),
  new RegExp(
    ` (?:do|will|would) (?:we|you|they) (?:get|pay for|have to pay for) ${THING}${MORE} (?:with|on top|at|extra|for that|for the money|in with|as well|included) `,
  ),
];
/** `what do we get for the money at the boat`. */
const WHAT_FOR_IT =
  / (?:what|whats) (?:\w+ ){0,6}?(?:for (?:the|that|our|your) (?:money|price|cash)|for (?:the |that |our )?(?:£ ?)?\d{1,4}(?! (?:people|persons|guests|heads|of (?:us|them|you)))|in (?:the|that) price|included) /;
const WHOLE_TRIP =
  / (?:flights?|trains?|travel|transfers?|hotel|stay|accommodation|breakfast|everything|vat|taxes|tax) /;
const THINGS = new RegExp(` ${THING}(?= )`, 'g');
const ONLY_THING = new RegExp(`^ ${THING} $`);
const WORDS_MAX = 18;

/**
 * Whether drinks, service, hire and the like are in the price of a part, or what one gets for it: its price, what the list tells of it and
 * that it tells no more. Without a part named it is asked of the one spoken of last. Null for what the whole trip covers.
 */
export function readPartInPrice(reading: Reading, { plan }: ConciergeState): Intent | null {
  const { line, slots, days, words, venues } = reading;
  if (words.length > WORDS_MAX || venues.length > 0 || WHOLE_TRIP.test(line)) return null;
  const isWhether = ASKS_WHETHER.some((pattern) => pattern.test(line));
  if ((!isWhether && !WHAT_FOR_IT.test(line)) || ORDER.test(line)) return null;
  // `drinks` is a night out elsewhere, and `service` a word of some place.
  const parts = slots.filter(({ from, to }) => !ONLY_THING.test(` ${words.slice(from, to).join(' ')} `));
  const kinds = findKinds(line.replace(THINGS, ' ')).filter((kind) => kind !== 'activity');
  if (parts.length + kinds.length + days.length === 0)
    return isWhether && OF_THAT.test(line)
      ? { kind: 'price', scope: NOWHERE, people: null, asksIncluded: true, isOfLast: true }
      : null;
  const named = parts.at(-1)?.slots.filter(({ day }) => days.length === 0 || days.includes(day)) ?? [];
  const scope = scopeOf(named.length > 0 ? named : slotsWhere(plan, days, [], kinds), days);
  const isPart = scope.slots.length > 0 && scope.slots.length < slotsOf(plan).length;
  return isPart ? { kind: 'price', scope, people: null, asksIncluded: true } : null;
}
/** `is that with drinks`: of what was spoken of. */
const OF_THAT = / (?:that|it|this|there|them) /;
