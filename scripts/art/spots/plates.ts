import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { rim, shadow, steam, twoTone } from './light.ts';
import { ground, plate, spot } from './spot.ts';

const table = ground(176, HUE.mauve, HUE.plum);
const low = { x: 200, y: 128, r: 104 };
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

const seafood = () =>
  spot(
    'dusk',
    [
      table,
      plate(200, 226, 158, '#dff0ea'),
      path('M62 214q26-28 56-16 26-22 60-8 34-18 66 2 34-14 60 10 22 4 32 20-60 34-140 34T62 214z', HUE.cream, {
        opacity: 0.85,
      }),
      path('M176 210q-20-60 24-110 44 50 24 110-22 22-48 0z', twoTone(HUE.coral, HUE.rust, 0.45)),
      stroke('M182 176q18 8 36 0M180 196q20 8 40 0M186 156q14 6 28 0', HUE.magenta, 4),
      path('M186 214l-22 30 24-6 12 14 12-14 24 6-22-30z', HUE.rust),
      path(
        'M190 110q-52 0-66-44-4-34 18-46-2 20 6 26 12-12 18-24 16 22 2 48 10 20 26 26z',
        twoTone(HUE.coral, HUE.rust, 0.5),
      ),
      path(
        'M210 110q52 0 66-44 4-34-18-46 2 20-6 26-12-12-18-24-16 22-2 48-10 20-26 26z',
        twoTone(HUE.coral, HUE.rust, 0.5),
      ),
      stroke('M194 104q-10-40-40-66M206 104q10-40 40-66', HUE.rust, 3),
      circle(188, 116, 5, HUE.night),
      circle(212, 116, 5, HUE.night),
      path('M78 218a32 32 0 0 1 54-34z', HUE.gold),
      stroke('M90 214l34-26', HUE.cream, 3),
      path('M262 216q-4-30 30-34 34 6 28 34-30 16-58 0z', twoTone(HUE.steel, HUE.iron, 0.45)),
      ellipse(292, 206, 20, 10, HUE.cream),
      circle(296, 204, 6, HUE.glow),
      path('M150 226q10-16 24-10-4 16-24 10z', HUE.leaf),
    ],
    { x: 200, y: 120, r: 100 },
  );

const bowl = (light: string, shade: string): string =>
  ellipse(200, 258, 110, 14, HUE.night, { opacity: 0.4 }) +
  path('M64 166h272q-4 66-82 92H146q-78-26-82-92z', twoTone(light, shade, 0.42)) +
  rim('M330 176q-8 46-66 72', 4);

const curry = () =>
  spot(
    'dusk',
    [
      table,
      ellipse(206, 252, 150, 20, HUE.night, { opacity: 0.4 }),
      path('M36 212q70-50 128-40 30 30 4 62-60 34-108 18-36-16-24-40z', twoTone(HUE.bread, HUE.crust, 0.5)),
      circle(84, 216, 8, HUE.crust),
      circle(120, 198, 6, HUE.crust),
      circle(112, 232, 7, HUE.crust),
      stroke('M108 168q-24 2-24 26M324 168q26 2 26 26', HUE.gold, 8),
      path('M110 158h212q-2 76-60 94h-92q-58-18-60-94z', twoTone(HUE.gold, HUE.crust, 0.42)),
      ellipse(216, 158, 108, 32, HUE.amber),
      ellipse(216, 158, 96, 26, twoTone(HUE.coral, HUE.rust, 0.42)),
      path('M156 154q20-18 44-2t40 2 34 8q-30 12-60 2t-58-10z', HUE.cream),
      path('M218 146q-14-22 4-36 22 12 8 36zM236 148q4-22 28-22 0 18-28 22z', HUE.leaf),
      stroke('M138 180q8 48 44 66', HUE.glow, 4, { opacity: 0.6 }),
      path('M268 150q30-20 46-8', 'none', { stroke: HUE.magenta, 'stroke-width': 11, 'stroke-linecap': 'round' }),
      stroke('M316 140l8-10', HUE.leaf, 5),
      steam(170, 122, 60),
      steam(256, 110, 60),
    ],
    low,
  );

const noodles = () =>
  spot(
    'night',
    [
      table,
      ellipse(200, 168, 136, 40, HUE.glow),
      ellipse(200, 170, 124, 33, HUE.amber),
      stroke('M112 172q30-26 60 0t60-4 56 6M124 182q40-22 70 2t80-6', HUE.glow, 7),
      path('M112 164q10-30 46-26 22 14 12 34-30 14-58-8z', twoTone(HUE.wood, HUE.bark, 0.4)),
      ellipse(232, 152, 32, 20, HUE.cream),
      ellipse(234, 152, 15, 11, HUE.gold),
      path('M276 166l10-50q22-6 30 8l-10 48z', twoTone(HUE.sea, '#123f57', 0.4)),
      circle(182, 184, 14, HUE.cream),
      stroke('M175 184q7-8 12 0t-8 3', HUE.magenta, 4),
      bowl(HUE.coral, HUE.rust),
      path('M70 186h260l-4 12H74z', HUE.cream),
      stroke('M166 160L244 26M186 160L270 34', HUE.bread, 6),
      stroke('M170 96q18 6 30 4M176 100q-6 34 2 62M190 98q2 30 0 60M200 98q10 30 6 60', HUE.glow, 6),
      steam(118, 122, 60),
    ],
    { x: 200, y: 126, r: 108 },
  );

const curryLaksa = () =>
  spot(
    'lagoon',
    [
      table,
      ellipse(200, 168, 136, 40, HUE.glow),
      ellipse(200, 170, 124, 33, HUE.coral),
      path('M120 168q-4-38 32-44 36 8 28 44-30 16-60 0z', HUE.cream),
      ellipse(152, 128, 6, 4, HUE.leaf),
      path('M196 172q2-42 48-40 34 14 18 42z', twoTone(HUE.coral, HUE.rust, 0.4)),
      stroke('M206 156q18 4 24 18M224 142q16 8 20 28', HUE.cream, 4),
      path('M262 170q2-34 34-34 16 24-2 42z', HUE.leaf),
      path('M276 152q28-40 22-66-34 22-30 66z', HUE.mint),
      path('M108 176q30-16 48 4t48 0 60 4', 'none', { stroke: HUE.glow, 'stroke-width': 6 }),
      bowl(HUE.magenta, HUE.rose),
      path('M84 202l20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 14 10', 'none', {
        stroke: HUE.gold,
        'stroke-width': 5,
      }),
      steam(196, 116, 62),
      steam(230, 104, 54),
      circle(120, 188, 6, HUE.magenta),
    ],
    { x: 200, y: 122, r: 104 },
  );

const sushi = () =>
  spot(
    'dusk',
    [
      table,
      shadow(200, 256, 166, 12),
      path('M44 206h312q10 0 8 10l-4 20H40l-4-20q-2-10 8-10z', twoTone(HUE.bread, HUE.crust, 0.5, 'down')),
      path('M70 236h30v20H70zM300 236h30v20h-30z', HUE.crust),
      ...[108, 186].map(
        (x, index) =>
          path(`M${x - 40} 206v-26q2-16 20-16h40q18 0 20 16v26z`, twoTone(HUE.cream, HUE.sand, 0.42)) +
          path(
            `M${x - 46} 178q4-34 48-36 38 2 48 34-20 10-48 6t-48-4z`,
            index === 0 ? twoTone(HUE.coral, HUE.rust, 0.42) : twoTone(HUE.magenta, HUE.rose, 0.42),
          ) +
          stroke(`M${x - 26} 158l14 20M${x - 6} 150l16 28M${x + 16} 152l14 22`, HUE.sand, 4),
      ),
      path('M246 206v-56h78v56z', twoTone(HUE.indigo, HUE.ink, 0.42)),
      ellipse(285, 150, 39, 15, HUE.cream),
      circle(274, 145, 7, HUE.coral),
      circle(288, 142, 8, HUE.coral),
      circle(300, 147, 7, HUE.gold),
      circle(286, 152, 7, HUE.coral),
      stroke('M90 74L322 106M96 54L330 92', HUE.gold, 7),
      path('M210 206q6-22 24-18 14 8 8 18z', HUE.leaf),
    ],
    { x: 200, y: 126, r: 104 },
  );

const tacos = () =>
  spot(
    'lagoon',
    [
      table,
      plate(200, 236, 158),
      ...[
        [54, 0],
        [148, 1],
        [112, 2],
      ].map(([x = 0, index = 0]) => {
        const y = index === 2 ? 22 : 0;
        return (
          path(`M${x + 8} ${y + 206}q4-96 76-98 66 4 72 98z`, HUE.crust) +
          path(
            `M${x + 18} ${y + 140}q0-24 24-18 10-24 34-10 22-12 36 8 26-2 26 28 10 18-2 32H${x + 14}q-8-28 4-40z`,
            HUE.leaf,
          ) +
          circle(x + 52, y + 122, 12, HUE.magenta) +
          circle(x + 100, y + 118, 11, HUE.coral) +
          circle(x + 124, y + 142, 9, HUE.cream) +
          path(`M${x} ${y + 216}q0-86 70-90 70 4 76 90z`, twoTone(HUE.gold, HUE.amber, 0.4)) +
          circle(x + 44, y + 176, 4, HUE.crust) +
          circle(x + 96, y + 190, 5, HUE.crust) +
          circle(x + 84, y + 158, 4, HUE.crust)
        );
      }),
      path('M286 232a30 30 0 0 1 50-32z', HUE.leaf),
      stroke('M298 228l30-24', HUE.cream, 3),
      rim('M250 172q10 24 8 56', 4),
    ],
    low,
  );

/** Plates and bowls that somebody ordered, one dish each. */
export const PLATE_SPOTS = {
  burger,
  pizza,
  pasta,
  steak,
  grill,
  barbecue,
  'fish-and-chips': fishAndChips,
  seafood,
  curry,
  noodles,
  laksa: curryLaksa,
  sushi,
  tacos,
};
