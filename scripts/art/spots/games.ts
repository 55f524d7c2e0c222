import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { crown, rim, shadow, sparkle, twoTone } from './light.ts';
import { ground, spot } from './spot.ts';

const die = (
  x: number,
  y: number,
  size: number,
  light: string,
  shade: string,
  pips: readonly [number, number][],
): string =>
  rect(x, y, size, size, twoTone(light, shade, 0.42), { rx: size * 0.18 }) +
  pips.map(([dx, dy]) => circle(x + size * dx, y + size * dy, size * 0.09, HUE.ink)).join('');

const boardGames = () =>
  spot('warm', [
    ground(206, HUE.bark, HUE.wood),
    shadow(200, 276, 170, 9),
    path('M60 216h280l44 60H16z', twoTone(HUE.cream, HUE.sand, 0.45)),
    path(
      'M60 216h56l-12 20H46zM172 216h56v20h-60zM284 216h56l14 20h-58zM104 236h64l-4 20H90zM228 236h68l16 20h-82zM30 256h60l-14 20H16zM164 256h66l4 20h-76zM312 256h58l14 20h-60z',
      HUE.magenta,
    ),
    shadow(118, 234, 40, 6),
    shadow(308, 232, 44, 6),
    `<g transform="rotate(-12 160 130)">${die(96, 84, 104, HUE.cream, HUE.sand, [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.5, 0.5],
      [0.25, 0.75],
      [0.75, 0.75],
    ])}</g>`,
    `<g transform="rotate(16 270 150)">${die(232, 118, 84, HUE.coral, HUE.rust, [
      [0.25, 0.25],
      [0.5, 0.5],
      [0.75, 0.75],
    ])}</g>`,
    path(
      'M70 240q-6-30 10-44h-6q-6-10 6-12-10-26 16-28 24 2 14 28 12 2 6 12h-6q16 14 10 44-26 10-50 0z',
      twoTone(HUE.mint, HUE.sea, 0.42),
    ),
    path(
      'M316 250q-6-26 8-38h-6q-4-8 6-10-8-22 14-24 20 2 12 24 10 2 6 10h-6q14 12 8 38-20 8-42 0z',
      twoTone(HUE.gold, HUE.amber, 0.42),
    ),
    crown(94, 158, 0.8),
    sparkle(226, 72, 12),
  ]);

const darts = () =>
  spot('warm', [
    circle(178, 148, 124, HUE.night),
    circle(178, 148, 106, HUE.cream),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
      path('M178 148L158 44q20-6 40 0z', HUE.indigo, { transform: `rotate(${index * 45} 178 148)` }),
    ),
    circle(178, 148, 101, 'none', { stroke: HUE.magenta, 'stroke-width': 9 }),
    circle(178, 148, 60, 'none', { stroke: HUE.mint, 'stroke-width': 9 }),
    circle(178, 148, 21, HUE.mint),
    circle(178, 148, 11, HUE.magenta),
    ...[
      [178, 148, HUE.coral],
      [212, 116, HUE.gold],
    ].map(
      ([x, y, colour]) =>
        `<g transform="translate(${x} ${y}) rotate(28)">${stroke('M0 0l44-10', HUE.steel, 4)}${path('M40-18l58-10 2 14-58 12z', twoTone(HUE.gold, HUE.amber, 0.5, 'down'))}${path('M98-22l46-30 14 14-18 14 22 10-8 16-56-12z', String(colour))}</g>`,
    ),
    rim('M262 54q44 36 42 92', 5),
    sparkle(70, 50, 12),
  ]);

const shuffleboard = () =>
  spot('night', [
    ground(250),
    path('M140 76h120l110 160H30z', twoTone(HUE.bread, HUE.crust, 0.5)),
    path('M30 236h340v26H30z', HUE.bark),
    path('M148 84h104l22 34H126zM200 118h74l28 44H200z', HUE.coral, { opacity: 0.6 }),
    stroke('M126 118h148M98 162h204M66 208h268M200 118v90', HUE.cream, 4),
    ...[
      [232, 100, 0.6, HUE.magenta],
      [164, 138, 0.8, HUE.mint],
      [252, 138, 0.8, HUE.mint],
      [150, 186, 1.1, HUE.magenta],
      [246, 222, 1.4, HUE.gold],
    ].map(
      ([x, y, size, colour]) =>
        ellipse(Number(x), Number(y) + 7 * Number(size), 24 * Number(size), 9 * Number(size), HUE.night, {
          opacity: 0.5,
        }) +
        ellipse(Number(x), Number(y) + 3 * Number(size), 24 * Number(size), 10 * Number(size), HUE.iron) +
        ellipse(Number(x), Number(y), 24 * Number(size), 10 * Number(size), HUE.steel) +
        ellipse(Number(x), Number(y) - 1, 14 * Number(size), 5.5 * Number(size), String(colour)),
    ),
    stroke('M200 252l20 30M216 240l-8 12', HUE.glow, 4, { opacity: 0.6 }),
    stroke('M116 0v28M284 0v28', HUE.night, 4),
    path('M90 52q4-26 26-28 22 2 26 28zM258 52q4-26 26-28 22 2 26 28z', twoTone(HUE.gold, HUE.amber, 0.42)),
    path('M90 52h52l40 90H50zM258 52h52l40 90H218z', HUE.glow, { opacity: 0.16 }),
  ]);

const pingPong = () =>
  spot('lagoon', [
    ground(262),
    path('M40 200h320l34 54H6z', twoTone(HUE.magenta, HUE.rose, 0.5)),
    stroke('M200 200v54M6 254h388', HUE.cream, 4),
    path('M188 172h24l14 56h-4l-22-28-22 28h-4z', HUE.night),
    path('M30 178h340v26H30z', HUE.cream, { opacity: 0.35 }),
    stroke('M30 178h340', HUE.cream, 4),
    `<g transform="rotate(-38 130 130)">${circle(130, 96, 58, twoTone(HUE.coral, HUE.rust, 0.42))}${path('M104 142q26 20 52 0l-12 28h-28z', HUE.bread)}${path('M116 164h28v52q-14 10-28 0z', twoTone(HUE.wood, HUE.bark, 0.5))}${rim('M160 54q26 18 24 44', 3)}</g>`,
    `<g transform="rotate(34 290 120)">${circle(290, 92, 52, twoTone(HUE.indigo, HUE.ink, 0.42))}${path('M266 134q24 18 48 0l-12 26h-24z', HUE.bread)}${path('M278 156h24v46q-12 10-24 0z', twoTone(HUE.wood, HUE.bark, 0.5))}${rim('M318 56q22 16 20 40', 3)}</g>`,
    circle(206, 66, 18, twoTone(HUE.cream, HUE.sand, 0.42)),
    stroke('M150 30q20 6 34 22', HUE.cream, 4, { 'stroke-dasharray': '2 9' }),
  ]);

const billiards = () =>
  spot('night', [
    ground(188, HUE.wood, HUE.bread),
    path('M0 208h400v92H0z', twoTone(HUE.teal, HUE.sea, 0.4, 'down')),
    shadow(110, 252, 44),
    shadow(202, 258, 46),
    shadow(290, 250, 44),
    circle(108, 206, 46, twoTone(HUE.coral, HUE.rust, 0.42)),
    circle(290, 204, 46, twoTone(HUE.gold, HUE.amber, 0.42)),
    circle(200, 132, 44, twoTone(HUE.magenta, HUE.rose, 0.42)),
    circle(200, 212, 50, twoTone(HUE.indigo, HUE.ink, 0.42)),
    circle(206, 200, 22, HUE.cream),
    crown(206, 210, 0.7),
    circle(114, 198, 17, HUE.cream),
    sparkle(114, 198, 9, HUE.rust),
    circle(296, 196, 17, HUE.cream),
    circle(296, 196, 6, HUE.amber),
    circle(204, 122, 16, HUE.cream),
    sparkle(204, 122, 8, HUE.rose),
    rim('M226 172q20 14 22 38M322 172q14 14 14 34M220 96q20 12 22 34', 4),
    stroke('M400 20L262 168', HUE.bread, 8),
    stroke('M276 154l-14 14', HUE.mint, 8),
    stroke('M200 0v16', HUE.night, 4),
    path('M130 46q6-30 70-32 64 2 70 32z', twoTone(HUE.mint, HUE.sea, 0.42)),
    path('M130 46h140l40 50H90z', HUE.glow, { opacity: 0.14 }),
  ]);

const casino = () =>
  spot('night', [
    path('M0 230q200-60 400 0v70H0z', twoTone(HUE.teal, HUE.sea, 0.4, 'down')),
    stroke('M0 232q200-60 400 0', HUE.gold, 7),
    `<g transform="rotate(-16 150 130)">${rect(78, 60, 92, 132, twoTone(HUE.cream, HUE.sand, 0.42), { rx: 10 })}${path('M124 156q-44-26-28-50 18-12 28 8 10-20 28-8 16 24-28 50z', HUE.magenta)}${path('M92 84q-8-6-4-10 4-2 4 2 0-4 4-2 4 4-4 10z', HUE.magenta)}</g>`,
    `<g transform="rotate(8 210 120)">${rect(158, 46, 92, 132, twoTone(HUE.cream, HUE.sand, 0.42), { rx: 10 })}${path('M204 74q40 32 28 54-14 12-22-2 0 12 8 20h-28q8-8 8-20-8 14-22 2-12-22 28-54z', HUE.ink)}</g>`,
    `<g transform="rotate(-14 290 190)">${die(252, 136, 74, HUE.coral, HUE.rust, [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ])}</g>`,
    `<g transform="rotate(18 340 230)">${die(322, 206, 54, HUE.magenta, HUE.rose, [
      [0.28, 0.28],
      [0.72, 0.72],
    ])}</g>`,
    ...[0, 1, 2, 3].map(
      (index) =>
        ellipse(110, 258 - index * 15, 56, 18, index % 2 ? HUE.rust : HUE.amber) +
        ellipse(110, 252 - index * 15, 56, 18, index % 2 ? HUE.coral : HUE.gold),
    ),
    ellipse(110, 207, 36, 11, HUE.cream),
    sparkle(110, 207, 9, HUE.coral),
    ellipse(206, 268, 48, 15, HUE.rose),
    ellipse(206, 262, 48, 15, HUE.magenta),
    ellipse(206, 262, 30, 9, HUE.cream),
    sparkle(320, 82, 15),
  ]);

/** Games at a table or a board. */
export const GAME_SPOTS = {
  'board-games': boardGames,
  darts,
  shuffleboard,
  'ping-pong': pingPong,
  billiards,
  casino,
};
