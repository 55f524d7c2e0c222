import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { crown, rim, shadow, sparkle, twoTone } from './light.ts';
import { ground, spot } from './spot.ts';

const escapeRoom = () =>
  spot('night', [
    ground(256),
    path('M70 0h170v256H70z', twoTone(HUE.wood, HUE.bark, 0.42)),
    stroke('M112 0v256M155 0v256M198 0v256', HUE.bark, 4),
    path('M58 40h194v16H58zM58 196h194v16H58z', HUE.iron),
    path('M100 116h110v96H100z', twoTone(HUE.gold, HUE.amber, 0.42)),
    path('M118 118V84q2-38 37-40 35 2 37 40v34h-18V86q-2-22-19-24-17 2-19 24v32z', twoTone(HUE.steel, HUE.iron, 0.42)),
    path('M155 142q16 2 16 18-2 10-8 12l6 26h-28l6-26q-6-2-8-12 0-16 16-18z', HUE.ink),
    `<g transform="rotate(-24 300 150)">${circle(300, 92, 36, twoTone(HUE.coral, HUE.rust, 0.42))}${circle(300, 92, 17, HUE.indigo)}${path('M292 126h16v112h-16z', twoTone(HUE.coral, HUE.rust, 0.5))}${path('M308 186h26v16h-26zM308 212h20v16h-20z', HUE.coral)}${rim('M322 68q16 14 12 38', 3)}</g>`,
    sparkle(244, 60, 13),
    sparkle(352, 120, 10),
    circle(96, 24, 5, HUE.gold),
    circle(214, 24, 5, HUE.gold),
    path('M20 256q4-30 22-30l4-10 6 8 14 4-2 10q4 8-2 18z', HUE.night),
    circle(58, 232, 2.5, HUE.gold),
  ]);

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

const arcade = () =>
  spot('night', [
    ground(268),
    shadow(200, 272, 110),
    path('M116 40q0-16 16-16h136q16 0 16 16l6 90-10 138H120L110 130z', twoTone(HUE.magenta, HUE.rose, 0.2)),
    path('M128 32h144v34H128z', HUE.gold),
    sparkle(200, 49, 13, HUE.magenta),
    circle(152, 49, 6, HUE.magenta),
    circle(248, 49, 6, HUE.magenta),
    path('M128 72h144l-4 86H132z', HUE.ink),
    circle(200, 112, 20, HUE.coral),
    path('M130 116h140l-2 42H132z', HUE.plum),
    path('M192 116h16l36 42h-88z', HUE.indigo),
    stroke('M200 120v6M200 132v8M200 148v10', HUE.gold, 3),
    path('M212 156l4-14h22l6 14z', HUE.mint),
    path('M150 110h14v-16h8v16h8v6h-30zM232 116v-14l8-8 8 8v14z', HUE.plum),
    path('M110 172h180l14 28H96z', twoTone(HUE.indigo, HUE.ink, 0.3)),
    stroke('M150 188v-24', HUE.night, 6),
    circle(150, 160, 11, HUE.coral),
    ...[
      [204, 184, HUE.gold],
      [230, 190, HUE.mint],
      [256, 184, HUE.coral],
    ].map(([x, y, colour]) => ellipse(Number(x), Number(y), 10, 6, String(colour))),
    path('M136 212h128v42H136z', HUE.rose),
    rect(184, 220, 14, 22, HUE.night, { rx: 3 }),
    rect(206, 220, 14, 22, HUE.night, { rx: 3 }),
    rim('M278 36q6 4 6 12l6 80-9 130', 3),
    circle(330, 258, 9, HUE.gold),
    circle(348, 262, 9, HUE.amber),
  ]);

const pin = (x: number, y: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-10-120q10-14 20 0 6 14-2 34 22 34 14 70-4 12-8 16h-28q-4-4-8-16-8-36 14-70-8-20-2-34z', twoTone(HUE.cream, HUE.sand, 0.42))}${path('M-10-94h20l-2 10h-16z', HUE.magenta)}</g>`;

const bowling = () =>
  spot('warm', [
    path('M120 190h160l120 110H0z', twoTone(HUE.bread, HUE.crust, 0.45)),
    stroke('M150 190L60 300M180 190l-40 110M220 190l40 110M250 190l90 110', HUE.crust, 3),
    path('M0 200h120L0 300zM400 200H280l120 100z', HUE.dark),
    pin(210, 200, 4),
    pin(262, 206, 26),
    pin(156, 200, -16),
    pin(310, 180, 52),
    circle(96, 100, 6, HUE.gold),
    sparkle(120, 72, 14),
    sparkle(292, 66, 11),
    shadow(160, 270, 70),
    circle(152, 214, 60, twoTone(HUE.mint, HUE.sea, 0.42)),
    circle(166, 190, 8, HUE.ink),
    circle(186, 200, 8, HUE.ink),
    circle(168, 212, 8, HUE.ink),
    rim('M184 166q26 22 24 52', 4),
    stroke('M36 236h48M20 260h60', HUE.glow, 5, { opacity: 0.7 }),
  ]);

const crazyGolf = () =>
  spot(
    'dusk',
    [
      path('M0 228q120-40 400-10v82H0z', twoTone('#4aa183', HUE.sea, 0.3, 'down')),
      path('M180 236l-26-124q26-24 52 0l24 124z', twoTone(HUE.cream, HUE.sand, 0.42)),
      path('M146 116q34-66 68 0z', twoTone(HUE.coral, HUE.rust, 0.42)),
      path('M188 236v-28q16-20 32 0v28z', HUE.night),
      rect(172, 150, 14, 18, HUE.gold),
      `<g transform="rotate(22 180 106)">${path('M172 98h16V8h-34l18 90zM188 114h-16v90h34l-18-90zM172 98v16H82V80zM188 114V98h90v34z', twoTone(HUE.magenta, HUE.rose, 0.5))}${circle(180, 106, 10, HUE.gold)}</g>`,
      ellipse(316, 258, 22, 7, HUE.night),
      stroke('M316 256V138', HUE.cream, 5),
      path('M318 138l54 18-54 20z', HUE.coral),
      circle(344, 156, 6, HUE.cream),
      shadow(78, 276, 28, 5),
      circle(78, 262, 16, twoTone(HUE.cream, HUE.sand, 0.42)),
      stroke('M100 262q70-10 94-24', HUE.cream, 3, { 'stroke-dasharray': '2 10' }),
      stroke('M20 130l26 124', HUE.steel, 7),
      path('M38 248h36q6 14-6 16H44q-8-4-6-16z', twoTone(HUE.steel, HUE.iron)),
      stroke('M14 104l6 28', HUE.night, 11),
      path('M262 276q10-14 24-6l8-6 2 10q-10 12-34 2z', HUE.gold),
    ],
    { x: 280, y: 96, r: 76 },
  );

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
    path('M40 286l16-30 16 30z', HUE.night),
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

const quiz = () =>
  spot('dusk', [
    ground(254),
    shadow(200, 264, 130),
    path('M84 236h232l14 26H70z', twoTone(HUE.mauve, HUE.indigo, 0.45)),
    path('M112 190h176v48H112z', twoTone(HUE.steel, HUE.iron, 0.42)),
    path('M124 190q0-80 76-84 76 4 76 84z', twoTone(HUE.magenta, HUE.rose, 0.42)),
    rim('M240 120q28 22 30 58', 5),
    path('M150 160q6-30 28-38', 'none', { stroke: HUE.cream, 'stroke-width': 7, 'stroke-linecap': 'round' }),
    path(
      'M176 106V92q0-14 16-14h60l10-16V34q0-12 12-12 10 2 10 16v30h26q16 2 14 16l-12 36q-4 12-20 12h-40q-8 0-16-6l-30-2z',
      twoTone('#e9a283', HUE.crust, 0.4),
      {
        transform: 'rotate(-30 230 90) translate(-20 -10)',
      },
    ),
    stroke('M70 110l-26-12M64 150H36M82 74L62 54', HUE.glow, 6),
    stroke('M330 118l26-12M336 152h28', HUE.glow, 6),
    path('M156 206h20v18h-20zM190 206h20v18h-20zM224 206h20v18h-20z', HUE.gold),
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

const immersiveGame = () =>
  spot(
    'night',
    [
      path('M0 0h400v230H0z', HUE.indigo),
      path('M0 230h400v70H0z', HUE.ink),
      path('M130 40h140v212H130z', HUE.night),
      path('M142 52h116v200H142z', HUE.gold),
      path('M142 52h116l-30 40v160h-56V92z', HUE.coral, { opacity: 0.7 }),
      circle(200, 120, 28, HUE.glow),
      path('M258 52l70-26v252l-70-26z', twoTone(HUE.magenta, HUE.rose, 0.5)),
      circle(272, 164, 6, HUE.gold),
      path('M142 252h116l60 48H82z', HUE.gold, { opacity: 0.5 }),
      ...[
        [168, 206, 0.9],
        [206, 200, 1],
        [238, 212, 0.85],
      ].map(
        ([x = 0, y = 0, size = 1]) =>
          circle(x, y - 30 * size, 14 * size, HUE.night) +
          path(
            `M${x - 18 * size} ${y + 44}v-${44 - 4 * size}q2-${18 * size} ${18 * size}-${18 * size}t${18 * size} ${18 * size}v${44 - 4 * size}z`,
            HUE.night,
          ),
      ),
      crown(206, 158, 0.7),
      path('M30 60h60v60H30z', HUE.plum),
      path('M44 78h14v14H44zM62 96h14v14H62z', HUE.mint),
      path('M30 150h60v44H30z', HUE.plum),
      circle(48, 172, 8, HUE.coral),
      circle(72, 172, 8, HUE.gold),
      stroke('M90 90h40M90 172h20v-40h20', HUE.mint, 3),
      path('M340 100h40v70h-40z', HUE.plum),
      stroke('M350 120h20M350 136h12M350 152h20', HUE.coral, 4),
      sparkle(112, 40, 9),
      sparkle(356, 60, 9),
    ],
    null,
  );

const murderMystery = () =>
  spot('dusk', [
    ground(240, HUE.bark, HUE.wood),
    shadow(150, 254, 60),
    path('M112 246q2-10 20-12v-24q-10-6-10-18h56q0 12-10 18v24q18 2 20 12z', twoTone(HUE.gold, HUE.amber, 0.42)),
    path('M134 192v-84q16-10 32 0v84z', twoTone(HUE.cream, HUE.sand, 0.42)),
    path('M134 120q-8 20 4 26t4-26z', HUE.cream),
    path('M150 56q26 34 0 52-26-18 0-52z', HUE.gold),
    path('M150 80q10 16 0 26-10-10 0-26z', HUE.cream),
    circle(150, 90, 46, HUE.gold, { opacity: 0.22 }),
    circle(258, 140, 66, HUE.cream, { opacity: 0.32 }),
    circle(258, 140, 62, 'none', { stroke: HUE.ink, 'stroke-width': 14 }),
    path('M300 192l22-18 60 80q4 14-12 18-8 0-14-6z', twoTone(HUE.wood, HUE.bark, 0.5)),
    path('M224 152q8-20 24-12l10 14-6 10-22-2zM262 138q8-20 24-12l8 14-8 10-20-4z', HUE.magenta),
    ellipse(238, 176, 8, 5, HUE.magenta),
    ellipse(276, 160, 8, 5, HUE.magenta),
    path('M226 100q14-16 34-16', 'none', { stroke: HUE.cream, 'stroke-width': 6, 'stroke-linecap': 'round' }),
    path('M40 246l34-40 16 12-34 36z', twoTone(HUE.cream, HUE.sand)),
    path('M48 232l16 12', 'none', { stroke: HUE.iron, 'stroke-width': 3 }),
  ]);

/** Games of every sort, at a table or in the dark. */
export const GAME_SPOTS = {
  'escape-room': escapeRoom,
  'board-games': boardGames,
  arcade,
  bowling,
  'crazy-golf': crazyGolf,
  darts,
  shuffleboard,
  'ping-pong': pingPong,
  billiards,
  quiz,
  casino,
  'immersive-game': immersiveGame,
  'murder-mystery': murderMystery,
};
