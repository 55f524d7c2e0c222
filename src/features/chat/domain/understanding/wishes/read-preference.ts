import type { ConciergeState } from '../../concierge-state.ts';
import { wantsBest } from '../cues/best-wanted.ts';
import type { Preference } from '../intent.ts';
import type { Mood } from '../mood.ts';
import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';

/** What a meal or an activity comes to, roughly, for reading an amount that does not say whose it is. */
const TYPICAL_SLOT_PENCE = 30_00;

const CHEAPER =
  / (?:cheap|cheaper|cheapest|affordable|budget|less expensive|not (?:so|as|too|that) (?:expensive|much)|too (?:expensive|steep|much(?= (?:money|for|to pay)? ?$))|expensive|save (?:some )?(?:money|cash|a bit)|costs? less|less money|lower(?: the)? (?:price|cost|budget)|cut(?: the)? costs?|bring (?:the )?(?:price|cost|total|it|that) down|over budget|(?:bit|quite|well|pretty|so|rather) (?:steep|expensive|pricey|dear)|cant afford|afford|a rip off|get (?:the )?(?:price|cost|total|it) down|knock (?:something|a bit|some) off|better value|good value|econom\w+|for less|(?:something|anything|somewhere) less(?= (?:$|please|pls|instead))|less cost|less pricey|spend less|(?:reduce|lower|trim|slash|cut|bring down|get down) (?:the |our |my )?(?:spend|spending|cost|costs|price|bill|total|outlay)|(?:knock|bring|get) the (?:price|cost|total) down|thriftier|kinder on the (?:wallet|purse)|made of money|more modest|modest|frugal|frugally|thrifty|shoestring|more reasonable|reasonably priced|sensibly priced|less (?:lavish|extravagant)|(?:wallet|purse|pocket) friendly|not (?:at |for )?(?:\w+ )?prices) /;
const CALMER =
  / (?:calm|calmer|recovery (?:day|morning|afternoon|time)|quiet|quieter|more (?:relaxed|chilled|relaxing|mellow|laid back)|relaxed|relaxing|chilled|chill|chilled out|gentler|slower|less (?:busy|hectic|full on|packed|crazy|mad|intense|boozy|wild|tiring)|too (?:busy|hectic|packed|full on|intense|wild|tiring|crazy|loud|much going on)|(?:take it|go|keep it) easy|laid back|low key|lowkey|easier|not (?:so|as) (?:busy|wild|hectic|packed|full on)|tired|sedate|more downtime|less stuff|less on|too much(?= (?:on |for |planned on |happening on )?\w*day )|fewer things|fewer stops|do less|more free time|classier|cosy|cosier|snug|intimate|mellower|more (?:\w+ and )?lazy|lazier|(?:make|keep|want|have) (?:\w+ ){0,4}lazy|hear (?:yourself|yourselves|ourselves|myself|each other|one another)|have a (?:proper |decent |good )?(?:natter|chat|conversation)|loud|restful|peaceful|tranquil|civilised|less (?:raucous|rowdy|lairy|mental|frantic|energetic|strenuous|lively)|too (?:raucous|rowdy|lairy|mental|frantic|energetic|strenuous)) /;
const WILDER =
  / (?:wild|wilder|livelier|lively|crazier|madder|nuttier|busier|more (?:mental|extreme|bonkers)|more (?:fun|lively|party|partying|exciting|energetic|wild|action|drinking|booze|boozy|of a party|full on)|party harder|go harder|bigger night|step it up|spice it up|too (?:tame|boring|calm|quiet|slow|sedate)|jazz it up|turn it up|messier|rowdier|jollier|merrier|hardcore|bigger|excitement|more (?:oomph|buzz|energy|life|welly|bite|craic)) /;

/** `saturday looks a bit quiet` complains of it. */
const TOO_QUIET =
  / (?:looks?|seems?|feels?|sounds?|is|are|be) (?:(?:all|still|kind of|sort of|like) )*(?:(?:a )?(?:bit|little|tad|touch)(?: too)?|rather|very|quite|pretty|so|awfully|dead) (?:quiet|calm|slow|sedate|sleepy|gentle|tame)(?! (?:enough|by|at|one|bar|night|place|spot))(?= )/;

/** `no need for a big one`, `nothing mad`, `not a messy one`: what is not to be. */
const NO_BIG_NIGHT =
  / (?:no need (?:for|to (?:have|make it|go))|nothing|not (?:after|wanting|looking for)|(?:dont|do not) (?:want|need|fancy)|without|no) (?:(?:a|an|any|anything|it|be|too|that|such|another|to) )*(?:big|mad|wild|messy|large|huge|crazy|lairy|mental|heavy|boozy) (?:one|night|nights|session|sesh|blow out|blowout|drinking)(?= )/;

export const saysNoBigNight = (line: string): boolean => NO_BIG_NIGHT.test(line);

/** Better for more money, of a place: `somewhere nicer`. Of a hotel others read it. */
const SMARTER =
  / (?:classier|posher|fancier|swankier|smarter) (?:cocktails?|drinks|bars?|dinner|lunch|meal|restaurant|place|club|pub|spot)(?= )| (?:somewhere|something|anywhere|anything|place|restaurant|bar|dinner|lunch|meal|be|a|bit|more|lot) (?:a bit |a little |a lot |more |proper |properly |really |dead |well )?(?:smarter|posher|nicer|fancier|fancy|posh|classier|swankier|swanky|upmarket|up market|upscale|glam|glamorous|luxurious|luxury|high end|sophisticated|refined|formal|elegant|grander|plusher|bougie|boujee) /;

/** `dinner can be nicer`, and no kind of place named for it; `looks a bit fancy` complains. */
export const asksSmarter = ({ line, types }: Reading): boolean =>
  types.length === 0 && / (?:nicer|posher|fancier|smarter|classier|swankier|grander|plusher) /.test(line);

const INDOORS = / (?:indoors?|inside|under ?cover|something dry|somewhere dry|out of the (?:rain|wet)) /;
/** `the outdoor bit` is a part of the plan, and wished for is what is `outdoors`. */
const OUTDOORS =
  / (?:something|somewhere|anything|anywhere|thing|bit|more|an?|be|eat|sit|do|have|get|for|to|place|bar|in|the) (?:outdoors|outside(?! (?:of |our |the )*(?:budget|town|city|centre))|open air|fresh air|al ?fresco) | (?:something|somewhere|an?|more) outdoor /;
const NOT_OUTDOORS =
  / (?:no|not|nothing|less|avoid|hates?|instead of|rather than|dont (?:like|want)) (?:\w+ ){0,2}(?:outdoors?|outside) /;

/** `something non-alcoholic`, `something that isnt drinking`. */
const SOBER =
  / (?:something|somewhere|anything|anywhere|activity|thing|place) (?:else )?(?:\w+ ){0,2}?(?:(?:non|not|no|less|without(?: any)?|free of|(?:thats|that is|that|which|who) (?:isnt|is not|doesnt|does not|wont)(?: (?:about|all about|involve|include|mean|have))?|(?:not|isnt) (?:about|based on|all about)|doesnt (?:involve|include)) (?:about |the |any )?(?:alcoholic|alcohol|booze|boozy|drinking|drinks?|drunk)|alcohol free|booze free|sober|teetotal)(?= )/;

/** Whether what is wanted is to be outdoors. */
const wantsOutdoors = (wanted: string): boolean =>
  OUTDOORS.test(wanted) && !NOT_OUTDOORS.test(wanted) && !INDOORS.test(wanted);

/** The limit goes up, or away: `raise the budget to £350 each`, `money is no object`. */
export const raisesBudget = (line: string): boolean =>
  / (?:raise|increase|up|bump|lift|extend) (?:the |our |my )?(?:budget|limit|cap)(?= )| (?:budget|limit) (?:is |can be |to )?(?:up|higher|bigger|more)(?= )| (?:money|budget) is no (?:object|problem|issue)(?= )|(?<! (?:said|says|not|isnt|never|wasnt|saying|mean|means)(?: \w+)?) no (?:budget )?(?:limits?|cap|ceiling)(?= )| (?:dont|do not) (?:care|mind) (?:what|how much) (?:we|it|this|anyone|they) (?:all )?(?:spends?|costs?|pays?)(?= )| (?:raise|up|bump|lift|whack|put) (?:it|that|this) (?:up )?to (?=\d)|(?<! only| just| cant| cannot| couldnt| wont| dont| not| never) stretch(?:ing)?(?: it| things)? to(?= )| (?:can|could|happy to|want to|willing to) (?:go up|push|go)(?: it)? to(?= )| (?:got|have|weve) (?:\w+ ){0,3}more (?:each|to (?:spend|play with)|money|cash)(?= )| (?:can|could|happy to|want to) (?:spend|pay) (?:a bit )?(?:more|up to)(?= )| spend up to(?= )/.test(
    line,
  );

const VIBE_WORDS: readonly { mood: Mood; pattern: RegExp }[] = [
  {
    mood: 'cultural',
    pattern:
      / (?:more|some|something|wants?|bit of|prefer|rather) (?:a bit |a little |a bit of |of )*(?:cultural|culture|arty|historic|history|cultured) | culture (?:not|instead|rather|over) | (?:cultural|arty|historic) (?:touch|feel|element|twist|side|slant|angle) /,
  },
  {
    mood: 'foodie',
    pattern:
      / more (?:foodie|food focused|food|eating) | (?:some|something|wants?|bit of|prefer|rather) (?:a bit |a little |a bit of |of )*(?:foodie|gastronomic) | (?:foodie|gastronomic) (?:touch|feel|element|twist|side|slant|angle) /,
  },
  {
    mood: 'adventurous',
    pattern:
      / (?:more|some|something|wants?|bit of|prefer|rather) (?:a bit |a little |a bit of |of )*(?:adventurous|adventure|active|adrenaline|outdoorsy|daring|thrills?|thrilling) /,
  },
];

/** What no plan of ours has in it: that it costs less elsewhere or on another day is a reason and no wish. */
const ELSEWHERE_CHEAPER =
  / (?:flights?|trains?|coach|coaches|ferry|ferries|planes?|tickets?|fares?|rooms|hotels?|airbnbs?|petrol|parking) (?:\w+ ){0,2}?(?:cheap|cheaper|cheapest)(?= )/;

export const withoutOtherPrices = (line: string): string => line.replace(ELSEWHERE_CHEAPER, ' ');
export const asksCheaper = (line: string): boolean =>
  CHEAPER.test(withoutOtherPrices(line)) && !CHOSEN_BY_PRICE.test(line);

/** `the cheapest of them` chooses from what was listed, and makes nothing cheaper. */
const CHOSEN_BY_PRICE =
  /^ (?:(?:ok|yes|yeah|and|so|then|just|lets|go|for|with|do|have|take|pick|we|i|id|will|would|like|want) )*(?:the )?(?:cheapest|cheaper) (?:one |ones )?(?:of|from|out of) (?:them|those|these|the (?:two|three|lot|options|list))(?: (?:then|please|x+|thanks|all|two|three))* $/;
export const limitsPrice = (line: string): boolean =>
  / (?:under|below|less than|max|maximum|no more than|at most|up to|within|limit|cap|tops|cheaper than|around|keep it to|down to|budget) /.test(
    line,
  );

/** Calmer is looked for first: `too wild` is a wish for calm. */
export function moodOf(line: string): Mood | null {
  const vibe = VIBE_WORDS.find(({ pattern }) => pattern.test(line));
  if (vibe) return vibe.mood;
  if (saysNoBigNight(line)) return 'calmer';
  if (TOO_QUIET.test(line)) return 'wilder';
  if (
    / (?:(?:too|bit|bit too|rather|very|so|quite) (?:full on|hectic|intense|manic|frantic|rushed|lairy|rowdy|packed|mental|much on)|too (?:wild|loud|noisy|crazy|lively)|(?:is|its|are|looks|sounds|seems|feels) (?:all )?(?:an? )?(?:bit|tad|little|rather|very|quite|pretty) (?:wild|loud|noisy|raucous|rough|crazy|mad|lively)|less (?:wild|crazy|lively|rowdy)|not (?:so|as|too) (?:wild|crazy)) /.test(
      line,
    )
  )
    return 'calmer';
  if (
    / (?:too (?:many )?(?:tame|boring|calm|quiet|slow|sedate|relaxed|gentle|chilled|chill|sensible|civilised|polite|mellow|sleepy|soft|safe|stiff)|less (?:calm|quiet|boring|tame|stiff|sensible)|(?:bit|little|rather|very|too|so) (?:stiff|tame|sensible|sleepy|vanilla|babyish|childish|twee|stuffy|safe|dead|flat|soft|beige|genteel)) /.test(
      line,
    )
  )
    return 'wilder';
  if (CALMER.test(line)) return 'calmer';
  return WILDER.test(line) ? 'wilder' : null;
}

/** What a replacement should be like, from the words at and after `from` (venues and types), and from all the rest. */
export function readPreference(
  reading: Reading,
  trip: ConciergeState,
  from: number,
  upTo = Number.POSITIVE_INFINITY,
): Preference {
  const inside = (mention: { from: number }) => mention.from >= from && mention.from < upTo;
  const venueIds = reading.venues.filter(inside).map(({ venueId }) => venueId);
  const types = reading.types
    .filter(inside)
    .filter((type) => !overlapsVenue(reading, type) && !isPartOfName(reading, type) && !isDiet(reading, type))
    .filter((type) => !isBesides(reading, type));
  const isCheaper = asksCheaper(reading.line);
  const isBest = !isCheaper && reading.amount === null && wantsBest(reading.line);
  const isDearer = isBest || (!isCheaper && reading.amount === null && SMARTER.test(reading.line));
  const wanted = reading.words.slice(from, upTo);
  const isOutdoor = wantsOutdoors(wanted.length > 0 ? ` ${wanted.join(' ')} ` : reading.line);
  const amount = reading.amount;
  const hasLimit = amount !== null && (limitsPrice(reading.line) || amount.perPerson || isCheaper);
  return {
    venueIds,
    types: [...new Set(types.flatMap((type) => type.types))],
    typeLabel: types[0]?.label ?? null,
    ...(isOnlyNearest(types) ? { isNearest: true } : {}),
    diets: reading.diets,
    isCheaper,
    ...(isDearer ? { isDearer } : {}),
    ...(isBest ? { isBest } : {}),
    maxPence:
      / (?:free|for nothing|costs nothing) /.test(reading.line) &&
      / (?:instead|something|anything|somewhere|swap|change) /.test(reading.line) &&
      !/ (?:time|gluten|dairy|nut|day|meat|alcohol) free | free (?:time|up|day|morning|afternoon|evening) /.test(
        reading.line,
      )
        ? 0
        : hasLimit && amount
          ? perPersonPence(amount, TYPICAL_SLOT_PENCE, trip.plan.groupSize)
          : null,
    mood: moodOf(reading.line),
    area: reading.areas[0]?.area ?? null,
    ...(reading.feature ? { feature: reading.feature } : {}),
    isIndoor: !isOutdoor && INDOORS.test(reading.line),
    ...(isOutdoor ? { isOutdoor } : {}),
    ...(SOBER.test(reading.line) ? { isSober: true } : {}),
  };
}

/** `could we do pottery, karting isnt us`: of what is named beside a part of the plan only that is wanted, had or not. */
export function wantedOf(reading: Reading, want: Preference): Preference {
  const { types, slots, words, line } = reading;
  const fresh = types.filter(({ from, to }) => !slots.some((slot) => slot.from < to && from < slot.to));
  // `one more activity before the film`: the film says when.
  const beside = types.filter(({ from }) =>
    / (?:before|after) (?:the |our )?$/.test(` ${words.slice(0, from).join(' ')} `),
  );
  const isMore = / (?:another|extra|one more) (?:activity|thing|stop) /.test(line);
  if (isMore && beside.length > 0 && beside.length === types.length && want.venueIds.length === 0)
    return { ...want, types: [], typeLabel: null };
  const isAbsent = fresh.length > 0 && fresh.every(({ types: covers }) => covers.length === 0);
  return isAbsent && want.venueIds.length === 0 ? { ...want, types: [], typeLabel: fresh[0]?.label ?? null } : want;
}

/** Of what was named the list has none, only something near it. */
export const isOnlyNearest = (types: Reading['types']): boolean =>
  types.length > 0 && types.every(({ isNearest }) => isNearest === true);

/** `swap the Prague Venice canal cruise` asks for no cruise: the word belongs to the name of a slot. */
const isPartOfName = ({ slots }: Reading, { from, to }: { from: number; to: number }): boolean =>
  slots.some((named) => named.from <= from && to <= named.to && named.to - named.from > to - from);

/** `a vegan place` is any place that caters for vegans, not only one that calls itself a vegan restaurant. */
export const isDiet = ({ words }: Pick<Reading, 'words'>, { from, to }: { from: number; to: number }): boolean =>
  to - from === 1 && /^(?:vegans?|vegetarians?|halal|kosher)$/.test(words[from] ?? '');

/** `a boat with beers` is a boat. */
export const isBesides = ({ words, types }: Reading, { from }: { from: number }): boolean =>
  words[from - 1] === 'with' && types.some((other) => other.from < from && other.types.length > 0);

const overlapsVenue = ({ venues }: Reading, type: { from: number; to: number }): boolean =>
  venues.some((venue) => type.from < venue.to && venue.from < type.to);

/**
 * An amount as pence a person. One that does not say whose it is counts for a person or for the group, whichever is
 * nearer (in proportion) to what is spent now.
 */
export function perPersonPence(
  amount: { pence: number; perPerson: boolean },
  nowPence: number,
  groupSize: number,
): number {
  const shared = Math.floor(amount.pence / groupSize);
  if (amount.perPerson || nowPence <= 0) return amount.pence;
  const distance = (pence: number) => Math.abs(Math.log(Math.max(pence, 1) / nowPence));
  return distance(amount.pence) <= distance(shared) ? amount.pence : shared;
}

/** Of the types, those that no slot of that part is of already. */
export const unlessScoped = (types: readonly string[], scope: Scope): string[] =>
  types.filter((type) => !scope.slots.some(({ slot }) => slot.type === type));

/** Kinds that are more than the words a slot of the plan goes by: `not the sailing` asks for no other boat. */
export const typesBeside = ({ types, slots }: Reading): string[] =>
  types
    .filter(({ from, to }) => !slots.some((slot) => slot.from < to && from < slot.to))
    .flatMap(({ types: covers }) => covers);
