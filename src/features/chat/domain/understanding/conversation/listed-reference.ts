import type { Venue } from '../../../../../catalogue/venue.ts';
import { venuesOf } from '../../../../../engine/places.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { lastReplyOf, listedWishes, listedWithWord, offeredWish } from '../../wording/offers.ts';
import { isLostReply } from '../../wording/small-talk.ts';
import { questionKind } from '../cues/asks.ts';
import { LEFT_TO_US } from '../cues/left-to-us.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { findDays } from '../finding/find-days.ts';
import { findKinds, slotsOf } from '../finding/find-slots.ts';
import { readNumber, readOrdinal } from '../finding/read-number.ts';
import { read } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { asTyped } from '../typing/as-typed.ts';
import { normalise } from '../typing/normalise.ts';
import { broughtIn, exactSwap } from '../wishes/listed-places.ts';
import type { FollowUp } from './follow-up.ts';
import { saidOfList } from './said-of-list.ts';
import { partAtHand } from './spoken-of.ts';

const REFERENCE =
  / (?:the |that )?(?:(first|second|third|fourth|last|1st|2nd|3rd|4th)(?: (?:one|option|place|suggestion|choice))?|(?:number|option|choice) (\w+)) /;

/** A verb with nothing but a pronoun: one of the choices has it. */
const ORDERED =
  /^ (?:(?:yes|yeah|yep|aye|ok|oh|go on|right|actually|just|well|lets|please) )*(drop|swap|move|find) (?:it|that|them|this)(?: (?:please|then|mate|x))* $/;
const WORDS_MAX = 8;

/** `don't bother replacing it, just take it off the friday`. */
const NOT_REPLACED =
  /^ (?:(?:no|nah|actually|oh) )*(?:dont (?:bother|worry about) (?:replacing|swapping|changing|to replace|to swap) (?:it|that|them)|no need to (?:replace|swap|change) (?:it|that)|(?:we )?dont need (?:anything|something|one|it)(?: else)?(?: instead)?) (?:then )?(?=\w)/;
/** `skip it, we'll go round the shops`: what they do instead. */
const WILL_DO =
  / (?:(?:well|we will|ill|i will|they will|theyll|we are|were|we can) (?!(?:swap|drop|add|move|change)\b).{4,40}|(?:cos|because|as) .{4,40}) $/;
const OUT =
  /^ (?:(?:just|actually|nah|no|oh|ok|then|hmm|none of (?:those|them)|lets|we could|can we|maybe) )*(?:drop|bin|lose|get rid of|skip|scrap|ditch|cut|remove|take) (?:it|that|that one)(?: (?:out|off|altogether|then|completely|please|instead|now|actually|(?:from |on |off )?(?:the )?\w+day))* $/;

const INSTEAD_OF_OTHER =
  /^ (?:(?:and|ok|or|also|then|so|what about|how about|what could we do|what else could we do|anything|what) )*instead of (?:the |our )?(.+?)(?: (?:too|as well|please|then))* $/;

/** `just drop it`, of the part for which others were listed, or `and instead of the boat`, in full; null for anything else. */
export function ofListedPart(state: ConciergeState, line: string): string | null {
  const said = saidOfList(state, line);
  if (said !== null) return said;
  const swaps = listedWishes(state.history);
  const parts = new Set(swaps.flatMap((wish) => /^swap (.+) for /.exec(wish)?.[1] ?? []));
  const part = onlyOf([...parts]);
  if (part === undefined) return null;
  if (OUT.test(line.replace(NOT_REPLACED, ' ').replace(WILL_DO, ' '))) return `drop ${asTyped(part)}`;
  const other = INSTEAD_OF_OTHER.exec(line)?.[1];
  return other !== undefined && read(other, state).slots.length > 0 ? `what could we do instead of ${other}?` : null;
}

/** The listed wish that is left to us, `you choose`, or that a verb without an object names, `yeah bin it`; null for any other. */
export function leftToUs(state: ConciergeState, message: string): string | null {
  const wishes = listedWishes(state.history);
  const { line, words } = normalise(message);
  if (wishes.length < 2 || words.length > WORDS_MAX) return null;
  const verb = ORDERED.exec(line)?.[1];
  // `swap it`, of a part, and not of what was suggested in the place of an answer.
  const isOfPart = isLostReply(lastReplyOf(state.history)) && partAtHand(state) !== null;
  const named = wishes.filter((wish) => verb !== undefined && !isOfPart && wish.toLowerCase().startsWith(verb));
  if (named.length === 1) return named[0] ?? null;
  // Suggestions after words that were not understood are no choice of places.
  const [best] = wishes;
  const isOfPlaces = best !== undefined && (broughtIn(best, state) ?? addedBy(best, state)) !== null;
  return isOfPlaces && LEFT_TO_US.test(line) && !/ (?:no|none|leave it as|forget) /.test(line) ? best : null;
}

/** A place of the last list, called by its number there, with the words that call it so. */
function referredTo(state: ConciergeState, line: string): { venue: Venue; wish: string; said: string } | null {
  const wishes = listedWishes(state.history);
  const [said, ordinal, number] = REFERENCE.exec(line) ?? [];
  if (said === undefined || wishes.length < 2) return null;
  const at = ordinal === undefined ? (readNumber(number ?? '') ?? 0) - 1 : placeOf(ordinal, wishes.length);
  const wish = wishes[at];
  const venue = wish === undefined ? null : (broughtIn(wish, state) ?? addedBy(wish, state));
  return wish !== undefined && venue ? { venue, wish, said } : null;
}

const placeOf = (ordinal: string, count: number): number => (readOrdinal(ordinal) ?? count) - 1;

const addedBy = (wish: string, { places }: ConciergeState): Venue | null =>
  venuesOf(places).find(({ name }) => wish.toLowerCase() === `add ${name.toLowerCase()}`) ?? null;

/** A question about a place of the last list, with its name in it, and what is known of that place in any case. */
export interface AskedOfListed {
  question: string;
  about: FollowUp;
}

/** `alright but what sort of food is it`: what comes before the question answers nothing. */
const BEFORE_QUESTION = /^ (?:(?:alright|ok|yes|yeah|hmm|mm|oh|ooh|maybe|right|and|but) )+/;
const ASKED_OF_IT =
  / (?:is|does|has|are|do|would) (it|that|they|there)(?= )(?!.* (?:cheaper|dearer|worth|save|saving|cost|costs|better|work|mean|fit|all) )/;

/** `tell me more about the first`. */
const ASKS_MORE =
  / (?:tell (?:me|us) (?:\w+ )?about|(?:more|info|information|details?|bit) (?:about|on) (?:the|number|option)) /;

/** The place that was offered to come in, where a question is about `it`. */
function offeredPlace(state: ConciergeState, line: string): { venue: Venue; wish: string; said: string } | null {
  const wish = offeredWish(state.history);
  const pronoun = ASKED_OF_IT.exec(line)?.[1];
  const venue = wish === null || pronoun === undefined ? null : broughtIn(wish, state);
  return wish !== null && venue ? { venue, wish, said: ` ${pronoun} ` } : null;
}

/** `is the museum any good`, of a list that has one. */
function listedByWord(state: ConciergeState, line: string): { venue: Venue; wish: string; said: string } | null {
  const [said, noun = ''] = LISTED_NOUN.exec(line) ?? [];
  const wish =
    said === undefined || listedWishes(state.history).length < 2 ? null : listedWithWord(state.history, [noun]);
  const venue = wish === null ? null : (broughtIn(wish, state) ?? addedBy(wish, state));
  return said !== undefined && wish !== null && venue ? { venue, wish, said } : null;
}

const LISTED_NOUN = /(?<=^ (?:(?:so|and|but|hmm) )*(?:is|does|has|whats|what is|where is|how is)) the (\w{4,}) /;

/** `is the third one vegan`, asked of a list, or `does it do vegan`, of an offer; null for anything else. */
export function askedOfListed(state: ConciergeState, message: string): AskedOfListed | null {
  const { line: typed, raw } = normalise(message);
  const line = typed.replace(BEFORE_QUESTION, ' ');
  const isAsked = questionKind(line, raw) !== null || ASKS_MORE.test(line);
  const referred = isAsked ? (referredTo(state, line) ?? offeredPlace(state, line) ?? listedByWord(state, line)) : null;
  if (!referred) return null;
  const { venue, said } = referred;
  return {
    question: `${line.replace(said, ` ${venue.name} `).trim()}?`,
    about: {
      intent: { kind: 'places', types: [], label: venue.type.toLowerCase(), maxPence: null, venueIds: [venue.id] },
      wish: message,
      isHypothetical: false,
    },
  };
}

const SWAPPED_FOR =
  /^ (?:(?:ok|yes|yeah|then|please|can you|can we|could you|could we|lets|just|right|and) )*(?:swap|change|replace|switch) (?:the )?(.+?) (?:for|to|with) (?:the |that )?(?:first|second|third|fourth|last|1st|2nd|3rd|4th|number|option|choice) /;
const INSTEAD_OF =
  /^ (?:(?:ok|yes|yeah|please|lets|have|put|do|and) )*.{3,30}? (?:instead of|in place of|rather than) (?:the )?(.+?)(?: (?:please|then|x+))* $/;

/** `swap u sudu for the second one`: an order with the name of the listed place in it; null for anything else. */
export function withListedNamed(state: ConciergeState, message: string): string | null {
  const { line, words } = normalise(message);
  const referred = words.length <= WORDS_MAX + 4 ? referredTo(state, line) : null;
  if (!referred) return null;
  const part = (SWAPPED_FOR.exec(line) ?? INSTEAD_OF.exec(line))?.[1];
  const isPart = part !== undefined && read(part, state).slots.length === 1;
  return isPart ? `swap ${part} for ${asTyped(referred.venue.name)}` : null;
}

const AND_ORDERS = / (?:and|also|plus) (?:\w+ )?(?:swap|drop|change|replace|move|lose|bin|add|make|cancel|skip) /;

/** `would the first of those fit on saturday?`. */
const ASKS_WHETHER = /^\W*(?:(?:and|so|but|ok)\s+)?(?:would|will|does|is)\b.*\?\s*$/i;

/** `the second one but on sunday`: a listed place for another part of the plan than it was listed for; null for anything else. */
export function listedElsewhere(state: ConciergeState, message: string): FollowUp | null {
  const { line, raw, words } = normalise(message);
  const referred = questionKind(line, raw) === null && words.length <= WORDS_MAX + 2 ? referredTo(state, line) : null;
  if (!referred || AND_ORDERS.test(line)) return null;
  const isHypothetical = ASKS_WHETHER.test(message);
  const days = findDays(line.replace(referred.said, ' '), state.plan, state.today);
  const kinds = findKinds(line);
  const only = onlyOf(days);
  const isAdded = /^add /i.test(referred.wish) && only !== undefined && kinds.length === 0;
  if (isAdded) {
    const scope = scopeOf([], days);
    const want = { ...NO_PREFERENCE, venueIds: [referred.venue.id] };
    return {
      intent: { kind: 'add', scope, want, slotKind: null, isAnother: true },
      wish: message,
      isHypothetical,
    };
  }
  const swap = exactSwap(state, referred.wish);
  const [old] = swap?.kind === 'swap' ? swap.scope.slots : [];
  if (days.length + kinds.length === 0 || !old) return null;
  const [day = old.day] = days;
  const [kind = old.slot.kind] = kinds;
  if (day === old.day && kind === old.slot.kind) return null;
  const slots = slotsOf(state.plan).filter((placed) => placed.day === day && placed.slot.kind === kind);
  const scope = { slots: slots.slice(0, 1), days: [day], timesOfDay: [], kinds: [kind], isNamed: true };
  const want = { ...NO_PREFERENCE, venueIds: [referred.venue.id] };
  const intent =
    slots.length > 0
      ? ({ kind: 'swap', scope, want } as const)
      : ({ kind: 'add', scope, want, slotKind: kind, isAnother: true } as const);
  return { intent, wish: message, isHypothetical };
}
