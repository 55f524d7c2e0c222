import { circle, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { bulb, crown, rim, shadow, sparkle, twoTone } from './light.ts';
import { bar, GLASS } from './scenery.ts';
import { ground, spot } from './spot.ts';

const tap = () =>
  spot('night', [
    bar,
    shadow(200, 252, 150),
    path('M58 128h208v28H58z', twoTone(HUE.gold, HUE.amber, 0.45, 'down')),
    path('M84 156h40v84H84zM200 156h40v84h-40z', twoTone(HUE.gold, HUE.amber, 0.45)),
    ...[86, 146, 206].map(
      (x, index) =>
        path(`M${x - 5} 130v-22h10v22z`, HUE.steel) +
        path(
          `M${x - 12} 112l-8-74q20-26 40 0l-8 74z`,
          twoTone(
            [HUE.coral, HUE.mint, HUE.magenta][index] ?? HUE.coral,
            [HUE.rust, HUE.sea, HUE.rose][index] ?? '',
            0.4,
          ),
        ) +
        circle(x, 66, 8, HUE.cream),
    ),
    path('M266 128h40q14 0 14 14v22h-20v-12h-34z', twoTone(HUE.cream, HUE.steel, 0.4)),
    path('M304 162h11v40h-11z', HUE.gold),
    path('M268 166h84l-8 78h-68z', HUE.cream, GLASS),
    path('M272 198h76l-5 44h-66z', twoTone(HUE.gold, HUE.amber, 0.4)),
    path('M268 200q2-18 18-14 6-16 22-6 14-10 24 2 18-4 18 18z', HUE.cream),
    rim('M350 176l-7 62', 3),
  ]);

const brewery = () =>
  spot(
    'lagoon',
    [
      ground(246),
      shadow(196, 258, 130),
      path('M112 240l-8 18h16l6-18zM270 240l8 18h-16l-6-18z', HUE.night),
      path('M168 40h32v50h-32z', twoTone(HUE.bread, HUE.crust, 0.45)),
      path('M74 146q12-66 116-66t116 66z', twoTone(HUE.bread, HUE.crust, 0.45)),
      path('M74 146h232v62q-20 38-116 38T74 208z', twoTone(HUE.gold, HUE.amber, 0.42)),
      path('M70 140h240v14H70z', twoTone(HUE.glow, HUE.gold, 0.42)),
      stroke('M184 42q0-26 32-26h96q24 0 24 28v214', HUE.crust, 13),
      stroke('M188 38q4-18 30-18h94q20 0 20 24', HUE.gold, 3),
      path('M146 94h84q10 0 10 12v14H136v-14q0-12 10-12z', HUE.crust),
      path('M150 100h76v16h-76z', HUE.glow),
      circle(260, 192, 20, HUE.cream),
      stroke('M260 192l8-10', HUE.magenta, 4),
      circle(260, 192, 16, 'none', { stroke: HUE.ink, 'stroke-width': 3 }),
      stroke('M92 172q0 40 24 54', HUE.cream, 5, { opacity: 0.5 }),
      path('M84 102q-20-30 6-52 24 26-6 52z', HUE.leaf),
      path('M60 84q-4-26 20-30-2 26-20 30z', HUE.sea),
    ],
    { x: 200, y: 150, r: 120 },
  );

const whisky = () =>
  spot(
    'lagoon',
    [
      ground(246),
      shadow(200, 256, 140),
      path('M66 244q-18-74 30-104 22-18 26-74h34q4 56 26 74 48 30 30 104z', twoTone(HUE.bread, HUE.crust, 0.42)),
      stroke('M140 70q2-38 40-40l104 42v58', HUE.crust, 18),
      stroke('M144 62q6-30 36-30l100 40', HUE.gold, 4),
      path('M118 62h44v16h-44z', HUE.gold),
      path('M68 196h146v12H68z', HUE.gold),
      path('M252 128h64l14 46v58q0 14-14 14h-64q-14 0-14-14v-58z', HUE.cream, GLASS),
      path('M240 186h88v44q0 12-12 12h-64q-12 0-12-12z', twoTone(HUE.gold, HUE.amber, 0.4)),
      path('M284 132q8 30 0 52', 'none', { stroke: HUE.gold, 'stroke-width': 5 }),
      path('M346 200h40v46h-40z', HUE.cream, GLASS),
      path('M348 220h36v24h-36z', HUE.amber),
      rect(354, 212, 14, 14, HUE.cream, { opacity: 0.8, rx: 3 }),
      circle(140, 160, 16, HUE.crust),
      circle(140, 160, 11, HUE.glow),
      rim('M206 160q14 22 10 60', 4),
    ],
    { x: 230, y: 130, r: 100 },
  );

const vip = () =>
  spot('night', [
    bar,
    shadow(200, 254, 110),
    path('M212 128l-30-20 30-74q4-12 14-8l18 8q8 4 4 14l-24 82z', twoTone(HUE.sea, '#123f57', 0.5)),
    path('M206 30q10-18 26-8l20 8-14 38-44-18z', twoTone(HUE.gold, HUE.amber, 0.5)),
    path('M146 128l-12-56 26-6 14 58z', twoTone(HUE.magenta, HUE.rose, 0.5)),
    path('M132 60l28-6 4 26-26 6z', HUE.gold),
    path('M108 134l22-18 20 14 22-16 22 16 24-16 22 16 20-12 22 18z', HUE.cream, { opacity: 0.85 }),
    path('M102 132h196l-26 108q-2 8-10 8H138q-8 0-10-8z', twoTone(HUE.steel, HUE.iron, 0.42)),
    path('M96 126h208v14H96z', twoTone(HUE.cream, HUE.steel, 0.42)),
    circle(94, 152, 13, 'none', { stroke: HUE.gold, 'stroke-width': 6 }),
    circle(306, 152, 13, 'none', { stroke: HUE.gold, 'stroke-width': 6 }),
    crown(200, 208, 1.4),
    sparkle(312, 74, 17),
    sparkle(332, 110, 9),
    sparkle(262, 46, 8),
    rim('M296 144l-24 94', 3),
  ]);

const pub = () =>
  spot(
    'dusk',
    [
      ground(262),
      path('M36 44h328v222H36z', twoTone(HUE.mauve, HUE.indigo, 0.16)),
      path('M24 34h352v16H24z', HUE.dark),
      path('M44 80h312v42H44z', twoTone(HUE.sea, '#123f57', 0.2)),
      stroke('M70 101h110M220 101h110', HUE.gold, 7),
      circle(200, 101, 13, HUE.gold),
      path('M192 101q8-22 16 0-8 16-16 0z', HUE.sea),
      ...[56, 256].map(
        (x) =>
          rect(x, 134, 88, 84, HUE.dark) +
          rect(x + 6, 140, 76, 72, twoTone(HUE.glow, HUE.gold, 0.4, 'slant')) +
          stroke(`M${x + 44} 140v72M${x + 6} 166h76`, HUE.dark, 4),
      ),
      path('M160 134h80v132h-80z', HUE.dark),
      path('M168 142h64v62h-64z', HUE.gold),
      path('M168 212h64v54h-64z', HUE.rose),
      circle(222, 232, 4, HUE.gold),
      circle(84, 190, 12, HUE.dark),
      path('M68 212q2-14 16-14t16 14z', HUE.dark),
      crown(84, 180, 0.6),
      rect(114, 188, 12, 18, HUE.amber),
      path('M112 182h16v8h-16z', HUE.cream),
      stroke('M364 60h24', HUE.night, 4),
      path('M370 66h26v32h-26z', HUE.coral),
      bulb(60, 64, 5),
      bulb(200, 64, 5),
      bulb(340, 64, 5),
      path('M48 262l6-22h76l6 22zM264 262l6-22h76l6 22z', HUE.crust),
      circle(72, 236, 10, HUE.magenta),
      circle(92, 232, 10, HUE.leaf),
      circle(112, 236, 10, HUE.coral),
      circle(290, 236, 10, HUE.coral),
      circle(310, 232, 10, HUE.leaf),
      circle(330, 236, 10, HUE.magenta),
    ],
    null,
  );

const barCrawl = () =>
  spot(
    'night',
    [
      ground(232),
      ...[
        [30, 96, HUE.rose],
        [150, 70, HUE.mauve],
        [280, 92, HUE.sea],
      ].map(
        ([left, top, colour]) =>
          rect(Number(left), Number(top), 92, 240 - Number(top), String(colour)) +
          rect(Number(left) - 6, Number(top) + 34, 104, 12, HUE.gold) +
          rect(Number(left) + 10, Number(top) + 58, 30, 40, HUE.glow) +
          rect(Number(left) + 52, Number(top) + 58, 30, 182 - Number(top), HUE.dark),
      ),
      path('M40 84h22l-3 26q-8 6-16 0zM164 44h30l-4 26h-22zM300 66h26l-13 20z', HUE.gold),
      path('M38 80h26v8H38zM162 40h34v8h-34z', HUE.cream),
      stroke('M313 84v14', HUE.cream, 3),
      stroke('M20 274q40-28 80-6t82-2 80 4 110-16', HUE.gold, 6, { 'stroke-dasharray': '2 15' }),
      path('M358 246l34 10-30 18z', HUE.coral),
    ],
    { x: 200, y: 130, r: 118 },
  );

const rooftop = () =>
  spot(
    'dusk',
    [
      path(
        'M0 236V150h34v-30h40v50h26v-66l16-26 16 26v74h24v-40h46v30h34v-60h8v-24h4v24h8v60h30v-34h52v54h24v-30h44v84z',
        HUE.plum,
      ),
      path('M0 250V194h50v-20h50v34h60v-22h40v24h64v-30h54v30h82v40z', HUE.mauve),
      ...[
        [20, 206],
        [64, 190],
        [78, 190],
        [176, 200],
        [276, 196],
        [296, 196],
        [350, 220],
        [118, 130],
        [330, 150],
        [172, 162],
      ].map(([x = 0, y = 0]) => rect(x, y, 6, 9, HUE.gold)),
      ground(244),
      stroke('M0 212h400', HUE.night, 6),
      stroke('M20 212v36M80 212v36M140 212v36M260 212v36M320 212v36M380 212v36', HUE.night, 4),
      stroke('M0 40q100 54 200 14t200 10', HUE.night, 2),
      ...[
        [40, 59],
        [96, 70],
        [152, 66],
        [206, 52],
        [262, 44],
        [318, 48],
        [370, 60],
      ].map(([x = 0, y = 0]) => bulb(x, y, 5)),
      shadow(200, 262, 100, 8),
      path('M130 202h140l-6 12H136z', HUE.cream),
      path('M194 214h12v42h26v8h-64v-8h26z', HUE.steel),
      path('M150 132h56q-2 32-24 34v30h14v6h-36v-6h14v-30q-22-2-24-34z', HUE.cream, { opacity: 0.7 }),
      path('M154 142h48q-6 18-24 20-18-2-24-20z', HUE.coral),
      path('M222 140h32l-4 62h-24z', HUE.cream, { opacity: 0.7 }),
      path('M224 158h28l-3 42h-22z', HUE.magenta),
      stroke('M240 170l14-52', HUE.gold, 4),
      circle(204, 132, 9, HUE.leaf),
    ],
    { x: 286, y: 140, r: 64 },
  );

/** Where it is brewed, poured and drunk. */
export const BAR_SPOTS = {
  tap,
  brewery,
  whisky,
  vip,
  pub,
  'bar-crawl': barCrawl,
  rooftop,
};
