import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type ProductProblem, toSolvable } from '../bench/engine/product-problem.ts';
import { routeNodes } from '../src/engine/orienteering/route-nodes.ts';
import { solve } from '../src/engine/orienteering/solve.ts';

// Solves problems of the benchmark's JSON form, one a line, and prints {"id":…,"routes":[[node,…],…]} a line.
const { values } = parseArgs({
  options: {
    problems: { type: 'string' },
    ms: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});
const [ms, seed] = [Number(values.ms), Number(values.seed)];
// A time that is no number would never be over.
if (!values.problems || !(ms > 0) || !Number.isInteger(seed)) {
  console.error('Usage: npm run -s engine:solve -- --problems FILE [--ms N] [--seed N]');
  process.exit(2);
}
const now = (): number => performance.now();
for (const line of readFileSync(values.problems, 'utf8').split('\n')) {
  if (line.trim() === '') continue;
  const begin = now();
  const product: ProductProblem = JSON.parse(line);
  const { problem, sourceOf } = toSolvable(product);
  const routes = solve(problem, {
    seed,
    iterations: Number.MAX_SAFE_INTEGER,
    clock: { now, until: begin + ms },
  });
  const named = routeNodes(routes).map((route) => route.map((node) => sourceOf[node] ?? 0));
  console.log(JSON.stringify({ id: product.id, routes: named }));
}
