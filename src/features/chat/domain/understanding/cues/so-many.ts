import { tokenise } from '../../../../planner/domain/tokenise.ts';
import { isGeneric, LEAD, MONEY } from './sum-words.ts';

const NUMBER =
  '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty)';
const HEADS =
  '(?: (?:of us|people|persons|ppl|lads|girls|boys|guys|gents|blokes|fellas|chaps|men|women|ladies|pals|friends|hens|stags|kids|children|folks|souls|delegates|colleagues|guests|adults|heads|mates|ladies|of them|in total|instead|then|each|if))*';
const FOR_SO_MANY = new RegExp(
  `^(.*?)\\b(?:for|with|at|as|across|based on|on the basis of|if (?:there'?s|there (?:is|are|was|were)|theres|we(?:'re| are| were| had| have| get| go)|it(?:'s| is| was)|only)|when we(?:'re| are))\\s+(?:just |only |say |about |a group of |a party of )*(${NUMBER})${HEADS}(?: (?:instead of|rather than|not|and not)(?: the)? ${NUMBER}${HEADS})?[?.!\\s]*$`,
  'i',
);
/** `how much for one more kid`, `what would it be with 2 fewer`. */
const MORE_OR_FEWER = new RegExp(
  `^(.*?)\\b(?:for|with|at|if (?:there'?s|there (?:is|are|was|were)|theres|we(?:'re| are| were| had| have| get| lose| add)|one of us was))\\s+(?:just |only |say |about )*(an?|${NUMBER}|one|a couple)(?: (more|extra|additional|other)| (less|fewer))(?! (?:night|day|hour|stop|activit|thing|meal|bar|pub|course|drink|dinner|lunch))${HEADS}(?: (?:girl|lad|boy|bloke|kid|child|person|guest|head|mate|friend|pal|body|adult|man|woman|lady|one))?(?: (?:coming|joining|along|too))*[?.!\\s]*$`,
  'i',
);
/** `what would 30 people cost`. */
const COST_SO_MANY = new RegExp(
  `${LEAD}(?:what|how much) (?:would|will|does|do|might) (${NUMBER})${HEADS} (?:cost|be|come to|pay|set us back)\\b`,
  'i',
);
const FITS = new RegExp(
  `${LEAD}(?:would|will|could|can|does|is|do|are)(?: (?:it|we|you|there|this|that|these|they|everything|everywhere|the (?:plan|trip|itinerary|schedule|places|venues|restaurants|hotel|bookings?)|still|all|also|be|have|has|got))* (?:(?:get in(?:to)?|fit|fits|work|works|bring|take|takes|handle|handles|manage|accommodate|cope|hold|room|space|do|stretch|invite|suit|squeeze in|ok|okay|feasible|possible|doable)(?: (?:it|this|that|everything|everywhere|all of (?:it|this|that)|the lot) (?:with|for)(?: only| just)?)?(?: (?:with|for|in|to|if we were|at|up to))* )?(?:a group of )?(${NUMBER})( more| extra)?${HEADS}(?: (?:still|all|also))*(?: (?:fit|work|come|join|go|(?:do|manage|have) (?:it|this|that|everything|the lot|all (?:of )?(?:it|this|that))|be (?:ok|okay|fine|possible|too many)|(?:too|very) (?:many|much|big|large)|a lot|pushing it|the (?:max|limit|most)|enough))?(?: (?:in|too|as well|ok|okay))*[?.!\\s]*$`,
  'i',
);
/** `room for 2 more?` */
const ROOM_FOR = new RegExp(
  `${LEAD}(?:any |still |enough )*(?:room|space) for (${NUMBER})( more| extra)?${HEADS}\\s*\\?$`,
  'i',
);
/** `the total with a seventh boy`, `how much with an extra person`. */
const WITH_NTH =
  /^(.*?)\b(?:with|for|if we (?:add|have|get)|if there(?:'?s| is| was)|adding) an? (third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|\d{1,2}(?:st|nd|rd|th)) (?:person|lad|girl|boy|guest|mate|friend|kid|child|hen|stag|woman|man|adult|one|delegate|colleague)[?.!\s]*$/i;
/** `how would 20 people change the price`. */
const CHANGES_SUM = new RegExp(
  `${LEAD}(?:how|what) (?:would|will|does|do|might) (${NUMBER})${HEADS} (?:change|affect|alter|do to|mean for) (?:the |our )?(?:price|cost|total|plan|bill|budget|things|it)\\b`,
  'i',
);
/** `can we do 12 instead of 10 for the same money`. */
const SO_MANY_INSTEAD = new RegExp(
  `${LEAD}(?:can|could) (?:we|you) (?:do|have|be|make it|take) (${NUMBER})${HEADS} instead of ${NUMBER}${HEADS}(?: for the same (?:money|price|cost))?[?.!\\s]*$`,
  'i',
);
/**
 * The change of the group that a question is about, in plain words: `price for 10`, `and with 14?`, `would 20 people fit`,
 * `is there room for 3 more`, `how much for one more`. Null for any other question.
 */
export function soMany(said: string): string | null {
  const fits = FITS.exec(said);
  if (fits?.[1]) return `${fits[1]}${fits[2] ?? ''} people${fits[2] ? ' come' : ''}`;
  const room = ROOM_FOR.exec(said);
  if (room?.[1]) return `${room[1]}${room[2] ?? ''} people${room[2] ? ' come' : ''}`;
  const changed = CHANGES_SUM.exec(said)?.[1];
  const instead = SO_MANY_INSTEAD.exec(said)?.[1];
  if (instead !== undefined) return `we are ${instead} people`;
  if (changed !== undefined) return `we are ${changed} people`;
  const [, asked = '', count = '', more, fewer] = MORE_OR_FEWER.exec(said) ?? [];
  const isSumAsked = MONEY.test(asked) && isGeneric(asked);
  if (isSumAsked && more !== undefined) return `${/^an?$/i.test(count) ? 'one' : count} more people come`;
  if (isSumAsked && fewer !== undefined) return `${count} people drop out`;
  const nth = WITH_NTH.exec(said);
  if (nth?.[1] !== undefined && isGeneric(nth[1])) return `a ${nth[2]} person is coming`;
  const cost = COST_SO_MANY.exec(said)?.[1];
  if (cost !== undefined) return `we are ${cost} people`;
  const [, before = '', number] = FOR_SO_MANY.exec(said) ?? [];
  if (number === undefined || !isGeneric(before)) return null;
  const isAsked =
    MONEY.test(before) ||
    /\b(?:less|more|dearer|extra|different)\b/i.test(before) ||
    (/\?\s*$/.test(said) && tokenise(before).length <= 2);
  return isAsked && !/\\b(?:table|book|dinner|lunch)\\b/i.test(before) ? `we are ${number} people` : null;
}
