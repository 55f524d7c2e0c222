import { DAYS } from './phrase-parts.ts';

/** Meals as they are called: `tea` and `evening meal`, `dinnertime`. */
export const MEALS_CALLED: readonly (readonly [RegExp, string])[] = [
  [/ (cheaper|different|better|nicer|another|later|earlier|late|early) tea (?!dance|room|house|at )/g, ' $1 dinner '],
  [
    new RegExp(
      ` (?:restaurant|eatery|place to eat|somewhere to eat|place to dine|meal) ((?:for |on )?(?:the )?(?:${DAYS} )?)(?=(?:evening|night) )`,
      'g',
    ),
    ' dinner $1',
  ],
  [new RegExp(` (${DAYS}s?(?: night| evening)?) tea (?!dance|room|house)`, 'g'), ' $1 dinner '],
  [
    / (for|our|have|eat|where is|when is|what time is|wheres|move|swap|change|is) tea (?!dance|room|house)/g,
    ' $1 dinner ',
  ],
  [/ (after|before) tea(?= (?:$|instead|please|then|though|on |\w+day |rather))/g, ' $1 dinner'],
  [/ (?:(?:evening|night|main|sit down) meal|sit down (?:tea|supper)) /g, ' dinner '],
  [/ (?:food|eats|eating|grub|scran) (?:at|for|of a) (?:night|nights|nighttime) /g, ' dinner '],
  [/ (?:midday meal|dinnertime) /g, ' lunch '],
];
