import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { bulb, crown, rim, sparkle, twoTone } from './light.ts';
import { waves } from './scenery.ts';
import { spot, water } from './spot.ts';

const passenger = (x: number, y: number, size = 1, colour: string = HUE.dark): string =>
  circle(x, y, 14 * size, colour) +
  path(
    `M${x - 19 * size} ${y + 40 * size}v-${8 * size}q2-${16 * size} ${19 * size}-${16 * size}t${19 * size} ${16 * size}v${8 * size}z`,
    colour,
  ) +
  rim(`M${x + 8 * size} ${y - 10 * size}q${7 * size} ${6 * size} ${5 * size} ${16 * size}`, 2.5);

const boatTrip = () =>
  spot(
    'dusk',
    [
      path(
        'M0 200v-62h34l18-20 18 20v-30l22-24 22 24v32h30v-20h40v80zM300 200v-50h26v-34l18-22 18 22v34h38v50z',
        HUE.plum,
      ),
      ...[
        [46, 148],
        [86, 126],
        [86, 150],
        [340, 140],
        [340, 164],
        [150, 160],
      ].map(([x = 0, y = 0]) => rect(x, y, 9, 14, HUE.gold)),
      water(196, 232),
      ...[112, 156, 200, 244, 288].map((x) => passenger(x, 152)),
      crown(200, 140, 0.8),
      path('M72 110q128-24 256 0l6 14H66z', twoTone(HUE.cream, HUE.sand, 0.45)),
      stroke('M88 122v66M176 118v70M264 118v70M318 122v66', HUE.night, 5),
      path('M26 184h348q-14 62-62 66H94q-52-4-68-66z', twoTone(HUE.coral, HUE.rust, 0.5)),
      path('M20 178h360v14H20z', HUE.cream),
      stroke('M62 220h270', HUE.gold, 5),
      stroke('M66 124q134 30 268 0', HUE.night, 2),
      ...[96, 148, 200, 252, 304].map((x, index) => bulb(x, 139 - Math.abs(index - 2) * 3, 4)),
      rim('M370 192q-12 46-54 56', 3),
      waves(258),
    ],
    { x: 232, y: 118, r: 88 },
  );

const boatHire = () =>
  spot(
    'lagoon',
    [
      path('M0 200q60-50 140-30t130-14 130 20v40H0z', HUE.indigo),
      water(200, 200),
      stroke('M206 176V66', HUE.wood, 6),
      path(
        'M110 96q16-50 96-56 80 6 96 56-24-14-48 0-24-14-48 0-24-14-48 0-24-14-48 0z',
        twoTone(HUE.coral, HUE.rust, 0.5),
      ),
      path('M174 92q6-40 32-52 26 12 32 52-16-10-32 2-16-12-32-2z', HUE.cream),
      passenger(150, 150),
      passenger(262, 150),
      crown(262, 138, 0.8),
      stroke('M282 178l26-24', HUE.dark, 8),
      path('M304 150h16l-3 14h-10z', HUE.gold),
      path('M54 180h296q-8 60-62 64H128q-60-6-74-64z', twoTone(HUE.magenta, HUE.rose, 0.45)),
      path('M46 174h310v14H46z', HUE.cream),
      path('M40 176h18v40q-10 14-18 0z', HUE.night),
      rect(186, 152, 40, 24, HUE.bread, { rx: 3 }),
      path('M192 152q2-16 14-16t14 16z', HUE.gold),
      rim('M348 190q-10 46-54 52', 3),
      path('M330 238q-2-20 26-22 12-2 18-16 4-12-2-18-8-4-10 4l-12-2q4-18 20-16 16 4 16 24 0 30-14 46z', HUE.cream),
      path('M361 184l-12 5 12 3z', HUE.coral),
      circle(368, 180, 2, HUE.night),
      waves(256),
    ],
    { x: 206, y: 120, r: 106 },
  );

const partyBoat = () =>
  spot(
    'night',
    [
      water(206, 200),
      path('M70 130h250v60H70z', twoTone(HUE.mauve, HUE.indigo, 0.45)),
      ...[86, 134, 182, 230, 278].map((x) =>
        rect(x, 142, 32, 30, twoTone(HUE.glow, HUE.gold, 0.4, 'slant'), { rx: 5 }),
      ),
      ...[110, 176, 242].map((x) => passenger(x, 96, 0.9)),
      crown(242, 92, 0.75),
      stroke('M306 110l22-40M92 108L74 74', HUE.dark, 7),
      path('M62 124h266v12H62z', HUE.coral),
      stroke('M70 124V40M320 124V40', HUE.night, 4),
      stroke('M70 42q125 48 250 0', HUE.night, 2),
      ...[
        [94, 50],
        [128, 59],
        [162, 64],
        [228, 64],
        [262, 59],
        [296, 50],
      ].map(([x = 0, y = 0], index) => bulb(x, y, 5, [HUE.gold, HUE.mint, HUE.coral][index % 3])),
      circle(196, 66, 17, twoTone(HUE.steel, HUE.iron, 0.5)),
      stroke('M182 60h28M182 72h28M196 50v32', HUE.mauve, 2),
      sparkle(208, 54, 9, HUE.cream),
      path('M22 186h356q-22 62-72 64H90q-54-4-68-64z', twoTone(HUE.magenta, HUE.rose, 0.5)),
      path('M16 180h366v13H16z', HUE.cream),
      stroke('M64 220h250', HUE.gold, 5),
      rim('M370 194q-16 46-62 54', 3),
      waves(258, HUE.magenta),
    ],
    { x: 200, y: 96, r: 86 },
  );

const speedboat = () =>
  spot(
    'dusk',
    [
      path('M0 200v-40h40v-28h20v-30h10v30h22v40h30v-20h40v48zM290 200v-36h50v-24h30v60z', HUE.plum),
      water(196, 250),
      path('M8 240q20-70 66-60l40 60zM40 250q10-40 50-40z', HUE.cream, { opacity: 0.85 }),
      passenger(150, 124, 1),
      passenger(196, 116, 1),
      passenger(242, 120, 1),
      stroke('M164 140l-20-36M212 134l22-38', HUE.dark, 8),
      path('M228 108q14-20 30 0z', HUE.coral),
      path('M130 112q-30-8-46 2 10-20 44-14z', HUE.magenta),
      path('M262 158l30-34h16l26 34z', twoTone(HUE.glow, HUE.mint, 0.5), { opacity: 0.9 }),
      path('M86 236q-16-40-6-76 190-4 306-10-20 70-102 88z', twoTone(HUE.coral, HUE.rust, 0.45, 'down')),
      path('M78 162q190-4 308-12-6 14-14 24-150 8-296 8z', HUE.cream),
      path('M176 196h104l-16 12h-96z', HUE.gold),
      path('M60 158h22v44H60q-10-20 0-44z', HUE.night),
      rim('M382 156q-22 58-92 78', 3),
      stroke('M20 150l-12-18M40 140l-4-24M62 140l6-20', HUE.cream, 5),
      waves(254),
    ],
    { x: 268, y: 108, r: 80 },
  );

const kayak = () =>
  spot(
    'dusk',
    [
      path('M0 190l70-70 60 40 70-80 90 90 50-40 60 60z', HUE.mauve),
      water(190, 210),
      circle(190, 108, 24, HUE.night),
      path('M150 196q-4-56 40-62 42 6 42 62z', twoTone(HUE.coral, HUE.rust, 0.45)),
      path('M162 104q4-26 28-28t28 28z', HUE.gold),
      stroke('M78 196L306 96', HUE.wood, 7),
      path('M90 200q-30 22-58 20-4-26 50-38zM294 92q20-34 48-38 12 26-38 56z', twoTone(HUE.gold, HUE.amber, 0.5)),
      stroke('M156 152l-22 20M226 150l18-24', HUE.night, 15),
      rim('M206 94q10 10 6 24', 3),
      path('M20 196q180-20 360 0-60 48-180 48T20 196z', twoTone(HUE.mint, HUE.sea, 0.45)),
      ellipse(192, 196, 52, 9, HUE.night),
      stroke('M54 206q146 20 292 0', HUE.cream, 4),
      waves(252),
      path('M330 186q4-14 16-12l10 10z', HUE.cream),
      circle(346, 170, 7, HUE.cream),
      path('M352 169l10 3-9 3z', HUE.gold),
    ],
    { x: 228, y: 110, r: 84 },
  );

const canoe = () =>
  spot(
    'night',
    [
      path('M0 200l30-60 24 44 30-80 34 70 30-50 30 70 60-20 40 20 34-84 34 70 26-50 28 70z', HUE.indigo),
      water(196, 200),
      passenger(140, 140, 1.1),
      passenger(250, 144, 1.1),
      crown(140, 126, 0.8),
      stroke('M104 230L160 112', HUE.wood, 7),
      path('M112 206l-24 44q-14 4-12-10l20-42z', HUE.gold),
      stroke('M226 232L282 118', HUE.wood, 7),
      path('M234 210l-24 42q-14 4-12-10l20-40z', HUE.gold),
      path(
        'M24 168q14 16 30 18 146 12 292 0 16-2 30-18 8 60-44 74-132 16-264 0-52-14-44-74z',
        twoTone(HUE.coral, HUE.rust, 0.5),
      ),
      stroke('M50 196q150 16 300 0', HUE.cream, 5),
      path('M186 186h34v-26h-34z', HUE.bread),
      stroke('M186 172h34', HUE.crust, 3),
      waves(256, HUE.magenta),
    ],
    { x: 200, y: 110, r: 84 },
  );

const rafting = () =>
  spot(
    'lagoon',
    [
      path('M0 0h70l30 90-40 60 20 60-80 90zM400 0h-80l-24 70 40 70-20 60 84 100z', HUE.indigo),
      path('M40 300q20-100 160-110t160 110z', HUE.mint),
      stroke('M80 270q40-30 80-10t80-14 90 20M110 230q40-20 80 0t90-10', HUE.cream, 8, { opacity: 0.8 }),
      `<g transform="rotate(-9 200 180)">${[116, 164, 236, 284].map((x) => passenger(x, 118, 1.1, HUE.night) + path(`M${x - 16} 114q2-18 16-18t16 18z`, [HUE.gold, HUE.magenta][x % 8 === 4 ? 0 : 1] ?? HUE.gold)).join('')}${stroke('M100 190L60 226M310 186l40 40M172 190l-18 50M232 190l20 50', HUE.wood, 6)}${path('M56 226l-18 20 22 6zM352 228l20 18-24 8z', HUE.gold)}${path('M60 156q-10 46 30 58 110 16 220 0 40-12 30-58-10 20-40 22-100 12-200 0-30-2-40-22z', twoTone(HUE.coral, HUE.rust, 0.5))}${stroke('M82 196q118 18 236 0', HUE.cream, 5)}${rim('M340 162q6 40-34 50', 3)}</g>`,
      path('M0 270q20-44 56-26 16-40 56-10 26-30 54-2 30-34 58-2 30-32 60 8 34-26 62 8 30-10 54 24v30H0z', HUE.cream),
      path('M0 284q60-24 120-8t120-6 160 6v24H0z', HUE.mint),
      circle(70, 190, 7, HUE.cream),
      circle(336, 178, 8, HUE.cream),
      circle(320, 150, 5, HUE.cream),
      circle(92, 160, 5, HUE.cream),
    ],
    { x: 200, y: 100, r: 86 },
  );

const sail = () =>
  spot(
    'dusk',
    [
      path('M0 210q60-44 130-28t120-8 150 20v30H0z', HUE.mauve),
      water(208, 286),
      stroke('M196 196V22', HUE.wood, 7),
      path('M204 30q96 60 116 148H204z', twoTone(HUE.cream, HUE.sand, 0.3)),
      path('M204 96q70 4 100 34l16 48H204z', HUE.coral, { opacity: 0.85 }),
      path('M188 44q-64 56-80 134h80z', twoTone(HUE.magenta, HUE.rose, 0.5)),
      path('M198 22l40 8-40 10z', HUE.gold),
      passenger(132, 150, 0.9),
      passenger(246, 150, 0.9),
      passenger(288, 152, 0.9),
      crown(246, 138, 0.75),
      stroke('M302 176l22-26', HUE.dark, 7),
      path('M318 146h16l-3 14h-10z', HUE.gold),
      path('M58 184h300q-14 36-52 40H110q-40-6-52-40z', twoTone(HUE.mint, HUE.sea, 0.5)),
      path('M50 178h314v12H50z', HUE.cream),
      path('M84 236q120 22 250 0-20 20-60 22H140q-40-2-56-22z', twoTone(HUE.coral, HUE.rust, 0.5)),
      rim('M354 192q-12 24-44 28', 3),
      waves(258),
    ],
    { x: 292, y: 110, r: 76 },
  );

/** Boats, with and without an engine. */
export const BOAT_SPOTS = {
  'boat-trip': boatTrip,
  'boat-hire': boatHire,
  'party-boat': partyBoat,
  speedboat,
  kayak,
  canoe,
  rafting,
  sail,
};
