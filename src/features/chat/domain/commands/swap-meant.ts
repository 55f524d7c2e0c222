import { venuesOf } from '../../../../engine/places.ts';
import type { SlotKind } from '../../../../engine/trip-request.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Preference, Wish } from '../understanding/intent.ts';
import type { Scope } from '../understanding/scope.ts';
import { isOnlyLabel, notOnList } from './add-to-plan.ts';
import { allowingKind } from './change-plan.ts';
import { withTargets } from './find-targets.ts';
import { type Outcome, refused } from './outcome.ts';
import { SWAPS_MAX, swapSlots, worthSwapping } from './swap-slots.ts';

const KINDS: Readonly<Record<'activity' | 'restaurant' | 'nightlife', readonly SlotKind[]>> = {
  activity: ['activity'],
  restaurant: ['lunch', 'dinner'],
  nightlife: ['night'],
};

/** What is meant is exchanged, or asked about; of what nobody here has, no part of the plan is asked for. */
export function swapMeant(
  state: ConciergeState,
  intent: Extract<Wish, { kind: 'swap' }>,
  context: readonly PlacedSlot[],
): Outcome {
  const { want, scope } = intent;
  if (scope.slots.length !== 1 && context.length !== 1 && isOnlyLabel(want)) return refused(notOnList(state, want));
  const meant = ofWantedSort(state, worthSwapping(intent), want, context);
  return withTargets(state, meant, context, 'swap', (targets) => swapSlots(allowingKind(state, want), targets, want));
}

/**
 * The parts that what is wanted can take the place of, where nobody said which: nobody eats Italian in the place of a
 * treasure hunt, and what is Greek already need not become so. The scope as it is where that leaves none.
 */
function ofWantedSort(
  state: ConciergeState,
  scope: Scope,
  { types, venueIds }: Preference,
  context: readonly PlacedSlot[],
): Scope {
  const isOpen = scope.slots.length === 0 && !scope.isNamed && context.length !== 1;
  const isWide = scope.slots.length > SWAPS_MAX && scope.kinds.length === 0 && scope.isEach !== true;
  if (types.length + venueIds.length === 0 || !(isOpen || isWide)) return scope;
  const wanted = venuesOf(state.places).filter(({ id, type }) => venueIds.includes(id) || types.includes(type));
  const kinds = wanted.flatMap(({ kind }) => KINDS[kind]);
  const among = isWide ? scope.slots : context.length > 1 ? context : slotsOf(state.plan);
  const fitting = among.filter(
    ({ slot }) => kinds.includes(slot.kind) && !types.includes(slot.type) && !venueIds.includes(slot.venueId),
  );
  return fitting.length === 0 ? scope : { ...scope, slots: fitting, isNamed: true, isOne: fitting.length > 1 };
}
