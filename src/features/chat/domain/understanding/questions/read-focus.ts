import type { SlotKind } from '../../../../../engine/trip-request.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { CHEAPEST, DEAREST, extremeOf } from '../cues/extreme-of.ts';
import { findScope } from '../cues/find-scope.ts';
import { payersNamed } from '../cues/payers-named.ts';
import { ORDER } from '../cues/topic-words.ts';
import { eachOnce } from '../finding/among-slots.ts';
import { type PlacedSlot, slotsOf } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { readAfterHour } from '../wishes/read-after-hour.ts';
import { namesStay, readStayQuestion } from '../wishes/read-stay-wish.ts';
import { readOwnSum } from './read-own-sum.ts';

const ASKS =
  /^ (?:(?:so|and|but|ok|hi|hey|um|oh|also|well|just|please|can|could|you|tell|me|us|remind|do we know|know) )*(?:is|are|isnt|arent|was|does|do|did|has|have|will|would|am|what|whats|which|who|how|when|where|why|any|anything|there is|there any) /;
/** What comes on top of a trip, and whether a price has it. */
const EXTRAS =
  / (?:flights?|fares?|transfers?|taxis?|trains?|travel|tips?|service|drinks|petrol|airport \w+) (?:\w+ ){0,3}?(?:in (?:it|that|this|there|the (?:price|total|cost|plan))|included?|covered|part of (?:it|this|that)|extra|on top) /;
const CLIMATE =
  / (?:what is|how is|hows|is) (?:the )?(?:weather|temperature|climate) (?:like |usually |normally |there )*(?:in |at |there|like|usually|then|that time)| how (?:hot|warm|cold|sunny) (?:is|will|does|gets?) | what temperature | is it (?:usually |normally |very |quite )?(?:hot|cold|warm|sunny|chilly|mild|freezing|boiling) (?:in|there|then|at|over|around) | will it (?:still |already )?be (?:really |very |quite )?(?:hot|cold|warm|sunny|chilly|freezing|boiling|nice weather) | (?:is|will|does|are) (?:(?:it|january|february|march|april|may|june|july|august|september|october|november|december|\w+ in \w+) )(?:going to |gonna |likely to |still |usually )*(?:be |get )?(?:really |very |quite |too |that )*(?:hot|cold|warm|sunny|chilly|freezing|boiling|nice|mild|baltic)(?: (?:enough|then|there|in \w+|that time))* $| is \w+ (?:really |very |usually )?(?:nice|warm|hot|cold|sunny|wet|busy|chilly) in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter) /;
const SPENDING =
  / (?:(?:what is|whats|which is|where is) (?:the )?(?:biggest|main|largest) (?:chunk|cost|expense|outlay|slice)|(?:where|what) (?:does|is|has|do|did|will|would) (?:all )?(?:the|our|my|all the|all our) (?:money|budget|cash|dosh|spend) (?:all )?(?:go|going|gone|went|spent on|be spent)|what (?:are|do) we (?:spend|spending|paying) (?:the )?most(?: of it)?(?: on| for)|(?:how|what) (?:is|does) (?:the|our) (?:money|budget|spend|cost) (?:\w+ )?(?:split|divided|broken down|made up|break down)|what (?:makes up|eats|is eating|takes|is taking)(?: up)? (?:most of )?(?:the|our|all the) (?:cost|price|total|budget|money|kitty)|what is (?:the|our) money (?:going|spent) on|spending breakdown|breakdown of (?:the )?(?:spend|spending|budget)) /;
/** `which day is eating most of it`: the money, and no meal. */
const EATS_MOST =
  / (?:eating|eats|taking|takes|using|uses|costing|swallowing|swallows)(?: up)? (?:the )?(?:most|biggest|majority|bulk)(?: \w+)? (?:of (?:it|the budget|our budget|the money|our money|the cost|the kitty|the total)|(?:chunk|share|slice)) /;
const IMPROVES =
  / (?:(?:can|could|would|will) (?:you|it|this|that|we) (?:do|get|go|make it|find|come up with) (?:any(?:thing)? |even |something |one )?(?:better|improved)(?: than (?:this|that))?(?: plan| one)?|(?:is|was) (?:this|that|it) (?:really )?(?:the |your )?best (?:you|we|it|plan|that)|(?:improve|optimise|optimize|perfect|polish|fine tune|finetune) (?:it|this|that|the|our|my)(?: whole| entire)? ?(?:plan|itinerary|trip|schedule|weekend|lot|thing)?|(?:find|get|make|try|look for) (?:us |me )?(?:a |an even )better (?:plan|version|itinerary|schedule)) /;
const AMENITY =
  / (parking|car park|wi ?fi|internet|pool|swimming pool|gym|sauna|balcony|terrace|rooftop|air con|air conditioning|aircon|kitchen|bar|restaurant|lift|elevator|reception|towels|hairdryer|iron|luggage|late check ?out|early check ?in|en ?suites?|en ?suite bathrooms?|hot tub|jacuzzi|bath|views?|cots?|breakfasts?|pets|dogs?|tv|safe|laundry) /;
const HOTEL = / (?:hotel|hostel|accommodation|apartment|rooms?|where we (?:are )?stay(?:ing)?) /;
/** `come in under 150`, `are we below £300 each`: a limit held up against what the plan costs. */
const WITHIN =
  / (?:come|comes|coming|is it|are we|am i|we are|it is|stay|stays|staying|does it|be|all|still|keep|keeps) (?:\w+ ){0,3}?(?:under|below|within|over|above|inside|less than|more than) /;
/** A sum of money after it, and neither minutes nor people. */
const LIMIT =
  / (?:under|below|within|over|above|inside|than) (?:£ ?)?\d{2,5} (?!minutes|mins|people|of us|km|miles|hours|pm|am)/;
const PAYS =
  / (?:pay|pays|paying|payment|payments|take (?:the )?(?:money|cash)|collect (?:the )?(?:money|cash)|money off|money from|deposit|deposits|balance) /;
/** As it is typed: a turn of phrase makes `drop the money` of it. */
const TAKES_MONEY = / (?:take|get|collect|gather|have|chase) (?:\w+ ){0,2}(?:money|cash|payments?|dosh) (?:off|from) /;
/** `have we time to get changed before dinner`: when one part ends and the next begins. */
const HAS_TIME =
  / (?:have we|do we have|will we have|will there be|is there|have we got|do we get|got) (?:any |enough |much |some )?time (?:to |for )?(?:\w+ ){0,5}?(?:before|between|after|beforehand) /;
/** `do you share our numbers with the bars`. */
const PASSED_ON =
  / (?:do|will|would|are|can) (?:you|they) (?:\w+ )?(?:share|sell|pass|give|sharing|selling|passing|giving) (?:on |out |away )?(?:\w+ ){0,2}(?:data|details|numbers?|emails?|e mails?|info|information|contacts?|addresses) /;
/** `put half down now and half later`. */
const PAYS_IN_PARTS =
  / (?:put|pay|stick|lay) (?:\w+ )?(?:half|some|part|a bit|bit|something|money|a deposit|deposit) (?:\w+ )?(?:down|now|up front|upfront)(?= )| half (?:\w+ )?now | in (?:instalments?|installments?|chunks|stages|dribs) | spread (?:out )?(?:the )?(?:cost|costs|payments?) | pay (?:it |this )?(?:off )?(?:monthly|weekly|bit by bit|a bit at a time|over time) /;
const GOES_OVER = / (?:budget|cap|limit|max|maximum) /;

/** What a question is about where one noun of it settles that, whatever else is said around it; null otherwise. */
export function readFocus(reading: Reading, state: ConciergeState): Intent | null {
  const { line, raw, slots } = reading;
  const scope = findScope(reading, state.plan, reading.words.length);
  const isAsked = ASKS.test(line) || / how (?:long|far) /.test(line) || /\?\s*$/.test(raw);
  if (IMPROVES.test(line) && slots.length === 0 && reading.days.length === 0) return { kind: 'improve' };
  if (SPENDING.test(line)) return { kind: 'spending' };
  const given = dayGiven(reading, scope);
  if (given) return given;
  if (HAS_TIME.test(line) && scope.isNamed) return { kind: 'schedule', scope };
  if (PASSED_ON.test(line)) return { kind: 'site', question: `privacy personal data ${raw}` };
  const afterHour = readAfterHour(reading, state);
  if (afterHour) return afterHour;
  const sum = readOwnSum(reading, state);
  if (sum) return sum;
  if (PAYS_IN_PARTS.test(line) && slots.length === 0) return { kind: 'site', question: `pay ${raw}` };
  if (TAKES_MONEY.test(` ${raw.toLowerCase()} `) && slots.length === 0) return { kind: 'site', question: `pay ${raw}` };
  // `can tom and dave pay theirs together` asks how, though it is put as a request.
  if (/ (?:can|could) (?:\w+ ){1,5}?(?:pay|settle) /.test(line) && asksHowToPay(reading))
    return { kind: 'site', question: raw };
  if (!isAsked || ORDER.test(line)) return null;
  const payers = payersNamed(reading);
  if (payers !== null) return { kind: 'split-cost', ways: null, payers };
  const stays = readStayQuestion(reading, state);
  if (stays?.kind === 'stays') return stays;
  const compared = comparedIn(reading, state);
  if (compared) return compared;
  const isWhich = / (?:what|whats|which|where|is|our|the|we got|we have|in it|on it|of it all) /.test(line);
  const isByDay =
    / (?:which|what) (?:day|night|evening) /.test(line) &&
    (DEAREST.test(line) || CHEAPEST.test(line) || EATS_MOST.test(line)) &&
    !/ (?:nights?|evenings?) out /.test(line);
  if (isByDay) return { kind: 'price', scope: { ...scope, slots: [], isNamed: false }, people: null };
  if (EXTRAS.test(line) && slots.length === 0 && !/ insurance /.test(line))
    return { kind: 'price', scope: { ...scope, slots: [], isNamed: false }, people: null, asksIncluded: true };
  if (CLIMATE.test(line)) return { kind: 'site', question: `${state.destination} temperature weather warm` };
  if (isWhich && DEAREST.test(line)) return { kind: 'extremes', which: 'dearest', scope: ofNights(line, scope, state) };
  if (isWhich && CHEAPEST.test(line) && reading.venues.length === 0)
    return { kind: 'extremes', which: 'cheapest', scope: ofNights(line, scope, state) };
  if (extremeOf(line) === 'free' && slots.length === 0 && / (?:cost|costs) /.test(line))
    return { kind: 'extremes', which: 'free', scope };
  const between = readBetween(reading, state);
  if (between) return between;
  const longest = longestWay(reading, scope, state);
  if (longest) return longest;
  const way = readWay(reading, state);
  if (way) return way;
  // `everything bar the hotel` asks for no bar.
  const amenity = AMENITY.exec(line.replace(/ bar (?:the|our) /, ' without '))?.[1];
  if (amenity && slots.length === 0 && (HOTEL.test(line) || namesStay(reading, state.plan)))
    return { kind: 'stay', asks: amenity };
  if (
    / why /.test(line) &&
    slots.length === 0 &&
    / (?:hotel|hostel|accommodation|place to stay|staying) /.test(line) &&
    !/ why (?:not|dont|is there no) /.test(line)
  )
    return { kind: 'stay' };
  if (LIMIT.test(line) && WITHIN.test(line) && slots.length === 0 && !GOES_OVER.test(line) && isPlainQuestion(line))
    return { kind: 'price', scope: { ...scope, slots: [], isNamed: false }, people: null };
  if (asksHowToPay(reading)) return { kind: 'site', question: raw };
  return null;
}

/** `the cheapest night out` is one of the bars and clubs, `the dearest meal` one of the meals. */
function ofNights(line: string, scope: Scope, { plan }: ConciergeState): Scope {
  const kinds = COMPARED_KINDS.find(([named]) => named.test(line))?.[1];
  const among = slotsOf(plan).filter(
    ({ slot, day }) => kinds?.includes(slot.kind) && (scope.days.length === 0 || scope.days.includes(day)),
  );
  return among.length > 1 ? { ...scope, slots: among } : scope;
}

const COMPARED_KINDS: readonly (readonly [RegExp, readonly SlotKind[]])[] = [
  [/ (?:nights?|evenings?) out /, ['night']],
  [/ (?:meals?|restaurants?|places to eat|dinners and lunches) /, ['lunch', 'dinner']],
];

const COMPARES = / (?:dearer|cheaper|pricier|more expensive|costs? (?:us )?(?:more|less)|better value) .* or /;

/** `which is dearer, the boat or dinner`: what both cost. */
function comparedIn({ line, slots, kinds, days }: Reading, { plan }: ConciergeState): Intent | null {
  if (!COMPARES.test(line)) return null;
  const meals = slotsOf(plan).filter(
    ({ slot, day }) => kinds.includes(slot.kind) && (days.length === 0 || days.includes(day)),
  );
  const once = eachOnce([...slots.flatMap(({ slots: placed }) => placed), ...meals]);
  if (once.length < 2) return null;
  return {
    kind: 'price',
    scope: scopeOf(once),
    people: null,
    isCompared: true,
  };
}

const isPlainQuestion = (line: string): boolean =>
  /^ (?:(?:so|and|but|ok|hi|hey) )*(?:is|are|am|does|do|will|would|did) /.test(line) &&
  !/ (?:anything|something|somewhere|any|we do|we get|you|places?) /.test(line);

/** How, when and by whom money changes hands; what things cost and who pays which share are other questions. */
const asksHowToPay = ({ line, slots, amount }: Reading): boolean =>
  PAYS.test(line) &&
  slots.length === 0 &&
  amount === null &&
  !/ (?:how much|pays? what|split|ways|divide|divided|share|owe|owes|refund|refunds|refunded|back|each|cancel|\d+) /.test(
    line,
  ) &&
  !/ (?:what|whats) (?:\w+ ){0,4}(?:cost|costs|total|paying|pay each) /.test(line);

/** `give us the Sunday`, `show me friday night`: a part of the plan handed over, and nothing done to it. */
function dayGiven({ line, types, venues, slots }: Reading, scope: Scope): Intent | null {
  const isGiven =
    / (?:give|show|read|gis|send) (?:me |us )?(?:the |all of |all )?(?:\w+day)(?: night| evening| morning| afternoon)? (?:again |please |then |plan )*$/.test(
      line,
    );
  return isGiven && types.length + venues.length + slots.length === 0 ? { kind: 'schedule', scope } : null;
}

/** `how long till dinner after karting`. */
const HOW_LONG_TILL =
  / how (?:long|much time) (?:(?:is it|is there|have we got|have we|do we have|will we have) )?(?:till|until|before) /;
/** `how long have we got between` asks for the time, and not for the way. */
const HOW_LONG_FREE =
  / how (?:long|much time|many (?:hours|minutes)) (?:have we(?: got)?|do we (?:have|get)|is there|is the (?:gap|break|wait)|of a gap|will we have)(?: \w+){0,3}? between | (?:gap|break|wait) between /;

/** `is anything booked between the karting and dinner`: the stops between two of one day, or the free time there. */
function readBetween({ line, slots, kinds, words, days }: Reading, state: ConciergeState): Intent | null {
  const at = HOW_LONG_TILL.test(line) ? 0 : words.indexOf('between');
  if (
    at < 0 ||
    !/ (?:what|whats|how long|how much time|anything|nothing|something|is there|have we|do we have|do we get|free|gap|break|wait|doing) /.test(
      line,
    )
  )
    return null;
  if (
    / (?:far|long|walk|distance|minutes|miles|travel|get|journey) /.test(line) &&
    !HOW_LONG_TILL.test(line) &&
    !HOW_LONG_FREE.test(line)
  )
    return null;
  const named = slots.filter(({ from }) => from >= at).map(({ slots: placed }) => placed);
  const byKind = kinds.length > 0 ? [slotsOf(state.plan).filter(({ slot }) => kinds.includes(slot.kind))] : [];
  const [first, second] = [...named, ...byKind];
  const pair = first && second ? sameDay(first, second, days) : null;
  if (!pair) return null;
  const [early, late] = pair;
  const between = slotsOf(state.plan).filter(
    ({ day, slot }) =>
      day === early.day && slot.startMinute > early.slot.startMinute && slot.startMinute < late.slot.startMinute,
  );
  // With nothing between them, the two say when there is time.
  const shown = between.length > 0 ? between : pair;
  const scope = scopeOf(shown, [early.day]);
  return { kind: 'schedule', scope };
}

/** `whats furthest from the hostel`, `the longest trek on saturday`: the leg that takes longest. */
function longestWay({ line, slots }: Reading, scope: Scope, { plan }: ConciergeState): Intent | null {
  const isAsked = / (?:furthest|farthest|most far|longest (?:walk|trek|journey|way|trip|leg|hop|ride|taxi)) /.test(
    line,
  );
  if (!isAsked || slots.length > 0) return null;
  const within = scope.slots.length > 1 ? scope.slots : slotsOf(plan);
  const [longest] = [...within].sort((left, right) => right.slot.travel.minutes - left.slot.travel.minutes);
  return longest ? { kind: 'travel', scope: scopeOf([longest]) } : null;
}

/** `how many minutes from the boat to lunch`: the leg to the later of the two. */
function readWay({ line, slots, kinds, days }: Reading, state: ConciergeState): Intent | null {
  if (!/ (?:how (?:far|long|many minutes)|minutes|distance|journey|travel time|transfer) /.test(line)) return null;
  const [only] = slots;
  if (slots.length === 1 && only && HOTEL.test(line))
    return {
      kind: 'travel',
      scope: scopeOf(only.slots, days),
      isFromStay: true,
    };
  if (!/ (?:from|between) /.test(line)) return null;
  const byKind = kinds.length > 0 ? [slotsOf(state.plan).filter(({ slot }) => kinds.includes(slot.kind))] : [];
  const [first, second] = [...slots.map(({ slots: placed }) => placed), ...byKind];
  const pair = first && second && byKind.length > 0 ? sameDay(first, second, days) : null;
  if (!pair) return null;
  return { kind: 'travel', scope: scopeOf([pair[1]]) };
}

function sameDay(
  left: readonly PlacedSlot[],
  right: readonly PlacedSlot[],
  days: readonly number[],
): [PlacedSlot, PlacedSlot] | null {
  for (const one of left)
    for (const other of right) {
      const isAsked = one.day === other.day && (days.length === 0 || days.includes(one.day));
      if (isAsked && one.slot.id !== other.slot.id)
        return one.slot.startMinute < other.slot.startMinute ? [one, other] : [other, one];
    }
  return null;
}
