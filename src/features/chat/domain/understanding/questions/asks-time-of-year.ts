import type { TripPlan } from '../../../../../engine/trip-plan.ts';

const MONTHS: readonly string[] =
  'january february march april may june july august september october november december'.split(' ');
const TIME = `(?:${MONTHS.join('|')}|(?:the )?(?:summer|winter|spring|autumn)|midweek|(?:a |the )?weekdays?|(?:in )?the week|(?:the )?school holidays|half term|(?:off|low|high|out of) (?:peak|season)|(?:an?other|a different|other|some other) (?:months?|weeks?|weekends?|dates?|times?(?: of (?:the )?year)?))`;
const LESS = '(?:cheaper|less|dearer|pricier|more expensive|better value|lower|higher)';
const COMPARED = new RegExp(
  [
    ` (?:is|are|would|will|does|do|isnt|wouldnt|might) (?:it|that|this|we|prices?|the (?:price|trip|hotel|plan)|things|everything)(?: (?:be|get|gets|work out|cost|costs|any|much|a lot|a bit|usually|all))* ${LESS} (?:(?:in|on|at|if|we|went|go|going|did|do|it|during|over|for|came|come) )*${TIME} `,
    `^ (?:(?:so|and|or|but|any|would be|is it|it be) )*${LESS} (?:(?:in|on|during|for|over|at|if|we|go|went|going) )*${TIME}(?: (?:or|maybe|then|${TIME}))* $`,
    ' (?:which|what) (?:month|time of year|week|weekend|date|dates) (?:is|are|would be|works out|will be) (?:the )?(?:cheap\\w*|best value|least expensive) ',
    ' when is (?:it|the trip|this) (?:the )?cheapest | cheapest (?:month|time(?: of (?:the )?year)?|week|weekend|dates?) (?:to |for |of |$)',
    ` (?:is|are) ${TIME} (?:\\w+ )?${LESS} than `,
  ].join('|'),
);
const PRICE_IN = new RegExp(
  `^ (?:(?:so|and|but|ok|what|whats|how much|price|cost|is|does|would|will|it|that|this|be|the|trip|come to|we|pay|total|for us|all) )+(?:in|during) (${TIME}) $`,
);

/**
 * Whether a line asks what another time would cost, `cheaper in june?`, `how much in november`, or which is the cheapest; the
 * month that the trip is in is no other.
 */
export function asksTimeOfYear(line: string, { days }: TripPlan): boolean {
  if (COMPARED.test(line)) return true;
  const time = PRICE_IN.exec(line)?.[1];
  const month = Number((days[0]?.date ?? '').slice(5, 7));
  return time !== undefined && MONTHS.indexOf(time) !== month - 1;
}
