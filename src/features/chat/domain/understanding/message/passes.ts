import type { ReadPart } from '../cues/read-part.ts';

/** Puts right what was read of a message, once all its parts are known. */
export type Pass = (parts: readonly ReadPart[]) => readonly ReadPart[];

/** The parts after these passes, each on what the one before it left. */
export const inTurn = (parts: readonly ReadPart[], passes: readonly Pass[]): ReadPart[] => [
  ...passes.reduce((now, pass) => pass(now), parts),
];
