import { findClocks } from './find-clocks.ts';
import { readNumber } from './read-number.ts';

/** Whether there is a number or an hour in it, other than one: `my mistake, it's eleven` has the value that was meant. */
export const saysNumber = ({ words, raw }: { words: readonly string[]; raw: string }): boolean =>
  words.some((word) => (readNumber(word) ?? 1) !== 1) || findClocks(raw).length > 0;
