import type { Intent } from '../intent.ts';
import { QUESTION_LEAD } from '../typing/openings.ts';

const MOST =
  '(?:busiest|fullest|longest|biggest|heaviest|hardest|most packed|most hectic|quietest|emptiest|shortest|lightest|easiest|calmest|least busy)';
const DEAREST = '(?:dearest|priciest|most expensive|cheapest|least expensive|most costly)';
const asked = (which: string): RegExp =>
  new RegExp(
    `${QUESTION_LEAD}(?:(?:which|what) (?:day|night)(?: of (?:the trip|them|the weekend))? (?:is|are|will be|has|looks?)(?: (?:the|our|going to be|most|got the most|most on))*(?: ${which})?(?: (?:day|one|on|planned))* $|(?:which|what|whats|what is) (?:is )?(?:the|our) ${which} (?:day|night)(?: (?:of (?:the trip|the weekend)|then|please|again))* $)`,
  );
const BY_PARTS = asked(MOST);
const BY_PRICE = asked(DEAREST);
const NAMES_ONE = new RegExp(` (?:${MOST}|has (?:the )?most on|most on|got the most) `);

const LEAST = / (?:quietest|emptiest|shortest|lightest|easiest|calmest|least|cheapest) /;

/** `which day is busiest`, `whats the cheapest day`: all days by how full they are or what they cost. */
export function readDaysCompared(line: string): Intent | null {
  if (BY_PRICE.test(line) && new RegExp(` ${DEAREST} `).test(line))
    return { kind: 'days-compared', by: 'price', first: LEAST.test(line) ? 'least' : 'most' };
  return BY_PARTS.test(line) && NAMES_ONE.test(line)
    ? { kind: 'days-compared', by: 'parts', first: LEAST.test(line) ? 'least' : 'most' }
    : null;
}
