import {
  asksNoAlcohol,
  asksStepFree,
  saysMinors,
  saysPregnant,
} from '../../../../planner/domain/requirement-patterns.ts';
import { dietsNamed } from '../finding/diets-named.ts';
import { KIN } from '../finding/kin.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';

/** Relations who are children, and ages in brackets or after `is`, when somebody brings them. */
const bringsChildren = (line: string): boolean =>
  / (?:grandkids?|grandchild|grandchildren|nieces?|nephews?|little ones?|youngsters|bairns?|weans?|nippers|littluns|school ?kids|my (?:son|daughter|boy|girl|boys|girls)) (?:\w+ ){0,4}(?:coming|joining|with us|come|along|tagging|there|too)(?= )/.test(
    line,
  ) ||
  / (?:bringing|bring|got|have|with) (?:\w+ ){0,3}(?:grandkids?|grandchildren|nieces?|nephews?|little ones?|youngsters|bairns?|weans?)(?= )/.test(
    line,
  ) ||
  / (?:my|our|his|her|their) (?:lad|son|daughter|boy|girl|kid|niece|nephew|brother|sister|cousin|youngest|eldest)s? (?:[1-9]|1[0-7]) (?:and (?:he|she|hes|shes|is|will)|so|now|but|btw|$)/.test(
    line,
  ) ||
  (/ (?:is|are|aged|only|just|turning|under) (?:only |just |all |still )?(?:[1-9]|1[0-7])(?: and (?:[1-9]|1[0-7]))? (?:years?|yo|yrs|so|$|on|now|ffs|lol|btw|mind|sorry|with|allowed|ok|okay|coming|too|and so|and under|until|til|can|will|is|does)/.test(
    line,
  ) &&
    / (?:bairn|wean|baby|toddler|niece|nephew|grandson|granddaughter|little one|youngest|eldest|son|daughter|boys?|girls?|brother|sister|cousin|kid|kids|child|he|she|lad|lads|man|mate|birthday|they|them|of us|all) /.test(
      line,
    ));

/** Whether a line tells of somebody under 18. */
export const tellsOfMinors = (line: string): boolean =>
  saysMinors(line) || bringsChildren(line.replace(SIZE, ' ').replace(COUNTED, ' '));

/** `two of the girls can come after all so thats 14`: how many they are is how old nobody is. */
const COUNTED =
  / (?:that|it|we|there|so|us|now|were) (?:(?:is|are|were|only|just|now|back|at|up|down|to) )*(?=\d)|^ (?:(?:only|just) )+(?=\d)/g;
/** `6ft 8 and 20 stone`, `5 foot 2`: no age. */
const SIZE = / \d ?(?:ft|foot|feet)(?: \d{1,2})?(?: (?:and )?\d+ ?(?:stone|kg|kilos))?(?= )/g;

const DIET_WORD = '(?:vegans?|vegetarians?|veggies?|coeliacs?|celiacs?|halal|kosher|plant based)';
const SOMEBODY = `(?:${KIN}|bridesmaids|bride|groom|hen|stag|lad|girl|boy|guest|birthday \\w+|delegate)`;
const IS_OF_DIET = new RegExp(
  `^ (?:(?:a|one|the|our|my|new|got|have|and|also|we|have got) )*${DIET_WORD} ${SOMEBODY}(?= (?:too|now|here|as well|please|by the way|$|good|so|sorry))`,
);

/** `3 veggies`, `and 1 coeliac now`: so many who eat so. */
const COUNTS_DIET = new RegExp(
  `^ (?:(?:and|also|plus|now|oh|we have|we have got|got|there is|there are|theres) )*(?:[1-9]|1\\d|one|two|three|four|five|six|a couple of|couple of) (?:(?:of us|of them|are|is|people|guests) )*(?:${DIET_WORD}|(?:gluten|nut|dairy) free)(?: (?:too|now|as well|please|coming|in the group|x+))* $`,
);

/** `vegan best man. good luck`: what somebody eats, told by a noun or a number beside a diet. Null for any other line. */
export function readDietOf(reading: Reading, scope: Scope): Intent | null {
  const isCounted = COUNTS_DIET.test(reading.line);
  if (!isCounted && !IS_OF_DIET.test(reading.line)) return null;
  const diets = isCounted && reading.diets.length === 0 ? dietsNamed(reading.line) : reading.diets;
  return readNeeds({ ...reading, diets }, scope);
}

/** What the group needs of every place: diets, step-free access, no alcohol, someone under 18; null for none of them. */
export function readNeeds(reading: Reading, scope: Scope): Intent | null {
  const { line, diets } = reading;
  const stepFree = asksStepFree(line);
  const noAlcohol = asksNoAlcohol(
    line.replace(/ (?:no|drop) drinks (?=after|on|friday|saturday|sunday|that|before|in the)/g, ' '),
  );
  const minorsPresent = tellsOfMinors(line);
  if (diets.length === 0 && !stepFree && !noAlcohol && !minorsPresent) return null;
  return { kind: 'needs', diets, stepFree, noAlcohol, minorsPresent, isPregnant: saysPregnant(line), scope };
}
