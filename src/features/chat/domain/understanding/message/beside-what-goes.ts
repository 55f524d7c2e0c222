import type { ConciergeState } from '../../concierge-state.ts';
import { LEAVES_IT, LEFT_EMPTY } from '../cues/clause-cues.ts';
import type { ReadPart } from '../cues/read-part.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { readEnoughWhole } from '../wishes/read-enough.ts';
import { readFreeBeside } from '../wishes/read-free-beside.ts';
import { readLeftFree } from '../wishes/read-left-free.ts';
import { readLeftToUs } from '../wishes/read-left-to-us.ts';

/** How the group travels, told and not asked for. */
const TELLS_JOURNEY =
  /^ (?:(?:cos|because|as|since|and|so|we have|weve|we have got|got|there is|theres|a|an|the|our|my) )*(?:(?:early|late) )?(?:flights?|trains?|coach|coaches|bus|ferry|plane|taxi|transfer|we (?:are |all )?(?:fly|flying|leave|leaving|land|landing|off)|everyone (?:is )?(?:leaves|leaving|flies|flying)) /;
const ORDERS = / (?:finish|end|be done|need to|must|has to|have to|make|start|please|by) /;
/** `bit late for me`, `too early that`, with no order in it. */
const TOO_LATE =
  /^ (?!.* (?:can|could|make|start|finish|move|earlier|later|please|instead|so) )(?:\w+ ){0,3}?(?:too|bit|a bit|rather|way) (?:late|early|long)(?: (?!\d)\w+){0,6} $/;
/** `toddlers`, with no verb: why a castle is not happening. */
const WHY_WORDS_MAX = 2;

/** `the rest is fine`, of what nobody spoke of. */
const REST_IS_FINE =
  /^ (?:(?:but|and|the|all|all the) )*(?:rest|others|everything else|other stuff)(?: of (?:it|them|the (?:plan|trip|weekend|day)))? (?:is |are |can |looks? |sounds? |all )*(?:fine|good|great|ok|okay|grand|perfect|stay|stays|lovely|spot on)(?: (?:as (?:it is|is|they are)|by us|with us|thanks|please|x+))* $/;

const dropped = ({ intent }: ReadPart): readonly PlacedSlot[] => (intent.kind === 'drop' ? intent.scope.slots : []);

/**
 * What stands beside an order to take something out and asks for nothing: the journey of that day, for which it goes (`we
 * wont make it to the shard, train is at 2`), the gap that it leaves, and a word that only says why.
 */
export const isBesideWhatGoes = (part: ReadPart, parts: readonly ReadPart[]): boolean => {
  const { intent, wish } = part;
  const { line, words } = normalise(wish);
  const others = parts.filter((other) => other !== part);
  // `the strip show is a no, his dad is coming`.
  // `my sister is coming down, can you find her a hotel`.
  if (intent.kind === 'group-size' && others.some(isOfBeds)) return isComingOnly(part);
  if (intent.kind === 'group-size')
    return isComingOnly(part) && OF_ELDERS.test(line) && others.some((other) => GIVES_WAY.has(other.intent.kind));
  // `too late for the youngest. no ice cream then`: why it goes, and nothing moves.
  if (intent.kind === 'retime' && TOO_LATE.test(line)) return others.some((other) => other.intent.kind === 'drop');
  // `something gentler than the bike ride, a couple of us have bad knees`: met by what comes for it.
  if (intent.kind === 'needs' && isOfAches(intent, line))
    return parts.slice(0, parts.indexOf(part)).some(({ intent: { kind } }) => kind === 'swap' || kind === 'drop');
  const gone = others.flatMap(dropped);
  if (gone.length === 0) return false;
  if (REST_IS_FINE.test(line)) return true;
  // `everyone is skint` says why it goes.
  if (intent.kind === 'cheaper') return intent.capPence === null && SHORT_OF_MONEY.test(wish);
  // `castle is not happening. leave the afternoon free`: it is, once the castle is out.
  if (intent.kind === 'drop' && intent.scope.days.length === 0 && intent.scope.timesOfDay.length > 0)
    return LEFT_EMPTY.test(line) && gone.some(({ slot }) => intent.scope.timesOfDay.includes(slot.timeOfDay));
  if (intent.kind === 'keep') return intent.scope.slots.length === 0 && (LEFT_EMPTY.test(line) || LEAVES_IT.test(line));
  if (intent.kind === 'needs')
    return intent.minorsPresent && intent.diets.length === 0 && words.length <= WHY_WORDS_MAX;
  if (intent.kind !== 'hours' || (intent.edge !== 'leave' && intent.edge !== 'arrive')) return false;
  return gone.some(({ day }) => day === intent.day) && TELLS_JOURNEY.test(line) && !ORDERS.test(line);
};

/** `less boozy on saturday, his dad is coming`: one guest who is only the reason is counted already. */
export const isComingOnly = ({ intent, wish }: ReadPart): boolean =>
  intent.kind === 'group-size' &&
  intent.change.kind === 'by' &&
  intent.change.people === 1 &&
  / (?:is|will be|are) (?:coming|there|joining|about|around|with us) /.test(normalise(wish).line) &&
  !/ (?:too|also|as well|now|extra|another|more|after all|so|plus) /.test(normalise(wish).line);
const isOfBeds = ({ intent }: ReadPart): boolean => intent.kind === 'impossible' && intent.why.kind === 'beds-of-some';
const GIVES_WAY: ReadonlySet<Intent['kind']> = new Set(['drop', 'swap', 'avoid', 'mood', 'vague']);
const OF_ELDERS =
  / (?:my|his|her|their|our|the) (?:\w+ )?(?:dad|mum|mam|mother|father|nan|nana|gran|grandma|grandad|boss|gaffer|aunty?|auntie|uncle|vicar|priest|ceo|director|client) (?:is|will be) | (?:dads|mums|parents|grandparents|aunties|in laws|bosses|oldies) (?:are|will be) /;

/** Somebody is not up to one thing, and no place has to be without steps for that. */
const ACHES =
  / (?:bad|dodgy|gammy|sore|creaky|dicky|knackered|dodge|iffy|rubbish|ropey|poor|weak|stiff|achy|arthritic) (?:knees?|hips?|backs?|ankles?|shoulders?|feet|legs?)(?= )|(?<= )(?:knees?|hips?|backs?|ankles?|shoulders?|feet|legs?) (?:is|are) (?:\w+ )?(?:bad|dodgy|gone|shot|knackered|playing up|sore)(?= )/;
const WALKS_BADLY = / (?:wheelchairs?|crutch(?:es)?|frames?|sticks?|stairs|steps|scooter|rollator|walk|walking) /;
const isOfAches = ({ stepFree, diets, noAlcohol, minorsPresent }: Needs, line: string): boolean =>
  stepFree && diets.length === 0 && !noAlcohol && !minorsPresent && ACHES.test(line) && !WALKS_BADLY.test(line);
type Needs = Extract<Intent, { kind: 'needs' }>;

/** Without those who come, and those who are not up to a thing, for whose sake something else is wished. */
export const withoutComersTold = (parts: readonly ReadPart[]): readonly ReadPart[] =>
  parts.filter(
    (part) => (part.intent.kind !== 'group-size' && part.intent.kind !== 'needs') || !isBesideWhatGoes(part, parts),
  );

export const withoutBesideWhatGoes = (parts: readonly ReadPart[]): ReadPart[] =>
  parts.filter((part) => !isBesideWhatGoes(part, parts));

const JOURNEY_SO = /^(.*\b(?:flights?|trains?|coach|bus|ferry|plane)\b.*?),?\s+so\s+(.+)$/is;

/** `we've got a flight at 4 sunday so the brewery wont happen`: the hour of the flight is none of the brewery's. */
export function goneForJourney(
  message: string,
  state: ConciergeState,
  readAlone: (words: string) => readonly ReadPart[],
): ReadPart[] | null {
  const [, why, order] = JOURNEY_SO.exec(message) ?? [];
  if (why === undefined || order === undefined) return null;
  const told = read(why, state);
  if (told.slots.length + told.types.length + told.venues.length + told.kinds.length > 0) return null;
  const parts = readAlone(order);
  const days = told.days;
  const isGone = parts.length > 0 && parts.every((part) => dropped(part).length > 0);
  return isGone ? parts.map((part) => onDays(part, days)) : null;
}

function onDays(part: ReadPart, days: readonly number[]): ReadPart {
  const { intent } = part;
  if (intent.kind !== 'drop' || intent.scope.days.length > 0) return part;
  const slots = intent.scope.slots.filter(({ day }) => days.includes(day));
  return slots.length === 0
    ? part
    : { ...part, intent: { ...intent, scope: { ...intent.scope, slots, isOne: slots.length > 1 } } };
}

/** `bin both bars friday, big day sat`: the day ahead is why, and no part of what goes. */
const DAY_AHEAD =
  /^(.{6,}?)[,.;!-]+\s*(?:(?:it'?s|we'?ve got|we have|got|as|cos|because)\s+)*(?:a\s+)?(?:big|long|mad|busy|heavy|massive|huge)\s+(?:day|one|night)\s+(?:(?:on|the)\s+)*(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?[\s.!x]*$/i;
const SHORT =
  "(?:(?:cos|coz|because|as|since|and)\\s+)?(?:every(?:one|body)(?:['’]?s| is)?|(?:we|they)(?:['’]?re| are)|half (?:of )?(?:us|them) (?:is|are)|(?:the )?(?:lads|girls) are)\\s+(?:all\\s+)?(?:so\\s+)?(?:skint|broke|brassic|potless)";
const SHORT_OF_MONEY = new RegExp(`^${SHORT}\\b`, 'i');
/** Beside an order to take something out nobody asks for another, cheaper one. */
const GOES_FOR_MONEY = new RegExp(
  `^(?!.*\\b(?:swap|change|replace|instead|cheaper)\\b)(.*\\b(?:drop|bin|scrap|ditch|lose|go|cancel|skip|axe|cut|clear|remove|forget|knock|sack|rid)\\b.*?)[,.;-]+\\s*${SHORT}[\\s.!x]*$`,
  'i',
);

/** `swap the treasure hunt, its for kids`: whom it is for is why, and nothing that should come. */
const FOR_OTHERS =
  /^(.*\b(?:swap|change|replace|switch|drop|bin|lose|ditch|skip|scrap|cancel|remove)\b(?:(?!\bfor\b).){3,60}?)[\s,.;-]+(?:it|that|they|this)(?:['’]?s|['’]?re| is| are| looks?| seems?| feels?)\s+(?:(?:a|bit|more|really|just|only|all|too|kind of|very|mostly)\s+)*for\s+(?:the\s+)?(?:little\s+)?(?:kids|kiddies|children|babies|toddlers|families|old(?:er)? (?:people|folk|ones)|oldies|grannies|pensioners|tourists|couples|students|teenagers|girls|boys|\d+ year olds)(?:\s+(?:really|tbh|isn['’]?t it|innit|mate|imo))*[\s.!x]*$/i;

/** A message without the clause at its end that only says why something goes. */
export const withoutWhyAtEnd = (message: string): string =>
  DAY_AHEAD.exec(message)?.[1] ?? GOES_FOR_MONEY.exec(message)?.[1] ?? FOR_OTHERS.exec(message)?.[1] ?? message;

/** What goes, of a message that says nothing else but why: a stretch of a day, or what is beyond so many. */
export const readGone = (whole: Reading, state: ConciergeState): Intent | null =>
  readFreeBeside(whole, state) ??
  readLeftFree(whole, state) ??
  readLeftToUs(whole, state) ??
  readEnoughWhole(whole, state);
