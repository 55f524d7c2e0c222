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

/** Games with a room of their own. */
export const ROOM_SPOTS = {
  'escape-room': escapeRoom,
  arcade,
  bowling,
  'crazy-golf': crazyGolf,
  'immersive-game': immersiveGame,
  'murder-mystery': murderMystery,
  quiz,
};
