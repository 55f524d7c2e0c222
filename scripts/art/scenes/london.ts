import { partyBoat, rowingBoat } from '../kit/boats.ts';
import { railing } from '../kit/bridges.ts';
import { createChance } from '../kit/chance.ts';
import { DEPTH, DUSK } from '../kit/dusk.ts';
import { farTown } from '../kit/houses.ts';
import { bunting, lamp, stringLights } from '../kit/lights.ts';
import { person } from '../kit/people.ts';
import { bushes, tree } from '../kit/plants.ts';
import { group, many, path, rect } from '../kit/shapes.ts';
import { birds, cloud, haze, hills, sky } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { darkTrail, lightTrail, mirrored, shimmer, water } from '../kit/water.ts';
import { towerBridge } from './london-bridge.ts';
import { cityTowers, shard } from './london-city.ts';
import { elizabethTower, londonEye, parliament, saintPauls } from './london-skyline.ts';
import { doubleDecker, phoneBox } from './london-street.ts';

const SHORE = 690;
const SUN_X = 868;

/**
 * London from a south-bank terrace: the sun going down through Tower Bridge, the Eye and St Paul's in the haze, Elizabeth
 * Tower on the right, a boat with its deck full. Calm for the headline: the sky left of x = 1150 above y = 300, and at
 * phone crops (x 410 to 1190) the sky above y = 300.
 */
export function drawLondon(): string {
  const chance = createChance(51);
  const bridge = towerBridge(SUN_X, SHORE, 1);
  const tower = elizabethTower(1448, SHORE + 6, 0.74);
  return stage([
    sky({ horizon: SHORE, sun: { x: SUN_X, y: 560, r: 104 } }, chance),
    cloud(60, 432, 250, '#b8458a', 0.55),
    cloud(330, 372, 210, '#8f3590', 0.5),
    cloud(1080, 300, 260, '#93358f', 0.5),
    cloud(1170, 420, 210, '#f08a8f', 0.5),
    cloud(420, 520, 180, '#ffb08f', 0.55),
    cloud(-60, 560, 220, '#ff9f8a', 0.5),
    birds([
      [560, 400, 0.9],
      [600, 380, 0.7],
      [582, 420, 0.55],
      [1120, 350, 0.7],
      [1160, 366, 0.55],
    ]),
    hills([0, 640, 260, 610, 620, 640, 980, 625, 1300, 636, 1600, 612], SHORE, DEPTH.haze, 0.8),
    shard(640, SHORE, 250, '#c0557f'),
    cityTowers(1120, SHORE, '#b64f80', chance),
    farTown(
      { from: -20, to: 1620, base: SHORE, heights: [26, 74], wall: '#a84580', roof: '#b95376', lit: 0.2 },
      chance,
    ),
    haze(520, SHORE, '#ffb07a', 0.45),
    londonEye(176, 516, 128, SHORE, '#8f3f86'),
    saintPauls(374, SHORE - 46, 0.78, '#7d3a80', '#d98a95'),
    farTown(
      { from: -20, to: 420, base: SHORE + 4, heights: [16, 48], wall: '#6a2a76', roof: '#8b3a6f', lit: 0.5 },
      chance,
    ),
    farTown(
      { from: 520, to: 1330, base: SHORE + 4, heights: [12, 34], wall: '#6a2a76', roof: '#8b3a6f', lit: 0.5 },
      chance,
    ),
    bushes(-20, 1620, SHORE + 2, 15, chance, '#4a1a62'),
    water({ top: SHORE, sunX: SUN_X }, chance),
    mirrored(bridge, SHORE + 6, 0.22, 0.52),
    darkTrail(SUN_X - 168, SHORE + 10, 150, 130),
    darkTrail(SUN_X + 168, SHORE + 10, 150, 130),
    shimmer(chance, { from: 380, to: 1560, top: SHORE + 24, bottom: SHORE + 190 }, 110),
    shimmer(
      chance,
      { from: SUN_X - 110, to: SUN_X + 60, top: SHORE + 8, bottom: SHORE + 150 },
      40,
      ['#ffe2a8', '#ffd08a'],
      0.8,
    ),
    ...[-330, -260, -168, 168, 260, 330].map((offset) =>
      lightTrail(chance, SUN_X + offset, SHORE + 24, 120, DUSK.glow, 20),
    ),
    lightTrail(chance, 1448, SHORE + 20, 120, '#ffdf9a', 34),
    parliament(1490, SHORE + 4, 150),
    tower,
    tree(1392, SHORE + 8, 74, '#2d0f45', chance),
    tree(1366, SHORE + 8, 54, '#36114c', chance),
    bridge,
    doubleDecker(560, SHORE - 66, 0.52),
    doubleDecker(592, SHORE - 66, 0.5),
    rect(1330, SHORE, 280, 14, '#260b3b'),
    rowingBoat(720, 792, 0.36),
    partyBoat({ x: 620, y: 880, scale: 1.06 }, chance),
    foreground(),
  ]);

  function foreground(): string {
    const ground = () => 1000;
    return group([
      path('M1010 1000V958Q1010 944 1024 944H1610V1000z', '#34124d'),
      rect(1010, 941, 600, 5, '#7a3a80'),
      phoneBox(1062, 984, 0.94),
      ...[1142, 1524].map((x) => lamp(x, 972, 232, 'lantern', DUSK.night)),
      stringLights({ from: [1142, 746], to: [1524, 746], sag: 26, count: 17 }, 4.4),
      bunting({ from: [1524, 746], to: [1640, 720], sag: 14, count: 4 }, 20),
      person({
        x: 1186,
        y: 992,
        height: 196,
        hair: 'short',
        left: ['high', 'pint', -4],
        right: ['hug', 'none', 4],
        wears: ['bow-tie'],
        tilt: 6,
      }),
      person({
        x: 1256,
        y: 992,
        height: 184,
        build: 'dress',
        hair: 'bun',
        left: ['hug', 'none', 8],
        right: ['high', 'flute', 2],
        wears: ['crown', 'sash'],
        tilt: -6,
      }),
      person({
        x: 1338,
        y: 992,
        height: 200,
        hair: 'curly',
        left: ['toast', 'pint', 10],
        right: ['dance', 'none'],
        wears: ['party-hat'],
        tilt: -5,
        legs: 'dance',
      }),
      person({
        x: 1420,
        y: 992,
        height: 182,
        build: 'skirt',
        hair: 'bob',
        left: ['toast', 'cocktail', 6],
        right: ['chest', 'none'],
        tilt: 7,
      }),
      person({
        x: 1490,
        y: 992,
        height: 194,
        hair: 'crop',
        left: ['mic', 'microphone'],
        right: ['wave', 'none', 8],
        wears: ['flat-cap'],
        tilt: 8,
      }),
      person({
        x: 1566,
        y: 992,
        height: 180,
        build: 'dress',
        hair: 'ponytail',
        left: ['high', 'sparkler', -8],
        right: ['down'],
      }),
      railing(1010, 1600, ground, 62, 15, DUSK.night, 2.6),
      path('M-10 1000V944H236Q250 944 250 958V1000z', DUSK.night),
      many(9, (index) => rect(10 + index * 28, 952, 2, 48, '#2d0f45')),
      lamp(52, 946, 176),
      person({
        x: 126,
        y: 988,
        height: 168,
        legs: 'sit',
        hair: 'crop',
        left: ['down'],
        right: ['hug', 'none', -24],
        tilt: 9,
      }),
      person({
        x: 176,
        y: 988,
        height: 158,
        build: 'dress',
        legs: 'sit',
        hair: 'long',
        left: ['down'],
        right: ['toast', 'flute', -8],
        tilt: -12,
      }),
    ]);
  }
}
