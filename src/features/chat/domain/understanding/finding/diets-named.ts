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

/** `no chance this lot eat veggie`, `none of us eat vegan`: said of eating, so no kind of place need stand behind it. */
const NOT_EATEN =
  / (?:(?:no (?:chance|way)|not a chance|cant see|doubt|none of|nobody|noone|no one|hardly) (?:\w+ ){0,5}?(?:eats?|eating|touch|touches|go for|going for|fancy|fancies|want|wants)|(?:wont|wouldnt|dont|doesnt|never|arent|isnt|not) (?:be )?(?:eat|eating|touch|touching|into)) (?:\w+ ){0,2}?(?:veggies?|vegetarian|vegan|halal|kosher|plant based)(?= (?:$|(?:and|so|but|or|lol|haha|mate|though|tbh|at all|ever) ))/;

/** The line without the food that somebody turns down, `the lads wont touch a veggie place`: nobody eats so. */
export const withoutDietsTurnedDown = (line: string): string => line.replace(TURNED_DOWN, ' ').replace(NOT_EATEN, ' ');

/** Every diet that a line speaks of, wanted or denied. */
export const dietsNamed = (line: string): Diet[] =>
  FOODS.flatMap(([pattern, diet]) => (pattern.test(withoutDietsTurnedDown(line)) ? [diet] : []));

/** Whether a line says that somebody eats no such food. */
export const saysNotEaten = (line: string): boolean => NOT_EATEN.test(line);
