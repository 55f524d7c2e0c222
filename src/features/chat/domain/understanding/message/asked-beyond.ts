import { tokenise } from '../../../../planner/domain/tokenise.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { CHANGES } from '../cues/asks.ts';
import { asksOfPlace, asksPlainly } from '../cues/asks-plainly.ts';
import { findScope } from '../cues/find-scope.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { suitsOfNeeds } from '../cues/suits-of-needs.ts';
import { TRAVEL } from '../cues/topic-words.ts';
import { unnamed } from '../cues/unnamed.ts';
import { hear } from '../ear/hear.ts';
import { slotsOf } from '../finding/find-slots.ts';
import { isInside } from '../finding/is-inside.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import type { Scope } from '../scope.ts';
import { namesStay } from '../wishes/read-stay-wish.ts';

/** Words of money: an answer with a price in it needs one of them in the question. */
const OF_MONEY =
  / (?:how much|cost|costs|costing|costly|price|prices|priced|pricey|pricing|expensive|dear|dearer|cheap|cheaper|afford|affordable|under|below|within|dearest|cheapest|priciest|budget|total|totals|money|pay|pays|paying|paid|quid|pounds?|euros?|zloty|koruna|pp|each|per head|per person|a head|damage|bill|spend|spending|fee|fees|charge|charges|free|worth|come to|set us back|setting (?:us|me) back|setting|set me back|work out|works out|rack up|include|includes|included|including|cover charge|all in|discount|deal|extra|owe|on top|value|save|much|£|entry|admission|tickets?|price tag|figure|sum|tab|altogether|together|moneywise|in for|crowns|korunas?|czk|pln|zl|rip off|ripoff|bargain|rate|rates|kitty|whip) /;
/** A place by this name is spoken of, and nothing is asked. */
const NAMED_AS_ASKED = /^ so what (?!is|are|do|does|did|would|will|can|could|time|about|if|else)/;
/** Words of place and way. */
const OF_WAY =
  / (?:way|back|home|there|between|from|to the|long|leave|area|central|centre|located|spread|apart|across|feet|heels|cab|coach|minibus|drive|driving|lift|park|parking|bus|buses|boat) /;
/** Questions about one place that ask when, where or what it is. */
const OF_PLAN =
  / (?:what|whats|when|whens|where|wheres|which|who|whos|how long|how many|time|times|long|late|early|until|till|still|put|did we|have we|planned|doing|first|last|next|before|after|day|booked|plan|named|called) /;
const IS_WH = /^ (?:(?:so|and|but|ok|hi|hey|also) )*(?:what|whats|which|who|whos|when|whens|where|wheres|how|hows) /;
/** What a question without a question word may ask of when something is. */
const OF_ORDER =
  / (?:long|late|early|until|till|still|put|did we|have we|planned|doing|first|last|next|before|after|booked|plan|named|called) /;
/** Words that say nothing of what a question is about. */
const SAYS_NOTHING = new Set(
  `a an the this that these those it its is are was were be been am do does did have has had got get gets will would can could may
  we us our ours i me my you your they them their he she his her who what which whats how hows when where why if so and or but for of
  to in on at by with from up out about as any some all both there here really very quite too even still actually please ok right
  just like then than not no isnt arent doesnt dont place places thing things one ones bit good nice people everyone anyone
  everybody group lot guys girls lads boys sort kind type much many long need needs day night weekend trip plan hen stag do birthday party`.split(
    /\s+/,
  ),
);

/** What a question asks beyond the names in it: its own words, in order. */
function ownWords({ words, slots, types, hotels }: Reading, { plan }: ConciergeState): string[] {
  const ofStay = new Set(tokenise(plan.stay?.name ?? ''));
  const isNamed = (at: number): boolean => isInside(at, [...slots, ...hotels, ...types]);
  return words.filter(
    (word, at) => !isNamed(at) && !SAYS_NOTHING.has(word) && !ofStay.has(word) && !IS_WHEN.test(word),
  );
}
/** A number that is no part of a name, as in Catch 22. */
const hasNumber = ({ words, slots }: Reading): boolean =>
  words.some((word, at) => /\d/.test(word) && !isInside(at, slots));
const IS_WHEN =
  /^(?:\d.*|\w+day|friday|saturday|sunday|thursday|morning|afternoon|evening|tonight|lunch(?:es)?|luncheons?|dinners?|breakfasts?)$/;

/** Whether the words of a question have anything of what its answer would tell. */
function isLicensed(intent: Intent, reading: Reading): boolean {
  const { line, types, slots, days, diets } = reading;
  const { kind } = intent;
  if (kind === 'price')
    return OF_MONEY.test(line) || hasNumber(reading) || (slots.length === 0 && isHeard('price', reading));
  if (kind === 'travel')
    return TRAVEL.test(line) || OF_WAY.test(line) || (slots.length === 0 && isHeard('travel', reading));
  if (kind === 'unknown') return diets.length > 0;
  if (kind !== 'schedule') return !CHANGES.has(kind) && kind !== 'change-stay';
  // `is sunday lunch tapas` is told by what it is.
  return (
    (IS_WH.test(line) ? OF_PLAN : OF_ORDER).test(line) ||
    OF_MONEY.test(line) ||
    hasNumber(reading) ||
    days.length > 0 ||
    types.some(({ from }) => !slots.some((slot) => slot.from <= from && from < slot.to))
  );
}

/**
 * Parts of a message in which a plain question is answered by what it asks: where a reader or the ear made a wish of it, or
 * an answer that none of its words asks for, what the list knows of the place is told, and what it does not know is said.
 * Any other reading stays. `byRules` is what the rules read of each part, before the ear was asked.
 */
export const asAsked = (parts: readonly ReadPart[], byRules: readonly ReadPart[], state: ConciergeState): ReadPart[] =>
  parts.map((part, at) => askedBeyond(part, state, { byRule: byRules[at]?.intent.kind, isOnly: parts.length === 1 }));

function askedBeyond(
  part: ReadPart,
  state: ConciergeState,
  { byRule, isOnly }: { byRule: Intent['kind'] | undefined; isOnly: boolean },
): ReadPart {
  const reading = read(part.wish, state);
  const { line, slots, hotels, words } = reading;
  const asked = NAMED_AS_ASKED.test(line) ? unnamed(reading) : line;
  const unmet = stayUnmet(part.intent, reading);
  if (unmet) return { ...part, intent: unmet };
  if (
    part.intent.kind === 'stay' &&
    part.intent.asks === undefined &&
    asksPlainly(line) &&
    / (?:hotel|hostel|accommodation|rooms?) /.test(line)
  ) {
    const asks = / shar(?:e|ing) /.test(line)
      ? 'rooms'
      : OF_MONEY.test(line) || / (?:which|where|why) /.test(line)
        ? null
        : askedOfStay(reading, state);
    return asks === null ? part : { ...part, intent: { kind: 'stay', asks } };
  }
  if (
    words.length > WORDS_MAX ||
    !(asksPlainly(asked) || ((slots.length > 0 || part.intent.kind === 'needs') && asksOfPlace(asked))) ||
    isLicensed(part.intent, reading) ||
    (byRule === part.intent.kind && OF_TRIP.has(byRule) && slots.length + reading.kinds.length === 0)
  )
    return part;
  const own = ownWords(reading, state);
  const { intent } = part;
  if (intent.kind === 'needs') return { ...part, intent: suitsAll(intent), isJoined: false };
  const scope = findScope(reading, state.plan, words.length);
  const isChange = CHANGES.has(intent.kind) || intent.kind === 'change-stay';
  const isOfPart = slots.length > 0 || (reading.kinds.length > 0 && scope.slots.length > 0);
  const isOfDay = isChange && slots.length === 0 && reading.days.length > 0 && intent.kind !== 'add';
  if (isOfDay && MANAGES.test(line))
    return {
      ...part,
      intent: { kind: 'suits', diets: [], stepFree: true, noAlcohol: false, minorsPresent: false, scope },
    };
  if (isOfDay && intent.kind === 'mood')
    return { ...part, intent: { kind: 'schedule', scope: wholeDays(scope, reading, state) } };
  // `is friday a late one`, `whats for pudding`: what is there and when is all that is asked.
  if ((own.length === 0 && !isChange && isOfPart) || (own.length > 0 && own.every((word) => OF_HOUR.test(word))))
    return scope.slots.length > 0
      ? { ...part, intent: { kind: 'schedule', scope: wholeDays(scope, reading, state) } }
      : part;
  if (own.length === 0 && !isChange) return part;
  const what = own.slice(0, WHAT_MAX).join(' ');
  // `is hawksmoor under 60 each` is told by what it costs.
  if (isOfPart && reading.amount !== null && OF_MONEY.test(line))
    return { ...part, intent: { kind: 'price', scope, people: null } };
  if (isOfPart && scope.slots.length <= SLOTS_MAX) return { ...part, intent: { kind: 'about', scope, what } };
  // `do we stop for coffee`: what is asked about is not in the plan, and nobody wished for it.
  const [type] = reading.types;
  if (isOnly && intent.kind === 'add' && type && !isOfPart)
    return { ...part, intent: { kind: 'missing', label: type.label } };
  const isOfStay = hotels.length > 0 || namesStay(reading, state.plan);
  if (isOfStay && intent.kind === 'change-stay')
    return { ...part, intent: what === '' ? { kind: 'stay' } : { kind: 'stay', asks: what } };
  const isUnnamed = slots.length + hotels.length + reading.venues.length === 0 && !scope.isNamed;
  if (
    isUnnamed &&
    !hasNumber(reading) &&
    !(intent.kind === 'add' && reading.types.length > 0) &&
    GUESSED.has(intent.kind)
  )
    return { ...part, intent: { kind: 'outside', what: null } };
  return part;
}

/** What a line without a word of it was only heard to wish or ask for. */
const GUESSED: ReadonlySet<Intent['kind']> = new Set(['price', 'travel', 'avoid', 'add', 'mood', 'change-stay']);
/** `can my gran manage saturday`. */
const MANAGES = / (?:manage|cope|nan|nana|gran|granny|grandma|grandad|pram|pushchair|buggy|crutches|knees?|hips?) /;
const OF_HOUR = /^(?:late|early|finish|finishes|start|starts|long)$/;

/** A day is late by its last stop, whichever of its stops were found. */
const wholeDays = (scope: Scope, { days, slots }: Reading, { plan }: ConciergeState): Scope =>
  slots.length === 0 && days.length > 0
    ? { ...scope, slots: slotsOf(plan).filter(({ day }) => days.includes(day)) }
    : scope;

/** Of the whole trip a price or the way may be asked in words that no list has. */
const isHeard = (label: string, reading: Reading): boolean => {
  const [first] = hear(reading);
  return first?.label === label && first.share >= EAR_SURE;
};
const EAR_SURE = 0.5;
/** What is asked of the whole trip, in more words than a list has: a rule that read it is believed. */
const OF_TRIP: ReadonlySet<Intent['kind']> = new Set(['price', 'travel']);
const WORDS_MAX = 14;
const SLOTS_MAX = 3;
/** So many words are said back. */
const WHAT_MAX = 3;

/** Words that only say that a stay is wished for or asked about. */
const OF_STAY =
  /^(?:hotels?|hostels?|accommodation|stay|stays|staying|sleep|sleeping|sleeps|rooms?|beds?|called|name|booked|apartments?|aparthotel|airbnb|digs|crash|kip|area|near|decent|confirmed|worth|okay|fine|ibis|novotel|choose|chose|chosen|pick|picked|told|again|looking|cost|costs)$/;
const WANTS_MORE =
  / (?:hotels?|hostels?|place|somewhere|anywhere|apartments?|flat|accommodation|stay)(?: \w+){0,2} (?:with|that has|thats got|has|having|got) (?:an? |the |its own |some |good |decent |free |on site |private )*([a-z]{3,}(?: [a-z]{3,})?) $| ((?:bigger|larger|roomier)) (?:place|hotel|hostel|apartment|flat|rooms?) /;

/** Beds in something that is no hotel of ours, or a thing that the hotel is to have. */
const STAYS_IN =
  / (?:stay|sleep|kip|camp) (?:in|on|at|aboard) (?:an? |the |that |some )?(?!(?:hotel|hostel|soho|town|centre)\b)\w+(?: \w+)? $| (?:have|get|want|need|with) (?:an? |the )?(?:\w+ ){1,3}(?:in|at) (?:the |our )?(?:hotel|hostel|room|rooms) /;
const WANTS_OTHER =
  / (?:different|other|another|else|elsewhere|change|swap|switch|replace|new|move|instead|nearer|closer|central|cheaper|nicer|better|posher) /;
const ASKS_SORT = / (?:can|could|may) (?:we|you|i|they) (?:all )?(?:stay|sleep) in (?:an? |some )?\w+ $/;
const NEAR_SPOT =
  / (?:nearer|closer|near|close)(?: to)? (?:the |our |my |his |her )?(?:\w+ )?(?:office|work|airport|station|church|stadium|arena|campus|university|uni|venue|house|hospital|beach|sea|tube|metro|tram) /;

/**
 * Another stay for something that no description of ours tells (`somewhere with parking`, `a bigger place`): what there is
 * is shown, and nobody is moved by guess. Null for any other wish.
 */
function stayUnmet(intent: Intent, { line }: Reading): Intent | null {
  if (intent.kind !== 'change-stay') return null;
  const { hotelIds, sort, price, isNearer, near, stepFree, stars, feature } = intent.want;
  const isTold =
    hotelIds.length > 0 || sort !== null || price !== null || isNearer || stepFree || Boolean(near ?? stars ?? feature);
  const { sort: asked } = intent.want;
  // `can we stay in an airbnb` asks whether, and each of them is another price.
  if (asked && hotelIds.length === 0 && price === null && ASKS_SORT.test(line))
    return { kind: 'stays', price, sort: asked };
  // How near anything is to a place outside the plan nobody here knows.
  if (isNearer && hotelIds.length === 0 && NEAR_SPOT.test(line)) return { kind: 'stays', price, isNearer };
  // `can we stay in the castle`: no hotel of ours is meant, and none but theirs was found fault with.
  if (!isTold && STAYS_IN.test(line) && !WANTS_OTHER.test(line)) return { kind: 'stays', price };
  const [, thing, size] = WANTS_MORE.exec(line) ?? [];
  const asks = thing ?? size;
  return isTold || asks === undefined
    ? null
    : { kind: 'stays', price: null, asks: size === undefined ? asks : `${size} rooms` };
}

/** What of the stay was asked, where that is more than where it is and what it costs. */
const askedOfStay = (reading: Reading, state: ConciergeState): string | null => {
  const own = ownWords(reading, state).filter((word) => !OF_STAY.test(word));
  return own.length === 0 ? null : own.slice(0, WHAT_MAX).join(' ');
};

/** `who isn't vegan friendly`: whether the places are, and not what nobody eats any more. */
const suitsAll = (needs: Extract<Intent, { kind: 'needs' }>): Intent =>
  suitsOfNeeds({ ...needs, diets: [...needs.diets, ...(needs.notDiets ?? [])] });
