import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged, offeredWish, openQuestion } from '../../wording/offers.ts';
import { readReply } from './read-reply.ts';

/** Yes or no to what the last reply offers; after a change only a yes that says so, `yes, book that in`. */
export function replyIn({ history }: ConciergeState, line: string): 'yes' | 'no' | null {
  if (offeredWish(history) !== null) return readReply(line);
  if (lastChanged(history) && openQuestion(history) === null && ALL_OF_THEM.test(line)) return 'yes';
  return lastChanged(history) && CONFIRMS.test(line) && readReply(line) === 'yes' ? 'yes' : null;
}
/** `both`, of what was done already. */
const ALL_OF_THEM =
  /^ (?:(?:yes|yeah|i meant) )*(?:both|all)(?: of (?:them|those|these))?(?: (?:please|yes|yeah|yep|thanks|x+))* $/;
const CONFIRMS =
  /^ (?:yes|yeah|yep|ok|okay|perfect|great|lovely) (?:(?:please |then |and )*(?:do|book|go|add|put) (?:it|that|for it|ahead)(?: in)? |(?:thats|that is|much) (?:\w+ )?(?:better|perfect|great|good|fine|lovely) )/;
