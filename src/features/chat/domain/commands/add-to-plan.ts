import { venuesOf } from '../../../../engine/places.ts';
import type { TripPlan } from '../../../../engine/trip-plan.ts';
import type { SlotKind } from '../../../../engine/trip-request.ts';
import { onlyOf } from '../../../../shared/only-of.ts';
import { stem, tokenise } from '../../../planner/domain/tokenise.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { isOpenPreference } from '../understanding/cues/no-preference.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Beside, Preference, Wish } from '../understanding/intent.ts';
import type { Scope } from '../understanding/scope.ts';
import { listOf, partAndName } from '../wording/name-slot.ts';
import { offer } from '../wording/offers.ts';
import { nearestOnly } from '../wording/refusals.ts';
import { addSlot, isBeside } from './add-slot.ts';
import { afterLastOfDay, inLongerDay, kindsWanted } from './longer-day.ts';
import { changed, type Outcome, refused, said } from './outcome.ts';
import { refuseAddition } from './refuse-addition.ts';
import { ONLY_EATS } from './replace-slot.ts';
import { swapSlots } from './swap-slots.ts';
import { savedElsewhere, withSavings } from './within-budget.ts';

type AddWish = Extract<Wish, { kind: 'add' }>;

/** One more slot, where there is room and budget for it; else why not, with the nearest thing that can be done. */
export function addToPlan(state: ConciergeState, intent: AddWish, context: readonly PlacedSlot[] = []): Outcome {
  const longer = inLongerDay(state, intent, (later, wish) => addWithin(later, wish, context));
  if (longer) return longer;
  const outcome = addWithin(state, intent, context);
  if (outcome.kind === 'changed' || !outcome.isRefusal) return outcome;
  return afterLastOfDay(state, intent, (later) => addWithin(later, intent, context)) ?? outcome;
}

/** The same within the hours that the days have. */
function addWithin(state: ConciergeState, intent: AddWish, context: readonly PlacedSlot[]): Outcome {
  const { scope, want, beside } = intent;
  const already = scope.slots.filter(({ slot }) => want.types.includes(slot.type));
  const isOnlyPlanned =
    want.venueIds.length === 0 && already.length > 0 && want.types.length > 0 && scope.days.length === 0;
  const [planned] = already;
  if (isOnlyPlanned && planned && !intent.isAnother)
    return said(`${planned.slot.name} is in the plan already: ${partAndName(state.plan, planned)}.`);
  const namesakes = isOnlyLabel(want) ? namedSo(state, want.typeLabel ?? '') : [];
  if (namesakes.length > 0) return addWithin(state, { ...intent, want: { ...want, venueIds: namesakes } }, context);
  if (isOnlyLabel(want))
    return refused(
      `We have no ${want.typeLabel} on our list for ${state.plan.destination}, so I cannot add one. A quote request can ask for it.`,
    );
  const taken = slotsOf(state.plan).filter(
    ({ day, slot }) =>
      slot.kind === intent.slotKind && (slot.kind === 'lunch' || slot.kind === 'dinner') && scope.days.includes(day),
  );
  const [there] = taken;
  // `somewhere posh for dinner on saturday`, where there is one: it is to be that.
  if (there && want.venueIds.length + want.types.length === 0 && !isOpenPreference(want))
    return swapSlots(state, [there], want);
  if (there && want.venueIds.length + want.types.length === 0)
    return said(`There is one already: ${partAndName(state.plan, there)}. ${offer(`swap ${there.slot.name}`)}`);
  const instead = mealInstead(state, intent, context);
  if (instead) return instead;
  const onlyKind = onlyOf(scope.kinds);
  const meal = onlyKind === 'lunch' || onlyKind === 'dinner' ? onlyKind : null;
  const isEaten = meal !== null && areRestaurants(state, want);
  if (meal !== null && !isEaten && !beside && want.typeLabel !== null && want.types.length > 0)
    return refused(
      `No ${want.typeLabel} on our list is a place for ${meal}, so nothing has changed. Say “another ${meal}” for a restaurant, or name the night for it.`,
    );
  const isSaid = want.venueIds.length + want.types.length > 0;
  const slotKind = isSaid ? (isEaten ? meal : null) : (intent.slotKind ?? 'activity');
  const addition = {
    want: slotKind === 'night' ? asNightOut(state, want) : want,
    days: scope.days,
    timesOfDay: scope.timesOfDay,
    slotKind,
    ...(beside ? { beside } : {}),
  };
  // What it is to stand beside is no place to save on.
  const next =
    addSlot(state, addition) ??
    withSavings(state, (stretched) => addSlot(stretched, addition), beside ? beside.venueIds : []);
  if (!next) return refused(refuseAddition(state, addition));
  const remarks = [nearestOnly(state, want), savedElsewhere(state, next.plan, []), givenWay(state, next)].filter(
    (remark) => remark !== null,
  );
  return changed(next, remarks.length > 0 ? remarks.join(' ') : null);
}

/** Drinks are no ice cream, but for children and for those who do not drink. */
function asNightOut({ request, places }: ConciergeState, want: Preference): Preference {
  const { noAlcohol, minorsPresent } = request.needs;
  if (noAlcohol || minorsPresent) return want;
  const eats = new Set(venuesOf(places).flatMap(({ type }) => (ONLY_EATS.test(type) ? [type] : [])));
  return { ...want, notTypes: [...(want.notTypes ?? []), ...eats] };
}

/** A thing that our list does not have, by what it was called. */
export const isOnlyLabel = ({ venueIds, types, typeLabel }: Preference): boolean =>
  venueIds.length === 0 && types.length === 0 && typeLabel !== null && typeLabel !== '';

/** That nobody here has what was named. */
export const notOnList = ({ plan }: ConciergeState, { typeLabel }: Preference): string =>
  `We have no ${typeLabel} on our list for ${plan.destination}, so nothing has changed. A quote request can ask for it.`;

/** As many places may share what was said of them. */
const NAMESAKES_MAX = 2;
const WORD_MIN = 4;

/** Places that have every word of it in their names, `the lido`: what is on the list is not said to be missing from it. */
function namedSo({ places }: ConciergeState, label: string): string[] {
  const said = tokenise(label).map(stem);
  if (said.some((word) => word.length < WORD_MIN)) return [];
  const named = venuesOf(places).filter(({ name }) => {
    const own = tokenise(name).map(stem);
    return said.every((word) => own.includes(word));
  });
  return named.length <= NAMESAKES_MAX ? named.map(({ id }) => id) : [];
}

/** Who asks for one thing more may not expect a morning to become an afternoon for it, so that is said first. */
function givenWay({ plan }: ConciergeState, { plan: next }: PlannedTrip): string | null {
  const after = slotsOf(next);
  const moved = slotsOf(plan).flatMap((before) => {
    const now = after.find(({ day, slot }) => day === before.day && slot.venueId === before.slot.venueId);
    return now && now.slot.timeOfDay !== before.slot.timeOfDay ? [now.slot] : [];
  });
  const [first] = moved;
  if (!first) return null;
  const it = moved.length === 1 ? 'it' : 'they';
  return `To make room, ${listOf(moved.map(({ name, timeOfDay }) => `${name} goes to the ${timeOfDay.toLowerCase()}`))}: say “undo” if ${it} should stay put.`;
}

/** A restaurant for a meal that was dropped: of a day that was named, or just now. */
function mealAgain(state: ConciergeState, scope: Scope, want: Preference, beside: Beside | undefined): Outcome | null {
  if (beside) return null;
  const { plan, previous, request } = state;
  const hasMeal = (trip: TripPlan, day: number, kind: SlotKind): boolean =>
    trip.days[day]?.slots.some((slot) => slot.kind === kind) === true;
  const free = request.droppedSlots.find(
    ({ day, kind }) =>
      (kind === 'lunch' || kind === 'dinner') &&
      !hasMeal(plan, day, kind) &&
      (scope.kinds.length === 0 || scope.kinds.includes(kind)) &&
      (scope.days.length === 0 ? previous !== null && hasMeal(previous.plan, day, kind) : scope.days.includes(day)),
  );
  if (!free) return null;
  const addition = { want, days: [free.day], timesOfDay: [], slotKind: free.kind };
  const next = addSlot(state, addition) ?? withSavings(state, (stretched) => addSlot(stretched, addition), []);
  if (next) return changed(next, savedElsewhere(state, next.plan, []));
  return scope.kinds.length > 0 ? refused(refuseAddition(state, addition)) : null;
}

/** Whether every place that would do is one to eat at; not where none was named. */
function areRestaurants(state: ConciergeState, want: Preference): boolean {
  const kinds = kindsWanted(state, want);
  return kinds.length > 0 && kinds.every((kind) => kind === 'restaurant');
}

/**
 * A restaurant comes in place of a meal, since every day has its meals: the one spoken of last or the dinner, unless another
 * was named.
 */
function mealInstead(
  state: ConciergeState,
  { scope, want, beside }: AddWish,
  context: readonly PlacedSlot[],
): Outcome | null {
  if (!areRestaurants(state, want)) return null;
  const isOpen = ({ day, slot }: PlacedSlot) =>
    (scope.days.length === 0 || scope.days.includes(day)) &&
    (slot.kind === 'lunch' || slot.kind === 'dinner') &&
    (scope.kinds.length === 0 || scope.kinds.includes(slot.kind));
  const again = mealAgain(state, scope, want, beside);
  if (again) return again;
  const spoken = onlyOf(context);
  const rank = ({ slot }: PlacedSlot): number =>
    spoken && slot.id === spoken.slot.id ? 0 : slot.kind === 'dinner' ? 1 : 2;
  const meals = slotsOf(state.plan)
    .filter(isOpen)
    .sort((left, right) => rank(left) - rank(right));
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
