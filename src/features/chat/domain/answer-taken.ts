import { answerWishes } from './answer-wishes.ts';
import { runIntent } from './commands/run-intent.ts';
import type { ConciergeState } from './concierge-state.ts';
import type { ConciergeTurn } from './concierge-turn.ts';
import { replyTo } from './reply-to.ts';
import { withDayAsked } from './understanding/conversation/answered-with-more.ts';
import type { FollowUp } from './understanding/conversation/follow-up.ts';
import { partsSpokenOf } from './understanding/conversation/spoken-of.ts';
import { exactSwap } from './understanding/wishes/listed-places.ts';

/** An offer taken up: a place that it names in full is that place, whatever else its words could mean. */
export function answerTaken(state: ConciergeState, taken: string): ConciergeTurn {
  const wish = withDayAsked(state, taken);
  const intent = exactSwap(state, wish);
  return intent
    ? answerFollowUp(state, { intent, wish, isHypothetical: false })
    : answerWishes(state, wish, { isTaken: true });
}

/** A wish that only the conversation makes whole, carried out. */
export function answerFollowUp(state: ConciergeState, { intent, wish, isHypothetical }: FollowUp): ConciergeTurn {
  return replyTo(state, [{ wish, outcome: runIntent(state, intent, partsSpokenOf(state)) }], isHypothetical, wish);
}
