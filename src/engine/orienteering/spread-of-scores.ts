import type { Problem } from './problem.ts';

/** How far the scores of two stops are apart, as a rule (standard deviation): the size of a step up or down. */
export function spreadOfScores({ score }: Problem): number {
  const scores = score.filter((points) => points > 0);
  const mean = scores.reduce((sum, points) => sum + points, 0) / scores.length;
  const variance = scores.reduce((sum, points) => sum + (points - mean) ** 2, 0) / scores.length;
  return Math.sqrt(variance) || mean || 1;
}
