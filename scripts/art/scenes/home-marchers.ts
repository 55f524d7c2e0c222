import { drawGuest, type Guest, HAIR_COLOUR, SKIN, STANCE } from '../cast/guest.ts';
import { DUSK } from '../kit/dusk.ts';
import { prop } from '../kit/props.ts';
import { circle, ellipse, group, path, placed, rect, stroke } from '../kit/shapes.ts';

const NAVY = '#24104a';
const VEIL = path(
  'M-11 -200C-26 -190 -32 -150 -42 -86Q-16 -98 0 -94Q18 -98 40 -88C32 -150 26 -190 11 -200z',
  '#fff0e2',
  {
    opacity: 0.66,
  },
);
const HELMET = group([
  path('M-18 -172Q-21 -210 0 -211Q21 -210 18 -172Q8 -166 -8 -167z', DUSK.magenta),
  path('M6 -210Q22 -206 18 -172Q14 -169 9 -168Q14 -190 6 -210z', '#8f2357'),
  path('M-19 -194H6Q10 -188 6 -180H-19z', '#ffe2a8'),
  path('M-19 -194H6l2 4H-19z', '#fff8ee'),
  rect(-3, -211, 6, 15, DUSK.cream),
]);
const TRUMPET = group([
  stroke('M-14 -181H-58', '#ffc46b', 4),
  path('M-56 -184Q-72 -186 -80 -198V-164Q-72 -176 -56 -178z', '#ffc46b'),
  path('M-80 -198q-5 17 0 34q-4 -17 0 -34z', '#fff0c8'),
  stroke('M-22 -181q-2 12 14 12h-22q-12 0 -10 -12', '#e89b4c', 3),
  ...[-28, -34, -40].map((x) => rect(x, -189, 3, 8, '#ffe2a8')),
]);

type Marcher = Omit<Guest, 'x' | 'y' | 'height'>;

/** Who walks, from the front of the parade (left) to its end: everyone the site plans for. */
const MARCHERS: readonly Marcher[] = [
  {
    cut: 'skirt',
    skin: SKIN.brown,
    hair: 'ponytail',
    facing: 'left',
    mood: 'laugh',
    top: '#ff8563',
    sleeve: 'short',
    bottom: '#4b2a9c',
    legs: STANCE.step,
    onBody: ['sash'],
    left: { bend: [128, 168], holds: prop('umbrella'), turn: -6 },
    right: { bend: [70, 120] },
    tilt: -5,
  },
  {
    skin: SKIN.fair,
    hair: 'quiff',
    hairColour: HAIR_COLOUR.ginger,
    hasBeard: true,
    mood: 'laugh',
    top: '#ffe9cf',
    bottom: NAVY,
    legs: STANCE.dance,
    onBody: ['bow-tie'],
    left: { bend: [140, 168], holds: prop('pint'), turn: -6 },
    right: { bend: [84, 92], isBehind: true },
    tilt: -6,
  },
  {
    skin: SKIN.tan,
    hair: 'short',
    facing: 'left',
    top: '#d4467c',
    bottom: '#d4467c',
    legs: STANCE.step,
    gear: HELMET,
    shoes: '#fff0d2',
    left: { bend: [80, 90], isBehind: true },
    right: { bend: [146, 170], holds: prop('pint'), turn: 6 },
  },
  {
    cut: 'gown',
    skin: SKIN.deep,
    hair: 'curly',
    mood: 'laugh',
    top: '#fff0e2',
    sleeve: 'none',
    cape: VEIL,
    onHead: ['veil-band'],
    onBody: ['sash'],
    left: { bend: [140, 172], holds: prop('flute') },
    right: { bend: [136, 160], holds: prop('bouquet') },
    tilt: 5,
  },
  {
    cut: 'dress',
    skin: SKIN.rose,
    hair: 'bun',
    hairColour: HAIR_COLOUR.blonde,
    facing: 'left',
    top: '#2f8f86',
    sleeve: 'none',
    legs: STANCE.cross,
    onHead: ['boppers'],
    left: { bend: [46, -38] },
    right: { bend: [116, 160], holds: prop('cocktail') },
    tilt: 6,
  },
  {
    skin: SKIN.brown,
    hair: 'curly',
    mood: 'laugh',
    top: '#e9a23f',
    sleeve: 'short',
    bottom: NAVY,
    legs: STANCE.dance,
    onHead: ['crown'],
    hasBeard: true,
    left: { bend: [96, 148] },
    right: { bend: [146, 172], holds: prop('balloons') },
    tilt: -5,
  },
  {
    skin: SKIN.fair,
    hair: 'short',
    hairColour: HAIR_COLOUR.brown,
    facing: 'left',
    mood: 'blow',
    top: '#3f4fa0',
    bottom: '#1d0a2c',
    legs: STANCE.stride,
    onHead: ['flat-cap'],
    gear: TRUMPET,
    left: { bend: [58, 158] },
    right: { bend: [26, 218] },
    tilt: 22,
    lean: -4,
  },
  {
    cut: 'dress',
    skin: SKIN.fair,
    hair: 'long',
    hairColour: HAIR_COLOUR.ginger,
    mood: 'laugh',
    top: '#b8327a',
    sleeve: 'short',
    legs: STANCE.dance,
    onHead: ['party-hat'],
    left: { bend: [122, 116], holds: prop('phone'), turn: -10 },
    right: { bend: [82, 94], isBehind: true },
    tilt: -7,
  },
  {
    cut: 'jumper',
    skin: SKIN.rose,
    hair: 'short',
    hairColour: HAIR_COLOUR.grey,
    hasBeard: true,
    hasGlasses: true,
    facing: 'left',
    top: '#2f6f8a',
    bottom: '#2d1b5a',
    legs: STANCE.cross,
    onBody: ['scarf'],
    left: { bend: [80, 96], isBehind: true },
    right: { bend: [142, 170], holds: prop('sparkler'), turn: 8 },
  },
  {
    cut: 'skirt',
    skin: SKIN.tan,
    hair: 'headscarf',
    hairColour: '#ffc46b',
    mood: 'laugh',
    top: '#7a4bb8',
    bottom: '#d4467c',
    legs: STANCE.step,
    left: { bend: [36, 190], holds: prop('microphone'), turn: -24 },
    right: { bend: [104, 166] },
    tilt: 5,
  },
];

export interface Procession {
  from: number;
  to: number;
  count: number;
  height: number;
  /** Where the sun stands: each guest is lit from its side. */
  light: number;
}

/** The parade: `count` of the marchers between two places, each where the bridge is. */
export function marchers({ from, to, count, height, light }: Procession, ground: (x: number) => number): string {
  return group(
    MARCHERS.slice(0, count).map((who, index) => {
      const x = from + ((to - from) * index) / (count - 1);
      const tall = height * (who.isSlim === true || who.cut === undefined ? 1.04 : 0.97);
      return drawGuest({ ...who, x, y: ground(x), height: tall, light: x > light ? 'left' : 'right' });
    }),
  );
}

/** The drummer who ends the parade, with a big drum before him. */
export function drummer(x: number, y: number, height: number): string {
  return group([
    drawGuest({
      x,
      y,
      height,
      skin: SKIN.deep,
      hair: 'crop',
      mood: 'laugh',
      facing: 'left',
      top: '#c93a58',
      bottom: NAVY,
      legs: STANCE.step,
      onHead: ['beanie'],
      left: { bend: [76, 120] },
      right: { bend: [80, 150] },
      light: 'left',
    }),
    placed(
      group([
        ellipse(0, 0, 36, 38, '#d4467c'),
        ellipse(-6, 0, 31, 35, '#fff0d2'),
        path('M-6 -15l5 9l10 1l-7 7l2 10l-10 -5l-10 5l2 -10l-7 -7l10 -1z', DUSK.coral),
        stroke('M-52 -34L-22 -12', '#8b4a58', 3.4),
        circle(-22, -12, 5.4, '#ffe9cf'),
      ]),
      x - height * 0.03,
      y - height * 0.5,
      height / 200,
    ),
  ]);
}

/** Two who are late, running up the bank at x, y. */
export function latecomers(x: number, y: number, height: number): string {
  return group([
    drawGuest({
      x: x + 70,
      y: y - 6,
      height,
      skin: SKIN.tan,
      hair: 'curly',
      hairColour: HAIR_COLOUR.brown,
      facing: 'right',
      mood: 'laugh',
      top: '#2f8f86',
      sleeve: 'short',
      bottom: NAVY,
      legs: STANCE.stride,
      lean: 8,
      light: 'right',
      left: { bend: [70, 20] },
      right: { bend: [134, 160], holds: prop('bottle'), turn: 10 },
    }),
    drawGuest({
      x,
      y,
      height: height * 0.95,
      cut: 'skirt',
      skin: SKIN.rose,
      hair: 'ponytail',
      hairColour: HAIR_COLOUR.chestnut,
      facing: 'right',
      mood: 'laugh',
      top: '#ffc46b',
      bottom: '#b8327a',
      legs: STANCE.stride,
      lean: 8,
      light: 'right',
      left: { bend: [60, 10] },
      right: { bend: [112, 150] },
      onHead: ['party-hat'],
    }),
  ]);
}
