import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { crown, rim, shadow, sparkle, steam, twoTone } from './light.ts';
import { ground, plate, spot } from './spot.ts';

const table = ground(176, HUE.mauve, HUE.plum);
const low = { x: 200, y: 128, r: 104 };

const fineDining = () =>
  spot('night', [
    ground(232, HUE.rose, HUE.coral),
    shadow(200, 254, 150),
    ellipse(200, 246, 150, 17, HUE.iron),
    ellipse(200, 240, 150, 17, twoTone(HUE.cream, HUE.steel, 0.42)),
    path('M84 236q0-112 116-118 116 6 116 118-116 12-232 0z', twoTone(HUE.steel, HUE.iron, 0.42)),
    path('M84 226q116 12 232 0v12q-116 12-232 0z', twoTone(HUE.gold, HUE.amber, 0.42)),
    path('M188 112q0-14 12-14t12 14l4 8h-32z', HUE.gold),
    circle(200, 94, 12, twoTone(HUE.glow, HUE.gold, 0.42)),
    path('M116 204q10-54 50-68', 'none', { stroke: HUE.cream, 'stroke-width': 8, 'stroke-linecap': 'round' }),
    rim('M262 138q44 26 50 82', 4),
    sparkle(262, 84, 15),
    sparkle(304, 116, 9),
    sparkle(112, 104, 10),
    path('M352 234v-46h12v46z', HUE.cream),
    path('M358 168q12 14 0 22-12-8 0-22z', HUE.gold),
    circle(358, 180, 26, HUE.gold, { opacity: 0.2 }),
  ]);

const tasting = () =>
  spot('warm', [
    ground(186, HUE.dark, HUE.rose),
    ellipse(200, 242, 172, 48, HUE.night, { opacity: 0.5 }),
    ellipse(200, 234, 168, 48, HUE.sand),
    ellipse(200, 228, 168, 48, HUE.cream),
    ellipse(200, 226, 112, 30, HUE.sand, { opacity: 0.6 }),
    path('M136 222q60-26 128 0-60 24-128 0z', twoTone(HUE.mint, HUE.sea, 0.45)),
    path('M164 218v-40q0-10 36-10t36 10v40q-36 12-72 0z', twoTone(HUE.coral, HUE.rust, 0.42)),
    ellipse(200, 177, 36, 10, HUE.gold),
    circle(190, 166, 10, HUE.magenta),
    circle(212, 164, 9, HUE.magenta),
    path('M200 164q-24-40 2-72 26 34-2 72zM208 160q6-36 40-44 0 34-40 44z', HUE.leaf),
    stroke('M201 160V112', HUE.sea, 3),
    circle(282, 222, 7, HUE.magenta),
    circle(300, 216, 5, HUE.magenta),
    circle(312, 208, 3.5, HUE.magenta),
    circle(118, 224, 6, HUE.leaf),
    circle(104, 218, 4, HUE.leaf),
    rim('M354 212q14 8 12 20', 3),
    sparkle(286, 108, 12),
    sparkle(110, 122, 9),
  ]);

const setTable = (x: number): string =>
  path(`M${x - 9} 118h18l6 132h-30z`, HUE.bark) +
  path(`M${x - 34} 130q0-34 34-34t34 34v50h-68z`, twoTone(HUE.wood, HUE.bark, 0.45));

const bistro = () =>
  spot(
    'dusk',
    [
      path(
        'M0 0h400v52q-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0z',
        twoTone(HUE.magenta, HUE.rose, 0.5),
      ),
      path(
        'M40 0h40v52q-20 22-40 0zM120 0h40v52q-20 22-40 0zM200 0h40v52q-20 22-40 0zM280 0h40v52q-20 22-40 0zM360 0h40v52q-20 22-40 0z',
        HUE.cream,
      ),
      ground(262),
      shadow(200, 272, 140),
      setTable(86),
      setTable(314),
      stroke('M66 176v90M108 176v90M294 176v90M336 176v90', HUE.bark, 8),
      path('M194 186h12v72h30v10h-72v-10h30z', HUE.night),
      path('M104 166h192q8 0 8 10t-8 10H104q-8 0-8-10t8-10z', twoTone(HUE.cream, HUE.sand, 0.45)),
      path('M112 182h176l-12 34-26-26-26 30-26-30-26 30-26-30-20 26z', HUE.coral),
      path('M188 166v-30q-8-14 0-26V92h14v18q8 12 0 26v30z', twoTone(HUE.mint, HUE.sea, 0.5)),
      path('M195 70q10 12 0 22-10-10 0-22z', HUE.gold),
      circle(195, 82, 26, HUE.gold, { opacity: 0.22 }),
      path(
        'M136 128h30q0 22-13 24v12h8v4h-20v-4h8v-12q-13-2-13-24zM228 128h30q0 22-13 24v12h8v4h-20v-4h8v-12q-13-2-13-24z',
        HUE.cream,
        { opacity: 0.85 },
      ),
      path('M138 134h26q-2 14-13 15-11-1-13-15zM230 134h26q-2 14-13 15-11-1-13-15z', HUE.magenta),
      path('M268 166q4-10 14-10t14 10z', HUE.bread),
    ],
    { x: 200, y: 138, r: 96 },
  );

const longTable = () =>
  spot(
    'night',
    [
      ground(268),
      stroke('M0 50q100 50 200 10t200 16', HUE.night, 2),
      ...[
        [40, 66, HUE.coral],
        [110, 78, HUE.gold],
        [180, 70, HUE.mint],
        [250, 58, HUE.coral],
        [320, 60, HUE.gold],
        [376, 70, HUE.magenta],
      ].map(
        ([x, y, colour]) =>
          circle(Number(x), Number(y) + 12, 26, String(colour), { opacity: 0.2 }) +
          ellipse(Number(x), Number(y) + 12, 13, 15, String(colour)) +
          rect(Number(x) - 6, Number(y) - 4, 12, 4, HUE.night),
      ),
      ...[60, 116, 172, 228, 284, 340].map(
        (x, index) =>
          circle(x, 144, 18, HUE.dark) +
          path(`M${x - 25} 200v-16q2-20 25-20t25 20v16z`, HUE.dark) +
          rim(`M${x + 10} 132q8 8 5 20`, 2.5) +
          (index % 2 === 0 ? stroke(`M${x + 18} 178l14-22`, HUE.dark, 8) : ''),
      ),
      crown(172, 128, 0.85),
      path('M270 130q14-26 28 0z', HUE.coral),
      path('M14 196h372l14 24H0z', HUE.cream),
      path('M0 220h400v44H0z', twoTone(HUE.sand, HUE.iron, 0.3, 'down')),
      path(
        'M0 220h400v10q-20 16-40 0-20 16-40 0-20 16-40 0-20 16-40 0-20 16-40 0-20 16-40 0-20 16-40 0-20 16-40 0-20 16-40 0-20 16-40 0z',
        HUE.coral,
      ),
      ...[56, 152, 248, 344].map((x) => ellipse(x, 207, 26, 6, HUE.steel) + ellipse(x, 205, 14, 4, HUE.magenta)),
      ...[104, 200, 296].map(
        (x) => rect(x - 3, 178, 6, 26, HUE.cream) + path(`M${x} 160q8 10 0 18-8-8 0-18z`, HUE.gold),
      ),
    ],
    { x: 200, y: 150, r: 96 },
  );

const chef = () =>
  spot('warm', [
    ground(252),
    shadow(196, 262, 110),
    path(
      'M128 150q-54-8-50-54 8-44 58-40 16-36 62-36 48 0 62 36 52-4 58 40 4 46-52 54l-8 86H136z',
      twoTone(HUE.cream, HUE.sand, 0.42),
    ),
    path('M134 206h124l-3 42q-58 10-118 0z', twoTone(HUE.steel, HUE.iron, 0.42)),
    stroke('M166 132l6 66M198 126v72M230 132l-6 66', HUE.sand, 5),
    rim('M300 68q22 10 16 38-8 30-44 36', 4),
    crown(196, 240, 1),
    path('M300 250l40-92 12 6-34 92z', HUE.wood),
    path('M336 162q-16-34 8-58 24 4 30 26-4 30-30 36z', twoTone(HUE.bread, HUE.crust, 0.5)),
    path('M58 252l16-64 14 2-8 64z', HUE.night),
    path('M66 192q-14-40 4-86 16 6 22 86z', twoTone(HUE.cream, HUE.steel, 0.5)),
    sparkle(340, 70, 11),
  ]);

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

const canteen = () =>
  spot(
    'lagoon',
    [
      table,
      ellipse(200, 262, 180, 18, HUE.night, { opacity: 0.4 }),
      path('M46 158h308l34 92q0 14-16 14H28q-16 0-16-14z', twoTone(HUE.coral, HUE.rust, 0.45)),
      path('M60 168h280l26 76H34z', HUE.rust),
      ellipse(150, 210, 84, 28, HUE.sand),
      ellipse(150, 206, 84, 28, HUE.cream),
      path('M86 202q10-40 50-36 20 4 24 34-34 16-74 2z', twoTone(HUE.glow, HUE.bread, 0.42)),
      path('M150 214q4-36 38-38 36 8 34 28-30 22-72 10z', twoTone(HUE.wood, HUE.bark, 0.42)),
      path('M120 206q8-12 20-4-6 12-20 4z', HUE.leaf),
      path('M250 176h66l8 22h-68z', HUE.mint),
      ellipse(286, 176, 33, 10, HUE.gold),
      path('M300 96h54l-6 74h-42z', HUE.cream, { opacity: 0.45 }),
      path('M303 122h48l-4 44h-40z', twoTone(HUE.gold, HUE.amber, 0.42)),
      path('M262 214h72l8 22h-74z', HUE.cream),
      path('M274 232v-14h24v14zM304 228q6-12 22-6l4 12h-26z', HUE.magenta),
      stroke('M56 244l18-66M76 244l14-66', HUE.steel, 6),
      steam(126, 148, 54),
      steam(176, 144, 54),
    ],
    low,
  );

const picnic = () =>
  spot(
    'dusk',
    [
      path('M0 214q120-40 220-16t180-10v112H0z', HUE.sea),
      path('M0 300l50-70h300l50 70z', HUE.cream),
      path('M60 230h40l-30 70H16zM150 230h40l-8 70h-54zM240 230h40l26 70h-54zM330 230h20l50 70h-30z', HUE.magenta),
      path('M30 256h340l14 18H18z', HUE.magenta, { opacity: 0.6 }),
      shadow(170, 268, 110),
      path('M86 166q4-100 92-100t92 100', 'none', { stroke: HUE.crust, 'stroke-width': 13 }),
      path('M66 158h224l-18 106H84z', twoTone(HUE.bread, HUE.crust, 0.42)),
      stroke(
        'M72 188h212M78 218h200M82 244h192M116 160l8 102M156 160l4 102M200 160l-4 102M240 160l-8 102',
        HUE.crust,
        4,
      ),
      path('M60 150h236q8 2 8 14H52q0-12 8-14z', twoTone(HUE.bread, HUE.crust, 0.42)),
      path('M180 150h100l10 50-30-12-26 16-24-16-24 10z', HUE.coral),
      path('M106 152V90q-4-16 8-24h14q12 8 8 24v62z', twoTone(HUE.mint, HUE.sea, 0.5)),
      path('M112 48h18v22h-18z', HUE.gold),
      path('M148 152q-6-70 26-84 14 6 8 20l-10 64z', twoTone(HUE.gold, HUE.bread, 0.5)),
      stroke('M168 88l10 6M162 106l12 6M160 124l12 4', HUE.crust, 4),
      path('M310 262v-40q20-16 44 0v40z', HUE.gold),
      path('M310 230h44v14h-44z', HUE.cream),
      path('M366 280q10-12 20 0-6 10-20 0z', HUE.night),
      stroke('M368 282l-6 6M376 286l-2 8M384 282l6 6', HUE.night, 2.5),
    ],
    { x: 262, y: 116, r: 84 },
  );

const buffet = () =>
  spot('warm', [
    ground(214, HUE.dark, HUE.plum),
    path(
      'M0 210h400v16q-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0z',
      HUE.cream,
    ),
    path('M40 168h150v40H40zM212 168h150v40H212z', twoTone(HUE.steel, HUE.iron, 0.42)),
    path('M34 158h162v14H34zM206 158h162v14H206z', HUE.gold),
    path('M40 158q4-64 75-68 71 4 75 68z', twoTone(HUE.steel, HUE.iron, 0.42), { transform: 'rotate(-26 40 158)' }),
    path('M50 160q20-22 40-8 20-20 40-2 24-16 48 10z', HUE.coral),
    circle(80, 154, 8, HUE.gold),
    circle(132, 152, 7, HUE.leaf),
    path('M218 160q10-30 34-18 18-24 40-4 26-16 40 4 20-2 24 18z', HUE.leaf),
    circle(262, 148, 9, HUE.magenta),
    circle(310, 146, 8, HUE.gold),
    steam(110, 140, 54),
    path('M274 130V66h24v64z', HUE.cream),
    path('M252 130h68v10h-68zM258 102h56v8h-56zM266 74h40v8h-40z', HUE.cream),
    ...[
      [262, 94, HUE.magenta],
      [282, 94, HUE.coral],
      [304, 94, HUE.mint],
      [274, 66, HUE.gold],
      [296, 66, HUE.magenta],
      [286, 48, HUE.coral],
    ].map(([x, y, colour]) => circle(Number(x), Number(y), 9, String(colour))),
    shadow(200, 212, 170, 5),
    path('M70 208q4 14 16 14t16-14M300 208q4 14 16 14t16-14', 'none', { stroke: HUE.coral, 'stroke-width': 4 }),
  ]);

const foodHall = () =>
  spot(
    'night',
    [
      path('M0 0h400v70L200 20 0 70z', HUE.mauve),
      stroke('M0 70L200 20l200 50M60 55v40M140 35v50M260 35v50M340 55v40', HUE.night, 5),
      ground(236),
      ...[
        [14, HUE.coral, HUE.rust],
        [144, HUE.mint, HUE.sea],
        [274, HUE.gold, HUE.amber],
      ].map(
        ([left, light, shade]) =>
          rect(Number(left), 100, 114, 140, HUE.indigo) +
          rect(Number(left) + 8, 138, 98, 52, HUE.glow) +
          path(
            `M${Number(left) - 6} 98h126l4 32q-11 14-22 0-11 14-22 0-11 14-22 0-11 14-22 0-11 14-22 0-11 14-24 0z`,
            twoTone(String(light), String(shade), 0.45),
          ) +
          rect(Number(left) - 2, 188, 118, 12, HUE.cream) +
          rect(Number(left), 200, 114, 40, String(shade)) +
          circle(Number(left) + 57, 158, 15, HUE.dark) +
          path(`M${Number(left) + 33} 188v-4q2-14 24-14t24 14v4z`, HUE.dark),
      ),
      path('M54 150q2-10 17-12t17 12z', HUE.cream),
      path('M184 152q17-20 34 0z', HUE.magenta),
      crown(331, 146, 0.7),
      circle(71, 80, 17, HUE.coral),
      path('M62 84l9-18 9 18z', HUE.gold),
      circle(201, 80, 17, HUE.mint),
      path('M192 76h18q-1 14-9 14t-9-14z', HUE.cream),
      circle(331, 80, 17, HUE.gold),
      ellipse(331, 80, 11, 5, HUE.magenta, { transform: 'rotate(-40 331 80)' }),
      path('M40 262h120v8H40zM94 270h12v30H94zM236 262h120v8H236zM290 270h12v30h-12z', HUE.bread),
      rect(60, 246, 22, 16, HUE.coral, { rx: 3 }),
      rect(112, 244, 14, 18, HUE.gold),
      ellipse(280, 258, 24, 5, HUE.cream),
      path('M264 256q14-20 32 0z', HUE.crust),
      rect(322, 244, 12, 18, HUE.mint),
    ],
    null,
  );

const foodTour = () =>
  spot(
    'warm',
    [
      ground(258),
      path('M60 300q-10-60 60-54t100-16 160 20', 'none', {
        stroke: HUE.gold,
        'stroke-width': 6,
        'stroke-dasharray': '3 15',
        'stroke-linecap': 'round',
      }),
      stroke('M84 262L262 44', HUE.bread, 7),
      `<g transform="rotate(-51 190 132)">${rect(98, 106, 46, 52, twoTone(HUE.wood, HUE.bark, 0.4, 'down'), { rx: 14 })}${circle(166, 132, 25, twoTone(HUE.magenta, HUE.rose, 0.5, 'down'))}${rect(192, 104, 40, 56, twoTone(HUE.leaf, HUE.sea, 0.45, 'down'), { rx: 16 })}${rect(236, 106, 48, 52, twoTone(HUE.gold, HUE.amber, 0.45, 'down'), { rx: 12 })}</g>`,
      path('M300 86q38 0 38 40 0 32-38 76-38-44-38-76 0-40 38-40z', twoTone(HUE.coral, HUE.rust, 0.5)),
      circle(300, 126, 24, HUE.cream),
      stroke('M294 112v28M288 112v8q0 6 6 6t6-6v-8M308 140v-28q8 4 8 16h-8', HUE.ink, 3.5),
      rim('M322 94q14 12 12 36', 3),
      shadow(300, 210, 22, 5),
      steam(128, 104, 48),
    ],
    { x: 196, y: 140, r: 112 },
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

const canapes = () =>
  spot('dusk', [
    path('M140 300q-10-40 20-56l80-6q34 10 30 62z', HUE.dark),
    ellipse(200, 232, 172, 30, HUE.iron),
    ellipse(200, 224, 172, 30, twoTone(HUE.cream, HUE.steel, 0.42)),
    ...[
      [84, 212, HUE.coral],
      [146, 204, HUE.leaf],
      [208, 212, HUE.magenta],
      [270, 204, HUE.coral],
      [322, 214, HUE.leaf],
      [116, 228, HUE.magenta],
      [180, 234, HUE.coral],
      [246, 232, HUE.leaf],
    ].map(
      ([x, y, colour], index) =>
        path(`M${Number(x) - 20} ${Number(y) + 6}v-14h40v14q-20 8-40 0z`, twoTone(HUE.bread, HUE.crust, 0.42)) +
        ellipse(Number(x), Number(y) - 10, 18, 10, String(colour)) +
        (index % 2 === 0
          ? stroke(`M${x} ${Number(y) - 12}v-28`, HUE.cream, 3) + circle(Number(x), Number(y) - 42, 5, HUE.gold)
          : circle(Number(x), Number(y) - 20, 6, HUE.cream)),
    ),
    rim('M360 216q14 8 4 18', 3),
    path('M300 60h26l-4 66q-3 12-9 12t-9-12z', HUE.cream, { opacity: 0.6 }),
    path('M302 84h22l-3 42q-3 10-8 10t-8-10z', HUE.gold),
    stroke('M313 138v44M300 184h26', HUE.cream, 4),
    circle(308, 96, 2.5, HUE.cream),
    circle(316, 110, 2.5, HUE.cream),
  ]);

const dessert = () =>
  spot('warm', [
    ground(240, HUE.dark, HUE.rose),
    shadow(200, 254, 80),
    path('M192 196h16v46h34q6 6 0 10h-84q-6-4 0-10h34z', HUE.cream, { opacity: 0.9 }),
    path('M122 112h156q-6 88-78 92-72-4-78-92z', HUE.cream, { opacity: 0.4 }),
    path('M130 130h140q-10 62-70 66-60-4-70-66z', twoTone(HUE.magenta, HUE.rose, 0.42)),
    circle(160, 108, 38, twoTone(HUE.cream, HUE.sand, 0.42)),
    circle(240, 108, 38, twoTone(HUE.coral, HUE.rust, 0.42)),
    circle(200, 74, 40, twoTone(HUE.mint, HUE.sea, 0.42)),
    path('M162 74q10-34 38-38 28 4 38 38-8 16-16 0-8 22-18 4-8 18-18-2-12 18-24-2z', HUE.wood),
    circle(200, 30, 12, HUE.magenta),
    path('M200 18q2-12 14-14', 'none', { stroke: HUE.leaf, 'stroke-width': 4 }),
    path('M252 78l52-62 20 14-42 68z', twoTone(HUE.bread, HUE.crust, 0.5)),
    stroke('M270 74l26 18M286 54l24 16', HUE.crust, 3),
    rim('M276 122q-4 54-44 74', 4),
    sparkle(94, 92, 11),
  ]);

const afternoonTea = () =>
  spot('dusk', [
    ground(244),
    shadow(200, 256, 140),
    path('M186 30h8v210h-8z', HUE.gold),
    circle(190, 24, 13, 'none', { stroke: HUE.gold, 'stroke-width': 6 }),
    ...[
      [84, 62],
      [152, 88],
      [226, 114],
    ].map(
      ([y = 0, half = 0]) =>
        ellipse(190, y + 4, half, 11, HUE.sand) +
        ellipse(190, y, half, 11, HUE.cream) +
        rim(`M${190 + half * 0.5} ${y + 9}q${half * 0.4}-2 ${half * 0.5}-8`, 3),
    ),
    path('M142 80v-14h26v14zM206 80v-14h26v14z', twoTone(HUE.magenta, HUE.rose, 0.42)),
    path('M138 68q16-26 34 0zM202 68q16-26 34 0z', HUE.cream),
    circle(155, 54, 5, HUE.coral),
    circle(219, 54, 5, HUE.coral),
    path('M112 148l22-26h30v26zM172 148v-26h26l20 26zM228 148q4-22 22-22t20 22z', twoTone(HUE.bread, HUE.crust, 0.42)),
    stroke('M116 144h46M174 144h40', HUE.leaf, 4),
    path('M232 138h34', 'none', { stroke: HUE.cream, 'stroke-width': 5 }),
    path('M88 222v-18h56v18zM156 222v-20h58v20zM226 222q2-28 30-28t30 28z', twoTone(HUE.gold, HUE.amber, 0.42)),
    path('M88 204h56v8H88zM156 210h58', HUE.magenta),
    circle(256, 192, 7, HUE.magenta),
    path('M298 196h66q-2 42-20 50h-26q-18-8-20-50z', twoTone(HUE.mint, HUE.sea, 0.42)),
    path('M362 204q22-2 18 14-4 12-22 12', 'none', { stroke: HUE.mint, 'stroke-width': 7 }),
    ellipse(331, 197, 33, 8, HUE.wood),
    ellipse(331, 250, 48, 7, HUE.cream),
    steam(322, 182, 46),
    steam(342, 178, 40),
  ]);

const dinnerShow = () =>
  spot(
    'night',
    [
      path('M0 0h400v40H0z', HUE.magenta),
      path('M0 0h90q-4 110-90 150zM400 0h-90q4 110 90 150z', twoTone(HUE.magenta, HUE.rose, 0.5)),
      path('M60 40q30 24 56 0 28 24 56 0 28 24 56 0 28 24 56 0 28 24 56 0V0H60z', HUE.rose),
      path('M200 30L110 190h180z', HUE.glow, { opacity: 0.25 }),
      ellipse(200, 190, 104, 14, HUE.gold, { opacity: 0.5 }),
      circle(200, 92, 18, HUE.ink),
      path('M200 110q22 0 24 20l44-30 8 10-50 42 6 40h-64l6-40-50-42 8-10 44 30q2-20 24-20z', HUE.ink),
      path('M182 80q-6-40 18-46 24 6 18 46l-18-10z', twoTone(HUE.coral, HUE.rust, 0.5)),
      ground(206, HUE.dark, HUE.rose),
      ellipse(200, 268, 150, 34, HUE.cream),
      path('M50 268q150 68 300 0v32H50z', HUE.sand),
      path('M150 258q0-42 50-46 50 4 50 46-50 12-100 0z', twoTone(HUE.steel, HUE.iron, 0.42)),
      circle(200, 208, 8, HUE.gold),
      path(
        'M286 212h34q0 24-15 26v20h10v5h-24v-5h10v-20q-15-2-15-26zM84 212h34q0 24-15 26v20h10v5H89v-5h10v-20q-15-2-15-26z',
        HUE.cream,
        { opacity: 0.8 },
      ),
      path('M288 220h30q-2 14-13 15h-4q-11-1-13-15zM86 220h30q-2 14-13 15h-4q-11-1-13-15z', HUE.magenta),
    ],
    { x: 200, y: 110, r: 86 },
  );

/** Laid tables, and dishes that come in many bowls. */
export const TABLE_SPOTS = {
  'fine-dining': fineDining,
  'tasting-menu': tasting,
  bistro,
  'long-table': longTable,
  chef,
  tapas,
  paella,
  mezze,
  kebab,
  pierogi,
  dumplings,
  pancakes,
  brunch,
  'vegan-bowl': veganBowl,
  vegetables,
  canteen,
  picnic,
  buffet,
  'food-hall': foodHall,
  'food-tour': foodTour,
  'rice-table': riceTable,
  roast,
  pie,
  stew,
  canapes,
  dessert,
  'afternoon-tea': afternoonTea,
  'dinner-show': dinnerShow,
};
