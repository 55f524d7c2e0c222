/** A source of numbers in [0, 1). Pure code takes one as an argument instead of calling Math.random. */
export type Rng = () => number;

/**
 * Small fast generator (mulberry32, Tommy Ettinger, public domain): the same seed gives the same
 * sequence on every machine, because it uses 32-bit integer arithmetic only.
 */
export function createRng(seed: number): Rng {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
