/** What a diet rules out in a thing that is called by it. */
const CLASHES: readonly (readonly [diet: string, thing: string])[] = [
  [
    'vegan|vegetarian|veggie|plant based|meat free|meatless',
    'steak ?houses?|hog roasts?|carvery|ribs|rib shack|meat feast|meat platter|meat fest|butchery(?: class)?|pig roast|kebab shop|oysters?|lobsters?|crab|seafood|mixed grill|roast beef|bacon butt(?:y|ies)',
  ],
  [
    'vegan|dairy free|lactose free',
    'cheese (?:tasting|fondue|boards?|night|class)|fondue|raclette|gelato tasting|cream tea',
  ],
  [
    'halal|kosher',
    'hog roasts?|pig roast|pork|bacon|(?:gin|whisk(?:e)?y|wine|beer|rum|vodka|cocktail|prosecco|champagne|port|tequila|mezcal|cider|ale) (?:tastings?|tours?|class|classes|school|crawl|making)|brewery(?: tours?)?|distillery(?: tours?)?|(?:pub|bar) crawls?|beer spa',
  ],
  ['nut free', 'peanuts?|satay|pecan pie|walnuts?|nut roast'],
  ['fish free|shellfish free', 'oysters?|seafood|lobsters?|sushi|fish and chips'],
];
const NAMED = CLASHES.map(([diet, thing]) => new RegExp(` (${diet}) (${thing}) `));
/** A friendly one or one with options is another matter, and so is what nobody wants. */
const MAY_BE =
  / (?:friendly|options?|option|menu|or|no|not|dont|without|avoid|alternative|style|fake|mock|is|are|does|do) /;
const FLOUR = / (gluten free|coeliac) (?:\w+ ){1,4}?(?:with|of|from|using) (?:\w+ )?(flour|wheat|barley|rye) (?!free)/;
const MEAT_FOR =
  / (meat|steaks?|pork|bacon|ribs|hog roast|burgers|chicken) (?:\w+ ){0,2}?for (?:all )?(?:the |our )?(vegans|veggies|vegetarians) /;

/** A dish and a diet that exclude each other, side by side; null where they may go together. */
export function dietClash(line: string): { diet: string; thing: string } | null {
  const flour = FLOUR.exec(line) ?? null;
  if (flour) return { diet: flour[1] ?? '', thing: flour[2] ?? '' };
  if (MAY_BE.test(line)) return null;
  const meat = MEAT_FOR.exec(line);
  if (meat) return { diet: 'vegan', thing: meat[1] ?? '' };
  const found = NAMED.map((form) => form.exec(line)).find((one) => one !== null);
  return found ? { diet: found[1] ?? '', thing: found[2] ?? '' } : null;
}
