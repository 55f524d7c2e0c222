import type { Preference } from '../intent.ts';

/** A wish that leaves everything about the place open. */
export const NO_PREFERENCE: Preference = {
  venueIds: [],
  types: [],
  typeLabel: null,
  diets: [],
  isCheaper: false,
  maxPence: null,
  mood: null,
  area: null,
  isIndoor: false,
};
