import { circle, ellipse, many, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { crown, rim, twoTone } from './light.ts';
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

/** Buildings, pictures and views. */
export const SIGHT_SPOTS = {
  museum,
  gallery,
  'immersive-art': immersiveArt,
  castle,
  landmark,
  cathedral,
  viewpoint,
};
