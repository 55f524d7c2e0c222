import { saysPregnant } from '../../../../planner/domain/requirement-patterns.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { NOWHERE } from '../cues/nowhere.ts';
import { readGuide } from '../cues/read-guide.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import type { Intent } from '../intent.ts';
import { readFocus } from '../questions/read-focus.ts';
import { readOwnBeds } from '../questions/read-own-beds.ts';
import { readPlainQuestion } from '../questions/read-plain-question.ts';
import { readRefund } from '../questions/read-topic.ts';
import { read } from '../reading.ts';
import { readAbsentFromPlan } from '../wishes/absent-from-plan.ts';
import { readAbsentThing } from '../wishes/absent-thing.ts';
import { withOrderChanged } from '../wishes/order-exchange.ts';
import { readAddAt } from '../wishes/read-add-at.ts';
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
import { readLeftFree } from '../wishes/read-left-free.ts';
import { readNeeds } from '../wishes/read-needs.ts';
import { readOnlyFree, readOnlyPartOfDay, readOnlyThat } from '../wishes/read-only-that.ts';
import { readOrder } from '../wishes/read-order.ts';
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

/** A longer message wishes for more than one place back. */
const RESTORE_WORDS_MAX = 12;

/** What the rules read in a message: as one wish where a reader knows the whole of it, else clause by clause. */
export function readByRules(state: ConciergeState, message: string, how: HowRead): ReadPart[] {
  const free = readLeftFree(read(message, state), state);
  if (free) return [asWhole(message, free)];
  const asked = wholeQuestion(state, message);
  if (asked) return [{ wish: message, intent: asked, named: [] }];
  // `I miss the shard, bring it back`: only together do the parts say what is to come back.
  const whole = read(message, state);
  const absent = splitWishes(message).length === 1 ? readAbsentFromPlan(whole, state) : null;
  if (absent) return [asWhole(message, absent)];
  const fewer = readDietChange(whole, state);
  if (fewer) return [asWhole(message, fewer)];
  const back = whole.words.length <= RESTORE_WORDS_MAX ? readGoingBack(whole, state) : null;
  if (back) return [{ wish: message, intent: back, named: [] }];
  const exchanged = splitWishes(message).length <= 3 ? readExchange(whole, state) : null;
  if (exchanged) return [{ wish: message, intent: exchanged, named: [] }];
  const settled =
    readImpossible(whole, state) ??
    readOnlyThat(whole, state) ??
    readOnlyPartOfDay(whole, state) ??
    readOnlyFree(whole, state);
  if (settled) return [asWhole(message, settled)];
  const beds = splitWishes(message).length <= 2 ? readOwnBeds(whole) : null;
  if (beds) return [asWhole(message, beds)];
  const stay = readStayWhole(whole, state);
  if (stay) return [{ wish: message, intent: stay, named: [], isJoined: stay.kind === 'stays' }];
  const pair = readPair(whole, state);
  if (pair) return [asWhole(message, pair)];
  const limit = readLimitWhole(whole, state);
  if (limit) return [{ wish: message, intent: limit, named: [] }];
  const expecting = whole.slots.length === 0 && saysPregnant(whole.line) ? readNeeds(whole, NOWHERE) : null;
  if (expecting && whole.words.length <= LIMIT_WORDS_MAX) return [{ wish: message, intent: expecting, named: [] }];
  const gap = readGap(whole, findScope(whole, state.plan, whole.words.length));
  if (gap) return [asWhole(message, gap)];
  const only =
    (splitWishes(message).length === 1 ? readPlain(whole, state) : null) ??
    readAbsentThing(whole) ??
    readOrder(whole, state) ??
    readDaytime(whole) ??
    readAddAt(whole, state);
  if (only) return [asWhole(message, only)];
  const breather = readBreather(whole, state);
  if (breather) return [asWhole(message, breather)];
  const range = readDayRange(whole, state);
  if (range) return range.map((intent) => asWhole(message, intent));
  const hours = readHourPairs(whole, state);
  if (hours) return [asWhole(message, hours, hours.scope.slots)];
  const pairs = readDayPairs(whole, state);
  if (pairs) return pairs.map((intent) => asWhole(message, intent));
  const timed = readTimedWhole(state, message);
  if (timed) return [timed];
  const added = readAddition(state, message);
  if (added) return [{ wish: message, intent: added, named: [] }];
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
