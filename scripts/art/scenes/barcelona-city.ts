import type { Chance } from '../kit/chance.ts';
import { DUSK } from '../kit/dusk.ts';
import { circle, group, many, path, rect, shape, stroke } from '../kit/shapes.ts';

/** Torre Glòries: a blunt bullet of glass with a thousand lit panels. */
export function torreGlories(x: number, base: number, height: number, chance: Chance): string {
  const half = height * 0.12;
  const wide = (t: number) =>
    half * (t < 0.45 ? 1 - 0.05 * (1 - t / 0.45) : Math.sqrt(Math.max(0, 1 - ((t - 0.45) / 0.55) ** 2.2)));
  const rows = Math.floor(height / 5);
  const side = (sign: 1 | -1) =>
    Array.from({ length: rows + 1 }, (_, row) => `${x + sign * wide(row / rows)} ${base - (row / rows) * height}`);
  const panels = many(rows * 8, (index) => {
    const t = (Math.floor(index / 8) + 0.5) / rows;
    const across = (index % 8) / 4 - 0.875;
    const colours: readonly [string, ...string[]] =
      t < 0.4 ? ['#ff8563', '#e0617d', '#ffb765'] : ['#e0617d', '#8a6fc0', '#7fa3d6'];
    return rect(x + across * wide(t) - half * 0.09, base - t * height - 1.5, half * 0.18, 3, chance.pick(colours), {
      opacity: chance.between(0.25, 1),
    });
  });
  return group([
    path(`M${side(-1).join('L')}L${side(1).toReversed().join('L')}Z`, '#5a2672'),
    panels,
    path(
      `M${side(-1).join('L')}L${side(1)
        .toReversed()
        .map((spot) => spot)
        .join('L')}Z`,
      'none',
      { stroke: '#a8528a', 'stroke-width': 1.2 },
    ),
  ]);
}

/** The two towers of the Olympic port: one in a white cage of steel, one of glass, both 154 m. */
export const portTowers = (x: number, base: number): string =>
  group([
    rect(x, base - 104, 24, 104, '#9a4680'),
    stroke(
      Array.from(
        { length: 7 },
        (_, row) => `M${x} ${base - 104 + row * 15}l24 15M${x + 24} ${base - 104 + row * 15}l-24 15`,
      ).join(''),
      '#d98a96',
      1,
    ),
    shape([x + 40, base, x + 40, base - 108, x + 52, base - 112, x + 64, base - 108, x + 64, base], '#8d3d7c'),
    many(11, (row) => rect(x + 42, base - 102 + row * 9, 20, 2.4, '#c5658a')),
    ...[0, 64].map((left) => rect(x + left - 2, base - 104, 2.6, 104, '#ffab88', { opacity: 0.7 })),
  ]);

/** The hotel by the sea that is shaped like a sail. */
export const sailHotel = (x: number, base: number): string =>
  group([
    path(`M${x - 22} ${base}V${base - 66}Q${x + 6} ${base - 58} ${x + 26} ${base}Z`, '#9a4680'),
    path(`M${x - 22} ${base}V${base - 66}Q${x - 8} ${base - 62} ${x - 4} ${base}Z`, '#d07a90'),
    many(8, (row) => rect(x - 20, base - 58 + row * 7, 14 + row * 3.4, 1.4, '#ffcf9a', { opacity: 0.5 })),
  ]);

/** A boat under sail; `k` is its scale. */
export const yacht = (x: number, y: number, k: number): string =>
  group([
    path(`M${x - 1} ${y - 4 * k}V${y - 40 * k}Q${x + 20 * k} ${y - 20 * k} ${x + 22 * k} ${y - 4 * k}Z`, DUSK.cream),
    path(`M${x - 3} ${y - 4 * k}V${y - 34 * k}Q${x - 12 * k} ${y - 18 * k} ${x - 16 * k} ${y - 4 * k}Z`, '#ffc9a0'),
    path(`M${x - 20 * k} ${y - 2 * k}H${x + 24 * k}L${x + 17 * k} ${y + 5 * k}H${x - 14 * k}Z`, '#3a1559'),
    rect(x - 14 * k, y + 8 * k, 30 * k, 1.6, '#ffe9cf', { opacity: 0.6, rx: 1 }),
    rect(x - 6 * k, y + 12 * k, 18 * k, 1.4, '#ffe9cf', { opacity: 0.4, rx: 1 }),
  ]);

/** Montjuïc with its low star castle, and the cable car that crosses to it from the port. */
export const montjuic = (): string =>
  group([
    path('M1130 590C1220 560 1270 490 1350 468C1430 448 1530 452 1610 440V640H1130Z', '#b04c83'),
    path('M1330 474L1344 458H1470L1484 470L1470 478H1344Z', '#8d3a7b'),
    rect(1352, 444, 106, 16, '#8d3a7b'),
    many(9, (index) => rect(1354 + index * 12, 440, 7, 6, '#8d3a7b')),
    rect(1396, 424, 12, 22, '#8d3a7b'),
    stroke('M1402 424V404', '#8d3a7b', 2),
    path('M1402 404l16 5l-16 5z', '#ff9f7d'),
    path('M1180 590C1300 540 1380 520 1610 512V640H1180Z', '#97397f'),
    stroke('M1152 500L1352 456', '#8d3a7b', 1.4),
    ...[1200, 1262, 1318].map((x) => rect(x - 6, 500 - (x - 1152) * 0.22 + 5, 12, 9, '#c2416f', { rx: 3 })),
    stroke('M1152 592V500M1140 592L1152 500L1164 592M1144 560H1160M1147 532H1157', '#8d3a7b', 2.4),
  ]);

interface Block {
  x: number;
  base: number;
  width: number;
  height: number;
  wall: string;
  shade: string;
  roof: string;
  lit: number;
}

/** One chamfered block of the Eixample: flat roof with water tank, balconies, shutters and awnings. */
function block({ x, base, width, height, wall, shade, roof, lit }: Block, chance: Chance): string {
  const chamfer = width * 0.16;
  const top = base - height;
  const columns = Math.max(2, Math.floor((width - chamfer * 2) / 15));
  const step = (width - chamfer * 2) / columns;
  const rows = Math.max(1, Math.floor((height - 10) / 21));
  const windows = many(rows * columns, (index) => {
    const wx = x + chamfer + step * ((index % columns) + 0.5);
    const wy = top + 9 + Math.floor(index / columns) * 21;
    const isLit = chance.happens(lit);
    return group([
      rect(wx - 3.4, wy, 6.8, 12, isLit ? chance.pick(['#ffcf7d', '#ffe2a8', '#ffb765']) : '#34124c', {
        opacity: isLit ? chance.between(0.8, 1) : 0.6,
      }),
      isLit && chance.happens(0.25) ? rect(wx - 3.4, wy, 3.2, 12, '#7d3560', { opacity: 0.7 }) : '',
      rect(wx - 5.4, wy + 11, 10.8, 2.2, '#34124c', { opacity: 0.8 }),
    ]);
  });
  return group([
    shape([x, base, x, top, x + chamfer, top, x + chamfer, base], roof, { opacity: 0.9 }),
    rect(x + chamfer, top, width - chamfer * 2, height, wall),
    rect(x + width - chamfer, top, chamfer, height, shade),
    rect(x - 2, top - 4, width + 4, 5, roof),
    rect(x - 2, top - 4, width * 0.5, 1.8, '#ffb08a', { opacity: 0.75 }),
    windows,
    chance.happens(0.5)
      ? group([
          rect(x + width * 0.3, top - 20, 3, 17, shade),
          rect(x + width * 0.3 + 12, top - 20, 3, 17, shade),
          path(`M${x + width * 0.3 - 3} ${top - 32}h21v13h-21z`, wall),
        ])
      : '',
    chance.happens(0.45) ? rect(x + width * 0.62, top - 17, width * 0.22, 14, wall) : '',
    chance.happens(0.4) ? stroke(`M${x + width * 0.5} ${top - 4}v-24m-6 4h12m-10 5h8`, shade, 1.6) : '',
    chance.happens(0.35) ? many(4, (index) => circle(x + width * 0.7 + index * 6, top - 7, 5, '#4a2a62')) : '',
  ]);
}

/** A row of blocks from edge to edge, with plane trees in the streets between. */
export function blocks(
  row: {
    base: number;
    from: number;
    to: number;
    width: readonly [number, number];
    height: readonly [number, number];
    lit: number;
  },
  walls: readonly [string, ...string[]],
  shade: string,
  roofs: readonly [string, ...string[]],
  chance: Chance,
): string {
  const drawn: string[] = [];
  for (let x = row.from; x < row.to; ) {
    const width = chance.between(...row.width);
    drawn.push(
      block(
        {
          x,
          base: row.base,
          width,
          height: chance.between(...row.height),
          wall: chance.pick(walls),
          shade,
          roof: chance.pick(roofs),
          lit: row.lit,
        },
        chance,
      ),
    );
    const gap = chance.happens(0.5) ? chance.between(4, 14) : 0;
    x += width + gap;
  }
  return group(drawn);
}
