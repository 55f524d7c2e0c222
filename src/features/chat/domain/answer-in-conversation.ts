import { answerCorrection } from './answer-correction.ts';
import { answerFollowUp, answerTaken } from './answer-taken.ts';
import { answerWishes } from './answer-wishes.ts';
import type { ConciergeState } from './concierge-state.ts';
import type { ConciergeTurn } from './concierge-turn.ts';
import { spoken } from './reply-to.ts';
import { afterChange, givesUpOffered, previewAsked } from './understanding/conversation/after-change.ts';
import { answeredWithMore, pickedOf, yesAndNamed } from './understanding/conversation/answered-with-more.ts';
import { askedOn, besideThose } from './understanding/conversation/asked-on.ts';
import { bareHour } from './understanding/conversation/bare-hour.ts';
import { beforeLast } from './understanding/conversation/before-last.ts';
import { changesAsked } from './understanding/conversation/changes-asked.ts';
import { chosenWithMore } from './understanding/conversation/chosen-with-more.ts';
import { comeAsSaid } from './understanding/conversation/come-as-said.ts';
import { countOfDiets } from './understanding/conversation/count-of-diets.ts';
import { filledBefore, filledIn } from './understanding/conversation/filled-in.ts';
import { sameForOther } from './understanding/conversation/follow-up.ts';
import { halfOfDay } from './understanding/conversation/half-of-day.ts';
import { keepsListedPart } from './understanding/conversation/kept-of-list.ts';
import { inOneClause } from './understanding/conversation/leaning/in-one-clause.ts';
import { limitMeant } from './understanding/conversation/limit-meant.ts';
import { listedQuality } from './understanding/conversation/listed-quality.ts';
import {
  askedOfListed,
  leftToUs,
  listedElsewhere,
  ofListedPart,
} from './understanding/conversation/listed-reference.ts';
import { namedOfList } from './understanding/conversation/named-of-list.ts';
import { askedWithoutIt } from './understanding/conversation/not-that-one.ts';
import { addedAfterAll, ofAbsentPlace } from './understanding/conversation/of-absent-place.ts';
import { type Conditional, onCondition } from './understanding/conversation/on-condition.ts';
import { onFact } from './understanding/conversation/on-fact.ts';
import { onOtherDay } from './understanding/conversation/other-day.ts';
import { otherOfList } from './understanding/conversation/other-of-list.ts';
import { choosesOfNothing, moreOfList, otherOffer } from './understanding/conversation/other-offer.ts';
import { otherWanted } from './understanding/conversation/other-wanted.ts';
import { partOfLast } from './understanding/conversation/part-of-last.ts';
import { partToldAfter } from './understanding/conversation/part-told-after.ts';
import { withPartsTold } from './understanding/conversation/parts-told.ts';
import { readTakenBack, type TakenBack } from './understanding/conversation/read-taken-back.ts';
import { saysItsOwn } from './understanding/conversation/says-its-own.ts';
import { sparedOfLast } from './understanding/conversation/spared-of-last.ts';
import { thatOfList } from './understanding/conversation/that-of-list.ts';
import { wasFine } from './understanding/conversation/was-fine.ts';
import { isWholeOrder } from './understanding/conversation/whole-order.ts';
import { yesByName } from './understanding/conversation/yes-by-name.ts';
import { normalise } from './understanding/typing/normalise.ts';
import { answerChanges } from './wording/changes-answers.ts';
import {
  cateredFor,
  DONE_ALREADY,
  LEFT_AS_IS,
  NOT_CHEAPER,
  NOTHING_LISTED,
  NOTHING_OFFERED,
  whichOf,
} from './wording/small-talk.ts';

/**
 * What is said right after a reply and leans on it: on what it changed, listed, offered or asked. Null where the message
 * stands by itself.
 */
export function answerOnLast(given: ConciergeState, message: string): ConciergeTurn | null {
  const { line } = normalise(message);
  const changes = changesAsked(line);
  if (changes) return spoken(answerChanges(given, changes), true);
  const others = moreOfList(given, message);
  if (others !== null) return answerWishes(given, others);
  const leaning = afterChange(given, line);
  if (leaning === 'effect') return spoken(answerChanges(given), true);
  if (leaning === 'done') return spoken(DONE_ALREADY, true);
  if (leaning) return answerWishes(given, leaning.wish);
  if (givesUpOffered(given, line)) return spoken(LEFT_AS_IS, true);
  const askedAgain = askedWithoutIt(given, message);
  if (askedAgain !== null) return spoken(askedAgain, true);
  const asSaid = comeAsSaid(given, message);
  if (asSaid) return asSaid === 'done' ? spoken(DONE_ALREADY, true) : answerWishes(given, asSaid.wish);
  if (keepsListedPart(given, message)) return spoken(LEFT_AS_IS, true);
  if (choosesOfNothing(given, line)) return spoken(NOTHING_LISTED, true);
  const eaten = countOfDiets(given, line);
  if (eaten) return spoken(cateredFor(eaten), true);
  const chosenPart = chosenWithMore(given, message, line);
  if (chosenPart === 'left') return spoken(LEFT_AS_IS, true);
  if (chosenPart)
    return 'intent' in chosenPart ? answerFollowUp(given, chosenPart) : answerWishes(given, chosenPart.wish);
  const fine = wasFine(given, line);
  if (fine) return fine === 'left' ? spoken(LEFT_AS_IS, true) : answerWishes(given, fine.wish);
  const kept = partOfLast(given, message);
  const alone = kept && answerCorrection(given, kept, message);
  if (alone) return alone;
  const spared = sparedOfLast(given, line);
  if (spared) return answerWishes(given, spared.wish, spared.isTouched ? { from: beforeLast(given) } : {});
  const other = otherOfList(given, message);
  if (other !== null) return answerWishes(given, other, { from: beforeLast(given), isTaken: true });
  const whole = otherWanted(given, message) ?? partToldAfter(given, message) ?? onFact(given, message);
  if (whole !== null) return answerWishes(given, whole);
  const conditional = onCondition(given, message);
  if (conditional) return answerConditional(given, conditional);
  const limit = limitMeant(given, line);
  if (limit) return answerWishes(given, limit.wish, { from: limit.isSame ? given : beforeLast(given) });
  const pointed =
    besideThose(given, line) ??
    askedOn(given, line) ??
    previewAsked(given, line) ??
    ofListedPart(given, line) ??
    withPartsTold(given, line);
  if (pointed !== null) return answerWishes(given, pointed);
  const that = thatOfList(given, message);
  if (!that) return null;
  return 'among' in that ? spoken(whichOf(that.among), true) : answerTaken(that.from, that.wish);
}

/**
 * What the conversation makes whole: what is taken back, corrected, chosen or named of what was listed, and values that go
 * into the last wish. `meant` is the message before it was worded in full. Null where none of it is there.
 */
export function answerInConversation(state: ConciergeState, message: string, meant: string): ConciergeTurn | null {
  const { line } = normalise(message);
  const back = readTakenBack(state, message);
  if (back) return answerTakenBack(state, back);
  const said = inOneClause(state, meant, (clause) => (bareHour(state, clause) ? clause : null), { isAlone: true });
  const hour = bareHour(state, meant) ?? (said === null ? null : bareHour(state, said));
  const atHour = hour && answerCorrection(state, hour, message);
  if (atHour) return atHour;
  if (isWholeOrder(state, message)) return answerWishes(state, message);
  const taken = yesByName(state, message);
  if (taken !== null) return answerTaken(state, taken);
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
  return full ? answerWishes(state, full) : null;
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
