import { writeFileSync } from 'node:fs';
import { APART, WEIGHT_SIGNS } from '../../src/features/chat/domain/understanding/ear/ear-features.ts';

// The learning behind both ears: multinomial logistic regression with AdaGrad steps (Duchi, Hazan and Singer, 2011). Equal
// examples give equal weights.

const ROUNDS = 40;
const RATE = 0.3;
/** A feature that fewer examples have says nothing of others; a class with a word far from it must be commoner. */
const LEAST_SEEN = 2;
const LEAST_SEEN_APART = 4;
/** Steps of a weight in one: a weight is one of the 63 signs of `WEIGHT_SIGNS`, the middle one nought. */
const SCALE = 8;

/** A wording, as what the ear hears of it, and the kind that it is. */
export interface Example {
  label: string;
  features: readonly string[];
}

/**
 * Learns the kinds of the examples and writes the weights to the file, one sign a weight. `decay` draws every weight to
 * nought, so that a word heard seldom does not decide alone.
 */
export function trainInto(file: URL, examples: readonly Example[], decay = 0): void {
  const { labels, weights } = train(examples, decay);
  const signOf = (weight: number): string =>
    WEIGHT_SIGNS[Math.max(-31, Math.min(31, Math.round(weight * SCALE))) + 31] ?? '';
  const rows = [...weights]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, row]) => [name, [...row].map(signOf).join('')] as const);
  writeFileSync(
    file,
    `${JSON.stringify({ labels: labels.join(' '), scale: SCALE, rows: Object.fromEntries(rows) }, null, 2)}\n`,
  );
  console.log(`${labels.length} kinds, ${rows.length} features`);
}

function train(examples: readonly Example[], decay: number): { labels: string[]; weights: Map<string, Float64Array> } {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const names = learntFeatures(examples);
  const placeOf = new Map(names.map((name, at) => [name, at * labels.length]));
  const lines = examples.map(({ label, features }) => ({
    label: labels.indexOf(label),
    rows: features.flatMap((name) => placeOf.get(name) ?? []),
  }));
  const weights = new Float64Array(names.length * labels.length);
  const squares = new Float64Array(weights.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let step = 0; step < lines.length; step += 1) {
      // A stride that shares no factor with the count visits every example once, far from its neighbours.
      const line = lines[(step * 7919 + round * 31) % lines.length];
      if (!line) continue;
      learn(line.rows, line.label, { labels: labels.length, weights, squares, decay });
    }
  }
  const rowOf = (at: number): Float64Array => weights.subarray(at * labels.length, (at + 1) * labels.length);
  return { labels, weights: new Map(names.map((name, at) => [name, rowOf(at)])) };
}

function learntFeatures(examples: readonly Example[]): string[] {
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  return [...seen].flatMap(([name, count]) =>
    count >= (name.includes(APART) ? LEAST_SEEN_APART : LEAST_SEEN) ? [name] : [],
  );
}

interface Learnt {
  labels: number;
  /** For each feature one number for each label, side by side. */
  weights: Float64Array;
  /** The squares of all slopes so far. */
  squares: Float64Array;
  decay: number;
}

/** One step against the error that the features of an example lead to. */
function learn(rows: readonly number[], truth: number, { labels, weights, squares, decay }: Learnt): void {
  const scale = 1 / Math.sqrt(Math.max(1, rows.length));
  const sums = new Float64Array(labels);
  for (const row of rows)
    for (let label = 0; label < labels; label += 1)
      sums[label] = (sums[label] ?? 0) + (weights[row + label] ?? 0) * scale;
  const errors = sharesOf(sums).map((share, label) => (share - (label === truth ? 1 : 0)) * scale);
  for (const row of rows) {
    for (let label = 0; label < labels; label += 1) {
      const weight = weights[row + label] ?? 0;
      const slope = (errors[label] ?? 0) + decay * weight;
      const square = (squares[row + label] ?? 0) + slope * slope;
      squares[row + label] = square;
      weights[row + label] = weight - (RATE * slope) / (Math.sqrt(square) + 1e-6);
    }
  }
}

function sharesOf(sums: Float64Array): Float64Array {
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const total = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / total);
}
