import type { Reading } from '../reading.ts';

/** The line with `it` for what it names of the plan: the bar So What asks nothing. */
export const unnamed = ({ words, slots }: Reading): string =>
  ` ${words.flatMap((word, at) => (slots.some(({ from, to }) => from < at && at < to) ? [] : [slots.some(({ from }) => from === at) ? 'it' : word])).join(' ')} `;
