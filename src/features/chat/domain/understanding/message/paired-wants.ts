import { venuesOf } from '../../../../../engine/places.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Preference } from '../intent.ts';

/**
 * Two things that go and two that come, each for its own: in the order they were said in, or the other way round where
 * only that puts a meal in the place of a meal. Null where they are not two and two.
 */
export function pairedWants(
  slots: readonly PlacedSlot[],
  wants: readonly Preference[],
  { places }: ConciergeState,
): { placed: PlacedSlot; want: Preference }[] | null {
  const [one, other] = slots;
  const [first, second] = wants;
  if (!one || !other || !first || !second || slots.length > 2 || wants.length > 2) return null;
  const suits = ({ slot }: PlacedSlot, { types, venueIds }: Preference): boolean =>
    venuesOf(places).some(
      ({ id, type, kind }) => kind === slot.venueKind && (venueIds.includes(id) || types.includes(type)),
    );
  const isCrossed = !(suits(one, first) && suits(other, second)) && suits(one, second) && suits(other, first);
  const [own, others] = isCrossed ? [second, first] : [first, second];
  return [
    { placed: one, want: own },
    { placed: other, want: others },
  ];
}
