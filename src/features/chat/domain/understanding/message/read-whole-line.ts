import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { ideasWanted } from '../cues/ideas-wanted.ts';
import { meantFor } from '../cues/meant-for.ts';
import { placesFor } from '../cues/places-for.ts';
import { COUNTS_BY_DAY } from '../finding/part-of-time.ts';
import type { Intent } from '../intent.ts';
import { readDayIdeas } from '../questions/read-day-ideas.ts';
import { readIsInIt } from '../questions/read-is-in-it.ts';
import { readManages } from '../questions/read-manages.ts';
import { readNearAsked } from '../questions/read-near-asked.ts';
import { readPartInPrice } from '../questions/read-part-in-price.ts';
import { readFoodFor } from '../questions/read-place-facts.ts';
import { readPriceChecked } from '../questions/read-price-checked.ts';
import { readPriceCompared } from '../questions/read-price-compared.ts';
import { readReducedPrice } from '../questions/read-reduced-price.ts';
import { readTimeBefore } from '../questions/read-time-before.ts';
import { readAtMeal } from '../questions/read-unlisted.ts';
import { readWhoChose } from '../questions/read-who-chose.ts';
import type { Reading } from '../reading.ts';
import { readAbsurdWhole } from '../wishes/read-absurd.ts';
import { readAddBetween } from '../wishes/read-add-between.ts';
import { readAddOpenly } from '../wishes/read-add-openly.ts';
import { readAgain } from '../wishes/read-again.ts';
import { readAtMost } from '../wishes/read-at-most.ts';
import { readBusy } from '../wishes/read-busy.ts';
import { readCheaperAlike } from '../wishes/read-cheaper-kind.ts';
import { readComparedPart } from '../wishes/read-compared-part.ts';
import { readDatesTold } from '../wishes/read-dates-told.ts';
import { readDayEdge } from '../wishes/read-day-edge.ts';
import { readDayLimit } from '../wishes/read-day-limit.ts';
import { readDayOfPart } from '../wishes/read-day-of-part.ts';
import { readDearPart } from '../wishes/read-dear-part.ts';
import { readSwappedWith, readWrongWayRound } from '../wishes/read-exchange.ts';
import { readGroupNow } from '../wishes/read-group-now.ts';
import { readHourRefused } from '../wishes/read-hour-refused.ts';
import { readHoursAgain } from '../wishes/read-hours-again.ts';
import { readLimitTimes } from '../wishes/read-limit.ts';
import { readAnyOneCap } from '../wishes/read-meal-cap.ts';
import { readNear } from '../wishes/read-near.ts';
import { readNightsWhole } from '../wishes/read-nights.ts';
import { readNightsOut } from '../wishes/read-nights-out.ts';
import { readNounAddition } from '../wishes/read-noun-addition.ts';
import { readOneHouse } from '../wishes/read-one-house.ts';
import { readOneOf } from '../wishes/read-one-of.ts';
import { readSizeTold } from '../wishes/read-size-told.ts';
import { readSomeFree } from '../wishes/read-some-free.ts';
import { readStayCap } from '../wishes/read-stay-cap.ts';
import { readThereInstead } from '../wishes/read-there-instead.ts';
import { readToldToThem } from '../wishes/read-told-to-them.ts';
import { readWish } from '../wishes/read-wish.ts';
import { readWishedThing } from '../wishes/read-wished-thing.ts';
import { readWithWhy } from '../wishes/read-with-why.ts';
import { PRAISED_BUT } from './read-spared.ts';

const INSTEAD = /^ swap (?:\w+ ){1,7}for (?:something|somewhere|anything|anywhere) (?!.* (?:and|then|but) )/;

/** `show me something cheaper than starka`, `are there nicer places than catch 22`: to choose from, and not exchanged yet. */
const SHOWN =
  /^ (?:(?:so|and|but|ok|hi|please|can you|could you|can we|could we) )*(?:show (?:me|us)|see|list|(?:are there|is there|what are) (?=(?:any |some )?(?:\w+ ){0,2}?(?:places|bars|pubs|clubs|restaurants|options|ones|spots|cafes|activities|things) )) ?(?:some |any |a few )?(?:something |somewhere |anything )?(?:cheaper|nicer|posher|smarter|better|fancier|quieter|livelier|closer|nearer)(?: \w+){0,2}? (?:than|to) /;

const readShown = (reading: Reading, { plan }: ConciergeState): Intent | null => {
  const scope = SHOWN.test(reading.line) ? findScope(reading, plan, reading.words.length) : null;
  return scope?.slots.length === 1 ? { kind: 'ideas', scope, ...ideasWanted(reading.line) } : null;
};

const absurd = (reading: Reading): Intent | null => {
  const why = readAbsurdWhole(reading);
  return why ? { kind: 'impossible', why } : null;
};

const countsByDay = ({ line }: Reading): Intent | null =>
  COUNTS_BY_DAY.test(line) ? { kind: 'impossible', why: { kind: 'part-of-group' } } : null;

/** What a message means only as a whole, before it is split into wishes; null for any other. */
export const readWholeLine = (reading: Reading, state: ConciergeState): Intent | null =>
  absurd(reading) ??
  countsByDay(reading) ??
  readOneHouse(reading) ??
  readReducedPrice(reading) ??
  readToldToThem(reading) ??
  placesFor(reading, state) ??
  readDayIdeas(reading, state) ??
  readAtMeal(reading) ??
  readThereInstead(reading, state) ??
  meantFor(reading, state) ??
  readAddBetween(reading, state) ??
  readNear(reading, state) ??
  readGroupNow(reading, state) ??
  readLimitTimes(reading, state) ??
  readStayCap(reading, state) ??
  readNightsWhole(reading, state) ??
  readSizeTold(reading, state) ??
  readDatesTold(reading, state) ??
  readSwappedWith(reading, state) ??
  readWrongWayRound(reading, state) ??
  readDayOfPart(reading, state) ??
  readHoursAgain(reading, state) ??
  readBusy(reading, state) ??
  readSomeFree(reading, state) ??
  readWithWhy(reading, state) ??
  readDayEdge(reading, state) ??
  readHourRefused(reading, state) ??
  readShown(reading, state) ??
  readPriceCompared(reading) ??
  readAnyOneCap(reading, state) ??
  readWhoChose(reading, state) ??
  readNearAsked(reading, state) ??
  readPriceChecked(reading, state) ??
  readPartInPrice(reading, state) ??
  (/ (?:and|but|then|also) /.test(reading.line) ? null : readAddOpenly(reading, state)) ??
  readDearPart(reading, state) ??
  readCheaperAlike(reading, findScope(reading, state.plan, reading.words.length), state) ??
  readDayLimit(reading, state) ??
  readComparedPart(reading, state) ??
  readOneOf(reading) ??
  readIsInIt(reading, state) ??
  readFoodFor(reading, state) ??
  readNightsOut(reading, state) ??
  readAtMost(reading, state) ??
  readAgain(reading, state) ??
  readManages(reading, state) ??
  readTimeBefore(reading, state) ??
  readNounAddition(reading, state) ??
  readWishedThing(reading, state) ??
  (reading.slots.length === 1 && PRAISED_BUT.test(reading.raw) && INSTEAD.test(reading.line)
    ? readWish(reading, state)
    : null);
