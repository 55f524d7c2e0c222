import type { ConciergeState } from '../../concierge-state.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { readFreeTime } from './read-free-time.ts';
import { readArriving, readLeaving, readWayHome } from './read-leaving.ts';
import { readLikeWhat } from './read-like-what.ts';
import { readOneMissing } from './read-one-missing.ts';
import { readOpenAir } from './read-open-air.ts';
import { readOtherCity } from './read-other-city.ts';
import { readOutside } from './read-outside.ts';
import { readPlaceFacts } from './read-place-facts.ts';
import { readPlanOrder } from './read-plan-order.ts';
import { readInPrice } from './read-price.ts';
import { readSavings } from './read-savings.ts';
import { readStayFacts } from './read-stay-facts.ts';
import { readNumbersAsked, readOtherDay, readTripDates } from './read-trip-dates.ts';
import { readWhySo } from './read-why-so.ts';

/** Questions that their own words settle before anything else is looked for in them; null for any other. */
export const readPlainQuestion = (reading: Reading, state: ConciergeState): Intent | null =>
  readOneMissing(reading, state) ??
  readWhySo(reading, state) ??
  readLikeWhat(reading, state) ??
  readInPrice(reading) ??
  readFreeTime(reading, state) ??
  readOpenAir(reading, state) ??
  readTripDates(reading) ??
  readOtherDay(reading) ??
  readOtherCity(reading, state) ??
  readSavings(reading, state) ??
  readNumbersAsked(reading) ??
  readPlaceFacts(reading, state) ??
  readPlanOrder(reading, state) ??
  readLeaving(reading, state) ??
  readArriving(reading, state) ??
  readWayHome(reading, state) ??
  readStayFacts(reading, state) ??
  readOutside(reading, state);
