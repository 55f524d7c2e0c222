import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import { type PlacedSlot, slotsOf } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Scope } from '../scope.ts';

/** Questions that may be about what has just come in. */
const ABOUT_IT: ReadonlySet<Intent['kind']> = new Set([
  'price',
  'travel',
  'schedule',
  'opening',
  'suits',
  'about',
  'why',
]);
const POINTS = / (?:it|that|there|this) /;

/** Those of the slots whose place the plan still has. */
export const stillThere = (slots: readonly PlacedSlot[], plan: TripPlan): PlacedSlot[] => {
  const there = new Set(slotsOf(plan).map(({ slot }) => slot.venueId));
  return slots.filter(({ slot }) => there.has(slot.venueId));
};

/** What a change brought into the plan, where it is one place. */
export const arrivalIn = (before: TripPlan, after: TripPlan): PlacedSlot | null => {
  const known = new Set(slotsOf(before).map(({ slot }) => slot.venueId));
  const first = onlyOf(slotsOf(after).filter(({ slot }) => !known.has(slot.venueId)));
  return first ?? null;
};

/**
 * `swap dinner and how much is it`: a question after a change is about what came in, and never about what the change
 * took out. Any other intent stays as it is.
 */
export function ofArrival(intent: Intent, line: string, before: TripPlan, after: TripPlan): Intent {
  if (before === after || !ABOUT_IT.has(intent.kind) || !('scope' in intent)) return intent;
  const { scope } = intent;
  const left = stillThere(scope.slots, after);
  const isGone = scope.slots.length > 0 && left.length === 0;
  const arrival = POINTS.test(line) ? arrivalIn(before, after) : null;
  if (arrival && (isGone || (scope.slots.length === 0 && !scope.isNamed)))
    return withScope(intent, { ...scope, slots: [arrival], isNamed: true });
  return left.length === scope.slots.length
    ? intent
    : withScope(intent, { ...scope, slots: left, isNamed: left.length > 0 });
}

const withScope = <One extends Intent & { scope: Scope }>(intent: One, scope: Scope): One => ({ ...intent, scope });
