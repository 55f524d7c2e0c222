import { type Box, clampTo, distance, type Point } from './map-box.ts';

const ROUNDS = 240;
/** Turns successive pairs into directions that never line up. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * Moves points apart until each pair is at least so far from one another, no further than needed and within the box:
 * places next door to each other stay legible. Deterministic; gives up where the box is too small for all of them.
 */
export function spreadPoints(points: readonly Point[], apart: number, box: Box): Point[] {
  const spread = points.map((point) => clampTo(point, box));
  for (let round = 0; round < ROUNDS; round++) {
    let isDone = true;
    for (let first = 0; first < spread.length; first++)
      for (let second = first + 1; second < spread.length; second++) {
        const [one, other] = [spread[first], spread[second]];
        if (one === undefined || other === undefined) continue;
        const away = distance(one, other);
        if (away >= apart) continue;
        isDone = false;
        const direction = directionOf(one, other, away, first * spread.length + second + round);
        // A little more than asked for, or the last step would never arrive.
        const step = (apart - away) / 2 + 0.01;
        spread[first] = clampTo({ x: one.x - direction.x * step, y: one.y - direction.y * step }, box);
        spread[second] = clampTo({ x: other.x + direction.x * step, y: other.y + direction.y * step }, box);
      }
    if (isDone) break;
  }
  return spread;
}

function directionOf(one: Point, other: Point, away: number, turn: number): Point {
  if (away > 0.5) return { x: (other.x - one.x) / away, y: (other.y - one.y) / away };
  return { x: Math.cos(turn * GOLDEN_ANGLE), y: Math.sin(turn * GOLDEN_ANGLE) };
}
