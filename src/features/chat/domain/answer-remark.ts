import { answerFollowUp } from './answer-taken.ts';
import { answerWishes } from './answer-wishes.ts';
import type { ConciergeState } from './concierge-state.ts';
import type { ConciergeTurn } from './concierge-turn.ts';
import { spoken } from './reply-to.ts';
import { filledIn } from './understanding/conversation/filled-in.ts';
import { type Remark, remarkOnPart } from './understanding/conversation/remark-on-part.ts';
import { remarkOnThing } from './understanding/questions/read-of-things.ts';
import { answerChanges } from './wording/changes-answers.ts';

/**
 * What is only remarked on, in the middle of a conversation or at its start, changes nothing: null for all else. `otherwise` answers
 * what may go on from what was said before.
 */
export function answerRemark(
  state: ConciergeState,
  message: string,
  otherwise: () => ConciergeTurn,
): ConciergeTurn | null {
  const remark = remarkOnPart(state, message);
  if (remark) {
    const turn = remark.mayGoOn ? otherwise() : null;
    return turn && !turn.change && turn.understood ? turn : toldOf(state, remark);
  }
  const intent = state.history.length > 0 ? remarkOnThing(message, state) : null;
  // `and saturday?`, after `when is dinner friday`, asks that of the other day.
  return intent && filledIn(state, message) === null
    ? answerFollowUp(state, { intent, wish: message, isHypothetical: false })
    : null;
}

/** However the question in it is read, nothing is done. */
function toldOf(state: ConciergeState, remark: Remark): ConciergeTurn {
  if (remark.kind === 'gone') return spoken(answerChanges(state), true);
  const asked = remark.question === null ? null : answerWishes(state, remark.question);
  return asked?.understood && !asked.change ? asked : answerFollowUp(state, remark.followUp);
}
