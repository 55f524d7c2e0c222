import { createChance } from '../kit/chance.ts';
import { farTown, houseRow } from '../kit/houses.ts';
import { lamp, stringLights } from '../kit/lights.ts';
import { person } from '../kit/people.ts';
import { circle, ellipse, fade, group, many, path, rect, shape, stroke } from '../kit/shapes.ts';
import { birds, cloud, haze, hills, sky } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { water } from '../kit/water.ts';
import { basilica } from './krakow-basilica.ts';
import { carriage } from './krakow-carriage.ts';
import { clothHall } from './krakow-cloth-hall.ts';
import { dragon } from './krakow-dragon.ts';
import { wawel } from './krakow-wawel.ts';

const SUN = { x: 650, y: 500, r: 96 };
const SQUARE = 852;

function paving(): string {
  return group([
    fade('paving', [
      [0, '#8a3a72'],
      [0.3, '#4a1a5c'],
      [1, '#14052a'],
    ]),
    rect(0, SQUARE, 1600, 148, 'url(#paving)'),
    many(9, (row) => stroke(`M0 ${SQUARE + 8 + row * row * 1.9}H1600`, '#2a0d42', 1.4, { opacity: 0.6 })),
    many(41, (index) =>
      stroke(`M${800 + (index - 20) * 42} ${SQUARE}L${800 + (index - 20) * 116} 1000`, '#2a0d42', 1.4, {
        opacity: 0.5,
      }),
    ),
    many(30, (index) =>
      ellipse(130 + index * 24, SQUARE + 12 + ((index * 17) % 50), 30, 2.4, '#ffcf7d', {
        opacity: 0.5 - ((index * 17) % 50) / 130,
      }),
    ),
  ]);
}

function squareParty(): string {
  const stand = (x: number, y: number, more: Partial<Parameters<typeof person>[0]>) =>
    group([ellipse(x, y, 42, 6, '#0a0218', { opacity: 0.5 }), person({ x, y, height: 186, light: 'left', ...more })]);
  return group([
    stand(392, 984, { hair: 'short', left: ['point'], right: ['hip'], wears: ['scarf'] }),
    stand(460, 990, { build: 'skirt', hair: 'ponytail', left: ['wave'], right: ['phone', 'phone'] }),
    stand(590, 982, { hair: 'curly', left: ['hip'], right: ['toast', 'pint', 12] }),
    stand(664, 990, {
      build: 'dress',
      hair: 'bun',
      left: ['toast', 'flute', 18],
      right: ['high', 'flute'],
      wears: ['crown', 'sash'],
    }),
    stand(738, 984, { hair: 'crop', left: ['toast', 'pint', 16], right: ['down'], wears: ['bow-tie'] }),
    stand(856, 990, {
      build: 'dress',
      hair: 'long',
      left: ['mic', 'microphone'],
      right: ['high'],
      wears: ['flower-crown'],
      legs: 'step',
      lean: 3,
    }),
    stand(930, 984, { hair: 'short', left: ['dance'], right: ['high', 'pint'], legs: 'dance', lean: -6 }),
  ]);
}

const pigeons = (spots: ReadonlyArray<readonly [number, number, number]>): string =>
  group(
    spots.map(([x, y, k]) =>
      group([
        path(
          `M${x - 12 * k} ${y - 6 * k}Q${x - 4 * k} ${y - 16 * k} ${x + 8 * k} ${y - 10 * k}Q${x + 12 * k} ${y - 18 * k} ${x + 17 * k} ${y - 14 * k}L${x + 21 * k} ${y - 12 * k}L${x + 16 * k} ${y - 10 * k}Q${x + 12 * k} ${y - 1 * k} ${x} ${y - 1 * k}L${x - 20 * k} ${y - 2 * k}Z`,
          '#2a0d42',
        ),
        stroke(`M${x - 10 * k} ${y - 8 * k}Q${x - 2 * k} ${y - 15 * k} ${x + 8 * k} ${y - 10 * k}`, '#ff9f83', 1.4 * k),
        stroke(`M${x + 1 * k} ${y - 1 * k}v${5 * k}M${x + 5 * k} ${y - 1 * k}v${5 * k}`, '#e0617d', 1.2 * k),
      ]),
    ),
  );

/** A blue cart with a glass case of ring bread. */
const breadCart = (x: number, y: number): string =>
  group([
    rect(x - 30, y - 58, 60, 42, '#2f5f9a'),
    rect(x - 26, y - 54, 52, 26, '#ffdf93'),
    many(12, (index) =>
      circle(x - 21 + (index % 6) * 8.4, y - 46 + Math.floor(index / 6) * 11, 4, 'none', {
        stroke: '#b5662f',
        'stroke-width': 2.4,
      }),
    ),
    path(`M${x - 40} ${y - 92}h80l-8 -16h-64z`, '#d4467c'),
    many(5, (index) => path(`M${x - 40 + index * 16} ${y - 92}h16v7q-8 7 -16 0z`, index % 2 ? '#d4467c' : '#ffe9cf')),
    stroke(`M${x - 34} ${y - 92}V${y - 16}M${x + 34} ${y - 92}V${y - 16}`, '#2a0d42', 2.6),
    ...[-18, 18].map((dx) => circle(x + dx, y - 9, 9, 'none', { stroke: '#1a0830', 'stroke-width': 3.4 })),
    circle(x, y - 80, 30, 'url(#lamp-glow)'),
  ]);

/**
 * Kraków's main square: St Mary's two unequal towers, the Cloth Hall, Wawel over the Vistula, the dragon on his
 * boulder, a carriage. Calm third: the sky from x 60 to 760 above y 360 (wide crops), x 410 to 760 above y 380
 * (tall crops).
 */
export function drawKrakow(): string {
  const chance = createChance(1257);
  return stage([
    fade('arcade-light', [
      [0, '#ff8f5f', 0.55],
      [0.5, '#ffd98f', 0.2],
      [1, '#fff0c0', 0.5],
    ]),
    sky({ horizon: 610, sun: SUN }, chance),
    cloud(80, 400, 240, '#d4467c', 0.45),
    cloud(420, 350, 180, '#b03d84', 0.45),
    cloud(1180, 240, 300, '#7a2784', 0.6),
    cloud(1330, 340, 240, '#d4467c', 0.5),
    cloud(1240, 430, 170, '#ffb08f', 0.5),
    birds([
      [740, 330, 0.9],
      [782, 312, 0.7],
      [712, 352, 0.6],
      [1180, 330, 0.7],
      [1212, 318, 0.5],
    ]),
    hills([-20, 580, 200, 552, 420, 572, 640, 560, 860, 574, 1100, 550, 1620, 560], 640, '#c0557f', 0.8),
    wawel(330, 610),
    farTown({ from: 560, to: 1640, base: 612, heights: [16, 40], wall: '#a4507f', roof: '#b9506f', lit: 0.3 }, chance),
    water({ top: 608, bottom: 720, sunX: SUN.x }, chance),
    haze(500, 660, '#ff9b78', 0.35),
    farTown({ from: -20, to: 900, base: 740, heights: [24, 56], wall: '#84387a', roof: '#a8456a', lit: 0.4 }, chance),
    farTown({ from: -40, to: 1640, base: 790, heights: [30, 80], wall: '#6a2a72', roof: '#97405f', lit: 0.45 }, chance),
    haze(600, 800, '#ff7f78', 0.3),
    houseRow({ from: 1236, to: 1640, widths: [74, 96] }, chance, (x, width, index) => ({
      x,
      base: SQUARE,
      width,
      height: 196 + ((index * 29) % 40),
      wall: ['#7d3a7a', '#96487a', '#6a2c6c', '#a8586f'][index % 4] ?? '#7d3a7a',
      trim: '#d79aa0',
      roof: '#7d2c52',
      gable: (['mansard', 'bell', 'pitched', 'step'] as const)[index % 4] ?? 'pitched',
      bays: 3,
      storeys: 4,
      windows: (['tall', 'sash', 'arched'] as const)[index % 3] ?? 'tall',
      lit: 0.55,
      ground: 'shop',
      light: 'left',
    })),
    basilica(990, SQUARE, chance),
    clothHall(96, 800, SQUARE, chance),
    paving(),
    many(5, (index) => {
      const x = 1270 + index * 74;
      return group([
        path(
          `M${x - 40} ${SQUARE - 46}Q${x} ${SQUARE - 84} ${x + 40} ${SQUARE - 46}Z`,
          index % 2 ? '#d4467c' : '#ffe9cf',
        ),
        path(`M${x} ${SQUARE - 66}Q${x + 22} ${SQUARE - 62} ${x + 40} ${SQUARE - 46}H${x}Z`, '#2a0d42', {
          opacity: 0.2,
        }),
        stroke(`M${x} ${SQUARE - 48}V${SQUARE + 8}`, '#2a0d42', 3),
        circle(x, SQUARE - 22, 40, 'url(#lamp-glow)'),
        ...[-24, -8, 12, 26].map((dx, seat) =>
          group([
            circle(x + dx, SQUARE - 18, 4.6, '#2a0d42'),
            path(`M${x + dx - 7} ${SQUARE + 8}q0 -22 7 -22t7 22z`, seat % 2 ? '#2a0d42' : '#3a1450'),
          ]),
        ),
        shape([x - 16, SQUARE - 4, x + 18, SQUARE - 4, x + 18, SQUARE - 1, x - 16, SQUARE - 1], '#ffe2a8'),
      ]);
    }),
    breadCart(846, SQUARE + 14),
    lamp(1206, SQUARE + 30, 150, 'triple', '#1d0a35'),
    lamp(500, SQUARE + 24, 130, 'triple', '#1d0a35'),
    pigeons([
      [1010, 930, 1],
      [1050, 944, 0.9],
      [986, 950, 0.8],
      [560, 940, 0.8],
      [1100, 960, 1.1],
    ]),
    carriage(1080, 968, 0.98),
    dragon(170, 976, 1),
    stringLights({ from: [500, 722], to: [1206, 706], sag: 40, count: 22 }, 3.6),
    squareParty(),
    path('M0 1000V990Q600 978 1600 988V1000Z', '#14052a'),
  ]);
}
