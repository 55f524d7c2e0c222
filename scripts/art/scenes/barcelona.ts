import { createChance } from '../kit/chance.ts';
import { stringLights } from '../kit/lights.ts';
import { ellipse, many, path, rect, stroke } from '../kit/shapes.ts';
import { birds, cloud, haze, hills, sky } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { water } from '../kit/water.ts';
import { blocks, montjuic, portTowers, sailHotel, torreGlories, yacht } from './barcelona-city.ts';
import { domedLodge, spiredLodge } from './barcelona-gatehouses.ts';
import { lizard } from './barcelona-lizard.ts';
import { palm } from './barcelona-palm.ts';
import { bench } from './barcelona-park.ts';
import { terraceParty } from './barcelona-party.ts';
import { sagrada } from './barcelona-sagrada.ts';

const SUN = { x: 610, y: 520, r: 88 };
const SEA = 560;

/**
 * Barcelona from the terrace of Park Güell: the church against the sea, the gingerbread lodges below, the party
 * on the mosaic bench. Calm third: the sky from x 60 to 720 above y 400 (wide crops), x 410 to 800 above y 330
 * (tall crops).
 */
export function drawBarcelona(): string {
  const chance = createChance(1882);
  return stage([
    sky({ horizon: SEA + 14, sun: SUN }, chance),
    cloud(120, 440, 240, '#e0617d', 0.5),
    cloud(330, 490, 180, '#ff9f83', 0.55),
    cloud(1180, 250, 300, '#8d2c85', 0.6),
    cloud(1330, 340, 240, '#d4467c', 0.55),
    cloud(1150, 410, 200, '#ffb08f', 0.5),
    birds([
      [720, 430, 0.9],
      [764, 412, 0.7],
      [742, 446, 0.5],
      [1210, 330, 0.6],
    ]),
    water({ top: SEA, bottom: 720, sunX: SUN.x }, chance),
    yacht(372, 596, 0.8),
    yacht(470, 580, 0.5),
    yacht(150, 588, 0.6),
    yacht(726, 574, 0.4),
    montjuic(),
    sailHotel(1128, 590),
    hills([-20, 640, 200, 612, 420, 628, 640, 622, 900, 616, 1200, 606, 1620, 570], 760, '#97397f'),
    portTowers(492, 632),
    blocks(
      { base: 690, from: -20, to: 1620, width: [40, 74], height: [34, 62], lit: 0.25 },
      ['#93407f', '#a14a82', '#873a7a'],
      '#74307a',
      ['#c8607c', '#b9557e'],
      chance,
    ),
    torreGlories(322, 706, 196, chance),
    haze(560, 720, '#ff9b78', 0.5),
    blocks(
      { base: 740, from: -30, to: 1620, width: [54, 90], height: [44, 78], lit: 0.35 },
      ['#743078', '#7f387b', '#692a72'],
      '#55206a',
      ['#a8486f', '#964077'],
      chance,
    ),
    sagrada(930, 744),
    blocks(
      { base: 800, from: -30, to: 1620, width: [60, 104], height: [48, 86], lit: 0.45 },
      ['#5b2470', '#662a73', '#511f68'],
      '#3d165a',
      ['#8b3a68', '#7d3369'],
      chance,
    ),
    haze(700, 820, '#ff7f78', 0.22),
    many(46, (index) => {
      const x = index * 36 + chance.between(-12, 12);
      const r = chance.between(18, 34);
      return ellipse(x, 818 - r * 0.2, r, r * 0.8, chance.pick(['#3d165a', '#34124f', '#451a5e']));
    }),
    palm({ x: 1462, base: 850, height: 250, lean: -16, fill: '#34124f', rim: '#a8436b' }, chance),
    palm({ x: 1570, base: 860, height: 400, lean: 16, fill: '#2a0d42', rim: '#a8436b' }, chance),
    palm({ x: 440, base: 850, height: 150, lean: 10, fill: '#34124f', rim: '#a8436b' }, chance),
    palm({ x: 1206, base: 846, height: 150, lean: -8, fill: '#34124f', rim: '#a8436b' }, chance),
    spiredLodge(214, 850, chance),
    domedLodge(1330, 850, chance),
    many(40, (index) => {
      const x = index * 42 + chance.between(-14, 14);
      const r = chance.between(16, 30);
      return ellipse(x, 850 - r * 0.1, r, r * 0.75, chance.pick(['#2a0d42', '#230a3b', '#310f4a']));
    }),
    rect(0, 850, 1600, 150, '#230a3b'),
    palm({ x: 60, base: 880, height: 340, lean: -24, fill: '#22093a', rim: '#a8436b' }, chance),
    bench(chance),
    many(10, (index) => ellipse(120 + index * 160, 968 + (index % 3) * 9, 90, 3, '#4a1c5e', { opacity: 0.5 })),
    stringLights({ from: [44, 690], to: [640, 720], sag: 44, count: 17 }, 4),
    stringLights({ from: [640, 720], to: [1180, 722], sag: 40, count: 16 }, 4),
    stringLights({ from: [1180, 722], to: [1580, 690], sag: 34, count: 12 }, 4),
    stroke('M640 716V850M1180 718V850', '#22093a', 4),
    terraceParty(),
    lizard(1364, 962, 1, chance),
    path('M0 1000V990Q400 980 800 986T1600 982V1000Z', '#14052a'),
  ]);
}
