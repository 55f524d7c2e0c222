import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

const THE = '(?:the |our |that |a )?';
const LENGTH = [
  new RegExp(` (?:cut|keep) ${THE}(?:\\w+ ){1,4}?short(?:er)?(?= (?:$|please|so |by |on |then |and ))`),
  new RegExp(
    ` (?:make|have|keep|want|need|can) ${THE}(?:\\w+ ){1,4}?(?:be )?(?:a (?:bit|little) )?(?:shorter|quicker|longer|briefer)(?= (?:$|please|on |then |and |\\w+day ))`,
  ),
  new RegExp(
    `^ (?:(?:a|and|we want|wed like) )?${THE}(?:\\w+ ){1,4}?(?:a (?:bit|little) )?(?:quicker|shorter|longer)(?: please| then)* $`,
  ),
  new RegExp(
    ` (?:longer|shorter|quicker|more time|less time|extra time|(?:an? )?(?:extra|another|more|half an|half) (?:(?:half )?hour|\\d{2} minutes)(?: more| extra)?) (?:at|in|on|for|with) ${THE}(?:\\w+ ){1,4}(?:please |then |too )*$`,
  ),
  /^ (?:(?:a|can we have|we want) )*(?:longer|shorter|quicker) (?!(?:walk|way|trip|day|night|weekend|stay|lie) )(?:\w+ ){1,3}$/,
];
/** `whelans is meant to be class, can we stay there longer`. */
const STAY_LONGER =
  / (?:can|could|would|want|like|love|need|lets|any chance) (?:\w+ ){0,4}?(?:stay|staying|spend|have|be) (?:\w+ ){0,5}?(?:longer|more time) (?:(?:there|at|in|on|it|the|please|than|that|a bit) )*/;
/** `more time at the museum, less at the market`. */
const BETWEEN_TWO =
  / (?:longer|shorter|more|less) (?:time )?(?:at|in|on|for) .* (?:longer|shorter|more|less) (?:time )?(?:at|in|on|for) /;
/** Of the way, the trip or what the length is for, and not of a part of the plan. */
const OTHER =
  / (?:walk|walks|walking|way|travel|trip|stay|nights?|days?|swap|drop|instead|another|different|something|somewhere|how|what|is|are) /;

/**
 * `cut kasarna short`, `lunch quicker`, `an extra hour at the boat`: how long a part of the plan takes is what its place takes, and
 * nobody here can change it. Null where no one part of the plan is named.
 */
export function readLength(reading: Reading, state: ConciergeState): Intent | null {
  const { line, slots, kinds, venues } = reading;
  if (slots.length + kinds.length === 0 || venues.length > 0) return null;
  const isOfLength = (LENGTH.some((pattern) => pattern.test(line)) || BETWEEN_TWO.test(line)) && !OTHER.test(line);
  if (!isOfLength && !(STAY_LONGER.test(line) && kinds.length === 0)) return null;
  const [placed, another, third] = findScope(reading, state.plan, reading.words.length).slots;
  if (!placed || (another && (third || !BETWEEN_TWO.test(line)))) return null;
  const { name, startMinute, endMinute } = placed.slot;
  return { kind: 'impossible', why: { kind: 'fixed-length', name, minutes: endMinute - startMinute } };
}
