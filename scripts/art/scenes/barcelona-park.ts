import type { Chance } from '../kit/chance.ts';
import { circle, element, fade, group, many, path, rect, round, shape } from '../kit/shapes.ts';

export type Colours = readonly [string, ...string[]];

const BAYS: readonly Colours[] = [
  ['#3aa39a', '#63c0b0', '#f3d9b8', '#2b6f86', '#ffe9c9'],
  ['#ffc46b', '#f3d9b8', '#ff9f6e', '#e0617d', '#fff0d2'],
  ['#4a6fb5', '#7fa3d6', '#f3d9b8', '#3a4f9b', '#63c0b0'],
  ['#e0617d', '#ff9f6e', '#f3d9b8', '#b5478a', '#ffe9c9'],
  ['#63c0b0', '#ffc46b', '#fff0d2', '#3aa39a', '#7fa3d6'],
];

/**
 * Trencadís: a box broken into shards with dark grout between, clipped to `outline`. Colours come by place, so that
 * a bay can have a mood of its own.
 */
export function trencadis(
  id: string,
  outline: string,
  box: { x: number; y: number; width: number; height: number; size: number },
  colourAt: (x: number, y: number) => string,
  chance: Chance,
): string {
  const { x, y, width, height, size } = box;
  const columns = Math.ceil(width / size) + 1;
  const rows = Math.ceil(height / size) + 1;
  const knots = Array.from({ length: (rows + 1) * (columns + 1) }, (_, index) => ({
    x: x + ((index % (columns + 1)) - 0.5 + chance.between(-0.34, 0.34)) * size,
    y: y + (Math.floor(index / (columns + 1)) - 0.5 + chance.between(-0.34, 0.34)) * size,
  }));
  const knot = (row: number, column: number) => knots[row * (columns + 1) + column] ?? { x, y };
  const shards: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corners = [knot(row, column), knot(row, column + 1), knot(row + 1, column + 1), knot(row + 1, column)];
      const broken = chance.happens(0.4)
        ? [corners]
        : chance.happens(0.5)
          ? [corners.slice(0, 3), [corners[0], corners[2], corners[3]]]
          : [[corners[0], corners[1], corners[3]], corners.slice(1)];
      for (const shard of broken) {
        const points = shard.filter((corner) => corner !== undefined);
        const cx = points.reduce((sum, point) => sum + point.x, 0) / points.length;
        const cy = points.reduce((sum, point) => sum + point.y, 0) / points.length;
        const shrunk = points.flatMap((point) => [cx + (point.x - cx) * 0.86, cy + (point.y - cy) * 0.86]);
        shards.push(shape(shrunk, colourAt(cx, cy), { opacity: chance.between(0.72, 1) }));
      }
    }
  }
  return group([
    element('clipPath', { id }, path(outline, '#000')),
    path(outline, '#3a1650'),
    group(shards, { 'clip-path': `url(#${id})` }),
  ]);
}

const WAVE = 460;
/** 0 where the bench swings away from the viewer, 1 where it comes near. */
const nearness = (x: number): number => 0.5 + 0.5 * Math.sin(((x + 150) / WAVE) * Math.PI * 2);

/** The top edge of the bench's back: people lean on it. */
const benchTop = (x: number): number => 836 + nearness(x) * 14;
/** The seat: people sit on it. */
export const benchSeat = (x: number): number => benchTop(x) + 46 + nearness(x) * 14;

const edge = (at: (x: number) => number, from: number, to: number): string => {
  const step = from < to ? 16 : -16;
  return Array.from(
    { length: Math.floor(Math.abs(to - from) / 16) + 1 },
    (_, index) => `${round(from + index * step)} ${round(at(from + index * step))}`,
  ).join('L');
};
const band = (upper: (x: number) => number, lower: (x: number) => number): string =>
  `M${edge(upper, -16, 1616)}L${edge(lower, 1616, -16)}Z`;

/** The serpentine bench of the terrace, from wall to wall of the picture. */
export function bench(chance: Chance): string {
  const back = band((x) => benchTop(x) + 8, benchSeat);
  const seat = band(benchSeat, (x) => benchSeat(x) + 11 + nearness(x) * 7);
  const riser = band(
    (x) => benchSeat(x) + 11 + nearness(x) * 7,
    (x) => benchSeat(x) + 42 + nearness(x) * 18,
  );
  const mood = (x: number): Colours => BAYS[(Math.floor((x + 265) / (WAVE / 2)) + 5) % BAYS.length] ?? ['#f3d9b8'];
  const flowers = many(14, (index) => {
    const x = 36 + index * 117;
    const y = benchTop(x) + 32 + nearness(x) * 4;
    const petal = ['#ffe9c9', '#e0617d', '#ffc46b', '#4a6fb5'][index % 4] ?? '#ffe9c9';
    return group([
      circle(x, y, 15, '#3a1650'),
      many(9, (spoke) => {
        const [a, b] = [(spoke / 9) * Math.PI * 2, ((spoke + 0.78) / 9) * Math.PI * 2];
        return shape(
          [
            x + Math.cos(a) * 5,
            y + Math.sin(a) * 5,
            x + Math.cos(a) * 14,
            y + Math.sin(a) * 14,
            x + Math.cos(b) * 14,
            y + Math.sin(b) * 14,
            x + Math.cos(b) * 5,
            y + Math.sin(b) * 5,
          ],
          petal,
        );
      }),
      circle(x, y, 3.8, '#ff8563'),
    ]);
  });
  return group([
    fade('bench-shade', [
      [0, '#2d0f45', 0.1],
      [0.55, '#2d0f45', 0.42],
      [1, '#1a0838', 0.8],
    ]),
    path(
      band(benchSeat, () => 1010),
      '#1f0833',
    ),
    trencadis(
      'bench-back',
      back,
      { x: -20, y: 836, width: 1640, height: 90, size: 15 },
      (x) => chance.pick(mood(x)),
      chance,
    ),
    flowers,
    path(back, 'url(#bench-shade)'),
    trencadis(
      'bench-riser',
      riser,
      { x: -20, y: 888, width: 1640, height: 90, size: 20 },
      () => chance.pick(['#8a5a8a', '#744a80', '#a06f8f', '#5f3a74']),
      chance,
    ),
    path(riser, '#1f0833', { opacity: 0.55 }),
    path(seat, '#c98a8f'),
    path(
      band(benchSeat, (x) => benchSeat(x) + 4),
      '#f3c7a6',
    ),
    path(
      band(benchTop, (x) => benchTop(x) + 10),
      '#e9b59a',
    ),
    path(
      band(benchTop, (x) => benchTop(x) + 3.4),
      '#fff0d2',
    ),
    many(64, (index) => {
      const x = index * 25.4;
      return rect(x, benchTop(x) + 2, 1.6, 8, '#8a4a78', { opacity: 0.6 });
    }),
  ]);
}
