import type { ConciergeState } from '../../concierge-state.ts';
import { COUNTS_STAY } from '../cues/topic-words.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { limitOf } from './read-limit.ts';

const SUM = '(?:£ ?)?(\\d{2,4})(?:\\.\\d\\d)?(?! ?(?:percent|people|of us|pm|am|minutes|mins|hours)\\b)';
const IT =
  '(?:it|that|this|us|things|everything|the (?:total|price|cost|bill|whole (?:thing|lot|trip)|plan|trip|lot)|total|prices?)';
const DOWN = '(?:all |back |down |in |out |all in |well |a bit |somewhere )*';
const UNDER = '(?:to|under|below|within|at|beneath|inside|for|down to)';
/** What it is to come down to: `get it back under 300`, `300 is the limit`, `I said 150`. */
const LIMITS = [
  new RegExp(
    ` (?:get|getting|bring|bringing|take|cut|trim|keep|pull|pare|knock|squeeze|shave|drop|make|have) ${IT} ${DOWN}${UNDER} ${SUM}(?= )`,
  ),
  new RegExp(
    ` (?:needs?|has|have|must|got|should|can|could|supposed) (?:\\w+ )?(?:to )?(?:be|come|stay|go|get) ${DOWN}${UNDER} ${SUM}(?= )`,
  ),
  new RegExp(
    ` (?:(?:has |have )?(?:cut|capped|limited|restricted|held|knocked)) (?:us|me|it|everyone) ${DOWN}${UNDER} ${SUM}(?= )`,
  ),
  new RegExp(` cheaper (?:down )?${UNDER} ${SUM}(?= )`),
  new RegExp(
    ` ${SUM} (?:each |pp |a head )*(?:is|was|s) (?:the|our|my|a) (?:limit|max|maximum|budget|cap|ceiling|most|top whack)(?= )`,
  ),
  new RegExp(` (?:limit|max|maximum|budget|cap|ceiling) (?:is|was|of|s) ${SUM}(?= )`),
  new RegExp(` (?:i|we) (?:said|agreed|told them|promised|meant) (?:no more than |max |under |a max of )?${SUM}(?= )`),
];
const IS_OVER =
  / (?:(?:is|are|were|its|be|comes|come|gone|goes|going|bit|way|well|miles|loads|slightly|just|still|tad|touch|little|quid|pounds?|fiver|tenner|\d+|each|so) over|over (?:budget|the (?:budget|limit|top)|what|by)|too (?:high|dear|much|expensive|steep|pricey)|more than (?:we|i|they)) /;
/** All of it, and so what it is slept in. */
const IN_ALL =
  / (?:all in|in total|altogether|all told|total|totals|overall|grand total|the beds(?: in)?|beds included|rooms included) /;
/** `get the whole thing for £100 each`. */
const ALL_FOR =
  / (?:get|do|have|make) the whole (?:thing|lot|trip|weekend) (?:\w+ )?(?:for|under|within|below) (?:£ ?)?\d+ (?:each|pp|a head|per) /;
/** Another trip, or somebody else's money. */
const OF_OTHER =
  / (?:last (?:year|time|trip|weekend)|years? ago|once|used to|wedding|rent|mortgage) |^ (?:(?:so|and|but|ok) )*(?:how|why|what|is (?!it possible )|are|does|do|did|will) /;
const ASKED_FOR = / (?:can|could|would|will) (?:you|we) | is it possible /;
/** The price is told to the pound, and so much over by a guess. */
const NEAR_PENCE = 1_50;
const GUESS_PENCE = 6_00;
/** Less of the whole than this buys no trip, and is no limit of it. */
const LEAST_SHARE = 0.3;

/**
 * What is over is to come down to a sum: `£336 each is over, get it under 300`. Where it is over only with the stay, or where
 * the price that is named has the stay in it, the sum holds with the stay. Null where a part or anything else is spoken of.
 */
export function readOverLimit(reading: Reading, { plan, request }: ConciergeState): Intent | null {
  const { line, raw, slots, kinds, venues, types, days, hotels } = reading;
  const { allPerPersonPence: all, slotsPerPersonPence: own, stayPerPersonPence: stay } = plan.totals;
  const isPriced = slots.every(({ from, to }) =>
    / (?:tenner|fiver|£ ?\d+|\d+) /.test(` ${reading.words.slice(from, to).join(' ')} `),
  );
  if (!isPriced || kinds.length + venues.length + types.length + days.length + hotels.length > 0) return null;
  const countsStay = COUNTS_STAY.test(line) || IN_ALL.test(line);
  if (OF_OTHER.test(line) || (raw.includes('?') && !ASKED_FOR.test(line))) return null;
  if (!IS_OVER.test(line) && !COUNTS_STAY.test(line) && !ALL_FOR.test(line)) return null;
  const said = LIMITS.map((pattern) => pattern.exec(line)?.[1]).find((sum) => sum !== undefined);
  const capPence = Number(said ?? 0) * 100;
  if (capPence >= all || capPence < all * LEAST_SHARE) return null;
  const sums = [...line.matchAll(/(?<= )(?:£ ?)?(\d{1,4}(?:\.\d\d)?)(?= )/g)].map(([, sum]) =>
    Math.round(Number(sum) * 100),
  );
  const isNamed = sums.some(
    (sum) => Math.abs(sum - all) <= NEAR_PENCE || (sum !== capPence && Math.abs(all - capPence - sum) <= GUESS_PENCE),
  );
  const isWithStay = stay > 0 && (countsStay || isNamed || own <= capPence);
  const cap = isWithStay ? Math.max(0, capPence - stay) : capPence;
  const limit = limitOf(cap, plan, request.budgetCapPence);
  return isWithStay ? { ...limit, stayPence: stay } : limit;
}
