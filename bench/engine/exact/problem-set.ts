import { readFileSync } from 'node:fs';
import type { ProductProblem } from '../product-problem.ts';
import { generateProduct } from './generate-product.ts';

/** Venues, days and seed of the made-up trips that the report measures the solver on. */
const GENERATED = [
  [40, 2, 11],
  [40, 3, 12],
  [60, 2, 14],
  [60, 3, 15],
  [80, 2, 17],
  [80, 3, 18],
  [100, 2, 19],
  [100, 3, 20],
  [120, 2, 21],
  [120, 3, 22],
  [50, 4, 13],
  [80, 4, 16],
  [120, 4, 23],
] as const;

/** The trips of the file (one JSON object a line), where one is named, and then our own. */
export function problemSet(productFile: string | undefined): ProductProblem[] {
  const lines = productFile ? readFileSync(productFile, 'utf8').split('\n') : [];
  const published = lines.filter((line) => line.trim() !== '').map((line): ProductProblem => JSON.parse(line));
  return [...published, ...GENERATED.map(([venues, days, seed]) => generateProduct(seed, venues, days))];
}
