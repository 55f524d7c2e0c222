import type { Diet } from '../../../../../catalogue/vocabulary.ts';

/** Diets by their name or by the food itself, for lines that are about somebody's food anyway. */
const FOODS: readonly (readonly [RegExp, Diet])[] = [
  [/ (?:vegans?|plant based) /, 'vegan'],
  [/ (?:vegetarians?|veggies?|meat|meat free) /, 'vegetarian'],
  [/ (?:gluten|wheat|coeliacs?|celiacs?|bread) /, 'gluten-free'],
  [/ (?:dairy|lactose|milk|cheese|cream) /, 'dairy-free'],
  [/ (?:nuts?|peanuts?|almonds?|cashews?) /, 'nut-free'],
  [/ (?:halal|muslims?|pork) /, 'halal'],
  [/ (?:kosher|jewish) /, 'kosher'],
];

/** Every diet that a line speaks of, wanted or denied. */
export const dietsNamed = (line: string): Diet[] =>
  FOODS.flatMap(([pattern, diet]) => (pattern.test(line) ? [diet] : []));
