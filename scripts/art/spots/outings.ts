import { circle, ellipse, path, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { bulb, crown, rim, shadow, twoTone } from './light.ts';
import { rooftops } from './scenery.ts';
import { ground, spot } from './spot.ts';

const walkingTour = () =>
  spot(
    'dusk',
    [
      rooftops,
      ground(256),
      shadow(186, 268, 120),
      path(
        'M104 120q8-84 96-92 88 8 96 92-16-16-32 0-16-18-32 0-16-18-32 0-16-18-32 0-16-18-32 0-16-16-32 0z',
        twoTone(HUE.coral, HUE.rust, 0.5),
      ),
      path('M168 120q4-60 32-92 28 32 32 92-16-18-32 0-16-18-32 0z', HUE.gold),
      stroke('M200 28V16M200 106v86', HUE.night, 6),
      circle(184, 176, 24, HUE.night),
      path('M144 268v-36q4-32 40-32 22 2 28 18l-10-28h14l16 40-20 12v26z', HUE.night),
      rim('M198 160q12 10 6 26', 3),
      ...[74, 270, 322].map(
        (x, index) =>
          circle(x, 204 + index * 4, 17, HUE.dark) +
          path(`M${x - 27} 272v-28q2-22 27-22t27 22v28z`, HUE.dark) +
          rim(`M${x + 10} ${192 + index * 4}q7 8 4 18`, 2.5),
      ),
      crown(270, 192, 0.8),
      path('M300 244h32v20h-32z', HUE.mauve),
      circle(316, 253, 8, HUE.steel),
    ],
    { x: 214, y: 128, r: 108 },
  );

const treasureMap = () =>
  spot('lagoon', [
    ground(250),
    shadow(200, 262, 150),
    path('M52 68l74 22 74-24 74 24 74-22v164l-74 22-74-24-74 24-74-22z', HUE.cream),
    path('M52 68l74 22v164l-74-22zM200 66l74 24v164l-74-24z', HUE.sand),
    path('M52 170q40-20 74 8l0 76-74-22zM274 90q40 30 74 10v-32z', HUE.mint, { opacity: 0.7 }),
    stroke('M86 214q20-60 66-50t60-26 40 10', HUE.rust, 7, { 'stroke-dasharray': '3 15' }),
    stroke('M262 132l34 34M296 132l-34 34', HUE.magenta, 11),
    path('M176 100l16-28 16 28-8 2v14h-16v-14z', HUE.iron),
    circle(86, 214, 9, HUE.rust),
    path('M214 214q0-26 24-26t24 26q0 16-24 36-24-20-24-36z', twoTone(HUE.coral, HUE.rust, 0.5)),
    circle(238, 212, 9, HUE.cream),
    path('M146 212l12-22 12 22zM126 128l10-18 10 18z', HUE.sea),
    circle(338, 212, 36, twoTone(HUE.gold, HUE.amber, 0.5)),
    circle(338, 212, 27, HUE.cream),
    path('M338 190l9 22-9 22-9-22z', HUE.ink),
    path('M338 190l9 22h-18z', HUE.magenta),
    path('M328 172h20v-8h-20z', HUE.amber),
  ]);

const streetArt = () =>
  spot(
    'night',
    [
      path('M0 0h400v250H0z', HUE.plum),
      stroke(
        'M0 50h400M0 100h400M0 150h400M0 200h400M60 0v50M180 0v50M300 0v50M120 50v50M240 50v50M360 50v50M60 100v50M180 100v50M300 100v50M120 150v50M240 150v50M360 150v50M60 200v50M180 200v50M300 200v50',
        HUE.mauve,
        3,
      ),
      ground(250),
      path('M80 170q-44-44-14-80 30-24 60 10 30-34 60-10 30 36-14 80l-46 44z', HUE.magenta),
      path('M96 164q-34-36-12-62 20-16 42 12 22-28 42-12 22 26-12 62l-30 28z', HUE.coral),
      stroke('M92 190v34M126 212v24M160 186v28', HUE.magenta, 7),
      path('M40 64l26-20 4 16 34-6-24 26-6-14z', HUE.gold),
      stroke('M40 236q10-20 26-6t24-2', HUE.mint, 6),
      circle(222, 60, 12, HUE.mint),
      circle(246, 80, 6, HUE.mint),
      path('M250 116q-60-16-80 10 30 0 80 6z', HUE.cream, { opacity: 0.35 }),
      shadow(300, 262, 56),
      path('M254 148q0-18 46-18t46 18v104q0 8-8 8h-76q-8 0-8-8z', twoTone(HUE.mint, HUE.sea, 0.45)),
      path('M254 176h92v48h-92z', twoTone(HUE.cream, HUE.sand, 0.45)),
      crown(300, 214, 1.1),
      path('M264 132q4-24 36-24t36 24q-36-8-72 0z', twoTone(HUE.steel, HUE.iron, 0.45)),
      path('M286 108V88h28v20z', HUE.coral),
      path('M284 92h-8v10h8z', HUE.night),
      rim('M344 150v96', 3),
    ],
    null,
  );

const market = () =>
  spot('dusk', [
    ground(256),
    shadow(200, 264, 160),
    path('M66 110h12v150H66zM322 110h12v150h-12z', HUE.bark),
    path('M56 196h288v62H56z', twoTone(HUE.bread, HUE.crust, 0.45)),
    stroke('M60 216h280M60 238h280', HUE.crust, 3),
    path('M52 186h296v14H52z', HUE.wood),
    ...[
      [92, HUE.coral],
      [116, HUE.coral],
      [140, HUE.coral],
      [104, HUE.rust],
      [128, HUE.rust],
      [240, HUE.leaf],
      [264, HUE.leaf],
      [288, HUE.gold],
      [252, HUE.mint],
      [276, HUE.gold],
      [312, HUE.magenta],
      [300, HUE.magenta],
    ].map(([x, colour], index) =>
      circle(Number(x), [178, 178, 178, 160, 160, 178, 178, 178, 162, 162, 178, 164][index] ?? 178, 13, String(colour)),
    ),
    circle(196, 132, 22, HUE.dark),
    path('M160 188q2-34 36-34t36 34z', HUE.dark),
    path('M174 126q2-18 22-20t22 20z', HUE.cream),
    path(
      'M60 60h280l24 52q-19 22-38 0-19 22-38 0-19 22-38 0-25 22-50 0-25 22-50 0-19 22-38 0-19 22-38 0-19 22-38 0z',
      HUE.cream,
    ),
    path(
      'M60 60h36l-18 52q-19 22-42 0zM130 60h36l-14 52q-18 22-38 0zM234 60h36l16 52q-18 22-38 0zM304 60h36l24 52q-19 22-38 0z',
      HUE.magenta,
    ),
    ...[96, 148, 252, 304].map((x) => bulb(x, 140, 5)),
    path('M60 54h280v8H60z', HUE.bark),
  ]);

const zoo = () =>
  spot(
    'dusk',
    [
      path('M0 232q120-40 220-20t180-16v104H0z', HUE.mauve),
      ground(262),
      shadow(196, 268, 110),
      path(
        'M136 268V190q0-20 20-24l26-6 30-118q14-16 30-4l26 18q14 12 4 22-20 8-38-6l-22 108q10 18 10 88h-16l-8-64h-34l-6 64z',
        twoTone(HUE.gold, HUE.amber, 0.4),
      ),
      path('M216 40q-4-20 0-28l8 2v24zM234 36q0-20 6-26l8 4-4 26z', HUE.amber),
      ...[
        [164, 186],
        [190, 180],
        [176, 206],
        [206, 120],
        [202, 150],
        [222, 86],
        [214, 190],
        [232, 60],
        [148, 222],
      ].map(([x = 0, y = 0]) => path(`M${x - 8} ${y - 6}l12-4 8 8-4 10-12 2z`, HUE.wood)),
      circle(250, 52, 4, HUE.night),
      path('M268 66q12 2 20 12-10 10-22 0z', HUE.leaf),
      stroke('M136 196q-20 10-22 40', HUE.amber, 5),
      crown(226, 22, 0.8),
      circle(334, 230, 44, HUE.sea),
      circle(372, 220, 34, HUE.sea),
      circle(56, 240, 36, HUE.sea),
      circle(344, 216, 22, HUE.teal),
    ],
    { x: 250, y: 120, r: 96 },
  );

const aquarium = () =>
  spot(
    'lagoon',
    [
      path('M0 250q100-26 200-8t200-12v70H0z', HUE.sea),
      stroke('M52 250q-20-50 0-84t0-60M80 254q18-40 2-70M340 244q-20-44 0-80t-2-50', HUE.leaf, 12),
      path(
        'M98 142q66-76 154-14 20 10 30 20l56-38q10 48-2 92l-54-32q-20 34-76 42-70-6-108-70z',
        twoTone(HUE.coral, HUE.rust, 0.42, 'down'),
      ),
      path('M150 102q20 40 2 92l26 14q24-60 0-118zM232 114q14 34 0 86l20-10q14-34 2-66z', HUE.cream),
      path('M170 92q30-40 76-16l-10 34q-30-20-58-14z', HUE.rust),
      path('M196 208q10 30 40 32l2-40z', HUE.rust),
      circle(132, 138, 14, HUE.cream),
      circle(129, 138, 8, HUE.night),
      path('M102 152q10 8 22 4', 'none', { stroke: HUE.bark, 'stroke-width': 4 }),
      path('M112 108q10-20 28-10l-6 10z', HUE.gold),
      ...[
        [84, 110, 8],
        [70, 84, 6],
        [90, 62, 10],
        [300, 70, 7],
        [316, 44, 9],
      ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 'none', { stroke: HUE.cream, 'stroke-width': 3 })),
      path('M288 254q22-20 40 0zM120 262l12-22 12 22z', HUE.magenta),
    ],
    { x: 200, y: 130, r: 118 },
  );

const stadium = () =>
  spot(
    'night',
    [
      path('M20 210q-10-90 60-110h240q70 20 60 110z', HUE.mauve),
      ellipse(200, 204, 184, 66, HUE.plum),
      ellipse(200, 210, 150, 48, HUE.indigo),
      ellipse(200, 214, 126, 36, twoTone('#4aa183', HUE.teal, 0.5)),
      stroke('M200 178v72M84 214h-6', HUE.cream, 2.5),
      ellipse(200, 214, 26, 9, 'none', { stroke: HUE.cream, 'stroke-width': 2.5 }),
      path('M82 200h22v28H82zM296 200h22v28h-22z', 'none', { stroke: HUE.cream, 'stroke-width': 2.5 }),
      ...[
        [60, 160],
        [86, 152],
        [112, 148],
        [140, 144],
        [168, 142],
        [198, 142],
        [228, 142],
        [258, 144],
        [286, 148],
        [314, 152],
        [340, 160],
        [50, 178],
        [352, 178],
      ].map(([x = 0, y = 0], index) => circle(x, y, 6, [HUE.coral, HUE.gold, HUE.cream][index % 3] ?? HUE.gold)),
      stroke('M66 110V52M334 110V52', HUE.night, 6),
      path('M44 30h44v24H44zM312 30h44v24h-44z', HUE.cream),
      path('M44 54l60 130h90zM356 54l-60 130h-90z', HUE.glow, { opacity: 0.18 }),
      ground(278),
      path('M168 256h64v10h-64z', HUE.night),
      path('M176 96h48v30q-2 16-24 16t-24-16z', HUE.night),
      path('M182 62h36v22q-2 18-14 20v12h10v8h-28v-8h10v-12q-12-2-14-20z', twoTone(HUE.gold, HUE.amber, 0.5)),
      path('M182 66h-12q0 20 16 22M218 66h12q0 20-16 22', 'none', { stroke: HUE.gold, 'stroke-width': 4 }),
    ],
    { x: 200, y: 96, r: 80 },
  );

/** A town on foot, and what it shows off. */
export const OUTING_SPOTS = {
  'walking-tour': walkingTour,
  'treasure-map': treasureMap,
  'street-art': streetArt,
  market,
  zoo,
  aquarium,
  stadium,
};
