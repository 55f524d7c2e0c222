import type { SlotKind } from '../../../../../engine/trip-request.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { cancelledOn } from '../cues/cancelled-on.ts';
import { findScope } from '../cues/find-scope.ts';
import { isFromStay } from '../cues/from-stay.ts';
import { waysOf } from '../cues/split-ways.ts';
import {
  IS_INCLUDED,
  MONEY,
  OPENING,
  ORDER,
  ORDERS_A_RIDE,
  RAIN,
  REFUND,
  SCHEDULE,
  SPLIT,
  STAY,
  STAY_ASKS,
  TRAVEL,
} from '../cues/topic-words.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';
import { namesOtherStay, readStayQuestion } from '../wishes/read-stay-wish.ts';
import { readPrice } from './read-price.ts';

const ASKS =
  /^ (?:(?:so|and|but|ok|hi|hey|um|oh|also|well|just|quick|question|please|kindly|could|can|would|will|you|u|gimme|show|see|tell|me|us|remind|give|let|know|do|we|any|idea|wondering|curious|was|wonder|i|not|sure|sorry|again|right|now|then|the|should|be|grateful|for|like|to|check|confirm|hello|alright) )*(?:is|are|isnt|arent|was|were|does|doesnt|do (?:we|you|u|they|i|the|any|people|our)|did|didnt|has|hasnt|have (?:we|you|i|they|u|the)|will|would|what|whats|which|who|whos|whose|how|when|where|whereabouts|why|any|whether|if|am|till|until) /;
/** The line without kinds of place: a `ghost walk` and a `bus tour` ask for no way. */
const withoutThings = ({ words, types }: Reading): string =>
  ` ${words.map((word, at) => (types.some(({ from, to }) => to - from > 1 && from <= at && at < to) ? 'thing' : word)).join(' ')} `;

/** Whether a line only asks: by how it begins, by its question mark, or as the bare name of a topic. */
const isAsking = ({ line, raw, words }: Reading): boolean =>
  ASKS.test(line) ||
  /\?\s*$/.test(raw) ||
  / (?:is|are) (?:what|when|where) | (?:is|are) (?:it )?how much /.test(line) ||
  (words.length <= 6 && !HAS_WISH.test(line));
const HAS_WISH =
  / (?:would|will|could|can|must|should|do|does|has|have|be|need|needs|want|wants|go|going|not|no|dont|cant|kick|drop|lose|better|please|isnt|arent|only|too|more|less|just|really|fancy|love|hate|book|skip|sort|fix|get|got) /;

/**
 * What a question is about, by the words that only questions of its kind use: refunds, the weather, who pays what, a
 * price, the stay, the way, opening hours or the plan. Null for an order and for anything that these words do not settle.
 */
export function readTopic(reading: Reading, state: ConciergeState): Intent | null {
  const { line, raw, words } = reading;
  const asks = isAsking(reading);
  const scope = findScope(reading, state.plan, words.length);
  if (ORDER.test(line)) return null;
  const counted = readCount(reading, state);
  if (counted) return counted;
  const wantsBooking =
    / (?:can|could|will|do|would) (?:you|u) (?:\w+ )?(?:book|reserve) (?:my|our|the|us|me|it|them|flights?|trains?|everything|all) /.test(
      line,
    );
  if ((BOOKS.test(line) && asks) || wantsBooking || LETS_BOOK.test(line)) return { kind: 'booking' };
  const isInPrice =
    IS_INCLUDED.test(line) &&
    !/ (?:you|we|to|please|and|also|i) (?:include|cover) | to be included /.test(line) &&
    / (?:include|includes|included|including|cover|covers|thrown in|on top) /.test(line);
  if (
    isInPrice &&
    asks &&
    reading.slots.length === 0 &&
    !/ (?:why|vegan|breakfast|what is included|what does it include) /.test(line)
  )
    return { kind: 'price', scope: { ...scope, slots: [], isNamed: false }, people: null, asksIncluded: true };
  if (SPLIT.test(line) && (asks || MONEY.test(line) || / (?:split|owes|share) /.test(line))) {
    const ways = waysOf(line, state);
    if (ways !== null || !reading.slots.length) return { kind: 'split-cost', ways };
  }
  if (RAIN.test(line))
    return (asks || FORECAST.test(line)) &&
      (!ABOUT_SEATS.test(line) ||
        / (?:if|when) .*(?:weather|forecast|rain|rains|raining) /.test(line) ||
        / (?:weather|rain|rains|raining) .*(?:if|when|walk) /.test(line))
      ? { kind: 'rain', days: scope.days, slots: reading.slots.length > 0 ? scope.slots : [] }
      : null;
  const stays = asks ? readStayQuestion(reading, state) : null;
  if (stays) return stays;
  if (
    STAY.test(line) &&
    !namesOtherStay(reading, state) &&
    STAY_ASKS.test(line) &&
    reading.slots.length === 0 &&
    asks &&
    isOfStay(line)
  )
    return { kind: 'stay' };
  const price = readPrice(reading, scope, asks);
  if (price) return price;
  const isOrdered = ORDERS_A_RIDE.test(line) && !/\?\s*$/.test(raw);
  const asksWay =
    TRAVEL.test(withoutThings(reading)) &&
    !isOtherSense(line) &&
    !isOrdered &&
    !THERE_NEARBY.test(line) &&
    !A_WALK.test(line);
  if (asksWay && (reading.slots.length > 1 || WALKS.test(line)))
    return { kind: 'travel', scope, isFromStay: isFromStay(reading) };
  if (!asks || ASKS_TO_WORK_ON.test(line)) return null;
  if (
    OPENING.test(line) &&
    !/ (?:opening up|close to|close together|open to|is it close|close by|open top|open mic|free hours|happy hours?) /.test(
      line,
    ) &&
    reading.slots.length + reading.venues.length > 0
  )
    return {
      kind: 'opening',
      scope,
      venueIds: reading.slots.length > 0 ? [] : reading.venues.map(({ venueId }) => venueId),
    };
  // `is it all walkable`: whatever was spoken of last, all of it is meant.
  const isOfWalks = reading.slots.every(({ from, to }) => words.slice(from, to).join(' ') === 'walking');
  const isWhole = asksWay && reading.isAll && (!scope.isNamed || (reading.slots.length > 0 && isOfWalks));
  if (isWhole) return { kind: 'travel', scope: { ...scope, slots: slotsWhere(state.plan, [], [], []), isNamed: true } };
  if (asksWay) return { kind: 'travel', scope, isFromStay: isFromStay(reading) };
  if (confirmsTime(reading, scope)) return { kind: 'schedule', scope };
  const asksPlan =
    / (?:can|could) (?:i|we) see (?:the |our |my )?(?:plan|itinerary|\w+day)/.test(line) ||
    (SCHEDULE.test(line) &&
      reading.venues.length === 0 &&
      !/ (?:else|other|options|alternatives|ideas|instead|best|good|recommend|can i|can we|could we|could i|vegan|vegetarian|gluten|halal|kosher|wheelchair|step|alcohol|why) /.test(
        line,
      ));
  if (!asksPlan || /\d ?(?:pm|am)/.test(raw)) return null;
  const isPlain =
    (scope.slots.length > 0 || (!scope.isNamed && WHOLE_PLAN.test(line))) &&
    reading.types.every(
      ({ from, types }) => types.length === 0 || reading.slots.some((slot) => slot.from <= from && from < slot.to),
    );
  return isPlain ? { kind: 'schedule', scope } : null;
}

/** `how late can we leave it and still get half back`: the share that is to come back, per cent; null where no last day is asked for. */
function shareUntil(line: string): number | null {
  const said = UNTIL_WHEN.test(line) ? SHARE.exec(line)?.[1] : undefined;
  if (said === undefined) return null;
  if (/half|50/.test(said)) return 50;
  return /all|full|everything|most|90/.test(said) ? 90 : 25;
}
const UNTIL_WHEN =
  / (?:how late|until when|till when|by when|when (?:is|would)|how long|latest|last (?:day|date|moment)|deadline|cut off) /;
const SHARE =
  / (half|a quarter|quarter|50 ?%?|25 ?%?|90 ?%?|most|all|everything|(?:the|a) full|anything|something|some|any)(?: (?:of (?:it|that|the money|our money)|the money|our money|money|refund))? (?:back|refunded|returned) /;

/** What comes back of a trip that is called off, on the day that is named. */
export function readRefund(reading: Reading, state: ConciergeState): Intent | null {
  const { line, slots } = reading;
  // What becomes of the money if we are gone is no cancellation of theirs.
  if (!REFUND.test(line) || slots.length > 0 || / (?:bust|bankrupt|out of business) /.test(line)) return null;
  const share = shareUntil(line);
  if (share !== null) return { kind: 'refund', share };
  const isInverted = / (?:does|do|did|will|would|can) (?:he|she|we|they|i|you|everyone) /.test(line);
  if (!isAsking(reading) && !isInverted && !/ (?:refund|cancellation|money back|cancel (?:on|in)) /.test(line))
    return null;
  return { kind: 'refund', cancelledOn: cancelledOn(reading, state) };
}

const BOOKS =
  / (?:booked|book (?:it|this|that|these|them|everything|ourselves|separately|direct|the|our|\w+ $)|how do (?:we|i) book|need to book|have to book|book in advance|(?:need|needs|want|wants|require|requires) (?:booking|reserving|to be (?:booked|reserved))|who is (?:booking|reserving|sorting out) (?:all |any of )?(?:this|it|these|them|everything|the \w+)|who (?:books|reserves|makes the bookings?)|reserve|reserved|reservation|reservations|bookings|tickets (?:included|bought|sorted)|buy (?:the )?tickets|get (?:the )?tickets) /;
const LETS_BOOK =
  /^ (?:(?:right|ok|so|great|perfect|cool|and|then|now|yes|yeah) )*(?:lets|let us|ready to|happy to|time to|i will|we will|gonna|going to) book(?: (?:now|then|please))* $/;
/** `is there outdoor seating`, `a museum of wet stock`: no weather. */
const ABOUT_SEATS = / (?:stock|walk|museum|seats?|seating|table|sit) /;
const FORECAST = / (?:gonna|going to|forecast|meant to|supposed to|looks like|looking like|might|if) /;
/** `could the schedule be tightened up`: a wish in the passive, and no question about the schedule. */
const ASKS_TO_WORK_ON =
  / (?:could|can|might|would|should|needs? to|wants? to|has to|may) (?:\w+ ){1,4}?be (?:\w+ ){0,2}?(?:\w{3,}ed|better|redone|rewritten|less \w+|more \w+)(?= )/;
/** `is there a casino nearby` asks for one, and for no way. */
const THERE_NEARBY =
  /^ (?:(?:so|and|but|ok) )*(?:is there|are there|any|got any|have you got) (?:an?|any|some)? ?(?!.* (?:bus|buses|train|trains|tube|tram|taxis?|metro|station|stop|parking|uber|lift|way|walk|cash|cashpoint|chemist|shop|supermarket) )(?:\w+ ){1,4}near ?by(?: (?:us|there|please|at all|to go to|we could go to|we can go to))* $/;
/** `and a nice walk`, wanted and not asked about. */
const A_WALK =
  /^ (?:(?:and|just|maybe|then|also|some|a|an|the|nice|little|long|short|gentle|lovely|quick|beach|morning|bit of) )*(?:walk|stroll)(?: (?:on|after|before|along) (?:the |our )?\w+(?: \w+)?)? $/;
const WALKS = / (?:can|could|do|would|will) (?:we|you|i) (?:\w+ )?(?:walk|get from|get to|get between|drive) /;
const WHOLE_PLAN =
  / (?:itinerary|schedule|rundown|run down|run through|timings|timetable|agenda|running order|line up|lineup|the plan|overview|summary|recap|it all|everything|got planned|have i got|have we got|list|show me|talk me|walk me|times) /;
const COUNTED: readonly { words: RegExp; kinds: readonly SlotKind[] }[] = [
  { words: / (?:bars?|pubs?|clubs?|nights out|night spots?|boozers?) /, kinds: ['night'] },
  { words: / (?:meals?|restaurants?|places to eat|dinners and lunches) /, kinds: ['lunch', 'dinner'] },
  { words: / (?:dinners?) /, kinds: ['dinner'] },
  { words: / (?:lunches|lunch) /, kinds: ['lunch'] },
  { words: / (?:activities|activity|things|daytime) /, kinds: ['activity'] },
  { words: / (?:stops?|places|venues|bookings) /, kinds: ['activity', 'lunch', 'dinner', 'night'] },
];

/** `what bars on sat`: those of a day, and nothing else of it. */
const OF_DAY =
  /^ (?:(?:and|so|ok|oh|but) )*(?:what|which) (?:bars?|pubs?|clubs?|restaurants?|meals?|activities|places|venues|stops) (?:is it |are they )?(?:on |for )?(?:the )?\w+day(?: (?:night|evening|again|then))* $/;

/** `how many bars are we doing`, `which restaurants have you got us`: all slots of a sort, to be listed. */
function readCount({ line, days, slots, timesOfDay }: Reading, { plan }: ConciergeState): Intent | null {
  if (/ how many (?:nights|rooms|beds) /.test(line)) return { kind: 'stay' };
  const isAsked =
    / how many /.test(line) ||
    / (?:what|which) (?:bars?|pubs?|clubs?|restaurants?|meals?|activities|places|venues|stops) (?:\w+ )?(?:are|do|did|have|are on|have we|we|you) /.test(
      line,
    ) ||
    /^ (?:\w+ )?(?:name|list) (?:all )?(?:the|our) /.test(line) ||
    OF_DAY.test(line);
  const sort = COUNTED.find(({ words }) => words.test(line));
  if (
    !isAsked ||
    !sort ||
    (slots.length === 1 && !/ how many /.test(line)) ||
    / (?:take|takes|hold|fit|know|people|of us|seats?|more|other|else|minutes|miles|km|hours|metres|yards|steps) /.test(
      line,
    )
  )
    return null;
  // `which restaurant have you chosen for saturday evening`.
  const then = slotsWhere(plan, days, timesOfDay, sort.kinds);
  const placed = then.length > 0 ? then : slotsWhere(plan, days, [], sort.kinds);
  return placed.length === 0
    ? null
    : { kind: 'schedule', scope: { slots: placed, days, timesOfDay: [], kinds: sort.kinds, isNamed: true } };
}

const isOfStay = (line: string): boolean =>
  !/ (?:breakfast|far|walk|walkable|walking|from the hotel|near|nearby|close|closer|nearer|cheaper|another|other|different|back to|get to|get from|taxi|distance|journey|room for|booked|include|includes|included|without|minus|excluding|excl|except|with the|inc|incl|including|in that|in the price|total with|escape rooms?|private rooms?|karaoke|refund|why|step|wheelchair|data|and everything|and the lot) /.test(
    line,
  ) && !/ (?:escape|karaoke|private|tea|green) rooms? /.test(line);

/** `is dinner at 7`, `so lunch is at 1, yeah?`: a time held up against the plan's. */
const confirmsTime = ({ line, raw }: Reading, scope: Scope): boolean =>
  scope.slots.length > 0 &&
  / (?:is|are|starts|begins) (?:at|from) (?:half )?\d/.test(line) &&
  (/ (?:yeah|yes|right|correct|aye) $/.test(line) || /\?\s*$/.test(raw));

const isOtherSense = (line: string): boolean =>
  / (?:(?:dont|doesnt|cant|cannot|never|not|who) drive|train (?:at|is|leaves|home)|our train|my train|(?:walking|bike|bus|boat|food|city) (?:tour|tours)|opening|close (?:at|early|late|on)|is it open|get to (?:choose|pick|keep|see|do)|as far as|so far|too far|anything|something|somewhere|any good|drive us|book a|near (?:us|there|here|me|by)) /.test(
    line,
  ) ||
  / (?:any|best|good|decent|nice|find) (?:\w+ ){1,4}(?:near|nearby|close) | (?:which|what) (?:\w+ ){0,2}(?:bars?|pubs?|clubs?|restaurants?|cafes?|places) (?:\w+ ){0,2}(?:near|nearby|close) /.test(
    line,
  );
