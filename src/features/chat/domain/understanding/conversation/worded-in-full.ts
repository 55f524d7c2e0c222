import type { ConciergeState } from '../../concierge-state.ts';
import { isNothingOpen, lastWish } from '../../wording/offers.ts';
import { findPeople } from '../finding/find-people.ts';
import { withTimeNamed } from '../finding/named-by-time.ts';
import { withOnlyMealNamed } from '../finding/only-meal-named.ts';
import { withExchangesListed } from '../message/exchanges-listed.ts';
import { withFewerAndMore } from '../message/fewer-and-more.ts';
import { withGapFilled } from '../message/gap-told.ts';
import { withItNamed } from '../message/it-named.ts';
import { withOneOfTwo } from '../message/one-of-two.ts';
import { onlyKept, otherLost } from '../message/only-kept.ts';
import { withPriceForSoMany } from '../message/price-for-so-many.ts';
import { withPutRight } from '../message/put-right.ts';
import { withoutAsides } from '../message/without-asides.ts';
import { read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { totalNow } from './after-change.ts';
import { alsoExchanged } from './also-exchanged.ts';
import { askedOfPick } from './asked-of-pick.ts';
import { askedOfThat, stillOk } from './asked-on.ts';
import { backAndMeant } from './back-and-meant.ts';
import { besideMeant } from './before-or-after.ts';
import { withComplaintPlaced } from './complaint-of-part.ts';
import { countedOfTold } from './counted-of-told.ts';
import { dateMeant } from './date-meant.ts';
import { ofDayBeside } from './day-beside.ts';
import { onDaySpokenOf } from './day-spoken-of.ts';
import { withoutDearAsTold, withStayDearAsTold } from './dear-as-told.ts';
import { ofLastToDegree } from './degree-of-last.ts';
import { droppedFirst } from './drop-first.ts';
import { hourAnswered } from './hour-answered.ts';
import { itOnDay } from './it-on-day.ts';
import { leanedOn } from './leaning/leaned.ts';
import { withAnaphorNamed, withBothNamed } from './leaning/named-anaphor.ts';
import { withListedNamed } from './listed-reference.ts';
import { ofMealChanged } from './meal-changed-last.ts';
import { moreLikeDay } from './more-like-day.ts';
import { namesAdded } from './names-added.ts';
import { ofListedStays, toStayTold } from './of-listed-stays.ts';
import { asDayMeant } from './other-day.ts';
import { withPartBinned } from './part-binned.ts';
import { wayThere, withPartPointedAt } from './pointed-part.ts';
import { putFromList } from './put-from-list.ts';
import { qualityCorrected } from './quality-corrected.ts';
import { sameOnDay } from './same-on-day.ts';
import { thatInstead } from './that-instead.ts';
import { sizeKept, twoOfList } from './two-of-list.ts';
import { withoutSlipTold } from './without-slip-told.ts';

const AND_GUEST = /^\s*(?:(?:oh|ok|and|plus|also|then)\s+)+((?:my|our|his|her|the)\s+\w+(?:\s+\w+)?)[\s.!]*$/i;

/** `and my nan`, after `add my mum`. */
function withGuestAdded(state: ConciergeState, message: string): string {
  const { history } = state;
  const more = namesAdded(state, message);
  if (more > 0) return `what if ${more} more ${more === 1 ? 'person comes' : 'people come'}?`;
  const guest = AND_GUEST.exec(message)?.[1];
  const isOpen = guest !== undefined && /^\W*(?:add|bring|invite|include)\b/i.test(lastWish(history) ?? '');
  return isOpen && findPeople(normalise(`add ${guest}`).line) !== null ? `add ${guest}` : message;
}

/** `that seems reasonable. and the cruise?`, `omg love it. and the karaoke`: praise of what was told, before the next question. */
const PRAISE_FIRST =
  /^\s*(?:(?:omg|oh|ooh|aw|aww|ok|okay|wow|yes|yeah|well|ah|right)[\s,!.]+)*(?:(?:(?:i|we|she|they|he)(?:['’]?ll| will| would|['’]?d)? )?(?:love|like) (?:it|that)|(?:that|it|this)(?:['’]?s| is| seems| sounds| looks)(?: (?:really|very|quite|pretty|so|all|not|too|a bit))* (?:reasonable|fine|good|great|lovely|nice|ok|okay|fun|perfect|brilliant|fab|cool|ideal|cheap|fair|bad|amazing)|(?:sounds |looks |seems )?(?:lovely|great|perfect|brill|brilliant|nice(?: one)?|fab|cool|amazing|good|fun|reasonable)|fair enough|not (?:too )?bad|thanks|thank you|ta|cheers)\s*[.!,…]+\s*(?=(?:and|what about|how about|\w+day the same|same)\s?)(?!.*\b(?:swap|drop|add|move|change|put|make|book|can|could)\b)/i;

/** `could that be the friday, and cahoots the night after`: of what was spoken of, and then of a part by its name. */
const OF_THAT_FIRST =
  /^(\W*(?:(?:ok|oh|and|so|hmm|please|actually)[\s,]+)*(?:can|could|should|might|would) (?:it|that|this|they)\b[^.,;!?]{3,50})[,.;]+\s+(?:(?:and|also|then|but)\s+)*(\S.{4,80})$/i;

function withFirstWorded(state: ConciergeState, typed: string): string | null {
  const [, first, rest] = state.history.length === 0 ? [] : (OF_THAT_FIRST.exec(typed) ?? []);
  if (first === undefined || rest === undefined || /\b(?:it|that|this)\b/i.test(rest)) return null;
  if (read(rest, state).slots.length === 0) return null;
  const full = wordedInFull(state, first);
  return full === first ? null : `${full}, ${rest}`;
}

/** A message with what it leaves to the conversation, or says once of several, put into words. */
export function wordedInFull(state: ConciergeState, typed: string): string {
  const firstWorded = withFirstWorded(state, typed);
  if (firstWorded !== null) return firstWorded;
  const asIs = withPriceForSoMany(typed);
  const asked = state.history.length > 0 && isNothingOpen(state.history) ? asIs.replace(PRAISE_FIRST, '') : asIs;
  const meantFirst = withPutRight(withoutSlipTold(state, asked), state);
  const told = withOneOfTwo(withGapFilled(withoutAsides(meantFirst, state)), state);
  const meant = withoutDearAsTold(state, told) ?? withStayDearAsTold(state, told) ?? told;
  const instead =
    hourAnswered(state, meant) ??
    dateMeant(state, meant) ??
    totalNow(state, normalise(meant).line) ??
    askedOfThat(state, normalise(meant).line) ??
    stillOk(state, meant) ??
    backAndMeant(state, meant) ??
    wayThere(state, meant) ??
    askedOfPick(state, meant) ??
    putFromList(state, meant) ??
    toStayTold(state, meant) ??
    twoOfList(state, meant) ??
    sizeKept(state, meant) ??
    qualityCorrected(state, meant) ??
    thatInstead(state, meant) ??
    moreLikeDay(state, meant) ??
    sameOnDay(state, meant) ??
    itOnDay(state, meant) ??
    besideMeant(state, meant) ??
    countedOfTold(state, meant) ??
    droppedFirst(state, meant) ??
    alsoExchanged(state, meant) ??
    ofLastToDegree(state, meant) ??
    onlyKept(state, meant) ??
    otherLost(state, meant);
  if (instead !== null) return instead;
  const leaned = leanedOn(state, meant);
  if (leaned !== null) return leaned;
  const anaphor = withAnaphorNamed(state, meant) ?? withBothNamed(state, meant);
  if (anaphor !== null) return anaphor;
  const placed = withPartBinned(state, meant) ?? withComplaintPlaced(state, meant);
  if (placed !== null) return placed;
  const listed = withListedNamed(state, meant);
  if (listed !== null) return listed;
  const pointed = withPartPointedAt(
    state,
    withOnlyMealNamed(state, withTimeNamed(state, withGuestAdded(state, ofMealChanged(state, meant)))),
  );
  const named = withItNamed(withExchangesListed(pointed, state), state);
  return onDaySpokenOf(
    state,
    asDayMeant(state, withFewerAndMore(ofListedStays(state, ofDayBeside(state, named)), state)),
  );
}
