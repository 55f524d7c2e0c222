import { ORDINALS } from '../../ordinals.ts';

const NUMBER_WORDS = new Map(
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty`
    .split(/\s+/)
    .map((word, value) => [word, value]),
);

/** A whole number in figures or words, `14` or `fourteen`; `a`, `an` and `another` count as one, `couple` as two. */
export function readNumber(word: string): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  if (word === 'a' || word === 'an' || word === 'another') return 1;
  if (word === 'couple') return 2;
  if (word === 'dozen') return 12;
  return NUMBER_WORDS.get(word) ?? null;
}

/** For patterns: anything `readNumber` reads. */
export const NUMBER = `(?:\\d{1,3}|a couple|couple|an|a|another|dozen|${[...NUMBER_WORDS.keys()].join('|')})`;

/** The number that `second` or `2nd` stands for. */
export function readOrdinal(word: string): number | null {
  if (/^\d+(?:st|nd|rd|th)$/.test(word)) return Number.parseInt(word, 10);
  const at = ORDINALS.indexOf(word);
  return at < 0 ? null : at + 1;
}

export const readNumberText = (text: string): number | null => readNumber(text === 'a couple' ? 'couple' : text);
