import { ASKS_FOR_IT } from './asks-for-it.ts';
import { LEAD } from './sum-words.ts';

/** What somebody may do to a plan, as a thing that is spoken of: `dropping`, `taking out`. */
const DOING =
  '(?:dropp?|ditch|binn|ax|scrapp|skipp|los|cutt|remov|omitt|leav|tak|gett|do|sack|cann|cancell?|go|miss|chopp|swapp|switch|replac|chang|add|includ|squeez|mov|shift|push|pull|stay|start|finish|hav|bring|be|stretch|extend|shorten|delay|upgrad|downgrad|cutting|postpon|pick|choos|us|eat|book|mak|putt|keep|tack|sneak|splitt|halv|doubl|invit|hold|com|arriv|fly|travell?|book|trimm|shav|knock|giv)ing';
/** So many more or fewer, or somebody more. */
const SO_MANY =
  '(?:(?:an? |one |\\d+ |two |three |four |five |six )?(?:more|fewer|less|extra|additional|another)(?: \\w+){0,3}?|an? (?:\\w+th|third|\\d+(?:st|nd|rd|th)|extra|additional|smaller|bigger|larger) \\w+|(?:having |being )?\\d{1,2} (?:of us|people|lads|girls|guys|boys|mates|instead)(?: instead)?)';
/** What a change would do to the rest. */
const EFFECT =
  '(?<!\\bto )(?:get|bring|make|save|help|alter|affect|change|push|take|put|knock|cut|reduce|lower|raise|free|mean|leave|let|give|be|come|work|throw|mess|matter|cost|count|do|shift|screw|ruin|fit|keep|allow|break|end|have|need|really|still|even|actually|also|then|bump|drive|send|squeeze|shave|trim|hurt|upset|drop|add|tip|increase|decrease|wreck|spoil|cause|impact)\\b';
const ASKED = `${LEAD}(?:(?:how|what|by how much) )?(?:would|wouldn'?t|will|won'?t|does|doesn'?t|do|did|could|can|might|is|isn'?t|am|are) (?:just |simply |even |only )?`;

const DOING_FIRST = new RegExp(`${ASKED}((?:${DOING}\\b.+?|${SO_MANY})) ${EFFECT}.*$`, 'i');
/** `any saving in dropping it`, `do we save anything ditching it`, `would it help losing it`, `the price with skipping it`. */
const DOING_LAST = new RegExp(
  `${LEAD}(?=(?:do|does|would|will|is|isn't|are|any|how|how'?s|hows|what|what'?s|whats|can|could|might|hypothetically|saving|savings|price|cost|total|difference)\\b)(?:.*\\b(?:sav\\w+|difference|point|benefit|gain|help|cheaper|less|much|anything|worth|price|cost|total|change|better|refund|sense|option)\\b)(?:,| much| us| me| at all| by| in| from| to| of| with| for| on)* ((?!includ)${DOING}\\b .+?)[?.!\\s]*$`,
  'i',
);
/** `dropping the boat - would that save much?` */
const DOING_THEN = new RegExp(
  `${LEAD}(${DOING}\\b [^?.!]+?)[\\s,.?!–-]+(?:would|will|does|could|can|is|how much would) (?:that|it|this|we) .+$`,
  'i',
);
/** `two of the girls might drop out, what would that do to the price`. */
const MIGHT_THEN =
  /^(.*\b(?:might|may|maybe|could|possibly|perhaps|thinking of|considering|debating)\b[^?.!]*?)\s*[,.;?!–-]+\s*(?:and |so |but )?(?:what|how much|how|would|will|does|is)(?:'?d|'?s| would| will| does| might)? (?:that|it|this|we) (?:do|mean|change|cost|save|make|bring|affect|alter|be|come|pay|still|push|go up|go down|get (?:cheaper|dearer|more)|rise|increase|drop|cheaper|dearer|more|less)\b.*$/i;
/** `drop it = how much`, `take it off and its what`. */
const IS_WHAT =
  /^(.+?)\s*(?:=|\bequals\b|\band (?:its|it's|thats|that's|that is|it is|we'?re at|then)\b)\s*(?:how much|what)\b[^a-z]*$/i;
/** `what about the price with bowling instead of karting`, `could we live without it`. */
const PRICE_WITH = new RegExp(
  `${LEAD}(?:what|how) about the (?:price|cost|total|bill) (?:with|if we (?:have|had|did|do)) (.+?)[?.!\\s]*$`,
  'i',
);
const LIVES_WITHOUT = new RegExp(`${LEAD}(?:could|can) we (?:live|cope|survive|get by) without (.+?)[?.!\\s]*$`, 'i');
/** `is it cheaper to drop it`, `would we be better off to go in june`, `how hard would it be to move it`. */
const TO_DO = new RegExp(
  `${LEAD}(?:(?:how \\w+|what) )?(?:is|isn'?t|would|wouldn'?t|will|does|might)(?:n'?t)? (?:it|that|we|there)(?: (?!to\\b|place\\b|somewhere\\b|anywhere\\b)[\\w']+){1,5} to (?:just |simply |only )?(?=(?:drop|lose|bin|ditch|skip|cut|cancel|swap|switch|change|replace|remove|leave|take|axe|scrap|sack|get|do|go|move|stay|have|add|start|finish|push|bring|put|shift|come|arrive|fly|book|be|squeeze|fit|include|make|miss|extend|shorten|upgrade)\\b)(.+?)[?.!\\s]*$`,
  'i',
);
/** `would the price change if we drop it`, `do prices drop when we are 10`: asked of what would come, and nobody is asked to do it. */
const IF_SO = new RegExp(
  `${LEAD}(?:(?:(?:how|what|where|how much|what else) )?(?:would|wouldn'?t|will|won'?t|does|doesn'?t|do|did|might|is|isn'?t|are|am|(?:could|can) (?:we|it|i|they|the|everything|everyone) (?:\\w+ )*?(?:save|still|afford))|what (?:happens|changes|else changes)|how much|what'?s|any|anything)\\b(?: [^\\s?]+){0,10}? (?:if|when|once)(?: (?:only|instead|say))? ((?:we|were|weve|we're|theres|there's|i|you|they|u|us|there|it|the|that|everyone|\\d+|one|two|three|half|some|my|our)\\b.+?|${DOING}\\b.+?)[?.!\\s]*$`,
  'i',
);

const FRAMES: readonly RegExp[] = [IF_SO, DOING_FIRST, TO_DO, IS_WHAT, PRICE_WITH, MIGHT_THEN, DOING_THEN, DOING_LAST];

/** What is spoken of as done with anyhow is no change that is weighed; `we could be 12` is one. */
const NO_CHANGE =
  /^(?:we|i|you|they|it|people|everyone|anyone|somebody|someone)(?:'re| are| get| gets| got| feel| feels| all)* (?:late|lost|there|back|bored|tired|hungry|thirsty|drunk|ill|sick|cold|wet|stuck|full|done|early|want|wants|like|likes|need|needs|(?:can|could)(?! (?:be|get (?:up )?to|end up|have) )|run|fancy|fancies|feel|feels|knackered|hungover)\b/i;
/** `would love`, `would you`: no question of an effect. */
const WISHES = new RegExp(
  `${LEAD}(?:(?:would|will|could|can) (?:you|u|ye|love|like|rather|prefer|appreciate)(?! (?:say|reckon|think|charge|have to|need to|recommend|advise|suggest|do it|be able)\\b)\\b|do (?!(?:we|i|you|they|u|it|prices?|things|people|the (?:prices?|costs?|places|venues|restaurants|bars|rooms))\\b)|is there (?:any|some)(?:thing|where) )`,
  'i',
);

/**
 * The change whose effect is asked about, in the words it was said in: `would ditching the boat get us under 350`, `is it
 * daft to go in june`, `do prices drop if we are ten`. Null where nobody asks what would come of one.
 */
export function effectAsked(said: string): string | null {
  if (ASKS_FOR_IT.test(said) || WISHES.test(said)) return null;
  const found = FRAMES.map((frame) => frame.exec(said)?.[1]).find((clause) => clause !== undefined);
  const without = LIVES_WITHOUT.exec(said)?.[1];
  if (without !== undefined) return `drop ${without}`;
  if (found === undefined || NO_CHANGE.test(found)) return null;
  return found.replace(NTH, 'a $1 person is coming');
}

/** `a ninth person`, `an eleventh lad`. */
const NTH =
  /^an? (third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\w+teenth|\w+tieth|\d+(?:st|nd|rd|th)) (?:person|lad|girl|boy|guest|mate|friend|kid|child|hen|stag|woman|man|adult|one|delegate|colleague|body)$/i;
