import { type Box, isWithin, overlap, type Point } from './map-box.ts';

/** One place where a label could stand, and how much worse it is than the best; whole numbers. */
export interface LabelSpot {
  box: Box;
  cost: number;
}

/** What leaving a label out costs: more than any place for it. */
const LEFT_OUT = 10_000;
/** What standing on a line costs. */
const ON_LINE = 18;
const PASSES = 8;

/**
 * Chooses a place for each label so that none covers another, an obstacle or the edge of the map, and few stand on a
 * line; null for a label that finds none. The same input gives the same choice: labels choose one after the other, those
 * with the fewest places first, and then once more knowing where the others stand, until nobody wants to move.
 */
export function placeLabels(
  labels: readonly (readonly LabelSpot[])[],
  map: Box,
  obstacles: readonly Box[],
  lines: readonly (readonly Point[])[],
): (Box | null)[] {
  const spots = labels.map((candidates) =>
    candidates
      .filter(({ box }) => isWithin(box, map) && !obstacles.some((obstacle) => overlap(box, obstacle)))
      .map(({ box, cost }) => ({ box, cost: cost + ON_LINE * lines.filter((line) => crosses(line, box)).length })),
  );
  const order = spots
    .map((_candidates, index) => index)
    .toSorted((one, other) => (spots[one]?.length ?? 0) - (spots[other]?.length ?? 0) || one - other);
  const chosen: (Box | null)[] = labels.map(() => null);
  for (let pass = 0; pass < PASSES; pass++) {
    let hasMoved = false;
    for (const index of order) {
      const others = chosen.filter((box, other) => box !== null && other !== index);
      const best = cheapest(spots[index] ?? [], others);
      if (best === chosen[index]) continue;
      chosen[index] = best;
      hasMoved = true;
    }
    if (!hasMoved) break;
  }
  return chosen;
}

function cheapest(candidates: readonly LabelSpot[], others: readonly (Box | null)[]): Box | null {
  let best: Box | null = null;
  let least = LEFT_OUT;
  for (const { box, cost } of candidates) {
    if (cost >= least || others.some((other) => other !== null && overlap(box, other))) continue;
    best = box;
    least = cost;
  }
  return best;
}

/** True where one of the points of a line lies in the box; lines are sampled closer than a label is high. */
const crosses = (line: readonly Point[], { x, y, width, height }: Box): boolean =>
  line.some((point) => point.x > x && point.x < x + width && point.y > y && point.y < y + height);

const DIRECTIONS = [
  { dx: 1, dy: 0, cost: 0 },
  { dx: -1, dy: 0, cost: 2 },
  { dx: 0, dy: 1, cost: 4 },
  { dx: 0, dy: -1, cost: 5 },
  { dx: 1, dy: 1, cost: 6 },
  { dx: 1, dy: -1, cost: 7 },
  { dx: -1, dy: 1, cost: 8 },
  { dx: -1, dy: -1, cost: 9 },
  { dx: 1, dy: 0.5, cost: 5 },
  { dx: 1, dy: -0.5, cost: 5 },
  { dx: -1, dy: 0.5, cost: 7 },
  { dx: -1, dy: -0.5, cost: 7 },
] as const;
/** From the disc to the label, pixels: the further, the harder to see what belongs together. */
const RINGS = [4, 14, 28, 46] as const;
const RING_COST = 14;

/** Every place for a label of this size round a disc, the nearest first. */
export function spotsRound({ x, y }: Point, radius: number, width: number, height: number): LabelSpot[] {
  return RINGS.flatMap((gap, ring) =>
    DIRECTIONS.map(({ dx, dy, cost }) => {
      // A label off to one side touches the disc sooner than one straight beside it.
      const reach = (radius + gap) / Math.hypot(dx, dy);
      const box = {
        x: x + dx * reach + ((dx - 1) / 2) * width,
        y: y + dy * reach + ((dy - 1) / 2) * height,
        width,
        height,
      };
      return { box, cost: cost + ring * RING_COST };
    }),
  );
}
