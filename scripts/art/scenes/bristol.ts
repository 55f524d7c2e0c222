import { partyBoat } from '../kit/boats.ts';
import { type Chance, createChance } from '../kit/chance.ts';
import { house } from '../kit/houses.ts';
import { lamp, stringLights } from '../kit/lights.ts';
import { person } from '../kit/people.ts';
import { ellipse, group, many, path, rect, shape, stroke } from '../kit/shapes.ts';
import { birds, cloud, haze, hills, sky } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { lightTrail, mirrored, shimmer, water } from '../kit/water.ts';
import { balloon } from './bristol-balloons.ts';
import { cliftonBridge } from './bristol-bridge.ts';
import { crag, observatory, wood } from './bristol-gorge.ts';
import { bollard, dockCrane, greatBritain, paddler } from './bristol-harbour.ts';

const SUN = { x: 800, y: 520, r: 100 };
const HARBOUR = 640;

/** The painted houses of Cliftonwood and Hotwells, rows over rows down to the water. */
function terraces(chance: Chance): string {
  const paint = [
    '#d9577f',
    '#f0a35e',
    '#5a62b5',
    '#3f9a95',
    '#b5478f',
    '#ffcb8a',
    '#7c54b0',
    '#e8776b',
    '#8fb0a8',
  ] as const;
  const rows = [
    { base: 520, from: 1300, height: 34, width: 24, veil: 0.5 },
    { base: 576, from: 1210, height: 40, width: 28, veil: 0.42 },
    { base: 636, from: 1140, height: 46, width: 33, veil: 0.34 },
    { base: 704, from: 1068, height: 54, width: 40, veil: 0.24 },
    { base: 786, from: 980, height: 66, width: 48, veil: 0.12 },
  ] as const;
  return group(
    rows.map(({ base, from, height, width, veil }, row) => {
      const drawn: string[] = [];
      let before = -1;
      for (let x = from; x < 1640; ) {
        let tone = Math.floor(chance() * paint.length);
        if (tone === before) tone = (tone + 1) % paint.length;
        before = tone;
        const wide = width * chance.between(0.95, 1.1);
        drawn.push(
          house(
            {
              x,
              base,
              width: wide,
              height: height + chance.pick([0, 0, 4, 8]) + (row === 4 ? 14 : 0),
              wall: paint[tone] ?? '#d9577f',
              trim: '#f6dcc8',
              roof: row < 3 ? '#7d3369' : '#5b2458',
              gable: 'pitched',
              bays: 2,
              storeys: row > 2 ? 3 : 2,
              windows: 'sash',
              lit: 0.5,
              ground: row === 4 ? 'door' : 'windows',
              light: 'left',
            },
            chance,
          ),
        );
        x += wide;
      }
      return group([
        path(
          `M${from - 60} ${base + 30}Q${from - 30} ${base - 20} ${from + 20} ${base - 30}H1640V${base + 90}H${from - 60}Z`,
          '#5b2470',
        ),
        ...drawn,
        rect(from, base - height - 40, 1640 - from, height + 40, '#6a2a70', { opacity: veil * 0.55 }),
        wood(
          { from: from - 60, to: 1640, y: () => base + 12, depth: 12, size: 22 },
          ['#4b1c63', '#54206a', '#43195d'],
          '#ff9f83',
          chance,
        ),
      ]);
    }),
  );
}

/** The long white curve of Royal York Crescent on the height. */
const crescent = (chance: Chance): string =>
  group([
    path('M1230 452Q1400 420 1620 424V478Q1400 474 1230 496Z', '#d79aa6'),
    path('M1226 452Q1400 416 1620 420V428Q1400 424 1228 460Z', '#8d3a6f'),
    many(34, (index) => {
      const x = 1242 + index * 11.4;
      const y = 462 - Math.sin(((index + 2) / 36) * Math.PI * 0.6) * 30;
      return group([
        rect(x, y, 4, 8, chance.happens(0.5) ? '#ffcf7d' : '#6a2a70'),
        rect(x, y + 14, 4, 8, chance.happens(0.4) ? '#ffe2a8' : '#6a2a70'),
      ]);
    }),
  ]);

function quayParty(): string {
  const stand = (x: number, y: number, more: Partial<Parameters<typeof person>[0]>) =>
    person({ x, y, height: 200, light: 'right', ...more });
  return group([
    stand(196, 990, { hair: 'crop', left: ['hip'], right: ['point'], wears: ['flat-cap'] }),
    stand(262, 994, { build: 'skirt', hair: 'ponytail', left: ['down'], right: ['selfie', 'phone'] }),
    stand(412, 988, { hair: 'short', left: ['hip'], right: ['toast', 'pint', 12] }),
    stand(496, 996, {
      build: 'dress',
      hair: 'long',
      left: ['toast', 'pint', 16],
      right: ['high', 'flute'],
      wears: ['veil', 'sash'],
    }),
    stand(580, 990, { build: 'skirt', hair: 'bob', left: ['toast', 'flute', 18], right: ['hug'], wears: ['boppers'] }),
    stand(652, 994, { hair: 'curly', left: ['hug'], right: ['wave'], wears: ['bow-tie'], lean: -4 }),
    stand(1046, 992, {
      hair: 'short',
      left: ['mic', 'microphone'],
      right: ['high'],
      legs: 'step',
      wears: ['crown'],
      lean: 4,
    }),
    stand(1128, 990, {
      build: 'dress',
      hair: 'curly',
      left: ['dance'],
      right: ['high', 'cocktail'],
      legs: 'dance',
      lean: -6,
    }),
    stand(1206, 994, { hair: 'crop', left: ['high', 'pint'], right: ['dance'], legs: 'hop', lean: 7 }),
  ]);
}

/**
 * Bristol from the harbourside: the suspension bridge high over the gorge with the sun under it, balloons, painted
 * terraces, the SS Great Britain. Calm third: the sky from x 60 to 720 above y 340 (wide crops), x 410 to 860
 * above y 230 (tall crops).
 */
export function drawBristol(): string {
  const chance = createChance(1864);
  const painted = terraces(chance);
  return stage([
    sky({ horizon: HARBOUR, sun: SUN }, chance),
    cloud(90, 360, 230, '#b03d84', 0.5),
    cloud(300, 300, 150, '#8d2c85', 0.5),
    cloud(560, 470, 170, '#ff9f83', 0.5),
    cloud(930, 440, 180, '#ffb08f', 0.55),
    cloud(1240, 330, 260, '#d4467c', 0.5),
    birds([
      [690, 320, 0.8],
      [724, 304, 0.6],
      [1010, 340, 0.7],
    ]),
    balloon({ x: 706, y: 236, r: 30, colours: ['#d4467c', '#ffc46b'], pattern: 'gores' }),
    balloon({ x: 894, y: 300, r: 20, colours: ['#7c54b0', '#ff8563'], pattern: 'gores' }),
    balloon({ x: 1440, y: 262, r: 40, colours: ['#3f9a95', '#fff0d2', '#ff8563'], pattern: 'gores' }),
    balloon({ x: 1000, y: 150, r: 76, colours: ['#d4467c', '#ff9f7d', '#ffc46b'], pattern: 'crown', isBurning: true }),
    balloon({ x: 1270, y: 150, r: 56, colours: ['#ff8563', '#fff0d2', '#c23f7a', '#ffc46b'], pattern: 'gores' }),
    balloon({ x: 1524, y: 110, r: 50, colours: ['#5a4fb0', '#ffc46b', '#ff8563'], pattern: 'bands' }),
    hills([520, 620, 640, 590, 760, 606, 880, 600, 1000, 580, 1100, 610], 720, '#d06a82'),
    hills([560, 650, 660, 618, 760, 630, 860, 626, 960, 612, 1060, 640], 720, '#b9557f'),
    water({ top: HARBOUR, sunX: SUN.x }, chance),
    crag(
      'crag-left',
      'M-20 420L300 408L470 396H560L572 440L604 470L612 520L650 560L662 610L700 650L640 700H-20Z',
      { x: 280, y: 400, width: 420, height: 300 },
      'right',
      chance,
    ),
    crag(
      'crag-right',
      'M1640 400L1300 402L1130 396H1040L1032 430L1004 462L992 520L960 556L944 604L902 650L980 720H1640Z',
      { x: 900, y: 400, width: 420, height: 320 },
      'left',
      chance,
    ),
    stroke('M560 398L572 440L604 470L612 520L650 560L662 610L700 650', '#ff9f83', 3, { opacity: 0.8 }),
    stroke('M1040 398L1032 430L1004 462L992 520L960 556L944 604L902 650', '#ff9f83', 3, { opacity: 0.8 }),
    shape([452, 560, 462, 398, 548, 398, 560, 560], '#a8566f'),
    shape([1052, 540, 1060, 398, 1140, 398, 1150, 540], '#8d4479'),
    many(9, (row) => stroke(`M${457} ${412 + row * 16}h98`, '#7a3369', 1.4, { opacity: 0.6 })),
    wood(
      { from: -30, to: 480, y: (x) => 424 - x * 0.03, depth: 240, size: 34 },
      ['#7a3079', '#6d2b74', '#852f7c'],
      '#ffab88',
      chance,
    ),
    wood(
      { from: 1150, to: 1640, y: () => 424, depth: 90, size: 28 },
      ['#7a3079', '#6d2b74', '#852f7c'],
      '#ffab88',
      chance,
    ),
    observatory(1204, 416),
    cliftonBridge({ left: 504, right: 1100, top: 246, deck: 396 }),
    haze(460, 700, '#ff9b78', 0.3),
    crescent(chance),
    wood(
      { from: -30, to: 620, y: (x) => 640 + x * 0.08, depth: 90, size: 40 },
      ['#4b1c63', '#54206a', '#5b2470'],
      '#ff9f83',
      chance,
    ),
    painted,
    rect(930, 796, 700, 22, '#43195d'),
    group([mirrored(painted, 818, 0.26, 0.5)], { 'clip-path': 'url(#harbour)' }),
    `<clipPath id="harbour"><rect x="0" y="818" width="1600" height="200"/></clipPath>`,
    many(16, (index) => lightTrail(chance, 1000 + index * 40, 824, 90, '#ffd98f', 18)),
    shimmer(chance, { from: 900, to: 1600, top: 824, bottom: 960 }, 70),
    path('M-20 776Q300 764 640 800V830H-20Z', '#3a1556'),
    dockCrane(660, 806, 0.5, '#43195d', '#ff9f83'),
    dockCrane(80, 800, 1.05, '#2d0f45', '#ff9f83'),
    greatBritain(340, 836, 1),
    many(12, (index) => lightTrail(chance, 110 + index * 42, 844, 70, '#ffd98f', 22)),
    paddler(700, 868, 74, true),
    paddler(610, 852, 60, false),
    partyBoat({ x: 900, y: 884, scale: 0.72, hull: '#24307a', stripe: '#ffc46b' }, chance),
    path('M-10 1000V952Q400 938 800 944T1610 940V1000Z', '#14052a'),
    stroke('M-10 952Q400 938 800 944T1610 940', '#ff9f83', 2, { opacity: 0.6 }),
    many(40, (index) => rect(index * 41, 956 + (index % 2) * 16, 34, 3, '#2a0d42', { opacity: 0.8 })),
    bollard(820, 958, '#14052a'),
    bollard(1360, 956, '#14052a'),
    lamp(1290, 956, 220, 'lantern', '#14052a'),
    lamp(336, 956, 220, 'lantern', '#14052a'),
    stringLights({ from: [336, 752], to: [1290, 752], sag: 44, count: 25 }, 4),
    quayParty(),
    ellipse(-60, -60, 1, 1, '#000'),
  ]);
}
