import type { Chance } from '../kit/chance.ts';
import { bushes } from '../kit/plants.ts';
import { circle, group, many, path, rect, shape, stroke } from '../kit/shapes.ts';

const WALL = '#9a477d';
const SHADE = '#7a3477';
const EDGE = '#ffb08f';
const ROOF = '#b24a68';
const GREEN = { body: '#4f8085', lit: '#8fd0c0' } as const;
const LIT = '#ffcf7d';

function helmet(x: number, base: number, k: number): string {
  const bulb = `M${x - 13 * k} ${base}C${x - 14 * k} ${base - 18 * k} ${x - 5 * k} ${base - 18 * k} ${x - 5 * k} ${base - 26 * k}H${x + 5 * k}C${x + 5 * k} ${base - 18 * k} ${x + 14 * k} ${base - 18 * k} ${x + 13 * k} ${base}Z`;
  return group([
    path(bulb, GREEN.body),
    path(
      `M${x + 5 * k} ${base}C${x + 8 * k} ${base - 16 * k} ${x + 2 * k} ${base - 18 * k} ${x + 2 * k} ${base - 26 * k}H${x + 5 * k}C${x + 5 * k} ${base - 18 * k} ${x + 14 * k} ${base - 18 * k} ${x + 13 * k} ${base}Z`,
      GREEN.lit,
      { opacity: 0.75 },
    ),
    rect(x - 4 * k, base - 35 * k, 8 * k, 9 * k, WALL),
    rect(x - 1.4 * k, base - 33 * k, 2.8 * k, 6 * k, LIT),
    path(
      `M${x - 6 * k} ${base - 35 * k}C${x - 7 * k} ${base - 45 * k} ${x - 1 * k} ${base - 46 * k} ${x} ${base - 66 * k}C${x + 1 * k} ${base - 46 * k} ${x + 7 * k} ${base - 45 * k} ${x + 6 * k} ${base - 35 * k}Z`,
      GREEN.body,
    ),
    circle(x, base - 67 * k, 2 * k, '#ffd77f'),
  ]);
}

/** A tower lit from the right, with string courses and paired windows. */
function tower(x: number, foot: number, width: number, height: number): string {
  const top = foot - height;
  return group([
    rect(x, top, width, height, WALL),
    rect(x, top, width * 0.5, height, SHADE),
    ...[0.3, 0.6].map((t) => rect(x - 1, top + height * t, width + 2, 2.4, EDGE, { opacity: 0.45 })),
    ...[0.42, 0.74].map((t) => path(`M${x + width * 0.62 - 2.4} ${top + height * t + 10}v-8q2.400 -4 4.800 0v8z`, LIT)),
    rect(x - 2, top - 3, width + 4, 4, WALL),
    stroke(`M${x + width} ${top}V${foot}`, EDGE, 2),
  ]);
}

const gateTower = (x: number, foot: number, width: number, height: number): string =>
  group([
    tower(x, foot, width, height),
    shape([x - 5, foot - height - 2, x + width / 2, foot - height - 34, x + width + 5, foot - height - 2], ROOF),
    shape(
      [x + width / 2, foot - height - 34, x + width + 5, foot - height - 2, x + width / 2, foot - height - 2],
      '#e0707a',
      { opacity: 0.6 },
    ),
  ]);

/** The palace: two storeys of windows over an arcade, chimneys on a steep roof. */
const palace = (x: number, foot: number, width: number): string =>
  group([
    rect(x, foot - 52, width, 52, WALL),
    shape([x - 4, foot - 52, x + 8, foot - 72, x + width - 8, foot - 72, x + width + 4, foot - 52], ROOF),
    stroke(`M${x + 8} ${foot - 72}H${x + width - 8}`, EDGE, 1.8),
    many(5, (index) =>
      group([
        rect(x + 18 + index * 32, foot - 82, 7, 14, SHADE),
        rect(x + 23 + index * 32, foot - 82, 2, 14, EDGE, { opacity: 0.7 }),
      ]),
    ),
    many(Math.floor(width / 11), (index) =>
      group([
        rect(x + 5 + index * 11, foot - 44, 4.4, 8, index % 3 ? LIT : '#5a2468'),
        rect(x + 5 + index * 11, foot - 30, 4.4, 7, index % 4 === 1 ? LIT : '#5a2468'),
        path(`M${x + 4 + index * 11} ${foot - 2}v-10q3.200 -6 6.400 0v10z`, '#5a2468'),
      ]),
    ),
    rect(x - 2, foot - 54, width + 4, 3, EDGE, { opacity: 0.6 }),
    rect(x, foot - 20, width, 1.8, EDGE, { opacity: 0.4 }),
  ]);

/** Wawel over the Vistula: walls on the rock, the cathedral with three towers and the gilded chapel, the palace. */
export function wawel(x: number, base: number, chance: Chance): string {
  return group([
    path(
      `M${x - 300} ${base}C${x - 260} ${base - 50} ${x - 230} ${base - 84} ${x - 170} ${base - 92}H${x + 190}C${x + 240} ${base - 84} ${x + 290} ${base - 40} ${x + 340} ${base}Z`,
      '#a9507e',
    ),
    path(
      `M${x + 120} ${base}C${x + 150} ${base - 50} ${x + 160} ${base - 80} ${x + 170} ${base - 92}H${x + 190}C${x + 240} ${base - 84} ${x + 290} ${base - 40} ${x + 340} ${base}Z`,
      '#d9777f',
      { opacity: 0.6 },
    ),
    many(9, (index) =>
      stroke(
        `M${x - 210 + index * 52} ${base - 40 - (index % 3) * 12}l${16 + (index % 2) * 10} ${8 - (index % 3) * 3}l12 12`,
        '#74306f',
        2,
        { opacity: 0.5 },
      ),
    ),
    bushes(x - 216, x + 226, base - 30, 17, chance, '#9d4681'),
    bushes(x - 246, x + 280, base - 14, 20, chance, '#8a3a7a'),
    bushes(x - 270, x + 306, base + 2, 22, chance, '#7a3077'),
    rect(x - 190, base - 114, 390, 34, SHADE),
    many(27, (index) => rect(x - 190 + index * 14.6, base - 119, 8, 6, SHADE)),
    many(14, (index) =>
      shape(
        [
          x - 186 + index * 28,
          base - 110,
          x - 182 + index * 28,
          base - 110,
          x - 180 + index * 28,
          base - 78,
          x - 188 + index * 28,
          base - 78,
        ],
        WALL,
      ),
    ),
    rect(x - 190, base - 114, 390, 2.4, EDGE, { opacity: 0.6 }),
    palace(x + 20, base - 112, 168),
    gateTower(x + 182, base - 82, 28, 106),
    tower(x + 62, base - 112, 24, 74),
    helmet(x + 74, base - 186, 0.9),
    rect(x - 150, base - 150, 130, 44, WALL),
    shape([x - 152, base - 148, x - 140, base - 182, x - 30, base - 182, x - 18, base - 148], ROOF),
    stroke(`M${x - 140} ${base - 182}H${x - 30}`, EDGE, 1.8),
    many(7, (index) =>
      group([
        rect(x - 147 + index * 18, base - 152, 3, 42, SHADE),
        shape(
          [x - 148 + index * 18, base - 152, x - 145.5 + index * 18, base - 164, x - 143 + index * 18, base - 152],
          SHADE,
        ),
      ]),
    ),
    many(6, (index) => path(`M${x - 138 + index * 18} ${base - 116}v-20q3.600 -7 7.200 0v20z`, LIT)),
    tower(x - 178, base - 108, 30, 106),
    helmet(x - 163, base - 216, 1.2),
    circle(x - 163, base - 200, 6.4, '#ffe2a8'),
    stroke(`M${x - 163} ${base - 204}v4l3 2`, SHADE, 1.4),
    tower(x - 26, base - 108, 28, 96),
    helmet(x - 12, base - 206, 1.05),
    tower(x - 102, base - 166, 24, 40),
    helmet(x - 90, base - 206, 0.85),
    rect(x - 64, base - 138, 34, 30, WALL),
    rect(x - 67, base - 140, 40, 4, EDGE, { opacity: 0.8 }),
    path(
      `M${x - 64} ${base - 140}C${x - 64} ${base - 162} ${x - 54} ${base - 168} ${x - 47} ${base - 170}C${x - 40} ${base - 168} ${x - 30} ${base - 162} ${x - 30} ${base - 140}Z`,
      '#e39a55',
    ),
    path(
      `M${x - 47} ${base - 170}C${x - 40} ${base - 168} ${x - 30} ${base - 162} ${x - 30} ${base - 140}H${x - 46}C${x - 40} ${base - 152} ${x - 42} ${base - 164} ${x - 47} ${base - 170}Z`,
      '#ffd98a',
    ),
    rect(x - 50, base - 180, 6, 11, '#ffc46b'),
    circle(x - 47, base - 184, 2.8, '#ffe2a8'),
    gateTower(x - 240, base - 52, 26, 78),
    stroke(`M${x + 200} ${base - 90}C${x + 240} ${base - 82} ${x + 290} ${base - 40} ${x + 338} ${base}`, EDGE, 2.4, {
      opacity: 0.8,
    }),
  ]);
}
