import { MONTH_NAMES } from '../../../../../shared/dates.ts';
import { ORDINALS } from '../../ordinals.ts';

/** `first` to `twentieth`, and those of two words. */
const UNITS = ORDINALS.slice(0, 9).join('|');
const WORD = `(?:(?:twenty|thirty)[\\s-]+(?:${UNITS})|thirtieth|${[...ORDINALS].reverse().join('|')})`;
/** Nobody counts bars or nights so far, so alone they are days of a month. */
const FAR = `(?:(?:twenty|thirty)[\\s-]+(?:${UNITS})|thirtieth|${ORDINALS.slice(3).reverse().join('|')})`;
const MONTH = `(?:${MONTH_NAMES.map((name) => name.toLowerCase()).join('|')})`;
const FIGURE = '\\d{1,2}(?:st|nd|rd|th)\\b';
const TO = '(?:\\s*[-–—]\\s*|\\s+(?:to|till|til|until|through|and|or)\\s+)(?:the\\s+)?';

/** `the nineteenth of march`, `march the nineteenth`; `the second may be better` names no month. */
const OF_MONTH = new RegExp(
  `\\b${WORD}(?=\\s+(?:of\\s+)?(?!may\\s+(?:be|need|not|want|well|have|do)\\b)${MONTH}\\b)|(?<=\\b${MONTH},?\\s+the\\s+)${WORD}\\b`,
  'gi',
);
/** `the fourth and fifth of february`, of which the last is in figures by now. */
const BEFORE_FIGURE = new RegExp(`\\b${WORD}(?=${TO}${FIGURE})`, 'gi');
/** The last of `the 17th to the twentieth`. */
const AFTER_FIGURE = new RegExp(`(?<=\\b${FIGURE}\\s+(?:to|till|til|until|through)\\s+(?:the\\s+)?)${WORD}\\b`, 'gi');
/** `the seventeenth to the twentieth`, `on sunday the nineteenth`, `the twelfth suits us better`. */
const ALONE = new RegExp(
  `(?<=\\b(?:the|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?,?\\s+(?:the\\s+)?)${FAR}(?=\\s*(?:$|[.,!?;:)–—]|-\\s)|\\s+(?:to|till|til|until|through|instead|now|please|not|rather|would|will|suits?|works?|is|then|if|as|because)\\b)`,
  'gi',
);

/** Days of a month in figures for those in words: `the nineteenth of March` as `the 19th of March`. */
export const datesInFigures = (typed: string): string =>
  /(?:th|st|nd|rd)\b/i.test(typed)
    ? [OF_MONTH, ALONE, BEFORE_FIGURE, AFTER_FIGURE].reduce((text, pattern) => text.replace(pattern, figureOf), typed)
    : typed;

function figureOf(word: string): string {
  const [ten = '', unit] = word.toLowerCase().split(/[\s-]+/);
  const day = ten === 'thirtieth' ? 30 : worthOf(ten) + (unit === undefined ? 0 : worthOf(unit));
  const end = day % 10 > 3 || (day > 10 && day < 14) ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${end}`;
}

const worthOf = (word: string): number =>
  word === 'twenty' ? 20 : word === 'thirty' ? 30 : ORDINALS.indexOf(word) + 1;
