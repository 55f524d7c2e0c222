import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { rim, shadow, steam, twoTone } from './light.ts';
import { low, table } from './scenery.ts';
import { ground, plate, spot } from './spot.ts';

const flag = (x: number, y: number, colour: string = HUE.magenta): string =>
  stroke(`M${x} ${y}v-44`, HUE.cream, 4) + path(`M${x} ${y - 44}l30 9-30 11z`, colour);

const burger = () =>
  spot('lagoon', [
    ground(216, HUE.mauve, HUE.plum),
    shadow(196, 262, 140, 10),
    path('M52 246h292l-14 18H66z', twoTone(HUE.bread, HUE.crust, 0.45, 'down')),
    path('M100 210h200v18q0 18-20 18H120q-20 0-20-18z', twoTone(HUE.bread, HUE.crust, 0.42)),
    path('M90 176h220q10 2 10 18t-12 18H94q-14-2-14-18t10-18z', twoTone(HUE.wood, HUE.bark, 0.42)),
    path('M92 172h216l-50 10-26 30-34-30-60 8z', HUE.gold),
    path(
      'M78 160q18-16 34 0 16 14 32 0 16-14 30 0t32 0q16-14 32 0t30 0q18-14 48 4-10 18-30 10-20 8-34 0-16 10-32 0-16 10-32 0t-32 0q-14 10-30 0-40 10-48-14z',
      HUE.leaf,
    ),
    path('M98 150h204v14H98z', HUE.coral),
    path('M96 148q0-70 104-72 104 2 104 72z', twoTone(HUE.bread, HUE.crust, 0.4)),
    ...[
      [150, 110],
      [182, 94],
      [216, 112],
      [248, 102],
      [268, 128],
      [200, 130],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 7, 4, HUE.cream, { transform: `rotate(-20 ${x} ${y})` })),
    rim('M262 86q34 16 40 52', 4),
    flag(200, 78),
  ]);

const pizza = () =>
  spot(
    'dusk',
    [
      table,
      ellipse(200, 226, 176, 56, HUE.night, { opacity: 0.4 }),
      ellipse(200, 216, 172, 58, twoTone(HUE.wood, HUE.bark, 0.45)),
      path(
        'M200 130c100 0 152 34 152 76s-52 76-152 76S48 248 48 206s52-76 152-76z',
        twoTone(HUE.bread, HUE.crust, 0.45),
      ),
      ellipse(200, 202, 128, 60, HUE.coral),
      ellipse(200, 200, 120, 54, HUE.gold),
      ...[
        [136, 190],
        [182, 168],
        [166, 226],
        [236, 232],
        [112, 212],
      ].map(([x = 0, y = 0]) => ellipse(x, y, 20, 11, HUE.magenta) + ellipse(x + 3, y - 2, 13, 7, HUE.coral)),
      path('M196 200l42-74 98 30z', HUE.mauve),
      path('M214 172l46-112 108 44q-20 52-154 68z', twoTone(HUE.gold, HUE.amber, 0.3, 'slant')),
      path('M256 62q10-14 24-10l88 36q14 6 8 22-8 4-16 0L264 76q-12-4-8-14z', twoTone(HUE.bread, HUE.crust, 0.4)),
      ellipse(286, 106, 18, 12, HUE.magenta),
      ellipse(330, 118, 14, 10, HUE.magenta),
      ellipse(250, 136, 13, 9, HUE.magenta),
      path('M306 92q16-14 30-4-8 16-30 4zM262 118q10-16 24-10-4 14-24 10z', HUE.leaf),
      path('M224 168q-6 20-4 36t8 0l2-30zM246 162q-4 14-2 24t6 0l2-24z', HUE.gold),
      path('M148 208q16-12 28-2-10 14-28 2zM206 214q12-12 24-2-8 12-24 2z', HUE.leaf),
    ],
    { x: 150, y: 110, r: 92 },
  );

const pasta = () =>
  spot(
    'lagoon',
    [
      table,
      plate(200, 222, 150),
      path('M104 206q10-52 96-54 86 2 96 54-20 34-96 34t-96-34z', twoTone(HUE.gold, HUE.amber, 0.42)),
      stroke(
        'M118 204q30-40 70-14t82-16M130 220q40-46 80-14t70-18M158 228q36-34 92-16M150 174q40-22 70 4t46-8M126 190q26 22 60 4',
        HUE.glow,
        6,
      ),
      path('M160 168q6-26 42-26t44 24q-10 18-42 18t-44-16z', twoTone(HUE.coral, HUE.rust, 0.42)),
      path('M196 150q-14-24 4-38 22 12 10 38zM210 150q4-24 28-24 2 20-22 28z', HUE.leaf),
      circle(186, 164, 9, HUE.magenta),
      circle(220, 166, 8, HUE.magenta),
      stroke('M288 190L340 62', HUE.steel, 7),
      stroke('M332 74l-10-38M341 70l2-40M349 76l14-34M332 76q10 10 18 0', HUE.steel, 5),
      steam(166, 112, 56),
      rim('M284 178q12 12 12 26', 3),
    ],
    low,
  );

const steak = () =>
  spot(
    'dusk',
    [
      ground(196, HUE.bark, HUE.wood),
      shadow(204, 272, 168, 10),
      path(
        'M40 206q0-14 16-14h288q16 0 16 14v34q0 26-26 26H66q-26 0-26-26z',
        twoTone(HUE.bread, HUE.crust, 0.45, 'down'),
      ),
      circle(60, 216, 6, HUE.bark),
      path(
        'M92 186q-8-58 58-78 78-20 126 12 46 34 28 74-16 32-78 28-50-8-70 4-56 10-64-40z',
        twoTone(HUE.bark, '#4f1e3d', 0.5, 'down'),
      ),
      path(
        'M92 178q-8-58 58-78 78-20 126 12 46 34 28 70-16 32-78 28-50-8-70 4-56 10-64-36z',
        twoTone(HUE.wood, HUE.bark, 0.4),
      ),
      path('M104 176q-4-46 50-62 70-18 114 10 38 28 24 56-14 24-66 20-48-8-72 4-44 8-50-28z', 'none', {
        stroke: HUE.sand,
        'stroke-width': 7,
      }),
      stroke('M140 134l44 60M176 120l52 70M216 114l48 64', '#4f1e3d', 9),
      path('M224 134l34-8 10 22-34 12z', twoTone(HUE.glow, HUE.gold, 0.4)),
      path('M272 166q18 6 14 22l-6 12q-8-12-8-34z', HUE.gold),
      path('M104 224q40-24 76-22-26 18-76 22z', HUE.leaf),
      stroke('M96 228q46-14 92-30', HUE.sea, 3),
      path('M336 222L372 84q14 8 12 34l-26 106z', twoTone(HUE.cream, HUE.steel, 0.6)),
      path('M334 216l26 6-8 36q-14 4-24-6z', HUE.night),
      steam(160, 92, 50),
      steam(206, 84, 56),
      rim('M296 132q18 20 14 46', 4),
    ],
    { x: 216, y: 116, r: 98 },
  );

const grill = () =>
  spot(
    'night',
    [
      ground(262),
      shadow(200, 268, 110, 8),
      stroke('M152 200L112 266M248 200l40 66M200 206v56', HUE.iron, 9),
      path('M72 128h256q-4 84-128 86-124-2-128-86z', twoTone(HUE.magenta, HUE.rose, 0.42)),
      path(
        'M96 130q-10-26 10-44 0 18 14 22-4-34 26-58-4 30 18 40 0-24 24-40-4 38 22 46 2-20 16-30 0 26 22 36 14-8 12-26 26 26 14 54z',
        HUE.coral,
      ),
      path(
        'M120 130q-6-18 12-30 2 14 14 14 0-22 20-34 0 20 20 30 4-16 18-20 0 18 22 26 12-4 14-14 14 10 8 28z',
        HUE.gold,
      ),
      path('M58 122h284v12H58z', HUE.steel),
      stroke('M84 106h226', HUE.cream, 4),
      ...[116, 156, 196, 236, 276].map((x, index) =>
        rect(x - 16, 92, 30, 28, [HUE.bread, HUE.magenta, HUE.leaf, HUE.bread, HUE.coral][index] ?? HUE.bread, {
          rx: 9,
        }),
      ),
      path('M92 172q10 30 60 38', 'none', { stroke: HUE.coral, 'stroke-width': 5 }),
      rim('M324 140q-6 42-54 62', 4),
      circle(76, 60, 3, HUE.gold),
      circle(322, 44, 4, HUE.coral),
      circle(296, 66, 3, HUE.gold),
      circle(106, 34, 3, HUE.coral),
    ],
    { x: 200, y: 110, r: 106 },
  );

const barbecue = () =>
  spot(
    'lagoon',
    [
      table,
      ellipse(200, 240, 166, 40, HUE.night, { opacity: 0.4 }),
      path('M40 214h320l-16 40H56z', twoTone(HUE.bread, HUE.crust, 0.45, 'down')),
      path('M70 206q-6-80 96-92 110-8 154 38 18 30 2 58z', twoTone(HUE.wood, HUE.bark, 0.4)),
      path('M84 160q50-44 126-40 70 0 110 34-60-18-120-14-70 2-116 20z', HUE.coral),
      stroke('M124 206l-10-56M164 206l-8-66M204 206l-4-68M244 206l2-66M282 206l8-54', '#4f1e3d', 8),
      ...[114, 156, 200, 246, 290].map((x) =>
        rect(x - 8, 102 + Math.abs(200 - x) * 0.14, 16, 26, HUE.cream, { rx: 7 }),
      ),
      path('M300 212q-4-34 26-40 28 6 24 40z', twoTone(HUE.gold, HUE.amber, 0.42)),
      stroke('M312 190v20M326 182v28M338 190v20', HUE.glow, 4),
      path('M300 212q6-26 -6-34-8 18 6 34z', HUE.leaf),
      steam(150, 92, 50),
      steam(244, 88, 54),
    ],
    low,
  );

const fishAndChips = () =>
  spot('lagoon', [
    ground(236, HUE.bark, HUE.wood),
    shadow(200, 262, 110),
    ...[
      [126, 70, -16],
      [148, 52, -8],
      [172, 62, 4],
      [232, 58, 2],
      [256, 60, 12],
      [276, 84, 22],
      [112, 94, -24],
    ].map(([x = 0, y = 0, turn = 0]) =>
      rect(x, y, 20, 110, twoTone(HUE.glow, HUE.gold, 0.42), { rx: 3, transform: `rotate(${turn} ${x} ${y + 90})` }),
    ),
    path('M140 190q-12-90 58-146 26-10 40 4 22 80-8 148z', twoTone(HUE.bread, HUE.crust, 0.45)),
    path('M198 46q-10-24-34-28 14 14 8 34-20 4-26 22 26-10 46-12z', HUE.crust),
    circle(176, 108, 5, HUE.glow),
    circle(202, 88, 6, HUE.glow),
    circle(208, 126, 4, HUE.glow),
    path('M92 134l40 30 66-22 68 22 48-34-26 118q-2 10-14 10H134q-12 0-14-10z', twoTone(HUE.cream, HUE.sand, 0.42)),
    stroke('M130 190h58M134 204h42M222 196h58M220 210h50M138 226h40M224 228h40', HUE.iron, 3, { opacity: 0.6 }),
    path('M274 150a30 30 0 0 1 52-30z', HUE.gold),
    stroke('M284 146l34-24', HUE.cream, 3),
    path('M150 44q6-10 16-4', 'none', { stroke: HUE.cream, 'stroke-width': 4 }),
  ]);

/** Dishes with a fire behind them. */
export const PLATE_SPOTS = {
  burger,
  pizza,
  pasta,
  steak,
  grill,
  barbecue,
  'fish-and-chips': fishAndChips,
};
