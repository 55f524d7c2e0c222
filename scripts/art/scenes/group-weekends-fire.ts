import { drawGuest, HAIR_COLOUR, SKIN, STANCE } from '../cast/guest.ts';
import { circle, ellipse, group, many, path, placed, rect, stroke } from '../kit/shapes.ts';

const guitar = group([
  stroke('M10 0L86 -22', '#5a2430', 6.5),
  path('M84 -27l16 -4l2 9l-16 5z', '#3a1530'),
  path('M-34 -4C-38 -26 -14 -30 -6 -20C2 -26 20 -22 18 -6C20 12 4 16 -3 12C-8 26 -36 22 -34 -4z', '#d98c4f'),
  path('M-34 -4C-36 22 -8 26 -3 12C4 16 20 12 18 -6C6 8 -14 12 -34 -4z', '#a55d3f', { opacity: 0.6 }),
  circle(-2, -5, 6.5, '#4a1a2e'),
  stroke('M-20 0L92 -25M-20 3L92 -22', '#ffe2a8', 0.8),
]);
const mug = group([
  rect(-8, -16, 15, 17, '#57b9ab', { rx: 2 }),
  stroke('M7 -12q7 0 6 6q-1 5 -6 5', '#57b9ab', 2.6),
  stroke('M-3 -20q-4 -6 0 -12M3 -20q-4 -6 0 -12', '#ffe6dc', 1.6, { opacity: 0.6 }),
]);
const stick = (way: number) =>
  group([
    stroke(`M${-14 * way} 8L${76 * way} -34`, '#8b5a4f', 2.6),
    placed(rect(-8, -6, 16, 12, '#fff4e2', { rx: 4 }), 78 * way, -35, 1, 1, -24 * way),
    path(`M${72 * way} -30l${12 * way} -5v4l${-11 * way} 4z`, '#d98c4f'),
  ]);
/** A blanket around the shoulders, open in front. */
const blanket = (fill: string, stripe: string) =>
  group([
    path('M-8 -172C-34 -168 -40 -130 -44 -64Q0 -48 44 -64C40 -130 34 -168 8 -172L0 -150z', fill),
    path('M-42 -90Q0 -74 42 -90L43 -80Q0 -64 -43 -80zM-38 -124Q0 -110 38 -124L39 -116Q0 -102 -39 -116z', stripe, {
      opacity: 0.8,
    }),
    path('M-8 -172C-34 -168 -40 -130 -44 -64', 'none', { stroke: '#ffc08a', 'stroke-width': 2 }),
  ]);

/** The ends of the blanket over the shoulders. */
const blanketEnds = (fill: string, stripe: string) =>
  group([
    path(
      'M-9 -171C-27 -166 -33 -140 -35 -88Q-26 -80 -17 -82C-17 -120 -13 -150 -4 -165zM9 -171C27 -166 33 -140 35 -88Q26 -80 17 -82C17 -120 13 -150 4 -165z',
      fill,
    ),
    path('M-34 -100Q-26 -93 -17 -95L-17 -89Q-26 -87 -34 -94zM34 -100Q26 -93 17 -95L17 -89Q26 -87 34 -94z', stripe, {
      opacity: 0.8,
    }),
  ]);

/** Logs, embers and flames in a ring of stones; x, y is the middle of the ring. */
export function campFire(x: number, y: number): string {
  return placed(
    group([
      ellipse(0, 4, 128, 24, '#1c0a2e', { opacity: 0.7 }),
      ellipse(0, 0, 84, 15, '#ff8563', { opacity: 0.75 }),
      many(9, (index) =>
        ellipse(
          -88 + index * 22,
          -10 - Math.sin((index / 8) * Math.PI) * 9,
          15,
          10,
          ['#6a3560', '#59294f', '#7a4068'][index % 3] ?? '#59294f',
        ),
      ),
      stroke('M-58 2L30 -34M58 2L-30 -34M-66 -4L20 -6', '#4a1d36', 14),
      stroke('M-58 -2L30 -38M58 -2L-30 -38', '#ff9a5a', 3, { opacity: 0.7 }),
      path(
        'M-56 -6C-74 -56 -34 -72 -38 -116C-10 -96 -14 -74 -8 -62C-4 -104 18 -128 10 -176C46 -138 40 -100 36 -80C50 -88 52 -104 50 -118C76 -82 74 -34 54 -6Q0 12 -56 -6z',
        '#ff7a3f',
      ),
      path(
        'M-42 -6C-54 -44 -24 -56 -28 -88C-6 -72 -8 -52 -4 -44C2 -78 18 -96 12 -130C38 -98 30 -70 28 -58C38 -64 40 -76 40 -84C58 -56 58 -26 42 -6Q0 8 -42 -6z',
        '#ffb347',
      ),
      path(
        'M-24 -4C-32 -30 -8 -40 -8 -62C6 -50 4 -36 8 -28C14 -48 20 -56 18 -76C36 -50 34 -22 24 -4Q0 6 -24 -4z',
        '#fff0b8',
      ),
      ...[
        [-40, -150, 3],
        [24, -206, 2.4],
        [-14, -190, 2],
        [52, -160, 2.6],
        [8, -250, 2],
        [-52, -214, 1.8],
        [40, -266, 1.6],
        [-26, -262, 1.6],
      ].map(([cx = 0, cy = 0, r = 0]) => circle(cx, cy, r, '#ffd58c')),
      many(7, (index) =>
        ellipse(
          -96 + index * 32,
          8 + Math.sin((index / 6) * Math.PI) * 12,
          20,
          12,
          ['#4a2148', '#3a173f', '#552a52'][index % 3] ?? '#3a173f',
        ),
      ),
      stroke('M-104 4q18 -10 34 -4M70 0q18 -6 34 4', '#ffb98a', 2, { opacity: 0.7 }),
    ]),
    x,
    y,
    1.14,
  );
}

const log = (x: number, y: number, half: number) =>
  group([
    ellipse(x, y + 4, half + 10, 9, '#12042a', { opacity: 0.6 }),
    rect(x - half, y - 34, half * 2, 36, '#4a2148', { rx: 17 }),
    rect(x - half + 8, y - 33, half * 2 - 16, 5, '#ffb98a', { rx: 2.5, opacity: 0.5 }),
    ellipse(x - half + 8, y - 16, 10, 17, '#8a4a58'),
    ellipse(x - half + 8, y - 16, 5, 9, '#6a3348'),
  ]);

/** Everybody around the fire at `x`, moved by `dy`. */
export function friends(x: number, dy: number): readonly string[] {
  const seated = { hips: [0, -56] } as const;
  return [
    drawGuest({
      x: x - 96,
      y: 772 + dy,
      height: 270,
      cut: 'jumper',
      isSlim: true,
      top: '#5b3a96',
      bottom: '#2a124f',
      hair: 'bob',
      hairColour: HAIR_COLOUR.ginger,
      skin: SKIN.fair,
      facing: 'front',
      mood: 'laugh',
      light: 'right',
      rim: '#ffd58c',
      left: { bend: [22, 140], holds: mug },
      right: { bend: [118, 164] },
      legs: STANCE.stand,
      onHead: ['beanie'],
    }),
    drawGuest({
      x: x + 98,
      y: 770 + dy,
      height: 288,
      top: '#2f6f80',
      bottom: '#241046',
      hair: 'short',
      hairColour: HAIR_COLOUR.black,
      skin: SKIN.deep,
      hasBeard: true,
      facing: 'front',
      mood: 'laugh',
      light: 'left',
      rim: '#ffd58c',
      left: { bend: [86, 150] },
      right: { bend: [96, 168], holds: mug },
      legs: STANCE.apart,
      onBody: ['scarf'],
      tilt: 5,
    }),
    log(x - 262, 838 + dy, 116),
    log(x + 266, 838 + dy, 112),
    drawGuest({
      ...seated,
      x: x - 336,
      y: 842 + dy,
      height: 276,
      cut: 'jumper',
      isSlim: true,
      top: '#b8456a',
      bottom: '#3a1769',
      hair: 'long',
      hairColour: HAIR_COLOUR.black,
      skin: SKIN.tan,
      facing: 'right',
      mood: 'smile',
      light: 'right',
      rim: '#ffc98a',
      legs: [
        [70, -4],
        [80, 2],
      ],
      left: { bend: [20, 10] },
      right: { bend: [30, 100], holds: mug },
      cape: blanket('#2f6f80', '#ffd892'),
      over: blanketEnds('#2f6f80', '#ffd892'),
      tilt: 10,
    }),
    drawGuest({
      ...seated,
      x: x - 226,
      y: 846 + dy,
      height: 288,
      top: '#3f4a9a',
      bottom: '#241046',
      hair: 'quiff',
      hairColour: HAIR_COLOUR.brown,
      skin: SKIN.rose,
      hasBeard: true,
      facing: 'right',
      mood: 'laugh',
      light: 'right',
      rim: '#ffc98a',
      lean: 6,
      legs: [
        [66, -6],
        [78, 6],
      ],
      left: { bend: [12, -66], holds: placed(guitar, 8, 0, 1.04, 1.04, -5) },
      right: { bend: [64, 86] },
    }),
    drawGuest({
      ...seated,
      x: x + 222,
      y: 846 + dy,
      height: 280,
      cut: 'jumper',
      isSlim: true,
      top: '#ffb765',
      bottom: '#5b2470',
      hair: 'curly',
      hairColour: HAIR_COLOUR.black,
      skin: SKIN.brown,
      facing: 'left',
      mood: 'laugh',
      light: 'left',
      rim: '#ffd9a0',
      lean: -6,
      legs: [
        [-78, -4],
        [-66, 6],
      ],
      left: { bend: [56, 86], holds: stick(-1) },
      right: { bend: [20, -60] },
    }),
    drawGuest({
      ...seated,
      x: x + 332,
      y: 842 + dy,
      height: 290,
      top: '#8b4a9a',
      bottom: '#241046',
      hair: 'bald',
      skin: SKIN.fair,
      hasGlasses: true,
      hasBeard: true,
      hairColour: HAIR_COLOUR.grey,
      facing: 'left',
      mood: 'smile',
      light: 'left',
      rim: '#ffc98a',
      legs: [
        [-80, -2],
        [-70, 4],
      ],
      left: { bend: [12, 96], holds: mug },
      right: { bend: [16, 20] },
      cape: blanket('#c8426f', '#fff0e2'),
      over: blanketEnds('#c8426f', '#fff0e2'),
    }),
  ];
}
