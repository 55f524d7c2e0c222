import { isInside } from '../finding/is-inside.ts';
import type { Reading } from '../reading.ts';

/** The line without the names of parts: `So What` is a bar, and asks nothing. */
export const outside = ({
  words,
  slots,
}: {
  words: readonly string[];
  slots: readonly { from: number; to: number }[];
}): string => ` ${words.filter((_, at) => !isInside(at, slots)).join(' ')} `;

/** The line without the longer names of parts: a single word of one (`station`, `hotel`) may well be meant as itself. */
export const outsideLongNames = ({ words, slots }: Pick<Reading, 'words' | 'slots'>): string =>
  outside({ words, slots: slots.filter(({ from, to }) => to - from > 1) });
