import { writeFileSync } from 'node:fs';
import { APART, WEIGHT_SIGNS } from '../../src/features/chat/domain/understanding/ear-features.ts';

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

export function train(
  examples: readonly Example[],
  decay: number,
): { labels: string[]; weights: Map<string, Float64Array> } {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  const kept = examples.map(({ label, features }) => ({
    at: labels.indexOf(label),
    features: features.filter((one) => (seen.get(one) ?? 0) >= (one.includes(APART) ? LEAST_SEEN_APART : LEAST_SEEN)),
  }));
  const weights = new Map<string, Float64Array>();
  const squares = new Map<string, Float64Array>();
  const rowOf = (rows: Map<string, Float64Array>, name: string): Float64Array => {
    const row = rows.get(name) ?? new Float64Array(labels.length);
    rows.set(name, row);
    return row;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let step = 0; step < kept.length; step += 1) {
      // A stride that shares no factor with the count visits every example once, far from its neighbours.
      const example = kept[(step * 7919 + round * 31) % kept.length];
      if (!example) continue;
      const { at, features } = example;
      const scale = 1 / Math.sqrt(Math.max(1, features.length));
      const sums = new Float64Array(labels.length);
      for (const name of features)
        for (const [label, weight] of rowOf(weights, name).entries()) sums[label] = (sums[label] ?? 0) + weight * scale;
      const shares = sharesOf(sums);
      for (const name of features) {
        const [row, square] = [rowOf(weights, name), rowOf(squares, name)];
        for (const [label, share] of shares.entries()) {
          const slope = (share - (label === at ? 1 : 0)) * scale + decay * (row[label] ?? 0);
          square[label] = (square[label] ?? 0) + slope * slope;
          row[label] = (row[label] ?? 0) - (RATE * slope) / (Math.sqrt(square[label] ?? 0) + 1e-6);
        }
      }
    }
  }
  return { labels, weights };
}

function sharesOf(sums: Float64Array): Float64Array {
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const total = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / total);
}
