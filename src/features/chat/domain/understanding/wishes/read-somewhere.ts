import type { ConciergeState } from '../../concierge-state.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';
import { readPreference } from './read-preference.ts';

const SOMEWHERE =
  / (?:somewhere|anywhere|some ?place|at some point|some time|either day|one (?:day|night|morning|afternoon|evening)|if (?:there is|you can find) (?:one|any))(?: (?:in|on|there|please|the|\w+day|morning|afternoon|evening|night))* $/;
const OTHER_WISH =
  / (?:swap|instead|change|replace|drop|move|shift|what|when|why|how|which|who|is there|are there|eat|cheaper|better|nicer|else|with|like|for|not|no|dont) /;
const WORDS_MAX = 10;

/**
 * `street food somewhere on saturday`, `a spa at some point`: a kind of place or a place that is wanted without a part of
 * the plan to put it in, though the plan may have one of its kind. Null where nothing of the catalogue is named.
 */
export function readSomewhere(reading: Reading, state: ConciergeState, scope: Scope): Intent | null {
  const { line, words, days } = reading;
  if (!SOMEWHERE.test(line) || OTHER_WISH.test(line) || words.length > WORDS_MAX) return null;
  const want = readPreference(reading, state, 0);
  if (want.types.length + want.venueIds.length === 0) return null;
  const where = { ...scope, slots: [], days, kinds: [], isNamed: days.length > 0 };
  return { kind: 'add', scope: where, want, slotKind: null, isAnother: true };
}
