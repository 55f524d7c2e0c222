import type { TripPlan } from '../../../engine/trip-plan.ts';
import { onlyOf } from '../../../shared/only-of.ts';
import { toWordLine } from '../../planner/domain/tokenise.ts';
import { answerBeside, answerBothAsked } from './answer-beside.ts';
import { carriedOut } from './carried-out.ts';
import { holding, pinOf, released } from './commands/hold-slots.ts';
import { changed, type Outcome, refused, said } from './commands/outcome.ts';
import { runIntent } from './commands/run-intent.ts';
import type { ConciergeState } from './concierge-state.ts';
import type { ConciergeTurn } from './concierge-turn.ts';
import { endsForOne, hasCome, passesOverHours, withinToldHours, withJourneysFirst } from './longer-days.ts';
import { type Part, replyTo, tripOf } from './reply-to.ts';
import { stateAfter } from './trail.ts';
import { dayAskedAbout, onDayAsked } from './understanding/conversation/day-spoken-of.ts';
import { arrivalIn, ofArrival, stillThere } from './understanding/conversation/of-arrival.ts';
import { partsSpokenOf } from './understanding/conversation/spoken-of.ts';
import { aboutNeeds, asQuestion, questionKind } from './understanding/cues/asks.ts';
import { ofContext, onSameDay, withDay } from './understanding/cues/carried-scope.ts';
import { asChoice, choiceAsked } from './understanding/cues/choice-asked.ts';
import { asksOurView, howAsked } from './understanding/cues/how-asked.ts';
import { withLeaning } from './understanding/cues/leaning-of.ts';
import { onPlan } from './understanding/cues/on-plan.ts';
import { underHeldPrice } from './understanding/cues/price-held.ts';
import { ORDER } from './understanding/cues/topic-words.ts';
import { type WeighedAfter, weighedAfter } from './understanding/cues/weighed-after.ts';
import { type PlacedSlot, slotsOf } from './understanding/finding/find-slots.ts';
import { stayerIn } from './understanding/finding/who-stays.ts';
import type { Intent, Wish } from './understanding/intent.ts';
import { readParts } from './understanding/message/read-parts.ts';
import { readSpared, withoutSpared } from './understanding/message/read-spared.ts';
import { asksBesidePlan } from './understanding/questions/beside-plan.ts';
import { type Scope, scopeOf } from './understanding/scope.ts';
import { normalise } from './understanding/typing/normalise.ts';
import { keepWords } from './wording/keep-words.ts';
import { lastChanged, NOT_THAT_YET, NOT_YET } from './wording/offers.ts';
import { LEFT_AS_IS, TAKEN_BACK } from './wording/small-talk.ts';

/**
 * Every wish of the message in order, each on the trip that the one before left. An offer that was taken up is done,
 * though it was first asked as a question.
 */
export function answerWishes(state: ConciergeState, message: string, how: HowAnswered = {}): ConciergeTurn {
  const apart = how.isTaken ? null : weighedAfter(message);
  const isAlone = !how.isTaken && !how.isLoose && how.from === undefined;
  const beside = isAlone && !asksOurView(message) ? answerBeside(state, message, answerWishes) : null;
  if (beside) return beside;
  const whole = (apart && answerWeighed(state, apart, how)) ?? answerTogether(state, message, how);
  return (isAlone ? answerBothAsked(state, message, whole, answerWishes) : null) ?? whole;
}

interface HowAnswered {
  isLoose?: boolean;
  isTaken?: boolean;
  from?: ConciergeState;
}

/**
 * What is ordered first is done, and what is only weighed after it is shown on the trip that this leaves; null where
 * nothing is understood in what is weighed.
 */
function answerWeighed(
  state: ConciergeState,
  { before, weighed }: WeighedAfter,
  how: HowAnswered,
): ConciergeTurn | null {
  const first = answerTogether(state, before, how);
  const isReason = first.change !== null && tellsOfMoney(before);
  const next = first.understood && !isReason ? stateAfter(how.from ?? state, before, first) : state;
  const second = answerTogether(next, weighed, first.change && !isReason ? {} : how);
  if (!second.understood || second.change) return null;
  if (!first.understood || isReason || first.reply === second.reply) return second;
  const shown = first.change ? second.reply.replace(NOT_YET, NOT_THAT_YET) : second.reply;
  return { reply: `${first.reply}\n${shown}`, change: first.change, understood: true };
}

/** `the lads are grumbling about money`: why something is weighed, and no order to spend less. */
const tellsOfMoney = (before: string): boolean => {
  const line = toWordLine(before);
  return OF_MONEY.test(line) && !ORDER.test(line);
};
const OF_MONEY =
  / (?:money|budgets?|skint|broke|hard up|pricey|expensive|steep|dear|costs?|costing|tight|grumbl\w+|moan\w+|complain\w+|whing\w+|afford|a lot) /;

function answerTogether(
  state: ConciergeState,
  message: string,
  { isLoose = false, isTaken = false, from = state }: HowAnswered,
): ConciergeTurn {
  // `should we bring cash` weighs nothing.
  const meant = asksBesidePlan(message, from) ? { asked: null, wish: message } : howAsked(message);
  const held = isTaken ? null : underHeldPrice(meant.wish);
  const stripped = held ?? meant.wish;
  const asked = isTaken ? null : meant.asked;
  let present: ConciergeState = from;
  let spokenOf: Scope | null = null;
  // `swap lunch for burgers, bin the spa, 13 of us`, after `whats the plan saturday`.
  const dayAsked = isTaken || from !== state ? null : dayAskedAbout(from);
  const isChoice = !isTaken && choiceAsked(stripped);
  let isPreview = asked !== null || isChoice;
  const parts: Part[] = [];
  let questionLeft = false;
  const hours: { wish: string; intent: Extract<Wish, { kind: 'retime' }> }[] = [];
  const renewed: ((final: ConciergeState) => void)[] = [];
  const how = { isLoose, topic: partsSpokenOf(from) };
  const spared = readSpared(from, stripped, (text) => readParts(from, text, how));
  const pins = spared?.slots.map(pinOf) ?? [];
  const done = (wish: Wish, context: readonly PlacedSlot[]): Outcome => {
    const left = spared ? withoutSpared(wish, spared, present) : wish;
    return left === null ? refused(LEFT_AS_IS) : released(carriedOut(holding(present, pins), left, context), pins);
  };
  for (const { wish, intent: alone, isJoined } of withJourneysFirst(readParts(from, spared?.main ?? stripped, how))) {
    const { line } = normalise(wish);
    const kind = isJoined ? null : questionKind(line, wish);
    const question = isTaken && kind === 'closed' ? null : asked === 'open' ? asked : kind;
    const fresh = onPlan(alone, present, from.plan);
    if (isGoneAlready(alone, fresh) || hasCome(fresh, from.plan, present.plan)) continue;
    const told = dayAsked === null ? fresh : onDayAsked(fresh, dayAsked, line, from);
    const intent: Intent = spokenOf === null ? told : onSameDay(fresh, spokenOf, present.plan);
    const left =
      spokenOf?.isNamed && spokenOf.slots.length === 1
        ? stillThere(spokenOf.slots, present.plan)
        : partsSpokenOf(present);
    // `number 2 but at 3`: what has just come in its place.
    const arrival = left.length === 0 && alone.kind === 'retime' ? arrivalIn(from.plan, present.plan) : null;
    const named = arrival ? [arrival] : left;
    const wished = ofArrival(ofContext(intent, line, named), line, from.plan, present.plan);
    const chosen = isChoice ? asChoice(wished) : wished;
    const taken = withLeaning(asQuestion(asked === 'closed' ? aboutNeeds(chosen) : chosen, question), wish);
    const settled = ridOf(taken, line, named, from);
    const outcome = settled.kind === 'unknown' ? null : withinToldHours(done(settled, named), from, present);
    const isAsked =
      question === 'closed' ||
      (isJoined === true && !isTaken && ASKS_WHETHER.test(line) && questionKind(line, wish) === 'closed');
    isPreview ||=
      (isAsked || (!isTaken && (isLeftOpen(settled, line, wish) || isOnlyFelt(intent, line, questionLeft)))) &&
      outcome?.kind === 'changed';
    isPreview ||= !isTaken && settled.kind === 'dates' && stayerIn(line) === 'perhaps-all';
    isPreview ||= !isTaken && outcome !== null && (passesOverHours(outcome, message) || endsForOne(settled, message));
    // `is there a cheaper place`, of the part that was spoken of.
    const isSwapAsked = intent.kind === 'swap' || (intent.kind === 'cheaper' && settled.kind === 'swap');
    isPreview ||= !isTaken && isSwapAsked && outcome?.kind === 'changed' && asksWhatThereIs(stripped);
    questionLeft ||= outcome === null && kind === 'closed';
    parts.push({ wish, outcome });
    if (settled.kind !== 'unknown' && outcome && isListOfOffers(outcome)) {
      const at = parts.length - 1;
      renewed.push((final) => {
        const intent = onPlan(settled, final, from.plan);
        if (intent.kind === 'unknown') return;
        const again = runIntent(final, intent, partsSpokenOf(final));
        parts[at] = { wish, outcome: again.kind === 'said' ? again : outcome };
      });
    }
    if (outcome?.kind === 'changed' && intent.kind === 'retime') hours.push({ wish, intent });
    if ('scope' in intent) spokenOf = withDay(intent.scope, spokenOf);
    if (outcome?.kind === 'changed') present = { ...present, ...tripOf(outcome.trip) };
  }
  for (const { wish, intent } of hours) {
    const again = lostHour(intent, from.plan, present.plan);
    const outcome = again && done(again, []);
    if (!outcome) continue;
    parts.push({ wish, outcome });
    if (outcome.kind === 'changed') present = { ...present, ...tripOf(outcome.trip) };
  }
  isPreview ||= !isTaken && isBarelyAsked(stripped) && emptiesDay(from.plan, present.plan);
  isPreview ||= !isTaken && losesWhatIsKept(stripped, from.plan, present.plan);
  // `but keep the price the same`: what would cost more is shown, with how much.
  isPreview ||= held !== null && present.plan.totals.allPerPersonPence > from.plan.totals.allPerPersonPence;
  if (spared?.isKept) parts.push({ wish: stripped, outcome: said(keepWords(spared.slots)) });
  // What is offered must be there to be had on the trip that the whole message leaves.
  if (present.plan !== from.plan) for (const renew of renewed) renew(present);
  if (from !== state && present === from) parts.unshift({ wish: stripped, outcome: changed(tripOf(from), TAKEN_BACK) });
  const answered = parts.filter(({ outcome }) => outcome !== null);
  return replyTo(state, asked === 'open' && answered.length > 0 ? answered : parts, isPreview, stripped);
}

/** `sunday off?`: with a question mark and no request in it, a whole day is not taken out at once. */
const isBarelyAsked = (wish: string): boolean => /\?\s*$/.test(wish) && !/\b(?:can|could|please|pls|plz)\b/i.test(wish);

/** `is there anything free instead of the shard`: what there is, is asked, and not yet wanted. */
function asksWhatThereIs(wish: string): boolean {
  const line = toWordLine(wish);
  return WHAT_THERE_IS.test(line) && !WANTED_IF_SO.test(line);
}
const WHAT_THERE_IS =
  /^ (?:(?:so|and|but|ok|hi|hey|oh|also) )*(?:(?:is|are) there|have (?:you|u) (?:got|any\w*|owt|summat|something|somewhere)|do (?:you|u) have|(?:got )?(?:any(?:thing|where)?|owt)|got summat) (?!(?:(?:any|a|some) )?(?:chance|way|possibility|hope|scope|room|world|time|point|need|but|other than|except) )/;
const WANTED_IF_SO =
  / (?:if so|if yes|if there is|please|pls|book|put|stick|add|swap|change|cos|because|as we|as the) /;

/** Whether the trip has lost a day, or a day all its parts. */
const emptiesDay = (before: TripPlan, now: TripPlan): boolean =>
  now.days.length < before.days.length ||
  before.days.some(
    ({ date, slots }) => slots.length > 0 && now.days.some((day) => day.date === date && day.slots.length === 0),
  );

/** `fly us home friday but keep saturday`, `all of it in one day`: days go with what was to be kept of them. */
function losesWhatIsKept(wish: string, before: TripPlan, now: TripPlan): boolean {
  const line = toWordLine(wish);
  return now.days.length < before.days.length && (ALL_OF_IT.test(line) || KEEPS_DAY.test(line));
}
const KEEPS_DAY = / keep(?:ing)? (?:all of |the |on )?(?:\w+day|sat|sun|fri|thurs?) /;
const ALL_OF_IT =
  / (?:all of (?:it|this|that|them)|it all|do (?:all|everything)|everything|the lot|the whole (?:lot|thing|trip|plan)|all the (?:things|stops|activities)) /;

/**
 * `lunch at 1 and somewhere cheaper`: the hour once more for what has come in the place of the part that was moved to it;
 * null where the part is still there, or where what came keeps the hour.
 */
function lostHour(intent: Extract<Wish, { kind: 'retime' }>, before: TripPlan, now: TripPlan): Wish | null {
  const part = onlyOf(intent.scope.slots);
  const { startMinute } = intent;
  if (!part || startMinute === null) return null;
  const had = slotsOf(before).map(({ slot }) => slot.venueId);
  const isThere = slotsOf(now).some(({ slot }) => slot.venueId === part.slot.venueId);
  const came = slotsOf(now).filter(
    ({ day, slot }) => day === part.day && slot.kind === part.slot.kind && !had.includes(slot.venueId),
  );
  const fresh = onlyOf(came);
  if (isThere || !fresh || fresh.slot.startMinute === startMinute) return null;
  const direction = startMinute < fresh.slot.startMinute ? 'earlier' : 'later';
  return { ...intent, direction, scope: { ...intent.scope, slots: came, isNamed: true } };
}

/** `later start sunday, no cruise`, where it went for the later start: the change tells of it. */
const isGoneAlready = (read: Intent, fresh: Intent): boolean =>
  read.kind === 'drop' && read.scope.slots.length > 0 && fresh.kind === 'drop' && fresh.scope.slots.length === 0;

/** `how far is the boat, might drop it`, `one of the girls might bail`, `maybe drop it?`: what may be yet, and is not so. */
const isLeftOpen = ({ kind }: Intent, line: string, wish: string): boolean =>
  MIGHT.test(line) || (MAYBE.test(line) && /\?\s*$/.test(wish)) || (kind === 'group-size' && MAY_COME.test(line));
const MAY_COME =
  / (?:might|may|could) (?:well |just |also )*be (?:(?:a couple |a few |\w+ )?(?:more|extra|others?|less|fewer)|(?:another|an extra) \w+) (?!(?:of )?(?:a|an|the) )| (?:might|may) (?:(?:well|just|all|still|not|have to|need to|also) )*(?:bail|drop out|pull out|cancel|come|join|be (?:coming|joining|able to)|make it|tag along|turn up) /;
/** `we could always drop it`, `tempted to drop it`: what they may do yet. */
const MIGHT =
  /^ (?:(?:we|i|they|and|but|so|then|well|ok|hmm|or|im|am|are|not sure|if so|if not|i think|i suppose|i guess|suppose|guess|perhaps|maybe|half|just|kind of|sort of|really|very|a bit) )*(?:(?:might|may)(?: as)?|could(?: always| maybe| perhaps| just| probably)*(?! you)|(?:tempted|inclined|minded) to|toying with|maybe we (?:should|could)) (?:just |well |have to |need to |always )*(?:drop|dropping|swap|swapping|lose|losing|change|changing|move|add|skip|ditch|cut|bin|axe|cancel|scrap|exchange|replace) /;
const MAYBE =
  /^ (?:(?:or|and|so|ok|hmm|then|but) )*(?:maybe|perhaps) (?:we )?(?:just )?(?:drop|swap|skip|cancel|scrap|cut) /;

/**
 * `is this ok for ladies in their sixties? it looks a bit energetic`, `anything more cultural?`: what the trip is like is felt or asked
 * for, and no order to turn it round.
 */
const isOnlyFelt = ({ kind }: Intent, line: string, isQuestionLeft: boolean): boolean =>
  kind === 'mood' && ((isQuestionLeft && !ORDER.test(line)) || ASKS_FOR_ANY.test(line));
const ASKS_FOR_ANY =
  /^ (?:(?:so|and|or|ok|is there|are there|have you got|do you have|got) )*any(?:thing|where) (?!but |else )/;

/** `get rid of that`, of the one part that was spoken of where nothing was changed: it goes, and nothing is taken back. */
function ridOf(intent: Intent, line: string, named: readonly PlacedSlot[], { history }: ConciergeState): Intent {
  const isOfPart = intent.kind === 'undo' && named.length === 1 && RIDS.test(line) && !lastChanged(history);
  return isOfPart ? { kind: 'drop', scope: scopeOf(named) } : intent;
}

const RIDS =
  / (?:get rid of|drop|bin|lose|ditch|remove|scrap|cancel|chuck|sack|cut|take out) (?:that|it|this)(?: one)?(?: (?:off|out|then|please))* /;

/** `is bowling cheaper than karting`: whatever the whole of it was read as, it asks. */
const ASKS_WHETHER = /^ (?:(?:so|and|but|ok|hi|hey|oh) )*(?:is|isnt|are|does|doesnt) /;

const isListOfOffers = (outcome: Outcome): boolean => outcome.kind === 'said' && /^1[.)] /m.test(outcome.text);
