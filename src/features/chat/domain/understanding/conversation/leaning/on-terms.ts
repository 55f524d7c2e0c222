import type { ConciergeState } from '../../../concierge-state.ts';
import { lastReplyOf } from '../../../wording/offers.ts';
import { normalise } from '../../typing/normalise.ts';

const TERMS = 'The terms are at /terms#cancellation';
/** `and two weeks before?`, `what if it is a month out`, `and on the day`. */
const WHEN =
  /^ (?:(?:and|so|ok|oh|or|but|then|even|still|not even|wait|waited|leaving|what|how|about|if|say|it|its|it is|thats|that is|was|were|is|we|i|do|did|cancel|drop|leave|left|until|only|just|like|at|by|within|only gave|give|gave|you) )*((?:(?:an?|the|\w+) )?(?:days?|nights?|weeks?|fortnights?|months?)(?: (?:before|beforehand|ahead|prior|out|to go|notice))?|on the (?:day|morning)|the same day)(?: (?:it|that|the trip|instead|then|we go|though|of the trip))* $/;
const AHEAD = / (?:before|beforehand|ahead|prior|out|to go) /;

/**
 * `and two weeks before?`, right after a reply that told the terms of a cancellation: what would come back then, in full. It is no
 * change of the dates. Null for any other message.
 */
export function onTerms({ history }: ConciergeState, message: string): string | null {
  const when = lastReplyOf(history).includes(TERMS) ? WHEN.exec(normalise(message).line)?.[1] : undefined;
  if (when === undefined) return null;
  const span = when.endsWith(' day') && /^(?:on|the same)/.test(when) ? 'the day before' : when.replace(/ notice$/, '');
  return `what do we get back if we cancel ${AHEAD.test(` ${span} `) ? span : `${span} before`}?`;
}
