import { type ArchBridge, archBridge, archSpans, railing } from '../kit/bridges.ts';
import { type Chance, createChance } from '../kit/chance.ts';
import { DEPTH, DUSK } from '../kit/dusk.ts';
import type { RoofKind } from '../kit/gables.ts';
import { farTown, houseRow } from '../kit/houses.ts';
import { halo, lamp } from '../kit/lights.ts';
import { passers, person } from '../kit/people.ts';
import { bushes, foliage, tree } from '../kit/plants.ts';
import { circle, group, many, path, rect, round, shape, stroke } from '../kit/shapes.ts';
import { birds, cloud, haze, sky } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { lightTrail, mirrored, shimmer, water } from '../kit/water.ts';
import { bicycle, canalBoat } from './amsterdam-canal.ts';
import { westertoren } from './amsterdam-westertoren.ts';

const QUAY = 664;
const SHORE = 742;
const SUN_X = 806;

const GABLES: readonly RoofKind[] = ['step', 'bell', 'neck', 'spout', 'bell', 'step', 'neck'];
const WALLS: readonly [string, ...string[]] = ['#5b2470', '#74306f', '#4b1c63', '#663073', '#853a68', '#43195d'];

function canalHouses(
  from: number,
  to: number,
  tall: readonly [number, number],
  light: 'left' | 'right',
  chance: Chance,
): string {
  let last = '';
  return houseRow({ from, to, widths: [76, 102] }, chance, (x, width, index) => {
    const picked = chance.pick(WALLS);
    const wall = picked === last ? '#522070' : picked;
    last = wall;
    return {
      x,
      base: QUAY,
      width,
      height: chance.between(tall[0], tall[1]),
      wall,
      trim: chance.pick(['#d99aa0', '#b9758f', '#e8b7ac']),
      gable: GABLES[(index * 3 + (light === 'left' ? 1 : 0)) % GABLES.length] ?? 'step',
      bays: width > 88 ? 3 : 2,
      storeys: 5,
      windows: 'sash',
      lit: 0.55,
      ground: index % 3 === 1 ? 'shop' : index % 3 === 0 ? 'arch' : 'door',
      light,
    };
  });
}

const BRIDGE: ArchBridge = {
  from: 452,
  to: 1168,
  deck: (x) => 664 - 44 * Math.sin(Math.PI * Math.min(1, Math.max(0, (x - 400) / 820))),
  water: SHORE + 4,
  arches: 3,
  pier: 44,
  crown: 26,
  stone: '#3b1452',
  edge: '#6a3079',
  shade: '#260b3b',
};

/** Light bulbs that line each arch: the canals' own evening dress. */
function archLights(): string {
  return archSpans(BRIDGE)
    .map(([a, b]) => {
      const top = BRIDGE.deck((a + b) / 2) + BRIDGE.crown;
      const rise = Math.min(BRIDGE.water - top, (b - a) / 2);
      return many(23, (index) => {
        const t = index / 22;
        const x = a + (b - a) * t;
        const y = top + rise * (1 - Math.sin(Math.PI * t) ** 0.56);
        return group([halo(x, y, 13, 0.85), circle(x, y, 2.9, '#fff3d2')]);
      });
    })
    .join('');
}

/** The bridge with its railing, lamps, bicycles and people looking over. */
function canalBridge(chance: Chance): string {
  const ground = (x: number) => BRIDGE.deck(x) - 6;
  return group([
    ...[470, 640, 980, 1150].map((x) => lamp(x, ground(x), 92, 'lantern', '#260b3b')),
    passers(470, 1150, 14, 46, ground, chance, '#2d0f45'),
    person({
      x: 700,
      y: ground(700),
      height: 92,
      hair: 'short',
      left: ['toast', 'pint'],
      right: ['hug'],
      fill: '#1d0733',
    }),
    person({
      x: 734,
      y: ground(734),
      height: 86,
      build: 'dress',
      hair: 'long',
      left: ['hug'],
      right: ['high', 'flute'],
      fill: '#1d0733',
      wears: ['crown'],
    }),
    person({
      x: 868,
      y: ground(868),
      height: 90,
      hair: 'curly',
      left: ['selfie', 'phone'],
      right: ['hug'],
      fill: '#1d0733',
      light: 'left',
    }),
    person({
      x: 900,
      y: ground(900),
      height: 84,
      build: 'skirt',
      hair: 'bob',
      left: ['hug'],
      right: ['wave'],
      fill: '#1d0733',
      light: 'left',
    }),
    archBridge(BRIDGE),
    archLights(),
    many(26, (index) =>
      rect(
        460 + ((index * 97) % 690),
        BRIDGE.deck(460 + ((index * 97) % 690)) + 10 + (index % 3) * 6,
        18,
        3.4,
        '#5a2268',
        { opacity: 0.6 },
      ),
    ),
    railing(440, 1180, ground, 36, 12, '#1d0733', 2),
    ...(
      [
        [520, 0.36, 1],
        [588, 0.36, 0],
        [806, 0.36, 1],
        [1010, 0.36, 0],
        [1076, 0.36, 1],
      ] as const
    ).map(([x, size, basket]) => bicycle(x, ground(x) + 2, x % 4 === 0 ? -size : size, '#14052a', basket)),
  ]);
}

/** A quay wall with moss, rings and a ladder. */
const quay = (from: number, to: number) =>
  group([
    rect(from, QUAY - 2, to - from, SHORE - QUAY + 8, '#331149'),
    rect(from, QUAY - 4, to - from, 7, '#7a3a80'),
    many(60, (index) =>
      rect(
        from + ((index * 61) % Math.max(1, to - from - 20)),
        QUAY + 12 + (index % 5) * 13,
        20,
        3,
        index % 2 === 0 ? '#4a1a5e' : '#240a38',
        { opacity: 0.7 },
      ),
    ),
    rect(from, SHORE - 8, to - from, 12, '#1f0833', { opacity: 0.7 }),
  ]);

function tulips(from: number, to: number, y: number, chance: Chance): string {
  return many((to - from) / 13, (index) => {
    const x = from + index * 13 + chance.between(-4, 4);
    const tall = chance.between(26, 52);
    const colour = chance.pick(['#e0405e', '#ff8563', '#ffc46b', '#d4467c', '#ffd9c8']);
    return group([
      stroke(`M${round(x)} ${y}q2 ${round(-tall * 0.5)} 0 ${round(-tall)}`, '#1f4a4a', 2.6),
      path(
        `M${round(x)} ${y}q-12 ${round(-tall * 0.4)} -9 ${round(-tall * 0.62)}q8 ${round(tall * 0.2)} 9 ${round(tall * 0.62)}z`,
        '#1f4a4a',
      ),
      path(`M${round(x - 7)} ${round(y - tall - 12)}l4 5l3 -6l3 6l4 -5q4 16 -7 19q-11 -3 -7 -19z`, colour),
      path(`M${round(x + 1)} ${round(y - tall - 12)}l3 5l4 -5q4 16 -7 19z`, '#14052a', { opacity: 0.15 }),
    ]);
  });
}

/**
 * Amsterdam from the water: gabled houses on both quays, a bridge with its arches lit, the Westertoren against the sun
 * and a bride's boat in front. Calm for the headline: the sky left of x = 900 above y = 290 (houses on the left stay low);
 * at phone crops (x 410 to 1190) the sky above y = 290.
 */
export function drawAmsterdam(): string {
  const chance = createChance(1275);
  const left = canalHouses(-30, 400, [196, 250], 'right', chance);
  const right = canalHouses(1180, 1640, [270, 350], 'left', chance);
  const bridge = canalBridge(createChance(8));
  return stage([
    sky({ horizon: 650, sun: { x: SUN_X, y: 520, r: 108 } }, chance),
    cloud(120, 236, 240, '#7a2a88', 0.45),
    cloud(520, 330, 200, '#a03a8c', 0.45),
    cloud(600, 430, 150, '#ffb08f', 0.5),
    cloud(1080, 250, 210, '#8a2f8c', 0.5),
    cloud(1000, 470, 160, '#ffc79a', 0.5),
    birds([
      [650, 380, 0.8],
      [684, 364, 0.6],
      [668, 398, 0.5],
      [1120, 340, 0.7],
    ]),
    farTown(
      { from: 380, to: 760, base: QUAY, heights: [56, 116], wall: '#b5557f', roof: '#c0607c', lit: 0.25 },
      chance,
    ),
    farTown(
      { from: 870, to: 1240, base: QUAY, heights: [56, 120], wall: '#b5557f', roof: '#c0607c', lit: 0.25 },
      chance,
    ),
    haze(480, QUAY, '#ffb884', 0.5),
    westertoren(1010, QUAY, 0.8),
    farTown({ from: 392, to: 640, base: QUAY, heights: [40, 92], wall: '#8f3f80', roof: '#a04a72', lit: 0.45 }, chance),
    farTown(
      { from: 960, to: 1220, base: QUAY, heights: [40, 96], wall: '#8f3f80', roof: '#a04a72', lit: 0.45 },
      chance,
    ),
    bushes(392, 700, QUAY + 6, 22, chance, DEPTH.back),
    bushes(900, 1220, QUAY + 6, 22, chance, DEPTH.back),
    water({ top: QUAY, sunX: SUN_X }, chance),
    shimmer(chance, { from: 440, to: 1180, top: QUAY + 4, bottom: SHORE }, 70, ['#ffe2a8', '#ff9f83', '#8a2f82'], 0.7),
    left,
    right,
    quay(-10, 462),
    quay(1160, 1610),
    ...[36, 206, 352].map((x) => tree(x, QUAY, 150, '#2d0f45', chance)),
    ...[1240, 1424, 1580].map((x) => tree(x, QUAY, 176, '#260b3b', chance, '#c0557f')),
    ...[120, 290].map((x) => lamp(x, QUAY, 90, 'lantern', '#260b3b')),
    ...[1320, 1500].map((x) => lamp(x, QUAY, 96, 'lantern', '#1d0733')),
    passers(10, 430, 12, 44, () => QUAY, chance, '#1d0733'),
    passers(1190, 1590, 12, 46, () => QUAY, chance, '#1d0733'),
    ...[70, 160, 250, 318, 398].map((x, index) =>
      bicycle(x, QUAY + 2, index % 2 === 0 ? 0.34 : -0.34, '#1d0733', index % 3 === 0 ? 1 : 0),
    ),
    ...[1278, 1366, 1470, 1546].map((x, index) =>
      bicycle(x, QUAY + 2, index % 2 === 0 ? 0.36 : -0.36, '#14052a', index % 2),
    ),
    bridge,
    mirrored(group([left, right, bridge]), SHORE + 4, 0.24, 0.55),
    shimmer(
      chance,
      { from: -40, to: 1600, top: SHORE + 10, bottom: 960 },
      180,
      ['#d9627f', '#8a2f82', '#4a1a6a', '#ff9f83'],
      0.5,
    ),
    ...[...Array(18).keys()].map((index) => lightTrail(chance, 30 + index * 92, SHORE + 8, 120, DUSK.glow, 22)),
    canalBoat(860, 930, 0.94, chance),
    foreground(chance),
  ]);
}

function foreground(chance: Chance): string {
  return group([
    path('M-10 1000V948H372Q392 948 392 966V1000z', DUSK.night),
    many(14, (index) => rect(6 + index * 28, 956, 2, 44, '#2d0f45')),
    railing(-10, 380, () => 950, 74, 17, DUSK.night, 3),
    bicycle(150, 952, 1.02, '#14052a', 1),
    bicycle(318, 952, -0.94, '#1d0733', 0),
    shape([1348, 1000, 1358, 950, 1610, 950, 1610, 1000], '#1d0733'),
    rect(1352, 946, 260, 9, '#5a2a55'),
    tulips(1364, 1610, 948, chance),
    foliage(1596, 30, 150, 80, chance),
    foliage(1500, 8, 90, 40, chance, '#1d0936'),
  ]);
}
