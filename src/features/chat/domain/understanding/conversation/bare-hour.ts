import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { diffPlans } from '../../wording/diff-plans.ts';
import { lastChanged, lastWish, listedWish } from '../../wording/offers.ts';
import { inDay, inEvening } from '../finding/clock-in-day.ts';
import { type Clock, findClocks, nearest } from '../finding/find-clocks.ts';
import { type PlacedSlot, slotsOf } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { readIntent } from '../message/read-intent.ts';
import { readPick } from '../message/read-small-talk.ts';
import { splitWishes } from '../message/split-wishes.ts';
import { read } from '../reading.ts';
import type { Scope } from '../scope.ts';
import { normalise } from '../typing/normalise.ts';
import { readAddAt } from '../wishes/read-add-at.ts';
import { retimeOf } from '../wishes/read-times.ts';
import { beforeLast, type Correction } from './before-last.ts';
import { readAlone } from './read-alone.ts';
import { whenSaid } from './when-said.ts';

const FILLER =
  /^ (?:(?:hmm|ok|oh|may|shall|should|you|any chance of|if|poss|possible|yes|yeah|yep|aye|great|lovely|more like|like|ish|no|nah|nope|actually|sorry|make|that|it|lets|say|said|try|at|for|to|i|we|meant|mean|rather|instead|then|please|pls|better|is|would|be|about|around|go|how|what|maybe|too|late|early|later|earlier|sooner|nearer|closer|the|earliest|latest|yeah|no|thats|its|a|bit|works|think|perhaps|wait|for|us|we|can|could|have|do|might|far|way|rather|kinder|nicer|ideal|perfect|easier|suit|suits|of us|little|lot|really|all|start|begin|eat|come|me|id|wed|prefer|everyone|fine|good|ok|enough|quite|will|plenty|do|does|on second thoughts|second thoughts|on) )*$/;

/**
 * Nothing but an hour, right after something was to be moved: `make that 2:45pm` is no two people, and `hmm 1pm instead`
 * no other place. Null for anything else.
 */
export function bareHour(state: ConciergeState, message: string): Correction | null {
  const said = lastWish(state.history);
  const { raw, line } = normalise(message);
  // `1`, of a list, after `it gets packed at ten`.
  const picked = readPick(line);
  if (picked !== null && listedWish(state.history, picked) !== null) return null;
  // `make it 8 not 7`.
  const wanted = raw.replace(NOT_THAT, ' ');
  const clock = onlyOf(findClocks(wanted));
  if (said === null || ASKS_WHETHER.test(message) || !clock || clock.isRefused || !isBare(wanted, clock)) return null;
  const base = beforeLast(state);
  const previous = wishBefore(state, said, base);
  // `when is dinner on saturday`, `make it 8`.
  if (previous.kind === 'schedule' && /[a-z]/.test(message) && ASKS_WHEN.test(normalise(said).line))
    return hourOfOnly(previous.scope, clock, base);
  const added = hourOfAddition(said, message, clock, state);
  if (added) return added;
  const moved = hourBeside(said, clock, state, base);
  if (moved) return moved;
  if (previous.kind === 'vague') return hourOfMove(said, message, clock, base);
  if (previous.kind === 'hours') return otherHourOfDay(previous, clock, base);
  if (previous.kind !== 'retime' || isSame(previous.startMinute, clock)) return null;
  const edge = hourOfDayEdge(previous, clock, base);
  if (edge) return edge;
  // `can it be at 8`: the only part that moved is the one that was meant.
  const { slots } = previous.scope;
  const placed = onlyOf(slots.length > 0 ? slots : movedBy(state));
  if (!placed) return null;
  const intent = retimeOf(placed, previous.scope, clock, ` ${previous.direction} `);
  return intent ? { state: base, intent } : null;
}

/** `actually noon is fine`, after `start saturday at 1`. */
function otherHourOfDay(
  previous: Extract<Intent, { kind: 'hours' }>,
  clock: Clock,
  state: ConciergeState,
): Correction | null {
  if (previous.minute === null || isSame(previous.minute, clock)) return null;
  return { state, intent: { ...previous, minute: nearest(clock, previous.minute) } };
}

/** `8 is fine`, of what was moved to 8. */
const isSame = (minute: number | null, clock: Clock): boolean => minute !== null && nearest(clock, minute) === minute;

/** What was wished last; where that was an hour and nothing else, `make it 8`, of the part that it was said of. */
function wishBefore(state: ConciergeState, said: string, base: ConciergeState): Intent {
  const then = whenSaid(state);
  const isShort = base !== state && onlyOf(findClocks(normalise(said).raw)) !== undefined;
  return (isShort ? bareHour(then, said)?.intent : null) ?? readIntent(said, base);
}

/** `swap dinner and book the karting for 3`, then `make that half 2`: of several wishes only that hour was wrong, and the rest stays done. */
function hourBeside(said: string, clock: Clock, state: ConciergeState, base: ConciergeState): Correction | null {
  if (base === state || splitWishes(said).length < 2) return null;
  const parts = readAlone(base, said);
  const timed = onlyOf(parts.flatMap(({ intent }) => (intent.kind === 'retime' ? [intent] : [])));
  const placed = onlyOf(timed?.scope.slots ?? []);
  if (parts.length < 2 || !timed || !placed) return null;
  const now = slotsOf(state.plan).find(({ slot }) => slot.venueId === placed.slot.venueId);
  const intent = now ? retimeOf(now, { ...timed.scope, slots: [now] }, clock, ` ${timed.direction} `) : null;
  return intent ? { state, intent } : null;
}

/** `is it half 7?` moves nothing. */
const ASKS_WHETHER =
  /^\W*(?:(?:so|and|but|oh|ok|wait|sorry|hang on)[\s,]+)*(?:is|isn['’]?t|was|wasn['’]?t|does|do) (?:it|that|we|they)\b/i;
const NOT_THAT = / (?:not|instead of|rather than) (?:at )?\d{1,2}(?:[.:]\d\d)? ?(?:pm|am)?(?= |$)/;
const ASKS_WHEN = / (?:when|what time|how (?:early|late)|time) /;

function hourOfOnly(scope: Scope, clock: Clock, state: ConciergeState): Correction | null {
  const placed = onlyOf(scope.slots);
  if (!placed) return null;
  const intent = retimeOf(placed, scope, clock, ' ');
  return intent ? { state, intent } : null;
}

/** `noon`, after `later start sunday`: the day as a whole begins then, or ends, and no part of it moves by itself. */
function hourOfDayEdge(
  { edge, scope, startMinute, byMinutes }: Extract<Intent, { kind: 'retime' }>,
  clock: Clock,
  state: ConciergeState,
): Correction | null {
  const day = onlyOf(scope.days);
  const isDayOnly = day !== undefined && scope.kinds.length + scope.timesOfDay.length === 0;
  if (edge === null || startMinute !== null || byMinutes !== null || !isDayOnly) return null;
  const isEvening = edge === 'last' && day < state.plan.days.length - 1;
  const minute = isEvening ? inEvening(clock) : inDay(clock);
  return { state, intent: { kind: 'hours', edge: edge === 'first' ? 'start' : 'finish', day, minute } };
}

/** `2ish`, after `move the karting`; a figure alone takes up what was listed. */
function hourOfMove(said: string, message: string, { from, to }: Clock, base: ConciergeState): Correction | null {
  const hour = normalise(message).raw.slice(from, to).trim();
  if (!/ (?:move|shift|push|switch) /.test(normalise(said).line) || /^\W*\d\W*$/.test(message)) return null;
  const intent = readIntent(`${said} to ${hour}`, base);
  return intent.kind === 'retime' && intent.scope.slots.length === 1 ? { state: base, intent } : null;
}

/** `3pm`, after `add karting saturday` that was refused or only offered: the addition once more, with its hour. */
function hourOfAddition(said: string, message: string, clock: Clock, state: ConciergeState): Correction | null {
  const { from, to } = clock;
  const wish = splitWishes(said).at(-1) ?? said;
  if (/^\W*\d\W*$/.test(message) || findClocks(normalise(wish).raw).length > 0) return null;
  const asked = readIntent(wish, state);
  if ((asked.kind !== 'add' && asked.kind !== 'impossible') || hasCome(state)) return null;
  const hour = normalise(message).raw.slice(from, to).trim();
  const intent = readAddAt(read(`${wish} at ${hour}`, state), state);
  if (intent?.kind === asked.kind) return { state, intent };
  // `add karting on sunday`, of a plan that has it on another day: the hour is for that.
  return asked.kind === 'add' && read(wish, state).slots.length > 0 ? hourOfOnly(asked.scope, clock, state) : null;
}

/** Something was added by the last message. */
const hasCome = ({ history, previous, plan }: ConciergeState): boolean =>
  lastChanged(history) && previous !== null && diffPlans(previous.plan, plan).some(({ kind }) => kind === 'added');

const movedBy = ({ previous, plan }: ConciergeState): PlacedSlot[] =>
  previous ? diffPlans(previous.plan, plan).flatMap((one) => (one.kind === 'moved' ? [one.before] : [])) : [];

function isBare(raw: string, { from, to }: Clock): boolean {
  const rest = `${raw.slice(0, from)} ${raw.slice(to)}`;
  return rest.trim() === '' || FILLER.test(normalise(rest).line);
}
