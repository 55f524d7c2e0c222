import { parseArgs } from 'node:util';
import { hashProblem } from './hash-problem.ts';
import { highs } from './master.ts';
import { problemSet } from './problem-set.ts';
import { proveOptimum } from './prove-optimum.ts';
import { isOptimal, provenFor, readProvenBounds, saveProvenBound } from './proven-bounds.ts';
import { scoreProduct } from './score-product.ts';
import { tripModel } from './trip-model.ts';

// Proves the optimum of every product problem that proven-bounds.json does not know yet, or of all with --anew.
const { values } = parseArgs({
  options: {
    product: { type: 'string' },
    only: { type: 'string', default: '' },
    anew: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '60' },
    // Comparisons in one search for a combination: 10 s or so for each thousand million.
    steps: { type: 'string', default: '2e9' },
  },
});
const processorSeconds = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};
const loaded = await highs;
for (const product of problemSet(values.product)) {
  const known = provenFor(readProvenBounds(), product);
  if (!product.id.includes(values.only) || (known && !values.anew)) continue;
  console.log(product.id);
  const begin = processorSeconds();
  const elapsed = (): number => Math.round((processorSeconds() - begin) * 10) / 10;
  const model = tripModel(product);
  const proof = proveOptimum(model, loaded, {
    seconds: Number(values.seconds),
    cutRounds: 40,
    maxLabels: 4_000_000,
    maxSteps: Number(values.steps),
    log: (line) => console.log(`  ${elapsed().toFixed(1).padStart(6)} s  ${line}`),
  });
  if (!proof.routes) throw new Error(`${product.id} has no plan that keeps its rules`);
  const plan = product.days.map((_, day) => {
    const route = proof.routes?.find((each) => each.day === day);
    return (route?.nodes ?? []).map((node) => model.sourceOf[node] ?? 0);
  });
  const value = scoreProduct(product, plan);
  if (Math.abs(value - proof.value) > 1e-6)
    throw new Error(`${product.id}: the plan is worth ${value}, not ${proof.value}`);
  const round = (points: number): number => Math.round(points * 1000) / 1000;
  const proven = {
    id: product.id,
    hash: hashProblem(product),
    value: round(value),
    bound: round(proof.bound),
    rootBound: round(proof.rootBound),
    seconds: elapsed(),
  };
  saveProvenBound(proven);
  const verdict = isOptimal(proven) ? 'optimal' : `at most ${proven.bound}`;
  console.log(
    `  ${proven.value} (${verdict}), ${proven.seconds} s, HiGHS holds ${Math.round(loaded.memoryBytes / 1e6)} MB`,
  );
}
