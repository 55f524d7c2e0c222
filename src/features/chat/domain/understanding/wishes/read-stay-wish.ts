import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import { asksStepFree } from '../../../../planner/domain/requirement-patterns.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { questionKind } from '../cues/asks.ts';
import { byThemselves } from '../cues/tells-of-themselves.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import { stayFeature } from '../finding/stay-features.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import type { StayWant } from '../stay-want.ts';

const STAY_WORDS =
  / (?:hotels?|hostels?|accommodation|airbnbs?|apartments?|aparthotels?|(?<! (?:bit|little|too|so|rather|very|quite|feels?|looks?|seems?|fell|falls) )flats?|villas?|dorms?|dormitory|bunks?|bunk beds?|bedrooms?|beds|self catering|(?:[345]|three|four|five) stars?|b and bs?|bnbs?|guest ?houses?|(?:place|somewhere|anywhere) to (?:stay|sleep|crash)|(?:places?|somewhere|anywhere) (?:we|us|you|everyone|everybody) (?:\w+ ){0,3}(?:crash|kip|sleep|stay)|crash (?:at|in|somewhere|nearer|closer|near|cheaper)|where we (?:stay|sleep|are staying)|stay (?:at|in|somewhere|nearer|closer|near|cheaper)|(?:somewhere|anywhere|place) (?:\w+ ){0,5}to (?:stay|sleep|kip)|staying (?:at|in|somewhere)|sleep (?:at|in|somewhere)|lodgings?|(?<! (?:escape|karaoke|rage|tea|games?) )rooms) /;
const WANTS_OTHER =
  / (?:elsewhere|fully booked|is full|treat us|a cut above|cheap|cheaper|cheapest|budget|posh|posher|nice|nicer|fancy|fancier|better|upgrade|luxury|luxurious|smart|smarter|boutique|plush|swanky|bougie|decent|proper|different|other|another|else|swap|change|switch|replace|instead|closer|nearer|central|prefer|rather|want|would like|stay at|put us|book us|move us|fine|quality|hate|not|no|dont|cant|less|top notch|swish|flash|too (?:expensive|far|dear|posh|basic)|find|get|can we|could we|how about|what about|4 star|5 star|3 star|four star|five star|expensive|grotty|dump|scruffy|would do|will do|dear|dont fancy|drop|class|classy|somewhere|wont do|will not do|unsuitable|not suitable|(?:[345]|three|four|five) stars?|self catering) /;

const PLAIN_WORDS = /^(?:hotel|hostel|london|dublin|prague|lisbon|krakow|bristol|centre|central|centrum|apartments?)$/;

/** True when a telling word of the present stay's name is there, `the ibis`, `the locke place`. */
export function namesStay({ words }: Reading, { stay }: TripPlan): boolean {
  const telling = (stay?.name ?? '')
    .split(/[^A-Za-z]+/)
    .filter((word) => word.length >= 4 || /^[A-Z]{3}$/.test(word))
    .map((word) => word.toLowerCase())
    .filter((word) => !PLAIN_WORDS.test(word));
  return words.some((word) => telling.includes(word));
}

/** True when a hotel that is not the present stay is named. */
export const namesOtherStay = ({ hotels }: Reading, { plan }: Pick<ConciergeState, 'plan'>): boolean =>
  hotels.some(({ hotelId }) => hotelId !== plan.stay?.hotelId);

/** True for words that only where to sleep is spoken of with. */
export const speaksOfStay = (line: string): boolean => STAY_WORDS.test(line);

/** `could we see what other hotels there are`: shown, and not changed. */
const SHOWS =
  / (?:see|show|list|tell|know|look at) (?:\w+ ){0,3}?(?:other|alternative|available|which|what|your|the|some|cheaper|nicer|better|posher|closer|nearer|quieter) (?:\w+ ){0,2}?(?:hotels|hostels|apartments|places to (?:stay|sleep)) |^ (?:(?:so|and|but|ok|well) )*(?:are there|what about) (?:any |some )?(?:other |cheaper |nicer |better |posher |closer |nearer |quieter |smarter )+(?:hotels|hostels|apartments|places to (?:stay|sleep)) /;

/** `she wants to wake up to big ben, which hotel does that`. */
const WHICH =
  / (?:which|what) (?:hotel|hostel|apartment|place to stay) (?:does|do|has|have|is (?!it |that |this )|are (?!we )|would|will|gives|can) /;

const NEAR_ASKED = /\bnear\b.*\?\s*$/i;
const OF_WAY = / (?:far|walk|walking|how|why|who|when|price|cost|(?:near|nearer|closer)(?! (?:to )?(?:the )?·)) /;

/** `where we're kipping is miles out, anything in covent garden?`: another stay in a neighbourhood; null for anything else. */
export function readStayInArea(reading: Reading): Intent | null {
  const { areas, line, slots, hotels } = reading;
  const only = onlyOf(areas);
  if (!only || slots.length + hotels.length > 0 || OF_WAY.test(line) || !STAY_WORDS.test(line)) return null;
  // `hotel near the old town?` asks how near the one there is.
  if (NEAR_ASKED.test(reading.raw) && !/ (?:any|anything|can|could|somewhere|instead) /.test(line)) return null;
  const asksWhat =
    / (?:any|are there|is there|which|what|got|have you) (?:\w+ ){0,3}?(?:hotels?|hostels?|apartments?|stays?) /.test(
      line,
    );
  return asksWhat
    ? { kind: 'stays', price: stayPrice(line), area: only.area }
    : { kind: 'change-stay', want: { ...stayWantOf(line, []), area: only.area } };
}

/** Another stay: a hotel by name, or one that is cheaper, smarter, nearer or of another sort; null for anything else. */
export function readStayWish(reading: Reading, { plan }: ConciergeState): Intent | null {
  const { line, raw, hotels, areas } = reading;
  if (byThemselves(line) && hotels.length === 0) return null;
  if (WHICH.test(line) && hotels.length === 0) return { kind: 'stays', price: stayPrice(line) };
  const present = hotels.find(({ hotelId }) => hotelId === plan.stay?.hotelId);
  const others = hotels.filter(({ hotelId }) => hotelId !== plan.stay?.hotelId);
  const namesPresent = namesStay(reading, plan);
  const isUpgrade = / upgrade (?:us|it|please|me)? ?$/.test(line);
  const isTheStay = / (?:stay|sleep|kip|crash) (?:nearer|closer|somewhere|elsewhere) /.test(line);
  const feature = stayFeature(reading.words);
  const isAbout =
    isTheStay ||
    feature !== null ||
    isUpgrade ||
    namesPresent ||
    STAY_WORDS.test(line) ||
    present !== undefined ||
    others.length > 0;
  if (
    !isAbout ||
    (reading.slots.length > 0 && !isTheStay && others.length === 0) ||
    (/ (?:far|walk from|get to|get from|how long) /.test(line) && !/ too far /.test(line))
  )
    return null;
  if (SHOWS.test(line) && hotels.length === 0) return { kind: 'stays', price: stayPrice(line) };
  // `dont fancy the novotel` wants nothing fancy.
  const wanted = line.replace(
    / (?:dont|do not|doesnt|not) (?:really )?fancy | would be (?:nice|lovely|better) | (?:suit|suits|work|works|fit|fits) (?:us |them |me )?better /,
    ' ',
  );
  const want: StayWant = {
    ...stayWantOf(
      wanted,
      others.map(({ hotelId }) => hotelId),
    ),
    ...(feature ? { feature } : {}),
    ...(areas[0] ? { area: areas[0].area } : {}),
  };
  if (others.length === 0 && asksWhatThereIs(reading) && (feature !== null || WANTS_OTHER.test(line)))
    return staysLike(want);
  const kind = questionKind(line, raw);
  const isBareWish =
    /^ (?:a |any )?(?:cheaper|nicer|better|posher|closer|nearer|different) (?:hotel|hostel|place to stay)(?: (?:please|then|instead))* $/.test(
      line,
    );
  if (
    kind !== null &&
    !isBareWish &&
    !/ too far /.test(line) &&
    !/ (?:anything|something|somewhere|some|any) /.test(line)
  )
    return null;
  if (/^ (?:how|what|where|why|who|when|do we|did|is the|are the) /.test(line)) return null;
  if (others.length === 0 && feature === null && !WANTS_OTHER.test(line) && !isOtherSort(reading, plan)) return null;
  if (/ (?:near|nearer|closer) (?:to )?(?:the |our )?(?:hotel|hostel|accommodation) /.test(line)) return null;
  return { kind: 'change-stay', want };
}

/** `is there a cheaper hotel`, `any hotels closer in`: nobody has asked to move yet. A reason beside it makes a wish of it. */
const asksWhatThereIs = ({ line, words, raw }: Reading): boolean =>
  words.length <= FEW_WORDS &&
  !raw.includes(',') &&
  /^ (?:(?:so|and|ok|but|hi|hey|well) )*(?:is there|are there|have you(?: got)?|have we got|do you have|got|any(?! chance)) /.test(
    line,
  );

/** The places to stay that are like that, to choose from. */
const staysLike = ({ price, sort, isNearer, feature, area }: StayWant): Intent => ({
  kind: 'stays',
  price,
  ...(sort ? { sort } : {}),
  ...(isNearer ? { isNearer } : {}),
  ...(feature ? { feature } : {}),
  ...(area ? { area } : {}),
});

/** `flat with a kitchen`: a few words for another sort of stay than there is. */
function isOtherSort({ line, words }: Reading, { stay }: TripPlan): boolean {
  const { sort } = stayWantOf(line, []);
  const present = stayWantOf(` ${stay?.type.toLowerCase() ?? ''} `, []).sort;
  return words.length <= FEW_WORDS && sort !== null && sort !== present;
}

const FEW_WORDS = 9;
const STARS = new Map([
  ['three', 3],
  ['four', 4],
  ['five', 5],
]);

/** Stars that nobody asks for: `we dont need 3 stars`, `no stars is fine`. */
const NO_STARS =
  / (?:drop|not|no need for|without|never mind|forget|dont (?:need|want|care about)) (?:the |any |all the )?(?:[345]|three|four|five) stars? | (?:0|1|2|no|zero|one|two) stars? /;

function starsOf(line: string): StayWant['stars'] {
  if (NO_STARS.test(line)) return undefined;
  const said = / ([345]|three|four|five) stars? /.exec(line)?.[1];
  if (said === undefined) return undefined;
  const isLeast = / (?:minimum|min|at least|or more|or better|plus|or above) /.test(line);
  return { count: STARS.get(said) ?? Number(said), isLeast };
}

/** What a line wants of another stay: these hotels, or its sort, price and place. */
export function stayWantOf(line: string, hotelIds: readonly string[]): StayWant {
  const refusesBunks =
    / (?:not|no|dont|do not|never|hate|wont|cant|without|avoid|than|isnt) (?:\w+ ){0,4}(?:bunks?|bunk beds?|dorms?|hostels?|sharing) /.test(
      line,
    );
  const sort: StayWant['sort'] =
    refusesBunks || / (?:proper|actual|real) hotel /.test(line)
      ? 'hotel'
      : / (?:hostels?|dorms?|dormitory|bunks?) /.test(line)
        ? 'hostel'
        : / (?:apartments?|aparthotels?|airbnbs?|flats?|self catering|villas?) /.test(line)
          ? 'apartment'
          : null;
  const price = stayPrice(line);
  const isNearer = / (?:closer|nearer|central|middle of|walking distance|too far|further in) /.test(line);
  const stars = starsOf(line);
  return {
    hotelIds,
    sort,
    // So many stars say more than `dearer`.
    price: stars && price === 'dearer' ? null : price,
    isNearer,
    stepFree: asksStepFree(line) || / (?:a|the) lift /.test(line),
    ...(stars ? { stars } : {}),
  };
}

/** `dont need a posh hotel`, `a hotel that fancy is not needed`: what is turned down is how smart it is. */
const NOT_SMART =
  / (?:drop|dont need|do not need|dont want|do not want|no need for|not (?=(?:\w+ )?(?:that|so|too|as|very|anything|something) )|without|doesnt (?:have|need) to be|dont care about) (?:\w+ ){0,3}?(?:that |so |too |as |very |anything |something |all )*(?:posh|nice|fancy|luxury|luxurious|smart|boutique|plush|swanky|flash|top end|high end|four star|five star|[45] stars?)(?= (?!enough|any more))/;

/** Whether a line wants a stay to cost less, or to be better than what there is. */
export const stayPrice = (line: string): StayWant['price'] => priceSaid(line.replace(SUITS_BETTER, ' '));

/** `would suit us better` says nothing of how smart it is. */
const SUITS_BETTER =
  / (?:suit|suits|work|works|fit|fits|be|do) (?:(?:us|them|me|everyone|everybody) )?(?:a lot |much |far )?better(?= (?:$|for us|please))/;

const priceSaid = (line: string): StayWant['price'] =>
  NO_STARS.test(line) ||
  NOT_SMART.test(line) ||
  / (?:cheap|cheaper|cheapest|budget|(?<!too )basic|no frills|bog standard|less|too (?:expensive|dear|posh|much)|expensive|affordable|(?:cant|cannot|can not|couldnt|wont|never) afford|steep|pricey|save|out of (?:our )?(?:budget|price range|league)) /.test(
    line,
  )
    ? 'cheaper'
    : / (?:posh|posher|nice|nicer|fancy|fancier|better|upgrade|a cut above|step up|splash out|treat us|luxury|luxurious|smart|smarter|boutique|plush|swanky|bougie|classier|decent|4 star|5 star|four star|five star|grotty|dump|scruffy|too basic|higher end|high end|nicest|poshest|best|smartest|top notch|swish|flash|flashy|top end|first class) /.test(
          line,
        )
      ? 'dearer'
      : null;

const ASKS_OPTIONS =
  / (?:other|others|another|options?|choices?|alternatives?|else|which (?:hotels|hostels)|what (?:hotels|hostels)|list|nicest|poshest|best|better|smartest|cheapest|most (?!of )\w+|closest|nearest|closer|nearer|cheaper|nicer|(?:\d|three|four|five) stars?|recommend|any hotels?) /;

/** What is asked of where to stay: of the stay there is, or of what else there could be; null for any other question. */
export function readStayQuestion(reading: Reading, { plan }: Pick<ConciergeState, 'plan'>): Intent | null {
  const { line, raw, words, hotels, slots, venues, kinds, days } = reading;
  if (questionKind(line, raw) === null && !/\?\s*$/.test(raw)) return null;
  if (
    slots.filter(
      ({ from, to }) =>
        !/^(?:the )?(?:cheapest|dearest|nearest)(?: (?:place|one))?$/.test(words.slice(from, to).join(' ')),
    ).length +
      venues.length >
      0 ||
    / (?:far|walk|walking|get (?:to|from)|near the|long|minutes|cancel|refund|book|why not) /.test(line)
  )
    return null;
  const isOther = namesOtherStay(reading, { plan });
  const isOptions =
    STAY_WORDS.test(line) && ASKS_OPTIONS.test(line) && !/ (?:can|could|might|may) (?:we|you|i) /.test(line);
  const meals = kinds.length > 0 ? slotsWhere(plan, days, [], kinds) : [];
  const isNearer = isOptions && / (?:closest|nearest|closer|nearer) /.test(line);
  if (isOther || isOptions)
    return { kind: 'stays', price: stayPrice(line), ...(isNearer ? { isNearer, near: meals } : {}) };
  return hotels.length > 0 && !/ (?:in (?:that|it|the)|included?|inc|with|without) /.test(line)
    ? { kind: 'stay' }
    : null;
}
