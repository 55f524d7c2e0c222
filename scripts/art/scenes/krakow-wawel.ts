import type { Chance } from '../kit/chance.ts';
import { bushes } from '../kit/plants.ts';
import { circle, group, many, path, rect, shape, stroke } from '../kit/shapes.ts';

const WALL = '#a4507f';
const SHADE = '#84397a';
const ROOF = '#b9506f';
const GREEN = '#5f7f8a';

const helmet = (x: number, base: number, k: number, fill = GREEN): string =>
  group([
    path(
      `M${x - 13 * k} ${base}C${x - 14 * k} ${base - 18 * k} ${x - 5 * k} ${base - 18 * k} ${x - 5 * k} ${base - 26 * k}H${x + 5 * k}C${x + 5 * k} ${base - 18 * k} ${x + 14 * k} ${base - 18 * k} ${x + 13 * k} ${base}Z`,
      fill,
    ),
    rect(x - 4 * k, base - 35 * k, 8 * k, 9 * k, WALL),
    path(
      `M${x - 6 * k} ${base - 35 * k}C${x - 7 * k} ${base - 45 * k} ${x - 1 * k} ${base - 46 * k} ${x} ${base - 64 * k}C${x + 1 * k} ${base - 46 * k} ${x + 7 * k} ${base - 45 * k} ${x + 6 * k} ${base - 35 * k}Z`,
      fill,
    ),
    circle(x, base - 65 * k, 2 * k, '#ffd77f'),
  ]);

const wing = (x: number, base: number, width: number, height: number): string =>
  group([
    rect(x, base - height, width, height, WALL),
    shape(
      [
        x - 4,
        base - height,
        x + 7,
        base - height - 17,
        x + width - 7,
        base - height - 17,
        x + width + 4,
        base - height,
      ],
      ROOF,
    ),
    stroke(`M${x + 7} ${base - height - 17}H${x + width - 7}`, '#ffab88', 1.6),
    many(Math.floor(width / 11), (index) =>
      rect(x + 5 + index * 11, base - height + 8, 4, 7, index % 3 ? '#ffcf7d' : SHADE, { opacity: 0.9 }),
    ),
    many(Math.floor(width / 11), (index) =>
      rect(x + 5 + index * 11, base - height + 22, 4, 7, index % 4 === 1 ? '#ffcf7d' : SHADE, { opacity: 0.9 }),
    ),
  ]);

/** Wawel over the Vistula: walls on the rock, the cathedral with three towers and the gilded chapel, the palace. */
export function wawel(x: number, base: number, chance: Chance): string {
  return group([
    path(
      `M${x - 300} ${base}C${x - 260} ${base - 50} ${x - 230} ${base - 84} ${x - 170} ${base - 92}H${x + 190}C${x + 240} ${base - 84} ${x + 290} ${base - 40} ${x + 340} ${base}Z`,
      '#b0567f',
    ),
    path(
      `M${x - 250} ${base}C${x - 220} ${base - 40} ${x - 190} ${base - 60} ${x - 150} ${base - 64}H${x + 160}C${x + 210} ${base - 56} ${x + 250} ${base - 30} ${x + 290} ${base}Z`,
      '#94397d',
    ),
    bushes(x - 210, x + 240, base - 26, 20, chance, '#a04683'),
    bushes(x - 236, x + 276, base - 4, 24, chance, '#8a357a'),
    rect(x - 186, base - 112, 384, 30, SHADE),
    many(16, (index) => rect(x - 182 + index * 24, base - 108, 3, 26, WALL, { opacity: 0.7 })),
    rect(x - 188, base - 114, 388, 4, '#ffab88', { opacity: 0.7 }),
    wing(x + 24, base - 104, 170, 50),
    rect(x + 176, base - 186, 26, 90, SHADE),
    shape([x + 171, base - 186, x + 189, base - 218, x + 207, base - 186], ROOF),
    rect(x + 64, base - 176, 24, 72, WALL),
    helmet(x + 76, base - 176, 0.9),
    shape(
      [
        x - 150,
        base - 104,
        x - 150,
        base - 150,
        x - 138,
        base - 176,
        x - 30,
        base - 176,
        x - 20,
        base - 150,
        x - 20,
        base - 104,
      ],
      WALL,
    ),
    shape([x - 150, base - 148, x - 138, base - 180, x - 30, base - 180, x - 18, base - 148], ROOF),
    many(6, (index) => path(`M${x - 136 + index * 19} ${base - 112}v-22q4 -7 8 0v22z`, '#ffcf7d')),
    rect(x - 176, base - 206, 28, 104, WALL),
    rect(x - 160, base - 206, 12, 104, SHADE),
    helmet(x - 162, base - 206, 1.15),
    circle(x - 164, base - 182, 6, '#ffe2a8'),
    rect(x - 24, base - 196, 26, 94, WALL),
    rect(x - 10, base - 196, 12, 94, SHADE),
    helmet(x - 11, base - 196, 1),
    rect(x - 100, base - 196, 22, 40, WALL),
    helmet(x - 89, base - 196, 0.8),
    rect(x - 62, base - 136, 30, 30, WALL),
    path(
      `M${x - 64} ${base - 136}C${x - 64} ${base - 158} ${x - 54} ${base - 162} ${x - 47} ${base - 164}C${x - 40} ${base - 162} ${x - 30} ${base - 158} ${x - 30} ${base - 136}Z`,
      '#ffc46b',
    ),
    path(
      `M${x - 47} ${base - 164}C${x - 40} ${base - 162} ${x - 30} ${base - 158} ${x - 30} ${base - 136}H${x - 42}C${x - 40} ${base - 150} ${x - 42} ${base - 158} ${x - 47} ${base - 164}Z`,
      '#d9805f',
    ),
    rect(x - 50, base - 172, 6, 9, '#ffc46b'),
    circle(x - 47, base - 176, 2.6, '#ffe2a8'),
    rect(x - 232, base - 130, 24, 70, SHADE),
    shape([x - 236, base - 130, x - 220, base - 160, x - 204, base - 130], ROOF),
    ...[x - 176, x - 24, x + 64].map((left) =>
      stroke(`M${left + 1} ${base - 196}v90`, '#ffb08f', 1.8, { opacity: 0.8 }),
    ),
  ]);
}
