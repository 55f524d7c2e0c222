/**
 * How long to wait after this many tries: `first`, twice as long each time, at most `most`. `chance` in [0, 1) picks from
 * the upper half, so that a thousand mails that failed in one moment do not all come back in one moment.
 */
export function retryDelayMs(tries: number, chance: number, { first, most }: { first: number; most: number }): number {
  const full = Math.min(most, first * 2 ** Math.min(Math.max(tries, 1) - 1, 30));
  return Math.round(full / 2 + (full / 2) * chance);
}
