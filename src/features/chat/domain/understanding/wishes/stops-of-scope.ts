import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';

/** `bin anything sunday afternoon`: lunch is no part of an afternoon that is taken out, unless it is all there is. */
export function withoutLunch(scope: Scope, { slots: named, kinds, timesOfDay, isAll }: Reading): Scope {
  if (named.length + kinds.length > 0 || timesOfDay.length === 0 || isAll) return scope;
  const stops = scope.slots.filter(({ slot }) => slot.kind !== 'lunch');
  return stops.length > 0 ? { ...scope, slots: stops } : scope;
}

/** The mood of an afternoon or an evening is not set by what is eaten in it, unless nothing else is there. */
export function withoutMeals(scope: Scope, { slots: named, kinds, timesOfDay, isAll }: Reading): Scope {
  if (named.length + kinds.length > 0 || timesOfDay.length === 0 || isAll) return scope;
  const stops = scope.slots.filter(({ slot }) => slot.kind === 'activity' || slot.kind === 'night');
  return stops.length > 0 ? { ...scope, slots: stops } : scope;
}
