import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { clausesOf } from '../cues/clauses.ts';
import { isRunDown } from '../cues/run-down.ts';
import { isDisliked } from '../cues/tones.ts';
import { unnamed } from '../cues/unnamed.ts';
import { read } from '../reading.ts';

/** Somebody wants something, and does nothing to what the plan has. */
const WANTS =
  /^ (?:(?:so|and|but|ok|hi|hey|oh|um|please|also|actually|all|most|half|of|the|our|my) )*(?:(?:can|could|shall|should) (?:we|you|i) (?:\w+ )?(?:do|have|get|go|book|fit in|squeeze in)|lets (?:do|have|go|get|book)|how about|what about|(?:\w+ )?(?:want|wants|fancy|fancies|need|would like|would love|would rather|would prefer|rather|prefer|prefers)) /;
const CHANGES_IT =
  /(?<! (?:do|have|get) a) (?:swap|change|switch|replace|drop|cancel|remove|move|keep|instead|cheaper|earlier|later|as well|also|too|after|before|then) /;

/**
 * `can we do a cocktail class saturday, the quiz is boring`: what is said against a part of the plan tells what the wish before
 * it is to take the place of. The message with the two in the order in which they are read elsewhere; null for any other.
 */
export function complaintAfter(message: string, state: ConciergeState): string | null {
  const [wanted, against, more] = clausesOf(message);
  if (!wanted || !against || more || !/[,.;!…\n-]/.test(wanted.joint)) return null;
  const wish = read(wanted.text, state);
  const fault = read(against.text, state);
  const only = onlyOf(fault.slots);
  if (!only || wish.slots.length + wish.hotels.length > 0) return null;
  if (!WANTS.test(wish.line) || CHANGES_IT.test(wish.line) || CHANGES_IT.test(fault.line)) return null;
  const line = unnamed(fault);
  const isAgainst =
    isDisliked(line) ||
    (/ (?:is|are|looks?|sounds?|seems?|feels?|isnt|arent|doesnt) /.test(line) && isRunDown(line, ''));
  return isAgainst ? `${against.text}. ${wanted.text}` : null;
}
