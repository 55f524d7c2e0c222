import type { Chance } from '../kit/chance.ts';
import { circle, group, many, path, rect, shape, stroke } from '../kit/shapes.ts';

const BRICK = { lit: '#e57f78', warm: '#a9476c', body: '#84336a', shade: '#5a2260', deep: '#3a1450' } as const;
const STONE = '#e0a99f';
const COPPER = { lit: '#8fd0c0', body: '#3f7f7f', shade: '#2a5a68' } as const;
const GILT = '#ffd77f';

/** Courses of brick: short strokes, some lighter, so that a wall is not a flat. */
const bricks = (x: number, y: number, width: number, height: number, chance: Chance): string =>
  many((width * height) / 130, () =>
    rect(
      x + chance() * (width - 9),
      y + Math.floor((chance() * height) / 5) * 5,
      chance.between(5, 10),
      2.2,
      chance.pick(['#9c4169', '#742b64', '#b3526f']),
      { opacity: 0.6 },
    ),
  );

const lancet = (x: number, foot: number, width: number, height: number, fill: string): string =>
  path(
    `M${x - width / 2} ${foot}V${foot - height + width * 0.9}Q${x - width / 2} ${foot - height + width * 0.3} ${x} ${foot - height}Q${x + width / 2} ${foot - height + width * 0.3} ${x + width / 2} ${foot - height + width * 0.9}V${foot}Z`,
    fill,
  );

/** A Gothic window: stone frame, light or dark glass, two lights and a ring of tracery. */
function gothic(x: number, foot: number, width: number, height: number, isLit: boolean): string {
  return group([
    lancet(x, foot + 2, width + 6, height + 6, BRICK.warm),
    lancet(x, foot, width, height, isLit ? '#ffcf7d' : BRICK.deep),
    stroke(`M${x} ${foot}V${foot - height + width * 0.7}`, BRICK.shade, Math.max(1.4, width * 0.09)),
    width > 12
      ? circle(x, foot - height + width * 0.72, width * 0.2, 'none', {
          stroke: BRICK.shade,
          'stroke-width': width * 0.09,
        })
      : '',
    ...[0.35, 0.62].map((t) => stroke(`M${x - width / 2} ${foot - height * t}h${width}`, BRICK.shade, 1.2)),
  ]);
}

function pinnacle(x: number, base: number, width: number, height: number, fill: string = BRICK.shade): string {
  return group([
    rect(x - width / 2, base - height * 0.4, width, height * 0.4, BRICK.body),
    rect(x, base - height * 0.4, width / 2, height * 0.4, BRICK.shade),
    shape([x - width * 0.6, base - height * 0.4, x, base - height, x + width * 0.6, base - height * 0.4], fill),
    shape([x - width * 0.6, base - height * 0.4, x, base - height, x - width * 0.1, base - height * 0.4], '#8d4479'),
    circle(x, base - height, 1.8, GILT),
  ]);
}

/** A wall of a tower lit from the left, with strings of stone. */
function shaft(x: number, half: number, top: number, base: number, strings: readonly number[], chance: Chance): string {
  return group([
    rect(x - half, top, half * 2, base - top, BRICK.body),
    rect(x - half, top, half * 0.8, base - top, BRICK.warm, { opacity: 0.5 }),
    rect(x + half * 0.36, top, half * 0.64, base - top, BRICK.shade, { opacity: 0.75 }),
    bricks(x - half, top, half * 2, base - top, chance),
    ...strings.map((y) =>
      group([
        rect(x - half - 3, y, half * 2 + 6, 5, STONE, { opacity: 0.85 }),
        rect(x + half * 0.36, y, half * 0.64 + 3, 5, '#8d5b82'),
      ]),
    ),
    rect(x - half, top, 3.4, base - top, BRICK.lit),
  ]);
}

/** The trumpeter's tower: square, then eight-sided, then the spire among its pinnacles with the gilded crown. */
function trumpetTower(x: number, base: number, chance: Chance): string {
  const cornice = base - 300;
  const eaves = base - 442;
  const tip = base - 628;
  const oct = 36;
  const ring = [-36, -24, -11, 3, 17, 29, 37];
  return group([
    shaft(x, 42, cornice, base, [base - 96, base - 196], chance),
    ...[-41, 34].map((dx) =>
      rect(x + dx, cornice, 8, base - cornice, dx < 0 ? BRICK.warm : BRICK.deep, { opacity: 0.8 }),
    ),
    gothic(x, base - 112, 20, 66, true),
    gothic(x - 12, base - 214, 13, 60, false),
    gothic(x + 14, base - 214, 13, 60, true),
    rect(x - 47, cornice - 5, 94, 9, STONE),
    shape([x - 42, cornice - 4, x - oct, cornice - 26, x + oct, cornice - 26, x + 42, cornice - 4], BRICK.body),
    shape([x - oct, cornice - 20, x - oct, eaves, x + oct, eaves, x + oct, cornice - 20], BRICK.body),
    shape([x - oct, cornice - 20, x - oct, eaves, x - 16, eaves, x - 16, cornice - 14], BRICK.warm),
    shape([x + 16, cornice - 14, x + 16, eaves, x + oct, eaves, x + oct, cornice - 20], BRICK.shade),
    bricks(x - oct, eaves, oct * 2, 120, chance),
    ...[-26, 0, 26].flatMap((dx) => [
      lancet(x + dx, cornice - 24, dx === 0 ? 16 : 10, 52, dx === 0 ? '#ffcf7d' : BRICK.deep),
      lancet(x + dx, cornice - 84, dx === 0 ? 18 : 11, 46, dx === 26 ? '#ffb765' : BRICK.deep),
    ]),
    stroke(`M${x} ${cornice - 24}v-44M${x} ${cornice - 84}v-38`, BRICK.shade, 2),
    ...[-16, 16].map((dx) => rect(x + dx - 2, eaves, 4, 128, BRICK.lit, { opacity: dx < 0 ? 0.75 : 0.3 })),
    stroke(`M${x - oct} ${eaves}V${cornice - 20}`, BRICK.lit, 3),
    rect(x - oct - 4, cornice - 78, oct * 2 + 8, 4, STONE, { opacity: 0.8 }),
    rect(x - oct - 7, eaves - 4, oct * 2 + 14, 9, STONE),
    many(9, (index) => path(`M${x - oct - 4 + index * 9} ${eaves + 5}h8v5q-4 5 -8 0z`, BRICK.shade)),
    shape([x - 25, eaves - 4, x, tip, x + 25, eaves - 4], BRICK.deep),
    shape([x - 25, eaves - 4, x, tip, x - 6, eaves - 4], '#7d3a76'),
    shape([x + 9, eaves - 4, x, tip, x + 25, eaves - 4], '#24093a'),
    ...ring.map((dx, index) => pinnacle(x + dx, eaves - 2, index % 2 ? 9 : 10, index % 2 ? 66 : 52)),
    ...[-15, 14].map((dx) => pinnacle(x + dx, eaves - 40, 7, 56)),
    path(
      `M${x - 21} ${eaves - 76}L${x - 25} ${eaves - 98}L${x - 14} ${eaves - 90}L${x - 9} ${eaves - 104}L${x} ${eaves - 91}L${x + 9} ${eaves - 104}L${x + 14} ${eaves - 90}L${x + 25} ${eaves - 98}L${x + 21} ${eaves - 76}Q${x} ${eaves - 69} ${x - 21} ${eaves - 76}Z`,
      GILT,
    ),
    path(
      `M${x + 2} ${eaves - 72}V${eaves - 92}L${x + 9} ${eaves - 104}L${x + 14} ${eaves - 90}L${x + 25} ${eaves - 98}L${x + 21} ${eaves - 76}Q${x + 12} ${eaves - 72} ${x + 2} ${eaves - 72}Z`,
      '#e08a4f',
      { opacity: 0.7 },
    ),
    ...[-12, 0, 12].map((dx) => circle(x + dx, eaves - 80, 2.4, '#d4467c')),
    circle(x, eaves - 84, 44, 'url(#lamp-glow)', { opacity: 0.5 }),
    stroke(`M${x} ${tip}v-24M${x - 7} ${tip - 14}h14`, GILT, 2.4),
    circle(x, tip - 1, 5, GILT),
  ]);
}

const cupola = (x: number, base: number, k: number): string =>
  group([
    rect(x - 7 * k, base - 20 * k, 14 * k, 20 * k, STONE),
    rect(x + 1 * k, base - 20 * k, 6 * k, 20 * k, '#8d5b82'),
    path(`M${x - 4 * k} ${base - 2 * k}v${-12 * k}q${4 * k} ${-5 * k} ${8 * k} 0v${12 * k}z`, '#ffcf7d'),
    path(
      `M${x - 10 * k} ${base - 20 * k}C${x - 11 * k} ${base - 34 * k} ${x - 3 * k} ${base - 36 * k} ${x} ${base - 48 * k}C${x + 3 * k} ${base - 36 * k} ${x + 11 * k} ${base - 34 * k} ${x + 10 * k} ${base - 20 * k}Z`,
      COPPER.body,
    ),
    path(
      `M${x - 10 * k} ${base - 20 * k}C${x - 11 * k} ${base - 34 * k} ${x - 3 * k} ${base - 36 * k} ${x} ${base - 48 * k}C${x - 2 * k} ${base - 34 * k} ${x - 5 * k} ${base - 30 * k} ${x - 5 * k} ${base - 20 * k}Z`,
      COPPER.lit,
    ),
    circle(x, base - 50 * k, 2.6 * k, GILT),
  ]);

/** The lower tower: square to the top, under a Renaissance helmet with a lantern and four cupolas. */
function bellTower(x: number, base: number, chance: Chance): string {
  const eaves = base - 404;
  return group([
    shaft(x, 46, eaves, base, [base - 90, base - 168, base - 246, base - 324], chance),
    ...[-45, -2, 38].map((dx) =>
      rect(x + dx, eaves, 7, base - eaves, dx < 0 ? BRICK.warm : BRICK.deep, { opacity: 0.6 }),
    ),
    ...[0, 1, 2, 3].flatMap((floor) =>
      [-22, 20].map((dx, side) =>
        gothic(x + dx, base - 106 - floor * 78, 14, floor === 3 ? 52 : 44, (floor + side) % 2 === 1),
      ),
    ),
    gothic(x, base - 26, 22, 50, true),
    rect(x - 52, eaves - 6, 104, 9, STONE),
    rect(x + 16, eaves - 6, 36, 9, '#8d5b82'),
    path(
      `M${x - 44} ${eaves - 6}C${x - 46} ${eaves - 44} ${x - 22} ${eaves - 56} ${x} ${eaves - 58}C${x + 22} ${eaves - 56} ${x + 46} ${eaves - 44} ${x + 44} ${eaves - 6}Z`,
      COPPER.body,
    ),
    path(
      `M${x - 44} ${eaves - 6}C${x - 46} ${eaves - 44} ${x - 22} ${eaves - 56} ${x} ${eaves - 58}C${x - 20} ${eaves - 50} ${x - 28} ${eaves - 36} ${x - 27} ${eaves - 6}Z`,
      COPPER.lit,
      { opacity: 0.8 },
    ),
    path(
      `M${x + 12} ${eaves - 6}C${x + 18} ${eaves - 36} ${x + 12} ${eaves - 52} ${x} ${eaves - 58}C${x + 22} ${eaves - 56} ${x + 46} ${eaves - 44} ${x + 44} ${eaves - 6}Z`,
      COPPER.shade,
    ),
    ...[-26, 26].map((dx) => cupola(x + dx, eaves - 26, 0.9)),
    ...[-42, 42].map((dx) => cupola(x + dx, eaves - 4, 0.95)),
    cupola(x, eaves - 52, 1.7),
    stroke(`M${x} ${eaves - 140}v-20M${x - 6} ${eaves - 152}h12`, GILT, 2.2),
  ]);
}

/** St Mary's from the square: two unequal towers (81 m and 69 m), the gable and porch between them, the nave behind. */
export function basilica(x: number, base: number, chance: Chance): string {
  const left = x - 88;
  const right = x + 88;
  return group([
    shape(
      [right + 20, base - 190, right + 50, base - 300, right + 236, base - 300, right + 262, base - 190],
      '#9a3a58',
    ),
    many(16, (index) =>
      stroke(`M${right + 44 + index * 13.4} ${base - 192}L${right + 58 + index * 12} ${base - 298}`, '#7d2c52', 1.8),
    ),
    shape(
      [right + 36, base - 192, right + 60, base - 300, right + 120, base - 300, right + 108, base - 192],
      '#ff9f7d',
      { opacity: 0.16 },
    ),
    ...[86, 150, 214].map((dx) =>
      group([
        rect(right + dx - 9, base - 238, 18, 16, BRICK.body),
        path(`M${right + dx - 4} ${base - 223}v-9q4 -6 8 0v9z`, '#ffcf7d'),
        shape([right + dx - 13, base - 237, right + dx, base - 262, right + dx + 13, base - 237], '#6d2450'),
        stroke(`M${right + dx - 13} ${base - 237}L${right + dx} ${base - 262}`, '#ff9f7d', 1.8),
      ]),
    ),
    stroke(`M${right + 50} ${base - 300}H${right + 236}`, '#ff9f7d', 3),
    rect(right + 30, base - 192, 226, 192, BRICK.body),
    rect(right + 30, base - 192, 226, 192, BRICK.shade, { opacity: 0.5 }),
    bricks(right + 34, base - 190, 220, 188, chance),
    ...[0, 1, 2, 3].map((bay) =>
      group([
        gothic(right + 76 + bay * 52, base - 70, 24, 104, bay !== 1),
        shape(
          [
            right + 96 + bay * 52,
            base,
            right + 98 + bay * 52,
            base - 176,
            right + 108 + bay * 52,
            base - 186,
            right + 110 + bay * 52,
            base,
          ],
          BRICK.deep,
          { opacity: 0.9 },
        ),
        rect(right + 97 + bay * 52, base - 172, 2.4, 172, BRICK.lit, { opacity: 0.6 }),
        pinnacle(right + 103 + bay * 52, base - 180, 9, 42),
      ]),
    ),
    rect(right + 30, base - 196, 228, 6, STONE, { opacity: 0.8 }),
    shape([x - 60, base - 250, x, base - 366, x + 60, base - 250], BRICK.body),
    shape([x + 6, base - 250, x, base - 366, x + 60, base - 250], BRICK.shade),
    stroke(`M${x - 60} ${base - 250}L${x} ${base - 366}`, BRICK.lit, 3),
    rect(x - 56, base - 252, 112, 252, BRICK.body),
    bricks(x - 56, base - 252, 112, 250, chance),
    rect(x + 28, base - 252, 30, 252, BRICK.shade, { opacity: 0.5 }),
    rect(x - 58, base - 257, 116, 5, STONE, { opacity: 0.85 }),
    gothic(x, base - 112, 46, 128, true),
    stroke(`M${x - 11} ${base - 112}v-88M${x + 11} ${base - 112}v-88`, BRICK.shade, 2.4),
    lancet(x, base - 264, 16, 56, BRICK.deep),
    lancet(x, base - 264, 10, 48, '#ffb765'),
    ...[-24, 24].map((dx) => lancet(x + dx, base - 262, 9, 26, BRICK.deep)),
    path(
      `M${x - 52} ${base}V${base - 62}Q${x - 48} ${base - 84} ${x - 26} ${base - 88}H${x + 26}Q${x + 48} ${base - 84} ${x + 52} ${base - 62}V${base}Z`,
      '#c98f9a',
    ),
    path(`M${x + 16} ${base}V${base - 88}H${x + 26}Q${x + 48} ${base - 84} ${x + 52} ${base - 62}V${base}Z`, '#8d5b82'),
    path(
      `M${x - 56} ${base - 62}Q${x - 46} ${base - 92} ${x - 20} ${base - 98}Q${x} ${base - 122} ${x + 20} ${base - 98}Q${x + 46} ${base - 92} ${x + 56} ${base - 62}Q${x} ${base - 74} ${x - 56} ${base - 62}Z`,
      COPPER.body,
    ),
    path(
      `M${x - 56} ${base - 62}Q${x - 46} ${base - 92} ${x - 20} ${base - 98}Q${x - 8} ${base - 112} ${x} ${base - 111}Q${x - 16} ${base - 92} ${x - 18} ${base - 68}Q${x - 40} ${base - 66} ${x - 56} ${base - 62}Z`,
      COPPER.lit,
      { opacity: 0.75 },
    ),
    stroke(`M${x} ${base - 111}v-16m-4 6h8`, GILT, 2),
    path(`M${x - 17} ${base}v-38q17 -22 34 0v38z`, '#ffcf7d'),
    path(`M${x - 10} ${base}v-34q10 -14 20 0v34z`, BRICK.deep),
    ...[-36, 36].map((dx) => path(`M${x + dx - 7} ${base - 14}v-26q7 -10 14 0v26z`, '#ffb765')),
    trumpetTower(left, base, chance),
    bellTower(right, base, chance),
    group([
      circle(left + 30, base - 408, 16, 'url(#lamp-glow)'),
      stroke(`M${left + 26} ${base - 404}l20 -7`, GILT, 2.6),
      path(`M${left + 44} ${base - 413}l8 -5v12l-8 -3z`, GILT),
    ]),
  ]);
}
