import type { Chance } from '../kit/chance.ts';
import { DUSK } from '../kit/dusk.ts';
import { circle, element, ellipse, fade, group, many, path, rect, round, shape, stroke } from '../kit/shapes.ts';

type Colours = readonly [string, ...string[]];

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
export const benchTop = (x: number): number => 836 + nearness(x) * 14;
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

/** El Drac, the mosaic lizard, creeping down to the right with water at his mouth. */
export function lizard(x: number, y: number, scale: number, chance: Chance): string {
  const outline =
    'M-196 -34C-170 -56 -132 -40 -104 -52C-70 -92 0 -98 56 -78C74 -92 102 -98 128 -84C150 -74 168 -58 172 -44C160 -32 132 -26 108 -30C96 -20 84 -14 92 2C104 6 116 10 118 20C100 26 78 20 70 8C62 -2 56 -12 44 -16C20 -6 -14 -6 -38 -14C-50 -8 -56 2 -46 14C-36 18 -26 22 -26 32C-46 36 -70 28 -76 14C-82 0 -86 -8 -98 -18C-128 -12 -150 -26 -170 -20C-196 -14 -214 -26 -232 -14C-226 -30 -212 -36 -196 -34Z';
  const colours: Colours = ['#3aa39a', '#63c0b0', '#ffc46b', '#4a6fb5', '#ff9f6e', '#8fd0c0', '#ffe9c9'];
  const spine = (left: number) => -50 - 34 * Math.exp(-(((left + 10) / 90) ** 2));
  return group(
    [
      ellipse(-20, 24, 200, 12, '#0e0322', { opacity: 0.5 }),
      trencadis(
        'lizard',
        outline,
        { x: -236, y: -100, width: 420, height: 140, size: 11 },
        (left, top) => (top < spine(left) + 22 ? chance.pick(['#ffc46b', '#ff9f6e', '#ffe9c9']) : chance.pick(colours)),
        chance,
      ),
      path(
        'M-196 -34C-170 -56 -132 -40 -104 -52C-70 -92 0 -98 56 -78C74 -92 102 -98 128 -84C110 -88 82 -86 60 -70C4 -90 -66 -84 -100 -45C-130 -34 -168 -48 -196 -34Z',
        '#fff0d2',
        { opacity: 0.85 },
      ),
      path(
        'M-98 -18C-60 -34 20 -30 60 -28C90 -26 130 -26 172 -44C160 -32 132 -26 108 -30C96 -20 84 -14 92 2L70 8C62 -2 56 -12 44 -16C20 -6 -14 -6 -38 -14L-76 14C-82 0 -86 -8 -98 -18Z',
        '#1a0838',
        { opacity: 0.45 },
      ),
      circle(120, -68, 8, DUSK.cream),
      circle(122, -68, 4.4, '#1a0838'),
      stroke('M172 -44Q150 -40 128 -46', '#2a0d42', 3),
      stroke('M170 -42Q184 -30 182 6', '#bfeae0', 3, { opacity: 0.8 }),
      stroke('M176 -40Q192 -26 190 4', '#bfeae0', 1.6, { opacity: 0.6 }),
    ],
    { transform: `translate(${x} ${y}) scale(${scale})` },
  );
}

/** A palm: a ringed, slightly bowed trunk and a crown of fringed fronds. */
export function palm(
  x: number,
  base: number,
  height: number,
  lean: number,
  fill: string,
  chance: Chance,
  rim?: string,
): string {
  const top = { x: x + lean, y: base - height };
  const reach = height * 0.34;
  const frond = (angle: number, long: number) => {
    const tip = { x: top.x + Math.cos(angle) * long, y: top.y + Math.sin(angle) * long * 0.55 + long * 0.34 };
    const bend = { x: top.x + Math.cos(angle) * long * 0.5, y: top.y + Math.sin(angle) * long * 0.8 - long * 0.16 };
    const spot = (t: number) => ({
      x: (1 - t) ** 2 * top.x + 2 * t * (1 - t) * bend.x + t * t * tip.x,
      y: (1 - t) ** 2 * top.y + 2 * t * (1 - t) * bend.y + t * t * tip.y,
    });
    return group([
      stroke(`M${top.x} ${top.y}Q${bend.x} ${bend.y} ${tip.x} ${tip.y}`, fill, height * 0.012),
      many(15, (index) => {
        const t = 0.16 + (index / 15) * 0.84;
        const from = spot(t);
        const drop = long * 0.3 * (1 - Math.abs(t - 0.5) * 1.1) * chance.between(0.8, 1.15);
        const along = (tip.x > top.x ? 1 : -1) * long * 0.1;
        return stroke(
          `M${from.x} ${from.y}q${along * 0.7} ${drop * 0.3} ${along} ${drop}M${from.x} ${from.y}q${along} ${-drop * 0.14} ${along * 1.5} ${drop * 0.3}`,
          fill,
          height * 0.0105,
        );
      }),
    ]);
  };
  const trunk = (shift: number, wide: number, colour: string) =>
    path(
      `M${x - wide + shift} ${base}Q${x + lean * 0.2 + shift - wide * 0.7} ${base - height * 0.5} ${top.x - wide * 0.6 + shift} ${top.y}H${top.x + wide * 0.6 + shift}Q${x + lean * 0.2 + wide * 0.7 + shift} ${base - height * 0.5} ${x + wide + shift} ${base}Z`,
      colour,
    );
  const wide = height * 0.024;
  return group([
    rim === undefined ? '' : trunk(-1.6, wide, rim),
    trunk(0, wide, fill),
    circle(top.x, top.y, wide * 1.5, fill),
    ...Array.from({ length: 13 }, (_, index) =>
      frond(Math.PI * (1.02 + (index / 12) * 0.96) + chance.between(-0.08, 0.08), reach * chance.between(0.85, 1.12)),
    ),
    ...[-0.1, 0.12, 0.9, 1.1].map((turn) => frond(Math.PI * turn, reach * 0.8)),
  ]);
}
