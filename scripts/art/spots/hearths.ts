import { circle, ellipse, path, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { crown, rim, shadow, sparkle, steam, twoTone } from './light.ts';
import { low, table } from './scenery.ts';
import { ground, plate, spot } from './spot.ts';

const pancakes = () =>
  spot(
    'lagoon',
    [
      table,
      plate(200, 246, 150),
      ...[0, 1, 2, 3].map(
        (index) =>
          ellipse(200, 234 - index * 24, 112 - index * 2, 30, HUE.crust) +
          ellipse(200, 226 - index * 24, 112 - index * 2, 30, twoTone(HUE.gold, HUE.bread, 0.4)),
      ),
      path(
        'M96 158q40-26 104-28 80 2 104 24 4 30-14 30-14-2-12-22-14-6-20 2 0 46-16 46-16-2-14-46-40 6-60 0 0 24-14 24-14-2-12-28-36 8-46-2z',
        HUE.wood,
      ),
      path('M170 132l34-12 30 10-2 18-32 10-30-10z', twoTone(HUE.glow, HUE.gold, 0.45)),
      circle(140, 142, 13, HUE.magenta),
      circle(262, 142, 12, HUE.indigo),
      circle(240, 130, 10, HUE.indigo),
      path('M140 130q-6-14-14-12M140 130q6-14 14-12', 'none', { stroke: HUE.leaf, 'stroke-width': 5 }),
      steam(180, 106, 56),
      steam(226, 100, 56),
      rim('M306 150q6 8 4 18', 3),
    ],
    low,
  );

const brunch = () =>
  spot(
    'dusk',
    [
      table,
      plate(190, 226, 158),
      path('M70 214l36-40h116l30 40-30 26H100z', twoTone(HUE.bread, HUE.crust, 0.42, 'down')),
      path('M84 208l28-32h104l24 32-26 20H108z', HUE.leaf),
      path('M96 200q20-50 74-44 66-8 72 40-16 38-74 34-60 4-72-30z', HUE.cream),
      circle(172, 186, 30, twoTone(HUE.gold, HUE.amber, 0.36)),
      path('M172 206q-6 26 8 36 14-4 6-36z', HUE.gold),
      circle(182, 176, 7, HUE.glow),
      path('M256 218q20-30 44-16t34-8q0 34-30 36-24 2-48-12z', twoTone(HUE.coral, HUE.rust, 0.4)),
      stroke('M264 218q20-18 36-8t28-4', HUE.cream, 4),
      path('M308 70h52l-6 112h-40z', HUE.cream, { opacity: 0.45 }),
      path('M310 94h48l-5 84h-38z', twoTone(HUE.gold, HUE.amber, 0.42)),
      path('M338 74a22 22 0 0 1 40-12z', HUE.coral),
      rim('M358 80l-5 94', 3),
      path('M52 152h60v6q0 30-30 32-30-2-30-32z', HUE.magenta),
      ellipse(82, 152, 30, 9, HUE.wood),
      stroke('M112 158q18 0 14 14-4 8-18 8', HUE.magenta, 7),
      steam(82, 136, 46),
    ],
    { x: 190, y: 120, r: 100 },
  );

const veganBowl = () =>
  spot(
    'warm',
    [
      table,
      ellipse(200, 268, 120, 14, HUE.night, { opacity: 0.4 }),
      path('M100 166q-14-70 44-104 34 46 8 104zM250 166q-18-60 40-108 40 50 4 108z', twoTone(HUE.leaf, HUE.sea, 0.5)),
      stroke('M140 74q-10 50-14 90M290 70q-8 50-18 94', HUE.sea, 4),
      ellipse(200, 174, 142, 40, HUE.sand),
      ellipse(200, 172, 132, 34, HUE.wood),
      path('M80 166q20-34 60-24l20 34-30 14z', HUE.coral),
      stroke('M92 162l34 20M108 152l34 24', HUE.rust, 4),
      circle(196, 156, 34, HUE.leaf),
      circle(196, 156, 28, '#d9e8a0'),
      circle(196, 158, 13, HUE.wood),
      path('M240 180q-6-40 40-44 40 8 44 30-30 30-84 14z', HUE.cream),
      ...[
        [262, 160],
        [284, 152],
        [300, 166],
        [278, 172],
      ].map(([x = 0, y = 0]) => circle(x, y, 8, twoTone(HUE.gold, HUE.amber))),
      circle(158, 190, 12, HUE.magenta),
      circle(184, 196, 11, HUE.magenta),
      circle(226, 194, 10, HUE.mint),
      path('M58 174h284q-4 76-84 92H142q-80-16-84-92z', twoTone(HUE.mint, HUE.sea, 0.42)),
      path('M196 234q-26-16-16-34 14-4 16 10 4-14 18-10 8 18-18 34z', HUE.cream),
      rim('M334 190q-10 48-66 68', 4),
    ],
    low,
  );

const vegetables = () =>
  spot(
    'dusk',
    [
      table,
      shadow(200, 264, 160, 12),
      path('M74 236q-46-30-20-82 22-40 62-50 26 2 26 26 6 70 64 92-40 60-132 14z', twoTone(HUE.plum, HUE.indigo, 0.42)),
      path('M100 112q10-24 38-22 18 10 8 34-22-16-46-12zM122 94q0-20 16-24l6 8-8 18z', HUE.leaf),
      rim('M72 164q10-30 36-44', 5, HUE.magenta),
      path(
        'M190 210q-20-70 30-84 20-8 34 4 22-12 40 4 30 28 4 88-20 40-54 30-38 0-54-42z',
        twoTone(HUE.coral, HUE.rust, 0.42),
      ),
      path('M246 126q-4-26 14-40l10 6q-12 16-10 34z', HUE.leaf),
      stroke('M244 140q-6 50 4 100M226 142q-16 20-12 50', HUE.gold, 4, { opacity: 0.7 }),
      path('M150 264q60-60 190-90 20 2 20 20-80 66-196 84-16 0-14-14z', twoTone(HUE.gold, HUE.amber, 0.42)),
      stroke('M210 240l10 14M260 214l10 16M304 196l8 12', HUE.crust, 3),
      path('M344 178q10-40 34-44 4 18-12 34 24-4 26 10-16 18-46 12z', HUE.leaf),
      path('M56 250q-6-26 20-30 10-16 28-4 24-4 22 18 12 22-16 24-44 8-54-8z', HUE.leaf),
      path('M82 236v24M100 232v28', 'none', { stroke: HUE.sea, 'stroke-width': 4 }),
    ],
    { x: 210, y: 122, r: 100 },
  );

const roast = () =>
  spot(
    'lagoon',
    [
      table,
      plate(200, 232, 170, HUE.steel),
      path('M76 214q-4-92 96-104 112-4 128 66 10 40-20 52-110 18-204-14z', twoTone(HUE.bread, HUE.crust, 0.45)),
      path('M244 190q10-52 74-48 34 14 22 56-30 26-76 16z', twoTone(HUE.bread, HUE.crust, 0.5)),
      path('M330 150l30-34q12-8 18 2 10 0 8 12-2 10-16 10l-26 24z', HUE.cream),
      path('M110 142q40-30 90-20', 'none', { stroke: HUE.glow, 'stroke-width': 7, 'stroke-linecap': 'round' }),
      path('M108 214q-8-34 22-46 30 0 34 30-16 28-56 16z', HUE.crust),
      ...[
        [84, 226],
        [124, 238],
        [168, 242],
      ].map(([x = 0, y = 0]) => ellipse(x, y, 24, 16, twoTone(HUE.gold, HUE.amber, 0.42))),
      ...[
        [212, 240],
        [228, 232],
        [242, 242],
        [228, 246],
        [256, 234],
      ].map(([x = 0, y = 0]) => circle(x, y, 9, HUE.leaf)),
      path('M276 244l44-16 8 12-44 14z', HUE.coral),
      steam(150, 92, 54),
      steam(210, 84, 58),
      stroke('M226 164L300 60', HUE.steel, 6),
      stroke('M294 76l2-28M304 82l18-24M294 76q2 10 10 6', HUE.steel, 4),
    ],
    low,
  );

const pie = () =>
  spot(
    'dusk',
    [
      table,
      ellipse(200, 266, 160, 16, HUE.night, { opacity: 0.4 }),
      path('M62 196h276l-30 66q-108 16-216 0z', twoTone(HUE.mint, HUE.sea, 0.42)),
      path('M46 190q154 34 308 0 6 14-6 20-148 32-296 0-12-6-6-20z', twoTone(HUE.bread, HUE.crust, 0.42)),
      path('M58 192q8-88 142-92 134 4 142 92-142 32-284 0z', twoTone(HUE.gold, HUE.bread, 0.42)),
      path('M184 104q-12-24 4-40h24q16 16 4 40z', HUE.night),
      path('M192 72q-6-14 8-18 14 4 8 18z', HUE.gold),
      stroke('M146 124l-20 24M118 152l-24 14M254 124l20 24M282 152l24 14', HUE.crust, 6),
      path('M200 178q-34-4-32-24 20-8 32 24 12-32 32-24 2 20-32 24z', HUE.crust),
      steam(160, 88, 56),
      steam(240, 88, 56),
      rim('M280 116q46 20 56 64', 4),
      stroke('M84 214l12 44M124 220l6 44M166 224l2 44M234 224l-2 44M276 220l-6 44M316 214l-12 44', HUE.sea, 4),
    ],
    low,
  );

const stew = () =>
  spot(
    'night',
    [
      table,
      ellipse(200, 266, 150, 16, HUE.night, { opacity: 0.4 }),
      stroke('M76 176q-34 4-30 30 4 18 36 14M324 176q34 4 30 30-4 18-36 14', HUE.magenta, 13),
      path('M72 158h256q4 80-40 104-88 16-176 0-44-24-40-104z', twoTone(HUE.magenta, HUE.rose, 0.42)),
      ellipse(200, 158, 132, 34, HUE.coral),
      ellipse(200, 158, 116, 26, twoTone(HUE.wood, HUE.bark, 0.42)),
      circle(150, 152, 17, HUE.gold),
      circle(194, 164, 14, HUE.gold),
      path('M218 150l30-8 10 16-30 8z', HUE.crust),
      path('M262 162q14-14 28-2-10 14-28 2z', HUE.leaf),
      path('M120 166l20 4-6 8-16-4z', HUE.coral),
      stroke('M240 160L332 50', HUE.bread, 9),
      path('M318 66q0-30 30-34 12 20-16 44z', HUE.bread),
      steam(140, 122, 64),
      steam(196, 116, 68),
      rim('M322 176q2 50-30 76', 4),
      path('M30 256q0-34 34-40 40 2 44 36-36 16-78 4z', twoTone(HUE.bread, HUE.crust, 0.42)),
      stroke('M52 226l16 12M70 222l14 12', HUE.cream, 4),
    ],
    low,
  );

const sardines = () =>
  spot('lagoon', [
    ground(190, HUE.mauve, HUE.plum),
    shadow(200, 262, 160, 12),
    path('M56 186h288q14 0 14 14v40q0 22-24 22H66q-24 0-24-22v-40q0-14 14-14z', twoTone(HUE.gold, HUE.amber, 0.42)),
    path('M56 176h288q16 0 16 14t-16 14H56q-16 0-16-14t16-14z', HUE.cream),
    ...[70, 122, 174, 226, 278].map(
      (x, index) =>
        path(
          `M${x} 196q-8-60 22-92 32 30 24 92z`,
          twoTone(index % 2 ? '#8fb6e0' : HUE.steel, index % 2 ? '#5a78b8' : HUE.iron, 0.5),
        ) +
        circle(x + 24, 128, 4, HUE.night) +
        stroke(`M${x + 10} 150q14 10 26 0`, HUE.cream, 3),
    ),
    path('M40 192q160 20 320 0v12q-160 16-320 0z', twoTone(HUE.gold, HUE.amber, 0.42)),
    path('M340 176q30-50-4-86-22-16-30 4 20-2 22 20 0 30-20 62z', twoTone(HUE.cream, HUE.steel, 0.5)),
    path('M68 218l26 20 26-20 26 20 26-20 26 20 26-20 26 20 26-20 26 20 26-20', 'none', {
      stroke: HUE.magenta,
      'stroke-width': 6,
    }),
    path('M176 100a28 28 0 0 1 50-26z', HUE.gold),
    stroke('M188 96l30-18', HUE.cream, 3),
    crown(94, 108, 0.6),
  ]);

const tagine = () =>
  spot('dusk', [
    ground(196, HUE.mauve, HUE.plum),
    ellipse(200, 262, 150, 16, HUE.night, { opacity: 0.4 }),
    path('M64 212h272q-4 44-50 50H114q-46-6-50-50z', twoTone(HUE.coral, HUE.rust, 0.42)),
    path('M52 200h296v16q-148 16-296 0z', twoTone(HUE.gold, HUE.amber, 0.42)),
    path('M84 200q40-30 84-124 4-20 32-22 28 2 32 22 44 94 84 124-116 16-232 0z', twoTone(HUE.magenta, HUE.rose, 0.42)),
    path('M176 58q-6-26 24-28 30 2 24 28-24 10-48 0z', twoTone(HUE.gold, HUE.amber, 0.42)),
    path('M126 156q74 20 148 0l12 16q-86 20-172 0z', HUE.gold),
    path('M136 166l12-6 10 8 12-6 12 8 12-6 12 6 12-8 12 6 12-8 12 4', 'none', { stroke: HUE.rose, 'stroke-width': 4 }),
    sparkle(200, 118, 13),
    stroke('M88 232q112 16 224 0', HUE.cream, 5),
    rim('M236 84q34 72 72 106', 4),
    path('M30 256q-2-26 24-28 22 4 22 28z', twoTone(HUE.bread, HUE.crust, 0.42)),
    path('M330 250v-34h36v34q-18 8-36 0z', HUE.cream, { opacity: 0.5 }),
    path('M332 226h32v22q-16 6-32 0z', HUE.gold),
    path('M346 216q-8-20 6-26 10 12 0 26z', HUE.leaf),
    path('M150 40q-12-12 0-24M250 40q12-12 0-24', 'none', { stroke: HUE.cream, 'stroke-width': 6, opacity: 0.5 }),
  ]);

/** Home cooking, from breakfast on. */
export const HEARTH_SPOTS = {
  pancakes,
  brunch,
  'vegan-bowl': veganBowl,
  vegetables,
  roast,
  pie,
  stew,
  sardines,
  tagine,
};
