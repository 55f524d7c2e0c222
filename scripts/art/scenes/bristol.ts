import { partyBoat } from '../kit/boats.ts';
import { createChance } from '../kit/chance.ts';
import { lamp, stringLights } from '../kit/lights.ts';
import { element, group, many, path, rect, stroke } from '../kit/shapes.ts';
import { birds, cloud, haze, hills, sky } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { lightTrail, mirrored, shimmer, water } from '../kit/water.ts';
import { balloon } from './bristol-balloons.ts';
import { abutment, cliftonBridge } from './bristol-bridge.ts';
import { cabotTower, crag, observatory, wood } from './bristol-gorge.ts';
import { bollard, dockCrane, greatBritain, paddler } from './bristol-harbour.ts';
import { quayParty } from './bristol-party.ts';
import { crescent, terraces } from './bristol-terraces.ts';

const SUN = { x: 800, y: 520, r: 100 };
const HARBOUR = 640;
const LEFT_EDGE = 'L560 396L572 440L604 470L612 520L650 560L662 610L700 650';
const RIGHT_EDGE = 'L1040 396L1032 430L1004 462L992 520L960 556L944 604L902 650';

/**
 * Bristol from the harbourside: the suspension bridge high over the gorge with the sun under it, balloons, painted
 * terraces, the SS Great Britain. Calm third: the sky from x 60 to 720 above y 340 (wide crops), x 410 to 860
 * above y 190 (tall crops).
 */
export function drawBristol(): string {
  const chance = createChance(1864);
  const painted = terraces(chance);
  return stage([
    sky({ horizon: HARBOUR, sun: SUN }, chance),
    cloud(90, 350, 230, '#b03d84', 0.5),
    cloud(300, 300, 150, '#8d2c85', 0.5),
    cloud(930, 440, 180, '#ffb08f', 0.55),
    cloud(1240, 340, 260, '#d4467c', 0.5),
    birds([
      [690, 330, 0.8],
      [724, 314, 0.6],
      [1010, 340, 0.7],
    ]),
    balloon({ x: 706, y: 226, r: 32, colours: ['#d4467c', '#ffc46b'], pattern: 'gores' }),
    balloon({ x: 880, y: 306, r: 20, colours: ['#7c54b0', '#ff8563'], pattern: 'gores' }),
    balloon({ x: 1446, y: 292, r: 38, colours: ['#3f9a95', '#fff0d2', '#ff8563'], pattern: 'gores' }),
    balloon({ x: 1000, y: 168, r: 76, colours: ['#d4467c', '#ff9f7d', '#ffc46b'], pattern: 'crown', isBurning: true }),
    balloon({ x: 1270, y: 164, r: 56, colours: ['#ff8563', '#fff0d2', '#c23f7a', '#ffc46b'], pattern: 'gores' }),
    balloon({ x: 1524, y: 146, r: 48, colours: ['#5a4fb0', '#ffc46b', '#ff8563'], pattern: 'bands' }),
    hills([520, 620, 640, 590, 760, 606, 880, 600, 1000, 580, 1100, 610], 720, '#d06a82'),
    hills([560, 650, 660, 618, 760, 630, 860, 626, 960, 612, 1060, 640], 720, '#b9557f'),
    water({ top: HARBOUR, sunX: SUN.x }, chance),
    crag(
      'crag-left',
      `M-20 420L300 408${LEFT_EDGE}L640 720H-20Z`,
      { x: 280, y: 400, width: 420, height: 300 },
      'right',
      chance,
    ),
    crag(
      'crag-right',
      `M1640 400L1300 402${RIGHT_EDGE}L980 720H1640Z`,
      { x: 900, y: 400, width: 420, height: 320 },
      'left',
      chance,
    ),
    stroke(`M556 396${LEFT_EDGE}`, '#ff9f83', 3, { opacity: 0.8 }),
    stroke(`M1044 396${RIGHT_EDGE}`, '#ff9f83', 3, { opacity: 0.8 }),
    abutment(504, 398, 172),
    abutment(1100, 398, 96),
    wood(
      {
        from: -30,
        to: 446,
        y: (x) => 420 - x * 0.03,
        depth: 250,
        size: 36,
        fills: ['#97397f', '#8a357c', '#7a3079', '#6d2b74', '#602670'],
        rim: '#ffab88',
      },
      chance,
    ),
    wood(
      {
        from: 1170,
        to: 1640,
        y: () => 414,
        depth: 100,
        size: 30,
        fills: ['#97397f', '#8a357c', '#7a3079'],
        rim: '#ffab88',
      },
      chance,
    ),
    observatory(1250, 412),
    cliftonBridge({ left: 504, right: 1100, top: 246, deck: 396 }),
    wood(
      { from: 250, to: 452, y: () => 416, depth: 40, size: 32, fills: ['#8a357c', '#7a3079'], rim: '#ffab88' },
      chance,
    ),
    wood(
      { from: 1236, to: 1420, y: () => 416, depth: 30, size: 28, fills: ['#8a357c', '#7a3079'], rim: '#ffab88' },
      chance,
    ),
    cabotTower(1356, 440),
    haze(460, HARBOUR + 60, '#ff9b78', 0.22),
    crescent(chance),
    wood(
      {
        from: -30,
        to: 548,
        y: (x) => 650 + x * 0.1,
        depth: 110,
        size: 44,
        fills: ['#602670', '#54206a', '#431a5e'],
        rim: '#ff9f83',
      },
      chance,
    ),
    painted,
    rect(930, 796, 700, 22, '#43195d'),
    rect(930, 795, 700, 3, '#ff9f83', { opacity: 0.6 }),
    element('clipPath', { id: 'harbour' }, rect(0, 818, 1600, 200, '#000')),
    group([mirrored(painted, 818, 0.3, 0.5)], { 'clip-path': 'url(#harbour)' }),
    many(16, (index) => lightTrail(chance, 1000 + index * 40, 824, 90, '#ffd98f', 18)),
    shimmer(chance, { from: 900, to: 1600, top: 824, bottom: 960 }, 70),
    path('M-20 776Q300 764 640 800V830H-20Z', '#3a1556'),
    dockCrane(652, 808, 0.46, '#43195d', '#ff9f83'),
    dockCrane(80, 800, 1.05, '#2d0f45', '#ff9f83'),
    greatBritain(350, 836, 1.04),
    many(12, (index) => lightTrail(chance, 110 + index * 42, 844, 70, '#ffd98f', 22)),
    partyBoat({ x: 1176, y: 880, scale: 0.74, hull: '#24307a', stripe: '#ffc46b' }, chance),
    paddler(420, 892, 78, false),
    paddler(1012, 904, 92, true),
    path('M-10 1000V952Q400 938 800 944T1610 940V1000Z', '#14052a'),
    stroke('M-10 952Q400 938 800 944T1610 940', '#ff9f83', 2, { opacity: 0.6 }),
    many(40, (index) => rect(index * 41, 958 + (index % 2) * 16, 34, 3, '#2d0f45', { opacity: 0.8 })),
    bollard(1120, 958, '#14052a'),
    bollard(330, 958, '#14052a'),
    lamp(1250, 956, 230, 'lantern', '#14052a'),
    lamp(556, 956, 230, 'lantern', '#14052a'),
    stringLights({ from: [556, 742], to: [1250, 742], sag: 36, count: 19 }, 4),
    stringLights({ from: [1250, 742], to: [1640, 700], sag: 30, count: 12 }, 4),
    stringLights({ from: [-30, 690], to: [556, 742], sag: 30, count: 15 }, 4),
    quayParty(),
  ]);
}
