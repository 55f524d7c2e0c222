import { venuesOf } from '../../../../../engine/places.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { type Concern, TYPES_OF_CONCERN } from './concerns.ts';
import { type PlacedSlot, slotsOf } from './find-slots.ts';

/** The parts of the plan that a concern is about, by their kind and name; meals are about none. */
export function slotsOfConcern({ plan, places }: ConciergeState, concern: Concern): PlacedSlot[] {
  const types = new Map(venuesOf(places).map(({ id, type }) => [id, type]));
  return slotsOf(plan).filter(
    ({ slot }) =>
      slot.venueKind !== 'restaurant' &&
      TYPES_OF_CONCERN[concern].test(`${types.get(slot.venueId) ?? slot.type} ${slot.name}`),
  );
}
