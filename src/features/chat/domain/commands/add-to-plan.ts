import { venuesOf } from '../../../../engine/places.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Wish } from '../understanding/intent.ts';
import { partAndName } from '../wording/name-slot.ts';
import { offer } from '../wording/offers.ts';
import { nearestOnly } from '../wording/refusals.ts';
import { addSlot, isBeside } from './add-slot.ts';
import { changed, type Outcome, refused, said } from './outcome.ts';
import { refuseAddition } from './refuse-addition.ts';
import { swapSlots } from './swap-slots.ts';
import { withSavings } from './within-budget.ts';

type AddWish = Extract<Wish, { kind: 'add' }>;

/** One more slot, where there is room and budget for it; else why not, with the nearest thing that can be done. */
export function addToPlan(state: ConciergeState, intent: AddWish): Outcome {
  const { scope, want, beside } = intent;
  const already = scope.slots.filter(({ slot }) => want.types.includes(slot.type));
  const isOnlyPlanned =
    want.venueIds.length === 0 && already.length > 0 && want.types.length > 0 && scope.days.length === 0;
  const [planned] = already;
  if (isOnlyPlanned && planned && !intent.isAnother)
    return said(`${planned.slot.name} is in the plan already: ${partAndName(state.plan, planned)}.`);
  if (want.venueIds.length === 0 && want.types.length === 0 && want.typeLabel)
    return refused(
      `We have no ${want.typeLabel} on our list for ${state.plan.destination}, so I cannot add one. A quote request can ask for it.`,
    );
  const taken = slotsOf(state.plan).filter(
    ({ day, slot }) =>
      slot.kind === intent.slotKind && (slot.kind === 'lunch' || slot.kind === 'dinner') && scope.days.includes(day),
  );
  const [there] = taken;
  if (there && want.venueIds.length + want.types.length === 0)
    return said(`There is one already: ${partAndName(state.plan, there)}. ${offer(`swap ${there.slot.name}`)}`);
  const meal = mealInstead(state, intent);
  if (meal) return meal;
  const [onlyKind] = scope.kinds;
  const isMealOnly = scope.kinds.length === 1 && (onlyKind === 'lunch' || onlyKind === 'dinner');
  if (isMealOnly && !beside && want.typeLabel !== null && want.types.length > 0)
    return refused(
      `No ${want.typeLabel} on our list is a place for ${onlyKind}, so nothing has changed. Say “another ${onlyKind}” for a restaurant, or name the night for it.`,
    );
  const slotKind = want.venueIds.length + want.types.length > 0 ? null : (intent.slotKind ?? 'activity');
  const addition = { want, days: scope.days, timesOfDay: scope.timesOfDay, slotKind, ...(beside ? { beside } : {}) };
  const next = addSlot(state, addition) ?? withSavings(state, (stretched) => addSlot(stretched, addition));
  return next ? changed(next, nearestOnly(state, want)) : refused(refuseAddition(state, addition));
}

/** A restaurant comes in place of a meal, since every day has its meals: the dinner, unless another was named. */
function mealInstead(state: ConciergeState, { scope, want, beside }: AddWish): Outcome | null {
  if (want.venueIds.length + want.types.length === 0) return null;
  const wanted = venuesOf(state.places).filter(({ id, type }) =>
    want.venueIds.length > 0 ? want.venueIds.includes(id) : want.types.includes(type),
  );
  if (wanted.length === 0 || wanted.some(({ kind }) => kind !== 'restaurant')) return null;
  const isOpen = ({ day, slot }: PlacedSlot) =>
    (scope.days.length === 0 || scope.days.includes(day)) &&
    (slot.kind === 'lunch' || slot.kind === 'dinner') &&
    (scope.kinds.length === 0 || scope.kinds.includes(slot.kind));
  const meals = slotsOf(state.plan)
    .filter(isOpen)
    .sort((left, right) => (left.slot.kind === right.slot.kind ? 0 : left.slot.kind === 'dinner' ? -1 : 1));
  for (const meal of meals) {
    const outcome = swapSlots(state, [meal], want);
    if (outcome.kind !== 'changed') continue;
    const came = outcome.trip.plan.days[meal.day]?.slots.find(({ kind }) => kind === meal.slot.kind);
    if (!beside || (came && isBeside(outcome.trip.plan, meal.day, came.venueId, beside))) return outcome;
  }
  if (beside) return null;
  const [first] = meals;
  return first ? swapSlots(state, [first], want) : null;
}
