import { drawGuest } from '../cast/guest.ts';
import { coupe, pool, tableThing } from '../cast/party-things.ts';
import { type Chance, createChance } from '../kit/chance.ts';
import { DUSK } from '../kit/dusk.ts';
import { stringLights } from '../kit/lights.ts';
import { circle, group, many, path, placed, rect, round, stroke } from '../kit/shapes.ts';
import { birds, cloud, haze, sky } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { abandonedBench } from './work-do-bench.ts';
import { builders, chatting, filming, players } from './work-do-guests.ts';
import { deck, highTable, jengaTower, parapet, pingPong, planter, screen } from './work-do-roof.ts';
import { skyline } from './work-do-skyline.ts';

const SUN_X = 976;
const NET_X = 976;
const BLOCKS_X = 1392;
const WARM = ['#fff0c4', '#ffd58c'] as const;

/**
 * A work do on a roof among glass towers: ping-pong that has become serious, a tower of blocks about to fall, ties
 * loosened, lanyards still on, the winners on the screen. Calm for the headline: left of x = 760 above y = 330, and at
 * phone crops (x 508 to 1288) the sky above y = 300. All faces lie between y = 460 and y = 600, for the low heroes.
 */
export function drawWorkDo(): string {
  const chance = createChance(19);
  return stage([
    sky({ horizon: 660, sun: { x: SUN_X, y: 500, r: 96 }, stars: 90 }, chance),
    cloud(120, 300, 230, '#8f3590', 0.45),
    cloud(500, 396, 210, '#d4567f', 0.5),
    cloud(1040, 236, 240, '#7a2f86', 0.45),
    cloud(640, 500, 160, '#ffb08f', 0.55),
    birds([
      [690, 340, 0.8],
      [726, 326, 0.6],
      [700, 362, 0.5],
    ]),
    skyline(chance, SUN_X),
    haze(520, 680, '#ff9b78', 0.35),
    parapet(646, 716),
    deck(714, SUN_X, chance),
    ...[452, 1176].map((x) => rect(x - 4, 316, 8, 412, '#1c0a35') + rect(x - 16, 720, 32, 10, '#1c0a35')),
    stringLights({ from: [-20, 344], to: [452, 356], sag: 48, count: 15 }, 4.6, '#1c0a35', WARM),
    stringLights({ from: [452, 356], to: [1176, 326], sag: 62, count: 22 }, 4.6, '#1c0a35', WARM),
    stringLights({ from: [1176, 326], to: [1620, 300], sag: 40, count: 13 }, 4.6, '#1c0a35', WARM),
    planter(472, 744, chance),
    planter(1112, 738, chance),
    screen(1410, 352),
    pool(1410, 440, 340, 250, 'screen-light', 0.36, '#ffc9a0'),
    highTable(302, 790),
    highTable(624, 766),
    ...chatting(806).map(drawGuest),
    coupe(612, 628, 1.2),
    tableThing('bottle', 640, 628, 1.1),
    coupe(282, 650, 1.3, '#e0567f'),
    coupe(324, 652, 1.3),
    drawGuest(filming(NET_X + 56, 762)),
    pingPong(NET_X, 764),
    ...players(NET_X, 838).map(drawGuest),
    circle(NET_X - 16, 560, 7.5, '#fff8ee', { stroke: '#8a2f82', 'stroke-width': 2 }),
    stroke(`M${NET_X + 96} 604Q${NET_X + 50} 560 ${NET_X - 6} 559`, '#fff8ee', 2, {
      opacity: 0.45,
      'stroke-dasharray': '2 8',
    }),
    jengaTower(BLOCKS_X, 840, chance),
    ...builders(BLOCKS_X, 848).map(drawGuest),
    abandonedBench(800, 968),
    near(),
  ]);

  /** The bar on the left and a lounge corner on the right, near-black, with lights of their own. */
  function near(): string {
    return group([
      path('M-10 1000V890H262Q276 890 276 904V1000z', DUSK.night),
      rect(-10, 880, 300, 14, '#2a0d45', { rx: 4 }),
      rect(-10, 880, 300, 3, '#ff9f83', { opacity: 0.7 }),
      ...[34, 66, 94].map((x, index) =>
        placed(tableThing('bottle', 0, 0, 1.5), x, 882, 1, [1, 1.12, 0.94][index] ?? 1),
      ),
      tableThing('bottle', 166, 862, 1.5),
      path('M130 882L138 830H194L202 882Q166 892 130 882z', '#6a3a7a'),
      path('M180 830H194L202 882Q192 886 184 887z', '#ffb98a', { opacity: 0.4 }),
      many(5, (index) => rect(140 + index * 11, 823 + (index % 2) * 3, 10, 9, '#e6d3df', { rx: 2, opacity: 0.85 })),
      path('M134 838H198L197 846H135z', '#8a5296'),
      coupe(226, 882, 1.7, '#ff8563'),
      coupe(258, 882, 1.7),
      many(9, (index) => rect(16 + index * 29, 904, 3, 96, '#2a0d45')),
      ...[1352, 1420, 1488, 1556].map((x, index) =>
        grassTuft(x, 1000, [96, 128, 150, 132][index] ?? 120, createChance(index + 4)),
      ),
      path('M1318 1000V962H1610V1000z', DUSK.night),
      path('M1318 962H1610', 'none', { stroke: '#ff9f83', 'stroke-width': 2, opacity: 0.5 }),
    ]);
  }
}

/** Long leaves against the light. */
function grassTuft(x: number, y: number, height: number, chance: Chance): string {
  return many(26, () => {
    const foot = x + chance.between(-40, 40);
    const bend = chance.between(-0.7, 0.7) * height;
    const tall = height * chance.between(0.5, 1);
    return path(
      `M${round(foot - 4)} ${y}Q${round(foot + bend * 0.1)} ${round(y - tall * 0.7)} ${round(foot + bend)} ${round(y - tall)}Q${round(foot + bend * 0.2 + 7)} ${round(y - tall * 0.62)} ${round(foot + 5)} ${y}z`,
      chance.pick([DUSK.night, '#1f0a38', '#26104a']),
    );
  });
}
