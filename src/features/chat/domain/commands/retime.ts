import type { TripPlan } from '../../../../engine/trip-plan.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { nearest } from '../understanding/finding/find-clocks.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Wish } from '../understanding/intent.ts';
import type { Scope } from '../understanding/scope.ts';
import { changeHours } from './change-hours.ts';
import { eachDay, onDay, wholeDays } from './each-day.ts';
import { withTargets } from './find-targets.ts';
import { type Outcome, refused } from './outcome.ts';
import { retimeEach } from './retime-each.ts';
import { type NewTime, retimeSlot } from './retime-slot.ts';
import { shiftDay } from './shift-day.ts';
import { lostToHours } from './use-hours.ts';

type Retime = Extract<Wish, { kind: 'retime' }>;

/** The slots in the order in which they make room for one another. */
const lastFirst = ({ scope: { slots }, direction }: Retime): readonly PlacedSlot[] =>
  direction === 'later' ? slots.toReversed() : slots;

/** `make friday night later` is about no more of Friday. */
const isOfSomeHours = ({ scope, startMinute }: Retime): boolean =>
  scope.timesOfDay.length > 0 && scope.kinds.length === 0 && scope.slots.length > 1 && startMinute === null;

/** Where a whole day is to start later or end earlier and its slots cannot simply move, the day's hours change. */
export function retime(state: ConciergeState, intent: Retime, context: readonly PlacedSlot[]): Outcome {
  if (intent.hours) return retimeEach(state, intent.scope.slots, (target) => ownHour(intent, target), { isHeld: true });
  const several = severalDays(state, intent);
  if (several.length > 1)
    return eachDay(state, several, (present, slots) =>
      retime(present, { ...intent, scope: onDay(intent.scope, slots) }, context),
    );
  const edge = intent.edge ?? (intent.direction === 'later' ? 'first' : 'last');
  const by = (intent.byMinutes ?? 60) * (intent.direction === 'later' ? 1 : -1);
  const [whole] = intent.scope.days;
  if (intent.isAll && whole !== undefined) {
    const shifted = shiftDay(state, whole, by);
    if (shifted.kind === 'changed') return shifted;
    // Not all of it fits so much later: what does goes there, and the rest is named.
    const each = retimeEach(state, lastFirst(intent), (target) => ({
      ...atHour(intent, target),
      startMinute: null,
      byMinutes: Math.abs(by),
    }));
    if (each.kind === 'changed') return each;
  }
  if (isOfSomeHours(intent)) return retimeEach(state, lastFirst(intent), (target) => atHour(intent, target));
  const scope = oneOf(intent.scope, edge);
  if (isSeveral(intent.scope, state.plan))
    return retimeEach(state, intent.scope.slots, (target) => atHour(intent, target));
  const outcome = withTargets(state, scope, context, 'move', ([target]) =>
    target ? retimeSlot(state, target, atHour(intent, target)) : refused('There is nothing there to move.'),
  );
  const [end] = scope.slots;
  const isWholeDay = scope.slots.length === 1 && intent.scope.slots.length > 1 && intent.scope.kinds.length === 0;
  if (!end || !isWholeDay || intent.startMinute !== null) return outcome;
  if (outcome.kind === 'changed' && hasMoved(state.plan, outcome.trip.plan, end.day, { edge, intent })) return outcome;
  const hours =
    edge === 'first'
      ? changeHours(state, { edge: 'start', day: end.day, minute: end.slot.startMinute + by })
      : changeHours(state, { edge: 'finish', day: end.day, minute: end.slot.endMinute + by });
  // All of a day may begin later before any of it is lost.
  const isLoss = hours.kind !== 'changed' || lostToHours(state.plan, hours.trip.plan, end.day) !== null;
  const shifted = edge === 'first' && by > 0 && isLoss ? shiftDay(state, end.day, by, { keepsEnd: true }) : null;
  const isWhole = shifted?.kind === 'changed' && (shifted.aside === null || intent.byMinutes === null);
  if (isWhole && hasMoved(state.plan, shifted.trip.plan, end.day, { edge, intent })) return shifted;
  if (edge === 'first' || by < 0 || hours.kind !== 'changed') return hours;
  // Longer hours alone move nothing: the slot at their end goes there.
  const moved = retimeSlot({ ...state, ...hours.trip }, end, { ...intent, byMinutes: Math.abs(by) });
  return moved.kind === 'changed' ? { ...moved, remark: hours.remark } : hours;
}

/** `start later every day`, `everything an hour later`: the days that each move as a whole. */
function severalDays(state: ConciergeState, { scope, isAll, edge, startMinute, said }: Retime): PlacedSlot[][] {
  if (startMinute !== null || said) return [];
  const isEvery = !scope.isNamed && scope.slots.length === 0 && (isAll || (edge !== null && scope.isEach));
  if (!isEvery) return edge === null && !isAll && scope.isEach ? [] : wholeDays(state, scope);
  const days = [...state.plan.days.keys()];
  return wholeDays(state, { ...scope, days, slots: slotsOf(state.plan) });
}

/** Whether the day itself begins later (or ends earlier), and not only another slot comes first. */
function hasMoved(
  before: TripPlan,
  after: TripPlan,
  day: number,
  { edge, intent }: { edge: 'first' | 'last'; intent: Retime },
): boolean {
  const [was, is] = [before, after].map(({ days }) => {
    const slots = days[day]?.slots ?? [];
    return edge === 'first' ? slots[0]?.startMinute : slots.at(-1)?.endMinute;
  });
  if (was === undefined || is === undefined) return true;
  return intent.direction === 'later' ? is > was : is < was;
}

/** `both dinners`, and `the golf and the boat`: each of them is to move, where they are not all of a day. */
function isSeveral({ slots, isEach, isOne, kinds, timesOfDay, days }: Scope, { days: planned }: TripPlan): boolean {
  if (slots.length < 2 || slots.length > SEVERAL_MAX) return false;
  const isWholeDay = days.some((day) => slots.length >= (planned[day]?.slots.length ?? 0));
  return isEach === true || (isOne !== true && kinds.length + timesOfDay.length === 0 && !isWholeDay);
}

const SEVERAL_MAX = 4;

/** The hour that was said, by the slot it turns out to be about: `at 4` beside a boat at 15:15 is 16:00. */
function atHour(intent: Retime, { slot }: PlacedSlot): Retime {
  if (!intent.said) return intent;
  const startMinute = nearest(intent.said, slot.startMinute);
  return { ...intent, startMinute, direction: startMinute < slot.startMinute ? 'earlier' : 'later' };
}

/** The hour that one of several parts is to be at. */
function ownHour(intent: Retime, { slot }: PlacedSlot): NewTime {
  const own = intent.hours?.find(({ venueId }) => venueId === slot.venueId);
  return own ? { ...own, byMinutes: null } : intent;
}

/** A whole day is moved by its first slot (`start later on Sunday`), or by its last (`finish earlier`). */
function oneOf(scope: Scope, edge: 'first' | 'last'): Scope {
  if (scope.kinds.length > 0 || scope.slots.length < 2 || scope.days.length !== 1) return scope;
  const sorted = [...scope.slots].sort((left, right) => left.slot.startMinute - right.slot.startMinute);
  const chosen = edge === 'first' ? sorted[0] : sorted.at(-1);
  return { ...scope, slots: chosen ? [chosen] : [] };
}
