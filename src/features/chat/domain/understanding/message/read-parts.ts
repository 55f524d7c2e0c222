import type { ConciergeState } from '../../concierge-state.ts';
import { withBestMeant } from '../cues/best-wanted.ts';
import { withNear } from '../cues/near-what.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { heardAgain, heardWhole } from '../ear/hear-parts.ts';
import { withWholeEvening } from '../questions/whole-evening.ts';
import { read } from '../reading.ts';
import { withOrderChanged } from '../wishes/order-exchange.ts';
import { absurdClause } from '../wishes/read-absurd.ts';
import { readDayPairs } from '../wishes/read-day-pairs.ts';
import { readGivenFor } from '../wishes/read-given-for.ts';
import { readTurnedRound } from '../wishes/read-order.ts';
import { withRoomFirst } from '../wishes/room-first.ts';
import { withoutRest } from '../wishes/without-rest.ts';
import { datesAsDays, withoutAbsentDays } from './absent-day.ts';
import { withAccessAsked } from './access-asked.ts';
import { additionTold } from './addition-told.ts';
import { withoutMet } from './also-of-trip.ts';
import { asAsked } from './asked-beyond.ts';
import { readAskedFirst } from './asked-first.ts';
import { withPartAsked } from './asked-of-it.ts';
import { goneForJourney, isBesideWhatGoes, readGone, withoutWhyAtEnd } from './beside-what-goes.ts';
import { bothTold } from './both-told.ts';
import { withWhatCannotBeDone } from './cannot-do.ts';
import { complaintAfter } from './complaint-after.ts';
import { complaintRemedied } from './complaint-remedied.ts';
import { withCountAside } from './count-aside.ts';
import { withDayHeld } from './day-held.ts';
import { heldToWords } from './held-to-words.ts';
import { hoursTogether } from './hours-together.ts';
import { withNearKept } from './kept-near.ts';
import { withKeptOut } from './kept-out.ts';
import { leftUnsaid } from './left-unsaid.ts';
import { mealInstead } from './meal-instead.ts';
import { withMovedSpared } from './moved-spared.ts';
import { exchanges } from './moves-exchanged.ts';
import { withNeedsAsked } from './needs-asked.ts';
import { otherKindOfMeal } from './other-kind-of-meal.ts';
import { withOutAndIn } from './out-and-in.ts';
import { withOwnCap } from './own-cap.ts';
import { readApart } from './read-apart.ts';
import { readByRules } from './read-by-rules.ts';
import type { HowRead } from './read-each.ts';
import { readInAreas } from './read-in-areas.ts';
import { readIntent } from './read-intent.ts';
import { readPassedOver } from './read-passed-over.ts';
import { readWholeLine } from './read-whole-line.ts';
import { saidBeforeReasons } from './said-before-reasons.ts';
import { sameSlotOnce } from './same-slot-once.ts';
import { withShared } from './shared-verb.ts';
import { splitWishes } from './split-wishes.ts';
import { withSubjectHeld } from './subject-held.ts';
import { withSuggestionsAsked } from './suggestions-asked.ts';
import { withTimeOfMove } from './time-of-move.ts';
import { withStayCounted } from './with-stay.ts';
import { withoutEchoes } from './without-echoes.ts';
import { withoutReasons } from './without-reasons.ts';

/** The wishes of a message, each read on its own, then together, and by what is in it alone where no rule reads it. */
export function readParts(state: ConciergeState, sent: string, how: HowRead): ReadPart[] {
  const parts = readAll(state, sent, how);
  const isUnread = parts.every(({ intent }) => intent.kind === 'unknown');
  // `and lose the boat, too many things`: what it goes on from changes nothing of the order.
  const ordered = isUnread ? sent.replace(GOES_ON, '') : sent;
  const read = ordered === sent ? parts : readAll(state, ordered, how);
  return read.map((part) => withTimeOfMove(part, state));
}
const GOES_ON =
  /^\s*(?:(?:and|also|plus|then|oh)[\s,]+)+(?=(?:please |can (?:we|you) |could (?:we|you) |just )?(?:drop|lose|bin|ditch|scrap|cancel|remove|skip|swap|change|move|add|put|start|finish)\s)/i;

function readAll(state: ConciergeState, sent: string, how: HowRead): ReadPart[] {
  const message = withoutWhyAtEnd(withOutAndIn(datesAsDays(sent, state), state));
  const absurd = besideAbsurd(message, state, how);
  if (absurd) return absurd;
  const asked = readAskedFirst(message, state, (rest) => readParts(state, rest, how));
  if (asked) return asked;
  const remedied = complaintRemedied(message, state, (rest) => readParts(state, rest, how));
  if (remedied) return remedied;
  const reading = read(message, state);
  const inAreas = readInAreas(message, state);
  if (inAreas) return inAreas;
  const whole = readWholeLine(reading, state);
  if (whole) return withSuggestionsAsked([asWhole(message, whole)], message, state);
  const said = readWhole(state, message, how);
  const known = saidBeforeReasons(said, message, (wish) => readParts(state, wish, how)) ?? said;
  const shared = withShared(known, message, state, (wish) => readWhole(state, wish, how));
  const wishes = withWhatCannotBeDone(withOwnCap(withoutMet(shared)), state);
  const best = withBestMeant(wishes, (wish) => read(wish, state).line);
  const parts = withNearKept(withSuggestionsAsked([...best], message, state), state);
  return withoutAbsentDays(
    withPartAsked(
      withoutEchoes(withCountAside(withNeedsAsked(withAccessAsked(parts, message, state), message, state))),
    ).map((part) => withStayCounted(part, state)),
    state,
  );
}

/** `book beyonce and move dinner to 8`: the joke is declined, and what else is wished for is done. */
function besideAbsurd(message: string, state: ConciergeState, how: HowRead): ReadPart[] | null {
  const absurd = absurdClause(message, state);
  if (!absurd) return null;
  const { clause, why, rest } = absurd;
  const others = readParts(state, rest, how).filter(({ intent }) => intent.kind !== 'unknown');
  const joke = asWhole(clause, { kind: 'impossible', why });
  return others.length === 0 ? null : [...others, joke];
}

function readWhole(state: ConciergeState, sent: string, how: HowRead): ReadPart[] {
  const both = bothTold(sent, state);
  if (both) return both;
  const message = complaintAfter(sent, state) ?? sent;
  const passedOver = readPassedOver(message, state, (words) => readTogether(state, words, how));
  if (passedOver) return passedOver;
  const added = additionTold(message, state, (words) => readWhole(state, words, how));
  if (added) return added;
  const meal = mealInstead(message, state);
  if (meal) return meal;
  const given = readGivenFor(message, state);
  if (given) return [asWhole(message, given)];
  const whole = read(message, state);
  const free = readGone(whole, state);
  if (free) return [asWhole(message, free)];
  const travelling = goneForJourney(message, state, (words) => readTogether(state, words, how));
  if (travelling) return travelling;
  const pairs = readDayPairs(whole, state);
  // `swap the boat and lunch over, makes more sense`: the two belong together, and the rest is why.
  const isTurned =
    readTurnedRound(whole, state) !== null &&
    splitWishes(message).every((wish, at) => at === 0 || readIntent(wish, state).kind === 'unknown');
  const apart = pairs || isTurned ? null : readApart(state, message, (words) => readTogether(state, words, how));
  if (apart === null) {
    const parts = readTogether(state, message, how);
    const unsaid = pairs
      ? []
      : leftUnsaid(parts, message, state, (words) => readTogether(state, words, how)).filter(
          (part) => !isBesideWhatGoes(part, parts),
        );
    const isReadNow = ({ wish, intent }: ReadPart): boolean =>
      intent.kind === 'unknown' && unsaid.some((found) => found.wish.startsWith(wish));
    const all = unsaid.length === 0 ? parts : withRoomFirst([...parts.filter((part) => !isReadNow(part)), ...unsaid]);
    return hoursTogether(withDayHeld(withSubjectHeld(withMovedSpared(all), state, how.topic), message, state));
  }
  const wishes = withRoomFirst(withoutRest(withoutReasons(withOrderChanged(exchanges(withMovedSpared(apart))), state)));
  return hoursTogether(withDayHeld(withSubjectHeld(wishes, state, how.topic), message, state));
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
  const wishes = sameSlotOnce(asAsked(settled, parts, state));
  return withRoomFirst(withoutRest(wishes));
}
