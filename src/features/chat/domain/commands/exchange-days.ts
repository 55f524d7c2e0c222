import type { SlotKind } from '../../../../engine/trip-request.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { PlacedSlot } from '../understanding/finding/find-slots.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import type { Wish } from '../understanding/intent.ts';
import { dayName, listOf } from '../wording/name-slot.ts';
import { changePlan, losesNothing } from './change-plan.ts';
import { exchangeSlots } from './exchange-slots.ts';
import { moveToDay } from './move-to-day.ts';
import { changed, type Outcome, refused } from './outcome.ts';

type DaysExchange = Extract<Wish, { kind: 'exchange-days' }>;

/** Every day has its own of these: it changes places only with one of the other day. */
const PAIRED: readonly SlotKind[] = ['lunch', 'dinner', 'night'];

/**
 * What two days have, or parts of it, changes places: all at once where the planner finds room for it, or else pair by
 * pair, and what does not fit stays and is named. A meal or a night that the other day has none of stays with its day.
 */
export function exchangeDays(state: ConciergeState, { first, second, firsts, seconds }: DaysExchange): Outcome {
  const { plan } = state;
  const days = [dayName(plan, first), dayName(plan, second)];
  const has = (slots: readonly PlacedSlot[], kind: SlotKind): boolean => slots.some(({ slot }) => slot.kind === kind);
  const goes = (others: readonly PlacedSlot[]) => (one: PlacedSlot) =>
    !PAIRED.includes(one.slot.kind) || has(others, one.slot.kind);
  const [left, right] = [firsts.filter(goes(seconds)), seconds.filter(goes(firsts))];
  if (left.length + right.length === 0)
    return refused(`${listOf(days)} have nothing there that could change places, so nothing has changed.`);
  return atOnce(state, left, second, right, first) ?? oneByOne(state, left, second, right, first);
}

function atOnce(
  state: ConciergeState,
  left: readonly PlacedSlot[],
  second: number,
  right: readonly PlacedSlot[],
  first: number,
): Outcome | null {
  const ids = [...left, ...right].map(({ slot }) => slot.id);
  const onto = (slots: readonly PlacedSlot[], day: number) =>
    slots.map(({ slot }) => ({ day, kind: slot.kind, venueId: slot.venueId }));
  const add = [...onto(left, second), ...onto(right, first)];
  const result = changePlan(state, { request: state.request, freeSlotIds: ids, add });
  if (!result.ok) return null;
  const { plan } = result.value;
  const isThere = add.every(({ day, venueId }) => plan.days[day]?.slots.some((slot) => slot.venueId === venueId));
  return isThere && losesNothing(state.plan, plan, ids) ? changed(result.value) : null;
}

function oneByOne(
  state: ConciergeState,
  left: readonly PlacedSlot[],
  second: number,
  right: readonly PlacedSlot[],
  first: number,
): Outcome {
  let now = state;
  let reason: string | null = null;
  const stay: string[] = [];
  const take = (outcome: Outcome, names: readonly string[]) => {
    if (outcome.kind === 'changed') now = { ...now, ...outcome.trip };
    else {
      stay.push(...names);
      reason ??= outcome.text;
    }
  };
  const placed = (one: PlacedSlot): PlacedSlot | undefined =>
    slotsOf(now.plan).find(({ day, slot }) => slot.venueId === one.slot.venueId && day === one.day);
  const rest = [...right];
  for (const one of left) {
    const at = rest.findIndex(({ slot }) => slot.kind === one.slot.kind);
    const [mate] = at < 0 ? [] : rest.splice(at, 1);
    const [here, there] = [placed(one), mate && placed(mate)];
    if (here && there) take(exchangeSlots(now, here, there), [here.slot.name, there.slot.name]);
    else if (here) take(moveToDay(now, here, second), [here.slot.name]);
  }
  for (const one of rest) {
    const here = placed(one);
    if (here) take(moveToDay(now, here, first), [here.slot.name]);
  }
  if (now === state) return refused(reason ?? 'These two days cannot change places, so nothing has changed.');
  const stays =
    stay.length === 0
      ? null
      : `${listOf(stay)} ${stay.length === 1 ? 'stays' : 'stay'} where ${stay.length === 1 ? 'it is' : 'they are'}: there is no room on the other day.`;
  return changed({ request: now.request, plan: now.plan }, null, stays);
}
