import { stem } from '../../../../planner/domain/tokenise.ts';
import type { Reading } from '../reading.ts';

/** How a weight is written: the 32nd sign is nought. */
export const WEIGHT_SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-';

/** Joins a class and a word of the line that need not stand together. */
export const APART = ' & ';

/** What stands for a word of the plan, the catalogue, the calendar or the purse, so that wordings of all trips meet. */
const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/, 'zzday'],
  [/^(?:lunch|dinner|meal|brunch|breakfast|tea|supper)s?$/, 'zzmeal'],
  [
    /^(?:vegans?|vegetarians?|veggies?|halal|kosher|coeliacs?|gluten|dairy|lactose|nuts?|peanuts?|wheat|pescatarians?)$/,
    'zzdiet',
  ],
  [/^(?:january|february|march|april|june|july|august|september|october|november|december)$/, 'zzmonth'],
  [/^(?:hotels?|hostels?|accommodation|apartments?|digs|lodgings?)$/, 'zzstay'],
  [/^(?:\d+(?:st|nd|rd|th)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty)$/, 'zznum'],
];

/** The words of a wish with each place, day, meal, diet and number of it as one sign of its class. */
export function signsOf({ words, slots, venues, hotels, types, amount }: Reading): string[] {
  const spans = [
    ...hotels.map(({ from, to }) => ({ from, to, sign: 'zzstay' })),
    ...slots.map(({ from, to }) => ({ from, to, sign: 'zzslot' })),
    ...venues.map(({ from, to }) => ({ from, to, sign: 'zzplace' })),
    ...types.flatMap(({ from, to, types: covers }) => (covers.length > 0 ? [{ from, to, sign: 'zzplace' }] : [])),
  ];
  const signs: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const span = spans.find(({ from, to }) => from <= at && at < to);
    if (span) at = span.to - 1;
    signs.push(span?.sign ?? words[at] ?? '');
  }
  return signsOfWords(signs, amount !== null);
}

/** The signs of a line and one more where it asks: a question mark that ends it, or one within. */
export function signsWithMarks(reading: Reading): string[] {
  const isLast = /\?\W*$/.test(reading.raw);
  const marks = isLast ? [ENDS_ASKED, ASKED] : reading.raw.includes('?') ? [ASKED] : [];
  return [...signsOf(reading), ...marks];
}
const ASKED = 'zzasked';
const ENDS_ASKED = 'zzendsasked';

export const signsOfWords = (words: readonly string[], hasAmount: boolean): string[] =>
  words.map((word) => {
    const sign = CLASSES.find(([pattern]) => pattern.test(word))?.[1] ?? word;
    return sign === 'zznum' && hasAmount ? 'zzmoney' : sign;
  });

/** What a line has for the ear: its words, and which stand together or nearly so. */
export function featuresOf(signs: readonly string[]): string[] {
  const stems = ['^', ...signs.map((sign) => stem(sign)), '$'];
  const features = new Set<string>();
  for (const [at, one] of stems.entries()) {
    const next = stems[at + 1];
    if (at > 0 && at < stems.length - 1) features.add(one);
    if (next !== undefined) features.add(`${one} ${next}`);
  }
  return [...features];
}

/** The features of a wish: also which words go with a place or a day, for these may stand far from it. */
export function wishFeaturesOf(signs: readonly string[]): string[] {
  const stems = ['^', ...signs.map((sign) => stem(sign)), '$'];
  const words = new Set(stems);
  const classes = [...words].filter((one) => one.startsWith('zz'));
  const apart = classes.flatMap((sign) =>
    [...words].filter((one) => one !== sign).map((one) => `${sign}${APART}${one}`),
  );
  return [...featuresOf(signs), ...apart];
}
