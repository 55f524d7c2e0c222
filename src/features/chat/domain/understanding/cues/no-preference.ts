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

/** Whether nothing is said of what should come: no place, kind, price, mood or need. */
export const isOpenPreference = (want: Preference): boolean =>
  want.venueIds.length + want.types.length + want.diets.length === 0 &&
  want.typeLabel === null &&
  want.feature === undefined &&
  want.near === undefined &&
  want.mood === null &&
  want.area === null &&
  want.maxPence === null &&
  !want.isCheaper &&
  want.isDearer !== true &&
  !want.isIndoor &&
  want.isOutdoor !== true &&
  want.isSober !== true;

/** Places where nobody gets meat. */
export const NO_MEAT = ['Vegan restaurant', 'Vegetarian restaurant', 'Indian vegetarian'];
