import { createChance } from '../kit/chance.ts';
import { DUSK, WINDOW_LIGHT } from '../kit/dusk.ts';
import { farTown, houseRow } from '../kit/houses.ts';
import { lamp } from '../kit/lights.ts';
import { passers, person } from '../kit/people.ts';
import { bushes, tree } from '../kit/plants.ts';
import { above, circle, ellipse, group, many, path, placed, rect, shape, stroke } from '../kit/shapes.ts';
import { birds, cloud, haze, hills, sky } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { lightTrail, mirrored, shimmer, water } from '../kit/water.ts';
import { halfpennyBridge, halfpennyDeck, harpBridge } from './dublin-bridges.ts';
import { pub } from './dublin-pub.ts';
import { session } from './dublin-session.ts';

const SHORE = 690;
const SUN_X = 806;
const BRIDGE = { from: 300, to: 1150, ends: 724, rise: 74 };

/** A Liffey quay house is tall, narrow, Georgian and painted any colour. */
const PAINTS: readonly [string, ...string[]] = [
  '#7a2f6f',
  '#4b1c63',
  '#8f3f6f',
  '#5b2470',
  '#9c4a6a',
  '#3f4a78',
  '#2f5f70',
];

/** The Four Courts: portico, drum and green dome, foot at x, y. */
function fourCourts(x: number, y: number, scale: number): string {
  return placed(
    group([
      rect(-150, -70, 300, 70, '#9a4a86'),
      many(18, (index) =>
        rect(-142 + index * 16.4, -52, 6, 24, WINDOW_LIGHT[index % 5] ?? '#ffcf7d', { opacity: 0.85 }),
      ),
      rect(-154, -74, 308, 6, '#d98a95'),
      shape([-52, -74, 0, -104, 52, -74], '#b0628a'),
      many(6, (index) => rect(-44 + index * 16.6, -70, 6, 70, '#d98a95')),
      rect(-46, -164, 92, 66, '#9a4a86'),
      many(11, (index) => rect(-42 + index * 8.2, -158, 3.6, 56, '#d98a95')),
      rect(-50, -168, 100, 6, '#d98a95'),
      path('M-46 -168C-44 -200 -20 -214 0 -214C20 -214 44 -200 46 -168z', '#3f7f7f'),
      path('M10 -213C24 -210 44 -198 46 -168H30C30 -190 22 -206 10 -213z', '#8fd0c0', { opacity: 0.7 }),
      rect(-5, -224, 10, 10, '#3f7f7f'),
      stroke('M0 -224v-14', DUSK.gold, 2),
    ]),
    x,
    y,
    scale,
  );
}

/** The twin chimneys of Poolbeg, which every Dubliner looks for from the aeroplane. */
const poolbeg = (x: number, y: number) =>
  group(
    [0, 34].map((offset) =>
      group([
        shape([x + offset - 8, y, x + offset - 5, y - 190, x + offset + 5, y - 190, x + offset + 8, y], '#c66a86'),
        ...[0, 1, 2].map((band) =>
          rect(x + offset - 5.6, y - 190 + band * 30, 11.2, 14, band % 2 === 0 ? '#d9485f' : '#ffe2d0'),
        ),
        circle(x + offset, y - 194, 2, '#ff6a6a'),
      ]),
    ),
  );

/** A swan on the water. */
const swan = (x: number, y: number, size: number) =>
  placed(
    group([
      path('M-34 0C-36 -18 -14 -24 8 -16C20 -12 32 -6 40 -12C40 4 20 10 0 10C-20 10 -32 8 -34 0z', '#ffeede'),
      path('M-30 -2C-42 -14 -46 -34 -36 -44C-27 -50 -19 -44 -23 -36C-29 -28 -30 -18 -16 -10z', '#ffeede'),
      path('M-37 -43l-10 6l10 3z', '#ff8a5c'),
      path('M-10 -8C6 -16 24 -10 36 -9C24 0 4 4 -10 -8z', '#efbcc0'),
      ellipse(2, 14, 42, 3.4, '#ffeede', { opacity: 0.22 }),
    ]),
    x,
    y,
    size,
    Math.abs(size),
  );

/** A kayak with a lantern on its bow. */
const kayak = (x: number, y: number, size: number, tilt: number) =>
  placed(
    group([
      ellipse(0, 4, 66, 5, '#150524', { opacity: 0.5 }),
      path('M-64 -4Q-40 -16 0 -14Q40 -16 64 -4Q40 8 0 8Q-40 8 -64 -4z', '#d4467c'),
      path('M-64 -4Q0 4 64 -4Q40 8 0 8Q-40 8 -64 -4z', '#7a1f5a'),
      above(
        -2,
        person({ x: 0, y: 74, height: 150, hair: 'bun', left: ['dance', 'none', -20], right: ['dance', 'none', -50] }),
        'kayak',
      ),
      path('M-70 -4Q-40 6 0 6Q40 6 66 -4Q40 9 0 9Q-40 9 -64 -4z', '#7a1f5a'),
      stroke('M-66 -34L62 -58', '#ffe2a8', 2.6),
      ellipse(-72, -33, 11, 5, '#ffb765', { transform: `rotate(${tilt} -72 -33)` }),
      ellipse(68, -59, 11, 5, '#ffb765', { transform: `rotate(${tilt} 68 -59)` }),
      circle(54, -12, 26, 'url(#lamp-glow)'),
      circle(54, -12, 3.4, '#fff3d2'),
    ]),
    x,
    y,
    size,
  );

/**
 * Dublin from the Liffey: the Ha'penny Bridge with its three lamps, the Samuel Beckett Bridge strung like a harp before the
 * sun, and a session outside the pub. Calm for the headline: the sky left of x = 1090 above y = 330, and at phone crops
 * (x 410 to 1190) above y = 330.
 */
export function drawDublin(): string {
  const chance = createChance(1759);
  const deck = halfpennyDeck(BRIDGE);
  const bridge = halfpennyBridge(BRIDGE);
  const quayHouses = houseRow({ from: -30, to: 296, widths: [66, 92] }, chance, (x, width, index) => ({
    x,
    base: SHORE + 6,
    width,
    height: chance.between(178, 226),
    wall: PAINTS[(index * 2) % PAINTS.length] ?? '#5b2470',
    trim: '#d99aa0',
    gable: index % 3 === 1 ? 'pitched' : 'flat',
    roof: '#6f2749',
    bays: width > 80 ? 3 : 2,
    storeys: 4,
    windows: 'tall',
    lit: 0.5,
    ground: index % 2 === 0 ? 'shop' : 'arch',
    light: 'right',
  }));
  return stage([
    sky({ horizon: SHORE, sun: { x: SUN_X, y: 566, r: 100 } }, chance),
    cloud(60, 330, 260, '#8f3590', 0.45),
    cloud(430, 420, 200, '#c0508a', 0.5),
    cloud(300, 520, 200, '#ff9f8a', 0.5),
    cloud(1010, 330, 200, '#a33f8f', 0.4),
    cloud(940, 470, 150, '#ffc79a', 0.5),
    birds([
      [470, 360, 0.9],
      [510, 344, 0.7],
      [492, 380, 0.55],
      [920, 350, 0.6],
    ]),
    hills([0, 640, 300, 606, 560, 640, 820, 618, 1100, 640, 1400, 610, 1600, 630], SHORE, '#d9697f', 0.75),
    poolbeg(596, SHORE),
    // The Spire, a needle above everything.
    shape([398, SHORE, 402.4, 366, 403.6, 366, 408, SHORE], '#e39aa0'),
    circle(403, 366, 9, 'url(#lamp-glow)'),
    farTown(
      { from: 280, to: 1240, base: SHORE, heights: [30, 74], wall: '#b5527f', roof: '#c0607c', lit: 0.22 },
      chance,
    ),
    haze(540, SHORE, '#ffb884', 0.5),
    fourCourts(468, SHORE, 0.62),
    harpBridge(1010, SHORE - 8, 320, '#8a4a8f'),
    bushes(280, 620, SHORE + 4, 15, chance, '#5b2470'),
    bushes(1040, 1260, SHORE + 4, 18, chance, '#5b2470'),
    water({ top: SHORE, sunX: SUN_X }, chance),
    quayHouses,
    rect(-10, SHORE + 4, 330, 92, '#331149'),
    rect(-10, SHORE + 2, 330, 6, '#7a3a80'),
    many(48, (index) =>
      rect((index * 67) % 300, SHORE + 16 + (index % 5) * 15, 22, 3, index % 2 === 0 ? '#4a1a5e' : '#240a38', {
        opacity: 0.7,
      }),
    ),
    ...[64, 196].map((x) => tree(x, SHORE + 4, 118, '#2d0f45', chance)),
    ...[20, 130, 262].map((x) => lamp(x, SHORE + 4, 84, 'triple', '#1d0733')),
    passers(0, 290, 9, 42, () => SHORE + 4, chance, '#1d0733'),
    mirrored(group([bridge, quayHouses]), 792, 0.26, 0.5),
    shimmer(
      chance,
      { from: -40, to: 1600, top: 798, bottom: 960 },
      170,
      ['#d9627f', '#8a2f82', '#4a1a6a', '#ff9f83'],
      0.5,
    ),
    shimmer(chance, { from: SUN_X - 140, to: SUN_X + 90, top: 700, bottom: 940 }, 60, ['#ffe2a8', '#ffd08a'], 0.8),
    ...[419, 725, 1031].map((x) => lightTrail(chance, x, 800, 130, DUSK.glow, 30)),
    ...[20, 130, 262].map((x) => lightTrail(chance, x, 800, 110, DUSK.glow, 26)),
    passers(340, 1110, 13, 62, deck, chance, '#2d0f45'),
    person({
      x: 560,
      y: deck(560),
      height: 92,
      hair: 'short',
      left: ['toast', 'stout'],
      right: ['hug'],
      fill: '#1d0733',
      wears: ['party-hat'],
    }),
    person({
      x: 596,
      y: deck(596),
      height: 86,
      build: 'dress',
      hair: 'long',
      left: ['hug'],
      right: ['high', 'flute'],
      fill: '#1d0733',
      wears: ['crown'],
    }),
    person({
      x: 862,
      y: deck(862),
      height: 88,
      build: 'skirt',
      hair: 'bob',
      left: ['selfie', 'phone'],
      right: ['hip'],
      fill: '#1d0733',
      light: 'left',
    }),
    bridge,
    rect(254, 700, 64, 110, '#2d0f45'),
    rect(248, 694, 76, 9, '#6a3079'),
    kayak(560, 900, 0.74, -12),
    kayak(400, 946, 0.92, -12),
    path('M1100 1000V800Q1100 790 1112 790H1610V1000z', '#260b3b'),
    rect(1096, 786, 520, 8, '#7a3a80'),
    pub(1188, 910, chance),
    lamp(1136, 912, 196, 'triple'),
    path('M984 1000V914Q984 904 996 904H1610V1000z', '#34124d'),
    rect(986, 902, 624, 4, '#7a3a80'),
    many(23, (index) => rect(998 + index * 28, 912, 2, 88, '#220a36')),
    session(1258, 988),
    swan(96, 900, 0.7),
    swan(178, 930, -0.86),
  ]);
}
