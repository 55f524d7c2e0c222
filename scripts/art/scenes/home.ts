import { partyBoat } from '../kit/boats.ts';
import { type Chance, createChance } from '../kit/chance.ts';
import { DEPTH, DUSK } from '../kit/dusk.ts';
import type { RoofKind } from '../kit/gables.ts';
import { farTown, houseRow } from '../kit/houses.ts';
import { bushes, foliage, grass } from '../kit/plants.ts';
import { group, path, placed } from '../kit/shapes.ts';
import { birds, cloud, haze, hills, sky } from '../kit/sky.ts';
import { HEIGHT, stage, WIDTH } from '../kit/stage.ts';
import { lightTrail, mirrored, shimmer, water } from '../kit/water.ts';
import { westertoren } from './amsterdam-westertoren.ts';
import { sagrada } from './barcelona-sagrada.ts';
import { balloon } from './bristol-balloons.ts';
import { harpBridge } from './dublin-bridges.ts';
import { drummer, latecomers, marchers } from './home-marchers.ts';
import { bridgeLamps, confetti, paradeBridge } from './home-parade.ts';
import { basilica } from './krakow-basilica.ts';
import { redBridge } from './lisbon-river.ts';
import { elizabethTower } from './london-skyline.ts';
import { pragueCastle } from './prague-castle.ts';

/** Canal houses from Amsterdam, in the haze. */
export function gables(from: number, to: number, base: number, chance: Chance): string {
  const kinds: readonly RoofKind[] = ['step', 'bell', 'neck', 'spout'];
  return houseRow({ from, to, widths: [40, 52] }, chance, (x, width, index) => ({
    x,
    base,
    width,
    height: chance.between(84, 118),
    wall: chance.pick(['#6a2a76', '#7a3479', '#5b2470']),
    trim: '#c07a90',
    gable: kinds[index % kinds.length] ?? 'step',
    bays: 2,
    storeys: 4,
    windows: 'plain',
    lit: 0.55,
    ground: 'windows',
    light: 'right',
  }));
}

const SHORE = 706;
const SUN_X = 1010;
const deck = (x: number) =>
  846 - 74 * Math.sin((Math.PI * (Math.min(1640, Math.max(560, x)) - 560)) / 1500) + (x < 560 ? (560 - x) * 0.1 : 0);

/**
 * The home page: the groups on parade over a bridge, the landmarks of all the cities on the far shore. Calm for the
 * headline: everything left of x = 690 above y = 900 is sky, haze and still water.
 */
export function drawHome(): string {
  const chance = createChance(2026);
  const castle = placed(pragueCastle(0, 0, createChance(5)), 752, 604, 0.58);
  const ben = elizabethTower(1200, SHORE, 0.54);
  return stage([
    sky({ horizon: SHORE, sun: { x: SUN_X, y: 572, r: 128 } }, chance),
    cloud(70, 250, 230, '#6a2586', 0.4),
    cloud(420, 460, 210, '#c9588c', 0.4),
    cloud(120, 560, 240, '#ff9f8a', 0.35),
    cloud(1330, 250, 230, '#7a2a88', 0.5),
    cloud(860, 330, 190, '#b04a8c', 0.4),
    birds([
      [820, 420, 0.9],
      [856, 404, 0.7],
      [838, 438, 0.5],
    ]),
    balloon({ x: 1060, y: 190, r: 56, colours: ['#d4467c', '#ff9f7d', '#ffc46b'], pattern: 'gores', isBurning: true }),
    balloon({ x: 1452, y: 128, r: 66, colours: ['#2f8f86', '#fff0d2', '#ff8563'], pattern: 'crown' }),
    balloon({ x: 894, y: 296, r: 26, colours: ['#5a4fb0', '#ffc46b', '#ff8563'], pattern: 'bands' }),
    hills([-20, 640, 240, 606, 520, 640, 900, 612, 1300, 640, 1620, 590], SHORE, DEPTH.haze, 0.85),
    placed(redBridge({ towers: [330, 1010], top: 200, deck: 420, water: 520 }, -200, 1300), -40, 500, 0.4),
    harpBridge(520, SHORE - 6, 210, '#8f4a8c'),
    hills([400, SHORE, 470, 640, 540, 601, 960, 601, 1030, 650, 1100, SHORE], SHORE, '#8a3a80'),
    castle,
    placed(sagrada(0, 0), 1462, SHORE, 0.76),
    haze(420, SHORE, '#ff9b78', 0.42),
    farTown(
      { from: -20, to: 1640, base: SHORE, heights: [18, 46], wall: '#8f3f80', roof: '#a04a72', lit: 0.4 },
      chance,
    ),
    placed(basilica(0, 0, createChance(9)), 1312, SHORE, 0.44),
    ben,
    westertoren(986, SHORE, 0.5),
    gables(846, 950, SHORE, chance),
    gables(1024, 1160, SHORE, chance),
    haze(560, SHORE, '#ff9b78', 0.5, 'parade-haze'),
    bushes(-20, 1640, SHORE + 4, 13, chance, '#6a2a76'),
    water({ top: SHORE, sunX: SUN_X }, chance),
    mirrored(group([ben, castle]), SHORE + 4, 0.16, 0.5),
    shimmer(chance, { from: 0, to: 700, top: SHORE + 8, bottom: 900 }, 60, ['#d9627f', '#8a2f82', '#4a1a6a'], 0.45),
    ...[...Array(14).keys()].map((index) => lightTrail(chance, 40 + index * 110, SHORE + 8, 70, DUSK.glow, 16)),
    partyBoat({ x: 250, y: 850, scale: 0.6 }, chance),
    bridgeLamps([640, 880, 1120, 1360, 1592], 306, deck),
    paradeBridge(
      {
        from: 500,
        to: WIDTH + 40,
        deck,
        bottom: HEIGHT,
        arches: [
          [790, 250],
          [1120, 270],
          [1450, 270],
        ],
      },
      chance,
    ),
    marchers({ from: 726, to: 1468, count: 10, height: 178, light: SUN_X }, (x) => deck(x) + 12),
    drummer(1556, deck(1556) + 12, 184),
    confetti(chance, { from: 700, to: 1600, top: 470, bottom: 700 }, 110),
    path('M-10 1000V940Q180 912 330 926Q430 924 470 864Q496 836 580 838Q652 880 668 1000z', DUSK.night),
    latecomers(532, 870, 150),
    grass(-10, 440, 946, 44, 70, chance),
    foliage(10, 14, 130, 70, chance),
  ]);
}
