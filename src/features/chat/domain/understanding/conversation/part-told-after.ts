import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { lastReplyOf, lastWish } from '../../wording/offers.ts';
import { isLostReply } from '../../wording/small-talk.ts';
import { CHANGES } from '../cues/asks.ts';
import { isInside } from '../finding/is-inside.ts';
import { read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { readAlone } from './read-alone.ts';

const WORDS_MAX = 9;
/** What may stand beside the part without wishing for anything. */
const GLUE =
  /^(?:sorry|i|we|mean|meant|is|was|it|its|no|the|for|on|at|of|that|to|our|one|place|bit|thing|about|talking|said|should|have|oops|yes|yeah|please|x+|night|day)$/;

/**
 * `sorry dinner friday i mean`, after a wish that nobody understood: that wish once more, about the part that is told now. Null
 * for anything else, and where both together are no change of one part.
 */
export function partToldAfter(state: ConciergeState, message: string): string | null {
  const said = lastWish(state.history);
  const { words } = normalise(message);
  if (said === null || !isLostReply(lastReplyOf(state.history)) || words.length > WORDS_MAX) return null;
  const reading = read(message, state);
  const named = reading.slots;
  const isOfPart = (word: string, at: number): boolean =>
    isInside(at, named) || /^(?:\w+days?|lunch|dinner|brunch|morning|afternoon|evening)$/.test(word);
  const told = reading.words.filter((word, at) => isOfPart(word, at));
  if (told.length === 0 || reading.words.some((word, at) => !isOfPart(word, at) && !GLUE.test(word))) return null;
  const wish = `${said.replace(/[\s.!?]+$/, '')} ${told.join(' ')}`;
  const part = onlyOf(readAlone(state, wish));
  if (!part || !CHANGES.has(part.intent.kind) || !('scope' in part.intent)) return null;
  return part.intent.scope.slots.length === 1 ? wish : null;
}
