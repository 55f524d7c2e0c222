import type { ReadPart } from '../cues/read-part.ts';
import { NUMBER, readNumberText } from '../finding/read-number.ts';
import { normalise } from '../typing/normalise.ts';

const ASKS_PRICE = /\b(?:how much|what|whats|price|cost|costs|damage)\b/i;
const PEOPLE =
  '(?:of (?:us|them|you)|people|persons?|guests?|heads|pax|lads|girls|boys|women|men|adults|ladies|hens|stags)';
/** `if there were only six of us`, `if its just 8`, at the end of what is asked. */
const IF_SO_MANY = new RegExp(
  `[\\s,/–-]+if (?:(?:there|it|we)(?:['’]?s| is| are| was| were|['’]?re)?|only|just) (?:(?:only|just|about|now|say) )*(${NUMBER})(?: ${PEOPLE})?(?: (?:come|came|coming|go|going|turn up|make it|instead))?[\\s?.!]*$`,
  'i',
);
/** `the boat x 10`, `cruise x10 how much`. */
const TIMES = /\s(?:x|times)\s?(\d{1,2})(?=[\s?.!]|$)/i;
/** `how much is karting / for 8 of us`. */
const SLASHED = new RegExp(`\\s*(?:[/\\n]+|\\.\\s)\\s*(?=for (?:(?:just|only|all|the) )*${NUMBER}\\b)`, 'i');
/** `what would the axes be for eight lads`. */
const WHAT_FOR = new RegExp(
  `^(\\W*(?:(?:and|so|ok)\\s+)*)what(?:[’']?d| would| will)\\s+(.+?)\\s+be(?=\\s+for (?:(?:just|only|all|the) )*${NUMBER} ${PEOPLE}[\\s?.!]*$)`,
  'i',
);

/** `price for axes and karting just the 8 of us`. */
const JUST_OF_US = new RegExp(`[\\s,/–-]+(?:just|only)(?: for)?(?: the)? (${NUMBER}) of us(?=[\\s?.!]*$)`, 'i');
const OF_MONEY =
  /^\W*(?:(?:and|so|ok|whats|what's|what is)\s+)*(?:the )?(?:how much|price|prices|cost|costs|damage)\b/i;
/** `how much is the karaoke for 6` is no hour. */
const BARE = /(?<=\b(?:how much|price|cost|costs|damage)\b.*)(\bfor (?:just |only )?\d{1,2})(?=[\s?.!]*$)/i;

/** The price of a part for so many, in one form: `how much is the boat for 10 people`. */
export const withPriceForSoMany = (typed: string): string =>
  ofSoMany(typed).replace(OF_SEVERAL, '$1how much for $3 people is $2?');

function ofSoMany(message: string): string {
  if (!ASKS_PRICE.test(message)) return message;
  const count = readNumberText(IF_SO_MANY.exec(message)?.[1]?.toLowerCase() ?? '');
  if (count !== null && OF_ONE_THING.test(message)) return `${message.replace(IF_SO_MANY, '')} for ${count} people?`;
  const times = TIMES.exec(message)?.[1];
  if (times !== undefined) return `${message.replace(TIMES, '').replace(/[\s?.!]+$/, '')} for ${times} people?`;
  const ofUs = JUST_OF_US.exec(message)?.[1];
  if (ofUs !== undefined && OF_MONEY.test(message)) return message.replace(JUST_OF_US, ` for ${ofUs} people`);
  return message.replace(SLASHED, ' ').replace(WHAT_FOR, '$1how much would $2 be').replace(BARE, '$1 people');
}
/** `how much are axes and karting for 8 people`: the number is of both, and nobody comes or goes. */
const OF_SEVERAL = new RegExp(
  `^(\\W*(?:(?:and|so|ok)\\s+)*)(?:how much|(?:the )?(?:price|cost))(?:\\s+(?:is|are|for|of|would|will|do|does))?\\s+((?!for\\b).+?\\band\\b.+?)(?:\\s+(?:be|cost|come to))?\\s+for\\s+(?:(?:just|only|all|the)\\s+)*(${NUMBER})\\s+${PEOPLE}[\\s?.!]*$`,
  'i',
);
/** A thing by its name, and not the whole trip: what that would come to for others is shown with all that it changes. */
const OF_ONE_THING =
  /\b(?:for|is|are|does|would|of|price|cost) (?:the |our )?(?!(?:it|that|this|we|us|each|all|everything|everyone|trip|whole|weekend|total|plan|much|pp|per|a|an|be|if)\b)\w{3,}/i;

const FOR_SO_MANY = new RegExp(
  ` for (?:(?:just|only|all|about|the|say) )*(${NUMBER})(?: ${PEOPLE})? (?!(?:hours?|hrs?|nights?|days?|mins?|minutes?|courses?|games?|rounds?|quid|pounds|pm|am|oclock|of|weeks?|drinks?|pints?) )`,
);

/** A question for the price of parts of the plan, with for how many they are asked. */
export function pricedForSoMany(part: ReadPart): ReadPart {
  const { intent, wish } = part;
  if (intent.kind !== 'price' || intent.people !== null || intent.scope.slots.length === 0) return part;
  const people = readNumberText(FOR_SO_MANY.exec(normalise(wish).line)?.[1] ?? '');
  return people === null || people < 2 ? part : { ...part, intent: { ...intent, people: { kind: 'size', people } } };
}
