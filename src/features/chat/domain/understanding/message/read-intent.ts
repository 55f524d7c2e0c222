import { asksStepFree, saysPregnant } from '../../../../planner/domain/requirement-patterns.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { isPolicyQuestion } from '../../wording/site-answers.ts';
import { questionKind } from '../cues/asks.ts';
import { findScope } from '../cues/find-scope.ts';
import { meantFor } from '../cues/meant-for.ts';
import { NOWHERE } from '../cues/nowhere.ts';
import { placesAbout } from '../cues/read-guide.ts';
import { findPeople } from '../finding/find-people.ts';
import type { Intent } from '../intent.ts';
import { readAreaPlaces } from '../questions/read-area-places.ts';
import { readExchangeRate } from '../questions/read-exchange-rate.ts';
import { readFocus } from '../questions/read-focus.ts';
import { readOneMissing } from '../questions/read-one-missing.ts';
import { readOwnBeds } from '../questions/read-own-beds.ts';
import { readPlaceQuestion } from '../questions/read-place-question.ts';
import { readQuestion } from '../questions/read-question.ts';
import { readSavings } from '../questions/read-savings.ts';
import { readSuitsOfPlan } from '../questions/read-suits.ts';
import { readRefund, readTopic } from '../questions/read-topic.ts';
import { readUnlisted } from '../questions/read-unlisted.ts';
import { readWhySo } from '../questions/read-why-so.ts';
import { type Reading, read } from '../reading.ts';
import { readAbsentFromPlan } from '../wishes/absent-from-plan.ts';
import { readAddOpenly } from '../wishes/read-add-openly.ts';
import { readBusy } from '../wishes/read-busy.ts';
import { readCloser } from '../wishes/read-closer.ts';
import { readDaytime } from '../wishes/read-daytime.ts';
import { readFreeBeside } from '../wishes/read-free-beside.ts';
import { readGap } from '../wishes/read-gap.ts';
import { readGoingBack } from '../wishes/read-going-back.ts';
import { readHours } from '../wishes/read-hours.ts';
import { readHoursAgain } from '../wishes/read-hours-again.ts';
import { readInArea } from '../wishes/read-in-area.ts';
import { readKeptSize, readSizeFromTo } from '../wishes/read-kept-size.ts';
import { readLateComer } from '../wishes/read-late-comer.ts';
import { readLeftFree } from '../wishes/read-left-free.ts';
import { readLimit } from '../wishes/read-limit.ts';
import { readNear } from '../wishes/read-near.ts';
import { readDietOf, readNeeds } from '../wishes/read-needs.ts';
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

/** What one wish of a message asks for. Courtesies are read before, on the whole message. */
export function readIntent(wish: string, state: ConciergeState): Intent {
  const rate = readExchangeRate(wish, state);
  if (rate) return rate;
  const reading = read(wish, state);
  const missing = readOneMissing(reading, state);
  if (missing) return missing;
  const whySo = readWhySo(reading, state);
  if (whySo) return whySo;
  const near =
    readHoursAgain(reading, state) ?? readBusy(reading, state) ?? readSoberTimes(reading) ?? readNear(reading, state);
  if (near) return near;
  const inArea = readInArea(reading, state) ?? readStayInArea(reading) ?? readAreaPlaces(reading);
  if (inArea) return inArea;
  const there = readThereInstead(reading, state);
  if (there) return there;
  const late = readLateComer(reading, state.plan);
  if (late) return late;
  const forSome = meantFor(reading, state);
  if (forSome) return forSome;
  const absent = readAbsentFromPlan(reading, state);
  if (absent) return absent;
  const free = readFreeBeside(reading, state) ?? readLeftFree(reading, state);
  if (free) return free;
  const putBack = readPutBack(reading, state);
  if (putBack) return putBack;
  const openly = readAddOpenly(reading, state);
  if (openly) return openly;
  const isOrder = reading.slots.length === 0 && !ASKS_OUTRIGHT.test(reading.line);
  const back = isOrder ? readGoingBack(reading, state) : null;
  if (back) return back;
  const kept = readKeptSize(reading, state) ?? readSizeFromTo(reading, state);
  if (kept) return kept;
  const refund = readRefund(reading, state);
  if (refund) return refund;
  const closer = readCloser(reading, state);
  if (closer) return closer;
  const unlisted = readUnlisted(reading);
  if (unlisted) return unlisted;
  const scope = findScope(reading, state.plan, reading.words.length);
  const told = readDietOf(reading, scope) ?? readGap(reading, scope) ?? readSomewhere(reading, state, scope);
  if (told) return told;
  const plain = readPlain(reading, state);
  if (plain) return plain;
  const limit = readLimit(reading, state);
  if (limit) return limit;
  const cut = readSavings(reading, state);
  if (cut) return cut;
  if (
    isPolicyQuestion(reading.line) &&
    !asksStepFree(reading.line) &&
    reading.slots.length === 0 &&
    findPeople(reading.line) === null
  )
    return { kind: 'site', question: wish };
  const suits = readSuitsOfPlan(reading, scope);
  if (suits) return suits;
  const focus = readFocus(reading, state);
  if (focus) return focus;
  const timed = ASKS_OUTRIGHT.test(reading.line) ? null : readTimes(reading, state);
  if (timed) return timed;
  // `can saturday kick off at 12`, said as a question, is a wish with an hour in it.
  const hours = ASKS_OUTRIGHT.test(reading.line) ? null : readHours(reading, state.plan);
  if (hours && (hours.edge === 'start' || hours.edge === 'finish')) return { kind: 'hours', ...hours };
  const isDoubt = / not (?:\w+ )?(?:happy|sure|convinced|sold|thrilled) /.test(reading.line);
  const doubt = isDoubt || asksForWork(reading.line) ? readVague(reading, state) : null;
  if (doubt) return doubt;
  const topic = readTopic(reading, state);
  if (topic) return topic;
  const place = readPlaceQuestion(reading, state);
  if (place) return place;
  const stay = readOwnBeds(reading) ?? readStayWish(reading, state);
  if (stay) return stay;
  const question = readQuestion(reading, state);
  if (question) return question;
  // `one of the girls is pregnant`, beside another wish.
  const expecting = reading.slots.length === 0 && saysPregnant(reading.line) ? readNeeds(reading, NOWHERE) : null;
  if (expecting) return expecting;
  const daytime = readDaytime(reading);
  if (daytime) return daytime;
  const vague = readVague(reading, state);
  if (vague) return vague;
  const change = readWish(reading, state);
  // `where can we try zapiekanka` asks what there is; nothing is to be added.
  const asksWhere = change.kind === 'add' && questionKind(reading.line, reading.raw) === 'open';
  return (asksWhere ? placesAbout(reading, state) : null) ?? notWholeDay(change, reading, state);
}

/** `drop a rooftop friday`, of a day without one, takes no whole day with it, and `drop one meal` not both. */
function notWholeDay(intent: Intent, { line, slots, kinds, types, days }: Reading, { plan }: ConciergeState): Intent {
  if (intent.kind !== 'drop') return intent;
  const [type] = types.filter(({ types: covers }) => covers.length > 0);
  const whole = days.reduce((count, day) => count + (plan.days[day]?.slots.length ?? 0), 0);
  const isWhole = days.length > 0 && intent.scope.slots.length === whole;
  if (slots.length + kinds.length === 0 && isWhole && type) return { kind: 'missing', label: type.label };
  const isOne = / (?:drop|cut|lose|remove|cancel|skip|bin) (?:a|an|one|1) /.test(line) && intent.scope.slots.length > 1;
  return isOne ? { ...intent, scope: { ...intent.scope, isOne } } : intent;
}
