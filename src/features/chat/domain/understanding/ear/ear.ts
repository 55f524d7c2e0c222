import { stem } from '../../../../planner/domain/tokenise.ts';
import { featuresOf, WEIGHT_SIGNS } from './ear-features.ts';

const NOUGHT = 31;

/** Weights as training writes them: for each feature one sign for each label. */
export interface Weights {
  labels: string;
  scale: number;
  rows: Readonly<Record<string, string>>;
}

/** What the words sound like, and how sure that is, from 0 to 1. */
export interface Heard {
  label: string;
  share: number;
}

/** Of words that an ear has never heard it can say nothing: so many must be known. */
const KNOWN_MIN = 0.55;

/** An ear with these weights: what a line's signs sound like, likeliest first; none for words it does not know. */
export function earOf(
  { labels: names, scale, rows }: Weights,
  heardIn: (signs: readonly string[]) => string[] = featuresOf,
): (signs: readonly string[]) => Heard[] {
  const labels = names.split(' ');
  /** For each feature how much it speaks for or against each label. */
  const weights: ReadonlyMap<string, readonly number[]> = new Map(
    Object.entries(rows).map(([feature, row]) => [
      feature,
      Array.from(row, (sign) => (WEIGHT_SIGNS.indexOf(sign) - NOUGHT) / scale),
    ]),
  );
  return (signs) => {
    const known = signs.filter((sign) => weights.has(stem(sign))).length;
    if (known < signs.length * KNOWN_MIN) return [];
    const features = heardIn(signs);
    const sums = labels.map(() => 0);
    const evening = 1 / Math.sqrt(Math.max(1, features.length));
    for (const feature of features) {
      for (const [label, weight] of (weights.get(feature) ?? []).entries())
        sums[label] = (sums[label] ?? 0) + weight * evening;
    }
    const most = Math.max(...sums);
    const raised = sums.map((sum) => Math.exp(sum - most));
    const total = raised.reduce((all, one) => all + one, 0);
    return raised
      .map((one, at) => ({ label: labels[at] ?? '', share: one / total }))
      .sort((left, right) => right.share - left.share);
  };
}
