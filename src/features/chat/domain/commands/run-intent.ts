import { venuesOf } from '../../../../engine/places.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/find-slots.ts';
import type { Scope, Wish } from '../understanding/intent.ts';
import {
  answerPrice,
  answerRain,
  answerSchedule,
  answerSplit,
  answerStay,
  answerWhy,
  BOOKING_TERMS,
  REFUND_TERMS,
} from '../wording/answers.ts';
import { dayName, listOf, partAndName } from '../wording/name-slot.ts';
import { LEFT_AS_IS, NOTHING_TO_UNDO } from '../wording/small-talk.ts';
import { answerChanges, answerTravel } from '../wording/travel-answers.ts';
import { addSlot } from './add-slot.ts';
import { avoidTypes } from './avoid-types.ts';
import { changeDates } from './change-dates.ts';
import { changeGroupSize } from './change-group-size.ts';
import { changeHours } from './change-hours.ts';
import { changeMood } from './change-mood.ts';
import { dropSlots } from './drop-slots.ts';
import { makeCheaper } from './make-cheaper.ts';
import { meetNeeds } from './meet-needs.ts';
import { moveToDay } from './move-to-day.ts';
import { changed, type Outcome, refused, said } from './outcome.ts';
import { refuseAddition } from './refuse-addition.ts';
import { retimeSlot } from './retime-slot.ts';
import { setBudget } from './set-budget.ts';
import { SWAPS_MAX, swapSlots } from './swap-slots.ts';
import { withSavings } from './within-budget.ts';

/** Carries out one wish. `context` holds the slots spoken of last, for `swap it` and `something else`. */
export function runIntent(state: ConciergeState, intent: Wish, context: readonly PlacedSlot[]): Outcome {
  switch (intent.kind) {
    case 'swap':
      return withTargets(state, intent.scope, context, 'swap', (targets) => swapSlots(state, targets, intent.want));
    case 'drop':
      return withTargets(state, intent.scope, context, 'drop', (targets) => dropSlots(state, targets));
    case 'keep':
      return said(keepWords(intent.scope));
    case 'add':
      return add(state, intent);
    case 'cheaper':
      return makeCheaper(state, intent.capPence);
    case 'budget':
      return setBudget(state, intent.capPence);
    case 'mood':
      return changeMood(state, intent.mood, intent.days);
    case 'needs':
      return meetNeeds(state, intent);
    case 'avoid':
      return avoidTypes(state, intent.types, intent.label, intent.days);
    case 'group-size':
      return changeGroupSize(state, intent.change);
    case 'dates':
      return changeDates(state, intent.change);
    case 'retime':
      return withTargets(
        state,
        oneOf(intent.scope, intent.edge ?? (intent.direction === 'later' ? 'first' : 'last')),
        context,
        'move',
        ([target]) => (target ? retimeSlot(state, target, intent) : refused('There is nothing there to move.')),
      );
    case 'why':
      return said(answerWhy(state, spokenOf(intent.scope, context, intent.venueIds.length > 0), intent.venueIds));
    case 'price':
      return said(answerPrice(state, intent.scope));
    case 'stay':
      return said(answerStay(state));
    case 'schedule':
      return said(answerSchedule(state, intent.scope));
    case 'rain':
      return said(answerRain(state));
    case 'refund':
      return said(REFUND_TERMS);
    case 'split-cost':
      return said(answerSplit(state));
    case 'booking':
      return said(BOOKING_TERMS);
    case 'move-day':
      return moveToDay(state, intent.slot, intent.day);
    case 'hours':
      return changeHours(state, intent);
    case 'travel':
      return said(answerTravel(state, spokenOf(intent.scope, context, false)));
    case 'changes':
      return said(answerChanges(state));
    case 'undo':
      return state.previous
        ? changed(state.previous, 'Back to how it was before the last change.')
        : refused(NOTHING_TO_UNDO);
  }
}

function keepWords({ slots }: Scope): string {
  const names = slots.map(({ slot }) => slot.name);
  if (names.length === 0 || names.length > 3) return LEFT_AS_IS;
  return `${listOf(names)} ${names.length === 1 ? 'stays' : 'stay'}.`;
}

const QUESTION_MAX = 6;

/** Finds which slots are meant and runs the change, or asks back when the words fit several. */
function withTargets(
  state: ConciergeState,
  scope: Scope,
  context: readonly PlacedSlot[],
  verb: 'swap' | 'drop' | 'move',
  run: (targets: readonly PlacedSlot[]) => Outcome,
): Outcome {
  const { slots } = scope;
  if (slots.length === 0 && !scope.isNamed && context.length === 1) return run(context);
  if (slots.length === 0) return refused(nothingThere(state, scope, verb, context));
  // A day, a part of a day or a name says which slots; a bare `dinner` in a plan with three does not.
  const isClear =
    slots.length === 1 || scope.days.length > 0 || (scope.kinds.length === 0 && scope.timesOfDay.length === 0);
  const isAllOfOneDay = new Set(slots.map(({ day }) => day)).size === 1;
  const isTooMany = (verb === 'move' && slots.length > 1) || (verb === 'swap' && slots.length > SWAPS_MAX);
  if ((isClear || isAllOfOneDay) && !isTooMany) return run(slots);
  return said(
    `Which one shall I ${verb}: ${slots
      .slice(0, QUESTION_MAX)
      .map((slot) => partAndName(state.plan, slot))
      .join(', ')}?`,
  );
}

function nothingThere(state: ConciergeState, scope: Scope, verb: string, context: readonly PlacedSlot[]): string {
  const { plan } = state;
  if (!scope.isNamed) {
    const choices = (context.length > 1 ? context : slotsOf(plan)).slice(0, QUESTION_MAX);
    return `Which one shall I ${verb}: ${choices.map((slot) => partAndName(plan, slot)).join(', ')}?`;
  }
  const [day] = scope.days;
  const kind = scope.kinds[0];
  const what = kind
    ? kind === 'night'
      ? 'night out'
      : kind
    : scope.timesOfDay.length > 0
      ? `${scope.timesOfDay[0]?.toLowerCase()} slot`
      : 'slot';
  return `There is no ${what} ${day === undefined ? 'in the plan' : `on ${dayName(plan, day)}`}, so there is nothing to ${verb}.`;
}

/** A whole day is moved by its first slot (`start later on Sunday`), or by its last (`finish earlier`). */
function oneOf(scope: Scope, edge: 'first' | 'last'): Scope {
  if (scope.kinds.length > 0 || scope.slots.length < 2 || scope.days.length !== 1) return scope;
  const sorted = [...scope.slots].sort((left, right) => left.slot.startMinute - right.slot.startMinute);
  const chosen = edge === 'first' ? sorted[0] : sorted.at(-1);
  return { ...scope, slots: chosen ? [chosen] : [] };
}

const spokenOf = (scope: Scope, context: readonly PlacedSlot[], namesVenue: boolean): Scope =>
  scope.slots.length > 0 || scope.isNamed || namesVenue || context.length !== 1 ? scope : { ...scope, slots: context };

function add(state: ConciergeState, intent: Extract<Wish, { kind: 'add' }>): Outcome {
  const { scope, want } = intent;
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
  const meal = mealInstead(state, intent);
  if (meal) return meal;
  const slotKind = want.venueIds.length + want.types.length > 0 ? null : (intent.slotKind ?? 'activity');
  const addition = { want, days: scope.days, timesOfDay: scope.timesOfDay, slotKind };
  const next = addSlot(state, addition) ?? withSavings(state, (stretched) => addSlot(stretched, addition));
  return next ? changed(next) : refused(refuseAddition(state, addition));
}

/** A restaurant comes in place of a meal, since every day has its meals: the dinner, unless another was named. */
function mealInstead(state: ConciergeState, { scope, want }: Extract<Wish, { kind: 'add' }>): Outcome | null {
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
    if (outcome.kind === 'changed') return outcome;
  }
  const [first] = meals;
  return first ? swapSlots(state, [first], want) : null;
}
