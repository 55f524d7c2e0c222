/** Whether the word at that place is one of what is named there. */
export const isInside = (at: number, mentions: readonly { from: number; to: number }[]): boolean =>
  mentions.some(({ from, to }) => from <= at && at < to);
