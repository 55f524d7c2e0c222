export interface Point {
  x: number;
  y: number;
}

/** Its corner is at the top left; pixels. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** True where two boxes share more than an edge. */
export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** The square round a disc. */
export const boxRound = ({ x, y }: Point, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

/** The box narrowed by so much on every side. */
export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

export const clampTo = ({ x, y }: Point, box: Box): Point => ({
  x: Math.min(Math.max(x, box.x), box.x + box.width),
  y: Math.min(Math.max(y, box.y), box.y + box.height),
});

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
