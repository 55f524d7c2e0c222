import type { TripPlan } from '../../../../engine/trip-plan.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { Intent } from './intent.ts';
import { perPersonPence, raisesBudget } from './read-preference.ts';
import type { Reading } from './reading.ts';

/** A sum in whole pounds as it is written out, and no time of day, date or number of people. */
const SUM =
  '(?:£ ?)?(\\d{2,5})(?! ?(?:of us|people|pm|am|minutes|mins|hours|kids|lads|girls|guests|km|th|st|nd|rd)\\b)';
const HEAD =
  '(?:pp|(?:a|per|each|every|for (?:each|every)) (?:child|kid|head|person|lad|girl|hen|stag|delegate|guest|man|woman))';
const WHO =
  '(?:no one|noone|nobody|none of us|not everyone|we|i|they|some of (?:us|them)|the (?:girls|lads|others|group))';

/** What each may cost at most. */
const EACH = [
  new RegExp(` (?:anything|nothing|not|never|nowt|a penny) (?:a penny )?(?:over|above|beyond|more than) ${SUM}`),
  new RegExp(
    ` ${WHO} (?:can |could |should |will |wants to |want to |cant |cannot |is |are )*(?:not )?(?:go|going|stretch|stretching|afford|spend|spending|pay|paying|do|doing|forking out|shelling out) (?:\\w+ )?(?:above|over|beyond|past|more than) ${SUM}`,
  ),
  new RegExp(
    ` keep (?:us|it|this|that|everything|things) (?:\\w+ )?(?:below|under|within|to|at|beneath) ${SUM}(?: (?:each|a head|pp|per (?:head|person)))? $`,
  ),
  new RegExp(
    `^ (?:(?:the|our|new|total|my) )*(?:budget|cap|limit|ceiling) (?:is |of |at |now )*${SUM}(?: (?:each|a head|pp|per (?:head|person)|max|tops))* $`,
  ),
  new RegExp(` (?:can|could|will) (?:do|manage|stretch to|go to|pay|afford) ${SUM} ${HEAD}`),
  // `we are permitted £230 a head`, `230 has been signed off for each`: somebody else allows so much.
  new RegExp(
    ` (?:permitted|allowed|authorised|authorized|granted|allocated|limited to|restricted to|capped at|approved for|entitled to|given) (?:to spend |up to |only |just |about |a maximum of |a budget of )*${SUM}`,
  ),
  new RegExp(
    ` ${SUM} (?:${HEAD} |each )?(?:has been |is |was |is all that is )(?:permitted|allowed|authorised|signed off|approved|agreed|allocated) `,
  ),
  new RegExp(
    `^ (?:(?:well|ok|right|tbh) )*${SUM} (?:${HEAD} |each )?is (?:\\w+ )?(?:loads|plenty|enough|ample|lots|fine by us|the most|our max|what we have|all we have)(?= )`,
  ),
  new RegExp(
    ` (?:each (?:have|has|got)|have (?:got )?each|each of us has|everyone has) ${SUM} (?:to spend|to play with|each|max)`,
  ),
];
/** `a cap on it. 550`, `the max anyone can do is 350`: a word for a limit, and at the end the only sum. */
const CAPPED = new RegExp(
  ` (?:budget|cap|limit|ceiling|maximum|max|tops) (?:(?!from|was|went|raise|per|for|dinner|lunch)[a-z]+ ){0,6}${SUM}(?: (?:each|a head|pp|per (?:head|person)|tops|max))* $`,
);
/** What everybody together may cost at most. */
const TOGETHER = [
  new RegExp(
    ` ${SUM} (?:for|between|among) (?:the )?(?:\\w+ )?(?:of us|people|lads|girls)(?= .*(?:limit|budget|cap|max|all we (?:have|ve) got) )`,
  ),
  new RegExp(
    `^ (?:(?:its|it is|we have|max|budget|say|about|around|just) )*${SUM} (?:for|between|among) (?:the (?:whole )?(?:lot|group|team|gang)|all|everyone|everybody) ?(?:of (?:them|us))? $`,
  ),
  new RegExp(
    `^ (?:(?:the|our|a) )*budgets? (?:is |of )?${SUM} (?:all in|in total|altogether|overall|total)(?: for (?:the )?(?:\\d+ of us|all of us|group|lot|everyone))? $`,
  ),
];
/** `the budget has gone up to 320 each`. */
const RAISED = new RegExp(
  ` (?:budgets?|cap|limit) (?:has |is |have )*(?:gone|went|been|moved|pushed|raised|put|upped|bumped) (?:up )?(?:to )${SUM}`,
);

/** The limit goes away altogether, whatever it was: `ignore the 500 limit`, `bin the budget`. */
const REMOVED =
  /(?<! (?:dont|not|never|wont|cant)(?: \w+)?) (?:ignore|forget|scrap|drop|remove|bin|lose|lift|ditch|cancel|delete|disregard|skip|never mind) (?:about )?(?:the |our |any |that |this |my )?(?:£ ?)?(?:\d{2,5} )?(?:quid |pounds? )?(?:spending |price |money )?(?:budget|limit|cap|ceiling)(?! (?:hotels?|hostels?|options?|(?:to|at|is|of|by|down) ))(?= )/;

/** A limit of money that no word of cheaper goes with, a person or for all; null for anything else. */
export function readLimit({ line, slots }: Reading, { plan, request }: ConciergeState): Intent | null {
  if (slots.length > 0 || / (?:what|how|is|are|does|do|why|which|if) (?=.*\?)/.test(line)) return null;
  if (REMOVED.test(line)) return { kind: 'budget', capPence: null };
  const raised = poundsOf([RAISED], line);
  if (raised !== null && raised * 100 >= plan.totals.slotsPerPersonPence)
    return { kind: 'budget', capPence: raised * 100 };
  const each = poundsOf(raisesBudget(line) ? EACH : [...EACH, CAPPED], line);
  if (each !== null) return limitOf(each * 100, plan, request.budgetCapPence);
  const together = poundsOf(TOGETHER, line);
  return together === null
    ? null
    : limitOf(Math.floor((together * 100) / plan.groupSize), plan, request.budgetCapPence);
}

/** A sum as a limit: for each or for all, whichever is nearer to the limit of now, or to the price where there is none. */
export function limitFrom(amount: { pence: number; perPerson: boolean }, { plan, request }: ConciergeState): Intent {
  const now = request.budgetCapPence;
  return limitOf(perPersonPence(amount, now ?? plan.totals.slotsPerPersonPence, plan.groupSize), plan, now);
}

/** A sum above the limit of now and above what is spent lets more in; any other has to be kept to. */
const limitOf = (capPence: number, { totals }: TripPlan, now: number | null): Intent =>
  now !== null && capPence > now && capPence >= totals.slotsPerPersonPence
    ? { kind: 'budget', capPence }
    : { kind: 'cheaper', capPence, perPerson: true };

function poundsOf(patterns: readonly RegExp[], line: string): number | null {
  const found = patterns.map((pattern) => pattern.exec(line)?.[1]).find((sum) => sum !== undefined);
  return found === undefined ? null : Number(found);
}
