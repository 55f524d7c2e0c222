import { pool } from '../cast/party-things.ts';
import { type Chance, createChance } from '../kit/chance.ts';
import { DEPTH, DUSK } from '../kit/dusk.ts';
import { halo } from '../kit/lights.ts';
import { grass } from '../kit/plants.ts';
import { ellipse, group, many, path, placed, rect, stroke } from '../kit/shapes.ts';
import { birds, cloud, haze, hills, sky } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { pineRidge } from './group-weekends-pines.ts';
import { cheering } from './stag-do-friends.ts';
import { kart } from './stag-do-kart.ts';
import { paintball } from './stag-do-paintball.ts';
import { gantry, grandstand, track, tyreWall } from './stag-do-track.ts';

const HORIZON = 560;

/**
 * A stag do at the kart track: the groom in a rabbit suit leads into the last bend, a friend waves the chequered flag, the
 * grandstand is lit, and on the left the paintball field is already splashed. Calm for the headline: left of x = 760
 * above y = 340, and at phone crops (x 508 to 1288) the sky above y = 300.
 */
export function drawStagDo(): string {
  const chance = createChance(23);
  return stage([
    sky({ horizon: HORIZON, sun: { x: 896, y: 484, r: 100 }, stars: 80 }, chance),
    cloud(140, 350, 240, '#93358f', 0.45),
    cloud(520, 470, 190, '#e0617d', 0.5),
    cloud(1000, 380, 210, '#d4567f', 0.5),
    cloud(1180, 210, 240, '#6a2a82', 0.45),
    cloud(60, 500, 170, '#ff9f8a', 0.5),
    birds([
      [520, 390, 0.8],
      [556, 376, 0.6],
      [536, 410, 0.5],
    ]),
    hills(
      [0, 520, 220, 478, 430, 520, 640, 500, 860, 524, 1100, 486, 1350, 516, 1600, 480],
      HORIZON + 20,
      DEPTH.haze,
      0.85,
    ),
    hills([0, 548, 300, 520, 620, 548, 900, 540, 1200, 528, 1600, 540], HORIZON + 20, '#b04f80', 0.9),
    pineRidge(-20, 1620, (x) => 560 - 6 * Math.sin(x / 90), 34, HORIZON + 24, '#8a3a7c', chance),
    haze(460, HORIZON + 20, '#ffb07a', 0.4),
    ground(),
    pineRidge(-20, 470, (x) => 600 - x * 0.05, 96, 640, '#4a1c5c', chance),
    placed(grandstand(0, 0, chance), 1216, 622, 1.12),
    ...[
      [612, 588, 206],
      [1128, 598, 296],
    ].map(([x = 0, y = 0, high = 0]) => floodlight(x, y, high)),
    track(),
    gantry(772, 604),
    pool(860, 604, 560, 90, 'track-light', 0.4),
    kart({
      x: 806,
      y: 622,
      scale: 0.42,
      body: '#45b3a4',
      suit: '#2a124f',
      helmet: '#ffc46b',
      stripe: '#fff0e2',
      turn: 2,
    }),
    kart({
      x: 930,
      y: 690,
      scale: 0.72,
      body: '#ffb347',
      suit: '#3f4a9a',
      helmet: '#2f8f86',
      stripe: '#fff0e2',
      turn: 3,
      isBowTied: true,
    }),
    tyreWall(1212, 716, 9, 0.9),
    dust(chance),
    ...cheering(),
    paintball(chance),
    tyreWall(1352, 842, 6, 1.2),
    kart({
      x: 1066,
      y: 806,
      scale: 1.22,
      body: '#d4467c',
      suit: '#ffd6dd',
      helmet: '#fff0e2',
      stripe: '#d4467c',
      turn: -4,
      isBowTied: true,
      isGroom: true,
    }),
    near(),
  ]);

  function ground(): string {
    return group([
      rect(0, HORIZON + 8, 1600, 440, '#6a2a6e'),
      path(`M0 ${HORIZON + 16}Q500 ${HORIZON + 2} 1600 ${HORIZON + 20}V1000H0z`, '#5b2468'),
      path('M0 640Q400 600 760 650Q1200 700 1600 640V1000H0z', '#471a58'),
      path('M0 760Q400 720 800 790Q1200 850 1600 780V1000H0z', '#35124a'),
      many(80, () => {
        const y = chance.between(590, 900);
        return stroke(`M${chance.between(0, 1600)} ${y}h${chance.between(20, 80)}`, '#ff9f83', 1.6, { opacity: 0.12 });
      }),
    ]);
  }

  /** Tyre stacks and grass in the corners, near-black. */
  function near(): string {
    return group([
      path('M-10 1000V950Q200 920 430 1000zM1290 1000Q1440 930 1610 940V1000z', DUSK.night),
      grass(120, 430, 976, 46, 60, chance, DUSK.night),
      grass(1270, 1500, 976, 46, 50, chance, DUSK.night),
      bigTyres(56, 1000, 4),
      bigTyres(1552, 1004, 3),
    ]);
  }
}

/** A stack of tyres close by; x, y is the middle of its foot. */
function bigTyres(x: number, y: number, count: number): string {
  return many(count, (index) => {
    const top = y - 44 - index * 42;
    const half = 92 - index * 2;
    return group([
      rect(x - half, top, half * 2, 44, index % 2 === 0 ? DUSK.night : '#1f0a38', { rx: 20 }),
      stroke(`M${x - half + 14} ${top + 3}H${x + half - 14}`, '#ff9f83', 2.4, { opacity: 0.65 }),
      many(9, (tread) => rect(x - half + 16 + tread * ((half * 2 - 36) / 8), top + 12, 5, 22, '#33124f', { rx: 2 })),
    ]);
  });
}

/** A mast with six lamps. */
function floodlight(x: number, y: number, high: number): string {
  const top = y - high;
  return group([
    halo(x, top, 150, 0.8),
    path(`M${x - 7} ${y}L${x - 3} ${top}h6L${x + 7} ${y}z`, '#2f104a'),
    many(8, (index) =>
      stroke(`M${x - 5} ${y - index * (high / 8)}L${x + 4} ${y - (index + 1) * (high / 8)}`, '#5b2470', 1.4),
    ),
    rect(x - 36, top - 24, 72, 46, '#2f104a', { rx: 4 }),
    many(6, (index) =>
      rect(x - 31 + (index % 3) * 22, top - 19 + Math.floor(index / 3) * 20, 18, 15, '#fff6dc', { rx: 3 }),
    ),
  ]);
}

/** What the tyres of the first kart throw up, and the air it cuts. */
function dust(chance: Chance): string {
  return group([
    many(26, (index) => {
      const u = index / 26;
      const size = 12 + u * 34;
      return ellipse(
        1150 + u * 130 + chance.between(-14, 14),
        800 - u * 46 + chance.between(-12, 8),
        size,
        size * 0.6,
        '#ffc9a8',
        { opacity: 0.09 },
      );
    }),
    many(16, (index) => {
      const u = index / 16;
      const size = 10 + u * 22;
      return ellipse(
        972 - u * 60 + chance.between(-10, 10),
        802 - u * 34 + chance.between(-8, 6),
        size,
        size * 0.6,
        '#ffc9a8',
        { opacity: 0.08 },
      );
    }),
  ]);
}
