import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { rim, steam, twoTone } from './light.ts';
import { low, table } from './scenery.ts';
import { ground, plate, spot } from './spot.ts';

const tapas = () =>
  spot(
    'dusk',
    [
      table,
      ...[
        [104, 226, 78],
        [298, 220, 82],
        [206, 262, 84],
      ].map(
        ([x = 0, y = 0, r = 0]) =>
          ellipse(x, y + 8, r * 1.02, r * 0.36, HUE.night, { opacity: 0.4 }) +
          ellipse(x, y + 3, r, r * 0.34, HUE.crust) +
          ellipse(x, y, r, r * 0.34, HUE.bread) +
          ellipse(x, y, r * 0.8, r * 0.25, HUE.crust),
      ),
      ...[
        [70, 218],
        [96, 230],
        [122, 216],
        [138, 228],
        [96, 212],
      ].map(([x = 0, y = 0]) => circle(x, y, 14, twoTone(HUE.leaf, HUE.sea, 0.4)) + circle(x + 3, y - 2, 4, HUE.rust)),
      path(
        'M238 214l20-14 16 8 18-12 16 12 20-6 24 16-10 12-20-6-16 10-22-8-20 8z',
        twoTone(HUE.gold, HUE.amber, 0.4, 'down'),
      ),
      path('M262 202q28-14 58 4-20 10-58-4z', HUE.coral),
      stroke('M160 258q20-16 34-2M206 256q20-16 34-2M186 272q20-14 34-2', HUE.coral, 11),
      stroke('M158 248l-6-8M206 246l-4-8', HUE.rust, 4),
      path('M124 190V66q28-16 52 0l-6 50q6 40-6 74z', 'none'),
      path('M170 182l12-96h52l12 96q-38 12-76 0z', HUE.cream, { opacity: 0.45 }),
      path('M175 146h66l5 36q-38 12-76 0z', twoTone(HUE.magenta, HUE.rose, 0.42)),
      path('M178 96l-6-12h14z', HUE.cream, { opacity: 0.6 }),
      circle(196, 140, 12, HUE.gold),
      circle(222, 142, 10, HUE.coral),
      rim('M236 96l10 80', 3),
      stroke('M86 190l60-96M296 200l40-90', HUE.bread, 5),
      circle(142, 100, 9, HUE.leaf),
      circle(134, 114, 9, HUE.magenta),
      circle(333, 118, 10, HUE.cream),
      path('M322 132q14-4 16 8-12 6-16-8z', HUE.coral),
    ],
    low,
  );

const paella = () =>
  spot(
    'dusk',
    [
      table,
      ellipse(200, 238, 178, 52, HUE.night, { opacity: 0.4 }),
      stroke('M34 200q-26 4-20 24M366 200q26 4 20 24', HUE.gold, 11),
      ellipse(200, 218, 174, 60, HUE.night),
      ellipse(200, 208, 174, 58, HUE.iron),
      ellipse(200, 206, 160, 50, twoTone(HUE.gold, HUE.amber, 0.42)),
      ...[
        [90, 196, 0],
        [150, 176, 1],
        [230, 178, 0],
        [300, 198, 1],
      ].map(([x = 0, y = 0, turn = 0]) =>
        path(`M${x - 26} ${y + 8}q0-34 32-36 26 6 22 32-10 6-14-4-4-12-12-8-10 4-8 18z`, turn ? HUE.coral : HUE.rust),
      ),
      ...[
        [124, 224],
        [204, 214],
        [274, 226],
        [186, 238],
      ].map(
        ([x = 0, y = 0]) =>
          path(`M${x - 22} ${y}q2-18 22-20 18 2 22 20-22 8-44 0z`, HUE.indigo) +
          path(`M${x - 13} ${y - 1}q2-10 13-11 11 1 13 11-13 4-26 0z`, HUE.coral),
      ),
      path('M160 206a22 22 0 0 1 38-20zM316 216a22 22 0 0 0-38-18z', HUE.glow),
      ...[
        [110, 208],
        [236, 202],
        [252, 240],
        [152, 240],
        [318, 206],
        [74, 212],
      ].map(([x = 0, y = 0]) => circle(x, y, 5, HUE.leaf)),
      steam(130, 130, 60),
      steam(200, 118, 66),
      steam(270, 130, 60),
      rim('M352 184q24 14 20 34', 3),
    ],
    { x: 200, y: 120, r: 100 },
  );

const mezze = () =>
  spot(
    'warm',
    [
      table,
      path('M196 210L250 84q70 0 104 60-40 56-158 66z', twoTone(HUE.bread, HUE.crust, 0.42)),
      path('M40 200q-6-96 86-104 76 0 84 96-80 36-170 8z', twoTone(HUE.glow, HUE.bread, 0.42)),
      circle(92, 134, 6, HUE.crust),
      circle(134, 120, 5, HUE.crust),
      circle(120, 156, 5, HUE.crust),
      circle(270, 122, 6, HUE.crust),
      circle(308, 140, 5, HUE.crust),
      plate(200, 228, 168),
      ...[
        [108, 212, '#f3dcb4', HUE.bread],
        [200, 192, HUE.coral, HUE.rust],
        [292, 212, HUE.leaf, HUE.sea],
      ].map(
        ([x, y, light, shade]) =>
          path(`M${Number(x) - 46} ${y}h92q-4 34-46 36-42-2-46-36z`, twoTone(HUE.mauve, HUE.indigo, 0.42)) +
          ellipse(Number(x), Number(y), 46, 15, twoTone(String(light), String(shade), 0.36)) +
          ellipse(Number(x) + 4, Number(y) - 1, 20, 5, HUE.gold),
      ),
      circle(112, 208, 6, HUE.wood),
      circle(100, 212, 5, HUE.wood),
      path('M196 190q4-16 16-14-2 14-16 14z', HUE.leaf),
      ...[
        [162, 246],
        [198, 252],
        [234, 246],
      ].map(
        ([x = 0, y = 0]) =>
          circle(x, y - 8, 19, twoTone(HUE.wood, HUE.bark, 0.42)) +
          circle(x + 5, y - 12, 3, HUE.bread) +
          circle(x - 6, y - 4, 3, HUE.bread),
      ),
    ],
    { x: 200, y: 110, r: 90 },
  );

const kebab = () =>
  spot(
    'night',
    [
      ground(212, HUE.bark, HUE.wood),
      path('M30 236h330q16 0 16 12t-16 16H46q-16-6-16-28z', twoTone(HUE.steel, HUE.iron, 0.4)),
      ...[
        [90, 0],
        [140, 1],
        [190, 2],
      ].map(
        ([y = 0, row = 0]) =>
          stroke(`M30 ${y + 12}H366`, HUE.cream, 4) +
          circle(30, y + 12, 8, HUE.gold) +
          [70, 118, 166, 214, 262, 310]
            .map((x, index) =>
              rect(
                x,
                y - 8,
                42,
                40,
                [
                  twoTone(HUE.wood, HUE.bark, 0.4, 'down'),
                  HUE.magenta,
                  twoTone(HUE.bread, HUE.crust, 0.4, 'down'),
                  HUE.leaf,
                ][(index + row) % 4] ?? HUE.bread,
                { rx: 12 },
              ),
            )
            .join(''),
      ),
      steam(110, 66, 50),
      steam(200, 60, 54),
      steam(290, 66, 50),
      path('M330 246a26 26 0 0 1 44-26z', HUE.gold),
      path('M40 246q20-26 46-8-16 18-46 8z', HUE.leaf),
    ],
    { x: 200, y: 120, r: 110 },
  );

const pierogi = () =>
  spot(
    'lagoon',
    [
      table,
      plate(200, 232, 164, '#f6e6d2'),
      ...[
        [66, 196, 0],
        [226, 190, 0],
        [146, 164, 0],
        [146, 222, 0],
      ].map(
        ([x = 0, y = 0]) =>
          path(`M${x} ${y + 30}q-2-50 56-52 54 4 54 52-54 20-110 0z`, twoTone(HUE.glow, HUE.bread, 0.42)) +
          path(
            `M${x} ${y + 30}q-8-8 0-14-6-10 6-14-2-12 12-12 2-10 14-8 6-8 18-4 8-8 18 0 12-2 16 8 12 0 12 12 12 4 6 16 8 8-2 16`,
            'none',
            { stroke: HUE.crust, 'stroke-width': 4 },
          ),
      ),
      circle(120, 196, 5, HUE.wood),
      circle(200, 186, 6, HUE.wood),
      circle(250, 214, 5, HUE.wood),
      circle(190, 242, 6, HUE.wood),
      path('M176 176q8-22 28-16 0 18-28 16z', HUE.leaf),
      path('M226 240q10-16 26-8-4 16-26 8z', HUE.leaf),
      path('M296 234q2-18 30-18t30 18q-30 12-60 0z', HUE.cream),
      steam(140, 128, 56),
      steam(250, 130, 56),
    ],
    low,
  );

const dumplings = () =>
  spot(
    'dusk',
    [
      table,
      ellipse(200, 268, 150, 16, HUE.night, { opacity: 0.4 }),
      path('M62 206h276v50q-60 18-138 18T62 256z', twoTone(HUE.bread, HUE.crust, 0.42)),
      path('M62 226q138 26 276 0v8q-138 26-276 0z', HUE.crust),
      ellipse(200, 206, 138, 34, HUE.glow),
      ellipse(200, 208, 124, 27, HUE.crust),
      ...[
        [118, 196],
        [200, 186],
        [282, 196],
        [160, 214],
        [242, 214],
      ].map(
        ([x = 0, y = 0]) =>
          path(`M${x - 38} ${y + 6}q0-34 38-42 38 8 38 42-38 14-76 0z`, twoTone(HUE.cream, HUE.sand, 0.42)) +
          stroke(`M${x} ${y - 34}q-14 10-20 30M${x} ${y - 34}v30M${x} ${y - 34}q14 10 20 30`, HUE.sand, 3),
      ),
      path('M176 152L320 52M188 160L334 66', 'none', {
        stroke: HUE.magenta,
        'stroke-width': 8,
        'stroke-linecap': 'round',
      }),
      steam(110, 140, 62),
      steam(160, 122, 62),
      circle(200, 160, 4, HUE.leaf),
      circle(192, 164, 4, HUE.leaf),
    ],
    low,
  );

const riceTable = () =>
  spot(
    'dusk',
    [
      table,
      path('M60 256q-10-50 140-54t140 54q-140 40-280 0z', HUE.sea),
      path('M200 200q-8 30 0 76', 'none', { stroke: HUE.mint, 'stroke-width': 4 }),
      path('M150 222q4-76 50-86 46 10 50 86-50 16-100 0z', twoTone(HUE.gold, HUE.amber, 0.42)),
      circle(200, 138, 9, HUE.magenta),
      ...[
        [92, 206, HUE.coral, HUE.rust],
        [308, 206, HUE.leaf, HUE.sea],
        [66, 244, HUE.wood, HUE.bark],
        [334, 244, HUE.magenta, HUE.rose],
        [136, 262, HUE.gold, HUE.amber],
        [264, 262, HUE.cream, HUE.sand],
      ].map(
        ([x, y, light, shade]) =>
          path(`M${Number(x) - 42} ${y}h84q-4 30-42 32-38-2-42-32z`, twoTone(HUE.cream, HUE.sand, 0.42)) +
          ellipse(Number(x), Number(y), 42, 13, twoTone(String(light), String(shade), 0.4)),
      ),
      path('M292 204q10-16 24-4M310 206q10-12 20-2', 'none', { stroke: HUE.cream, 'stroke-width': 4 }),
      path('M248 176L316 76q14-2 18 10l-62 94z', HUE.bread),
      circle(316, 92, 13, HUE.wood),
      circle(300, 114, 13, HUE.wood),
      circle(286, 136, 13, HUE.wood),
      steam(150, 110, 56),
      steam(206, 104, 50),
    ],
    low,
  );

/** Dishes to share. */
export const SHARE_SPOTS = {
  tapas,
  paella,
  mezze,
  kebab,
  pierogi,
  dumplings,
  'rice-table': riceTable,
};
