import type { ConciergeState } from '../../concierge-state.ts';
import { questionKind } from '../cues/asks.ts';
import { cancelledOn } from '../cues/cancelled-on.ts';
import { findScope } from '../cues/find-scope.ts';
import { whyOf } from '../cues/why-of.ts';
import { findPeople } from '../finding/find-people.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';
import { readSuits } from './read-suits.ts';

const WHY =
  / (?:why|how come|(?:thinking|idea|logic|thought|reasoning) behind|point of|point in|deal with|justify|what made you (?:choose|pick|go for)|(?:the |whats the )?reason (?:for|behind)|what is so (?:good|special) about|any good|worth it|explain|tell me (?:more )?about|what is|whats) /;
const SUGGESTS = / why (?:not|dont|cant|couldnt) (?:we|you)? ?/;
const STAY =
  / (?:(?:where|which|what)(?: \w+){0,4} (?:stay|stays|staying|sleep|sleeping|hotel|hotels|accommodation|hostel|rooms?)|hotels?|accommodation|hostels?|airbnb|place to stay|somewhere to stay|stay the night|checking in|check in) /;
const PRICE =
  /^ (?:(?:so|and|ok) )*(?:total|price|cost|the damage|grand total) $| (?:how (?:much|expensive|dear)|what (?:does|do|will|would|is|are)(?: \w+){0,5} (?:cost|costs|price|prices|damage|come to|set us back)|what is (?:the )?(?:total|price|cost|damage|bill)|cost per|price per|per person cost|total cost|total price|overall cost|whole cost|the total|cost breakdown|price breakdown|what do we (?:owe|pay)|cost each|how is the (?:price|cost)|grand total|budget left|(?:is it |are we |still )?(?:within|under|over|on) budget) /;
const SCHEDULE =
  / (?:what (?:we|u|you) (?:doing|on|got|up to)|what (?:are|is|do|will|time|else|day)(?: \w+){0,4} (?:doing|on|happening|planned|plan|have|start|starts|finish|finishes|end|ends|eating|up to|going|booked|first|last|next|we|is|are|does|do)|what time|what is (?:for|on)|whats on|when (?:is|are|do|does|will)|where (?:is|are|do|does|will|to)|show (?:me|us)|itinerary|whole plan|run me through|talk me through|remind me|schedule|run (?:me |us )?through|what have we got|how long|what is (?:the )?(?:plan|itinerary)|what is included|what is in it|what do we get|list|(?:any|much|is there|what|when is|have we got) (?:\w+ )?free time|anything on|is there (?:a|any|anything)(?: \w+)* (?:on|planned)|how (?:far|do we get)) /;

/** Questions about the plan, its prices and its terms; null when the line asks for a change instead. */
export function readQuestion(reading: Reading, trip: ConciergeState): Intent | null {
  const { line } = reading;
  const scope = findScope(reading, trip.plan, reading.words.length);
  if (isCancellation(line)) return { kind: 'refund', cancelledOn: cancelledOn(reading, trip) };
  if (
    / (?:rain|rains|raining|rainy|bad weather|weather is (?:bad|rubbish|awful|grim)|pours|pouring|wet weather|weather turns|drizzles?|(?:chuck|bucket|tip|pelt|hammer|lash|sheet)(?:s|ing)? (?:it )?down|lashing|rain ?proof|weather ?proof|wet day|soaked) /.test(
      line,
    ) ||
    ALL_INDOORS.test(line) ||
    (/ outdoor(?:s|sy)? /.test(line) &&
      / (?:indoors?|inside|under (?:a |the |some )?(?:roof|cover)|undercover|out of the (?:rain|wet)) /.test(line))
  )
    return makesDry(line) || ALL_INDOORS.test(line)
      ? { kind: 'dry', days: scope.days, scope }
      : { kind: 'rain', days: scope.days };
  if (
    / (?:split (?:the )?(?:cost|costs|bill|payments?|money|it)|who owes|everyone pays?|pay (?:separately|individually|their own|for themselves)|chip in|collect (?:the )?(?:money|cash)|share of the cost|split payments?|split it) /.test(
      line,
    )
  )
    return { kind: 'split-cost', ways: waysOf(line) };
  if (waysOf(line) !== null) return { kind: 'split-cost', ways: waysOf(line) };
  if (
    asksPrice(reading) &&
    (!/ (?:hotel|hostel|accommodation) /.test(line) ||
      / (?:inc|incl|including|with|without|excluding|excl|total) /.test(line))
  )
    return { kind: 'price', scope, people: null };
  const asked = readAboutPlan(reading, scope);
  if (asked) return asked;
  if (/ (?:to be confirmed|tbc|venue tba) /.test(line)) return { kind: 'unconfirmed' };
  const notThere =
    / why (?:is there |have we )?(?:no|not|isnt|arent|didnt you (?:pick|choose|use)|cant we do) (?:the |a |any )?((?:\w+ ?){1,4})$/.exec(
      line,
    )?.[1];
  if (
    notThere &&
    reading.venues.length === 0 &&
    scope.slots.length === 0 &&
    !/ why (?:not|dont) (?:we|go|do|just|have|try)/.test(line)
  )
    return { kind: 'missing', label: notThere.trim() };
  if (WHY.test(line) && !SUGGESTS.test(line) && !isPlainWhatIs(reading))
    return { kind: 'why', scope: whyOf(scope, line), venueIds: reading.venues.map(({ venueId }) => venueId) };
  if (PRICE.test(line)) return { kind: 'price', scope, people: findPeople(line) };
  if (
    / what (?:have you|did you|has) (?:just )?changed? | what is (?:changed|different|new) | what changed? | what did you (?:do|change) /.test(
      line,
    )
  )
    return { kind: 'changes' };
  const isAsked = questionKind(line, reading.raw) !== null || /\?\s*$/.test(reading.raw) || reading.words.length <= 5;
  if (STAY.test(line) && isAsked && !/ (?:add|near|nearer|closer) /.test(line)) return { kind: 'stay' };
  // `where do the locals drink`, `what is 5 times 7`: not about this plan.
  const isElsewhere =
    scope.slots.length === 0 && !scope.isNamed && / (?:locals|they|\d+ times \d+|who won) /.test(line);
  if (SCHEDULE.test(line) && !isElsewhere && !asksForAction(line) && !/^ (?:\w+ ){0,4}drop /.test(line))
    return { kind: 'schedule', scope };
  if (
    / (?:deposit|(?:book|reserve) (?:the |our |a |us )*(?:restaurants?|tables?|hotel|tickets?|slots?|places?)|how (?:do|can) (?:we|i) (?:book|pay|reserve)|book (?:it|this|everything|the (?:trip|lot|whole|plan))|reserve (?:it|this|everything|the tables?)|are (?:these|they|the tables?) booked|is it booked|pay (?:now|for it|the deposit)|confirm (?:it|the|this|booking)|ready to book|make the booking) /.test(
      line,
    )
  )
    return { kind: 'booking' };
  return null;
}

/** A price asked for in other words: `friday damage`, `price of the bistro`, `boat?? how much`, `total inc hotel`. */
const asksPrice = ({ line, raw, slots }: Reading): boolean =>
  !/ (?:cheaper|swap|drop|change|add|under|max|limit|cap|save|less|instead|if|can we|could we|make|find|each way|too much|cancel|off) /.test(
    line,
  ) &&
  (/ (?:(?:what|whats|how much)(?: \w+){0,6} (?:damage|come to|set us back|rack up|work out|figure)|how much|price of|prices? for|cost of|(?:the )?damage|grand total|(?:group|overall|whole|total|final|full|per head|per person) (?:total|price|cost|bill|figure|amount)|total (?:inc|incl|including|with|without|excluding|for|cost|price)|(?:each|pp|per head|all in) (?:inc|incl|including|with|excluding|without)|(?:inc|incl|including|excluding|excl|with|without) (?:the )?(?:hotel|accommodation|stay|rooms)|break (?:the )?(?:cost|costs|price|it|that) down|cost breakdown|how many (?:zloty|koruna|euros?|czk|pln)|in (?:zloty|koruna|euros?)) /.test(
    line,
  ) ||
    (slots.length > 0 && / (?:is what|how much|price|cost|costs|much)(?: (?:each|pp|then|again|now))? $/.test(line)) ||
    (/ (?:right|yes|ok|correct|yeah) $/.test(line) && /£?\d{2,4} ?(?:each|pp|a head|per)/.test(raw)) ||
    / (?:on its own|by itself) $/.test(line)) &&
  !/ (?:far|long|time|walk|deposit|refund|ways|owe|split) /.test(line);

/** `split it 11 ways`, `divided by 9`, `if 13 of us pay`. */
function waysOf(line: string): number | null {
  const [, ways, by] = / (\d{1,2}) ways | divided? (?:it )?(?:by|between|among) (\d{1,2}) /.exec(line) ?? [];
  const number = Number(ways ?? by ?? 0);
  return number > 0 ? number : null;
}

/** `everything indoors please`, said of the whole plan or of a day, and no question. */
const ALL_INDOORS =
  /^ (?!(?:is|are|do|does|will|what|how|which|if|why) )(?:\w+ ){0,4}?(?:everything|it all|all of it|the lot|all the (?:things|activities|stuff)|nothing but)(?: (?:to|be|being|is|needs|should|has|kept|stay|stays|on|for|the|both|\w*days?|will))* (?:indoors?|inside|undercover|under cover|under a roof) |^ (?:(?:only|just|please) )*indoors?(?: (?:stuff|things|activities|places))? only (?:please )?(?:\w+ ){0,6}?$|^ (?:(?:please|so|and) )*(?:only|just) indoors?(?: (?:stuff|things|activities|places))? (?:\w+ ){0,6}?$| nothing (?:outdoors|outside|out of doors)(?= (?:$|please|for us|on \w+day|at all|then))/;

/** An order to come in from the rain, and not only the question what would be. */
const makesDry = (line: string): boolean =>
  / (?:make|swap|change|switch|move|put|get|bring|keep|sort|replace|plan for|need|want) /.test(line) &&
  !/^ (?:(?:so|and|but|ok) )*(?:what|if|is|are|do|does|will|which|how|have you|any) /.test(line) &&
  !/ (?:what if|if it|do we|would we|what do|what would|what happens) /.test(line);

const isCancellation = (line: string): boolean =>
  / (?:if|say|suppose|supposing|when|should|can|could|do) (?:we|i|someone|somebody|one of us|they|everyone|people) (?:\w+ ){0,3}?(?:cancel|cancels|cancelled|pull out|pulled out|call it off|called it off|bail|back out|backed out) (?!the |it |that |dinner |lunch |on me )/.test(
    line,
  );

/** Questions that open with a verb or `which`: they ask about the plan as it is, whatever words of change they use. */
function readAboutPlan(reading: Reading, scope: Scope): Intent | null {
  const { line } = reading;
  if (/ (?:breakfast|breakfasts) /.test(line) && ASKS.test(line) && reading.slots.length === 0)
    return { kind: 'breakfast' };
  const suits = readSuits(reading, scope);
  if (suits) return suits;
  if (
    / (?:free|for nothing) /.test(line) &&
    !/ free time /.test(line) &&
    / (?:which|any|what|anything|is there) /.test(line) &&
    / (?:any of|anything|which|bits?|stuff|things?|what is|what are) /.test(line) &&
    !/ add /.test(line)
  )
    return / (?:instead|steep|too (?:much|expensive)|swap|change) /.test(line)
      ? null
      : { kind: 'extremes', which: 'free', scope };
  if (
    / (?:compare|did (?:that|it|we) save|have we saved|difference (?:in price|to before)|what did that (?:do|save|cost)) /.test(
      line,
    )
  )
    return { kind: 'changes' };
  // `is there time to change before dinner`: clothes, not the plan.
  if (
    / (?:is there|do we have|have we got|will (?:there be|we have)|enough) (?:enough |any )?time (?:to|for|before|between) /.test(
      line,
    )
  )
    return { kind: 'schedule', scope };
  if (/ (?:what happens|how late|how early) /.test(line) && !/ if /.test(line)) return { kind: 'schedule', scope };
  if (/ are we (?:still |even )?(?:doing|going|having|seeing) /.test(line)) {
    const [named] = reading.types;
    if (scope.slots.length > 0) return { kind: 'schedule', scope };
    return named ? { kind: 'missing', label: named.label } : null;
  }
  const [type] = reading.types;
  if (/ (?:what time|when|where) (?:is|are|do|does) /.test(line) && type && scope.slots.length === 0 && !scope.isNamed)
    return { kind: 'missing', label: type.label };
  return null;
}

const ASKS =
  /^ (?:(?:so|and|but|ok|hi|hey|um|oh|also) )*(?:is|are|isnt|arent|does|do|did|will|would|has|have you|which|what|any|whats|who|where|when) /;

/** `what is the plan` and `what is it` ask for the schedule or the price; `what is the Skywalk` asks about a place. */
const isPlainWhatIs = ({ line, slots, venues }: Reading): boolean =>
  / (?:what is|whats) /.test(line) &&
  !/ (?:why|how come|explain|reason|so (?:good|special)|made you|thinking|idea|logic|point|behind|deal with) /.test(
    line,
  ) &&
  ((slots.length === 0 && venues.length === 0) ||
    / (?:cost|costs|price|total|on|doing|happening|planned|time) /.test(line));

/** `can we swap` and `is there anything cheaper` ask for a change, whatever question words are near. */
const asksForAction = (line: string): boolean =>
  / (?:anything|something|somewhere) (?:less|more|cheaper|better|else|different|other|nicer|quieter|calmer) /.test(
    line,
  ) ||
  (/ (?:can|could|would) (?:we|you|i) (?:please )?(?:add|swap|change|drop|remove|move|do|have|get|go|make|find|switch|replace|start|finish|fit|include|put) /.test(
    line,
  ) &&
    !/ (?:what time|when (?:is|are|do)|where (?:is|are)) /.test(line));
