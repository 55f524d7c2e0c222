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

const TURNED_DOWN =
  / (?:wont (?:touch|eat|go|do|set foot|be seen)|wouldnt (?:touch|eat|go)|hates?|cant (?:stand|face|be doing)|sick of|not into|not eating|(?:dont|do not|doesnt) (?:want|do|fancy|like|eat)|refuses? to|no chance of|(?:sounds|looks|seems|is|its|it is|thats) (?:like )?(?:an? |all |just |another |some )*(?=veg)) (?:\w+ ){0,5}?(?:veggies?|vegetarian|vegan|halal|kosher|plant based)(?= (?:places?|restaurants?|food|stuff|cafes?|joints?|spots?|gaffs?|meals?|crap|muck) )/g;

/** The line without the food that somebody turns down, `the lads wont touch a veggie place`: nobody eats so. */
export const withoutDietsTurnedDown = (line: string): string => line.replace(TURNED_DOWN, ' ');

/** Every diet that a line speaks of, wanted or denied. */
export const dietsNamed = (line: string): Diet[] =>
  FOODS.flatMap(([pattern, diet]) => (pattern.test(withoutDietsTurnedDown(line)) ? [diet] : []));
