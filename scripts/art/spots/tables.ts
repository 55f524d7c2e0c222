import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { crown, rim, shadow, sparkle, twoTone } from './light.ts';
import { ground, spot } from './spot.ts';

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

/** Laid tables. */
export const TABLE_SPOTS = {
  'fine-dining': fineDining,
  'tasting-menu': tasting,
  bistro,
  'long-table': longTable,
  chef,
  canapes,
  'dinner-show': dinnerShow,
};
