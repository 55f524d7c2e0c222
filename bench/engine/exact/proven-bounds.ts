import { readFileSync, writeFileSync } from 'node:fs';
import type { ProductProblem } from '../product-problem.ts';
import { hashProblem } from './hash-problem.ts';

/** What was proven about a problem, in its own points. The optimum is known where value and bound agree. */
export interface ProvenBound {
  id: string;
  /** Of the problem's content: another problem of the same name is not this one. */
  hash: string;
  /** Objective of the best plan found. */
  value: number;
  /** No plan is better. */
  bound: number;
  /** The linear relaxation before any cut. */
  rootBound: number;
  /** Processor seconds. */
  seconds: number;
}

const FILE = new URL('proven-bounds.json', import.meta.url);

/** Whether the best plan found was proven to be the best there is. */
export const isOptimal = (proven: ProvenBound): boolean => proven.bound - proven.value < 1e-6;

/** All that was proven so far, from the file beside this one. */
export function readProvenBounds(): ProvenBound[] {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** What was proven of this very problem, found by its content. */
export function provenFor(bounds: readonly ProvenBound[], product: ProductProblem): ProvenBound | undefined {
  const hash = hashProblem(product);
  return bounds.find((each) => each.hash === hash);
}

/** Replaces what was known about the same problem. */
export function saveProvenBound(proven: ProvenBound): void {
  const others = readProvenBounds().filter((each) => each.hash !== proven.hash && each.id !== proven.id);
  const all = [...others, proven].sort((left, right) => left.id.localeCompare(right.id, 'en', { numeric: true }));
  writeFileSync(FILE, `[\n${all.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`);
}
