import { createChance } from '../kit/chance.ts';
import { farTown, houseRow } from '../kit/houses.ts';
import { lamp, stringLights } from '../kit/lights.ts';
import { fade, path, rect } from '../kit/shapes.ts';
import { birds, cloud, haze, hills, sky } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { water } from '../kit/water.ts';
import { basilica } from './krakow-basilica.ts';
import { carriage } from './krakow-carriage.ts';
import { clothHall } from './krakow-cloth-hall.ts';
import { dragon } from './krakow-dragon.ts';
import { squareParty } from './krakow-party.ts';
import { breadCart, parasols, paving, pigeons, SQUARE } from './krakow-square.ts';
import { wawel } from './krakow-wawel.ts';

const SUN = { x: 650, y: 500, r: 96 };

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
    wawel(330, 610, chance),
    farTown({ from: 560, to: 1640, base: 612, heights: [16, 40], wall: '#a4507f', roof: '#b9506f', lit: 0.3 }, chance),
    water({ top: 608, bottom: 720, sunX: SUN.x }, chance),
    haze(500, 660, '#ff9b78', 0.35),
    rect(-10, 712, 1620, 90, '#74307a'),
    farTown({ from: -20, to: 900, base: 740, heights: [24, 56], wall: '#84387a', roof: '#a8456a', lit: 0.4 }, chance),
    farTown({ from: -40, to: 1640, base: 790, heights: [30, 80], wall: '#6a2a72', roof: '#97405f', lit: 0.45 }, chance),
    haze(600, 800, '#ff7f78', 0.3),
    rect(-10, 780, 1620, 80, '#54206a'),
    houseRow({ from: -24, to: 90, widths: [58, 70] }, chance, (x, width, index) => ({
      x,
      base: SQUARE,
      width,
      height: 150 + index * 22,
      wall: index % 2 ? '#7d3a7a' : '#6a2c6c',
      trim: '#d79aa0',
      roof: '#7d2c52',
      gable: 'mansard',
      bays: 2,
      storeys: 3,
      windows: 'tall',
      lit: 0.5,
      ground: 'shop',
      light: 'right',
    })),
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
    paving(chance),
    parasols(),
    breadCart(846, SQUARE + 16),
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
    dragon(168, 978, 1),
    stringLights({ from: [500, 764], to: [1206, 750], sag: 36, count: 22 }, 3.6),
    squareParty(),
    path('M0 1000V990Q600 978 1600 988V1000Z', '#14052a'),
  ]);
}
