import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { bulb, crown, rim, shadow, steam, twoTone } from './light.ts';
import { ground, spot } from './spot.ts';

const bigHouse = () =>
  spot(
    'dusk',
    [
      path('M0 222q100-46 200-26t200-18v122H0z', HUE.mauve),
      path('M0 258h400v42H0z', HUE.dark),
      path('M56 258V122h288v136z', twoTone(HUE.rose, HUE.mauve, 0.3)),
      path('M40 126l40-58h240l40 58z', twoTone(HUE.wood, HUE.bark, 0.42)),
      path('M96 258V110l44-56 44 56v148zM216 258V110l44-56 44 56v148z', twoTone(HUE.magenta, HUE.rose, 0.42)),
      path('M84 114l56-72 56 72-14 4-42-54-42 54zM204 114l56-72 56 72-14 4-42-54-42 54z', HUE.bark),
      path('M70 72V36h24v36zM306 72V36h24v36z', HUE.wood),
      path('M66 30h32v8H66zM302 30h32v8h-32z', HUE.bark),
      ...[
        [116, 130],
        [146, 130],
        [236, 130],
        [266, 130],
        [116, 190],
        [146, 190],
        [236, 190],
        [266, 190],
        [66, 150],
        [316, 150],
        [66, 200],
        [316, 200],
      ].map(([x = 0, y = 0]) => rect(x, y, 18, 30, twoTone(HUE.glow, HUE.gold, 0.4, 'slant'), { rx: 3 })),
      path('M186 258v-50q14-18 28 0v50z', HUE.night),
      circle(207, 234, 3, HUE.gold),
      circle(246, 150, 6, HUE.mauve),
      path('M180 258l-40 42h120l-40-42z', HUE.amber, { opacity: 0.5 }),
      circle(30, 236, 30, HUE.sea),
      circle(372, 234, 32, HUE.sea),
      circle(22, 226, 16, HUE.leaf, { opacity: 0.5 }),
      circle(382, 222, 18, HUE.leaf, { opacity: 0.5 }),
      steam(318, 26, 26),
    ],
    { x: 296, y: 96, r: 74 },
  );

const cabin = () =>
  spot(
    'night',
    [
      path('M0 230l70-120 50 76 66-110 84 120 60-80 70 104v80H0z', HUE.mauve),
      ground(248),
      path('M34 248l34-96 34 96zM44 204l24-74 24 74zM330 248l30-104 30 104z', HUE.sea),
      path('M96 250V156h208v94z', twoTone(HUE.wood, HUE.bark, 0.42)),
      stroke('M98 176h204M98 198h204M98 220h204M98 242h204', HUE.bark, 4),
      path('M76 164L200 70l124 94-16 10-108-82-108 82z', twoTone(HUE.coral, HUE.rust, 0.42)),
      path('M200 92l84 64H116z', HUE.wood),
      path('M256 90V60h24v50z', HUE.bark),
      steam(268, 54, 40),
      path('M176 250v-60h48v60z', HUE.dark),
      path('M184 198h32v24h-32z', HUE.gold),
      ...[116, 240].map(
        (x) =>
          rect(x, 186, 46, 36, twoTone(HUE.glow, HUE.gold, 0.4, 'slant')) + stroke(`M${x + 23} 186v36`, HUE.dark, 4),
      ),
      circle(200, 134, 13, HUE.glow),
      path('M50 262q20-16 40 0zM310 264q24-16 48 0z', HUE.wood),
      circle(346, 52, 22, HUE.glow),
      rim('M204 72l114 86', 3),
    ],
    null,
  );

const tent = () =>
  spot(
    'night',
    [
      path('M0 220q90-50 190-28t210-30v138H0z', HUE.mauve),
      ground(256),
      circle(200, 210, 150, HUE.gold, { opacity: 0.16 }),
      shadow(200, 262, 160),
      path('M40 256l26-84L200 62l134 110 26 84z', twoTone(HUE.cream, HUE.sand, 0.5)),
      path('M200 62L122 256h156z', HUE.gold),
      path('M200 62L150 256h100z', HUE.glow),
      path('M200 62l-52 194h-30zM200 62l52 194h30z', HUE.sand),
      stroke('M200 62V40', HUE.wood, 5),
      path('M200 30l34 8-34 12z', HUE.magenta),
      path('M66 172q20 12 34 0 18 14 34-2M334 172q-20 12-34 0-18 14-34-2', 'none', {
        stroke: HUE.coral,
        'stroke-width': 6,
      }),
      rect(170, 226, 62, 16, HUE.magenta, { rx: 5 }),
      path('M172 228q2-16 22-14v14z', HUE.cream),
      stroke('M66 172L16 250M334 172l50 78', HUE.gold, 2),
      stroke('M10 96q66 40 190-38 124 78 190 34', HUE.night, 2),
      ...[
        [40, 106],
        [84, 106],
        [130, 94],
        [270, 96],
        [316, 108],
        [362, 104],
      ].map(([x = 0, y = 0]) => bulb(x, y, 5)),
      path('M28 262l6-18 6 18zM366 262l6-18 6 18z', HUE.leaf),
    ],
    null,
  );

const campfire = () =>
  spot(
    'night',
    [
      path('M0 208l60-100 44 70 50-86 70 110 60-90 60 80 56-60v180H0z', HUE.indigo),
      circle(200, 180, 140, HUE.coral, { opacity: 0.2 }),
      circle(200, 180, 96, HUE.gold, { opacity: 0.22 }),
      ground(240),
      ellipse(200, 262, 140, 24, HUE.coral, { opacity: 0.25 }),
      path(
        'M200 56q62 62 56 120 24-14 18-44 38 64-10 112H136q-46-50-4-104 4 26 20 32-4-68 48-116z',
        twoTone(HUE.coral, HUE.rust, 0.42),
      ),
      path('M204 120q36 42 32 78 14-8 12-26 20 44-8 72h-78q-28-34 4-70 0 18 12 20-4-42 26-74z', HUE.gold),
      path('M202 180q20 28 14 50l-4 14h-24q-20-24 14-64z', HUE.cream),
      stroke('M110 258L286 226M290 258L114 226', HUE.bark, 20),
      stroke('M112 252L286 222', HUE.wood, 4),
      path('M20 258v-60q4-22 24-22t24 22l10 60zM380 258v-60q-4-22-24-22t-24 22l-10 60z', HUE.night),
      circle(44, 160, 20, HUE.night),
      circle(356, 160, 20, HUE.night),
      rim('M60 150q8 10 2 20M66 196l8 50M340 150q-8 10-2 20M334 196l-8 50', 3),
      stroke('M74 216l64-32M326 216l-62-34', HUE.wood, 4),
      rect(128, 172, 20, 16, HUE.cream, { rx: 5 }),
      rect(252, 170, 20, 16, HUE.cream, { rx: 5 }),
      crown(356, 144, 0.8),
    ],
    null,
  );

const hotTub = () =>
  spot(
    'night',
    [
      ground(258),
      stroke('M0 44q100 50 200 12t200 16', HUE.night, 2),
      ...[
        [48, 60],
        [104, 70],
        [160, 66],
        [216, 56],
        [272, 54],
        [330, 62],
      ].map(([x = 0, y = 0]) => bulb(x, y, 5)),
      shadow(200, 262, 160),
      ellipse(200, 178, 150, 36, HUE.crust),
      ellipse(200, 180, 136, 28, twoTone(HUE.mint, HUE.sea, 0.42)),
      ...[130, 200, 270].map(
        (x, index) =>
          circle(x, 132, 24, HUE.dark) +
          path(`M${x - 34} 186q2-34 34-34t34 34z`, HUE.dark) +
          rim(`M${x + 14} 116q12 10 8 26`, 3) +
          (index === 0 ? path(`M${x - 22} 122q22-26 44 0z`, HUE.cream) : ''),
      ),
      crown(200, 112, 1),
      path('M254 110q16-18 34 0v8h-34z', HUE.coral),
      stroke('M306 168l14-30', HUE.dark, 9),
      path('M308 112h28q0 24-14 26-14-2-14-26z', HUE.gold),
      path('M64 188q136 36 272 0v-6q16 8 14 20l-14 58H64l-14-58q-2-12 14-20z', HUE.bark),
      path('M50 182q150 56 300 0l-14 78H64z', twoTone(HUE.bread, HUE.crust, 0.45)),
      stroke('M100 206l6 54M150 216l4 44M200 218v42M250 216l-4 44M300 206l-6 54', HUE.crust, 4),
      stroke('M56 220q144 40 288 0', HUE.gold, 5),
      circle(120, 180, 7, HUE.cream, { opacity: 0.8 }),
      circle(164, 190, 5, HUE.cream, { opacity: 0.8 }),
      circle(238, 186, 8, HUE.cream, { opacity: 0.8 }),
      steam(100, 150, 50),
      steam(166, 104, 44),
    ],
    { x: 200, y: 130, r: 106 },
  );

/** Houses and tents in the country, and the evening outside them. */
export const CABIN_SPOTS = {
  'big-house': bigHouse,
  cabin,
  tent,
  campfire,
  'hot-tub': hotTub,
};
