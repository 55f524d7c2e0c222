import { venuesOf } from '../../../../../engine/places.ts';
import type { TimeOfDay } from '../../../../../engine/trip-request.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Preference } from '../intent.ts';

/** An exchange as far as the clauses up to one say it. */
export interface Open {
  from: number;
  to: number;
  outs: readonly PlacedSlot[];
  /** Named only, with nothing said against it yet. */
  isTopic: boolean;
  notTypes: readonly string[];
  want: Preference | null;
  wants: readonly Preference[];
  order: 'swap' | 'drop' | null;
  isOrderedOut: boolean;
  isSentAway: boolean;
  isUnclear: boolean;
  /** A meal by itself, `no lunch`. */
  isMealRefused: boolean;
  /** Ordered out as well, and given for nothing. */
  alsoOut: readonly PlacedSlot[];
  /** The clause that said what should come, and the days and times it said it of. */
  wanted: { at: number; days: readonly number[]; timesOfDay: readonly TimeOfDay[] } | null;
}

export const isWhatGoes = ({ outs, want, wanted, isUnclear, isOrderedOut }: Open): boolean =>
  want !== null &&
  isOrderedOut &&
  !isUnclear &&
  wanted?.days.length !== 1 &&
  want.venueIds.length === 0 &&
  !want.isCheaper &&
  want.mood === null &&
  want.isOther !== true &&
  outs.length === 1 &&
  outs.every(({ slot }) => want.types.length === 1 && want.types.includes(slot.type));

/** What was ordered out and is not given for anything. */
export const goneOf = (
  { outs, alsoOut, isOrderedOut, isUnclear }: Open,
  given: readonly PlacedSlot[],
): PlacedSlot[] => [...alsoOut, ...(isOrderedOut && !isUnclear ? outs.filter((one) => !given.includes(one)) : [])];

/**
 * Of what is to go, that whose place is taken by what comes. Where all was ordered out by name, it is what suits the
 * day, the time and the sort of place that is wanted, and may be nothing: an Italian for the evening is not for the hike.
 */
export function givenAway(
  { outs, want, wanted, isOrderedOut, isUnclear }: Open,
  state: ConciergeState,
): readonly PlacedSlot[] {
  if (want === null) return outs;
  const able = fitting(outs, want, state);
  if (!isOrderedOut || isUnclear || wanted === null) return able;
  const { days, timesOfDay } = wanted;
  const suited = able.filter(
    ({ day, slot }) =>
      (days.length === 0 || days.includes(day)) && (timesOfDay.length === 0 || timesOfDay.includes(slot.timeOfDay)),
  );
  return suited.length < 2 ? suited : suited.slice(0, 1);
}

/** Of several slots that the words fit, those that a place of the wanted kind could take: a curry is no museum. */
function fitting(outs: readonly PlacedSlot[], want: Preference, { places }: ConciergeState): readonly PlacedSlot[] {
  if (outs.length < 2 || want.types.length + want.venueIds.length === 0) return outs;
  const kinds = new Set(
    venuesOf(places)
      .filter(({ id, type }) => want.venueIds.includes(id) || want.types.includes(type))
      .map(({ kind }) => kind),
  );
  const able = outs.filter(({ slot }) => kinds.has(slot.venueKind));
  return able.length > 0 ? able : outs;
}
