import { venuesOf } from '../../../../engine/places.ts';
import { kindredTypes } from '../../../planner/domain/kindred-types.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { NO_PREFERENCE } from '../understanding/cues/no-preference.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Preference } from '../understanding/intent.ts';
import { offer } from '../wording/offers.ts';
import { replaceSlot } from './replace-slot.ts';

/**
 * After a refusal, the place that comes nearest to what was named and that does fit, as an offer that `yes` accepts:
 * another game for shuffleboard. Empty where nothing of its kin fits.
 */
export function offerNearest(state: ConciergeState, target: PlacedSlot, want: Preference): string {
  if (want.typeLabel === null || want.isCheaper || want.maxPence !== null) return '';
  const listed = [...new Set(venuesOf(state.places).map(({ type }) => type))];
  const types = kindredTypes(want.typeLabel, want.types, listed).filter((type) => type !== target.slot.type);
  const trip = types.length === 0 ? null : replaceSlot(state, target, { ...NO_PREFERENCE, types, diets: want.diets });
  const used = new Set(slotsOf(state.plan).map(({ slot }) => slot.venueId));
  const came = trip?.plan.days[target.day]?.slots.find(({ venueId }) => !used.has(venueId));
  return came
    ? ` The nearest to it that fits is ${came.name} (${came.type}). ${offer(`swap ${target.slot.name} for ${came.name}`)}`
    : '';
}
