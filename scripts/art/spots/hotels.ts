import { circle, path, rect, stroke } from '../kit/shapes.ts';
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

/** Houses that take guests in, and one that pours for them. */
export const HOTEL_SPOTS = {
  'grand-hotel': grandHotel,
  'room-service': roomService,
  'hotel-front': hotelFront,
  'window-room': windowRoom,
  'village-pub': villagePub,
};
