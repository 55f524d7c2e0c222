import { drawGuest, type Guest, HAIR_COLOUR, SKIN, STANCE } from '../cast/guest.ts';
import { coupe, pool } from '../cast/party-things.ts';
import { createChance } from '../kit/chance.ts';
import { DUSK } from '../kit/dusk.ts';
import { stringLights } from '../kit/lights.ts';
import { prop } from '../kit/props.ts';
import { circle, group, path, rect, stroke } from '../kit/shapes.ts';
import { birds, cloud, haze, sky } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { deck, highTable, jengaTower, parapet, pingPong, planter, screen } from './work-do-roof.ts';
import { skyline } from './work-do-skyline.ts';

const SUN_X = 930;

/**
 * A work do on a roof among glass towers: ping-pong that has become serious, a giant block tower about to fall, ties
 * loosened, lanyards still on, the team quiz on the screen. Calm for the headline: left of x = 760 above y = 400, and
 * at phone crops (x 508 to 1288) the sky above y = 290. All faces are between y = 450 and y = 620.
 */
export function drawWorkDo(): string {
  const chance = createChance(19);
  return stage([
    sky({ horizon: 690, sun: { x: SUN_X, y: 548, r: 84 }, stars: 90 }, chance),
    cloud(120, 330, 230, '#8f3590', 0.45),
    cloud(520, 430, 210, '#d4567f', 0.5),
    cloud(1080, 250, 240, '#7a2f86', 0.45),
    cloud(700, 540, 160, '#ffb08f', 0.55),
    birds([
      [690, 380, 0.8],
      [726, 366, 0.6],
      [700, 404, 0.5],
    ]),
    skyline(chance, SUN_X),
    haze(560, 720, '#ff9b78', 0.35),
    parapet(690, 760),
    deck(758, SUN_X, chance),
    stringLights({ from: [-20, 380], to: [470, 396], sag: 52, count: 15 }, 4.6, '#1c0a35', ['#fff0c4', '#ffd58c']),
    stringLights({ from: [470, 396], to: [1180, 360], sag: 70, count: 22 }, 4.6, '#1c0a35', ['#fff0c4', '#ffd58c']),
    stringLights({ from: [1180, 360], to: [1620, 330], sag: 44, count: 13 }, 4.6, '#1c0a35', ['#fff0c4', '#ffd58c']),
    ...[470, 1180].map((x) => rect(x - 4, 350, 8, 420, '#1c0a35') + rect(x - 16, 762, 32, 10, '#1c0a35')),
    planter(1036, 772, chance),
    planter(470, 790, chance),
    screen(1408, 392),
    pool(1408, 480, 330, 250, 'screen-light', 0.34, '#ffc9a0'),
    ...audience().map(drawGuest),
    highTable(300, 830),
    highTable(626, 806),
    ...tables().map(drawGuest),
    ...many2(),
    pingPong(968, 804),
    ...players().map(drawGuest),
    circle(1010, 560, 7, '#fff8ee'),
    stroke('M894 640Q946 556 1002 558', '#fff8ee', 2, { opacity: 0.4, 'stroke-dasharray': '2 8' }),
    jengaTower(1390, 868, chance),
    ...builders().map(drawGuest),
    near(),
  ]);
}

const pint = prop('pint');
const bat = group([
  path('M-4 6V-8H4V6z', '#c98a6b'),
  circle(0, -22, 16, '#d4467c'),
  path('M-14 -14Q0 -8 14 -14L8 -8H-8z', '#8e2f54'),
]);
const EVENING = { rim: '#ffbd8a' } as const;
const many2 = (): readonly string[] => [coupe(612, 668, 1.2), coupe(282, 684, 1.3, '#e0567f'), coupe(318, 686, 1.3)];

/** Two pairs at high tables. */
function tables(): readonly Guest[] {
  return [
    {
      ...EVENING,
      x: 560,
      y: 824,
      height: 286,
      top: '#f3d9c8',
      bottom: '#241046',
      hair: 'short',
      hairColour: HAIR_COLOUR.brown,
      facing: 'right',
      mood: 'laugh',
      light: 'right',
      left: { bend: [20, 10] },
      right: { bend: [36, 112], holds: pint },
      onBody: ['tie'],
      legs: STANCE.cross,
    },
    {
      ...EVENING,
      x: 690,
      y: 826,
      height: 278,
      cut: 'skirt',
      top: '#c8426f',
      bottom: '#2a124f',
      hair: 'bob',
      hairColour: HAIR_COLOUR.black,
      skin: SKIN.tan,
      facing: 'left',
      mood: 'laugh',
      light: 'right',
      left: { bend: [40, 128], holds: prop('flute') },
      right: { bend: [50, -46] },
      onBody: ['lanyard'],
    },
    {
      ...EVENING,
      x: 226,
      y: 850,
      height: 288,
      cut: 'dress',
      top: '#5b3a96',
      hair: 'headscarf',
      hairColour: '#45a99c',
      skin: SKIN.brown,
      facing: 'right',
      mood: 'laugh',
      light: 'right',
      left: { bend: [16, 20] },
      right: { bend: [30, 120], holds: prop('cocktail') },
      onBody: ['lanyard'],
    },
    {
      ...EVENING,
      x: 384,
      y: 852,
      height: 300,
      top: '#3b5aa0',
      bottom: '#1c0a35',
      hair: 'crop',
      hairColour: HAIR_COLOUR.grey,
      skin: SKIN.deep,
      hasGlasses: true,
      facing: 'left',
      mood: 'smile',
      light: 'right',
      left: { bend: [34, 116], holds: pint },
      right: { bend: [44, -40] },
      onBody: ['jacket-open'],
    },
  ];
}

/** The match: both in shirtsleeves, one with the tie round his head. */
function players(): readonly Guest[] {
  return [
    {
      ...EVENING,
      x: 806,
      y: 872,
      height: 296,
      top: '#fff0e2',
      sleeve: 'short',
      bottom: '#2a124f',
      hair: 'curly',
      hairColour: HAIR_COLOUR.ginger,
      skin: SKIN.fair,
      facing: 'right',
      mood: 'laugh',
      light: 'right',
      lean: 12,
      left: { bend: [60, 20] },
      right: { bend: [70, 112], holds: bat, turn: 60 },
      legs: STANCE.stride,
      onBody: ['tie'],
      onHead: ['tie-round-head'],
    },
    {
      ...EVENING,
      x: 1182,
      y: 876,
      height: 290,
      cut: 'shirt',
      isSlim: true,
      top: '#2f8f86',
      sleeve: 'short',
      bottom: '#3a1769',
      hair: 'ponytail',
      hairColour: HAIR_COLOUR.black,
      skin: SKIN.brown,
      facing: 'left',
      mood: 'laugh',
      light: 'left',
      lean: -12,
      left: { bend: [84, 128], holds: bat, turn: -40 },
      right: { bend: [70, 20] },
      legs: STANCE.lunge,
      onBody: ['lanyard'],
    },
  ];
}

function builders(): readonly Guest[] {
  return [
    {
      ...EVENING,
      x: 1294,
      y: 884,
      height: 292,
      top: '#8b4a9a',
      sleeve: 'short',
      bottom: '#241046',
      hair: 'quiff',
      hairColour: HAIR_COLOUR.blonde,
      skin: SKIN.rose,
      facing: 'right',
      mood: 'still',
      light: 'left',
      lean: 8,
      left: { bend: [30, 60] },
      right: { bend: [62, 92] },
      legs: STANCE.step,
      onBody: ['lanyard'],
    },
    {
      ...EVENING,
      x: 1482,
      y: 886,
      height: 284,
      cut: 'skirt',
      top: '#ffc46b',
      sleeve: 'short',
      bottom: '#5b2470',
      hair: 'long',
      hairColour: HAIR_COLOUR.chestnut,
      skin: SKIN.fair,
      facing: 'left',
      mood: 'laugh',
      light: 'left',
      left: { bend: [56, 196] },
      right: { bend: [56, 196] },
      legs: STANCE.stand,
      onBody: ['lanyard'],
    },
    {
      ...EVENING,
      x: 1562,
      y: 892,
      height: 302,
      top: '#e0664e',
      bottom: '#1c0a35',
      hair: 'bald',
      skin: SKIN.deep,
      hasBeard: true,
      facing: 'left',
      mood: 'laugh',
      light: 'left',
      left: { bend: [128, 168], holds: pint },
      right: { bend: [14, 20] },
      legs: STANCE.apart,
    },
  ];
}

/** Small, before the screen: heads from behind. */
function audience(): readonly Guest[] {
  return [1330, 1480].map((x, index) => ({
    x,
    y: 806 + (index % 2) * 8,
    height: 236,
    top: ['#43195d', '#5b2470', '#3a1769', '#4f1f5f'][index] ?? '#43195d',
    bottom: '#241046',
    cut: index === 1 ? ('dress' as const) : ('shirt' as const),
    hair: (['short', 'bun', 'curly', 'crop'] as const)[index] ?? 'short',
    facing: 'away' as const,
    skin: SKIN.deep,
    rim: '#ffd0a8',
    light: x < 1408 ? ('right' as const) : ('left' as const),
    left: index === 0 ? { bend: [150, 172] as const, holds: prop('pint') } : { bend: [12, 20] as const },
    right: index === 3 ? { bend: [140, 168] as const } : { bend: [14, 16] as const },
  }));
}

function near(): string {
  return group([
    path('M-10 1000V930H240V1000zM1420 1000V944H1610V1000z', DUSK.night),
    rect(-10, 922, 262, 12, '#2a0d45'),
    rect(1408, 936, 200, 12, '#2a0d45'),
  ]);
}
