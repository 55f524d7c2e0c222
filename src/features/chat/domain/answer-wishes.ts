import type { TripPlan } from '../../../engine/trip-plan.ts';
import { carriedOut } from './carried-out.ts';
import { holding, pinOf, released } from './commands/hold-slots.ts';
import { changed, type Outcome, refused, said } from './commands/outcome.ts';
import { keepWords, runIntent } from './commands/run-intent.ts';
import type { ConciergeState } from './concierge-state.ts';
import type { ConciergeTurn } from './concierge-turn.ts';
import { type Part, replyTo, tripOf } from './reply-to.ts';
import { arrivalIn, ofArrival, stillThere } from './understanding/conversation/of-arrival.ts';
import { partsSpokenOf } from './understanding/conversation/spoken-of.ts';
import { aboutNeeds, asQuestion, questionKind } from './understanding/cues/asks.ts';
import { ofContext, onSameDay, withDay } from './understanding/cues/carried-scope.ts';
import { asChoice, choiceAsked } from './understanding/cues/choice-asked.ts';
import { howAsked } from './understanding/cues/how-asked.ts';
import { withLeaning } from './understanding/cues/leaning-of.ts';
import { onPlan } from './understanding/cues/on-plan.ts';
import { type PlacedSlot, slotsOf } from './understanding/finding/find-slots.ts';
import type { Intent, Scope, Wish } from './understanding/intent.ts';
import { readParts } from './understanding/message/read-parts.ts';
import { readSpared, withoutSpared } from './understanding/message/read-spared.ts';
import { normalise } from './understanding/typing/normalise.ts';
import { LEFT_AS_IS, TAKEN_BACK } from './wording/small-talk.ts';

/**
 * Every wish of the message in order, each on the trip that the one before left. An offer that was taken up is done,
 * though it was first asked as a question.
 */
export function answerWishes(
  state: ConciergeState,
  message: string,
  {
    isLoose = false,
    isTaken = false,
    from = state,
  }: { isLoose?: boolean; isTaken?: boolean; from?: ConciergeState } = {},
): ConciergeTurn {
  const meant = howAsked(message);
  const stripped = meant.wish;
  const asked = isTaken ? null : meant.asked;
  let present: ConciergeState = from;
  let spokenOf: Scope | null = null;
  const isChoice = !isTaken && choiceAsked(stripped);
  let isPreview = asked !== null || isChoice;
  const parts: Part[] = [];
  const hours: { wish: string; intent: Extract<Wish, { kind: 'retime' }> }[] = [];
  const renewed: ((final: ConciergeState) => void)[] = [];
  const how = { isLoose, topic: partsSpokenOf(from) };
  const spared = readSpared(from, stripped, (text) => readParts(from, text, how));
  const pins = spared?.slots.map(pinOf) ?? [];
  const done = (wish: Wish, context: readonly PlacedSlot[]): Outcome => {
    const left = spared ? withoutSpared(wish, spared, present) : wish;
    return left === null ? refused(LEFT_AS_IS) : released(carriedOut(holding(present, pins), left, context), pins);
  };
  for (const { wish, intent: alone, isJoined } of readParts(from, spared?.main ?? stripped, how)) {
    const { line } = normalise(wish);
    const kind = isJoined ? null : questionKind(line, wish);
    const question = isTaken && kind === 'closed' ? null : asked === 'open' ? asked : kind;
    const fresh: Intent = 'scope' in alone ? onPlan(alone, present) : alone;
    const intent: Intent = spokenOf === null ? fresh : onSameDay(fresh, spokenOf, present.plan);
    const left =
      spokenOf?.isNamed && spokenOf.slots.length === 1
        ? stillThere(spokenOf.slots, present.plan)
        : partsSpokenOf(present);
    // `number 2 but at 3`: what has just come in its place.
    const arrival = left.length === 0 && alone.kind === 'retime' ? arrivalIn(from.plan, present.plan) : null;
    const named = arrival ? [arrival] : left;
    const wished = ofArrival(ofContext(intent, line, named), line, from.plan, present.plan);
    const chosen = isChoice ? asChoice(wished) : wished;
    const settled = withLeaning(asQuestion(asked === 'closed' ? aboutNeeds(chosen) : chosen, question), wish);
    const outcome = settled.kind === 'unknown' ? null : done(settled, named);
    const isAsked =
      question === 'closed' ||
      (isJoined === true && !isTaken && ASKS_WHETHER.test(line) && questionKind(line, wish) === 'closed');
    isPreview ||= isAsked && outcome?.kind === 'changed';
    parts.push({ wish, outcome });
    if (settled.kind !== 'unknown' && outcome && isListOfOffers(outcome)) {
      const at = parts.length - 1;
      renewed.push((final) => {
        const again = runIntent(final, 'scope' in settled ? onPlan(settled, final) : settled, partsSpokenOf(final));
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
  if (spared?.isKept) parts.push({ wish: stripped, outcome: said(keepWords(spared.slots)) });
  // What is offered must be there to be had on the trip that the whole message leaves.
  if (present.plan !== from.plan) for (const renew of renewed) renew(present);
  if (from !== state && present === from) parts.unshift({ wish: stripped, outcome: changed(tripOf(from), TAKEN_BACK) });
  const answered = parts.filter(({ outcome }) => outcome !== null);
  return replyTo(state, asked === 'open' && answered.length > 0 ? answered : parts, isPreview, stripped);
}

/**
 * `lunch at 1 and somewhere cheaper`: the hour once more for what has come in the place of the part that was moved to it;
 * null where the part is still there, or where what came keeps the hour.
 */
function lostHour(intent: Extract<Wish, { kind: 'retime' }>, before: TripPlan, now: TripPlan): Wish | null {
  const [part, another] = intent.scope.slots;
  const { startMinute } = intent;
  if (!part || another || startMinute === null) return null;
  const had = slotsOf(before).map(({ slot }) => slot.venueId);
  const isThere = slotsOf(now).some(({ slot }) => slot.venueId === part.slot.venueId);
  const came = slotsOf(now).filter(
    ({ day, slot }) => day === part.day && slot.kind === part.slot.kind && !had.includes(slot.venueId),
  );
  const [fresh, more] = came;
  if (isThere || !fresh || more || fresh.slot.startMinute === startMinute) return null;
  const direction = startMinute < fresh.slot.startMinute ? 'earlier' : 'later';
  return { ...intent, direction, scope: { ...intent.scope, slots: came, isNamed: true } };
}

/** `is bowling cheaper than karting`: whatever the whole of it was read as, it asks. */
const ASKS_WHETHER = /^ (?:(?:so|and|but|ok|hi|hey|oh) )*(?:is|isnt|are|does|doesnt) /;

const isListOfOffers = (outcome: Outcome): boolean => outcome.kind === 'said' && /^1[.)] /m.test(outcome.text);
