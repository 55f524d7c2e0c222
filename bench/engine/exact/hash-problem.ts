import { createHash } from 'node:crypto';
import type { ProductProblem } from '../product-problem.ts';

/** Sixteen hexadecimal digits that change with anything the optimum depends on, and not with the name. */
export function hashProblem(product: ProductProblem): string {
  const { id: _name, reference: _found, ...rest } = product;
  return createHash('sha256')
    .update(JSON.stringify(sorted(rest)))
    .digest('hex')
    .slice(0, 16);
}

/** Keys in one order, whatever wrote the JSON. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}
