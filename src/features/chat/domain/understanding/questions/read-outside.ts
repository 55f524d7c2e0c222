import type { ConciergeState } from '../../concierge-state.ts';
import { hasPlainForm } from '../cues/asks-plainly.ts';
import { findScope } from '../cues/find-scope.ts';
import { outsideLongNames } from '../cues/outside-names.ts';
import { slotsOf, slotsWhere } from '../finding/find-slots.ts';
import { KIN } from '../finding/kin.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { scopeOf } from '../scope.ts';

/** Places that neither plan nor list has, to which somebody may ask the way. */
const SPOTS =
  / ((?:nearest |closest )?(?:airport|(?:train |railway |bus |coach |tube |metro |underground |tram )?(?:station|stop)|tube|metro|underground|tram|cash ?points?|cash machines?|atms?|pharmacy|chemists?|hospital|a and e|doctors?|supermarket|shops?|corner shop|petrol station|taxi rank|ferry port|car park|beach|sea|office)) /;
/** The way between such a place and the plan. */
const OF_WAY =
  / (?:nearest|closest|(?:best|easiest|quickest|fastest|cheapest|simplest) way|way (?:in|into|to|from)|from the|how do we|how do i|how will we|how far|how long|get|far|close|near|next to|by) /;
/** A ride, a fare and where it goes, none of which a plan has. */
const FARE =
  / (?:how much|cost|price|dear|expensive)(?: \w+){0,5}? (ubers?|taxis?|cabs?|trains?|flights?|bus|coach|transfers?|tube|metro)(?= )/;
const PAID =
  / (?:(?:has|have|did|hasnt|havent)(?! to ) (?:\w+ ){1,4}?(?:paid|pay|chipped in|coughed up|transferred)|(?:who|whos|who is|how many) (?:has |have |of us have |hasnt |still hasnt |of us |people have )?paid|(?:is|are|was|isnt) (?:\w+ ){0,5}?(?:already |all )?paid (?:for|up|off|yet|already)|(?:is|are) (?:\w+ ){1,4}?paid|who (?:still )?owes) /;
const WHO_PAYS =
  / (?:who|whos) (?:is |are |will be )?(?:pays?|paying|covers?|covering|getting|gets|forking out|sorting|sorts)(?: out)? (?:for )?(?:the |our |all the )?(taxis?|cabs?|ubers?|transport|travel|flights?|trains?|tips?|drinks|bar bill|petrol|parking|transfers?) /;
const OF_LANGUAGE =
  / (?:what is|whats|how do (?:you|we|i) say) (?:\w+ ){0,3}?(?:in )?(?:czech|polish|portuguese|french|german|spanish|irish|gaelic|dutch|catalan|hungarian)(?: word)? for | how do (?:you|we|i) say \w+ /;
const TIPS =
  / (?:do|should|must) (?:we|i|you|people|they) (?:need to |have to )?tip | (?:much|what) (?:do|should) (?:we|i|you) tip | (?:is|are) (?:tipping|tips) (?:expected|normal|usual|needed|the done thing|a thing) | where (?:do|can|should) (?:we|i) (?:get|change|buy|exchange) (?:our |some |the )?(?:zloty|euros?|korunas?|crowns|cash|money|currency) /;
const PARKS =
  / where (?:can|do|could|should) (?:we|i|they|people|everyone) (?:park|leave (?:the|our|my) (?:cars?|van|minibus)) /;
const RIDES_ARRANGED =
  / (?:is|are|have you|has|did you) (?:the |any |our )?(?:\w+ )?(?:taxis?|transfers?|transport|minibus|coach|cabs?|lifts?) (?:been )?(?:arranged|sorted|booked|organised|laid on|provided|planned) | (?:arrange|sort|organise|book|provide|do) (?:the |any |our |us )?(?:\w+ )?(?:taxis?|transfers?|airport transfers?|minibus|coach|cabs?) /;
const CONFIRMS =
  / (?:confirm(?:ed|ing|s)?(?= )(?! \d)|when (?:do|will) we (?:know|find out|hear|get to know)|when will (?:you|we) know) /;
/** One of the group who is not there for a part. */
const ABSENT =
  /^ (?:(?:so|and|but|ok|hi|hey|also) )*(?:can|could|may|is it ok (?:if|for)) (?:the|my|our|one|some|two|a|a couple|people|anyone|someone|somebody|he|she|they) (?:of us |of them |of the (?:girls|lads|team|group) )?(?:\w+ ){0,2}?(?:to )?(?:skip|skips|miss|misses|opt out|sit out|bow out|join (?:late|later|us)|arrive (?:late|later|early|on|after|in the)|come (?:late|later|for one|just for)|turn up (?:late|later)|leave (?:early|late|on|before)|go home early|fly (?:out|in|home)) /;
const COMES_LATE =
  /^ (?:(?:so|and|but|ok|hi|hey|also) )*what (?:happens |happen |do we do )?if (?:\w+ ){1,5}?(?:turns? up|arrives?|comes?|gets? (?:there|in)|lands?|joins?|is|are|is running|gets? delayed|is delayed) (?:late|later|delayed|a day late|after|the next day|on (?:the )?\w+day) /;
/** `can gemma join us only for dinner`. */
const ONLY_FOR =
  /^ (?:(?:so|and|but|ok|hi|hey|also) )*(?:can|could|may|is it (?:ok|okay|alright|fine) (?:if|for)) (?:\w+ ){1,4}?(?:to )?(?:join|joins|come|comes|be there|meet|meets|do|does)(?: (?:us|along|in|up with us|with us|it))* (?:only|just) (?:for|on|at|the) /;
const ONE = `(?:(?:my |our |his |her |the )?(?:${KIN})|he|she|they|anyone|someone|somebody|those (?:who|that) \\w+|the others?|the rest|one of (?:us|them)|(?:two|three|some|half) of (?:us|them|the \\w+)|(?!(?:we|i|you|it|that|this|there)\\b)\\w{2,})`;
/** `can hannah do something else`, `what can jess do while we go karting`: another thing for one of them. */
const OTHER_FOR_ONE = new RegExp(
  ` (?:can|could|what (?:can|could|should|will|would|does|do)|is there (?:anything|something)(?: else)?(?: for)?|something(?: else)? for|anything (?:else )?for) ${ONE} (?:(?:to )?do (?:something|anything) (?:else|different)|(?:to )?do (?:instead )?(?:while|when|during|whilst)|(?:to )?do instead|while (?:we|the rest|everyone|the others|they))`,
);
/** `could we hire the whole of heaven for the night`: no part of the plan is to be another. */
const HIRES_WHOLE =
  / (?:hire|hiring|book|rent|take over|have|get)(?: out)? (?:out )?(?:the )?(?:whole|entire|all) (?:of )?(?:(?:the|that) )?(?!(?:day|weekend|trip|night|evening|afternoon|morning|thing|plan|group|lot|table)\b)\w+ (?:\w+ ){0,4}?(?:to ourselves|just for us|for (?:us|the night|the evening|ourselves|the afternoon|our group|the group|a (?:private )?party)) | (?:exclusive|private) hire (?:of|at|for) | (?:all|whole|entire) (?:of )?(?:the |that )?(?:\w+ ){1,4}to ourselves | (?:have|get|book|hire|reserve) (?:the |that |our )?(?:\w+ ){1,4}?(?:all )?(?:to ourselves|just for us|exclusively|as a private hire|privately)(?= )/;
/** `anything i can get cheaper with a voucher`: the places know, and not the site, which sells none. */
const VOUCHERS =
  / (?:cheaper|money off|discounts?|deal|deals|off) (?:\w+ ){0,3}?(?:vouchers?|discount codes?|promo codes?|codes?|groupon|tesco points|clubcard|tastecard|two for one|2 for 1)(?= )| (?:use|using|accept|take|got) (?:\w+ ){0,2}?(?:groupon|tastecard|clubcard|discount codes?|promo codes?)(?= )/;
/** `do under 5s pay full whack`. */
const CHILD_PRICE =
  / (?:do|does|will|would|is it|are|can) (?:the |our |my )?(?:under \d{1,2}s?|kids?|children|babies|toddlers|little ones|(?:\d{1,2} year olds?)) (?:\w+ )?(?:pay|free|go free|get in free|half price|cheaper|cost|full price|discounted) /;
/** `how much of that is booze`: no more is known than what the nights out come to. */
const OF_DRINK =
  / (?:how much|what) (?:of (?:it|that|this|the \w+) )?(?:is|are|goes on|is going on|do we spend on|are we spending on) (?:the |on )?(?:booze|drink|drinks|drinking|alcohol)(?: roughly| in total| altogether)? $/;
const WHICH_VENUE =
  / (?:which|what) (?:pub|bar|place|restaurant|venue|bistro|castle|house|cafe) (?:(?:is|are) (?:it|that|they|we|the)|(?:it|that|they) (?:is|are|will be)) /;
const NIGHT_HOURS =
  / (?:when|what time|how late|till when|until when|are|do) (?:\w+ ){0,3}?(?:bars?|pubs?|clubs?|nightclubs) (?:\w+ ){0,2}?(?:open|shut|close|closed) /;
const FREE = /^ (?:(?:so|and|but|ok) )*(?:what|which|what bits?|which bits?|what things|what stuff) (?:is|are) free $/;
const TAXED =
  / (?:vat|taxe?s?|iva|mwst) (?:\w+ ){0,3}?(?:included|includes?|in|on top|extra|added) | (?:include|includes|including|inc|with|plus|before|after) (?:the )?(?:vat|tax) /;
const PAYS_FOR =
  / (?:who|whos|who is|who will be|how do (?:we|i)|how can (?:we|i)|when do (?:we|i)|where do (?:we|i)) (?:pays?|paying)(?: for)? (?!for (?:a|another) )/;
const POCKET_MONEY =
  / (?:spending money|pocket money|cash (?:do|should|will|would|to) (?:we|i|they|people|everyone)?|(?:much|how much) cash|how much (?:\w+ ){0,6}?(?:bring|take)(?= $| with)|money (?:do|should) (?:we|i|they|people|everyone) (?:need to )?(?:bring|take)) /;

/** What the plan has no part in: the way to a station, a fare, who has paid what, pocket money; null for anything else. */
export function readOutside(reading: Reading, state: ConciergeState): Intent | null {
  const { line, raw, slots } = reading;
  const isAsked = hasPlainForm(line) || PARKS.test(line) || /\?\s*$/.test(raw);
  if (ONLY_FOR.test(line) || OTHER_FOR_ONE.test(line)) return { kind: 'outside', what: 'absence' };
  if (WHICH_VENUE.test(line) && state.plan.scope === 'generic') return { kind: 'unconfirmed' };
  if (COMES_LATE.test(line) && slots.length === 0) return { kind: 'outside', what: 'absence' };
  if (HIRES_WHOLE.test(line) && slots.length === 1) return { kind: 'unlisted', what: 'hiring the whole place' };
  if (VOUCHERS.test(line)) return { kind: 'unlisted', what: 'vouchers' };
  if (CHILD_PRICE.test(line)) return { kind: 'unlisted', what: 'prices for children' };
  if (OF_DRINK.test(line) && slots.length === 0) {
    const nights = slotsWhere(state.plan, reading.days, [], ['night']);
    const ofNights = scopeOf(nights);
    return nights.length > 0 ? { kind: 'price', scope: ofNights, people: null } : null;
  }
  if (!isAsked || ORDERS.test(line)) return null;
  if (ABSENT.test(line)) return { kind: 'outside', what: 'absence' };
  const scope = findScope(reading, state.plan, reading.words.length);
  if (NIGHT_HOURS.test(line) && slots.length === 0) {
    const nights = slotsWhere(state.plan, reading.days, [], ['night']);
    if (nights.length > 0) return { kind: 'opening', scope: { ...scope, slots: nights, isNamed: true }, venueIds: [] };
  }
  if (TAXED.test(line)) return { kind: 'outside', what: 'VAT' };
  if (OF_LANGUAGE.test(line) || TIPS.test(line)) return { kind: 'outside', what: null };
  if (PARKS.test(line)) return { kind: 'outside', what: 'a place to park' };
  if (RIDES_ARRANGED.test(line) && slots.length === 0) return { kind: 'outside', what: 'rides' };
  if (CONFIRMS.test(line) && slotsOf(state.plan).some(({ slot }) => slot.venueToBeConfirmed))
    return { kind: 'unconfirmed' };
  if (FREE.test(line)) return { kind: 'extremes', which: 'free', scope };
  const rides = WHO_PAYS.exec(line)?.[1];
  if (rides !== undefined) return { kind: 'paid', extra: rides, scope };
  const isOfPart = slots.length + reading.kinds.length > 0 && scope.slots.length > 0;
  if (isOfPart && PAYS_FOR.test(line)) return { kind: 'paid', extra: null, scope };
  if (PAID.test(line) && !/ (?:back|refund\w*|how much) /.test(line)) return { kind: 'paid', extra: null, scope };
  if (POCKET_MONEY.test(line) && slots.length + reading.kinds.length === 0)
    return { kind: 'outside', what: 'spending money' };
  const fare = FARE.exec(line)?.[1];
  if (fare !== undefined && slots.length === 0)
    return { kind: 'outside', what: `the fare of a ${fare.replace(/s$/, '')}` };
  const spot = SPOTS.exec(outsideLongNames(reading))?.[1];
  // `near the hotel` is the place that is asked of, and what is asked about stands first.
  const isSpot =
    spot !== undefined &&
    !/ (?:hotel|hostel|apartment|flat|place|pub|bar|restaurant)s? (?:\w+ ){0,2}?(?:near|nearer|close|closer) /.test(
      line,
    );
  const isOfStay = spot !== undefined && / (?:is|are) (?:the |our )?(?:hotel|hostel|accommodation) /.test(line);
  return spot !== undefined && (isSpot || isOfStay) && OF_WAY.test(line) && !/ (?:included|cover\w*) /.test(line)
    ? {
        kind: 'outside',
        of: slots.every(({ from, to }) => !reading.words.slice(from, to).some((word) => spot.includes(word)))
          ? scope.slots
          : [],
        what: `the way to ${/^(?:nearest|closest)/.test(spot) || !spot.endsWith('s') ? 'the ' : ''}${spot}`,
      }
    : null;
}

const ORDERS =
  / (?:swap|drop|add|change|move|replace|put|book|find us|stay nearer|stay closer|instead|refund|refunds|if) /;
