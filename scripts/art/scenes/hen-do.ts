import { drawGuest } from '../cast/guest.ts';
import { coupe, pool } from '../cast/party-things.ts';
import { sailingBoat } from '../kit/boats.ts';
import { type Chance, createChance } from '../kit/chance.ts';
import { DEPTH, DUSK } from '../kit/dusk.ts';
import { farTown } from '../kit/houses.ts';
import { stringLights } from '../kit/lights.ts';
import { circle, ellipse, group, many, path } from '../kit/shapes.ts';
import { birds, cloud, haze, hills, sky } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { lightTrail, water } from '../kit/water.ts';
import { flowerArch, frond, palmTree } from './hen-do-green.ts';
import { barkeeper, hens, selfie } from './hen-do-guests.ts';
import { balustrade, barCart, coupeTower, flamingo, parasol, sofa, terraceFloor } from './hen-do-terrace.ts';

const SEA = 596;
const SUN_X = 1010;

/**
 * A hen do on a cocktail terrace above the sea: the sun goes down through a flower arch, the bride and her friends
 * toast in front of it, a tower of coupes on the bar cart. Calm for the headline: between the palm and the arch, x 240
 * to 780 above y = 480, and at phone crops (x 508 to 1288) the sky above y = 290.
 */
export function drawHenDo(): string {
  const chance = createChance(77);
  return stage([
    sky({ horizon: SEA, sun: { x: SUN_X, y: 512, r: 104 }, stars: 80 }, chance),
    cloud(330, 430, 230, '#b8458a', 0.5),
    cloud(560, 520, 170, '#ff9f8a', 0.5),
    cloud(1250, 330, 240, '#93358f', 0.5),
    cloud(120, 520, 190, '#e0617d', 0.45),
    birds([
      [640, 420, 0.8],
      [676, 404, 0.6],
      [720, 430, 0.5],
    ]),
    hills([0, 560, 160, 520, 330, 556, 470, 580, 560, SEA], SEA, DEPTH.haze, 0.9),
    hills([1180, SEA, 1290, 560, 1420, 500, 1600, 470], SEA, '#c8607f', 1),
    haze(480, SEA, '#ffb07a', 0.4),
    farTown(
      { from: 1290, to: 1620, base: SEA + 2, heights: [18, 52], wall: '#a84a80', roof: '#c05e78', lit: 0.5 },
      chance,
    ),
    farTown(
      { from: -20, to: 300, base: SEA + 2, heights: [12, 36], wall: '#a84a80', roof: '#c05e78', lit: 0.45 },
      chance,
    ),
    water({ top: SEA, sunX: SUN_X, bottom: 830 }, chance),
    ...[1320, 1390, 1460, 1530, 60, 140, 220].map((x) => lightTrail(chance, x, SEA + 4, 60, DUSK.glow, 14)),
    sailingBoat(620, 628, 0.62),
    sailingBoat(410, 612, 0.34),
    terraceFloor(chance),
    balustrade(-20, 1620, 716, 92),
    parasol(1478, 846, 500, 236),
    flowerArch(SUN_X, 852, 206, 306, chance),
    stringLights({ from: [206, 320], to: [822, 470], sag: 46, count: 17 }, 4.6, '#3a1350', ['#fff0c4', '#ffd58c']),
    stringLights({ from: [1206, 470], to: [1478, 356], sag: 30, count: 7 }, 4.6, '#3a1350', ['#fff0c4', '#ffd58c']),
    palmTree(150, 880, 590, chance),
    sofa(404, 872),
    ...selfie(404, 872).map(drawGuest),
    flamingo(664, 846),
    drawGuest(barkeeper(1536, 846)),
    barCart(1440, 872, chance),
    coupeTower(1420, 744, 0.94),
    ...hens(SUN_X, 866).map(drawGuest),
    pool(SUN_X, 600, 420, 260, 'hen-light', 0.22),
    near(chance),
  ]);
}

function near(chance: Chance): string {
  return group([
    ellipse(640, 992, 270, 44, '#7a3a72'),
    ellipse(640, 986, 270, 44, '#2a0f4a'),
    ellipse(640, 984, 262, 40, '#3a1658'),
    ...[
      [470, 984, '#ff8563'],
      [556, 996, '#ffc46b'],
      [742, 996, '#e0567f'],
      [820, 982, '#ffc46b'],
    ].map(([x, y, fill]) => coupe(Number(x), Number(y), 2.2, String(fill))),
    path('M618 990V952H664V990Q641 998 618 990z', '#8e3a72'),
    many(9, (index) =>
      circle(614 + index * 6.6, 940 - (index % 3) * 9, 9, ['#ff8fa0', '#d4467c', '#ffd892'][index % 3] ?? '#ff8fa0'),
    ),
    frond(-20, 1010, 330, -70, chance),
    frond(-10, 1020, 300, -38, chance),
    frond(30, 1030, 280, -100, chance),
    frond(1640, 1010, 280, -112, chance),
    frond(1630, 1030, 280, -150, chance),
  ]);
}
