import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { NO_PREFERENCE } from './no-preference.ts';

/** `somewhere cheaper then`, said of a place, is about that place. */
export function ofContext(intent: Intent, line: string, named: readonly PlacedSlot[]): Intent {
  const isOfOne = / (?:somewhere|something|a place|one|anything) (?:a bit |a little |much |that is )?cheaper /.test(
    line,
  );
  const isHalf =
    / (?:one|somewhere|something|anywhere|anything|place|restaurant|bar|that|there) (?:\w+ ){0,3}?half (?:the price|that|as much|of that) /.test(
      line,
    );
  const half = onlyOf(named);
  if (isHalf && half && (intent.kind === 'cheaper' || intent.kind === 'budget')) {
    const maxPence = Math.floor(half.slot.pricePerPersonPence / 2);
    const scope: Scope = scopeOf(named);
    return { kind: 'swap', scope, want: { ...NO_PREFERENCE, isCheaper: true, maxPence } };
  }
  const isStill = / (?:still|even) .*(?:expensive|cheaper|dear|much|steep) /.test(line);
  if (intent.kind !== 'cheaper' || intent.capPence !== null || named.length !== 1 || !(isOfOne || isStill))
    return intent;
  const scope: Scope = scopeOf(named);
  return { kind: 'swap', scope, want: { ...NO_PREFERENCE, isCheaper: true } };
}

/** `dont swap dinner on saturday, swap lunch instead`: the day goes on until another is named. */
export function onSameDay(intent: Intent, { days }: Scope, plan: TripPlan): Intent {
  if (!('scope' in intent) || days.length !== 1) return intent;
  const { scope } = intent;
  // `cheaper lunch saturday, later start too`: the end of a day is that day's.
  if (intent.kind === 'retime' && intent.edge !== null && scope.days.length + scope.kinds.length === 0) {
    const slots = slotsWhere(plan, days, scope.timesOfDay, []);
    const isThere = scope.slots.every(({ slot }) => slots.some((one) => one.slot.id === slot.id));
    return slots.length > 0 && isThere ? { ...intent, scope: { ...scope, days, slots, isNamed: true } } : intent;
  }
  const isOfSome = scope.kinds.length > 0 || scope.isOne === true;
  if (scope.days.length > 0 || !isOfSome || scope.slots.length < 2 || scope.isEach) return intent;
  const slots = scope.slots.filter(({ day }) => days.includes(day));
  const isOne = scope.isOne === true && slots.length > 1;
  return slots.length === 0 ? intent : { ...intent, scope: { ...scope, days, slots, isOne } };
}

/** `sat: keep the golf. lose the boat. later dinner`: the day that was named goes on for what is on it. */
export const withDay = (scope: Scope, before: Scope | null): Scope =>
  before?.days.length === 1 && scope.days.length === 0 && scope.slots.every(({ day }) => before.days.includes(day))
    ? { ...scope, days: before.days }
    : scope;
