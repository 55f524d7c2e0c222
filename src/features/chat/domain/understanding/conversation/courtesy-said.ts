import type { ConciergeState } from '../../concierge-state.ts';
import { lastReplyOf, listedWishes, offeredWish, openQuestion } from '../../wording/offers.ts';
import { isNoSuchNumber, JOY, NOTED, THANKS } from '../../wording/small-talk.ts';

const COURTEOUS: ReadonlySet<string> = new Set([THANKS, JOY, NOTED]);

/**
 * The conversation without the courtesies at its end: `whats on friday`, `sounds good`, `and saturday` goes on from the
 * question. Kept where something was open before them, for then they may have answered it. A number that no list has chose
 * nothing: the list is as open as before.
 */
export function withoutCourtesySaid(state: ConciergeState): ConciergeState {
  const { history } = state;
  const reply = lastReplyOf(history);
  if (!COURTEOUS.has(reply) && !isNoSuchNumber(reply)) return state;
  const before = history.slice(
    0,
    history.findLastIndex(({ role }) => role === 'user'),
  );
  if (isNoSuchNumber(reply)) return withoutCourtesySaid({ ...state, history: before });
  const isOpen = offeredWish(before) !== null || listedWishes(before).length > 0 || openQuestion(before) !== null;
  return before.length === 0 || isOpen ? state : withoutCourtesySaid({ ...state, history: before });
}
