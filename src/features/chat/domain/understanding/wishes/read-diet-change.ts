import type { Diet } from '../../../../../catalogue/vocabulary.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { dietsNamed } from '../finding/diets-named.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { NOWHERE } from '../scope.ts';

const LEFT =
  / (?:dropped out|drops out|pulled out|bailed|cancelled|(?:isnt|arent|is not|are not|no longer|not) (?:coming|going|joining|here)|(?:cant|wont) (?:come|make it|be there)|has left|have left|is out|are out) /;
const NOBODY =
  / (?:no ?one|nobody|none of (?:us|them|the \w+)|(?:isnt|arent|is not|are not|not|no longer) (?:actually |really |any )?(?:a )?(?=\w))/;
/** `scrap the gluten free thing`: taken back by an order. */
const TAKEN_BACK =
  / (?:forget|drop|scratch|cancel|remove|ignore|no need for|no more) (?:about )?(?:the )?(?:vegans?|vegetarians?|gluten|halal|kosher|dairy|nut|coeliacs?)(?= )/;
const DIET =
  '(?:vegan|vegetarian|gluten free|gluten|halal|kosher|dairy free|dairy|nut free|nuts?|coeliac|pescatarian)s?';
/** `vegan can come off`, `she was only vegan for lent`: what held is over. */
const COMES_OFF = new RegExp(
  ` (?:was|were) (?:only |just )${DIET}(?= (?:for|during|in|until|because|when) )| ${DIET} (?:\\w+ ){0,2}?(?:has to go|have to go|(?:can|could|should|may) (?:now |all )?(?:come off|go|be (?:dropped|removed|taken off|taken out|left out)))(?= )`,
);
/** `no vegans any more`, `we havent got a coeliac now`. */
const NONE_LEFT = new RegExp(
  ` (?:no|(?:dont have|havent got|have not got|do not have) (?:any|an?)) ${DIET}(?: \\w+){0,2}? (?:any ?more|now|left|after all|coming)(?= )`,
);
/** `still vegan tho`, `gluten free still matters`, `keep the halal`: beside what is taken back, what goes on. */
const GOES_ON = new RegExp(
  ` (?:still|keep(?:ing)?|leave)(?: (?:need|needs|got|have|has|the|a|one|some|to be|being|doing|all|her|him|it))* ${DIET}(?: and ${DIET})*| ${DIET}(?: and ${DIET})* (?:(?:still|does|do|is|are|has to|have to|must|should) )*(?:stays?|staying|remains?|matters?|counts?|stands?|applies)(?= )`,
  'g',
);
/** `get the veggie place off there` is about where they eat. */
const IS_PLACE = / (?:places?|restaurants?|cafes?|spots?|joints?|lunch|dinner|meals?|bars?) /;
/** Who eats meat, or anything, is neither vegetarian nor vegan. */
const EATS_MEAT = / (?:meat eaters?|carnivores?|omnivores?|eats? (?:meat|anything|everything)(?! but)) /;
const MEATLESS: readonly Diet[] = ['vegetarian', 'vegan'];
/** `the veggie one isnt coming`: somebody, and no place to eat. */
const EATER_LEFT =
  / (?:vegans?|vegetarians?|coeliacs?|halal|kosher) (?:ones?|two|girls?|lads?|guys?|person|people|friends?|mates?|couple|bloke|bridesmaid|colleagues?) (?:(?:isnt|arent|is not|are not|no longer|not) (?:coming|going|joining)|(?:cant|wont) (?:come|make it|be there)|(?:has |have )?(?:dropped out|pulled out|bailed|cancelled|left)|is out|are out) /;
const WORDS_MAX = 18;

/**
 * Diets that nobody has any more: `the vegan has dropped out`, `nobody is gluten free, just the vegans`. Null unless
 * the trip keeps one of them now, so that a denial of what nobody said changes nothing.
 */
export function readDietChange({ line, words, slots, raw }: Reading, { request }: ConciergeState): Intent | null {
  const hasLeft = EATER_LEFT.test(line);
  if (words.length > WORDS_MAX || (slots.length > 0 && !hasLeft) || /\?\s*$/.test(raw)) return null;
  const going = line.match(GOES_ON) ?? [];
  const ended = going.reduce((left, kept) => left.replace(kept, ' '), line).replace(/^ +(?:but|and|just) /, ' ');
  const [denied = '', ...others] = COMES_OFF.test(ended)
    ? [ended]
    : ended.split(/ (?=(?:just|only|but) )/).map((part) => ` ${part.trim()} `);
  const eatsMeat =
    EATS_MEAT.test(line) && / (?:all|everyone|everybody|nobody|none|now|again|turns|after all) /.test(line);
  const isOver = [LEFT, NOBODY, TAKEN_BACK, COMES_OFF, NONE_LEFT].some((pattern) => pattern.test(denied));
  if (!eatsMeat && !isOver) return null;
  const kept = dietsNamed(` ${[...others, ...going].join(' ')} `);
  const said = eatsMeat ? MEATLESS : dietsNamed(denied);
  const notDiets = said.filter((diet) => request.needs.diets.includes(diet) && !kept.includes(diet));
  // `forget the veggie thing`, where the plan keeps to none: what nobody keeps to is let go, and never taken up.
  const isLetGo =
    (hasLeft || (TAKEN_BACK.test(denied) && !IS_PLACE.test(denied))) &&
    said.length > 0 &&
    notDiets.length + kept.length === 0;
  if (notDiets.length === 0 && !isLetGo) return null;
  return {
    kind: 'needs',
    diets: kept.filter((diet) => !request.needs.diets.includes(diet)),
    stepFree: false,
    noAlcohol: false,
    minorsPresent: false,
    isPregnant: false,
    notDiets: isLetGo ? said : notDiets,
    scope: NOWHERE,
  };
}
