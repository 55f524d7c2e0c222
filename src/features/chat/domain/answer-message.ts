import { answerCorrection } from './answer-correction.ts';
import { answerInConversation, answerOnLast } from './answer-in-conversation.ts';
import { answerRemark } from './answer-remark.ts';
import { answerFollowUp, answerTaken } from './answer-taken.ts';
import { answerAct, answerSmallTalk } from './answer-talk.ts';
import { heldBack } from './answer-unordered.ts';
import { answerValueAndMore } from './answer-value-and-more.ts';
import { answerWishes } from './answer-wishes.ts';
import type { ConciergeState } from './concierge-state.ts';
import type { ConciergeTurn } from './concierge-turn.ts';
import { lost, spoken } from './reply-to.ts';
import { suggestWishes } from './suggest-wishes.ts';
import { withoutEffectAsked } from './understanding/conversation/after-change.ts';
import { whenOffered } from './understanding/conversation/answered-with-more.ts';
import { hearsCorrection, readCorrection } from './understanding/conversation/correction.ts';
import { correctsNothing } from './understanding/conversation/corrects-nothing.ts';
import { countOfComers } from './understanding/conversation/count-of-comers.ts';
import { withoutCourtesySaid } from './understanding/conversation/courtesy-said.ts';
import { answerToQuestion, continuation, stillCheaper } from './understanding/conversation/follow-up.ts';
import { replyIn } from './understanding/conversation/reply-in.ts';
import { saysItsOwn } from './understanding/conversation/says-its-own.ts';
import { beforeAside, isSecondThought, sinceChange } from './understanding/conversation/since-change.ts';
import { partsSpokenOf } from './understanding/conversation/spoken-of.ts';
import { wordedInFull } from './understanding/conversation/worded-in-full.ts';
import { yesBut } from './understanding/conversation/yes-but.ts';
import { asksOfPlaces, asksOfTheirOwn, asksWhatNobodySays } from './understanding/cues/asks-of-places.ts';
import { byThemselves, tellsOfThemselves } from './understanding/cues/tells-of-themselves.ts';
import { isGladOf } from './understanding/cues/wants-otherwise.ts';
import { askOfUnread } from './understanding/ear/part-unread.ts';
import { isYesOrNo, readAct } from './understanding/ear/read-act.ts';
import { isCourtesy, questionBehind } from './understanding/message/question-behind.ts';
import { readParts } from './understanding/message/read-parts.ts';
import { readPick, readSmallTalk } from './understanding/message/read-small-talk.ts';
import { withoutStories } from './understanding/message/without-stories.ts';
import { asksBesidePlan } from './understanding/questions/beside-plan.ts';
import { read } from './understanding/reading.ts';
import type { SmallTalk } from './understanding/small-talk.ts';
import { asMeant } from './understanding/typing/as-meant.ts';
import { beyondUs } from './understanding/typing/foreign-text.ts';
import { withoutNames } from './understanding/typing/names-whole.ts';
import { normalise } from './understanding/typing/normalise.ts';
import { squeezed } from './understanding/typing/squeezed.ts';
import { isOnlySigns } from './understanding/typing/without-courtesies.ts';
import { listedAlike } from './understanding/wishes/listed-places.ts';
import { TAKES_BACK } from './understanding/wishes/read-going-back.ts';
import { lastChanged, offeredWish, wordedWish } from './wording/offers.ts';
import { withOneOffer } from './wording/one-offer.ts';
import { NOT_SAID } from './wording/outside-answers.ts';
import { ASK_THERE, goodToKnow, JOY, NOT_OURS, onlyEnglish } from './wording/small-talk.ts';
import { askWhatToChange } from './wording/vague-question.ts';

/**
 * Answers one message about a planned trip, without any model: understands it, runs the planner for a change and the
 * checker on its result. A change that breaks a rule is refused with the reason and nothing changes. Pure: the same
 * state and message always give the same turn. Facts in the reply come from the plan, the catalogue and the solver.
 */
export function answerMessage(state: ConciergeState, sent: string): ConciergeTurn {
  const turn = heldBack(state, sent, answerSent(state, sent));
  return { ...turn, reply: withOneOffer(turn.reply) };
}

function answerSent(state: ConciergeState, sent: string): ConciergeTurn {
  const given = withoutEffectAsked(withoutCourtesySaid(state));
  const typed = squeezed(sent);
  const plain = normalise(typed).line;
  if (plain.trim() === '' && isOnlySigns(typed)) return spoken(JOY, true);
  if (plain.trim() === '') return lost(given);
  const beyond = beyondUs(plain, typed) && beyondUs(plain, withoutNames(typed, given.places));
  if (beyond !== null) return spoken(beyond === 'foreign' ? onlyEnglish(suggestWishes(given)) : NOT_OURS, false);
  const whole = asMeant(typed, given);
  const meant = withoutStories(whole, given);
  const turn = answerSinceChange(given, meant);
  if (turn.understood || meant === whole) return turn;
  // What was told may be what is asked about, and is no order in any case.
  const told = answerMeant(given, whole);
  return told.change ? turn : told;
}

/** Second thoughts are of the last change, and so may be what is not understood of what was only asked since. */
function answerSinceChange(given: ConciergeState, meant: string): ConciergeTurn {
  const changed = sinceChange(given, meant);
  const both = answerValueAndMore(changed ?? given, meant, answerMeant);
  if (both) return both;
  const second = changed && isSecondThought(meant) ? answerMeant(changed, meant) : null;
  if (second?.change) return second;
  const turn = answerMeant(given, meant);
  if (turn.understood || second) return turn;
  const earlier = [changed, beforeAside(given, meant)].flatMap((state) => state ?? []);
  const others = earlier.map((state) => answerMeant(state, meant));
  return others.find(({ change }) => change) ?? turn;
}

/** What a message means with all that was said before it. */
function answerMeant(given: ConciergeState, meant: string): ConciergeTurn {
  const comers = countOfComers(given, normalise(meant).line);
  if (comers) return answerWishes(given, comers.wish, { from: comers.from });
  const but = yesBut(given, meant);
  if (but !== null) return answerWishes(given, but, { isTaken: true });
  const message = wordedInFull(given, meant);
  const asUsual = (): ConciergeTurn => answerWhole(given, message, meant);
  return answerRemark(given, message, asUsual) ?? asUsual();
}

/** What leans on the last reply, what the conversation makes whole, or else what stands by itself. */
function answerWhole(given: ConciergeState, message: string, meant: string): ConciergeTurn {
  const leaning = answerOnLast(given, message);
  if (leaning) return leaning;
  const state = whenOffered(given, message);
  return answerInConversation(state, message, meant) ?? answerAlone(state, message);
}

/** Joy and thanks that have a wish in them: `its her mums birthday sunday so nothing before 12`. */
function hasOwnWish(state: ConciergeState, { kind }: SmallTalk, message: string): boolean {
  if ((kind !== 'joy' && kind !== 'thanks') || !/[,.!;]\s|\bso\b/i.test(message)) return false;
  return readParts(state, message, { isLoose: false, topic: [] }).some(
    ({ intent }) =>
      intent.kind === 'hours' ||
      intent.kind === 'busy' ||
      intent.kind === 'schedule' ||
      intent.kind === 'dates' ||
      intent.kind === 'group-size' ||
      (intent.kind === 'cheaper' && intent.capPence !== null),
  );
}

/** What names a part of the list and says something else of it. */
const NOT_TAKING =
  / (?:swap|drop|add|not|no|dont|cheaper|torn|talk|talked|talking|forgot|forgotten|remember|heard|went|worried|unsure|two minds) /;

const ASKS_HOW_IT_IS =
  /^\W*(?:so|and|then|ok|right|does that mean|is it that)?\b(?!.*\b(?:not|no|meant|mean|instead|sorry|oops|wait|actually|rather|or)\b).*\b(?:is|are|ends?|starts?|begins?|finish(?:es)?|comes?|goes|has|have|does|do)\b.*\?\s*$/i;

/** What stands by itself: small talk, a correction or a wish, read by the rules, by ear and at last by what is in it at all. */
function answerAlone(state: ConciergeState, message: string): ConciergeTurn {
  const { line } = normalise(message);
  const reading = read(message, state);
  if (asksOfTheirOwn(reading)) return spoken(ASK_THERE, true);
  const unsaid = correctsNothing(reading, state);
  if (unsaid) return spoken(askWhatToChange(state, unsaid), true);
  const isTold = tellsOfThemselves(reading);
  if (isTold && byThemselves(line)) return spoken(goodToKnow(suggestWishes(state)), true);
  if (asksBesidePlan(message, state)) return answerWishes(state, message);
  const heard = readAct(reading, state);
  // `no stairs, broken foot` is no answer to what was listed.
  const act = heard && isYesOrNo(heard) && saysItsOwn(state, message) ? null : heard;
  const reply = replyIn(state, line);
  // A no in so many words is no yes, whatever it sounds like: `ok leave it`.
  const answered = act && isYesOrNo(act) && reply === null ? act.talk : null;
  const spokenOf = answered ?? (reply === null ? null : ({ kind: reply } as const));
  // `ffs typo. eleven` swears, and corrects.
  const corrected = (how?: { isLast: boolean }): ConciergeTurn | null => {
    const correction = readCorrection(state, message, how);
    return correction ? answerCorrection(state, correction, message) : null;
  };
  const early = spokenOf === null && hearsCorrection(reading, state, message) ? corrected() : null;
  if (early) return early;
  // `omg abort abort`: after a change, what sounds like taking it back is no mere joy.
  const isBack = act?.kind === 'wish' && act.intent.kind === 'undo' && (readPick(line) ?? 1) === 1;
  const small = spokenOf ?? (isBack ? null : readSmallTalk(line, offeredWish(state.history) !== null));
  const isTakenBack = small?.kind === 'no' && TAKES_BACK.test(line) && lastChanged(state.history);
  if (isTakenBack) return answerWishes(state, 'undo');
  const courtesy = small ?? (act?.kind === 'talk' ? act.talk : null);
  const behind = courtesy && isCourtesy(courtesy) ? questionBehind(message) : null;
  if (behind !== null) return answerAlone(state, behind);
  if (small && !hasOwnWish(state, small, message)) return answerSmallTalk(state, small, message);
  const turn = corrected();
  if (turn) return turn;
  // The words of an answer to `Which one?` need not make a wish by themselves, and must not make another.
  const chosen = /^ (?!(?:any|what|where|is there|are there) )(?:\w+ ){1,4}$/.test(line)
    ? answerToQuestion(state, message, null)
    : null;
  // `dinner`, after `Which one shall I drop?`, is that one, whatever the word sounds like.
  const isChosen = chosen !== null && act?.kind === 'wish' && !saysItsOwn(state, message);
  if (act && !isChosen) return answerAct(state, act, message);
  const worded = wordedWish(state.history, normalise(message).words);
  const isOfOther = reading.slots.some(({ slots }) => !slots.some(({ slot }) => worded?.includes(slot.name)));
  const isOnOther = worded && reading.days.some((day) => read(worded, state).days.some((one) => one !== day));
  const isListed = worded && !isOfOther && !isOnOther && !NOT_TAKING.test(line) && !isGladOf(line);
  const taken = isListed ? worded : listedAlike(state, reading);
  if (taken && !saysItsOwn(state, message)) return answerTaken(state, taken);
  if (chosen && !saysItsOwn(state, message)) return answerFollowUp(state, chosen);
  const again = stillCheaper(state, reading, partsSpokenOf(state));
  if (again) return answerFollowUp(state, again);
  const direct = answerWishes(state, message);
  if (direct.understood) return direct;
  // `the friday one` after `Which one shall I swap?` means the wish that was open; `and the boat` the one just made.
  const followUp = answerToQuestion(state, message, null) ?? continuation(state, message);
  if (followUp) return answerFollowUp(state, followUp);
  // `so saturday ends with dinner now?` puts nothing right.
  const mayCorrect = lastChanged(state.history) && !ASKS_HOW_IT_IS.test(message);
  const lastMeant = mayCorrect ? corrected({ isLast: true }) : null;
  if (lastMeant) return lastMeant;
  const last = readAct(reading, state, { isLast: true });
  if (last) return answerAct(state, last, message);
  if (isTold) return spoken(goodToKnow(suggestWishes(state)), true);
  const loosely = answerWishes(state, message, { isLoose: true });
  const question = loosely.understood ? null : askOfUnread(reading, state);
  if (question !== null) return spoken(question, true);
  if (loosely.understood) return loosely;
  if (asksOfPlaces(reading)) return spoken(ASK_THERE, true);
  return asksWhatNobodySays(reading) ? spoken(NOT_SAID, true) : loosely;
}
