import { onlyOf } from '../../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../../concierge-state.ts';
import { ORDINALS } from '../../../ordinals.ts';
import { cheapestOf, dearestOf, lastReplyOf, listedWishes } from '../../../wording/offers.ts';
import { readNumberText } from '../../finding/read-number.ts';
import { read } from '../../reading.ts';
import { normalise } from '../../typing/normalise.ts';
import { whole } from './frame.ts';

const COUNTED = '(\\d|one|two|three|four)';
/** `girls voted 2`, `2 looks class`, `put us down for 2`, `definitely 2`. */
const PICKS: readonly RegExp[] = [
  whole(
    `(?:(?:definitely|deffo|defo|def|put us down for|put me down for|i mean|b|a|c|it has to be|has to be|its got to be|got to be|gotta be|im thinking|id say|i vote|i say|(?:the )?(?:girls|lads|boys|group|everyone|everybody|we|they|most|majority|ladies|team|hen|stag|bride|groom)(?: all| have| has)? (?:voted|vote|want|wants|wanted|like|likes|liked|prefer|prefers|preferred|chose|picked|say|says|said|fancy|fancies)(?: for)?|going (?:for|with)|well go (?:for|with)|make it|thats a|it is|its|number|option|no) )+${COUNTED}`,
  ),
  whole(
    `(?:number |option |no )?${COUNTED} (?:looks|sounds|seems|is|wins|gets|it is|for us|please|all day|every time|has it)(?: (?:the|my|our|a|so|really|well|pretty|quite|vote|one|class|good|great|fun|best|ace|nice|lovely|better|ideal|perfect|mint|decent|winner|us|then|cool|spot on|brilliant))*`,
  ),
  whole(
    '(?:i (?:think|believe) )?(?:the )?(first|second|third|fourth)(?: (?:one|option|choice|place))?(?: (?:of|on) (?:those|them|these|the list|your list|the lot))?(?: (?:there|you (?:gave|listed|mention|mentioned|suggest|suggested)))? (?:looks|sounds|seems|is|wins|would be|would suit|will do|appeals|suits)(?: (?:the|my|our|a|us|to us|so|really|very|most|rather|well|pretty|quite|vote|one|most|class|good|great|fun|best|ace|nice|lovely|better|ideal|perfect|mint|decent|winner|then|cool|spot on|brilliant|agreeable|delightful|splendid|suitable|excellent|fine|fab|nicely|right up our street))*',
  ),
];
/** What else may be said with a pick: that it is taken, and thanks. */
const TAKES = whole(
  '(?:(?:many )?thanks|thank you(?: (?:so|very) much)?|(?:(?:i|we|ill|well|id|wed) )?(?:(?:shall|will|would like to|would love to|like to|love to|can|let us) )?(?:take|have|go (?:with|for)|book|do|try) (?:it|that|that one)|lets (?:do|book|go (?:with|for)|have|take) (?:it|that|that one))?',
);
/** `where is 2`, `what time would 2 be`. */
const ASKS_OF =
  /^ (?:(?:so|and|ok|hmm) )*((?:where|when|how far|how much|what|what time|is|does|whats)(?: (?:is|would|does|about|time|day|sort of place is|kind of place is|do|will|far is|much is))*) (?:number |option |no )?([1-4]) ?((?:\w+ ?){0,4})$/;
const NONE = whole(
  '(?:(?:i |we |they )?(?:dont|do not|didnt) (?:really |much )?(?:like|fancy|want|love|rate) any(?: of)? (?:of )?(?:those|them|these)|not (?:any|one) of (?:those|them|these)|not (?:really )?(?:keen|fussed|mad|sold) on any(?: of (?:those|them|these))?|none (?:appeal|grab me|are great|do it for (?:me|us)|take my fancy|of (?:those|them) (?:appeal|grab me|do it for us|are great)))',
);
const KEEPS =
  /^ (?:(?:no|nah|ok|hmm|actually|well|i|we|id|wed|they|still|on balance|think|all) )*(?:prefer|preferred|rather (?:have|do|keep)|rather|(?:well |will |lets )?(?:stay|stick|go|carry on) with|staying with|sticking with|keep|keeping|better with)? ?(?:the |our )?it(?: (?:it is|it is then|is better|was better|as planned|then|please|after all|instead|wins))* $/;
const DEAREST = whole(
  '(?:(?:the|whichever is|whatever is|go for|go with|well have|ill take|treat ourselves|push the boat out) )*(?:dearest|priciest|most expensive|poshest)(?: (?:one|option|of (?:those|them|these|the lot)|treat ourselves|obviously|obvs|why not|push the boat out))*',
);
const CHEAPEST = whole(
  '(?:(?:the|whichever|whatever|whichever one|whatever one|which ever|one|is|go for|go with) )+(?:the )?(?:cheapest|costs least|costs the least|least expensive)(?: (?:one|option|of (?:those|them|these|the lot)))*',
);

/** What a short message says of the list that the last reply gave, in plainer words; null for anything else. */
export function onList(state: ConciergeState, message: string, line: string): string | null {
  const wishes = listedWishes(state.history);
  if (wishes.length === 0) return null;
  const clauses = message.split(/[.,;!]+(?:\s+|$)/).map((clause) => normalise(clause).line);
  const [pick, another] = clauses.filter((clause) => !TAKES.test(clause));
  const picked = pickIn(line) ?? (pick === undefined || another !== undefined ? undefined : pickIn(pick));
  const number = ORDINALS.indexOf(picked ?? '') + 1 || (readNumberText(picked ?? '') ?? 0);
  // A list of one has no numbers.
  if (wishes.length === 1) return number === 1 ? (wishes[0] ?? null) : null;
  if (number > 0 && number <= wishes.length) return `number ${number}`;
  const [, asks, at, rest = ''] = ASKS_OF.exec(line) ?? [];
  if (asks !== undefined && Number(at) <= wishes.length)
    return `${asks} the ${ORDINALS[Number(at) - 1]} one ${rest}`.trim();
  if (NONE.test(line)) return 'none of those';
  const isOfPlaces = wishes.every((wish) => /^(?:swap .+ for|add) /.test(wish));
  if (!isOfPlaces) return null;
  if (DEAREST.test(line)) return `number ${dearestOf(lastReplyOf(state.history)) + 1}`;
  if (CHEAPEST.test(line)) return `number ${cheapestOf(lastReplyOf(state.history)) + 1}`;
  return keepsOld(state, message, wishes) ? 'keep what we have' : null;
}

const pickIn = (line: string): string | undefined =>
  PICKS.map((pattern) => pattern.exec(line)?.[1]).find((one) => one !== undefined);

/** `boat trip it is`, `prefer the boat trip`, of the very part that others were listed for. */
function keepsOld(state: ConciergeState, message: string, wishes: readonly string[]): boolean {
  const { words, slots } = read(message, state);
  const mention = onlyOf(slots);
  const part = onlyOf(mention?.slots ?? []);
  if (!mention || !part) return false;
  const isOfIt = wishes.every(
    (wish) => read(wish.replace(/ for .+$/, ''), state).slots[0]?.slots[0]?.slot.id === part.slot.id,
  );
  const line = ` ${[...words.slice(0, mention.from), 'it', ...words.slice(mention.to)].join(' ')} `;
  return isOfIt && words.length > mention.to - mention.from && KEEPS.test(line);
}
