import { stem } from '../../../planner/domain/tokenise.ts';
import { featuresOf, signsOf, WEIGHT_SIGNS } from './ear-features.ts';
import WEIGHTS from './ear-weights.json' with { type: 'json' };
import type { Reading } from './reading.ts';

const NOUGHT = 31;
const LABELS: readonly string[] = WEIGHTS.labels.split(' ');
/** For each feature how much it speaks for or against each kind. */
const ROWS: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries(WEIGHTS.rows).map(([feature, row]) => [
    feature,
    Array.from(row, (sign) => (WEIGHT_SIGNS.indexOf(sign) - NOUGHT) / WEIGHTS.scale),
  ]),
);

/** A kind of wish that the words sound like, and how sure that is, from 0 to 1. */
export interface Heard {
  label: string;
  share: number;
}

/** Of words that the ear has never heard it can say nothing: so many must be known. */
const KNOWN_MIN = 0.55;

/** The kinds of wish that a line sounds like, likeliest first; none for words it does not know. */
export function hear(reading: Reading): Heard[] {
  const signs = signsOf(reading);
  const known = signs.filter((sign) => ROWS.has(stem(sign))).length;
  if (known < signs.length * KNOWN_MIN) return [];
  const features = featuresOf(signs);
  const sums = LABELS.map(() => 0);
  const scale = 1 / Math.sqrt(Math.max(1, features.length));
  for (const feature of features) {
    for (const [label, weight] of (ROWS.get(feature) ?? []).entries())
      sums[label] = (sums[label] ?? 0) + weight * scale;
  }
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const total = raised.reduce((all, one) => all + one, 0);
  return raised
    .map((one, at) => ({ label: LABELS[at] ?? '', share: one / total }))
    .sort((left, right) => right.share - left.share);
}
