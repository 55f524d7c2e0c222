import type { ConciergeState } from '../../concierge-state.ts';
import { withNear } from '../cues/near-what.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { heardAgain, heardWhole } from '../ear/hear-parts.ts';
import type { Intent } from '../intent.ts';
import { withWholeEvening } from '../questions/whole-evening.ts';
import { read } from '../reading.ts';
import { withOrderChanged } from '../wishes/order-exchange.ts';
import { readDayPairs } from '../wishes/read-day-pairs.ts';
import { readGivenFor } from '../wishes/read-given-for.ts';
import { readTurnedRound } from '../wishes/read-order.ts';
import { withRoomFirst } from '../wishes/room-first.ts';
import { withoutRest } from '../wishes/without-rest.ts';
import { additionTold } from './addition-told.ts';
import { asAsked } from './asked-beyond.ts';
import { goneForJourney, isBesideWhatGoes, readGone } from './beside-what-goes.ts';
import { bothTold } from './both-told.ts';
import { complaintAfter } from './complaint-after.ts';
import { withDayHeld } from './day-held.ts';
import { heldToWords } from './held-to-words.ts';
import { hoursTogether } from './hours-together.ts';
import { withKeptOut } from './kept-out.ts';
import { leftUnsaid } from './left-unsaid.ts';
import { mealInstead } from './meal-instead.ts';
import { withMovedSpared } from './moved-spared.ts';
import { exchanges } from './moves-exchanged.ts';
import { otherKindOfMeal } from './other-kind-of-meal.ts';
import { inTurn } from './passes.ts';
import { readApart } from './read-apart.ts';
import { readByRules } from './read-by-rules.ts';
import type { HowRead } from './read-each.ts';
import { readIntent } from './read-intent.ts';
import { readPassedOver } from './read-passed-over.ts';
import { sameSlotOnce } from './same-slot-once.ts';
import { splitWishes } from './split-wishes.ts';
import { withSubjectHeld } from './subject-held.ts';
import { withoutReasons } from './without-reasons.ts';

const IN_PLACE_OF = /\b(?:rather than|instead of|in place of)\b/i;

/** The wishes of a message: as one or several that lean on one another, or clause by clause where each stands apart. */
export function readWishes(state: ConciergeState, sent: string, how: HowRead): ReadPart[] {
  const message = complaintAfter(sent, state) ?? sent;
  const whole = read(message, state);
  const together = (words: string): ReadPart[] => readTogether(state, words, how);
  const ofAll = (intent: Intent | null): ReadPart[] | null => intent && [asWhole(message, intent)];
  return (
    bothTold(sent, state) ??
    readPassedOver(message, state, together) ??
    additionTold(message, state, (words) => readWishes(state, words, how)) ??
    mealInstead(message, state) ??
    ofAll(readGivenFor(message, state)) ??
    ofAll(readGone(whole, state)) ??
    goneForJourney(message, state, together) ??
    inTurn(readApartOrTogether(message, state, together), [
      (parts) => withSubjectHeld(parts, message, state, how.topic),
      (parts) => withDayHeld(parts, message, state),
      hoursTogether,
    ])
  );
}

function readApartOrTogether(
  message: string,
  state: ConciergeState,
  together: (words: string) => ReadPart[],
): readonly ReadPart[] {
  const whole = read(message, state);
  const isOfDays = readDayPairs(whole, state) !== null;
  // `swap the boat and lunch over, makes more sense`: the two belong together, and the rest is why.
  const isTurned =
    readTurnedRound(whole, state) !== null &&
    splitWishes(message).every((wish, at) => at === 0 || readIntent(wish, state).kind === 'unknown');
  // `epic rather than the little museum, and dinner earlier`: each side by itself, as where it is all that is said.
  const alone = (words: string): ReadPart[] => {
    const given = IN_PLACE_OF.test(words) ? readGivenFor(words, state) : null;
    return given ? [asWhole(words, given)] : together(words);
  };
  const apart = isOfDays || isTurned ? null : readApart(state, message, alone);
  if (apart !== null)
    return inTurn(apart, [
      withMovedSpared,
      exchanges,
      withOrderChanged,
      (parts) => withoutReasons(parts, state),
      withoutRest,
      withRoomFirst,
    ]);
  const parts = together(message);
  return withMovedSpared(isOfDays ? parts : withUnsaid(parts, message, state, together));
}

/** The parts with the clauses that nothing was read from, each as the wish that it is alone. */
function withUnsaid(
  parts: readonly ReadPart[],
  message: string,
  state: ConciergeState,
  together: (words: string) => ReadPart[],
): readonly ReadPart[] {
  const unsaid = leftUnsaid(parts, message, state, together).filter((part) => !isBesideWhatGoes(part, parts));
  const isReadNow = ({ wish, intent }: ReadPart): boolean =>
    intent.kind === 'unknown' && unsaid.some((found) => found.wish.startsWith(wish));
  return unsaid.length === 0 ? parts : withRoomFirst([...parts.filter((part) => !isReadNow(part)), ...unsaid]);
}

/** As one wish, or as several that may lean on one another. */
function readTogether(state: ConciergeState, message: string, how: HowRead): ReadPart[] {
  const parts = readByRules(state, message, how);
  const isInParts = parts.length > 1 || parts.some(({ wish, isJoined }) => !isJoined && wish !== message);
  const whole = isInParts ? heardWhole(parts, message, state, how.topic) : null;
  const heard = whole ? [whole] : parts.map((part) => heardAgain(part, parts.length, state, how.topic));
  const settled = heard
    .map((part) => withNear(withWholeEvening(heldToWords(part, state), state), state))
    .flatMap((part) => withKeptOut(part, state))
    .map((part) => otherKindOfMeal(part, state));
  return inTurn(asAsked(settled, parts, state), [sameSlotOnce, withoutRest, withRoomFirst]);
}
