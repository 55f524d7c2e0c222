import fc from 'fast-check';

const USUAL_SEED = 2026;

/**
 * Every run of the property tests tries the same cases, so that what refuses a change is there again for whoever looks.
 * FUZZ_SEED tries others: a number, or `random`; what fails tells its seed.
 */
function seedOf(asked: string): number {
  const seed = asked === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(asked);
  if (!Number.isInteger(seed)) throw new Error(`FUZZ_SEED is a whole number or “random”, and not “${asked}”`);
  return seed;
}

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: seedOf(process.env.FUZZ_SEED ?? String(USUAL_SEED)) });
