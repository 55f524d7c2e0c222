import { createChance } from '../kit/chance.ts';
import { DEPTH, DUSK } from '../kit/dusk.ts';
import { farTown } from '../kit/houses.ts';
import { bushes, foliage } from '../kit/plants.ts';
import { placed } from '../kit/shapes.ts';
import { birds, cloud, haze, hills, sky } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { lightTrail, shimmer, water } from '../kit/water.ts';
import { westertoren } from './amsterdam-westertoren.ts';
import { sagrada } from './barcelona-sagrada.ts';
import { balloon } from './bristol-balloons.ts';
import { gables } from './home.ts';
import { marchers } from './home-marchers.ts';
import { bridgeLamps, confetti, paradeBridge } from './home-parade.ts';
import { basilica } from './krakow-basilica.ts';
import { redBridge } from './lisbon-river.ts';
import { elizabethTower } from './london-skyline.ts';
import { pragueCastle } from './prague-castle.ts';

const WIDE = 900;
const TALL = 1500;
const SHORE = 1090;
const SUN_X = 452;
const deck = (x: number) => 1352 - 52 * Math.sin((Math.PI * (x + 100)) / 1100);

/** The home page on a phone: the same parade, 3 to 5. Calm for the headline: everything above y = 740. */
export function drawHomeTall(): string {
  const chance = createChance(2027);
  return stage(
    [
      sky({ horizon: SHORE, sun: { x: SUN_X, y: 950, r: 124 }, width: WIDE, height: TALL, stars: 120 }, chance),
      cloud(40, 560, 200, '#6a2586', 0.4),
      cloud(560, 470, 230, '#6a2586', 0.4),
      cloud(90, 820, 180, '#c9588c', 0.4),
      cloud(600, 850, 170, '#f08a8f', 0.4),
      birds([
        [330, 790, 0.9],
        [366, 774, 0.7],
        [350, 806, 0.5],
      ]),
      balloon({ x: 160, y: 716, r: 44, colours: ['#d4467c', '#ff9f7d', '#ffc46b'], pattern: 'gores', isBurning: true }),
      balloon({ x: 556, y: 742, r: 26, colours: ['#2f8f86', '#fff0d2', '#ff8563'], pattern: 'crown' }),
      hills([-20, 1030, 200, 1000, 420, 1030, 700, 1004, 920, 1030], SHORE, DEPTH.haze, 0.85),
      placed(redBridge({ towers: [330, 1010], top: 200, deck: 420, water: 520 }, -200, 1300), 300, 880, 0.4),
      hills([-20, 1010, 40, 990, 330, 990, 400, 1040, 460, SHORE], SHORE, '#8a3a80'),
      placed(pragueCastle(0, 0, createChance(5)), 176, 994, 0.56),
      placed(sagrada(0, 0), 824, SHORE, 0.66),
      haze(840, SHORE, '#ff9b78', 0.42, 'far-haze', WIDE),
      farTown(
        { from: -20, to: 920, base: SHORE, heights: [18, 46], wall: '#8f3f80', roof: '#a04a72', lit: 0.4 },
        chance,
      ),
      placed(basilica(0, 0, createChance(9)), 706, SHORE, 0.36),
      elizabethTower(606, SHORE, 0.48),
      westertoren(396, SHORE, 0.46),
      gables(250, 364, SHORE, chance),
      gables(426, 560, SHORE, chance),
      haze(950, SHORE, '#ff9b78', 0.5, 'near-haze', WIDE),
      bushes(-20, 920, SHORE + 4, 12, chance, '#6a2a76'),
      water({ top: SHORE, bottom: TALL, sunX: SUN_X, width: WIDE }, chance),
      shimmer(chance, { from: 0, to: 880, top: SHORE + 8, bottom: 1380 }, 70, ['#d9627f', '#8a2f82', '#4a1a6a'], 0.45),
      ...[...Array(9).keys()].map((index) => lightTrail(chance, 30 + index * 105, SHORE + 8, 90, DUSK.glow, 16)),
      bridgeLamps([52, 318, 584, 850], 380, deck),
      paradeBridge(
        {
          from: -40,
          to: WIDE + 40,
          deck,
          bottom: TALL,
          arches: [
            [170, 300],
            [560, 330],
            [930, 300],
          ],
        },
        chance,
      ),
      marchers({ from: 120, to: 790, count: 7, height: 226, light: SUN_X }, (x) => deck(x) + 12),
      confetti(chance, { from: 40, to: 880, top: 960, bottom: 1180 }, 90),
      foliage(14, 16, 120, 70, chance),
    ],
    WIDE,
    TALL,
  );
}
