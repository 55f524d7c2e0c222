import type { SlotKind } from '../../../../../engine/trip-request.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { diffPlans, type PlanDifference } from '../../wording/diff-plans.ts';
import { dayName } from '../../wording/name-slot.ts';
import {
  lastChanged,
  lastReplyOf,
  lastWish,
  listedWishes,
  NOT_YET,
  offeredWish,
  openQuestion,
} from '../../wording/offers.ts';
import { TAKEN_BACK } from '../../wording/small-talk.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { normalise } from '../typing/normalise.ts';
import { openings } from '../typing/openings.ts';
import { TAKES_BACK } from '../wishes/read-going-back.ts';
import { changesAsked } from './changes-asked.ts';

const LEAD = `^ ${openings('out of interest')}`;
/** `by how much`, `what does that save us`, `what does that do to the price`. */
const EFFECT = new RegExp(
  `${LEAD}(?:by how much|how much (?:cheaper|dearer|less|more|extra|more expensive|(?:did|would|will) (?:that|it|this|we|i) (?:save|cost|be saving)|does (?:that|it|this) (?:save|add|knock off|take off|cost extra)|have we saved|do we save|(?:are|is) (?:we|that|it) saving|of a (?:difference|saving))|what is the (?:difference|saving)|what (?:did|does|has|will|would|do) (?:that|it|this|we|i) (?:save|do to|saved|add|make of|knock off)|what difference (?:did|does|will) (?:that|it)|(?:is|was) (?:that|it|this) (?:any )?(?:more|less|dearer|cheaper)(?: or (?:more|less|dearer|cheaper))?(?: expensive)?(?: (?:than (?:it was|before|it was before|what we had|the last one)|overall|now|all in))+|did (?:that|it|we) save)(?: (?:us|me|on|in|the|our|to|price|cost|total|money|budget|anything|owt|much|each|make|altogether|per|person|then|now|is|that|it|do|by|bill|each|a|head|off|again|overall|actually))* $`,
);
/** `which bit did you take out`. */
const DONE =
  /^ (?:(?:so|and|ok|wait|hang on|right) )*what (?:did|has|does) (?:that|it|this|that one) (?:replaced?|take the place of|knock out|push out|instead of)(?: (?:then|again|in the end))* $|^ (?:(?:so|and|ok|wait|hang on|right) )*what (?:have|did) (?:we|i|you) (?:just )?(?:lost?|lose|drop|dropped|given up|give up)(?: (?:for that|there|then|now|by that|out of it|exactly))* $|^ (?:(?:so|and|ok|wait|hang on|sorry) )*(?:what|which)(?: (?:bit|bits|part|parts|thing|things|one|ones|stuff|place|places))? (?:did|have) you (?:just )?(?:take|taken|drop|dropped|remove|removed|change|changed|swap|swapped|cut|move|moved|get rid of|put in|add|added)(?: out| there| in)?(?: then)? $/;
/** `ok like what`, of what was just done. */
const LIKE_WHAT =
  /^ (?:(?:ok|so|and|oh|right|hmm|go on|yeah|yes) )*(?:like what|such as(?: what)?|in what way|how so|meaning(?: what)?|what like)(?: (?:exactly|then|though))* $/;
/** `what falls out then`, `and what moved?`, `does the rest still fit`, `does this change the prices`. */
const OUTCOME = new RegExp(
  `${LEAD}(?:(?:sound|great|lovely|grand|and|cool) )*(?:(?:what|which)(?: (?:bits?|parts?|things?|else))? (?:falls?|fell|drops?|dropped|goes|went|moved|moves|changed|changes|got moved|has moved|has changed|has gone|is gone)(?: (?:out|off|then|now|because of that|for that|exactly|there|around|about))*|(?:does|do|will|would|is) (?:the rest|everything else|it all|all the rest|everything|this|that|it) (?:still )?(?:fit|work|change (?:something|anything|much|the price|the cost|the total))(?: (?:in|on|for|to|the|our|price|prices|cost|total|then|still|now|out))*|(?:does|did|will|has|would) (?:that|this|it|doing that) (?:\\w+ )?(?:mess|messed|throw|thrown|affect|affected|knock|knocked|push|pushed|screw|shift|mean) (?:up )?(?:anything|owt|much|the rest|everything|the other \\w+|other \\w+)(?: else)?(?: (?:up|about|around|back|changes))?|(?:what is|whats|what has) (?:replaced|gone in for|come in for|taken the place of) (?:it|that|them)|what (?:did|has) (?:that|it) (?:knock|knocked|push|pushed|kick|kicked|bump|bumped) out|(?:what is|whats|what have we got|what have you put|what did you put|what do we have)(?: (?:on|there|now))? (?:instead|in its place)(?: (?:then|now))*) $`,
);
/** `and what is it now`, of the price. */
const TOTAL =
  /^ (?:(?:so|and|ok|right|then) )*(?:what is|whats|how much is|where are we at|what does) (?:it|that|the (?:price|total|cost)|everything|the whole thing)(?: (?:now|then|come to|each|in total|all in|altogether))+ $/;
/** `ok and how much is it each now`, some lines after a change: all of it, and no part of it. */
const TOTAL_NOW =
  /^ (?:(?:so|and|ok|right|then|great|lovely) )*(?:what is|whats|how much (?:is|does)|what does) (?:it|that|everything)(?: (?:all|come to|work out at|cost|costing))*(?: (?:each|pp|a head|per head|per person|all in|in total|for (?:us|everyone|all of us)))* now(?: (?:each|pp|a head|per head|per person|all in|in total|then))* $/;
export const totalNow = ({ history, previous }: ConciergeState, line: string): string | null =>
  previous && offeredWish(history) === null && TOTAL_NOW.test(line) ? 'how much is it in total' : null;
/** `hmm no, i want that one`, of what has just gone. */
const WANTED =
  /^ (?:(?:hmm|no|nah|oh|wait|actually|but|hang on|sorry|ooh|hey) )*(?:i|we|she|he|they) (?:(?:do|did|really|still|actually|quite|would) )*(?:want|wanted|wants|like|liked|likes|love|loved|loves|need|fancy|fancied) (?:that|it|that one|this one|the last one|the old one|the other one)(?: (?:in|back|still|though|really|one|too|actually))* $/;
/** `too dear, forget it`: a change that is sighed at and then given up. */
const SIGHED =
  /^ (?:(?:no|nah|oh|ah|hmm|god|that is|thats|its|it is|is|way|far|much|bit|a|bit|still|so|really|looks|sounds|costs) )*(?:too )?(?:much|expensive|dear|pricey|steep|far|late|early|posh|long|fancy|boring|dull|complicated|silly|extreme) (?:that |it |one |actually |really )*(?=(?:forget|scrap|scratch|leave|bin|ditch|drop|cancel|sack|never mind|nevermind) )/;
const GIVES_UP =
  /^ (?:forget|scrap|scratch|leave|bin|ditch|drop|cancel|sack|never mind|nevermind)(?: (?:it|that|this|then|off|out|please|pls|mate|instead))* $/;
/** That something did not come in. */
const NOT_ADDED = /I have not added it|I cannot add one|^I found no (?:time|room) for another|^There is no gap for/m;

/** `scrap that, leave it where it was`, once the last change was taken back and something else offered or asked: it is so already. */
const AS_IT_WAS =
  /^ (?:(?:no|nah|ok|oh|actually|just|well|fine|drop|forget|scratch|cancel|leave|keep|it|that|this|them|alone|be|where|how|as|like|the|way|was|were|then|please|thanks|never|mind|x+) )+$/;

/** `too expensive, drop it`, of what did not come in: there is nothing to drop. */
export const givesUpOffered = ({ history }: ConciergeState, line: string): boolean =>
  (lastReplyOf(history).startsWith(TAKEN_BACK) &&
    (offeredWish(history) ?? openQuestion(history)) !== null &&
    AS_IT_WAS.test(line)) ||
  (NOT_ADDED.test(lastReplyOf(history)) && SIGHED.test(line) && GIVES_UP.test(line.replace(SIGHED, ' ')));

/** `what could go there instead`, once something was dropped. */
const GAP = new RegExp(
  `${LEAD}(?:what|anything|something|whats)(?: else)?(?: (?:could|can|should|would|might|do|is|shall|to))?(?: (?:we|you|i|they|there))?(?: (?:possibly|instead))? (?:go|do|have|put|add|get|fit|suggest|replace|be|recommend|there|take)(?: (?:there|instead|then|in|its|place|the|gap|for|that|it|us|slot|time|of|on|with|do|to|have|available|now|we|\\w+day|morning|afternoon|evening))* $`,
);
/** `what else is there`, once something came in. */
const ELSE = new RegExp(
  `${LEAD}(?:(?:no|nah|nope|meh|hmm|too|bit|not|that is|thats|way|a|much|dear|expensive|pricey|far|keen|sure|for me|on that) )*(?:what(?: is)? else|what other (?:options|choices|places)|any others?|any other (?:options|ideas|choices)|anything else)(?: (?:is|are|have|could|can|do|would|there|we|you|got|suggest|have|then|instead|do|go|for|to|offer|on|the|list))* $`,
);
/** `how much is that`, `what does it cost`, of what came in or was told. */
export const PRICE = new RegExp(
  `${LEAD}(?:how much (?:is|does|would|will) (?:that|it|this|that one|this one)|what (?:is|does|would) (?:that|it|this)(?: one)? (?:cost|come to)|whats (?:that|it) (?:cost|come to)|price|cost|how much|is (?:it|that) free|is there (?:an? )?(?:entry|entrance|door) (?:fee|charge)|do we (?:have to )?pay)(?: (?:in|entry|to get in|on the door|cost|be|come to|each|a head|per head|per person|pp|then|for that|of that|for it|for us))* $`,
);
/** `cheaper still`, of the stay. */
const STILL = new RegExp(
  `${LEAD}(?:(?:even|still|a bit|bit|anything|something|somewhere|a lot|much|any|go|got|is there|make it|one) )*(cheaper|nicer|posher|smarter|fancier|closer|nearer|more central)(?: (?:still|again|than that|than this|one|please|yet|though|then))* $`,
);
/** `too cheap, something in the middle`. */
const BETWEEN = new RegExp(
  `${LEAD}(?:(?:no|nah|oh|hmm|that is|thats|its|it is|bit|a|way|far|maybe|find|something|somewhere|one|not) )*(?:(?:too (?:cheap|low end|basic|cheap and cheerful)|not (?:that|so|as) cheap)(?: (?:now|then|that|looking|for (?:us|a \\w+|\\w+)|\\w+day))*|(?:something|somewhere) in (?:the middle|between)|middle ground|half ?way)(?: (?:please|then|maybe|something|somewhere|one|in the middle|in between|between the two|middle ground|find|half ?way|a bit dearer|a bit nicer|price wise))* $`,
);
/** `put that in`, of what was put in already. */
const CONFIRMED =
  /^ (?:(?:ok|yes|yeah|great|perfect|lovely|right|cool|please|and|lets|go on|then) )*(?:put|get|book|keep|have|leave|go with|take|use|stick|pop|add) (?:that|it|this|that one|this one)(?: (?:in|on|there|then|please|for us|one|as it is|as is|booked|now))* $/;
/** `when is that`, of what came in. */
const WHEN = new RegExp(
  `${LEAD}(?:when|what time|what day|where) (?:is|was|does) (?:that|it|this)(?: (?:now|then|start|on|exactly))* $`,
);
const WORDS_MAX = 12;

/** A part of that kind, as one is asked for. */
export const ONE_OF: Readonly<Record<SlotKind, string>> = {
  activity: 'an activity',
  lunch: 'lunch',
  dinner: 'dinner',
  night: 'a night out',
};

/** The question that the last reply previewed an answer to, asked once more: `how much would that save again`. */
export function previewAsked({ history }: ConciergeState, line: string): string | null {
  const isPreview = lastReplyOf(history).includes(NOT_YET);
  if (!isPreview || !(EFFECT.test(line) || PRICE.test(line))) return null;
  // What was asked may have leaned on the lines before it: `is there a cheaper place?`.
  const offered = offeredWish(history);
  return offered !== null && AN_ORDER.test(offered) ? `what if we ${offered}?` : lastWish(history);
}
const AN_ORDER = /^(?:swap|drop|move|find|add|make|start|finish) [^?]+$/i;

/** The conversation without a question at its end of what the last change did: whatever follows goes on from the change. */
export function withoutEffectAsked(state: ConciergeState): ConciergeState {
  const { history } = state;
  const asked = history.findLastIndex(({ role }) => role === 'user');
  const { line } = normalise(history[asked]?.content ?? '');
  const isAside = asked > 0 && (EFFECT.test(line) || changesAsked(line) !== null);
  return isAside && lastChanged(history.slice(0, asked)) ? { ...state, history: history.slice(0, asked) } : state;
}

/**
 * What a short message says in full that leans on the change just made: what it cost, what else there is, that it is
 * given up. Null for any other, and where the last reply lists or offers something itself.
 */
export function afterChange(state: ConciergeState, line: string): 'effect' | 'done' | { wish: string } | null {
  const { history, previous, plan } = state;
  if (!previous || !lastChanged(history) || line.split(' ').length - 2 > WORDS_MAX) return null;
  if ([EFFECT, DONE, OUTCOME, LIKE_WHAT].some((asked) => asked.test(line))) return 'effect';
  if (TOTAL.test(line)) return { wish: 'how much is it in total' };
  if (SIGHED.test(line) && GIVES_UP.test(line.replace(SIGHED, ' '))) return { wish: 'undo' };
  if (offeredWish(history) !== null || listedWishes(history).length > 0) return null;
  const differences = diffPlans(previous.plan, plan).filter(({ kind }) => kind !== 'moved');
  if (CONFIRMED.test(line) && !differences.every(({ kind }) => kind === 'removed')) return 'done';
  if (WANTED.test(line) && differences.some(({ kind }) => kind === 'removed')) return { wish: 'undo' };
  if (TAKES_BACK.test(line)) return null;
  const other = otherForLast(differences, state, line);
  if (other !== null) return { wish: other };
  const { slots, venues, types } = read(line, state);
  if (slots.length + venues.length + types.length > 0) return null;
  const neighbour = besideLast(differences, state, line);
  if (neighbour !== null) return { wish: neighbour };
  // Of what came in and what made room for it, the one that came in was asked for.
  const came = onlyOf(differences.filter(({ kind }) => kind === 'added'));
  const [only, another] = came ? [came] : differences;
  const isOtherStay = plan.stay?.hotelId !== previous.plan.stay?.hotelId;
  if (!only && isOtherStay && PRICE.test(line)) return { wish: 'how much is the hotel?' };
  const still = !only && isOtherStay ? STILL.exec(line)?.[1] : undefined;
  if (still !== undefined) return { wish: `a ${still} hotel` };
  if (!only || another) return null;
  if (only.kind !== 'removed' && WHEN.test(line)) return { wish: `when is ${asTyped(only.after.slot.name)}?` };
  if (only.kind !== 'removed' && PRICE.test(line)) return { wish: `how much is ${asTyped(only.after.slot.name)}?` };
  if (only.kind === 'removed') {
    const { slot, day } = only.before;
    const when = `on ${dayName(previous.plan, day)}${slot.kind === 'activity' ? ` ${slot.timeOfDay}` : ''}`;
    return GAP.test(line) || ELSE.test(line) ? { wish: `what if we add ${ONE_OF[slot.kind]} ${when}?` } : null;
  }
  return ELSE.test(line) ? { wish: `what could we do instead of ${asTyped(only.after.slot.name)}?` } : null;
}

const NEIGHBOUR =
  /^ (?:(?:ok|and|also|oh|then|plus|please|now) )*(?:(drop|lose|bin|swap|change|replace|cancel|remove) )?(?:the )?(?:one|thing|bit|stop|place) (before|after|following)(?: (?:it|that|this|one))?(?: (?:too|as well|also|please|then))* $/;

/** `and the one before it`: the same for what stood beside the part that was dropped or exchanged. */
function besideLast(made: readonly PlanDifference[], { previous }: ConciergeState, line: string): string | null {
  const [, verb, side] = NEIGHBOUR.exec(line) ?? [];
  if (side === undefined || !previous) return null;
  const last = made.filter(({ kind }) => kind === 'removed' || kind === 'replaced');
  const only = onlyOf(last);
  if (!only || !('before' in only)) return null;
  const { slot, day } = only.before;
  const ofDay = previous.plan.days[day]?.slots ?? [];
  const beside = ofDay[ofDay.findIndex(({ id }) => id === slot.id) + (side === 'before' ? -1 : 1)];
  if (!beside) return null;
  return `${verb ?? (only.kind === 'removed' ? 'drop' : 'swap')} ${asTyped(beside.name)}`;
}

const SOMETHING =
  /^ (?:(?:or|no|nah|hmm|ok|maybe|what about|how about|id rather|we want|we would like|could it be|can it be|make it|actually|sorry|i meant) )*((?:something|somewhere|a place|one) (?:with|that has|that does|that is|where|a bit|more|less|thats) (?:\w+ ?){1,5})$/;

/** `something with dancing`, right after one place gave way to another: the other is not it either. */
function otherForLast(made: readonly PlanDifference[], state: ConciergeState, line: string): string | null {
  const wanted = SOMETHING.exec(line)?.[1]?.trim();
  const only = onlyOf(made);
  if (only?.kind !== 'replaced') return null;
  if (BETWEEN.test(line)) {
    const [from, to] = [only.after.slot.pricePerPersonPence, only.before.slot.pricePerPersonPence];
    return `swap ${asTyped(only.after.slot.name)} for something ${from < to ? 'dearer' : 'cheaper'}`;
  }
  if (wanted === undefined) return null;
  const { days, kinds, timesOfDay } = read(line, state);
  const isBare = days.length + kinds.length + timesOfDay.length === 0;
  return isBare ? `swap ${asTyped(only.after.slot.name)} for ${wanted}` : null;
}
