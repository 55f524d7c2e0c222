import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { concernsIn } from '../finding/concerns.ts';
import type { Intent } from '../intent.ts';
import { read } from '../reading.ts';

/** Which parts somebody had better not do. */
const SITS_OUT =
  / (?:which|what|any|anything)(?: (?:ones?|bits?|parts?|things?|activities|stops?|of (?:these|those|them|it)))?(?: (?:that|is|are|there))* (?:should|shouldnt|could|cant|can|would|must|might|do|does) (?:he|she|they|we|that person|it) (?:\w+ ){0,2}?(?:sit out|skip|miss|avoid|manage|struggle with|not do|do|leave out)(?= )/;
/** Whether a part is right for those who were spoken of before. */
const FOR_THEM =
  /^ (?:(?:so|and|but|ok|is|are|will|would|does|do|what we are|what were|doing|the|our|what is|whats|it|that|all|still|we are) )*(?:\w+ ){0,6}?(?:ok|okay|alright|all right|fine|suitable|safe|good) for (?:them|her|him|those two|that lot|both of them) (?:then |too |as well |both |now )*$/;

/**
 * `one person has a bad shoulder, which ones should they sit out`, and `is saturday night ok for them` after needs were
 * noted: how the plan stands to what is known of them. Null where nothing is known, and for anything else.
 */
export function readForThem(message: string, state: ConciergeState): Intent | null {
  const { request, plan } = state;
  const reading = read(message, state);
  const { line } = reading;
  if (SITS_OUT.test(line)) {
    const [first, ...also] = concernsIn(line);
    return first ? { kind: 'unlisted', ...first, ...(also.length > 0 ? { also } : {}) } : null;
  }
  const { diets, stepFree, noAlcohol, minorsPresent } = request.needs;
  const isNoted = diets.length > 0 || stepFree || noAlcohol || minorsPresent;
  if (!isNoted || !FOR_THEM.test(line) || reading.diets.length > 0) return null;
  const scope = findScope(reading, plan, reading.words.length);
  return { kind: 'suits', diets, stepFree, noAlcohol, minorsPresent, scope };
}
