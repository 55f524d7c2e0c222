import { answerFollowUp, answerTaken } from './answer-taken.ts';
import type { ConciergeState } from './concierge-state.ts';
import type { ConciergeTurn } from './concierge-turn.ts';
import { lost, spoken } from './reply-to.ts';
import { suggestWishes } from './suggest-wishes.ts';
import { answerToQuestion } from './understanding/conversation/follow-up.ts';
import type { Act } from './understanding/ear/read-act.ts';
import type { SmallTalk } from './understanding/small-talk.ts';
import { additionListed, lastChanged, listedWish, listedWishes, offer, offeredWish } from './wording/offers.ts';
import {
  BYE,
  capabilities,
  DECLINED,
  DONE_ALREADY,
  greeting,
  IDENTITY,
  INSULTED,
  JOY,
  LEFT_AS_IS,
  NONE_OF_THAT,
  NOT_OURS,
  NOTED,
  NOTHING_OFFERED,
  noSuchNumber,
  opinion,
  THANKS,
  whichOf,
} from './wording/small-talk.ts';

/** What an act of the conversation asks for: small talk, or a wish that it stands for. */
export function answerAct(state: ConciergeState, act: Act, message: string): ConciergeTurn {
  switch (act.kind) {
    case 'talk':
      return answerSmallTalk(state, act.talk, message);
    case 'wish':
      return answerFollowUp(state, { intent: act.intent, wish: message, isHypothetical: false });
    case 'attack':
      return spoken(NOT_OURS, false);
  }
}

/** A yes, a number, thanks, a greeting and the like: answered by what the last reply left open. */
export function answerSmallTalk(state: ConciergeState, intent: SmallTalk, message: string): ConciergeTurn {
  const { plan, history } = state;
  switch (intent.kind) {
    case 'yes': {
      const offered = offeredWish(history) ?? additionListed(history);
      if (offered) return answerTaken(state, offered);
      const listed = listedWishes(history);
      if (listed.length > 1 && !lastChanged(history)) return spoken(whichOf(listed), true);
      return spoken(lastChanged(history) ? DONE_ALREADY : NOTHING_OFFERED, true);
    }
    case 'pick': {
      const listed = listedWish(history, intent.number);
      if (listed) return answerTaken(state, listed);
      const chosen = answerToQuestion(state, message, intent.number);
      if (chosen) return answerFollowUp(state, chosen);
      const count = listedWishes(history).length;
      return count > 1 ? spoken(noSuchNumber(intent.number, count), true) : lost(state);
    }
    case 'no':
      return spoken(LEFT_AS_IS, true);
    case 'thanks':
      return spoken(THANKS, true);
    case 'greeting':
      return spoken(greeting(plan, suggestWishes(state, 1)), true);
    case 'bye':
      return spoken(BYE, true);
    case 'joy':
      return spoken(JOY, true);
    case 'opinion': {
      const offered = offeredWish(history);
      return spoken(offered === null ? opinion(plan) : `${opinion(plan)}\n${offer(offered)}`, true);
    }
    case 'identity':
      return spoken(IDENTITY, true);
    case 'noted':
      return spoken(NOTED, true);
    case 'insult':
      return spoken(INSULTED, true);
    case 'declined':
      return spoken(DECLINED, true);
    case 'ruled-out':
      return spoken(NONE_OF_THAT, true);
    case 'help':
      return spoken(capabilities(suggestWishes(state)), true);
  }
}
