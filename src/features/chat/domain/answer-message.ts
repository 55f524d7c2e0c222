import { answerCorrection } from './answer-correction.ts';
import { answerWishes } from './answer-wishes.ts';
import { runIntent } from './commands/run-intent.ts';
import type { ConciergeState } from './concierge-state.ts';
import type { ConciergeTurn } from './concierge-turn.ts';
import { lost, replyTo, spoken } from './reply-to.ts';
import { suggestWishes } from './suggest-wishes.ts';
import { afterChange, previewAsked, withoutEffectAsked } from './understanding/conversation/after-change.ts';
import {
  answeredWithMore,
  pickedOf,
  whenOffered,
  withDayAsked,
  yesAndNamed,
} from './understanding/conversation/answered-with-more.ts';
import { askedOn } from './understanding/conversation/asked-on.ts';
import { bareHour } from './understanding/conversation/bare-hour.ts';
import { beforeLast } from './understanding/conversation/before-last.ts';
import { chosenWithMore } from './understanding/conversation/chosen-with-more.ts';
import { hearsCorrection, readCorrection } from './understanding/conversation/correction.ts';
import { countOfDiets } from './understanding/conversation/count-of-diets.ts';
import { filledBefore, filledIn } from './understanding/conversation/filled-in.ts';
import {
  answerToQuestion,
  continuation,
  type FollowUp,
  sameForOther,
  stillCheaper,
} from './understanding/conversation/follow-up.ts';
import { halfOfDay } from './understanding/conversation/half-of-day.ts';
import { limitMeant } from './understanding/conversation/limit-meant.ts';
import { listedQuality } from './understanding/conversation/listed-quality.ts';
import {
  askedOfListed,
  leftToUs,
  listedElsewhere,
  ofListedPart,
} from './understanding/conversation/listed-reference.ts';
import { namedOfList } from './understanding/conversation/named-of-list.ts';
import { addedAfterAll, ofAbsentPlace } from './understanding/conversation/of-absent-place.ts';
import { type Conditional, onCondition } from './understanding/conversation/on-condition.ts';
import { onOtherDay } from './understanding/conversation/other-day.ts';
import { otherOfList } from './understanding/conversation/other-of-list.ts';
import { otherOffer } from './understanding/conversation/other-offer.ts';
import { withPartsTold } from './understanding/conversation/parts-told.ts';
import { readTakenBack, type TakenBack } from './understanding/conversation/read-taken-back.ts';
import { replyIn } from './understanding/conversation/reply-in.ts';
import { saysItsOwn } from './understanding/conversation/says-its-own.ts';
import { sparedOfLast } from './understanding/conversation/spared-of-last.ts';
import { partsSpokenOf } from './understanding/conversation/spoken-of.ts';
import { isWholeOrder } from './understanding/conversation/whole-order.ts';
import { wordedInFull } from './understanding/conversation/worded-in-full.ts';
import { askOfUnread } from './understanding/ear/part-unread.ts';
import { type Act, isYesOrNo, readAct } from './understanding/ear/read-act.ts';
import { readSmallTalk } from './understanding/message/read-small-talk.ts';
import { read } from './understanding/reading.ts';
import type { SmallTalk } from './understanding/small-talk.ts';
import { asMeant } from './understanding/typing/as-meant.ts';
import { isForeign } from './understanding/typing/foreign-text.ts';
import { withoutNames } from './understanding/typing/names-whole.ts';
import { normalise } from './understanding/typing/normalise.ts';
import { squeezed } from './understanding/typing/squeezed.ts';
import { isOnlySigns } from './understanding/typing/without-courtesies.ts';
import { exactSwap, listedAlike } from './understanding/wishes/listed-places.ts';
import { TAKES_BACK } from './understanding/wishes/read-going-back.ts';
import { additionListed, lastChanged, listedWish, listedWishes, offeredWish, wordedWish } from './wording/offers.ts';
import {
  BYE,
  capabilities,
  cateredFor,
  DECLINED,
  DONE_ALREADY,
  greeting,
  IDENTITY,
  INSULTED,
  JOY,
  LEFT_AS_IS,
  NOT_CHEAPER,
  NOTED,
  NOTHING_OFFERED,
  opinion,
  THANKS,
  whichOfListed,
} from './wording/small-talk.ts';
import { answerChanges } from './wording/travel-answers.ts';

/**
 * Answers one message about a planned trip, without any model: understands it, runs the planner for a change and the
 * checker on its result. A change that breaks a rule is refused with the reason and nothing changes. Pure: the same
 * state and message always give the same turn. Facts in the reply come from the plan, the catalogue and the solver.
 */
export function answerMessage(whole: ConciergeState, sent: string): ConciergeTurn {
  const given = withoutEffectAsked(whole);
  const typed = squeezed(sent);
  const plain = normalise(typed).line;
  if (plain.trim() === '' && isOnlySigns(typed)) return spoken(JOY, true);
  if (plain.trim() === '' || (isForeign(plain, typed) && isForeign(plain, withoutNames(typed, given.places))))
    return lost(given);
  const meant = asMeant(typed, given);
  const message = wordedInFull(given, meant);
  const { line } = normalise(message);
  const leaning = afterChange(given, line);
  if (leaning === 'effect') return spoken(answerChanges(given), true);
  if (leaning === 'done') return spoken(DONE_ALREADY, true);
  if (leaning) return answerWishes(given, leaning.wish);
  const eaten = countOfDiets(given, line);
  if (eaten) return spoken(cateredFor(eaten), true);
  const chosenPart = chosenWithMore(given, message, line);
  if (chosenPart === 'left') return spoken(LEFT_AS_IS, true);
  if (chosenPart)
    return 'intent' in chosenPart ? answerFollowUp(given, chosenPart) : answerWishes(given, chosenPart.wish);
  const spared = sparedOfLast(given, line);
  if (spared !== null) return answerWishes(given, spared, { from: beforeLast(given) });
  const other = otherOfList(given, message);
  if (other !== null) return answerWishes(given, other, { from: beforeLast(given), isTaken: true });
  const conditional = onCondition(given, message);
  if (conditional) return answerConditional(given, conditional);
  const limit = limitMeant(given, line);
  if (limit) return answerWishes(given, limit.wish, { from: limit.isSame ? given : beforeLast(given) });
  const pointed =
    askedOn(given, line) ?? previewAsked(given, line) ?? ofListedPart(given, line) ?? withPartsTold(given, line);
  if (pointed !== null) return answerWishes(given, pointed);
  const state = whenOffered(given, message);
  const back = readTakenBack(state, message);
  if (back) return answerTakenBack(state, back);
  const hour = bareHour(state, meant);
  const atHour = hour && answerCorrection(state, hour, message);
  if (atHour) return atHour;
  if (isWholeOrder(state, message)) return answerWishes(state, message);
  const alike = yesAndNamed(state, message);
  if (alike !== null) return answerWishes(state, alike, { isTaken: true });
  const otherDay = onOtherDay(state, message);
  if (otherDay) return answerFollowUp(state, otherDay);
  const same = sameForOther(state, message);
  if (same) return answerFollowUp(state, same);
  const absent = ofAbsentPlace(state, message);
  if (absent) return answerFollowUp(state, absent);
  const compared = listedQuality(state, message);
  if (compared?.kind === 'taken') return answerTaken(state, compared.wish);
  if (compared) return answerFollowUp(state, { intent: compared.intent, wish: message, isHypothetical: false });
  const asked = askedOfListed(state, message);
  if (asked) {
    const turn = answerWishes(state, asked.question);
    return turn.change || !turn.understood ? answerFollowUp(state, asked.about) : turn;
  }
  const elsewhere = listedElsewhere(state, message);
  if (elsewhere) return answerFollowUp(state, elsewhere);
  const left = leftToUs(state, message);
  if (left) return answerTaken(state, left);
  const more = answeredWithMore(state, message);
  if (more) return answerWishes(state, more, { isTaken: true });
  const picked = pickedOf(state, message) ?? namedOfList(state, message) ?? addedAfterAll(state, line);
  if (picked && !saysItsOwn(state, message)) return answerTaken(state, picked);
  const full =
    otherOffer(state, message) ?? halfOfDay(state, message) ?? filledIn(state, message) ?? filledBefore(state, message);
  if (full) return answerWishes(state, full);
  const reading = read(message, state);
  const heard = readAct(reading, state);
  // `no stairs, broken foot` is no answer to what was listed.
  const act = heard && isYesOrNo(heard) && saysItsOwn(state, message) ? null : heard;
  const reply = replyIn(state, line);
  const answered = act && isYesOrNo(act) ? act.talk : null;
  const spokenOf = answered ?? (reply === null ? null : ({ kind: reply } as const));
  // `ffs typo. eleven` swears, and corrects.
  const corrected = (how?: { isLast: boolean }): ConciergeTurn | null => {
    const correction = readCorrection(state, message, how);
    return correction ? answerCorrection(state, correction, message) : null;
  };
  const early = spokenOf === null && hearsCorrection(reading, state, message) ? corrected() : null;
  if (early) return early;
  // `omg abort abort`: after a change, what sounds like taking it back is no mere joy.
  const isBack = act?.kind === 'wish' && act.intent.kind === 'undo';
  const small = spokenOf ?? (isBack ? null : readSmallTalk(line, offeredWish(state.history) !== null));
  const isTakenBack = small?.kind === 'no' && TAKES_BACK.test(line) && lastChanged(state.history);
  if (isTakenBack) return answerWishes(state, 'undo');
  if (small) return answerSmallTalk(state, small, message);
  const turn = corrected();
  if (turn) return turn;
  if (act) return answerAct(state, act, message);
  const worded = wordedWish(state.history, normalise(message).words);
  const isOfOther = reading.slots.some(({ slots }) => !slots.some(({ slot }) => worded?.includes(slot.name)));
  const isListed = worded && !isOfOther && !/ (?:swap|drop|add|not|no|dont|cheaper) /.test(line);
  const taken = isListed ? worded : listedAlike(state, reading);
  if (taken && !saysItsOwn(state, message)) return answerTaken(state, taken);
  // The words of an answer to `Which one?` need not make a wish by themselves, and must not make another.
  const chosen = /^ (?!(?:any|what|where|is there|are there) )(?:\w+ ){1,4}$/.test(line)
    ? answerToQuestion(state, message, null)
    : null;
  if (chosen && !saysItsOwn(state, message)) return answerFollowUp(state, chosen);
  const again = stillCheaper(state, reading, partsSpokenOf(state));
  if (again) return answerFollowUp(state, again);
  const direct = answerWishes(state, message);
  if (direct.understood) return direct;
  // `the friday one` after `Which one shall I swap?` means the wish that was open; `and the boat` the one just made.
  const followUp = answerToQuestion(state, message, null) ?? continuation(state, message);
  if (followUp) return answerFollowUp(state, followUp);
  const lastMeant = lastChanged(state.history) ? corrected({ isLast: true }) : null;
  if (lastMeant) return lastMeant;
  const last = readAct(reading, state, { isLast: true });
  if (last) return answerAct(state, last, message);
  const loosely = answerWishes(state, message, { isLoose: true });
  const question = loosely.understood ? null : askOfUnread(reading, state);
  return question === null ? loosely : spoken(question, true);
}

function answerConditional(state: ConciergeState, conditional: Conditional): ConciergeTurn {
  if (conditional.kind === 'taken') return answerTaken(state, conditional.wish);
  if (conditional.kind === 'told') return spoken(answerChanges(state), true);
  return spoken(conditional.kind === 'none' ? NOT_CHEAPER : NOTHING_OFFERED, true);
}

/** What is wished in the stead of what was said, or of what was done last. */
function answerTakenBack(state: ConciergeState, back: TakenBack): ConciergeTurn {
  if (back.kind === 'nothing-left') return spoken(LEFT_AS_IS, true);
  if (back.kind === 'instead') return answerWishes(state, back.wish);
  return answerWishes(state, back.wish, { from: beforeLast(state) });
}

/** An offer taken up: a place that it names in full is that place, whatever else its words could mean. */
function answerTaken(state: ConciergeState, taken: string): ConciergeTurn {
  const wish = withDayAsked(state, taken);
  const intent = exactSwap(state, wish);
  return intent
    ? answerFollowUp(state, { intent, wish, isHypothetical: false })
    : answerWishes(state, wish, { isTaken: true });
}

function answerAct(state: ConciergeState, act: Act, message: string): ConciergeTurn {
  switch (act.kind) {
    case 'talk':
      return answerSmallTalk(state, act.talk, message);
    case 'wish':
      return answerFollowUp(state, { intent: act.intent, wish: message, isHypothetical: false });
    case 'attack':
      return lost(state);
  }
}

function answerFollowUp(state: ConciergeState, { intent, wish, isHypothetical }: FollowUp): ConciergeTurn {
  return replyTo(state, [{ wish, outcome: runIntent(state, intent, partsSpokenOf(state)) }], isHypothetical, wish);
}

function answerSmallTalk(state: ConciergeState, intent: SmallTalk, message: string): ConciergeTurn {
  const { plan, history } = state;
  switch (intent.kind) {
    case 'yes': {
      const offered = offeredWish(history) ?? additionListed(history);
      if (offered) return answerTaken(state, offered);
      const listed = listedWishes(history);
      if (listed.length > 1 && !lastChanged(history)) return spoken(whichOfListed(listed.length), true);
      return spoken(lastChanged(history) ? DONE_ALREADY : NOTHING_OFFERED, true);
    }
    case 'pick': {
      const listed = listedWish(history, intent.number);
      if (listed) return answerTaken(state, listed);
      const chosen = answerToQuestion(state, message, intent.number);
      return chosen ? answerFollowUp(state, chosen) : lost(state);
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
    case 'opinion':
      return spoken(opinion(plan), true);
    case 'identity':
      return spoken(IDENTITY, true);
    case 'noted':
      return spoken(NOTED, true);
    case 'insult':
      return spoken(INSULTED, true);
    case 'declined':
      return spoken(DECLINED, true);
    case 'help':
      return spoken(capabilities(suggestWishes(state)), true);
  }
}
