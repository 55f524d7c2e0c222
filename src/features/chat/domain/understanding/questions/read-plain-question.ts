import type { ConciergeState } from '../../concierge-state.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { readFreeTime } from './read-free-time.ts';
import { readArriving, readLeaving, readWayHome } from './read-leaving.ts';
import { readOutside } from './read-outside.ts';
import { readStayFacts } from './read-stay-facts.ts';

/** Questions that their own words settle before anything else is looked for in them; null for any other. */
export const readPlainQuestion = (reading: Reading, state: ConciergeState): Intent | null =>
  readFreeTime(reading, state) ??
  readLeaving(reading, state) ??
  readArriving(reading, state) ??
  readWayHome(reading, state) ??
  readStayFacts(reading, state) ??
  readOutside(reading, state);
