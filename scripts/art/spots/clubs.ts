import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { bulb, crown, rim, shadow, sparkle, twoTone } from './light.ts';
import { beams, heads } from './scenery.ts';
import { ground, spot } from './spot.ts';

const discoBall = () =>
  spot(
    'night',
    [
      beams(200, 128, [HUE.coral, HUE.magenta, HUE.gold, HUE.mint]),
      stroke('M200 0v36', HUE.steel, 4),
      circle(200, 122, 88, twoTone(HUE.steel, HUE.iron, 0.45)),
      path(
        'M200 34v176M156 46q-40 76 0 152M244 46q40 76 0 152M126 76h148M113 108h174M113 138h174M126 170h148',
        'none',
        {
          stroke: HUE.mauve,
          'stroke-width': 3,
        },
      ),
      rect(206, 80, 26, 25, HUE.cream),
      rect(238, 112, 24, 22, HUE.gold),
      rect(172, 142, 24, 24, HUE.magenta),
      rect(138, 112, 24, 22, HUE.coral),
      rect(206, 142, 26, 24, HUE.mint),
      rect(172, 54, 24, 18, HUE.plum),
      rim('M246 52q42 30 40 76', 5),
      sparkle(262, 70, 22, HUE.cream),
      sparkle(112, 156, 12),
      sparkle(70, 60, 9),
      sparkle(330, 110, 11),
      path(
        'M0 300v-34q20-24 44-8l10-40q8-6 10 2l-4 40q26-22 54 0 20-20 44-2l4-44q8-8 12 0l2 44q26-18 50 4 22-24 46-2l16-46q10-4 10 4l-8 44q26-20 48 2 30-20 62 4v32z',
        HUE.night,
      ),
      crown(140, 256, 0.8),
    ],
    { x: 200, y: 122, r: 118 },
  );

const decks = () =>
  spot(
    'warm',
    [
      ground(214),
      circle(200, 90, 30, HUE.dark),
      path('M130 190q4-66 70-66t70 66z', HUE.dark),
      path('M166 88q0-40 34-40t34 40', 'none', { stroke: HUE.cream, 'stroke-width': 8 }),
      rect(156, 78, 18, 30, HUE.mint, { rx: 8 }),
      rect(226, 78, 18, 30, HUE.mint, { rx: 8 }),
      stroke('M262 160l52-84', HUE.dark, 16),
      stroke('M314 78l10-26M304 74l-2-22', HUE.dark, 6),
      rim('M220 68q10 8 10 18M258 150l44-72', 3),
      path('M30 180h340l18 88H12z', twoTone(HUE.mauve, HUE.indigo, 0.45)),
      path('M12 262h376v20H12z', HUE.night),
      ...[104, 296].map(
        (x) =>
          ellipse(x, 222, 72, 30, HUE.night) +
          ellipse(x, 222, 50, 20, 'none', { stroke: HUE.iron, 'stroke-width': 2 }) +
          ellipse(x, 222, 24, 10, x < 200 ? HUE.coral : HUE.gold) +
          ellipse(x, 222, 4, 2, HUE.night),
      ),
      stroke('M160 192l-22 28M352 192l-22 28', HUE.steel, 6),
      stroke('M186 196v56M200 196v56M214 196v56', HUE.iron, 3),
      rect(180, 216, 12, 8, HUE.gold),
      rect(194, 232, 12, 8, HUE.coral),
      rect(208, 206, 12, 8, HUE.mint),
      sparkle(340, 44, 12),
    ],
    { x: 200, y: 110, r: 110 },
  );

const danceFloor = () =>
  spot(
    'night',
    [
      beams(90, 0, [HUE.magenta, HUE.mint, HUE.gold]),
      beams(310, 0, [HUE.coral, HUE.gold, HUE.magenta]),
      path('M0 226h400v74H0z', HUE.ink),
      ...[0, 1, 2, 3, 4].map((index) =>
        path(
          `M${60 + index * 56} 232h52l${(index - 2) * 12 + 4} 32h-62z`,
          [HUE.magenta, HUE.gold, HUE.mint, HUE.coral, HUE.plum][index] ?? HUE.plum,
        ),
      ),
      ...[0, 1, 2, 3].map((index) =>
        path(
          `M${64 + index * 70} 268h64l${(index - 1.5) * 14 + 3} 32h-74z`,
          [HUE.mint, HUE.plum, HUE.magenta, HUE.gold][index] ?? HUE.plum,
        ),
      ),
      circle(134, 96, 24, HUE.night),
      path(
        'M100 128q34-16 66 2l44-46 12 8-40 66 4 60 26 36-18 8-38-40-20 42-34 2 6-12 14-4 14-60-14-20-44 22-8-12z',
        HUE.night,
      ),
      circle(276, 106, 22, HUE.night),
      path(
        'M250 134q26-12 50 0l30 26 26-34 12 6-28 56-34-12 16 56h-20l8 34h-16l-10-34h-18l-4 34h-16l2-34h-18l18-66-30-10-8-50 12-2 12 36z',
        HUE.night,
      ),
      rim('M152 82q8 10 4 24M292 90q10 8 8 22M168 134l42-42', 3),
      crown(276, 88, 0.9),
      path('M114 90l22-38 20 34z', HUE.coral),
      circle(136, 50, 6, HUE.cream),
      sparkle(214, 40, 12),
      sparkle(40, 130, 9),
    ],
    { x: 204, y: 128, r: 112 },
  );

const nightLights = () =>
  spot(
    'warm',
    [
      beams(60, 40, [HUE.cream, HUE.gold, HUE.cream]),
      beams(340, 40, [HUE.gold, HUE.cream, HUE.gold]),
      path('M20 20h360v12H20z', HUE.night),
      stroke(
        'M20 32l20-12 20 12 20-12 20 12 20-12 20 12 20-12 20 12 20-12 20 12 20-12 20 12 20-12 20 12 20-12 20 12 20-12 20 12',
        HUE.night,
        3,
      ),
      ...[60, 130, 200, 270, 340].map(
        (x, index) =>
          path(`M${x - 15} 34h30l6 30h-42z`, HUE.night) +
          ellipse(x, 65, 20, 7, [HUE.gold, HUE.mint, HUE.cream, HUE.magenta, HUE.gold][index] ?? HUE.gold),
      ),
      path('M118 218h164v40H118z', HUE.mauve),
      circle(200, 150, 26, HUE.ink),
      path('M156 222q0-46 44-46t44 46z', HUE.ink),
      stroke('M172 196l-54-66M228 196l54-66', HUE.ink, 16),
      rim('M216 132q10 10 8 26M240 184l42-50', 3),
      heads(252),
    ],
    { x: 200, y: 150, r: 100 },
  );

const mic = (head: string, shade: string): string =>
  path('M246 136l-96 128q-14 14-30 2-16-14-4-30l100-122z', twoTone(HUE.indigo, HUE.ink, 0.5)) +
  path('M208 106l46 38-12 16-48-40z', HUE.gold) +
  circle(262, 86, 56, twoTone(head, shade, 0.42)) +
  path(
    'M214 70q50-34 96 8M208 92q54-34 106 10M214 116q46-24 88 12M236 36q-30 50 6 102M274 32q-12 60 12 108M300 46q16 40-4 84',
    'none',
    {
      stroke: shade,
      'stroke-width': 4,
    },
  ) +
  rim('M288 38q36 24 28 66', 5);

const karaoke = () =>
  spot('warm', [
    ground(262),
    shadow(150, 276, 70),
    mic(HUE.steel, HUE.iron),
    path(
      'M80 60v64q-6-6-16-4-14 6-10 18 8 12 22 6 12-6 12-20V84l36-10v36q-8-6-18-2-14 6-8 18 8 10 22 4 10-6 10-20V48z',
      HUE.cream,
    ),
    path('M330 196v46q-4-4-12-2-10 4-6 12 6 10 16 4 8-4 8-14v-30q16 4 12 24 14-22-18-40z', HUE.gold),
    sparkle(340, 140, 12),
    sparkle(60, 210, 10),
    sparkle(190, 36, 9),
  ]);

const karaokeRoom = () =>
  spot(
    'night',
    [
      ground(228),
      rect(52, 34, 296, 128, HUE.ink, { rx: 10 }),
      rect(62, 44, 276, 108, twoTone(HUE.magenta, HUE.rose, 0.5, 'slant')),
      stroke('M110 118h180M140 134h120', HUE.cream, 7),
      stroke('M110 118h84', HUE.gold, 7),
      path('M182 92q-26-14-14-28 12-6 18 8 6-14 18-8 12 14-22 28z', HUE.cream),
      ...[112, 200, 288].map(
        (x, index) =>
          circle(x, 190, 26, HUE.night) +
          path(`M${x - 44} 300v-44q4-34 44-34t44 34v44z`, HUE.night) +
          rim(`M${x + 14} 172q14 12 9 28`, 3) +
          (index === 1 ? stroke(`M${x + 30} 240l28-52`, HUE.night, 16) : ''),
      ),
      path('M246 196l14-24 12 8-14 24z', HUE.gold),
      circle(270, 164, 13, HUE.steel),
      crown(112, 170, 0.9),
      path('M266 184q22-28 44 0z', HUE.coral),
      bulb(30, 40, 5),
      bulb(370, 40, 5),
    ],
    { x: 200, y: 100, r: 128 },
  );

/** Clubs, and rooms to sing in. */
export const CLUB_SPOTS = {
  'disco-ball': discoBall,
  decks,
  'dance-floor': danceFloor,
  'night-lights': nightLights,
  karaoke,
  'karaoke-room': karaokeRoom,
};
