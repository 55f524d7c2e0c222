import { drawGuest, HAIR_COLOUR, SKIN, STANCE } from '../cast/guest.ts';
import { DUSK } from '../kit/dusk.ts';
import { prop } from '../kit/props.ts';
import { circle, ellipse, group, path, placed, shape, stroke } from '../kit/shapes.ts';

const NAVY = '#24104a';
const VEIL = path(
  'M-11 -200C-26 -190 -32 -150 -42 -86Q-16 -98 0 -94Q18 -98 40 -88C32 -150 26 -190 11 -200z',
  '#fff0e2',
  { opacity: 0.66 },
);

const FIDDLE = placed(
  group([
    path('M-16 0C-24 -9 -10 -14 -4 -7C2 -14 16 -10 14 0C16 10 2 14 -4 7C-10 14 -24 9 -16 0z', '#c05a3c'),
    path('M-16 0C-20 6 -12 12 -4 7C2 14 16 10 14 0z', '#8b3a35', { opacity: 0.6 }),
    ellipse(-8, 0, 2.6, 5, '#5a1f2e'),
    stroke('M4 0H38', '#3a1420', 3.4),
    stroke('M-14 0H36', '#ffe2a8', 0.9),
    circle(39, 0, 3.6, '#3a1420'),
  ]),
  -20,
  -158,
  -1.5,
  1.5,
  6,
);

const BODHRAN = group([
  circle(2, -112, 25, '#8b4a3a'),
  circle(2, -112, 21, '#ffe6c8'),
  path('M2 -133A21 21 0 0 1 2 -91A26 26 0 0 0 2 -133z', '#e0b090', { opacity: 0.6 }),
  stroke('M-12 -112H16M2 -126V-98', '#c98a6c', 1.3),
]);

const barrel = (x: number, y: number) =>
  group([
    path(
      `M${x - 27} ${y}Q${x - 36} ${y - 34} ${x - 27} ${y - 68}H${x + 27}Q${x + 36} ${y - 34} ${x + 27} ${y}z`,
      '#6d3044',
    ),
    path(
      `M${x + 6} ${y}Q${x + 12} ${y - 34} ${x + 6} ${y - 68}H${x + 27}Q${x + 36} ${y - 34} ${x + 27} ${y}z`,
      '#3b1440',
      { opacity: 0.6 },
    ),
    ...[-10, -34, -58].map((dy) => stroke(`M${x - 31} ${y + dy}h62`, DUSK.night, 3)),
    ellipse(x, y - 68, 27, 5.5, '#b0655a'),
    ...[-14, 10].map((dx) =>
      group([
        shape([x + dx - 6, y - 90, x + dx + 7, y - 90, x + dx + 6, y - 68, x + dx - 5, y - 68], '#2a0a1f'),
        shape([x + dx - 6, y - 91, x + dx + 7, y - 91, x + dx + 7, y - 85, x + dx - 6, y - 85], '#ffeccb'),
      ]),
    ),
  ]);

/** The session outside the pub, the fiddler at x: fiddle and bodhrán, two who dance, two who bought the stout. */
export function session(x: number, y: number): string {
  return group([
    drawGuest({
      x: x - 218,
      y,
      height: 196,
      skin: SKIN.fair,
      hair: 'quiff',
      hairColour: HAIR_COLOUR.ginger,
      hasBeard: true,
      facing: 'right',
      mood: 'laugh',
      top: '#2f6f5f',
      bottom: NAVY,
      legs: STANCE.dance,
      tilt: -6,
      light: 'left',
      left: { bend: [140, 168], holds: prop('stout') },
      right: { bend: [96, 140] },
    }),
    drawGuest({
      x: x - 126,
      y,
      height: 182,
      cut: 'dress',
      skin: SKIN.brown,
      hair: 'curly',
      facing: 'left',
      mood: 'laugh',
      top: '#fff0e2',
      sleeve: 'none',
      cape: VEIL,
      legs: STANCE.stride,
      onHead: ['veil-band'],
      tilt: 7,
      light: 'left',
      left: { bend: [98, 150] },
      right: { bend: [112, 168] },
    }),
    drawGuest({
      x: x - 20,
      y,
      height: 192,
      skin: SKIN.rose,
      hair: 'short',
      hairColour: HAIR_COLOUR.grey,
      hasBeard: true,
      facing: 'left',
      mood: 'smile',
      top: '#4a3c8f',
      bottom: '#1d0a2c',
      legs: STANCE.apart,
      onHead: ['flat-cap'],
      gear: FIDDLE,
      tilt: -8,
      light: 'left',
      left: { bend: [52, 128] },
      right: { bend: [62, 226], holds: stroke('M10 2L-62 -8', '#ffe2a8', 2) },
    }),
    drawGuest({
      x: x + 84,
      y,
      height: 186,
      cut: 'skirt',
      skin: SKIN.fair,
      hair: 'long',
      hairColour: HAIR_COLOUR.chestnut,
      mood: 'laugh',
      top: '#3f4fa0',
      bottom: '#1d0a2c',
      legs: STANCE.apart,
      over: BODHRAN,
      tilt: 5,
      light: 'left',
      left: { bend: [30, -8] },
      right: { bend: [26, -42], holds: stroke('M0 -4L-18 -8', '#ffe2a8', 3.4) },
    }),
    barrel(x + 166, y),
    drawGuest({
      x: x + 234,
      y,
      height: 186,
      cut: 'dress',
      skin: SKIN.deep,
      hair: 'bun',
      facing: 'left',
      mood: 'laugh',
      top: '#ffc46b',
      sleeve: 'none',
      legs: STANCE.cross,
      onBody: ['sash'],
      light: 'left',
      left: { bend: [112, 158], holds: prop('stout') },
      right: { bend: [82, 94], isBehind: true },
      tilt: 4,
    }),
    drawGuest({
      x: x + 308,
      y,
      height: 198,
      skin: SKIN.tan,
      hair: 'crop',
      hasBeard: true,
      facing: 'left',
      mood: 'laugh',
      top: '#2f8f86',
      bottom: NAVY,
      legs: STANCE.stand,
      onHead: ['party-hat'],
      light: 'left',
      left: { bend: [84, 94], isBehind: true },
      right: { bend: [150, 170], holds: prop('stout') },
      tilt: -5,
    }),
  ]);
}
