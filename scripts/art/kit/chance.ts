import { createRng, type Rng } from '../../../src/shared/rng.ts';

/** Seeded chance for drawings: the same seed draws the same picture on every machine. */
export interface Chance {
  (): number;
  /** A number from `from` to `to`. */
  between: (from: number, to: number) => number;
  /** One of the list. */
  pick: <T>(list: readonly [T, ...T[]]) => T;
  /** True that share of the time. */
  happens: (share: number) => boolean;
}

/** Chance that begins anew at the seed. */
export function createChance(seed: number): Chance {
  const rng: Rng = createRng(seed);
  return Object.assign(() => rng(), {
    between: (from: number, to: number) => from + (to - from) * rng(),
    pick: <T>(list: readonly [T, ...T[]]): T => list[Math.floor(rng() * list.length)] ?? list[0],
    happens: (share: number) => rng() < share,
  });
}
