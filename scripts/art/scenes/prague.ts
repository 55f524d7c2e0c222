import { partyBoat } from '../kit/boats.ts';
import { railing } from '../kit/bridges.ts';
import { type Chance, createChance } from '../kit/chance.ts';
import { DUSK, ROOFS } from '../kit/dusk.ts';
import { farTown, houseRow } from '../kit/houses.ts';
import { bunting, lamp, stringLights } from '../kit/lights.ts';
import { person } from '../kit/people.ts';
import { bushes, cypress, foliage, grass, tree } from '../kit/plants.ts';
import { above, circle, ellipse, group, many, path, placed, rect, round, shape, stroke } from '../kit/shapes.ts';
import { birds, cloud, haze, hills, sky } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { lightTrail, mirrored, shimmer, water } from '../kit/water.ts';
import { bridgeTrails, charlesBridge } from './prague-bridge.ts';
import { pragueCastle, saintNicholas } from './prague-castle.ts';
import { oldTownTower } from './prague-tower.ts';

const SHORE = 700;
const SUN_X = 520;

/** The look-out on Petřín hill, a small Eiffel tower. */
const lookout = (x: number, y: number) =>
  group([
    stroke(
      `M${x - 20} ${y}Q${x - 5} ${y - 60} ${x - 3} ${y - 128}M${x + 20} ${y}Q${x + 5} ${y - 60} ${x + 3} ${y - 128}`,
      '#b04a82',
      3.4,
    ),
    ...[-14, -34, -56, -82, -104].map((dy) =>
      stroke(`M${round(x - 16 - dy * 0.1)} ${y + dy}h${round(32 + dy * 0.2)}`, '#b04a82', 1.6),
    ),
    many(6, (index) =>
      stroke(
        `M${round(x - 15 + index * 2)} ${y - index * 20}L${round(x + 13 - index * 2)} ${y - 20 - index * 20}M${round(x + 15 - index * 2)} ${y - index * 20}L${round(x - 13 + index * 2)} ${y - 20 - index * 20}`,
        '#b04a82',
        1.2,
      ),
    ),
    rect(x - 9, y - 138, 18, 11, '#b04a82'),
    rect(x - 6, y - 135, 12, 4, '#ffdf9a'),
    shape([x - 7, y - 138, x, y - 172, x + 7, y - 138], '#b04a82'),
  ]);

/** Roofs of the Lesser Town that climb the castle hill, and gardens between them. */
function lesserTown(chance: Chance): string {
  const rows = [
    { base: 598, from: 640, to: 1240, wall: '#7a3479', roof: ROOFS[1] },
    { base: 634, from: 540, to: 1330, wall: '#6c2d74', roof: ROOFS[0] },
    { base: 668, from: 120, to: 1400, wall: '#5f266e', roof: ROOFS[2] },
    { base: SHORE, from: -20, to: 1620, wall: '#4d1d64', roof: ROOFS[3] },
  ];
  return group(
    rows.flatMap(({ base, from, to, wall, roof }) => [
      bushes(from - 20, to + 20, base - 24, 16, chance, '#4f1f68'),
      farTown({ from, to, base, heights: [22, 48], wall, roof, lit: 0.4 }, chance),
      ...[...Array(9).keys()].map(() => cypress(chance.between(from, to), base + 2, chance.between(34, 56), '#43195d')),
    ]),
  );
}

/** The ridge that carries the castle, with orchards, paths and garden walls. */
function castleHill(chance: Chance): string {
  const outline = [330, 690, 470, 606, 580, 486, 640, 466, 1250, 466, 1330, 500, 1440, 590, 1640, 640];
  return group([
    hills(outline, SHORE, '#74307a'),
    ...[500, 528, 560].map((y, index) =>
      stroke(
        `M${560 - index * 30} ${y + 22}Q940 ${y - 20} ${1350 + index * 30} ${y + 26}`,
        index % 2 === 0 ? '#8f3f86' : '#5f266e',
        3,
        { opacity: 0.8 },
      ),
    ),
    many(70, () => {
      const x = chance.between(560, 1360);
      const y = chance.between(Math.abs(x - 950) * 0.11 + 486, 610);
      return tree(x, y, chance.between(24, 38), chance.pick(['#5b2470', '#642a74', '#521d6a']), chance);
    }),
  ]);
}

/** A pedal boat in the shape of a swan, with two in love. */
const swanBoat = (x: number, y: number, size: number) =>
  placed(
    group([
      ellipse(0, 6, 78, 7, '#150524', { opacity: 0.45 }),
      above(
        -14,
        group([
          person({ x: -6, y: 40, height: 132, hair: 'short', left: ['down'], right: ['hug'] }),
          person({
            x: 24,
            y: 56,
            height: 112,
            build: 'dress',
            hair: 'long',
            left: ['down'],
            right: ['wave', 'flute'],
            wears: ['veil'],
          }),
        ]),
        'swan',
      ),
      path('M-66 -16C-70 -44 -44 -50 -24 -40C-4 -28 30 -26 58 -40C66 -10 44 8 6 8C-34 8 -62 6 -66 -16z', '#ffeede'),
      path('M-58 -18C-80 -34 -92 -78 -70 -96C-54 -106 -40 -92 -48 -80C-58 -66 -56 -44 -34 -34z', '#ffeede'),
      path('M-73 -93l-18 10l18 5z', '#ff8a5c'),
      circle(-62, -88, 2.4, '#2a0d42'),
      path('M-20 -22C4 -34 34 -24 52 -26C38 -6 0 0 -20 -22z', '#f0b9b8'),
      path('M-66 -16Q-34 8 6 8C44 8 66 -10 58 -40Q60 -2 6 0Q-40 2 -66 -16z', '#d98fa0', { opacity: 0.7 }),
    ]),
    x,
    y,
    size,
    Math.abs(size),
  );

/**
 * Prague from the river: Charles Bridge comes out of the haze with its saints, the castle and St Vitus above, the Old Town
 * Bridge Tower on the right. Calm for the headline: the sky left of x = 1180 above y = 270 (left of x = 780 above y = 420),
 * and at phone crops (x 410 to 1190) above y = 250.
 */
export function drawPrague(): string {
  const chance = createChance(1357);
  const bridge = charlesBridge(createChance(44));
  const tower = oldTownTower(1404, 812, 0.96);
  const quay = houseRow({ from: 1478, to: 1640, widths: [64, 84] }, chance, (x, width, index) => ({
    x,
    base: 812,
    width,
    height: chance.between(190, 236),
    wall: index % 2 === 0 ? '#4a1a60' : '#5b2468',
    trim: '#b9758f',
    gable: index % 2 === 0 ? 'bell' : 'neck',
    bays: 2,
    storeys: 4,
    windows: 'arched',
    lit: 0.6,
    ground: 'arch',
    light: 'left',
  }));
  return stage([
    sky({ horizon: SHORE, sun: { x: SUN_X, y: 560, r: 110 } }, chance),
    cloud(70, 400, 230, '#b0458c', 0.5),
    cloud(250, 488, 190, '#ff9f8a', 0.5),
    cloud(640, 372, 150, '#b8508f', 0.4),
    cloud(1180, 240, 170, '#7f2d8c', 0.5),
    cloud(1060, 400, 190, '#c9608f', 0.4),
    birds([
      [640, 430, 0.9],
      [676, 414, 0.7],
      [658, 450, 0.5],
      [1180, 340, 0.7],
      [1208, 352, 0.5],
    ]),
    hills([-20, 560, 130, 520, 330, 560, 560, 620, 820, 600, 1200, 620, 1620, 580], SHORE, '#c9588a', 0.85),
    lookout(164, 534),
    haze(500, SHORE, '#ffb07a', 0.35),
    castleHill(chance),
    pragueCastle(960, 474, chance),
    haze(470, SHORE, '#e0617d', 0.34, 'castle-haze'),
    lesserTown(chance),
    saintNicholas(1196, 676, 0.84),
    haze(590, SHORE + 6, '#ff9b78', 0.3, 'town-haze'),
    water({ top: SHORE, sunX: SUN_X }, chance),
    mirrored(group([bridge]), 770, 0.22, 0.5),
    bridgeTrails(chance),
    shimmer(
      chance,
      { from: -40, to: 1600, top: 740, bottom: 960 },
      170,
      ['#d9627f', '#8a2f82', '#4a1a6a', '#ff9f83'],
      0.45,
    ),
    shimmer(chance, { from: SUN_X - 130, to: SUN_X + 80, top: 712, bottom: 950 }, 60, ['#ffe2a8', '#ffd08a'], 0.85),
    quay,
    bridge,
    rect(1296, 806, 320, 70, '#290c3f'),
    rect(1292, 802, 330, 8, '#7a3a80'),
    many(40, (index) =>
      rect(1304 + ((index * 71) % 290), 820 + (index % 4) * 13, 22, 3.4, index % 2 === 0 ? '#45195f' : '#1c0730', {
        opacity: 0.7,
      }),
    ),
    tower,
    bunting({ from: [1334, 640], to: [1474, 640], sag: 12, count: 9 }, 15),
    ...[1404, 1530].map((x) => lightTrail(chance, x, 882, 100, '#ffb765', 44)),
    partyBoat({ x: 930, y: 906, scale: 0.96, stripe: '#2f8f86', hull: '#1d0a3f', isFacingLeft: true }, chance),
    swanBoat(560, 862, 0.62),
    swanBoat(1330, 930, -0.76),
    foreground(chance),
  ]);
}

function foreground(chance: Chance): string {
  return group([
    path('M-10 1000V926Q160 910 330 946Q410 964 440 1000z', '#34124d'),
    stroke('M-10 926Q160 910 330 946Q410 964 440 1000', '#7a3a80', 4),
    lamp(30, 946, 210, 'lantern', DUSK.night),
    lamp(396, 968, 190, 'lantern', DUSK.night),
    stringLights({ from: [30, 744], to: [396, 786], sag: 24, count: 17 }, 4.2),
    person({ x: 84, y: 984, height: 190, hair: 'short', left: ['hip'], right: ['high', 'pint', -8], tilt: 8 }),
    person({
      x: 152,
      y: 986,
      height: 178,
      build: 'dress',
      hair: 'long',
      left: ['high', 'flute', -6],
      right: ['hug'],
      wears: ['crown'],
      tilt: 6,
    }),
    person({
      x: 220,
      y: 988,
      height: 194,
      hair: 'curly',
      left: ['hug', 'none', 6],
      right: ['toast', 'pint', 12],
      wears: ['party-hat'],
      tilt: -6,
    }),
    person({
      x: 294,
      y: 992,
      height: 176,
      build: 'skirt',
      hair: 'bob',
      left: ['toast', 'pint', 14],
      right: ['dance'],
      wears: ['sash'],
      tilt: -7,
      legs: 'dance',
    }),
    person({
      x: 356,
      y: 994,
      height: 184,
      build: 'dress',
      hair: 'bun',
      left: ['mic', 'microphone'],
      right: ['wave', 'none', 6],
      tilt: 8,
    }),
    railing(-10, 430, (x) => 966 + Math.max(0, x - 200) * 0.1, 50, 15, DUSK.night, 2.4),
    foliage(20, 26, 150, 90, chance),
    foliage(140, 6, 90, 40, chance, '#1d0936'),
    grass(1400, 1610, 1004, 92, 60, chance),
    bushes(1530, 1620, 1004, 26, chance, DUSK.night),
  ]);
}
