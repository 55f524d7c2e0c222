import { distance, type Point } from './map-box.ts';

/** A quadratic curve from one place to the next. */
export interface Curve {
  from: Point;
  bend: Point;
  to: Point;
}

/** How far a way bows out, of its length; the way there and the way back then lie side by side. */
const BOW = 0.17;
const BOW_MAX = 36;

/** The way from one point to another, bowed to its right. */
export function curveBetween(from: Point, to: Point): Curve {
  const length = distance(from, to);
  const bow = length === 0 ? 0 : Math.min(BOW * length, BOW_MAX) * 2;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const side = length === 0 ? { x: 0, y: 0 } : { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  return { from, bend: { x: middle.x + side.x * bow, y: middle.y + side.y * bow }, to };
}

/** The point of the curve at a share of it, 0 to 1. */
export function pointAt({ from, bend, to }: Curve, share: number): Point {
  const rest = 1 - share;
  return {
    x: rest * rest * from.x + 2 * rest * share * bend.x + share * share * to.x,
    y: rest * rest * from.y + 2 * rest * share * bend.y + share * share * to.y,
  };
}

const STEPS = 48;

/** Points along the curve, close together. */
export const sampled = (curve: Curve): Point[] =>
  Array.from({ length: STEPS + 1 }, (_unused, step) => pointAt(curve, step / STEPS));

/** An arrow on the curve: its tip and the direction in which it points, degrees clockwise from the right. */
export interface Arrow extends Point {
  degrees: number;
}

/** The arrow where the curve reaches the disc at its end; null where the two discs are too close for one. */
export function arrowAt(curve: Curve, radius: number): Arrow | null {
  const points = sampled(curve);
  const tip = points.findLastIndex((point) => distance(point, curve.to) > radius);
  const [end, before] = [points[tip], points[tip - 3]];
  if (end === undefined || before === undefined || distance(end, curve.from) < radius + 8) return null;
  return { ...end, degrees: (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI };
}
