import { readFileSync, writeFileSync } from 'node:fs';
import { featuresOf, signsOfWords, WEIGHT_SIGNS } from '../../src/features/chat/domain/understanding/ear-features.ts';
import { normalise } from '../../src/features/chat/domain/understanding/normalise.ts';

// Trains the ear (`understanding/hear.ts`): multinomial logistic regression on the wordings of exemplars.txt and on what
// the rules read rightly of the open sets (heard.txt). `node bench/concierge/train-ear.ts` writes its weights anew; equal
// files give equal bytes.

const ROUNDS = 40;
const RATE = 0.3;
/** Steps of a weight in one: a weight is one of the 63 signs of `WEIGHT_SIGNS`, the middle one nought. */
const SCALE = 8;
/** A kind of wish that was said less often than this cannot be learnt. */
const LEAST_SAID = 9;

/** Words that the classes of exemplars.txt stand for, so that they go through the same plain wording as a message. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  S: 'karaoke',
  P: 'bowling',
  D: 'saturday',
  M: 'dinner',
  N: '5',
  '£': '£50',
  T: 'vegan',
  H: 'hotel',
  O: 'september',
};
const SIGN_OF = new Map([
  ['karaoke', 'zzslot'],
  ['bowling', 'zzplace'],
]);

interface Example {
  label: string;
  features: string[];
}

const textOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

function exemplars(): Example[] {
  const examples: Example[] = [];
  let label = '';
  for (const line of textOf('exemplars.txt').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const heading = /^\[(.+)\]$/.exec(line)?.[1];
    if (heading !== undefined) {
      label = heading;
      continue;
    }
    const spoken = line
      .split(' ')
      .map((word) => STANDS_FOR[word] ?? word)
      .join(' ');
    const words = normalise(spoken).words.map((word) => SIGN_OF.get(word) ?? word);
    examples.push({ label, features: featuresOf(signsOfWords(words, line.includes('£'))) });
  }
  return examples;
}

const heard = (): Example[] =>
  textOf('heard.txt')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [label = '', signs = ''] = line.split('\t');
      return { label, features: featuresOf(signs.split(' ')) };
    });

function train(examples: readonly Example[]): { labels: string[]; weights: Map<string, Float64Array> } {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  const kept = examples.map(({ label, features }) => ({
    at: labels.indexOf(label),
    features: features.filter((one) => (seen.get(one) ?? 0) >= 2),
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
          const slope = (share - (label === at ? 1 : 0)) * scale;
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

const all = [...exemplars(), ...heard()];
const isLearnt = ({ label }: Example): boolean => all.filter((other) => other.label === label).length >= LEAST_SAID;
const { labels, weights } = train(all.filter(isLearnt));
const signOf = (weight: number): string =>
  WEIGHT_SIGNS[Math.max(-31, Math.min(31, Math.round(weight * SCALE))) + 31] ?? '';
const rows = [...weights]
  .sort(([left], [right]) => (left < right ? -1 : 1))
  .map(([name, row]) => [name, [...row].map(signOf).join('')] as const);
const file = new URL('../../src/features/chat/domain/understanding/ear-weights.json', import.meta.url);
writeFileSync(
  file,
  `${JSON.stringify({ labels: labels.join(' '), scale: SCALE, rows: Object.fromEntries(rows) }, null, 2)}\n`,
);
console.log(`${labels.length} kinds, ${rows.length} features`);
