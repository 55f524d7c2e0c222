import { saysPregnant } from '../../../../planner/domain/requirement-patterns.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { withNear } from '../cues/near-what.ts';
import { NOWHERE } from '../cues/nowhere.ts';
import { readGuide } from '../cues/read-guide.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { refusedByName, unheardOf } from '../cues/unknown-thing.ts';
import { heardAgain, heardWhole } from '../ear/hear-parts.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { readFocus } from '../questions/read-focus.ts';
import { readPlainQuestion } from '../questions/read-plain-question.ts';
import { readRefund } from '../questions/read-topic.ts';
import { withWholeEvening } from '../questions/whole-evening.ts';
import { read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { readAbsentFromPlan } from '../wishes/absent-from-plan.ts';
import { readAbsentThing } from '../wishes/absent-thing.ts';
import { withOrderChanged } from '../wishes/order-exchange.ts';
import { absurdClause } from '../wishes/read-absurd.ts';
import { readAddAt } from '../wishes/read-add-at.ts';
import { readBreather } from '../wishes/read-breather.ts';
import { readCloser } from '../wishes/read-closer.ts';
import { readDayPairs } from '../wishes/read-day-pairs.ts';
import { readDayRange } from '../wishes/read-day-range.ts';
import { readDaytime } from '../wishes/read-daytime.ts';
import { readDietChange } from '../wishes/read-diet-change.ts';
import { readExchange } from '../wishes/read-exchange.ts';
import { readGap } from '../wishes/read-gap.ts';
import { readGivenByVerb, readGivenFor } from '../wishes/read-given-for.ts';
import { readGoingBack } from '../wishes/read-going-back.ts';
import { readHourPairs } from '../wishes/read-hour-pairs.ts';
import { readImpossible } from '../wishes/read-impossible.ts';
import { readLeftFree } from '../wishes/read-left-free.ts';
import { readLoosely } from '../wishes/read-loosely.ts';
import { readNeeds } from '../wishes/read-needs.ts';
import { readOnlyFree, readOnlyPartOfDay, readOnlyThat } from '../wishes/read-only-that.ts';
import { readOrder, readTurnedRound } from '../wishes/read-order.ts';
import { withRoomFirst } from '../wishes/room-first.ts';
import { withoutRest } from '../wishes/without-rest.ts';
import { datesAsDays, withoutAbsentDays } from './absent-day.ts';
import { withAccessAsked } from './access-asked.ts';
import { additionTold } from './addition-told.ts';
import { alsoOfTrip, withoutMet } from './also-of-trip.ts';
import { asAsked } from './asked-beyond.ts';
import { goneForJourney, isBesideWhatGoes, readGone, withoutWhyAtEnd } from './beside-what-goes.ts';
import { withWhatCannotBeDone } from './cannot-do.ts';
import { countedTogether } from './counted-together.ts';
import { withDayHeld } from './day-held.ts';
import { heldToWords } from './held-to-words.ts';
import { hoursTogether } from './hours-together.ts';
import { withKeptOut } from './kept-out.ts';
import { leftUnsaid } from './left-unsaid.ts';
import { mealInstead } from './meal-instead.ts';
import { isReason, mergeWishes } from './merge-wishes.ts';
import { exchanges } from './moves-exchanged.ts';
import { opposed } from './opposed.ts';
import { withOutAndIn } from './out-and-in.ts';
import { withOwnCap } from './own-cap.ts';
import { readAddition } from './read-addition.ts';
import { readApart } from './read-apart.ts';
import { readComplaint, readFrames } from './read-frames.ts';
import { readInAreas } from './read-in-areas.ts';
import { readIntent } from './read-intent.ts';
import { LIMIT_WORDS_MAX, readLimitWhole, readStayWhole } from './read-over-clauses.ts';
import { readPair } from './read-pair.ts';
import { readPassedOver } from './read-passed-over.ts';
import { readPlain } from './read-plain.ts';
import { readSmallTalk } from './read-small-talk.ts';
import { readTimedWhole } from './read-timed-whole.ts';
import { readWholeLine } from './read-whole-line.ts';
import { saidBeforeReasons } from './said-before-reasons.ts';
import { sameSlotOnce } from './same-slot-once.ts';
import { withShared } from './shared-verb.ts';
import { splitWishes } from './split-wishes.ts';
import { withSubjectHeld } from './subject-held.ts';
import { needsBeside, thingOnDay, withAnyOnes } from './things-beside.ts';
import { withStayCounted } from './with-stay.ts';
import { isSigh, withoutReasons } from './without-reasons.ts';

/** A longer message wishes for more than one place back, and nobody could follow the answer to more wishes. */
const RESTORE_WORDS_MAX = 12;
const WISHES_MAX = 6;

/** Whether a guess will do where no rule reads it, and the parts spoken of last. */
interface How {
  isLoose: boolean;
  topic: readonly PlacedSlot[];
}

/** The wishes of a message, each read on its own, then together, and by what is in it alone where no rule reads it. */
export function readParts(state: ConciergeState, sent: string, how: How): ReadPart[] {
  const message = withoutWhyAtEnd(withOutAndIn(datesAsDays(sent, state), state));
  const absurd = besideAbsurd(message, state, how);
  if (absurd) return absurd;
  const reading = read(message, state);
  const inAreas = readInAreas(message, state);
  if (inAreas) return inAreas;
  const whole = readWholeLine(reading, state);
  if (whole) return [{ wish: message, intent: whole, named: [], isJoined: true }];
  const said = readWhole(state, message, how);
  const known = saidBeforeReasons(said, message, (wish) => readParts(state, wish, how)) ?? said;
  const shared = withShared(known, message, state, (wish) => readWhole(state, wish, how));
  const parts = withWhatCannotBeDone(withOwnCap(withoutMet(shared)), state);
  return withoutAbsentDays(
    withAccessAsked(parts, message, state).map((part) => withStayCounted(part, state)),
    state,
  );
}

/** `book beyonce and move dinner to 8`: the joke is declined, and what else is wished for is done. */
function besideAbsurd(message: string, state: ConciergeState, how: How): ReadPart[] | null {
  const absurd = absurdClause(message, state);
  if (!absurd) return null;
  const { clause, why, rest } = absurd;
  const others = readParts(state, rest, how).filter(({ intent }) => intent.kind !== 'unknown');
  const joke: ReadPart = { wish: clause, intent: { kind: 'impossible', why }, named: [], isJoined: true };
  return others.length === 0 ? null : [...others, joke];
}

function readWhole(state: ConciergeState, message: string, how: How): ReadPart[] {
  const passedOver = readPassedOver(message, state, (words) => readTogether(state, words, how));
  if (passedOver) return passedOver;
  const added = additionTold(message, state, (words) => readWhole(state, words, how));
  if (added) return added;
  const meal = mealInstead(message, state);
  if (meal) return meal;
  const given = readGivenFor(message, state);
  if (given) return [{ wish: message, intent: given, named: [], isJoined: true }];
  const whole = read(message, state);
  const free = readGone(whole, state);
  if (free) return [{ wish: message, intent: free, named: [], isJoined: true }];
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
    return hoursTogether(withDayHeld(withSubjectHeld(all, state, how.topic), message, state));
  }
  const wishes = withRoomFirst(withoutRest(withoutReasons(withOrderChanged(exchanges(apart)), state)));
  return hoursTogether(withDayHeld(withSubjectHeld(wishes, state, how.topic), message, state));
}

/** As one wish, or as several that may lean on one another. */
function readTogether(state: ConciergeState, message: string, how: How): ReadPart[] {
  const parts = readByRules(state, message, how);
  const isInParts = parts.length > 1 || parts.some(({ wish, isJoined }) => !isJoined && wish !== message);
  const whole = isInParts ? heardWhole(parts, message, state, how.topic) : null;
  const heard = whole ? [whole] : parts.map((part) => heardAgain(part, parts.length, state, how.topic));
  const settled = heard
    .map((part) => withNear(withWholeEvening(heldToWords(part, state), state), state))
    .flatMap((part) => withKeptOut(part, state));
  const wishes = sameSlotOnce(asAsked(settled, parts, state));
  return withRoomFirst(withoutRest(wishes));
}

function readByRules(state: ConciergeState, message: string, how: How): ReadPart[] {
  const free = readLeftFree(read(message, state), state);
  if (free) return [{ wish: message, intent: free, named: [], isJoined: true }];
  const asked = wholeQuestion(state, message);
  if (asked) return [{ wish: message, intent: asked, named: [] }];
  // `I miss the shard, bring it back`: only together do the parts say what is to come back.
  const whole = read(message, state);
  const absent = splitWishes(message).length === 1 ? readAbsentFromPlan(whole, state) : null;
  if (absent) return [{ wish: message, intent: absent, named: [], isJoined: true }];
  const fewer = readDietChange(whole, state);
  if (fewer) return [{ wish: message, intent: fewer, named: [], isJoined: true }];
  const back = whole.words.length <= RESTORE_WORDS_MAX ? readGoingBack(whole, state) : null;
  if (back) return [{ wish: message, intent: back, named: [] }];
  const exchanged = splitWishes(message).length <= 3 ? readExchange(whole, state) : null;
  if (exchanged) return [{ wish: message, intent: exchanged, named: [] }];
  const settled =
    readImpossible(whole, state) ??
    readOnlyThat(whole, state) ??
    readOnlyPartOfDay(whole, state) ??
    readOnlyFree(whole, state);
  if (settled) return [{ wish: message, intent: settled, named: [], isJoined: true }];
  const stay = readStayWhole(whole, state);
  if (stay) return [{ wish: message, intent: stay, named: [], isJoined: stay.kind === 'stays' }];
  const pair = readPair(whole, state);
  if (pair) return [{ wish: message, intent: pair, named: [], isJoined: true }];
  const limit = readLimitWhole(whole, state);
  if (limit) return [{ wish: message, intent: limit, named: [] }];
  const expecting = whole.slots.length === 0 && saysPregnant(whole.line) ? readNeeds(whole, NOWHERE) : null;
  if (expecting && whole.words.length <= LIMIT_WORDS_MAX) return [{ wish: message, intent: expecting, named: [] }];
  const gap = readGap(whole, findScope(whole, state.plan, whole.words.length));
  if (gap) return [{ wish: message, intent: gap, named: [], isJoined: true }];
  const only =
    (splitWishes(message).length === 1 ? readPlain(whole, state) : null) ??
    readAbsentThing(whole) ??
    readOrder(whole, state) ??
    readDaytime(whole) ??
    readAddAt(whole, state);
  if (only) return [{ wish: message, intent: only, named: [], isJoined: true }];
  const breather = readBreather(whole, state);
  if (breather) return [{ wish: message, intent: breather, named: [], isJoined: true }];
  const range = readDayRange(whole, state);
  if (range) return range.map((intent) => ({ wish: message, intent, named: [], isJoined: true }));
  const hours = readHourPairs(whole, state);
  if (hours) return [{ wish: message, intent: hours, named: hours.scope.slots, isJoined: true }];
  const pairs = readDayPairs(whole, state);
  if (pairs) return pairs.map((intent) => ({ wish: message, intent, named: [], isJoined: true }));
  const timed = readTimedWhole(state, message);
  if (timed) return [timed];
  const added = readAddition(state, message);
  if (added) return [{ wish: message, intent: added, named: [] }];
  const stretches = readFrames(state, message);
  if (stretches === null) return withoutReasons(withOrderChanged(exchanges(readEach(state, message, how))), state);
  const parts = stretches.flatMap((stretch): ReadPart[] =>
    stretch.kind === 'wish'
      ? [{ wish: stretch.wish, intent: stretch.intent, named: stretch.slots, isJoined: true }]
      : readEach(state, stretch.text, { ...how, isBeside: true }),
  );
  return withoutReasons(
    parts.filter((part) => part.intent.kind !== 'unknown' || !(isReason(part) || isSigh(part))),
    state,
  );
}

/** Somebody asks for advice, and orders nothing. */
const ADVICE =
  / (?:recommend|suggest|got anywhere|got any|know anywhere|know any|nearby|close by|round there|anywhere good for) /;

/** A question or wish that one noun of it settles: it takes nothing back and exchanges nothing, whatever verbs it has. */
function wholeQuestion(state: ConciergeState, message: string): Intent | null {
  if (splitWishes(message).length !== 1) return null;
  const reading = read(message, state);
  return (
    readPlainQuestion(reading, state) ??
    readRefund(reading, state) ??
    readCloser(reading, state) ??
    readFocus(reading, state) ??
    (ADVICE.test(reading.line) ? readGuide(reading, state) : null)
  );
}

function readEach(
  state: ConciergeState,
  message: string,
  { isLoose, topic, isBeside = false }: How & { isBeside?: boolean },
): ReadPart[] {
  const wishes = splitWishes(message).slice(0, WISHES_MAX);
  // `hi, swap dinner please. thanks`: courtesies around a wish need no answer of their own.
  const spokenWishes = wishes.filter((wish) => wishes.length === 1 || !readSmallTalk(normalise(wish).line, false));
  const alone = spokenWishes.map((wish): ReadPart => {
    const named = read(wish, state).slots.flatMap(({ slots }) => slots);
    const intent = readGivenByVerb(wish, state) ?? readIntent(wish, state);
    const onDay = intent.kind === 'unknown' && (isBeside || wishes.length > 1) ? thingOnDay(wish, state) : null;
    return { wish, intent: onDay ?? intent, named };
  });
  const counted = countedTogether(alone, message, state);
  if (counted) return [counted, ...alone.flatMap((part) => needsBeside(part, state))];
  const withThings = withAnyOnes(alone, state);
  const alongside = withThings.flatMap((part): ReadPart[] => {
    const also = alsoOfTrip(part, state);
    return also.length > 0 ? [part, ...also] : opposed(part, state);
  });
  const merged = mergeWishes(alongside);
  if (merged.every(({ intent }) => intent.kind !== 'unknown')) return merged;
  if (merged.every(({ intent }) => intent.kind === 'unknown')) {
    if (!isLoose) return merged;
    const whole = read(message, state);
    const loosely = readComplaint(state, message) ?? readLoosely(whole, state, topic);
    const unheard = loosely === null || loosely.kind === 'vague' ? unheardOf(whole) : null;
    const intent = unheard === null ? loosely : refusedByName(unheard);
    if (intent) return [{ wish: message, intent, named: [] }];
  }
  const loose = merged.map((part) =>
    part.intent.kind === 'unknown'
      ? { ...part, intent: readLoosely(read(part.wish, state), state, topic) ?? part.intent }
      : part,
  );
  return mergeWishes(loose);
}
