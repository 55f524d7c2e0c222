import type { ConciergeState } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Scope } from '../understanding/scope.ts';
import { dayName, partAndName } from '../wording/name-slot.ts';
import { pinnedStays } from '../wording/pinned-stays.ts';
import { type Outcome, refused, said } from './outcome.ts';
import { SWAPS_MAX } from './swap-slots.ts';

const QUESTION_MAX = 6;
/** Slots named where anything could be meant. */
const SUGGESTED_MAX = 4;

/** Finds which slots are meant and runs the change, or asks back when the words fit several. */
export function withTargets(
  state: ConciergeState,
  scope: Scope,
  context: readonly PlacedSlot[],
  verb: 'swap' | 'drop' | 'move',
  change: (targets: readonly PlacedSlot[]) => Outcome,
): Outcome {
  const { slots } = scope;
  const run = (targets: readonly PlacedSlot[]): Outcome => {
    const outcome = change(targets);
    const pinned = outcome.kind === 'said' && outcome.isRefusal ? pinnedStays(state, targets) : null;
    return pinned === null ? outcome : refused(pinned);
  };
  if (slots.length === 0 && !scope.isNamed && context.length === 1) return run(context);
  if (slots.length === 0) return refused(nothingThere(state, scope, verb, context));
  // A day, a part of a day or a name says which slots; a bare `dinner` in a plan with three does not.
  const isClear =
    slots.length === 1 ||
    scope.isEach === true ||
    (scope.days.length > 0 && scope.isOne !== true) ||
    (scope.isOne !== true && scope.kinds.length === 0 && scope.timesOfDay.length === 0);
  const isAllOfOneDay = new Set(slots.map(({ day }) => day)).size === 1;
  const isTooMany =
    scope.isOne === true || (verb === 'move' && slots.length > 1) || (verb === 'swap' && slots.length > SWAPS_MAX);
  if ((isClear || isAllOfOneDay) && !isTooMany) return run(slots);
  return said(askWhich(state, slots, verb));
}

/** Asks back with the slots to choose from; where they are too many to list, with how to say which. */
export function askWhich(
  state: ConciergeState,
  choices: readonly PlacedSlot[],
  verb: 'swap' | 'drop' | 'move',
): string {
  const { plan } = state;
  if (choices.length > 1 && choices.length <= QUESTION_MAX)
    return `Which one shall I ${verb}: ${choices.map((slot) => partAndName(plan, slot)).join(', ')}?`;
  const all = choices.length > 0 ? choices : slotsOf(plan);
  const likely = [...all]
    .sort((left, right) => right.slot.pricePerPersonPence - left.slot.pricePerPersonPence)
    .slice(0, SUGGESTED_MAX)
    .sort((left, right) => left.day - right.day || left.slot.startMinute - right.slot.startMinute);
  if (likely.length < 2) return `Which one shall I ${verb}? Name the place or its part of the plan.`;
  return `Which one shall I ${verb}: ${likely.map((slot) => partAndName(plan, slot)).join(', ')}? Or name another part of the plan.`;
}

function nothingThere(
  state: ConciergeState,
  scope: Scope,
  verb: 'swap' | 'drop' | 'move',
  context: readonly PlacedSlot[],
): string {
  const { plan } = state;
  if (!scope.isNamed) {
    return askWhich(state, context.length > 1 ? context : [], verb);
  }
  const [day] = scope.days;
  if (scope.isBeside) return `There is nothing there to ${verb}, so the plan stays as it is.`;
  const kind = scope.kinds[0];
  const what = kind
    ? kind === 'night'
      ? 'night out'
      : kind
    : scope.timesOfDay.length > 0
      ? `${scope.timesOfDay[0]?.toLowerCase()} slot`
      : 'slot';
  if (what === 'slot' && day === undefined)
    return `I do not see which part of the plan that is, so nothing has changed. ${askWhich(state, [], verb)}`;
  return `There is no ${what} ${day === undefined ? 'in the plan' : `on ${dayName(plan, day)}`}, so there is nothing to ${verb}.`;
}
