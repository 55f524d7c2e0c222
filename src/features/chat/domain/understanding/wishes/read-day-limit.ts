import type { ConciergeState } from '../../concierge-state.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

const SUM = '(?:£ ?)?(\\d{2,4})';
const EACH =
  '(?:quid |pounds? |each |pp |apiece |per (?:head|person|girl|lad) |a (?:head|person|girl|lad) |for (?:each|everyone) )*';
/** `20 a day each`, and no `2 hours a day`. */
const A_DAY = new RegExp(
  ` ${SUM} ${EACH}(?:a|per|each|every|any|for each|for every|on any|in a|in any) (?:one |single )?day(?= )`,
);
/** It is a limit, and nothing somebody earns or asks about. */
const LIMITS =
  / (?:under|below|max|maximum|limit|cap|capped|budget|budgets|keep|kept|stick|stay|within|up to|no more|not more|at most|over|above|exceed|tops|ceiling|said|agreed|only|afford|manage|can do|get (?:it|that|us|this) (?:down )?(?:to|under)|down to|spend|spending|allowance|allowed|is (?:all|plenty|enough)|each|pp) /;
const ASKS = / (?:how|what|whats|which|why|is it|are we|earn|earns|paid|wages) /;
/** `half price friday`, `friday at half the cost`, `halve saturday`. */
const HALVED =
  / (?:half (?:the )?(?:price|cost|money)|halve|halved) (?=.*\w+day )|\w+day (?:\w+ ){0,3}?(?:half (?:the |its )?(?:price|cost)|halved|cut in half|(?:for|at) half the (?:price|cost|money))(?= )/;
const WORDS_MAX = 16;

/**
 * `no more than 60 a day each`, `half price friday`: what each day may cost a person, on all days or on those that are
 * named; never a limit of the whole trip. Null for anything else.
 */
export function readDayLimit(reading: Reading, { plan, request }: ConciergeState): Intent | null {
  const { line, slots, kinds, venues, words } = reading;
  if (slots.length + kinds.length + venues.length > 0 || words.length > WORDS_MAX || ASKS.test(line)) return null;
  const days = reading.days.length > 0 ? reading.days : [...plan.days.keys()];
  const [day, ...alsoDays] = days;
  if (day === undefined) return null;
  if (reading.days.length === 1 && HALVED.test(line)) {
    const now = plan.days[day]?.slots.reduce((sum, slot) => sum + slot.pricePerPersonPence, 0) ?? 0;
    return { kind: 'day-limit', day, capPence: Math.floor(now / 2) };
  }
  const said = A_DAY.exec(line)?.[1];
  if (said === undefined || !(LIMITS.test(line) || words.length <= 5)) return null;
  const isShared = / (?:for|between|among) (?:the |all )?(?:\d+ |lot |group |all )(?:of us )?/.test(line);
  const capPence = Math.floor((Number(said) * 100) / (isShared ? request.groupSize : 1));
  return { kind: 'day-limit', day, capPence, ...(alsoDays.length > 0 ? { alsoDays } : {}) };
}
