import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { bulb, crown, rim, shadow, sparkle, twoTone } from './light.ts';
import { ground, spot } from './spot.ts';

const curtains = (light: string, shade: string): string =>
  path('M0 0h100q-6 130-70 240H0zM400 0H300q6 130 70 240h30z', twoTone(light, shade, 0.5)) +
  stroke('M30 0q4 120-16 226M64 0q0 110-34 190M370 0q-4 120 16 226M336 0q0 110 34 190', shade, 5) +
  path('M0 0h400v34q-33 26-66 0-34 26-67 0-34 26-67 0-34 26-67 0-34 26-67 0-34 26-66 0z', shade) +
  path('M18 168l48 10-6 12-42-8zM382 168l-48 10 6 12 42-8z', HUE.gold);

const comedy = () =>
  spot(
    'night',
    [
      path('M70 60h260v190H70z', HUE.crust),
      stroke(
        'M70 90h260M70 120h260M70 150h260M70 180h260M70 210h260M120 60v30M200 60v30M280 60v30M160 90v30M240 90v30M120 120v30M200 120v30M280 120v30M160 150v30M240 150v30M120 180v30M200 180v30M280 180v30',
        HUE.bark,
        4,
      ),
      ellipse(200, 130, 110, 116, HUE.glow, { opacity: 0.4 }),
      curtains(HUE.magenta, HUE.rose),
      ground(246, HUE.wood, HUE.bread),
      ellipse(200, 266, 90, 12, HUE.glow, { opacity: 0.6 }),
      stroke('M196 264V112', HUE.night, 6),
      path('M166 262q30-14 60 0v6h-60z', HUE.night),
      `<g transform="rotate(30 204 100)">${rect(196, 70, 17, 60, HUE.ink, { rx: 6 })}${circle(204, 62, 21, twoTone(HUE.steel, HUE.iron, 0.42))}${path('M186 66h37v8h-37z', HUE.gold)}</g>`,
      path('M258 176h44v10h-44zM262 186l-8 68h8l10-68zM298 186l8 68h-8l-10-68z', HUE.night),
      path('M270 152h18v24h-18z', HUE.cream, { opacity: 0.8 }),
      path('M104 258q24-20 44-8l-4 10q-22 4-40-2z', HUE.gold),
      path('M148 250l12-8 2 12z', HUE.gold),
    ],
    null,
  );

const mask = (x: number, y: number, turn: number, light: string, shade: string, isGlad: boolean): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-70-66q70 26 140 0 14 96-26 132-20 22-44 24-24-2-44-24-40-36-26-132z', twoTone(light, shade, 0.45))}${
    isGlad
      ? path('M-48-18q16-22 36-2-18 10-36 2zM48-18q-16-22-36-2 18 10 36 2z', HUE.ink) +
        path('M-38 22q38 20 76 0-6 42-38 42t-38-42z', HUE.ink)
      : path('M-46-8q20-16 34-12-2 20-34 12zM46-8q-20-16-34-12 2 20 34 12z', HUE.ink) +
        path('M-34 58q6-36 34-36t34 36q-34-22-68 0z', HUE.ink)
  }${rim('M66-58q6 76-26 112', 4)}</g>`;

const theatre = () =>
  spot('night', [
    path('M200 300L80 0h240z', HUE.glow, { opacity: 0.12 }),
    path('M90 200q-40 40-70 30 30-20 40-50zM310 190q50 50 80 40-40-20-50-60z', HUE.mint),
    mask(264, 166, 14, HUE.coral, HUE.rust, false),
    mask(142, 130, -12, HUE.cream, HUE.sand, true),
    path('M60 70q-44 6-54 40 30-16 56-14zM330 96q40-6 56 20-30-6-50 10z', HUE.gold),
    path('M120 92q4-8 10 0-4 8-10 0z', HUE.magenta),
    circle(100, 150, 9, HUE.coral, { opacity: 0.6 }),
    circle(184, 134, 9, HUE.coral, { opacity: 0.6 }),
    sparkle(216, 48, 14),
    sparkle(60, 256, 10),
  ]);

const blackLight = () =>
  spot(
    'night',
    [
      path('M0 0h400v300H0z', HUE.night),
      path('M40 250h320v10H40z', HUE.plum),
      path('M120 100q0-54 50-54t50 54v20H120z', 'none', { stroke: HUE.mint, 'stroke-width': 7 }),
      path('M96 122h148', 'none', { stroke: HUE.mint, 'stroke-width': 7, 'stroke-linecap': 'round' }),
      path('M128 148q16-12 30 0M182 148q16-12 30 0', 'none', {
        stroke: HUE.gold,
        'stroke-width': 7,
        'stroke-linecap': 'round',
      }),
      path('M140 182q30 30 60 0', 'none', { stroke: HUE.magenta, 'stroke-width': 8, 'stroke-linecap': 'round' }),
      path(
        'M84 220q-24-4-30-26l12-4 8 14 0-26h10l2 24 8-20 10 4-6 24zM256 220q24-4 30-26l-12-4-8 14 0-26h-10l-2 24-8-20-10 4 6 24z',
        HUE.cream,
      ),
      path('M300 70q36-20 56 10-4 40-46 50-34-22-10-60z', 'none', { stroke: HUE.coral, 'stroke-width': 7 }),
      path('M330 128q10 40-20 60', 'none', { stroke: HUE.coral, 'stroke-width': 5 }),
      sparkle(60, 70, 16, HUE.gold),
      sparkle(340, 230, 12, HUE.mint),
      circle(40, 140, 7, HUE.magenta),
      circle(270, 40, 6, HUE.mint),
    ],
    null,
  );

const puppet = () =>
  spot(
    'night',
    [
      curtains(HUE.magenta, HUE.rose),
      path('M120 26l80 16 80-16 4 14-84 18-84-18z', twoTone(HUE.bread, HUE.crust, 0.5)),
      path('M192 20h16v44h-16z', HUE.crust),
      stroke('M124 40l18 118M276 40l-18 118M180 50v46M220 50v46M160 48l14 176M240 48l-14 176', HUE.glow, 1.5),
      ground(254, HUE.wood, HUE.bread),
      shadow(200, 262, 60),
      circle(200, 120, 34, twoTone('#f0b78f', HUE.crust, 0.42)),
      path('M164 112q2-40 36-42 34 2 36 42-36-16-72 0z', HUE.coral),
      circle(188, 120, 5, HUE.night),
      circle(214, 120, 5, HUE.night),
      circle(202, 130, 7, HUE.rust),
      path('M186 140q16 10 30 0', 'none', { stroke: HUE.night, 'stroke-width': 4 }),
      path('M170 160q30-14 60 0l8 52h-76z', twoTone(HUE.mint, HUE.sea, 0.42)),
      stroke('M172 168l-30-10M228 168l30-10', HUE.mint, 13),
      circle(138, 156, 9, '#f0b78f'),
      circle(262, 156, 9, '#f0b78f'),
      stroke('M182 212l-8 30M218 212l8 30', HUE.indigo, 15),
      path('M158 240h26v14h-34q0-12 8-14zM216 240h26q8 2 8 14h-34z', HUE.night),
      crown(200, 76, 0.9),
      circle(200, 178, 4, HUE.gold),
      circle(200, 194, 4, HUE.gold),
    ],
    { x: 200, y: 150, r: 92 },
  );

const cinema = () =>
  spot(
    'warm',
    [
      ground(262),
      shadow(196, 268, 120),
      ...[
        [112, 106, 26],
        [150, 80, 30],
        [196, 68, 32],
        [240, 84, 29],
        [274, 108, 25],
        [170, 104, 28],
        [222, 108, 28],
      ].map(
        ([x = 0, y = 0, r = 0], index) =>
          circle(x, y, r, index % 2 ? HUE.cream : HUE.glow) + circle(x - r * 0.3, y + r * 0.2, r * 0.3, HUE.gold),
      ),
      path('M92 114h208l-26 150H118z', HUE.cream),
      path('M92 114h30l16 150h-20zM152 114h30l4 150h-24zM212 114h30l-10 150h-24zM272 114h28l-26 150h-20z', HUE.magenta),
      path('M92 114h52l10 150h-36z', HUE.night, { opacity: 0.18 }),
      crown(196, 204, 1.5),
      circle(60, 76, 15, HUE.cream),
      circle(56, 80, 5, HUE.gold),
      path('M296 212l64-34 18 38-64 34z', HUE.gold),
      path('M310 214l42-22', 'none', { stroke: HUE.amber, 'stroke-width': 4, 'stroke-dasharray': '3 6' }),
      path('M20 226h76q14 0 14 14t-14 14q-16 0-18-14h-24q-2 14-18 14-16 0-16-14z', HUE.ink),
      circle(38, 240, 10, HUE.mint),
      circle(94, 240, 10, HUE.coral),
      rim('M296 124l-22 130', 3),
    ],
    { x: 210, y: 120, r: 112 },
  );

const openAirCinema = () =>
  spot(
    'night',
    [
      ground(246),
      path('M80 96l120-62 120 62v160H80z', twoTone(HUE.mauve, HUE.indigo, 0.3)),
      path('M66 102l134-72 134 72-8 10-126-66-126 66z', HUE.bark),
      rect(104, 108, 192, 110, HUE.cream),
      rect(110, 114, 180, 98, twoTone(HUE.coral, HUE.gold, 0.5, 'down')),
      circle(200, 168, 32, HUE.glow),
      path('M110 190q50-30 100-6t80-10v38H110z', HUE.plum),
      path('M206 190l6-24 8 4 2 20zM228 190l4-20 10 2 0 18z', HUE.night),
      path('M200 300L120 216h160z', HUE.glow, { opacity: 0.12 }),
      ...[60, 128, 200, 276, 340].map(
        (x, index) =>
          circle(x, 252 + (index % 2) * 6, 18, HUE.night) +
          path(`M${x - 32} 300v-8q2-22 32-22t32 22v8z`, HUE.night) +
          rim(`M${x + 10} ${242 + (index % 2) * 6}q7 8 4 16`, 2),
      ),
      crown(200, 238, 0.8),
      stroke('M0 60q70 40 130 0M270 60q70 40 130 0', HUE.night, 2),
      ...[
        [30, 72],
        [80, 78],
        [320, 78],
        [370, 72],
      ].map(([x = 0, y = 0]) => bulb(x, y, 4)),
    ],
    null,
  );

const cabaret = () =>
  spot(
    'warm',
    [
      ground(256),
      shadow(200, 264, 110),
      ...[-60, -36, -12, 12, 36, 60].map(
        (turn, index) =>
          `<g transform="rotate(${turn} 200 190)">${path('M192 190Q150 90 188 26q12-20 24 0 38 64-4 164z', index % 2 ? twoTone(HUE.magenta, HUE.rose, 0.5) : twoTone(HUE.coral, HUE.rust, 0.5))}${stroke('M200 186V40', HUE.glow, 3)}</g>`,
      ),
      path('M150 218h100l14 18q0 10-64 10t-64-10z', HUE.night),
      path('M160 220V152q40-14 80 0v68z', twoTone(HUE.indigo, HUE.ink, 0.42)),
      path('M160 196q40 12 80 0v16q-40 12-80 0z', HUE.gold),
      rim('M238 158v56', 4),
      path('M262 246l76-40 8 14-74 42z', HUE.night),
      path('M330 208l14-8 8 16-14 8z', HUE.cream),
      sparkle(200, 176, 13),
      sparkle(332, 70, 14),
      sparkle(66, 88, 12),
      circle(72, 246, 10, HUE.cream),
      circle(92, 250, 9, HUE.cream),
      circle(110, 250, 8, HUE.cream),
    ],
    { x: 200, y: 140, r: 116 },
  );

/** Stages and screens. */
export const SHOW_SPOTS = {
  comedy,
  theatre,
  'black-light': blackLight,
  puppet,
  cinema,
  'open-air-cinema': openAirCinema,
  cabaret,
};
