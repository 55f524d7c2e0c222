import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { KIN } from '../finding/kin.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { perPersonPence, raisesBudget } from './read-preference.ts';

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
    ` ${WHO} (?:can |could |should |will |wants to |want to |cant |cannot |is |are )*(?:not )?(?:goes|go|going|stretch|stretching|afford|spends?|spending|pays?|paying|do|doing|forks? out|forking out|shells? out|shelling out) (?:\\w+ )?(?:above|over|beyond|past|more than) ${SUM}`,
  ),
  new RegExp(
    ` keep (?:us|it|this|that|everything|things) (?:\\w+ )?(?:below|under|within|to|at|beneath) ${SUM}(?: (?:each|a head|pp|per (?:head|person)))? $`,
  ),
  new RegExp(
    `^ (?:(?:the|our|new|total|my) )*(?:budget|cap|limit|ceiling) (?:is |of |at |now )*${SUM}(?: (?:each|a head|pp|per (?:head|person)|max|tops))* $`,
  ),
  new RegExp(` (?:can|could|will) (?:do|manage|stretch to|go to|pay|afford) ${SUM} ${HEAD}`),
  new RegExp(
    ` (?:dont|do not|wont|shouldnt|should not|never|cant|cannot|lets not) (?:(?:want to|let it|let us|even|ever) )*(?:spend|pay|go|charge|cost|use|blow) (?:\\w+ )?(?:over|above|beyond|more than|past) ${SUM}`,
  ),
  / (?:settled|agreed|landed|compromised|shook hands) (?:on|for|at) (?:a limit of |a budget of )?(?:£ ?)?(\d{3,4})(?: (?:each|pp|a head|per (?:head|person)|in the end|all in))* $/,
  // `jess can only do 300`: what one of them has is what all can have.
  / (?:can|could|will) (?:only|just) (?:really )?(?:do|manage|afford|spend|pay|stretch to|go to) (?:£ ?)?(\d{3,4})(?: (?:each|pp|a head|per (?:head|person)|max|tops|all in|in total))* $/,
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
    ` ${SUM} (?:for|between|among) (?:the |all )?(?:\\w+ )?(?:of us|people|lads|girls)(?= .*(?:limit|budget|cap|max|tops|no more|all we (?:have|ve) got) )`,
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

/** `lower the limit by 50`, `bump the budget up by 30 each`: measured by the limit of now. */
const MOVED_BY = new RegExp(
  ` (raise|lift|up|bump|put|whack|move|increase|extend|push|lower|cut|drop|reduce|trim|shave|bring|knock|decrease|take) (?:up |down )?(?:the |our |my )?(?:budget|limit|cap|ceiling) (?:up |down )?by (?:about |another )?${SUM}`,
);
const FALLS = /^(?:lower|cut|drop|reduce|trim|shave|bring|knock|decrease|take)$/;

function movedLimit(byPence: number, { plan, request }: Pick<ConciergeState, 'plan' | 'request'>): Intent {
  return limitOf(Math.max(0, limitNow({ plan, request }) + byPence), plan, request.budgetCapPence);
}

/** `we've got another 50 each to spend`. */
const MORE_EACH = new RegExp(
  ` (?:another|an extra|extra|additional) ${SUM} (?:quid |pounds )?(?:each|pp|a head|per head|per person) (?:(?:now|more) )?(?:to (?:spend|play with|use|blow)|in the (?:budget|kitty|pot)|for (?:it|this|the weekend))(?= )`,
);

/** The limit of now, or what is spent where there is none. */
const limitNow = ({ plan, request }: Pick<ConciergeState, 'plan' | 'request'>): number =>
  request.budgetCapPence ?? plan.totals.slotsPerPersonPence;

const timesOf = (verb: string): RegExp =>
  new RegExp(
    ` (?:${verb}) (?:the |our |my )?(?:budget|limit|cap)(?= )| (?:budgets?|limits?|cap) (?:has |is |has been |been |now |just |gets |got )*(?:${verb})(?= )`,
  );
/** `his dad has doubled the budget`. */
const TIMES: readonly { said: RegExp; by: number }[] = [
  { said: timesOf('double|doubled|doubles|doubling'), by: 2 },
  { said: timesOf('triple|tripled|treble|trebled'), by: 3 },
  { said: timesOf('halve|halved|cut in half'), by: 0.5 },
];

/** `his mum put 500 in the pot`, `the CEO will cover £1,000 of it`: for everybody, so each may spend a share of it more. */
const CONTRIBUTES = new RegExp(
  ` (?:(?:${KIN}|groom|bride)s?|stag|ceo|chairman|firm|company|office|in laws|client|work) (?:\\w+ ){0,2}?(?:cover|covers|covering|covered|puts?|putting|stuck|sticking|contribut\\w+|throws?|throwing|threw|gave|gives|giving|given|adds?|adding|added|donat\\w+|(?:chips?|chipping|chipped) in(?: with)?) (?:in |us |over )?(?:about |another )?${SUM}(?= (?:(?:quid|pounds) )?(?:$|of (?:it|the)|in|into|to|towards|toward|on top|for (?:the )?(?:pot|kitty|lot|group)))`,
);

const THE_LIMIT =
  '(?:the |our |any |that |this |my )?(?:£ ?)?(?:\\d{2,5} )?(?:quid |pounds? )?(?:(?:spending|price|money|per head|per person) )*(?:budget|limit|cap|ceiling)';
/** The limit goes away altogether, whatever it was: `ignore the 500 limit`, `take the cap off`, `the limit has been lifted`. */
const REMOVED = new RegExp(
  `(?<! (?:dont|not|never|wont|cant)(?: \\w+)?) (?:(?:ignore|forget|scrap(?:ped)?|drop(?:ped)?|removed?|bin(?:ned)?|lose|lost|lift(?:ed)?|ditch(?:ed)?|cancel(?:led)?|delete|disregard|skip|waived?|never mind) (?:about )?${THE_LIMIT}(?! (?:hotels?|hostels?|options?|(?:to|at|is|of|by|down) ))|(?:take|taken|took) (?:${THE_LIMIT} (?:off|away)|(?:off|away) ${THE_LIMIT})|${THE_LIMIT} (?:(?:has|is|was|been|now|all) )*(?:lifted|removed|scrapped|dropped|taken off|gone(?! (?:up|down|to|over|from|past))|waived))(?= )`,
);

/** `dad is paying so the budget is doubled`; null where nobody multiplies the limit, or asks what if. */
export function readLimitTimes(
  { line, slots }: Pick<Reading, 'line' | 'slots'>,
  { plan, request }: Pick<ConciergeState, 'plan' | 'request'>,
): Intent | null {
  const times = TIMES.find(({ said }) => said.test(line))?.by;
  const isAsked = / (?:what|how|if|why) /.test(line);
  if (times === undefined || slots.length > 0 || isAsked) return null;
  return movedLimit(limitNow({ plan, request }) * (times - 1), { plan, request });
}

/** A limit of money that no word of cheaper goes with, a person or for all; null for anything else. */
export function readLimit({ line, slots }: Reading, { plan, request }: ConciergeState): Intent | null {
  if (slots.length > 0 || / (?:what|how|is|are|does|do|why|which|if) (?=.*\?)/.test(line)) return null;
  if (REMOVED.test(line)) return { kind: 'budget', capPence: null };
  const moved = MOVED_BY.exec(line);
  if (moved) return movedLimit(Number(moved[2]) * 100 * (FALLS.test(moved[1] ?? '') ? -1 : 1), { plan, request });
  const more = MORE_EACH.exec(line)?.[1];
  if (more !== undefined) return movedLimit(Number(more) * 100, { plan, request });
  const given = CONTRIBUTES.exec(line)?.[1];
  if (given !== undefined && request.budgetCapPence !== null)
    return movedLimit(Math.floor((Number(given) * 100) / plan.groupSize), { plan, request });
  const times = readLimitTimes({ line, slots }, { plan, request });
  if (times !== null) return times;
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
export const limitOf = (
  capPence: number,
  { totals }: TripPlan,
  now: number | null,
): Extract<Intent, { kind: 'cheaper' | 'budget' }> =>
  now !== null && capPence > now && capPence >= totals.slotsPerPersonPence
    ? { kind: 'budget', capPence }
    : { kind: 'cheaper', capPence, perPerson: true };

function poundsOf(patterns: readonly RegExp[], line: string): number | null {
  const found = patterns.map((pattern) => pattern.exec(line)?.[1]).find((sum) => sum !== undefined);
  return found === undefined ? null : Number(found);
}
