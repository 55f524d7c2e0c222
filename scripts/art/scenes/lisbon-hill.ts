import type { Chance } from '../kit/chance.ts';
import { ROOFS } from '../kit/dusk.ts';
import { house } from '../kit/houses.ts';
import { circle, ellipse, group, many, path, rect, stroke } from '../kit/shapes.ts';

const WALL = '#743078';
const SHADE = '#551f68';

const merlons = (x: number, y: number, width: number, fill: string): string =>
  many(Math.floor(width / 10), (index) => rect(x + 1 + index * 10, y - 7, 6, 8, fill));

function keep(x: number, base: number, width: number, height: number, flag = false): string {
  return group([
    rect(x, base - height, width, height, WALL),
    rect(x + width * 0.62, base - height, width * 0.38, height, SHADE),
    rect(x - 3, base - height, width + 6, 5, WALL),
    merlons(x - 3, base - height, width + 8, WALL),
    rect(x, base - height, 2.6, height, '#ff9f83', { opacity: 0.8 }),
    ...[0.3, 0.62].map((t) =>
      rect(x + width * 0.36, base - height * (1 - t * 0.6) + 8, 4, 11, t > 0.5 ? '#ffcf7d' : '#3d165a'),
    ),
    flag
      ? group([
          stroke(`M${x + width / 2} ${base - height}v-44`, SHADE, 2.4),
          path(`M${x + width / 2} ${base - height - 44}q14 -6 30 2v17q-16 -8 -30 -2z`, '#d4467c'),
          path(`M${x + width / 2} ${base - height - 44}q6 -3 12 -3v17q-6 -1 -12 1z`, '#2f8f86'),
        ])
      : '',
  ]);
}

const pine = (x: number, y: number, k: number, fill: string): string =>
  group([
    stroke(`M${x} ${y}V${y - 26 * k}M${x} ${y - 14 * k}l${6 * k} ${-10 * k}`, fill, 3 * k),
    ellipse(x, y - 32 * k, 21 * k, 9 * k, fill),
    ellipse(x + 7 * k, y - 38 * k, 13 * k, 7 * k, fill),
    ellipse(x - 8 * k, y - 38 * k, 11 * k, 6 * k, fill),
  ]);

/** São Jorge: the Moorish walls and square towers along the crest, with stone pines under them. */
export function castleHill(): string {
  return group([
    path(
      'M1000 640C1050 560 1090 470 1160 424C1230 384 1330 366 1450 366C1530 366 1580 372 1620 380V760H1000Z',
      '#81347a',
    ),
    keep(1196, 420, 34, 84),
    rect(1226, 352, 90, 60, WALL),
    merlons(1226, 352, 92, WALL),
    keep(1296, 404, 44, 112, true),
    rect(1338, 330, 100, 70, WALL),
    rect(1338, 376, 100, 24, SHADE, { opacity: 0.5 }),
    merlons(1338, 330, 102, WALL),
    keep(1424, 400, 40, 96),
    rect(1462, 340, 80, 60, WALL),
    merlons(1462, 340, 82, WALL),
    keep(1528, 396, 46, 110),
    rect(1572, 330, 60, 70, WALL),
    merlons(1572, 330, 60, WALL),
    path('M1160 432C1230 392 1330 376 1450 376C1530 376 1580 382 1620 390V470H1120Z', '#742f74'),
    ...(
      [
        [1176, 434, 0.9],
        [1222, 420, 1.1],
        [1262, 412, 0.8],
        [1360, 404, 1.1],
        [1398, 406, 0.9],
        [1480, 404, 1.2],
        [1590, 404, 1],
      ] as const
    ).map(([x, y, k]) => pine(x, y, k, '#5b2470')),
  ]);
}

/** The white dome of Santa Engrácia among the roofs. */
export const pantheon = (x: number, base: number): string =>
  group([
    rect(x - 46, base - 70, 92, 70, '#d79aa6'),
    rect(x + 10, base - 70, 36, 70, '#a3668f'),
    rect(x - 52, base - 76, 104, 8, '#f0bfb4'),
    ...[-34, -12, 10, 30].map((left) => path(`M${x + left - 5} ${base - 20}v-26q5 -9 10 0v26z`, '#6a2a6e')),
    rect(x - 26, base - 98, 52, 24, '#d79aa6'),
    rect(x + 6, base - 98, 20, 24, '#a3668f'),
    ...[-18, -6, 6, 18].map((left) => path(`M${x + left - 3} ${base - 78}v-12q3 -5 6 0v12z`, '#ffcf7d')),
    path(
      `M${x - 32} ${base - 98}C${x - 32} ${base - 140} ${x - 12} ${base - 150} ${x} ${base - 150}S${x + 32} ${base - 140} ${x + 32} ${base - 98}Z`,
      '#f3cdbd',
    ),
    path(
      `M${x} ${base - 150}C${x + 12} ${base - 150} ${x + 32} ${base - 140} ${x + 32} ${base - 98}H${x + 8}C${x + 12} ${base - 130} ${x + 6} ${base - 146} ${x} ${base - 150}Z`,
      '#b87f98',
    ),
    rect(x - 6, base - 164, 12, 15, '#d79aa6'),
    path(`M${x - 8} ${base - 164}q8 -14 16 0z`, '#f3cdbd'),
    stroke(`M${x} ${base - 172}v-12m-4 6h8`, '#f3cdbd', 2),
  ]);

/** Alfama: rows of small houses stepping down to the river, each row nearer, darker and wider to the left. */
export function alfama(chance: Chance): string {
  const rows = [
    { base: 496, from: 1140, walls: ['#b0668f', '#c27d94', '#a2588a'], roof: 0 },
    { base: 552, from: 1090, walls: ['#a85c88', '#bd7890', '#944a82'], roof: 0 },
    { base: 612, from: 1050, walls: ['#94497f', '#ab6288', '#843a7a'], roof: 1 },
    { base: 676, from: 1000, walls: ['#7d3779', '#93507f', '#6e2c73'], roof: 1 },
    { base: 748, from: 930, walls: ['#66276c', '#7a3a74', '#5b2168'], roof: 2 },
  ] as const;
  return group(
    rows.map(({ base, from, walls, roof }, depth) => {
      const drawn: string[] = [];
      for (let x = from + chance.between(0, 20); x < 1620; ) {
        const width = chance.between(44, 66) + depth * 5;
        const storeys = chance.pick([2, 2, 3]);
        drawn.push(
          house(
            {
              x,
              base: base + chance.between(-4, 8),
              width,
              height: storeys * (24 + depth * 2.4) + chance.between(4, 14),
              wall: chance.pick([walls[0], walls[1], walls[2]]),
              trim: depth < 3 ? '#e0a3a3' : '#b87590',
              roof: ROOFS[Math.min(ROOFS.length - 1, roof + (chance.happens(0.5) ? 1 : 0))] ?? ROOFS[0],
              gable: 'pitched',
              bays: chance.pick([2, 3]),
              storeys,
              windows: chance.pick(['sash', 'shuttered', 'tall']),
              lit: 0.34 + depth * 0.05,
              light: 'left',
            },
            chance,
          ),
        );
        if (chance.happens(0.16))
          drawn.push(circle(x + width, base - 12, 15, '#4a1c62'), circle(x + width + 9, base - 6, 12, '#5b2470'));
        x += width - 2;
      }
      return group(drawn);
    }),
  );
}

/** The last houses before the street, down the hill behind the tram: dark walls, shop lights, a tavern's awning. */
export function lowerStreet(chance: Chance): string {
  const row = (base: number, from: number, to: number, walls: readonly [string, ...string[]], height: number) => {
    const drawn: string[] = [];
    for (let x = from; x < to; ) {
      const width = chance.between(58, 76);
      drawn.push(
        house(
          {
            x,
            base,
            width,
            height: height + chance.between(-6, 14),
            wall: chance.pick(walls),
            trim: '#b0708a',
            roof: '#7d2c50',
            gable: 'pitched',
            bays: 2,
            storeys: 3,
            windows: chance.pick(['shuttered', 'tall', 'sash']),
            lit: 0.55,
            ground: base > 900 ? 'shop' : 'door',
            light: 'left',
          },
          chance,
        ),
      );
      x += width - 1;
    }
    return group(drawn);
  };
  return group([
    row(850, 956, 1320, ['#54206a', '#612a6e', '#4b1c63'], 96),
    row(946, 1010, 1310, ['#451a5e', '#512063', '#3d165a'], 126),
  ]);
}
