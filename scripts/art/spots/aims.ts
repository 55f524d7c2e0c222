import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { crown, rim, shadow, sparkle, twoTone } from './light.ts';
import { ground, spot } from './spot.ts';

const rings = (x: number, y: number, r: number, colours: readonly string[]): string =>
  colours.map((colour, index) => circle(x, y, r * (1 - index / colours.length), colour)).join('');

const axe = () =>
  spot('night', [
    ground(262),
    path('M86 40h190v214H86z', twoTone(HUE.bread, HUE.crust, 0.42)),
    stroke('M124 40v214M162 40v214M200 40v214M238 40v214', HUE.crust, 3),
    rings(180, 146, 92, [HUE.cream, HUE.magenta, HUE.cream, HUE.coral]),
    circle(180, 146, 9, HUE.gold),
    `<g transform="rotate(28 200 140)">${path('M206 96q-36 12-40 52 30 0 52-16z', twoTone(HUE.cream, HUE.steel, 0.5))}${path('M196 86h52v52h-52z', twoTone(HUE.steel, HUE.iron, 0.45))}${path('M226 80h20v190q-10 10-20 0z', twoTone(HUE.wood, HUE.bark, 0.5))}${path('M226 228h20v12h-20zM226 246h20v8h-20z', HUE.gold)}</g>`,
    stroke('M150 124l-16-10M160 110l-8-18', HUE.night, 4),
    stroke('M330 90h34M338 120h44M326 150h30', HUE.glow, 5, { opacity: 0.6 }),
    path('M66 262l8-20 6 20zM92 262l16-12 2 12z', HUE.wood),
  ]);

const clay = () =>
  spot(
    'dusk',
    [
      path('M0 236q100-50 210-26t190-22v112H0z', HUE.mauve),
      path('M0 270q120-30 400-10v40H0z', HUE.dark),
      `<g transform="translate(-14 26) rotate(-34 150 220) scale(.88)">${path('M132 202h236v10H132zM132 214h236v10H132z', twoTone(HUE.steel, HUE.iron, 0.4, 'down'))}${path('M60 208l74-10h40v26h-34q-8 24-24 22l-4-14-50 20q-14-24-2-44z', twoTone(HUE.wood, HUE.bark, 0.45))}${path('M196 212h58q8 14-8 16h-44z', HUE.bark)}${path('M134 200h36v24h-36z', HUE.gold)}</g>`,
      ellipse(318, 76, 40, 12, HUE.rust, { transform: 'rotate(-14 318 76)' }),
      path('M284 72q6-24 36-28 24 2 32 16-8 22-68 12z', twoTone(HUE.coral, HUE.rust, 0.45)),
      path('M352 92l16 10-12 6zM336 100l4 18-14-6zM368 70l20-4-8 14z', HUE.coral),
      stroke('M268 96q-40 20-70 60', HUE.cream, 3, { 'stroke-dasharray': '2 12' }),
      sparkle(276, 110, 12, HUE.cream),
      path('M330 290l8-20 6 20zM350 294l14-16-2 16z', HUE.leaf),
    ],
    { x: 288, y: 120, r: 92 },
  );

const shooting = () =>
  spot('warm', [
    ground(250),
    path('M92 26h176v200q0 6-6 6H98q-6 0-6-6z', twoTone(HUE.cream, HUE.sand, 0.42)),
    rings(180, 130, 74, [HUE.ink, HUE.indigo, HUE.plum, HUE.magenta]),
    circle(180, 130, 55, 'none', { stroke: HUE.cream, 'stroke-width': 2 }),
    circle(180, 130, 37, 'none', { stroke: HUE.cream, 'stroke-width': 2 }),
    circle(180, 130, 9, HUE.gold),
    ...[
      [166, 122],
      [198, 146],
      [246, 52],
    ].map(([x = 0, y = 0]) => circle(x, y, 7, HUE.gold) + circle(x, y, 4, HUE.night)),
    stroke('M120 26V8M240 26V8', HUE.night, 4),
    shadow(300, 262, 70),
    path('M250 232q-4-82 56-84 60 2 56 84', 'none', { stroke: HUE.night, 'stroke-width': 13 }),
    rect(232, 206, 42, 60, twoTone(HUE.coral, HUE.rust, 0.5), { rx: 18 }),
    rect(338, 206, 42, 60, twoTone(HUE.coral, HUE.rust, 0.5), { rx: 18 }),
    rim('M374 216v40', 3),
    crown(306, 142, 0.9),
  ]);

const splat = (x: number, y: number, r: number, colour: string): string =>
  circle(x, y, r, colour) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((index) => {
      const turn = index * 0.9 + x;
      const reach = r * (1.15 + (index % 3) * 0.18);
      return circle(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach, r * (0.18 + (index % 2) * 0.14), colour);
    })
    .join('');

const paintball = () =>
  spot(
    'lagoon',
    [
      path('M0 262V96h26v166zM60 262V60h34v202zM330 262V76h30v186z', HUE.indigo),
      ground(258),
      splat(320, 70, 34, HUE.magenta),
      splat(70, 120, 28, HUE.gold),
      shadow(200, 264, 100),
      path('M96 268q0-60 60-72h96q60 12 60 72z', twoTone(HUE.sea, '#123f57', 0.45)),
      path('M112 128q0-92 92-92t92 92v38q-20 50-92 50t-92-50z', twoTone(HUE.leaf, HUE.sea, 0.42)),
      path('M122 104q82-26 164 0l4 46q-40 18-86 18t-86-18z', HUE.night),
      path('M130 112q74-20 148 0l4 30q-36 14-78 14t-78-14z', twoTone(HUE.gold, HUE.amber, 0.36, 'slant')),
      path('M150 176h108l-14 40h-80z', HUE.ink),
      stroke('M166 188h76M172 200h64', HUE.iron, 5),
      splat(242, 68, 24, HUE.coral),
      splat(150, 238, 18, HUE.magenta),
      path('M244 88q6 20 0 34t-8-6z', HUE.coral),
      rim('M278 82q16 20 14 50', 4),
      splat(40, 230, 16, HUE.coral),
    ],
    { x: 200, y: 120, r: 116 },
  );

const laser = () =>
  spot(
    'night',
    [
      path('M0 212h400v88H0z', HUE.ink),
      stroke('M200 212L40 300M200 212L140 300M200 212l60 88M200 212l160 88M0 240h400M0 270h400', HUE.plum, 3),
      stroke('M0 60L150 132', HUE.mint, 7),
      stroke('M250 126L400 40', HUE.magenta, 7),
      path('M100 112h150l24 10v22h-30l-14 16h-30l-12 60h-48l10-66h-50z', twoTone(HUE.mint, HUE.sea, 0.45, 'down')),
      path('M116 100h84v14h-84z', HUE.night),
      path('M274 118h22v30h-22z', HUE.coral),
      rect(130, 124, 70, 14, HUE.gold, { rx: 6 }),
      stroke('M148 150h30', HUE.sea, 5),
      path('M186 160h30q0 24-24 22', 'none', { stroke: HUE.night, 'stroke-width': 6 }),
      sparkle(310, 132, 24, HUE.cream),
      stroke('M310 132L400 116', HUE.coral, 6),
      circle(72, 228, 24, HUE.night),
      path('M34 300v-20q2-30 38-30t38 30v20z', HUE.night),
      path('M54 222h36v10H54z', HUE.magenta),
      circle(340, 236, 22, HUE.night),
      path('M304 300v-16q2-28 36-28t36 28v16z', HUE.night),
      path('M324 230h32v10h-32z', HUE.mint),
    ],
    { x: 200, y: 130, r: 106 },
  );

const archery = () =>
  spot(
    'dusk',
    [
      path('M0 226q100-40 200-24t200-16v114H0z', HUE.mauve),
      ground(264),
      stroke('M196 230L152 280M252 230l42 50', HUE.bark, 10),
      ellipse(222, 140, 102, 112, HUE.bark),
      ellipse(214, 140, 100, 110, HUE.cream),
      ellipse(214, 140, 78, 86, HUE.ink),
      ellipse(214, 140, 58, 64, HUE.mint),
      ellipse(214, 140, 38, 42, HUE.magenta),
      ellipse(214, 140, 18, 20, HUE.gold),
      stroke('M214 140L70 184', HUE.bread, 6),
      path('M76 176l-32 2-14 14 34-2zM70 190l-22 24 4 10 24-30z', HUE.coral),
      stroke('M232 120L120 56', HUE.bread, 6),
      path('M126 52l-28-22-18 2 26 22zM122 64l-32 0-12 10 34 4z', HUE.mint),
      circle(156, 218, 21, HUE.coral),
      path('M156 198q2-10 12-12', 'none', { stroke: HUE.bark, 'stroke-width': 4 }),
      rim('M288 74q22 30 22 70', 4),
    ],
    { x: 250, y: 130, r: 100 },
  );

const bubbleFootball = () =>
  spot(
    'lagoon',
    [
      path('M0 220h400v80H0z', twoTone('#4aa183', HUE.sea, 0.4, 'down')),
      stroke('M0 224h400', HUE.cream, 4),
      shadow(130, 268, 80),
      shadow(284, 264, 76),
      path('M104 236l-6 36h16l6-30zM146 236l16 34 14-8-14-34z', HUE.night),
      path('M256 234l-22 32 12 10 28-34zM300 236l8 36h16l-8-40z', HUE.night),
      circle(126, 156, 92, HUE.cream, { opacity: 0.3 }),
      circle(286, 156, 86, HUE.cream, { opacity: 0.3 }),
      circle(132, 124, 24, HUE.night),
      path('M92 206q0-56 38-56t38 56q-38 24-76 0z', twoTone(HUE.coral, HUE.rust, 0.5)),
      circle(280, 124, 23, HUE.night),
      path('M244 206q0-54 36-54t36 54q-36 22-72 0z', twoTone(HUE.magenta, HUE.rose, 0.5)),
      crown(132, 106, 0.9),
      circle(126, 156, 90, 'none', { stroke: HUE.mint, 'stroke-width': 7 }),
      circle(286, 156, 84, 'none', { stroke: HUE.gold, 'stroke-width': 7 }),
      stroke('M70 110q14-30 46-34M236 108q14-26 42-28', HUE.cream, 8, { opacity: 0.8 }),
      path('M196 60l8 18 18-8-8 20 18 8-20 6 6 18-18-10-12 16-2-20-18 0 14-14-12-14 20 0z', HUE.gold),
      circle(200, 262, 24, HUE.cream),
      path('M200 252l10 7-4 12h-12l-4-12zM178 256l6-6M222 256l-6-6M194 284l2-6', HUE.ink, {
        stroke: HUE.ink,
        'stroke-width': 3,
      }),
    ],
    { x: 204, y: 140, r: 110 },
  );

const football = () =>
  spot(
    'night',
    [
      path('M0 216h400v84H0z', twoTone('#4aa183', HUE.sea, 0.4, 'down')),
      stroke('M60 216V66h280v150', HUE.cream, 8),
      stroke(
        'M94 70v146M128 70v146M162 70v146M196 70v146M230 70v146M264 70v146M298 70v146M64 98h272M64 126h272M64 154h272M64 182h272',
        HUE.steel,
        1.5,
        { opacity: 0.7 },
      ),
      stroke('M0 218h400', HUE.cream, 4),
      shadow(210, 272, 84, 9),
      circle(210, 198, 72, twoTone(HUE.cream, HUE.steel, 0.42)),
      path('M210 166l30 22-12 36h-36l-12-36z', HUE.ink),
      path(
        'M188 130q24-8 46 2l-24 20zM276 172q8 20 4 44l-26-16zM260 250q-16 16-38 20l8-30zM164 252q14 14 32 18l-8-30zM140 212q-4-24 6-42l22 26z',
        HUE.ink,
      ),
      stroke('M210 152v14M254 200l-14-12M230 240l-2-16M188 240l4-16M168 196l12-8', HUE.ink, 4),
      rim('M256 146q26 26 24 60', 5),
      path('M96 252l-28 10M104 232l-32-4M110 214l-26-16', 'none', {
        stroke: HUE.glow,
        'stroke-width': 5,
        'stroke-linecap': 'round',
      }),
      path('M330 262v-44h26v44z', HUE.coral),
      path('M324 240h38v22h-38z', HUE.rust),
    ],
    { x: 204, y: 120, r: 116 },
  );

const highlandGames = () =>
  spot(
    'dusk',
    [
      path('M0 210l70-90 60 60 70-100 80 110 50-50 70 70v90H0z', HUE.mauve),
      path('M0 250q120-36 400-6v56H0z', HUE.sea),
      shadow(168, 266, 76),
      `<g transform="rotate(9 236 120)">${path('M222 6h26v200h-26z', twoTone(HUE.bread, HUE.crust, 0.5))}${ellipse(235, 6, 13, 5, HUE.glow)}${stroke('M230 60v30M240 110v40', HUE.crust, 3)}</g>`,
      circle(150, 92, 23, HUE.night),
      path('M128 90q2-20 22-20 20 2 22 18-20-6-44 2z', HUE.sea),
      circle(150, 68, 7, HUE.coral),
      path('M118 128q30-18 64 0l42 64 14-6-4 16-24 8-34-42 2 30h-64z', twoTone(HUE.cream, HUE.sand, 0.42)),
      path('M112 196h70l14 48q-50 14-98 0z', twoTone(HUE.magenta, HUE.rose, 0.42)),
      stroke('M128 198l-8 46M150 198v48M172 198l10 46M108 216h80M104 232h88', HUE.gold, 3),
      path('M118 246h18v22h-18zM162 246h18v22h-18z', HUE.night),
      path('M142 202h16v20q-8 8-16 0z', HUE.cream),
      rim('M166 80q8 8 5 20M184 132l22 34', 3),
      path('M50 250q4-16 16-14 10-10 18 0 10 2 8 14z', HUE.cream),
      circle(92, 242, 7, HUE.night),
    ],
    { x: 286, y: 110, r: 74 },
  );

const teamGames = () =>
  spot('lagoon', [
    path('M0 226h400v74H0z', twoTone('#4aa183', HUE.sea, 0.4, 'down')),
    stroke('M20 226V40M60 226V40M20 130h40', HUE.cream, 7),
    shadow(206, 268, 120),
    `<g transform="rotate(40 200 160)">${path('M190 30h22v150q34 10 34 58 0 34-44 36-34-4-30-46 2-22 18-40z', twoTone(HUE.bread, HUE.crust, 0.42))}${path('M190 30h22v54h-22z', HUE.magenta)}${stroke('M190 44h22M190 58h22M190 72h22', HUE.cream, 4)}${path('M184 230q20 14 58 8l-2 12q-30 8-58-8z', HUE.iron)}</g>`,
    `<g transform="rotate(-40 200 160)">${path('M188 30h22v150q18 18 18 40 4 42-30 46-44-2-44-36 0-48 34-58z', twoTone(HUE.gold, HUE.amber, 0.42))}${path('M188 30h22v54h-22z', HUE.mint)}${stroke('M188 44h22M188 58h22M188 72h22', HUE.sea, 4)}${path('M158 238q38 6 58-8v12q-28 16-58 8z', HUE.iron)}</g>`,
    circle(200, 84, 27, twoTone(HUE.cream, HUE.sand, 0.42)),
    stroke('M184 66q20 16 14 44M216 66q-18 14-14 44', HUE.night, 4),
    stroke('M200 40V22M226 52l14-16M174 52l-14-16', HUE.glow, 5),
  ]);

const sheepdog = () =>
  spot(
    'dusk',
    [
      path('M0 210q90-60 190-30t210-30v150H0z', HUE.mauve),
      path('M0 244q120-40 400-16v72H0z', HUE.sea),
      ...[
        [270, 200, 1],
        [340, 216, 0.8],
        [312, 172, 0.7],
      ].map(
        ([x = 0, y = 0, size = 1]) =>
          `<g transform="translate(${x} ${y}) scale(${size})">${stroke('M-18 20v26M18 20v26', HUE.night, 7)}${path('M-44 6q-4-24 18-26 6-18 26-12 22-10 30 10 20 4 14 26 2 20-22 20-14 10-28 2-18 8-28-4-12-2-10-16z', twoTone(HUE.cream, HUE.sand, 0.42))}${path('M-62-6q0-18 14-18t16 18q-2 18-14 18t-16-18z', HUE.night)}${circle(-50, -10, 2.5, HUE.cream)}</g>`,
      ),
      crown(262, 172, 0.8),
      shadow(120, 266, 90),
      path(
        'M60 262q-14-56 20-78 6-26 30-34 4-30 34-30l8-18 12 18q20 8 26 26 18 4 18 14-8 14-32 10-6 22-18 34 6 28 6 58h-20l-6-40-14 40H60z',
        twoTone(HUE.ink, HUE.night, 0.5),
      ),
      path('M152 136q14 18 10 34 20 2 32-6 8-8-6-14-10 0-14-8zM140 196q14-4 18-18 4 30 2 44-14-4-20-26z', HUE.cream),
      circle(174, 138, 4, HUE.gold),
      path('M200 152q8 0 8 6-4 6-10 2z', HUE.night),
      path('M190 166q8 12 2 20-8-4-8-18z', HUE.magenta),
      path('M60 250q-34 6-40-30 10 14 36 6z', HUE.ink),
      path('M136 176l26 10-4 8-26-10z', HUE.coral),
      rim('M150 122l14-16M182 132q10 6 16 12', 3),
    ],
    { x: 150, y: 116, r: 88 },
  );

/** Things to throw, shoot and hit with. */
export const AIM_SPOTS = {
  axe,
  clay,
  shooting,
  paintball,
  laser,
  archery,
  'bubble-football': bubbleFootball,
  football,
  'highland-games': highlandGames,
  'team-games': teamGames,
  sheepdog,
};
