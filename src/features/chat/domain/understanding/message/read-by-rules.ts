import { saysPregnant } from '../../../../planner/domain/requirement-patterns.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { readGuide } from '../cues/read-guide.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import type { Intent } from '../intent.ts';
import { readFocus } from '../questions/read-focus.ts';
import { readOwnBeds } from '../questions/read-own-beds.ts';
import { readPlainQuestion } from '../questions/read-plain-question.ts';
import { readRefund } from '../questions/read-topic.ts';
import { read } from '../reading.ts';
import { NOWHERE } from '../scope.ts';
import { readAbsentFromPlan } from '../wishes/absent-from-plan.ts';
import { readAbsentThing, readCalled } from '../wishes/absent-thing.ts';
import { withOrderChanged } from '../wishes/order-exchange.ts';
import { readAddAt } from '../wishes/read-add-at.ts';
import { readBedsOfSome } from '../wishes/read-beds-of-some.ts';
import { readBreather } from '../wishes/read-breather.ts';
import { readCloser } from '../wishes/read-closer.ts';
import { readDayPairs } from '../wishes/read-day-pairs.ts';
import { readDayRange } from '../wishes/read-day-range.ts';
import { readDaytime } from '../wishes/read-daytime.ts';
import { readDietChange } from '../wishes/read-diet-change.ts';
import { readExchange } from '../wishes/read-exchange.ts';
import { readGap } from '../wishes/read-gap.ts';
import { readGoingBack } from '../wishes/read-going-back.ts';
import { readHourPairs } from '../wishes/read-hour-pairs.ts';
import { readImpossible } from '../wishes/read-impossible.ts';
import { readSizeFromTo } from '../wishes/read-kept-size.ts';
import { readLeftFree } from '../wishes/read-left-free.ts';
import { readNeeds } from '../wishes/read-needs.ts';
import { readOnlyFree, readOnlyPartOfDay, readOnlyThat } from '../wishes/read-only-that.ts';
import { readOrder } from '../wishes/read-order.ts';
import { readOrderOfMore } from '../wishes/read-order-of-more.ts';
import { isReason } from './merge-wishes.ts';
import { exchanges } from './moves-exchanged.ts';
import { readAddition } from './read-addition.ts';
import { type HowRead, readEach } from './read-each.ts';
import { readFrames } from './read-frames.ts';
import { LIMIT_WORDS_MAX, readLimitWhole, readStayWhole } from './read-over-clauses.ts';
import { readPair } from './read-pair.ts';
import { readPlain } from './read-plain.ts';
import { readTimedWhole } from './read-timed-whole.ts';
import { splitWishes } from './split-wishes.ts';
import { isSigh, withoutReasons } from './without-reasons.ts';

type Retime = Extract<Intent, { kind: 'retime' }>;

const IF_CANCELLED =
  /^ (?:(?:so|and|but|ok|hi|just|also|say|suppose) )*(?:if|when|in case|what if|say|should) .* (?:cancel|cancelled|pull out|pulled out|call it off|bail) (?!.* (?:drop|swap|add|move|change|make) ).*(?:get|got|comes?|have|be|see) (?:\w+ ){0,3}?(?:back|refunded|returned) /;

/** A longer message wishes for more than one place back. */
const RESTORE_WORDS_MAX = 12;

/** What the rules read in a message: as one wish where a reader knows the whole of it, else clause by clause. */
export const readByRules = (state: ConciergeState, message: string, how: HowRead): ReadPart[] =>
  readAtOnce(state, message) ?? readStretches(state, message, how);

/** A message that a reader knows as a whole: the narrow before the broad. */
function readAtOnce(state: ConciergeState, message: string): ReadPart[] | null {
  const whole = read(message, state);
  const { line, slots, words } = whole;
  const wishes = splitWishes(message).length;
  /** The form of the message says whether it asks. */
  const said = (intent: Intent | null): ReadPart[] | null => intent && [{ wish: message, intent, named: [] }];
  /** Several clauses say it together, so that the form of one says nothing. */
  const together = (intent: Intent | null): ReadPart[] | null => intent && [asWhole(message, intent)];
  const ofStay = (intent: Intent | null) => (intent?.kind === 'stays' ? together(intent) : said(intent));
  const eachOf = (intents: readonly Intent[] | null) => intents?.map((intent) => asWhole(message, intent));
  const moved = (intent: Retime | null) => intent && [asWhole(message, intent, intent.scope.slots)];
  const alone = (part: ReadPart | null) => part && [part];
  return (
    together(readSizeFromTo(whole, state)) ??
    together(wishes === 1 ? readBedsOfSome(whole) : null) ??
    together(readLeftFree(whole, state)) ??
    together(readOrderOfMore(whole, state)) ??
    together(wishes <= 2 ? readCalled(whole) : null) ??
    said(wholeQuestion(state, message)) ??
    together(wishes === 1 ? readAbsentFromPlan(whole, state) : null) ??
    together(readDietChange(whole, state)) ??
    // `I miss the shard, bring it back`: only together do the parts say what is to come back.
    said(words.length <= RESTORE_WORDS_MAX ? readGoingBack(whole, state) : null) ??
    said(wishes <= 3 ? readExchange(whole, state) : null) ??
    together(readImpossible(whole, state)) ??
    together(readOnlyThat(whole, state)) ??
    together(readOnlyPartOfDay(whole, state)) ??
    together(readOnlyFree(whole, state)) ??
    together(wishes <= 2 ? readOwnBeds(whole) : null) ??
    ofStay(readBedsOfSome(whole) ? null : readStayWhole(whole, state)) ??
    together(readPair(whole, state)) ??
    said(readLimitWhole(whole, state)) ??
    said(
      words.length <= LIMIT_WORDS_MAX && slots.length === 0 && saysPregnant(line) ? readNeeds(whole, NOWHERE) : null,
    ) ??
    together(readGap(whole, findScope(whole, state.plan, words.length))) ??
    together(wishes === 1 ? readPlain(whole, state) : null) ??
    together(readAbsentThing(whole)) ??
    together(readOrder(whole, state)) ??
    together(readDaytime(whole)) ??
    together(readAddAt(whole, state)) ??
    together(readBreather(whole, state)) ??
    eachOf(readDayRange(whole, state)) ??
    moved(readHourPairs(whole, state)) ??
    eachOf(readDayPairs(whole, state)) ??
    alone(readTimedWhole(state, message)) ??
    said(readAddition(state, message))
  );
}

/** The wishes of a message stretch by stretch, or clause by clause, without what only tells why. */
function readStretches(state: ConciergeState, message: string, how: HowRead): ReadPart[] {
  const stretches = readFrames(state, message);
  if (stretches === null) return withoutReasons(withOrderChanged(exchanges(readEach(state, message, how))), state);
  const parts = stretches.flatMap((stretch): ReadPart[] =>
    stretch.kind === 'wish'
      ? [asWhole(stretch.wish, stretch.intent, stretch.slots)]
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
  const reading = read(message, state);
  // `if it all goes wrong and we cancel, how much do we get back`: all of it is one question.
  if (IF_CANCELLED.test(reading.line)) return readRefund(reading, state);
  if (splitWishes(message).length !== 1) return null;
  return (
    readPlainQuestion(reading, state) ??
    readRefund(reading, state) ??
    readCloser(reading, state) ??
    readFocus(reading, state) ??
    (ADVICE.test(reading.line) ? readGuide(reading, state) : null)
  );
}
