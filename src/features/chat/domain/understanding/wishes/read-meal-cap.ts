import type { ConciergeState } from '../../concierge-state.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { slotsOf } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { NOWHERE, type Scope, scopeOf } from '../scope.ts';

const SUM = '(?:£ ?)?(\\d{1,3})(?! ?(?:of us|people|pm|am|minutes|mins|hours|th|st|nd|rd)\\b)';
const MEAL = '(?:lunch|lunches|dinner|dinners|meal|meals)';
const PART =
  '(?:lunch|lunches|dinners?|meals?|food|eating out|nights?|nights? out|drinks|drinking|bars?|activity|activities)';
const POUNDS = '(?:£ ?)?(\\d{2,3})(?! ?(?:of us|people|pm|am|minutes|mins|hours)\\b)';
const CAPPED = [
  new RegExp(
    ` (?:no more than|not more than|nothing over|nothing above|max|maximum|up to|at most|less than|under|below|cap of|limit of) ${SUM} (?:pp |each |a head |per head |max )*(?:on|for|at|per|a) (?:any |each |every |either |the |a |one |all )?${MEAL} `,
  ),
  new RegExp(
    ` (?:no|none of the|cap|keep|limit|all|every|any)(?: the| our)? ${MEAL} (?:over|above|more than|under|below|at|to|dearer than|within) ${SUM} `,
  ),
  new RegExp(
    ` ${MEAL}(?: is| are| at| to be)? (?:max|maximum|no more than|at most|up to|tops|capped at) ${SUM} (?:each |pp |a head |per head )*$`,
  ),
  new RegExp(
    ` (?:no|none of the|all|every|any)(?: the| our)? ${PART}(?: that| which)?(?: costs?| is| are)? (?:over|above|more than|dearer than|under|below) ${POUNDS} `,
  ),
  new RegExp(
    ` (?:keep|cap|limit|hold|get|bring) (?:all |any |every |each |both )?(?:the |our )?${PART} (?:down )?(?:to |at |under |below )?(?:no more than |not more than |at most |a max of |max |under |below |within )?${POUNDS} (?:quid |pounds |each |pp |a head |per head |max )*$`,
  ),
  new RegExp(
    ` (?:no more than|not more than|nothing over|max|maximum|up to|at most|less than|under|cap of|limit of|not over) ${POUNDS} (?:quid |pounds |each |pp |a head |per head )*(?:on|for) (?:any |each |every |the |our )?${PART} (?:(?:out|per night|a night|each night|per day|a day|per meal|each|pp|a head) )*$`,
  ),
  new RegExp(
    ` ${PART}(?: is| are| at| to be)? (?:all )?(?:max|maximum|no more than|not more than|at most|tops|capped at) ${POUNDS} (?:quid |pounds |each |pp |a head |per head |please )*$`,
  ),
  new RegExp(
    ` (?:no one|noone|nobody|dont|not|never|wont|cant|none of us|rather not) (?:\\w+ ){0,4}?(?:pay|paying|spend|spending|fork out|forking out) (?:any )?(?:more than|over|above) ${SUM} (?:each |pp |a head |per head )*(?:on|for|at) (?:any |each |every |the |our )?${MEAL} `,
  ),
  new RegExp(` ${MEAL} ${SUM} (?:max|maximum|tops) (?:each |pp |a head |per head )*$`),
  new RegExp(
    ` (?:keep|limit|hold|stick) (?:it |us |that |this |things |them )?(?:down )?(?:to |at |under |below |within )+(?:about |around |max )?${POUNDS}(?: \\d\\d)? (?:quid |pounds |each |pp |a head |per head |max )*(?:on|for|at) (?:any |each |every |the |our )?${MEAL} `,
  ),
];

/** `cant be going over 40 a head on any one thing`: whatever it is. */
const ANY_ONE = new RegExp(
  ` (?:no more than|not more than|nothing over|max|maximum|up to|at most|under|not over|over|above|more than) ${POUNDS} (?:quid |pounds |each |pp |a head |per head )*(?:on|for) (?:any (?:one|single)|a single|any) (?:thing|activity|item|stop|part|place|bit|venue) `,
);
const NOT_OVER = / (?:no|not|nothing|cant|cannot|dont|wont|max|maximum|up to|at most|under|never|shouldnt) /;

/** The parts that cost more than any one thing may; the dearest is told where none does. */
export function readAnyOneCap({ line, slots, kinds }: Reading, { plan }: ConciergeState): Intent | null {
  const sum = ANY_ONE.exec(line)?.[1];
  if (sum === undefined || !NOT_OVER.test(line) || slots.length + kinds.length > 0) return null;
  const maxPence = Number(sum) * 100;
  const dear = slotsOf(plan).filter(({ slot }) => slot.pricePerPersonPence > maxPence);
  if (dear.length === 0) return { kind: 'extremes', which: 'dearest', scope: NOWHERE };
  const scope = { ...scopeOf(dear), isEach: dear.length > 1 };
  return { kind: 'swap', scope, want: { ...NO_PREFERENCE, isCheaper: true, maxPence } };
}

/** `no more than 40 on any dinner`: what each of these meals may cost; those that cost more give way. Null for anything else. */
export function readMealCap({ line, slots, kinds }: Reading, scope: Scope): Intent | null {
  const sum = CAPPED.map((pattern) => pattern.exec(line)?.[1]).find((one) => one !== undefined);
  if (sum === undefined || slots.length > 0 || kinds.length === 0) return null;
  const maxPence = Number(sum) * 100;
  const dear = scope.slots.filter(({ slot }) => slot.pricePerPersonPence > maxPence);
  const isKept = dear.length === 0;
  if (isKept) return { kind: 'price', scope, people: null };
  return {
    kind: 'swap',
    scope: { ...scope, slots: dear, isOne: false, isEach: dear.length > 1 },
    want: { ...NO_PREFERENCE, isCheaper: true, maxPence },
  };
}
