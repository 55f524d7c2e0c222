import { type Chance, createChance } from '../kit/chance.ts';
import { DEPTH, DUSK } from '../kit/dusk.ts';
import { halo } from '../kit/lights.ts';
import { bushes, grass, tree } from '../kit/plants.ts';
import { group, many, path, rect, round, shape, stroke } from '../kit/shapes.ts';
import { birds, cloud, haze, hills, sky } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { openTopBus, sheep, signpost } from './wrong-turn-bus.ts';
import { lostFriends } from './wrong-turn-friends.ts';

const SUN_X = 560;

/** The city they meant to reach, small and bright on the wrong horizon. */
function lostCity(x: number, y: number, chance: Chance): string {
  return group([
    halo(x + 110, y - 10, 190, 0.8),
    many(15, (index) => {
      const tall = 20 + ((index * 37) % 46);
      return group([
        rect(x + index * 15, y - tall, 13, tall, '#a3487f'),
        many(4, () => rect(x + index * 15 + chance.between(2, 9), y - chance.between(4, tall - 3), 2, 3, '#ffe2a8')),
      ]);
    }),
    shape([x + 96, y, x + 102, y - 112, x + 108, y], '#a3487f'),
    shape([x + 158, y, x + 158, y - 70, x + 165, y - 92, x + 172, y - 70, x + 172, y], '#a3487f'),
    path(`M${x + 30} ${y - 44}q14 -26 28 0z`, '#a3487f'),
  ]);
}

/** Dry stone walls over the hills, and hedges between the fields. */
const wall = (points: readonly number[], colour: string, width: number) =>
  stroke(
    `M${Array.from({ length: points.length / 2 }, (_, index) => `${points[index * 2]} ${points[index * 2 + 1]}`).join('L')}`,
    colour,
    width,
  );

/** The map, held the wrong way up. */
const map = (x: number, y: number) =>
  group([
    shape(
      [
        x - 34,
        y - 20,
        x - 12,
        y - 26,
        x + 10,
        y - 20,
        x + 33,
        y - 26,
        x + 33,
        y + 18,
        x + 10,
        y + 24,
        x - 12,
        y + 18,
        x - 34,
        y + 24,
      ],
      '#fff0d2',
    ),
    shape([x - 12, y - 26, x + 10, y - 20, x + 10, y + 24, x - 12, y + 18], '#ecc9b0'),
    stroke(`M${x - 28} ${y + 12}q14 -26 26 -12t28 -12`, '#d4467c', 2.4),
    stroke(`M${x + 22} ${y - 16}l7 7m0 -7l-7 7`, '#d4467c', 2.4),
    stroke(`M${x - 30} ${y - 8}h14M${x + 14} ${y + 10}h14`, '#2f8f86', 2),
  ]);

/**
 * 404: the bus took a wrong turn and stands among sheep, the party on its top deck unaware; the city glows behind it.
 * Calm for the headline: the sky above y = 380, all the way across.
 */
export function drawWrongTurn(): string {
  const chance = createChance(404);
  return stage([
    sky({ horizon: 690, sun: { x: SUN_X, y: 566, r: 112 } }, chance),
    cloud(90, 330, 240, '#8f3590', 0.45),
    cloud(200, 470, 200, '#ff9f8a', 0.45),
    cloud(800, 400, 220, '#c0508a', 0.45),
    cloud(1240, 300, 220, '#8f3590', 0.45),
    birds([
      [760, 470, 0.9],
      [798, 454, 0.7],
      [778, 490, 0.5],
    ]),
    hills([-20, 590, 200, 540, 420, 600, 640, 640, 900, 588, 1150, 560, 1400, 590, 1620, 550], 760, DEPTH.haze, 0.9),
    lostCity(1296, 588, chance),
    haze(480, 700, '#ffb07a', 0.4),
    hills([-20, 640, 160, 606, 420, 668, 700, 686, 1000, 640, 1300, 606, 1620, 640], 820, '#b04a80'),
    wall([-20, 650, 150, 618, 300, 700, 420, 676], '#8a3a78', 4),
    wall([1000, 646, 1120, 690, 1300, 612, 1480, 660], '#8a3a78', 4),
    ...[60, 110, 250, 940, 1010, 1180, 1420, 1500].map((x) =>
      tree(x, 640 + ((x * 7) % 30), chance.between(40, 62), '#8a3a78', chance),
    ),
    hills([-20, 700, 240, 676, 520, 720, 800, 716, 1100, 690, 1400, 706, 1620, 680], 880, '#7a2f74'),
    haze(600, 760, '#e0617d', 0.35, 'field-haze'),
    bushes(-20, 820, 716, 14, chance, '#5f266a'),
    bushes(800, 1620, 710, 15, chance, '#5f266a'),
    ...[...Array(9).keys()].map((index) =>
      sheep(80 + index * 62 + ((index * 31) % 40), 742 + ((index * 17) % 26), 0.36, index % 2 === 0),
    ),
    ...[1180, 1260, 1460, 1540].map((x, index) => sheep(x, 736 + index * 6, 0.36, index % 2 === 1)),
    hills([-20, 790, 300, 760, 700, 776, 1100, 752, 1620, 770], 1010, '#4f1c5e'),
    // The lane that stops being one.
    path('M1620 800Q1380 820 1180 826Q760 838 420 900Q330 920 360 1000H1620z', '#6d3070'),
    path('M1620 818Q1380 838 1180 846Q780 858 470 920Q400 940 430 1000H1620z', '#5a2465'),
    many(26, (index) =>
      rect(520 + index * 42, 866 + ((index * 29) % 96), 18, 3, index % 2 === 0 ? '#7d3f78' : '#451a56', {
        opacity: 0.7,
      }),
    ),
    tree(1530, 800, 250, '#2d0f45', chance),
    tree(1600, 830, 330, '#1d0733', chance),
    signpost(300, 886, 0.98),
    openTopBus(1080, 900, 1),
    lostFriends(),
    map(540, 862),
    sheep(660, 926, 0.86, false),
    sheep(728, 962, 1, true, true),
    sheep(92, 956, 0.9, false),
    hills([-20, 966, 300, 980, 620, 992, 1000, 976, 1620, 962], 1010, DUSK.night),
    grass(-10, 1610, 1000, 56, 260, chance),
    ...[30, 70, 1500, 1560].map((x) => stroke(`M${x} 1000q${round(chance.between(-8, 8))} -40 0 -76`, DUSK.night, 3)),
  ]);
}
