import { tokenise } from '../../../../planner/domain/tokenise.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { listedWishes, listedWithWord } from '../../wording/offers.ts';
import { slotsOf } from '../finding/find-slots.ts';
import { normalise } from '../typing/normalise.ts';

/** Nothing but how glad somebody is of a thing, and the thing. */
const EXCLAIMED =
  /^ (?:(?:o+h+|ah+|yes|yeah|yep|ok|hmm|well|wow|omg|love|like|lets|let us|do|go|for|with|try|have|get|us|in|we|will|id|i|want|would|fancy|definitely|please|it has to be|has to be) )*(?:the|that) ((?:\w+ ){1,3}?)(?:(?:one|please|then|it is|all the way|sounds? \w+|looks? \w+|x+) )*$/;

/**
 * `ooh the bridge!!`, of a list that has one: the listed wish, unless a part of the plan is called so. Null for a
 * question and for anything else.
 */
export function namedOfList({ history, plan }: ConciergeState, message: string): string | null {
  if (/\?\s*$/.test(message) || listedWishes(history).length < 2) return null;
  const thing = EXCLAIMED.exec(normalise(message).line)?.[1]?.trim().split(' ') ?? [];
  const wish = thing.length === 0 ? null : listedWithWord(history, thing);
  const isOfPlan = slotsOf(plan).some(({ slot }) =>
    tokenise(`${slot.name} ${slot.type}`).some((word) => thing.includes(word)),
  );
  return isOfPlan ? null : wish;
}
