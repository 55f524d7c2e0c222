import { bunting, halo, stringLights } from '../kit/lights.ts';
import { above, circle, ellipse, fade, group, many, path, placed, rect, shape, stroke } from '../kit/shapes.ts';
import { upperDeck } from './wrong-turn-friends.ts';

const RED = '#c93a58';
const DARK = '#8a2148';
const SHADE = '#5f163c';
const CREAM = '#ffe9cf';

function wheel(x: number): string {
  return group([
    path(`M${x - 62} -34A62 62 0 0 1 ${x + 62} -34z`, SHADE),
    circle(x, -44, 46, '#14052a'),
    circle(x, -44, 25, '#8d6a9c'),
    circle(x, -44, 25, 'none', { stroke: '#3a1456', 'stroke-width': 5 }),
    many(6, (index) => circle(x + Math.cos(index * 1.047) * 15, -44 + Math.sin(index * 1.047) * 15, 3, '#3a1456')),
    circle(x, -44, 6, '#14052a'),
    path(`M${x - 44} -58A46 46 0 0 1 ${x - 10} -88`, 'none', { stroke: '#ff9f83', 'stroke-width': 2.4, opacity: 0.7 }),
  ]);
}

/** An open-top double-decker with the party on its upper deck, nose to the left, wheels on y; scale 1 is 580 px long. */
export function openTopBus(x: number, y: number, scale: number): string {
  const windows = many(4, (index) => {
    const left = -126 + index * 92;
    return group([
      rect(left, -160, 80, 60, '#ffcf7d', { rx: 8 }),
      rect(left, -160, 80, 18, '#ffe2a8', { rx: 8, opacity: 0.7 }),
      index === 3
        ? ''
        : group([circle(left + 40, -126, 11, SHADE), path(`M${left + 20} -100q2 -17 20 -17t20 17z`, SHADE)]),
      stroke(`M${left + 2} -138h76`, DARK, 2.4),
      stroke(`M${left + 12} -104l26 -52`, '#fff8ee', 3, { opacity: 0.4 }),
    ]);
  });
  return placed(
    group([
      ellipse(0, 2, 320, 16, '#0d031d', { opacity: 0.55 }),
      // The headlights look for the road.
      fade(
        'beam',
        [
          [0, '#ffe9b8', 0],
          [1, '#ffe9b8', 0.5],
        ],
        true,
      ),
      path('M-282 -72L-720 24H-440L-282 -66z', 'url(#beam)', { opacity: 0.6 }),
      path('M-284 -90L-700 -70L-700 20L-284 -72z', 'url(#beam)', { opacity: 0.35 }),
      ...[-262, 0, 262].map((pole) => stroke(`M${pole} -236V-372`, '#2d0f45', 5)),
      above(-196, upperDeck(), 'bus-crew'),
      path('M-288 -40V-196H286Q290 -196 290 -190V-52Q290 -34 272 -34H-278Q-288 -34 -288 -40z', RED),
      // Upper deck: a parapet all round, higher at the windscreen.
      path('M-294 -184V-262Q-294 -272 -284 -272L-262 -270Q-252 -238 -226 -236H292V-184z', RED),
      path('M-290 -190V-258L-266 -262Q-258 -240 -238 -228', 'none', { stroke: CREAM, 'stroke-width': 3, opacity: 0.7 }),
      rect(-294, -194, 586, 16, CREAM),
      many(22, (index) => circle(-280 + index * 26.4, -186, 3.6, index % 2 === 0 ? '#d4467c' : '#2f8f86')),
      many(30, (index) => rect(-220 + index * 17.4, -232, 3, 34, DARK, { opacity: 0.5 })),
      stroke('M-226 -237H291', CREAM, 4),
      rect(-288, -86, 578, 14, DARK),
      path('M-288 -40V-72H290V-52Q290 -34 272 -34H-278Q-288 -34 -288 -40z', DARK),
      windows,
      // The driver, lost for words, behind the windscreen; the door beside him.
      path('M-284 -166H-226Q-218 -166 -218 -158V-98H-288V-160Q-288 -166 -284 -166z', '#ffdf9a'),
      circle(-252, -132, 14, SHADE),
      path('M-276 -98q2 -22 24 -22t24 22z', SHADE),
      shape([-270, -140, -234, -144, -238, -150, -264, -150], SHADE),
      rect(-206, -160, 66, 124, SHADE, { rx: 6 }),
      rect(-200, -154, 26, 112, '#ffcf7d', { rx: 3 }),
      rect(-172, -154, 26, 112, '#ffb765', { rx: 3 }),
      stroke('M-174 -160V-38', SHADE, 4),
      // A blind with a question mark's worth of destinations.
      rect(-288, -226, 50, 24, '#14052a', { rx: 4 }),
      path('M-270 -217q0 -5 6 -5t6 5q0 4 -6 5v2', 'none', { stroke: '#ffc46b', 'stroke-width': 3 }),
      circle(-264, -206, 1.6, '#ffc46b'),
      halo(-286, -82, 74),
      circle(-284, -82, 11, '#fff6dc'),
      circle(288, -70, 6, '#ff5a6a'),
      halo(288, -70, 24, 0.7),
      rect(-300, -48, 26, 14, '#3a1456', { rx: 4 }),
      wheel(-152),
      wheel(178),
      rect(-294, -264, 3, 224, '#ffb08f', { opacity: 0.85 }),
      bunting({ from: [-262, -368], to: [0, -368], sag: 22, count: 11 }, 24, '#2d0f45'),
      bunting({ from: [0, -368], to: [262, -368], sag: 22, count: 11 }, 24, '#2d0f45'),
      stringLights({ from: [262, -368], to: [290, -240], sag: 3, count: 6 }, 3.6, '#2d0f45'),
      stringLights({ from: [-290, -266], to: [-262, -368], sag: 3, count: 5 }, 3.6, '#2d0f45'),
    ]),
    x,
    y,
    scale,
  );
}

/** A sheep that had not expected company; some have been given a hat. */
export function sheep(x: number, y: number, scale: number, isFacingLeft: boolean, hat = false): string {
  const wool: readonly (readonly [number, number, number])[] = [
    [-30, -36, 18],
    [-14, -46, 19],
    [6, -48, 19],
    [24, -40, 18],
    [30, -28, 15],
    [14, -24, 18],
    [-8, -24, 19],
    [-28, -24, 16],
  ];
  return placed(
    group([
      ellipse(0, 2, 44, 5, '#0d031d', { opacity: 0.4 }),
      ...[-24, -12, 12, 23].map((leg) => rect(leg, -16, 6, 18, '#2a0d42')),
      ...wool.map(([cx, cy, r]) => circle(cx - 2, cy - 1.5, r, '#ffb08f')),
      ...wool.map(([cx, cy, r]) => circle(cx, cy, r, '#f3d9d6')),
      ...wool.slice(4).map(([cx, cy, r]) => circle(cx, cy + 3, r * 0.7, '#d9aab8', { opacity: 0.6 })),
      path('M34 -58Q58 -62 62 -40Q62 -26 50 -24Q34 -26 32 -46z', '#2a0d42'),
      path('M38 -54Q24 -56 22 -46Q30 -42 40 -46z', '#2a0d42'),
      circle(51, -46, 4, '#fff8ee'),
      circle(52.4, -45.6, 2, '#14052a'),
      circle(38, -60, 8, '#f3d9d6'),
      hat
        ? group([
            shape([34, -64, 46, -96, 56, -60], '#ff8563'),
            shape([39, -76, 50, -82, 53, -72, 37, -68], '#ffc46b'),
            circle(46, -97, 4.4, '#fff8ee'),
          ])
        : '',
    ]),
    x,
    y,
    isFacingLeft ? -scale : scale,
    scale,
  );
}

/** A signpost whose arms point everywhere at once, foot at x, y. */
export function signpost(x: number, y: number, scale: number): string {
  const arm = (top: number, long: number, isLeft: boolean, fill: string, tilt: number) =>
    placed(
      group([
        shape([-14, -17, long, -17, long + 22, 0, long, 17, -14, 17], fill),
        shape([-14, 6, long + 14, 6, long, 17, -14, 17], '#14052a', { opacity: 0.18 }),
        ...(
          [
            [0.1, 0.16],
            [0.32, 0.1],
            [0.48, 0.2],
            [0.74, 0.12],
          ] as const
        ).map(([from, share]) => rect(long * from, -5, long * share, 8, '#5a163c', { rx: 3, opacity: 0.75 })),
      ]),
      0,
      top,
      isLeft ? -1 : 1,
      1,
      tilt,
    );
  return placed(
    group([
      rect(-7, -300, 14, 300, '#2d0f45'),
      rect(-7, -300, 4, 300, '#ff9f83', { opacity: 0.6 }),
      path('M-13 -300L0 -322L13 -300z', '#2d0f45'),
      arm(-268, 128, false, '#ffc46b', -5),
      arm(-222, 118, true, '#ff8563', 4),
      arm(-178, 104, false, '#45b3a4', 12),
      arm(-136, 96, true, '#d4467c', -9),
      path('M-34 0Q-20 -26 0 -22Q24 -28 36 0z', '#14052a'),
    ]),
    x,
    y,
    scale,
  );
}
