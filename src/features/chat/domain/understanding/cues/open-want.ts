import type { Preference } from '../intent.ts';

/** Nothing is said of what should come: any other place would do. */
export const isOpenWant = (want: Preference): boolean =>
  want.types.length + want.venueIds.length + want.diets.length === 0 &&
  want.typeLabel === null &&
  want.mood === null &&
  want.area === null &&
  want.feature === undefined &&
  !want.isCheaper;
