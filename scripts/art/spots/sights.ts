import { circle, ellipse, many, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { crown, rim, shadow, twoTone } from './light.ts';
import { rooftops } from './scenery.ts';
import { ground, spot } from './spot.ts';

const museum = () =>
  spot('dusk', [
    ground(246),
    path('M52 104L200 34l148 70v14H52z', twoTone(HUE.cream, HUE.sand, 0.45)),
    path('M104 100l96-46 96 46z', HUE.rose),
    crown(200, 96, 0.9),
    path('M60 118h280v16H60z', twoTone(HUE.sand, HUE.iron, 0.45)),
    path('M72 134h256v92H72z', HUE.indigo),
    path('M176 158h48v68h-48z', HUE.gold),
    path('M176 158l24-8 24 8z', HUE.gold),
    ...[78, 126, 236, 284].map((x) =>
      path(`M${x} 134h38v10h-5v74h5v10h-38v-10h5v-74h-5z`, twoTone(HUE.cream, HUE.sand, 0.45)),
    ),
    path('M52 228h296v12H52zM40 240h320v12H40z', twoTone(HUE.cream, HUE.sand, 0.45)),
    path('M136 146h12v64l-6-8-6 8zM252 146h12v64l-6-8-6 8z', HUE.magenta),
    circle(188, 212, 6, HUE.night),
    path('M180 240v-14q2-8 8-8t8 8v14z', HUE.night),
    rim('M204 38l142 66', 3),
  ]);

const gallery = () =>
  spot(
    'night',
    [
      path('M0 0h400v250H0z', HUE.plum),
      ground(250),
      path('M170 0h60l70 240H100z', HUE.glow, { opacity: 0.16 }),
      path('M180 10h40v12h-40z', HUE.night),
      rect(92, 44, 216, 158, twoTone(HUE.gold, HUE.amber, 0.45)),
      rect(108, 60, 184, 126, '#2b5b86'),
      path('M108 150q46-40 92-12t92-16v64H108z', HUE.sea),
      circle(250, 94, 22, HUE.gold),
      stroke('M124 88q24-20 44 0t40-8M210 118q30-12 66 6M120 116q22-10 40 2', HUE.mint, 6),
      path('M146 186q2-70 12-92 14 24 16 92z', HUE.ink),
      rim('M300 50v144', 3),
      path('M0 230h64v6H0zM336 230h64v6h-64z', HUE.gold),
      path('M60 226h8v40h-8zM332 226h8v40h-8z', HUE.gold),
      path('M64 236q136 50 272 0', 'none', { stroke: HUE.magenta, 'stroke-width': 7 }),
      circle(236, 222, 20, HUE.night),
      path('M202 300v-30q2-26 34-26t34 26v30z', HUE.night),
      path('M214 218q22-30 46-4 8 4 6 10-30-12-52-6z', HUE.coral),
    ],
    null,
  );

const immersiveArt = () =>
  spot(
    'night',
    [
      path('M0 0h120v210L0 270z', HUE.plum),
      path('M400 0H280v210l120 60z', HUE.rose),
      path('M120 0h160v210H120z', HUE.indigo),
      path('M0 270l120-60h160l120 60v30H0z', HUE.ink),
      circle(200, 96, 54, HUE.gold),
      circle(200, 96, 36, HUE.coral),
      path('M60 150a34 34 0 1 1 1 0zM340 130a38 38 0 1 0-1 0z', HUE.mint, { opacity: 0.8 }),
      stroke('M0 60q60 40 120 0M0 200q70-40 120-30M280 40q60 40 120-10M280 180q70-30 120 20', HUE.gold, 7),
      stroke('M126 180q40-40 74-10t74-20', HUE.mint, 7),
      ...[
        [40, 110, HUE.coral],
        [96, 100, HUE.magenta],
        [360, 90, HUE.gold],
        [306, 110, HUE.cream],
        [150, 40, HUE.magenta],
        [254, 50, HUE.mint],
      ].map(([x, y, colour]) => circle(Number(x), Number(y), 11, String(colour))),
      circle(156, 180, 17, HUE.night),
      path('M126 268v-38q2-28 30-28t30 28v38z', HUE.night),
      circle(246, 188, 16, HUE.night),
      path('M218 272v-38q2-26 28-26t28 26v38z', HUE.night),
      stroke('M268 226l34-44', HUE.night, 11),
      rim('M168 168q8 8 4 20M256 176q8 8 5 18', 3),
    ],
    null,
  );

const castle = () =>
  spot(
    'dusk',
    [
      path('M0 262q70-92 200-92t200 92v38H0z', HUE.mauve),
      path('M110 214V110h180v104q-90-40-180 0z', twoTone(HUE.plum, HUE.indigo, 0.4)),
      path('M110 110v-14h20v10h20V96h20v10h20V96h20v10h20V96h20v10h20V96h20v10h20v12H110z', HUE.plum),
      path('M84 226V78h52v140zM264 218V78h52v148z', twoTone(HUE.rose, HUE.mauve, 0.5)),
      path('M76 84L110 22l34 62zM256 84l34-62 34 62z', twoTone(HUE.coral, HUE.rust, 0.5)),
      path('M172 206V66h56v140z', twoTone(HUE.magenta, HUE.rose, 0.5)),
      path('M162 70l38-58 38 58z', twoTone(HUE.mint, HUE.sea, 0.5)),
      stroke('M200 14V0', HUE.night, 3),
      path('M178 206v-34q22-26 44 0v34z', HUE.gold),
      path('M184 206v-30q16-18 32 0v30z', HUE.night),
      ...[
        [104, 110],
        [284, 110],
        [194, 96],
        [104, 154],
        [284, 154],
        [150, 148],
        [240, 148],
        [194, 136],
      ].map(([x = 0, y = 0]) => rect(x, y, 12, 20, HUE.glow, { rx: 6 })),
      path('M0 270q120-58 200-58t200 58v30H0z', HUE.dark),
      path('M180 208q-20 40 30 52t-10 40h70q20-34-30-46t-14-46z', HUE.amber, { opacity: 0.7 }),
      rim('M314 84v60M228 74v60', 3),
      path('M300 262v-24q4-14 14-14l2-12 10 8 16 4-4 10-12 2q12 12 12 26z', HUE.leaf),
      path('M302 240l-16-22 4 30zM338 262q26 4 34-18 4 26-20 28z', HUE.teal),
      circle(324, 222, 2.5, HUE.night),
    ],
    { x: 278, y: 104, r: 84 },
  );

const landmark = () =>
  spot(
    'dusk',
    [
      rooftops,
      path('M110 246V150h180v96z', twoTone(HUE.plum, HUE.indigo, 0.4)),
      ...[
        [126, 62, 26],
        [166, 24, 30],
        [206, 24, 30],
        [250, 62, 26],
      ].map(
        ([x = 0, top = 0, width = 0]) =>
          path(
            `M${x} 246V${top + 70}q2-46 ${width / 2}-${70}q${width / 2 - 2} 24 ${width / 2} 70V246z`,
            twoTone(HUE.bread, HUE.crust, 0.5),
          ) +
          many(4, (index) => rect(x + width / 2 - 4, top + 76 + index * 26, 8, 14, HUE.bark, { rx: 4 })) +
          circle(x + width / 2, top, 5, HUE.glow),
      ),
      path('M166 246v-40q34-46 70 0v40z', HUE.bark),
      circle(201, 184, 15, HUE.magenta),
      circle(201, 184, 9, HUE.gold),
      path('M188 246v-24q13-18 26 0v24z', HUE.gold),
      ground(246),
      stroke('M300 246V106M300 112h-54', HUE.night, 4),
      stroke('M300 112l-40 0M300 106l30 10', HUE.night, 3),
      stroke('M262 112v26', HUE.night, 2),
      ...[60, 84, 330].map(
        (x, index) =>
          circle(x, 244, 9, HUE.night) +
          path(`M${x - 13} 276v-16q2-10 13-10t13 10v16z`, HUE.night) +
          (index === 1 ? stroke(`M${x + 8} 256l16-22`, HUE.night, 5) + rect(x + 20, 224, 9, 14, HUE.glow) : ''),
      ),
    ],
    { x: 214, y: 128, r: 112 },
  );

const cathedral = () =>
  spot(
    'warm',
    [
      rooftops,
      path('M126 250V130h148v120z', twoTone(HUE.mauve, HUE.indigo, 0.45)),
      path('M112 250V92h46v158zM242 250V110h46v140z', twoTone(HUE.rose, HUE.mauve, 0.5)),
      path('M106 96l14-26 15-56 15 56 14 26zM236 114l14-16 15-36 15 36 14 16z', twoTone(HUE.mint, HUE.sea, 0.5)),
      path('M126 132l74-42 74 42z', HUE.coral),
      circle(200, 164, 20, HUE.gold),
      stroke('M200 146v36M182 164h36M187 151l26 26M213 151l-26 26', HUE.indigo, 3),
      path('M182 250v-36q18-22 36 0v36z', HUE.gold),
      ...[
        [128, 112],
        [128, 146],
        [128, 184],
        [258, 128],
        [258, 160],
        [258, 194],
      ].map(([x = 0, y = 0]) => rect(x, y, 14, 24, HUE.glow, { rx: 7 })),
      ground(250),
      stroke('M136 8V-4', HUE.gold, 3),
      path('M36 260q12-18 28-4 10-2 14 6-16 14-42-2zM330 266q12-16 26-4 10-2 14 6-16 12-40-2z', HUE.steel),
      path('M76 258l8 3-8 3zM368 264l8 3-8 3z', HUE.gold),
    ],
    { x: 206, y: 132, r: 110 },
  );

const viewpoint = () =>
  spot(
    'dusk',
    [
      rooftops,
      path('M60 216v-70l12-26 12 26v70zM330 210v-50h30v50z', HUE.mauve),
      ...[
        [24, 226],
        [82, 214],
        [164, 222],
        [250, 210],
        [330, 216],
        [350, 176],
        [70, 160],
      ].map(([x = 0, y = 0]) => rect(x, y, 7, 10, HUE.gold)),
      ground(258),
      path('M186 190h30l10 76h-50z', twoTone(HUE.mint, HUE.sea, 0.45)),
      path('M160 262h82v14h-82z', HUE.sea),
      path(
        'M120 96l96-30q20-4 28 14l16 44q4 18-14 24l-96 32q-20 4-28-14l-16-46q-4-18 14-24z',
        twoTone(HUE.mint, HUE.sea, 0.5),
      ),
      ellipse(258, 106, 22, 44, twoTone(HUE.cream, HUE.steel, 0.5), { transform: 'rotate(-18 258 106)' }),
      ellipse(262, 105, 14, 34, twoTone(HUE.gold, HUE.coral, 0.5), { transform: 'rotate(-18 262 105)' }),
      path('M92 118l22-8 16 48-22 8q-12 2-18-12l-6-20q-2-12 8-16z', HUE.night),
      path('M176 176h52v16h-52z', HUE.gold),
      circle(202, 226, 9, HUE.gold),
      path('M160 78q20-34 40-14 18-14 12 6l8 6-14 4q-20 14-46-2z', HUE.cream),
      path('M218 70l14 2-12 6z', HUE.coral),
      circle(208, 66, 3, HUE.night),
      rim('M222 68q14 0 20 14', 3),
    ],
    { x: 300, y: 128, r: 82 },
  );

const dinosaur = () =>
  spot(
    'night',
    [
      path('M0 0h400v244H0z', HUE.mauve),
      path('M40 244V110q0-70 60-70t60 70v134zM240 244V110q0-70 60-70t60 70v134z', HUE.indigo),
      path('M200 0L90 244h220z', HUE.glow, { opacity: 0.14 }),
      ground(244),
      path('M70 250h260v20H70z', twoTone(HUE.bread, HUE.crust, 0.45)),
      stroke('M40 116q50 10 84 30t76 6q40-18 62-64', HUE.cream, 13),
      stroke('M150 156q-6 30-22 44M174 162q-2 34-14 50M198 158q4 34-2 54M220 146q8 30 6 50', HUE.cream, 8),
      stroke('M152 166l-8 40 20 42M206 156l18 46-12 46M146 248h28M196 248h32', HUE.sand, 11),
      stroke('M232 130l30 22-10 18M262 152l14 2', HUE.cream, 7),
      path(
        'M236 66q10-30 60-28 52 6 58 30 0 14-16 16l-44 2q-6 14-24 14-34-2-34-34z',
        twoTone(HUE.cream, HUE.sand, 0.4),
      ),
      path('M282 96l60-8q8 4 2 12-24 14-62 6z', HUE.cream),
      path('M300 86l6 10 6-10 6 10 6-10 6 10 6-10z', HUE.sand),
      circle(280, 62, 11, HUE.ink),
      circle(340, 56, 4, HUE.ink),
      crown(292, 40, 1),
      stroke('M40 116q-18-4-26-20', HUE.cream, 8),
      circle(96, 222, 14, HUE.night),
      path('M74 274v-20q2-20 22-20t22 20v20z', HUE.night),
      path('M82 218q6-18 30-6l8 4-2 5q-20-6-36-3z', HUE.coral),
    ],
    null,
  );

const statue = () =>
  spot('warm', [
    ground(246),
    shadow(200, 260, 100),
    path('M128 214h144v44H128z', twoTone(HUE.iron, HUE.mauve, 0.42)),
    path('M116 204h168v14H116zM120 252h160v12H120z', twoTone(HUE.steel, HUE.iron, 0.42)),
    path('M138 206q0-34 40-42v-26h46v26q40 8 40 42z', twoTone(HUE.cream, HUE.sand, 0.42)),
    path(
      'M160 92q0-48 42-50 42 2 42 50 0 30-16 48-12 12-26 12t-26-12q-16-18-16-48z',
      twoTone(HUE.cream, HUE.sand, 0.42),
    ),
    path(
      'M154 94q-12-30 8-44-2-20 20-20 10-14 26-6 20-6 26 10 20 4 16 24 12 12 2 36-4-20-16-28-30 10-60 2-16 6-22 26z',
      twoTone(HUE.sand, HUE.iron, 0.42),
    ),
    path('M170 90h34v20q-4 8-14 8h-8q-10 0-12-10zM208 90h32l-2 18q-2 10-12 10h-8q-10 0-10-8z', HUE.ink),
    stroke('M158 92l14 4M200 94h10M240 92h6', HUE.ink, 5),
    path('M176 96l14 0-10 14zM214 96l14 0-10 14z', HUE.mint),
    path('M202 112l8 14h-12z', HUE.sand),
    path('M190 136q12 6 26-2', 'none', { stroke: HUE.crust, 'stroke-width': 4, 'stroke-linecap': 'round' }),
    path('M176 236h48v10h-48z', HUE.gold),
    rim('M244 76q2 40-16 62M248 178q14 10 14 26', 4),
    path('M56 262V120h8v142zM336 262V120h8v142z', HUE.gold),
    path('M60 150q70 80 140 88M340 150q-70 80-140 88', 'none', {
      stroke: HUE.magenta,
      'stroke-width': 6,
      opacity: 0.9,
    }),
    circle(60, 116, 9, HUE.gold),
    circle(340, 116, 9, HUE.gold),
  ]);

/** Buildings, pictures and views. */
export const SIGHT_SPOTS = {
  museum,
  gallery,
  'immersive-art': immersiveArt,
  castle,
  landmark,
  cathedral,
  viewpoint,
  dinosaur,
  statue,
};
