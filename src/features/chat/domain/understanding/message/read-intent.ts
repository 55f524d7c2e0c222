import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import { asksStepFree, saysPregnant } from '../../../../planner/domain/requirement-patterns.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { isPolicyQuestion } from '../../wording/site-answers.ts';
import { questionKind } from '../cues/asks.ts';
import { findScope } from '../cues/find-scope.ts';
import { meantFor } from '../cues/meant-for.ts';
import { isOpenPreference } from '../cues/no-preference.ts';
import { placesAbout } from '../cues/read-guide.ts';
import { isDisliked } from '../cues/tones.ts';
import { findPeople } from '../finding/find-people.ts';
import type { Intent } from '../intent.ts';
import { readAreaPlaces } from '../questions/read-area-places.ts';
import { readExchangeRate } from '../questions/read-exchange-rate.ts';
import { readFocus } from '../questions/read-focus.ts';
import { readOneMissing } from '../questions/read-one-missing.ts';
import { readOwnBeds } from '../questions/read-own-beds.ts';
import { readPlaceQuestion } from '../questions/read-place-question.ts';
import { readPlainQuestion } from '../questions/read-plain-question.ts';
import { readQuestion } from '../questions/read-question.ts';
import { readSavings } from '../questions/read-savings.ts';
import { readSuitsOfPlan } from '../questions/read-suits.ts';
import { readTimeBefore } from '../questions/read-time-before.ts';
import { readRefund, readTopic } from '../questions/read-topic.ts';
import { readUnlisted } from '../questions/read-unlisted.ts';
import { readWhySo } from '../questions/read-why-so.ts';
import { type Reading, read } from '../reading.ts';
import { NOWHERE } from '../scope.ts';
import { readAbsentFromPlan } from '../wishes/absent-from-plan.ts';
import { readCalled } from '../wishes/absent-thing.ts';
import { readAddOpenly } from '../wishes/read-add-openly.ts';
import { readBedsOfSome } from '../wishes/read-beds-of-some.ts';
import { readBusy } from '../wishes/read-busy.ts';
import { readCloser } from '../wishes/read-closer.ts';
import { readDaytime } from '../wishes/read-daytime.ts';
import { readFreeBeside } from '../wishes/read-free-beside.ts';
import { readGap } from '../wishes/read-gap.ts';
import { readGoingBack } from '../wishes/read-going-back.ts';
import { readHours } from '../wishes/read-hours.ts';
import { readHoursAgain } from '../wishes/read-hours-again.ts';
import { readInArea, readSideOfCity } from '../wishes/read-in-area.ts';
import { readKeptSize, readSizeFromTo } from '../wishes/read-kept-size.ts';
import { readLateComer } from '../wishes/read-late-comer.ts';
import { readLeftFree } from '../wishes/read-left-free.ts';
import { readLimit } from '../wishes/read-limit.ts';
import { readNear } from '../wishes/read-near.ts';
import { readNeedOver } from '../wishes/read-need-over.ts';
import { readDietOf, readNeeds } from '../wishes/read-needs.ts';
import { readNights } from '../wishes/read-nights.ts';
import { readNotDone } from '../wishes/read-not-done.ts';
import { readPutBack } from '../wishes/read-put-back.ts';
import { readSoberTimes } from '../wishes/read-sober-times.ts';
import { readSomewhere } from '../wishes/read-somewhere.ts';
import { readStayInArea, readStayWish } from '../wishes/read-stay-wish.ts';
import { readThereInstead } from '../wishes/read-there-instead.ts';
import { readTimes } from '../wishes/read-times.ts';
import { asksForWork, readVague } from '../wishes/read-vague.ts';
import { readWish } from '../wishes/read-wish.ts';
import { readPlain } from './read-plain.ts';

/** Questions that no hour makes a wish of. */
const ASKS_OUTRIGHT =
  /^ (?:(?:so|and|but|ok|hi) )*(?:what|whats|when|where|how|which|who|why|are|does|do|will|is (?!it possible|possible)) /;

/** What one wish of a message asks for: the narrow before the broad. Courtesies are read before, on the whole message. */
export function readIntent(wish: string, state: ConciergeState): Intent {
  const reading = read(wish, state);
  const { line, slots } = reading;
  const scope = findScope(reading, state.plan, reading.words.length);
  const isAsked = ASKS_OUTRIGHT.test(line);
  return (
    readExchangeRate(wish, state) ??
    readCalled(reading) ??
    readNotDone(reading) ??
    readSizeFromTo(reading, state) ??
    readNights(reading, state) ??
    readNeedOver(reading, state) ??
    readBedsOfSome(reading) ??
    (isAsked ? readPlainQuestion(reading, state) : null) ??
    readOneMissing(reading, state) ??
    readWhySo(reading, state) ??
    readHoursAgain(reading, state) ??
    readBusy(reading, state) ??
    readSoberTimes(reading) ??
    readNear(reading, state) ??
    readInArea(reading, state) ??
    readSideOfCity(reading, state) ??
    readStayInArea(reading) ??
    readAreaPlaces(reading) ??
    readThereInstead(reading, state) ??
    readLateComer(reading, state.plan) ??
    meantFor(reading, state) ??
    readAbsentFromPlan(reading, state) ??
    readFreeBeside(reading, state) ??
    readLeftFree(reading, state) ??
    readPutBack(reading, state) ??
    readAddOpenly(reading, state) ??
    (slots.length === 0 && !isAsked ? readGoingBack(reading, state) : null) ??
    readKeptSize(reading, state) ??
    readRefund(reading, state) ??
    readCloser(reading, state) ??
    readUnlisted(reading) ??
    readDietOf(reading, scope) ??
    readGap(reading, scope) ??
    readSomewhere(reading, state, scope) ??
    readPlain(reading, state) ??
    readLimit(reading, state) ??
    readSavings(reading, state) ??
    (isOfSite(reading) ? ({ kind: 'site', question: wish } as const) : null) ??
    readSuitsOfPlan(reading, scope) ??
    readFocus(reading, state) ??
    (isAsked ? null : (readTimes(reading, state) ?? readEdgeOfDay(reading, state))) ??
    (isDoubted(line) ? readVague(reading, state) : null) ??
    readTimeBefore(reading, state) ??
    readTopic(reading, state) ??
    readPlaceQuestion(reading, state) ??
    readOwnBeds(reading) ??
    readStayWish(reading, state) ??
    readQuestion(reading, state) ??
    // `one of the girls is pregnant`, beside another wish.
    (slots.length === 0 && saysPregnant(line) ? readNeeds(reading, NOWHERE) : null) ??
    readDaytime(reading) ??
    readVague(reading, state) ??
    readOrdered(reading, state)
  );
}

const isOfSite = ({ line, slots, diets }: Reading): boolean =>
  isPolicyQuestion(line) && !asksStepFree(line) && slots.length + diets.length === 0 && findPeople(line) === null;

/** `can saturday kick off at 12`, said as a question, is a wish with an hour in it. */
function readEdgeOfDay(reading: Reading, { plan }: ConciergeState): Intent | null {
  const hours = readHours(reading, plan);
  return hours && (hours.edge === 'start' || hours.edge === 'finish') ? { kind: 'hours', ...hours } : null;
}

const isDoubted = (line: string): boolean =>
  / not (?:\w+ )?(?:happy|sure|convinced|sold|thrilled) /.test(line) || asksForWork(line);

function readOrdered(reading: Reading, state: ConciergeState): Intent {
  const change = readWish(reading, state);
  // `where can we try zapiekanka` asks what there is; nothing is to be added.
  const asksWhere = change.kind === 'add' && questionKind(reading.line, reading.raw) === 'open';
  return (asksWhere ? placesAbout(reading, state) : null) ?? notWholeDay(change, reading, state);
}

/** `not keen on sunday`: nobody orders all of that day exchanged. */
const isOnlyComplaint = (
  { scope, want }: Extract<Intent, { kind: 'swap' }>,
  { line, slots, kinds, days }: Pick<Reading, 'line' | 'slots' | 'kinds' | 'days'>,
  plan: TripPlan,
): boolean =>
  days.length > 0 &&
  (isDisliked(line) || ELSE_ON_DAY.test(line)) &&
  slots.length + kinds.length === 0 &&
  isOpenPreference(want) &&
  (want.notTypes ?? []).length === 0 &&
  scope.slots.length === days.reduce((count, day) => count + (plan.days[day]?.slots.length ?? 0), 0) &&
  scope.slots.length > 1 &&
  !/ (?:swap|change|replace|switch|redo|different|another|other|new|else|instead|everything|all|whole|start again|mix) /.test(
    line.replace(ELSE_ON_DAY, ' '),
  );
/** `something else on friday`: of a whole day nobody says whether it is to come besides, or in the place of what. */
const ELSE_ON_DAY =
  /^ (?:(?:so|and|also|or|maybe|can we (?:have|do|get)|could we (?:have|do|get)|find|please) )*(?:something|anything) (?:else|different) (?:on|for) (?:the )?\w+day(?: (?:please|maybe|then))* $/;

/** `drop a rooftop friday`, of a day without one, takes no whole day with it, and `drop one meal` not both. */
function notWholeDay(intent: Intent, { line, slots, kinds, types, days }: Reading, { plan }: ConciergeState): Intent {
  if (intent.kind === 'swap')
    return isOnlyComplaint(intent, { line, slots, kinds, days }, plan)
      ? { kind: 'vague', scope: intent.scope }
      : intent;
  if (intent.kind !== 'drop') return intent;
  const [type] = types.filter(({ types: covers }) => covers.length > 0);
  const whole = days.reduce((count, day) => count + (plan.days[day]?.slots.length ?? 0), 0);
  const isWhole = days.length > 0 && intent.scope.slots.length === whole;
  if (slots.length + kinds.length === 0 && isWhole && type) return { kind: 'missing', label: type.label };
  const isOne =
    / (?:drop|cut|lose|remove|cancel|skip|bin) (?:a|an|one|1|either) /.test(line) && intent.scope.slots.length > 1;
  return isOne ? { ...intent, scope: { ...intent.scope, isOne } } : intent;
}
