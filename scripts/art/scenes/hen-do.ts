import { drawGuest, type Guest, HAIR_COLOUR, SKIN, STANCE } from '../cast/guest.ts';
import { coupe, pool } from '../cast/party-things.ts';
import { sailingBoat } from '../kit/boats.ts';
import { type Chance, createChance } from '../kit/chance.ts';
import { DEPTH, DUSK } from '../kit/dusk.ts';
import { farTown } from '../kit/houses.ts';
import { stringLights } from '../kit/lights.ts';
import { prop } from '../kit/props.ts';
import { circle, ellipse, group, many, path } from '../kit/shapes.ts';
import { birds, cloud, haze, hills, sky } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { lightTrail, water } from '../kit/water.ts';
import { flowerArch, frond, palmTree } from './hen-do-green.ts';
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
    sky({ horizon: SEA, sun: { x: SUN_X, y: 520, r: 92 }, stars: 80 }, chance),
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
    parasol(1462, 846, 470, 216),
    flowerArch(SUN_X, 852, 206, 306, chance),
    stringLights({ from: [206, 320], to: [822, 470], sag: 46, count: 17 }, 4.6, '#3a1350', ['#fff0c4', '#ffd58c']),
    stringLights({ from: [1206, 470], to: [1462, 392], sag: 30, count: 7 }, 4.6, '#3a1350', ['#fff0c4', '#ffd58c']),
    palmTree(150, 880, 590, chance),
    sofa(404, 872),
    ...lounging().map(drawGuest),
    flamingo(664, 846),
    barCart(1424, 862, chance),
    coupeTower(1402, 736, 0.92),
    ...hens().map(drawGuest),
    pool(SUN_X, 600, 420, 260, 'hen-light', 0.22),
    near(chance),
  ]);
}

const fizz = coupe(0, 6, 1.05);
const VEIL = path(
  'M-10 -200C-34 -180 -42 -110 -62 -22Q-40 -34 -22 -18Q0 -30 22 -18Q44 -34 58 -20C42 -110 34 -180 10 -200z',
  '#fff4ea',
  { opacity: 0.55 },
);

function hens(): readonly Guest[] {
  const y = 866;
  return [
    {
      x: 812,
      y,
      height: 292,
      cut: 'skirt',
      sleeve: 'none',
      top: '#ff8f7a',
      bottom: '#8e2f74',
      hair: 'curly',
      hairColour: HAIR_COLOUR.black,
      skin: SKIN.brown,
      facing: 'right',
      mood: 'laugh',
      light: 'right',
      left: { bend: [50, -40] },
      right: { bend: [122, 164], holds: fizz },
      legs: STANCE.step,
      onBody: ['sash'],
      lean: 4,
    },
    {
      x: 900,
      y: y + 6,
      height: 300,
      cut: 'dress',
      sleeve: 'none',
      top: '#c23a78',
      hair: 'long',
      hairColour: HAIR_COLOUR.blonde,
      skin: SKIN.fair,
      facing: 'right',
      mood: 'laugh',
      light: 'right',
      left: { bend: [20, 14] },
      right: { bend: [146, 170], holds: fizz },
      legs: STANCE.cross,
      onBody: ['sash'],
      onHead: ['boppers'],
    },
    {
      x: SUN_X - 6,
      y: y + 12,
      height: 310,
      cut: 'gown',
      sleeve: 'none',
      top: '#fff0e4',
      hair: 'bun',
      hairColour: HAIR_COLOUR.chestnut,
      skin: SKIN.rose,
      facing: 'front',
      mood: 'laugh',
      light: 'left',
      rim: '#ffd9a0',
      left: { bend: [62, -50] },
      right: { bend: [158, 174], holds: fizz },
      cape: VEIL,
      onHead: ['veil-band'],
      onBody: ['sash'],
      tilt: -5,
    },
    {
      x: 1108,
      y: y + 6,
      height: 296,
      cut: 'dress',
      sleeve: 'short',
      top: '#2f8f86',
      hair: 'bob',
      hairColour: HAIR_COLOUR.ginger,
      skin: SKIN.fair,
      facing: 'left',
      mood: 'laugh',
      light: 'left',
      left: { bend: [144, 172], holds: fizz },
      right: { bend: [24, 30] },
      legs: STANCE.stand,
      onBody: ['sash'],
      onHead: ['boppers'],
    },
    {
      x: 1194,
      y: y + 2,
      height: 304,
      cut: 'skirt',
      sleeve: 'none',
      top: '#ffc46b',
      bottom: '#4a2a8a',
      hair: 'ponytail',
      hairColour: HAIR_COLOUR.black,
      skin: SKIN.deep,
      facing: 'left',
      mood: 'laugh',
      light: 'left',
      left: { bend: [124, 160], holds: prop('cocktail') },
      right: { bend: [140, 172] },
      legs: STANCE.dance,
      onBody: ['sash'],
      lean: -4,
    },
    {
      x: 1292,
      y: y + 8,
      height: 286,
      cut: 'gown',
      top: '#6a3a9a',
      hair: 'headscarf',
      hairColour: '#e58a92',
      skin: SKIN.tan,
      facing: 'left',
      mood: 'laugh',
      light: 'left',
      left: { bend: [112, 150], holds: fizz },
      right: { bend: [14, 40] },
      onBody: ['sash'],
    },
    {
      x: 1528,
      y: y - 8,
      height: 300,
      top: '#fff0e2',
      sleeve: 'long',
      bottom: '#1c0a35',
      hair: 'quiff',
      hairColour: HAIR_COLOUR.brown,
      skin: SKIN.tan,
      hasBeard: true,
      facing: 'left',
      mood: 'smile',
      light: 'left',
      left: { bend: [118, 196], holds: path('M-6 8V-10L-3 -18H3L6 -10V8z', '#d8c4d8') },
      right: { bend: [-6, -130] },
      onBody: ['bow-tie'],
    },
  ];
}

function lounging(): readonly Guest[] {
  return [
    {
      x: 350,
      y: 872,
      height: 270,
      cut: 'dress',
      sleeve: 'short',
      top: '#e0567f',
      hair: 'bob',
      hairColour: HAIR_COLOUR.black,
      skin: SKIN.tan,
      facing: 'front',
      mood: 'laugh',
      light: 'right',
      hips: [0, -52],
      legs: [
        [34, -4],
        [64, -6],
      ],
      left: { bend: [70, 40], isBehind: true },
      right: { bend: [30, 130], holds: fizz },
      tilt: 8,
      onBody: ['sash'],
    },
    {
      x: 440,
      y: 872,
      height: 276,
      cut: 'dress',
      sleeve: 'none',
      top: '#ff9f72',
      hair: 'long',
      hairColour: HAIR_COLOUR.brown,
      skin: SKIN.deep,
      facing: 'front',
      mood: 'laugh',
      light: 'right',
      hips: [0, -52],
      legs: [
        [20, 4],
        [52, -10],
      ],
      left: { bend: [60, 60], isBehind: true },
      right: { bend: [118, 126], holds: prop('phone') },
      tilt: -10,
      onHead: ['boppers'],
    },
  ];
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
    frond(1620, 1010, 320, -112, chance),
    frond(1610, 1020, 300, -146, chance),
    frond(1560, 1040, 240, -88, chance),
  ]);
}
