import { onlyOf } from '../../../../../../shared/only-of.ts';
import type { PlacedSlot } from '../../finding/find-slots.ts';
import { asTyped } from '../../typing/as-typed.ts';
import type { Focus } from './focus.ts';
import { whole } from './frame.ts';
import { DEAR, lookedFor } from './looked-for.ts';

/** What there is, is only asked; after a sigh, `ouch. is there a cheaper one`, it is wanted. */
const ASKS_THERE = /^ (?:(?:and|so|ok|but|oh|then) )*(?:is there|are there|have you got|do you have|whats|what is) /;
/** `bit steep`: nobody says what is to be done about it. */
const SIGHS = whole(DEAR);
const PRAISES = whole(
  '(?:(?:thats|that is|its|it is|that|pretty|quite|really|a|very|an|such|thats not|not|too|looks|seems|sounds|all) )*(?:bargain|reasonable|good value|bad|doable|fair|fair enough|affordable|a steal|steal|decent|worth it|worth the money|manageable|alright|cheap enough|ok by us|ok with us|in budget|within budget)(?: (?:that|that is|enough|price|for (?:that|it|what it is)|really|value|actually|i suppose|i guess|keep it|leave it))*',
);
/** `ouch whats the same but like 40 quid`, `cant do more than 25 on that`. */
const AT_MOST = whole(
  `(?:${DEAR} )?((?:(?:whats|what is|what|is|there|the|same|but|like|more|under|below|less|about|around|round|roughly|for|at|something|anything|somewhere|one|got|can|could|you|do|find|get|us|me|cant|dont|wont|want|to|spend|pay|go|over|above|beyond|than|not|max|maximum|on|that|it|would|be|ok|better|fine|we|i|only|budget|a|place|similar|option|nearer|closer|limit|thats|our|swap|change|else|prefer|id|have|was|thinking|thought|hoping|i was) )*)£?(\\d{1,3})(?:\\.\\d\\d)?((?: (?:quid|pounds?|each|a head|per head|per person|pp|max|maximum|tops|ish|or less|or under|on (?:that|it)|for (?:that|it)|is (?:our|the) (?:limit|max)|would be (?:ok|fine|better)|is (?:fine|ok|better|more like it)|find one|more like it|instead|at most))*)`,
);
const OF_MONEY = / (?:quid|pounds?|under|below|max|maximum|tops|spend|pay|each|pp|head|limit|budget) |£/;
const VERBS =
  'lose|drop|bin|cut|ditch|scrap|remove|cancel|skip|axe|sack off|sack|get rid of|do without|leave out|take out';
/** `not worth it, bin it`, `thats mad, take it out`. */
const OUT = whole(
  `(?:(?:${DEAR}|not worth (?:it|that|the money)|no way|not (?:bothered|fussed|keen)|cant justify (?:it|that)|not paying that|not for (?:that|us)|forget (?:it|that)) )*(?:get rid|(?:${VERBS}) (?:it|that|this|that one)|(?:take|leave|cut|chuck|kick) (?:it|that|this|that one) (?:out|off))(?: (?:altogether|completely|out|off))*`,
);
const LIKE = whole(
  '(?:(?:whats|what is|hows|how is) (?:it|that|this|that one|this one|that place|the new one|(?:the|that|this) new (?:place|one)|the place)(?: (?:like|about|all about|then|exactly|different))*|what (?:sort|kind|type) of (?:place|thing|bar|restaurant|food|club|activity) is (?:it|that|this)|is (?:it|that|that one|this one) (?:any good|good|nice|decent|fun|worth it)|(?:any good|tell me (?:more )?about (?:it|that|that one)|more about (?:it|that)))',
);
const WHERE = whole(
  '(?:wheres|where is|whereabouts is) (?:it|that|this|that one|that place|(?:the|that|this) new (?:place|one|bar|restaurant))(?: exactly)?',
);
/** `how much tho`, `price?`, where nothing else is said: of the part that was told. Null for any other words. */
export const onPriceAlone = (line: string, focus: Focus): string | null =>
  'part' in focus && focus.kind !== 'gone' && PRICED.test(line)
    ? `how much is ${asTyped(focus.part.slot.name)}?`
    : null;

const PRICED = whole(
  '(?:(?:the|its) )*(?:how much|price|cost|damage)(?: (?:is|it|that|tho|though|then|each|a head|per person|pp|roughly|for|please|lol))*',
);
const AIR = whole('is (?:it|that|that one|this one) (indoors?|inside|outdoors?|outside|under cover)');
/** `been there, another`, `no not there`, right after another place came. */
const AGAIN = whole(
  '(?:(?:been there|done that|been|hate it|hate that|not there|not that|not it)(?: (?:before|already|loads|last year))*(?: (?:another|next|something else|somewhere else|different one|else|pick again|try again))?|next(?: one)?|(?:try|pick|choose|go|have another|guess|roll) (?:again|go|another))',
);
/** `same place but earlier`, `too late, earlier please`. */
const OTHER_HOUR = whole(
  '(?:same (?:place|one|restaurant|bar|spot|thing|venue) (?:but )?(?:a bit |bit |slightly )?(earlier|later)|(?:(?:bit|a bit|too|way|far|thats|its|that is|it is) )+(?:late|early) (?:can it be |can we go |make it |go )?(earlier|later))',
);

/** `30 max`, of what was offered for less. */
const NO_MORE = whole(
  '(?:(?:no more than|not over|under|up to|about|around|say) )*(\\d{1,3})(?: (?:quid|pounds|each|pp|a head))*(?: (?:max|maximum|tops|at most|or less|or under|is our limit))+',
);
const OFFERS_CHEAPER = /^(?:swap (?<swapped>.+) for something cheaper|find something cheaper than (?<dear>.+))$/;

/** The offer of something cheaper, with the most that it may cost. Null for any other words or offer. */
export function onOfferedAtMost(line: string, offered: string | null): string | null {
  const { swapped, dear } = OFFERS_CHEAPER.exec(offered ?? '')?.groups ?? {};
  const part = swapped ?? dear;
  const most = NO_MORE.exec(line)?.[1];
  return part === undefined || most === undefined ? null : `swap ${part} for something under £${most}`;
}

/** `is there a cheaper version of that`, where just that was offered: the offer. Null for any other words or offer. */
export const onCheaperOffered = (line: string, offered: string | null): string | null =>
  offered?.startsWith('find something cheaper than ') &&
  lookedFor(line) === 'cheaper' &&
  !/^ (?:and|what about) the cheapest /.test(line)
    ? offered
    : null;

/** `change it`, after its hour was told: to what, and whether it is the hour, nobody says. */
const CHANGES = whole(
  '(?:(?:can|could|shall|should) (?:we|you|i) |(?:need|want|like|have) to |i would |we would |id |wed )*(?:change|alter) (?:it|that|this)',
);
/** `half of that would be ample`, of how long it is. */
const HALF_OF_IT = whole(
  'half (?:of )?(?:that|it|this)(?: (?:would|will|is|be|should|do|ample|enough|plenty|fine|for|us|long|more than))*',
);
/** `not with these knees i fear`: somebody cannot, and what is to be done about it is asked. */
const BEYOND_US = whole(
  '(?:(?:not|no way|no chance|never|that|thats|it|its|is|sounds|looks|too|much|hard|steep|high|far|bit|a bit|way|rather|for|with|on|will|would|might|be|do|kill|finish) )*(?:my|these|those|her|his|our|their|mums?|dads?|nans?|grans?|old) (?:(?:poor|dodgy|bad|old|new|mums?|dads?|nans?|wifes?) )*(?:knees?|hips?|back|legs?|feet|ankles?|heart|nerves|bump|bones|age)(?: (?:i fear|im afraid|i am afraid|mind|alone|off|in|at|these days|any ?more|you know|sorry))*',
);
/** `a cheaper bar`, of a bar. */
const CALLED =
  / (?:bar|pub|club|restaurant|meal|dinner|lunch|activity|museum|gallery|class|tour|show|walk|place to eat) /g;

const isCalled = (noun: string, { kind, type }: Focused): boolean =>
  type.toLowerCase().includes(noun) ||
  kind === noun ||
  (kind === 'night' && /^(?:bar|pub|club)$/.test(noun)) ||
  ((kind === 'lunch' || kind === 'dinner') && /^(?:restaurant|meal|place to eat)$/.test(noun));

type Focused = Pick<PlacedSlot['slot'], 'kind' | 'type'>;

/** What a short message says in full of the one part that came in or was told of last; null where it may mean anything else. */
export function onPart(typed: string, focus: Focus): string | null {
  if (focus.kind !== 'came' && focus.kind !== 'told') return null;
  const asked = focus.kind === 'told' ? focus.asked : null;
  const { slot } = focus.part;
  const noun = onlyOf((typed.match(CALLED) ?? []).map((one) => one.trim()).filter((one) => isCalled(one, slot)));
  const line = noun === undefined ? typed : typed.replace(` ${noun} `, ' one ');
  const name = asTyped(slot.name);
  const pounds = slot.pricePerPersonPence / 100;
  const [, before = '', sum, after = ''] = AT_MOST.exec(line) ?? [];
  const most = Number(sum);
  const isSum = OF_MONEY.test(` ${line} `) || (asked === 'price' && before + after !== '');
  if (sum !== undefined && isSum && most > 0 && most < pounds) return `swap ${name} for something under £${most}`;
  const wanted = lookedFor(line);
  if (wanted !== null && wanted !== 'nearer') {
    // What is better may cost less.
    const quality = wanted !== 'smarter' ? wanted : / better /.test(line) ? 'better' : 'nicer';
    const isAsked = wanted === 'cheaper' && ASKS_THERE.test(line);
    const other = noun === undefined ? `something ${quality}` : `a ${quality} ${noun}`;
    return `${isAsked ? 'what if we ' : ''}swap ${name} for ${other}`;
  }
  const hour = OTHER_HOUR.exec(line);
  const direction = hour?.[1] ?? hour?.[2];
  if (direction !== undefined) return `move ${name} ${direction}`;
  const air = AIR.exec(line)?.[1];
  if (air !== undefined) return `is ${name} ${air}?`;
  if (WHERE.test(line)) return `where is ${name}?`;
  if (LIKE.test(line)) return `tell me about ${name}`;
  if (focus.kind === 'came') return AGAIN.test(line) ? 'another one' : null;
  if (OUT.test(line)) return `drop ${name}`;
  if (asked !== 'price' && HALF_OF_IT.test(line)) return `im not sure about ${name}`;
  if (BEYOND_US.test(line)) return `im not sure about ${name}`;
  if (asked === 'hour' && CHANGES.test(line)) return `im not sure about ${name}`;
  const from = / (?:hotel|hostel) /.test(line) ? 'the hotel' : focus.wayFrom;
  if (from !== null && wanted === 'nearer') {
    const nearer = `swap ${name} for somewhere nearer ${from}`;
    return / (?:is there|any\w+) /.test(line) ? `what if we ${nearer}?` : nearer;
  }
  return null;
}

/** What a sigh or praise at the price that was told comes to, where nothing is asked or ordered; null for anything else. */
export function onPriceTold(line: string, focus: Focus): string | null {
  if (focus.kind !== 'told' || focus.asked !== 'price') return null;
  const { name, pricePerPersonPence } = focus.part.slot;
  if (PRAISES.test(line)) return 'ok good';
  return pricePerPersonPence > 0 && SIGHS.test(line) ? `what if we swap ${asTyped(name)} for something cheaper?` : null;
}

const QUALITY =
  /^\W*(?:(?:and|so|but|is it|is that|hmm|oh|bit|very|quite|too|really)[\s,]+)*(loud|noisy|busy|rowdy|lively|quiet|tame|rough|posh|fancy|smart|dressy|formal|big|small|tiny|touristy|tacky|cheesy|dark|hot|cold|safe|boring|hard|tiring|messy)\s*\?+\s*$/i;

/** `loud?`, of the one part that was told of: asked of it, and no wish for another mood. Null for any other message. */
export function qualityAsked(message: string, focus: Focus): string | null {
  const quality = QUALITY.exec(message)?.[1];
  const isOfPart = focus.kind === 'came' || focus.kind === 'told';
  return quality === undefined || !isOfPart ? null : `is ${asTyped(focus.part.slot.name)} ${quality}?`;
}
