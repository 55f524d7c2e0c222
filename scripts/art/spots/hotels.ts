import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { bulb, crown, rim, shadow, sparkle, twoTone } from './light.ts';
import { ground, spot } from './spot.ts';

const windows = (lefts: readonly number[], tops: readonly number[], width: number, height: number): string =>
  tops
    .flatMap((y, row) =>
      lefts.map((x, column) =>
        rect(x, y, width, height, (row * 2 + column) % 5 === 3 ? HUE.indigo : HUE.glow, { rx: width / 5 }),
      ),
    )
    .join('');

const grandHotel = () =>
  spot(
    'dusk',
    [
      ground(262),
      path('M76 262V92h248v170z', twoTone(HUE.cream, HUE.sand, 0.42)),
      path('M66 96l22-54h224l22 54z', twoTone(HUE.sea, '#123f57', 0.42)),
      path('M60 92h280v12H60z', HUE.gold),
      path('M110 92V66q14-18 28 0v26zM186 92V66q14-18 28 0v26zM262 92V66q14-18 28 0v26z', HUE.glow),
      windows([94, 132, 250, 288], [118, 162], 20, 30),
      windows([170, 210], [118], 20, 30),
      path('M76 204h248v6H76z', HUE.gold),
      path('M160 262v-66q40-40 80 0v66z', HUE.night),
      path('M168 262v-62q32-32 64 0v62z', HUE.gold),
      stroke('M200 186v76', HUE.night, 4),
      path('M140 188q60-46 120 0l8 16q-68-20-136 0z', twoTone(HUE.magenta, HUE.rose, 0.5)),
      path('M176 262h48l26 38h-100z', HUE.magenta),
      circle(128, 222, 9, HUE.night),
      path('M114 262v-20q2-12 14-12t14 12v20z', HUE.coral),
      path('M118 214h20v-8h-20z', HUE.coral),
      stroke('M200 42V18', HUE.night, 3),
      path('M202 16l26 7-26 8z', HUE.magenta),
      circle(94, 246, 15, HUE.leaf),
      circle(306, 246, 15, HUE.leaf),
      path('M86 252h16v10H86zM298 252h16v10h-16z', HUE.crust),
      rim('M322 108v150', 3),
    ],
    { x: 258, y: 96, r: 92 },
  );

const roomService = () =>
  spot(
    'warm',
    [
      path('M0 0h400v250H0z', HUE.rose),
      path('M0 40h400v6H0z', HUE.gold),
      stroke('M200 0v40', HUE.gold, 4),
      path('M120 60q80-40 160 0l-12 10q-68-28-136 0z', HUE.gold),
      ...[132, 166, 200, 234, 268].map(
        (x) => bulb(x, 78 - Math.abs(200 - x) * -0.05, 6) + path(`M${x - 4} 66h8v8h-8z`, HUE.cream),
      ),
      path('M186 84l14 26 14-26z', HUE.cream),
      ground(262),
      shadow(190, 268, 130),
      path('M80 178h220l10 80H70z', twoTone(HUE.cream, HUE.sand, 0.42)),
      path('M70 168h240v14H70z', HUE.gold),
      stroke('M310 174h36V130', HUE.gold, 6),
      circle(96, 262, 11, HUE.night),
      circle(284, 262, 11, HUE.night),
      path('M96 166q2-54 62-58 60 4 62 58z', twoTone(HUE.steel, HUE.iron, 0.42)),
      circle(158, 102, 8, HUE.gold),
      path('M88 166h140v6H88z', HUE.steel),
      path('M240 168v-40h50l-6 40z', twoTone(HUE.gold, HUE.amber, 0.42)),
      path('M258 130l-8-50 6-22h12l6 22-2 50z', twoTone(HUE.sea, '#123f57', 0.5)),
      path('M252 56h20v18h-20z', HUE.magenta),
      path('M166 220q-30-16-22-34 14-8 22 8 8-16 22-8 8 18-22 34z', HUE.magenta),
      path('M330 262V210h30v52z', HUE.sea),
      circle(345, 190, 15, HUE.magenta),
      circle(330, 202, 11, HUE.coral),
      circle(360, 204, 11, HUE.coral),
      rim('M212 140q8 10 8 24', 3),
    ],
    null,
  );

const hotelFront = () =>
  spot('warm', [
    ground(262),
    path('M40 262v-90h64v90zM300 262v-110h64v110z', HUE.mauve),
    path('M92 262V36h216v226z', twoTone(HUE.indigo, HUE.ink, 0.36)),
    windows([110, 146, 182, 218, 254], [56, 92, 128, 164], 24, 22),
    path('M84 30h232v12H84z', HUE.coral),
    path('M92 204h216v58H92z', HUE.night),
    path('M104 214h74v48h-74zM222 214h74v48h-74z', HUE.gold),
    path('M186 214h28v48h-28z', HUE.glow),
    path('M84 194h232l10 14H74z', twoTone(HUE.coral, HUE.rust, 0.42)),
    circle(138, 240, 9, HUE.mauve),
    path('M124 262v-4q2-10 14-10t14 10v4z', HUE.mauve),
    path('M318 60h26v104h-26z', HUE.magenta),
    sparkle(331, 82, 9),
    sparkle(331, 106, 9),
    sparkle(331, 130, 9),
    stroke('M308 72h10M308 150h10', HUE.night, 4),
    path('M240 262v-26h22v26z', HUE.coral),
    path('M245 236v-12h12v12', 'none', { stroke: HUE.night, 'stroke-width': 3 }),
    circle(62, 250, 16, HUE.leaf),
    path('M54 254h16v8H54z', HUE.crust),
    rim('M306 44v148', 3),
  ]);

const windowRoom = () =>
  spot(
    'dusk',
    [
      path('M0 0h400v250H0z', HUE.sea),
      rect(112, 24, 250, 156, HUE.night, { rx: 8 }),
      rect(120, 32, 234, 140, twoTone(HUE.coral, HUE.magenta, 0.4, 'down')),
      circle(282, 104, 36, HUE.gold),
      path('M120 172v-40h24v-26h20v26h26v-52l12-22 12 22v52h30v-20h30v20h30v-34h20v34h30v40z', HUE.plum),
      stroke('M237 32v140', HUE.night, 5),
      path('M92 16h40q10 90-18 180H84zM346 16h34l10 180h-30q-24-90-14-180z', twoTone(HUE.cream, HUE.sand, 0.5)),
      path('M80 10h312v10H80z', HUE.gold),
      ground(250),
      path('M0 166q0-18 16-18h18v104H0z', twoTone(HUE.wood, HUE.bark, 0.5)),
      path('M0 212q0-24 24-24h150q26 0 28 26v38H0z', twoTone(HUE.coral, HUE.rust, 0.42)),
      path('M0 194q80-14 190 2l6 14q-100-14-196-2z', HUE.cream),
      path('M20 190q-4-30 18-32h36q24 4 20 32z', twoTone(HUE.cream, HUE.steel, 0.42)),
      path('M250 252q-8-66 10-78 30-14 66 0 18 12 10 78z', twoTone(HUE.gold, HUE.amber, 0.42)),
      path('M236 216h24v36h-24zM326 216h24v36h-24z', HUE.amber),
      path('M264 212h60v20h-60z', HUE.gold),
      path('M142 206q10-14 22-4l8-4-2 12q-8 10-28-4z', HUE.night),
      rim('M332 178q8 10 6 34', 3),
    ],
    null,
  );

const villagePub = () =>
  spot(
    'dusk',
    [
      path('M0 236q100-40 200-20t200-16v100H0z', HUE.sea),
      path('M70 258V140h220v118z', twoTone(HUE.cream, HUE.sand, 0.42)),
      path('M50 146l50-80h160l50 80q-130-16-260 0z', twoTone(HUE.bread, HUE.crust, 0.42)),
      path('M106 74V40h26v34z', HUE.crust),
      stroke('M100 140v118M260 140v118M70 196h220', HUE.bark, 5),
      ...[
        [112, 156],
        [218, 156],
        [112, 208],
        [218, 208],
      ].map(
        ([x = 0, y = 0]) =>
          rect(x, y, 32, 28, twoTone(HUE.glow, HUE.gold, 0.4, 'slant')) +
          stroke(`M${x + 16} ${y}v28M${x} ${y + 14}h32`, HUE.bark, 3),
      ),
      path('M162 258v-50q18-16 36 0v50z', HUE.sea),
      circle(190, 236, 3, HUE.gold),
      path('M160 204q20-24 40 0', 'none', { stroke: HUE.leaf, 'stroke-width': 9 }),
      ground(256),
      stroke('M336 270V100M336 108h36', HUE.night, 6),
      path('M346 116h40v50h-40z', HUE.magenta),
      crown(366, 152, 0.9),
      path('M46 258q2-24 22-24t24 24zM262 258q2-22 22-22t22 22z', HUE.leaf),
      path('M120 40q-10-12 2-20t0-18', 'none', { stroke: HUE.cream, 'stroke-width': 6, opacity: 0.5 }),
    ],
    { x: 296, y: 110, r: 74 },
  );

const foodTruck = () =>
  spot(
    'dusk',
    [
      ground(244),
      stroke('M14 276h56M120 276h56M226 276h56M332 276h56', HUE.gold, 5, { opacity: 0.6 }),
      shadow(196, 266, 160),
      path('M40 92h226q12 0 12 12v142H52q-12 0-12-12z', twoTone(HUE.mint, HUE.sea, 0.36, 'down')),
      path('M278 140h50q12 0 20 16l18 42v48h-88z', twoTone(HUE.mint, HUE.sea, 0.4, 'down')),
      path('M290 152h36q8 0 12 10l12 34h-60z', HUE.glow),
      path('M66 124h176v66H66z', HUE.glow),
      circle(120, 150, 16, HUE.dark),
      path('M94 190q2-22 26-22t26 22z', HUE.dark),
      path('M104 144q-4-18 4-22 12-8 24 0 8 6 4 22z', HUE.cream),
      circle(196, 154, 14, HUE.dark),
      path('M172 190q2-20 24-20t24 20z', HUE.dark),
      path(
        'M56 112h196l14 26q-12 16-24 0-12 16-24 0-12 16-24 0-13 16-26 0-13 16-26 0-12 16-24 0-12 16-24 0-12 16-24 0-12 16-24 0-12 14-24 0z',
        HUE.cream,
      ),
      path(
        'M80 112h24l-6 26q-12 16-24 0zM128 112h24l-2 26q-13 16-26 0zM176 112h24l4 26q-14 16-26 0zM224 112h24l14 26q-14 16-28 0z',
        HUE.magenta,
      ),
      path('M56 188h196v10H56z', HUE.cream),
      path('M92 92q4-34 52-36t56 36z', HUE.crust),
      path('M92 92q4-34 52-36t56 36h-16q-4-20-42-20t-40 20z', HUE.bread),
      path('M104 74q10-14 22-6 10-12 24-2 16-8 24 8z', HUE.leaf),
      circle(124, 66, 6, HUE.magenta),
      circle(160, 64, 6, HUE.coral),
      rim('M332 144q10 8 14 20', 3),
      circle(104, 246, 25, HUE.night),
      circle(104, 246, 12, HUE.steel),
      circle(306, 246, 25, HUE.night),
      circle(306, 246, 12, HUE.steel),
      circle(356, 214, 8, HUE.glow),
    ],
    { x: 230, y: 96, r: 86 },
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

/** Fronts of houses that take guests in, and of kitchens that came on wheels. */
export const HOUSE_SPOTS = {
  'grand-hotel': grandHotel,
  'room-service': roomService,
  'hotel-front': hotelFront,
  'window-room': windowRoom,
  'village-pub': villagePub,
  'food-truck': foodTruck,
  sardines,
  tagine,
};
