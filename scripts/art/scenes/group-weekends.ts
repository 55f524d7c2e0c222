import { dog } from '../cast/dog.ts';
import { afterglow, pool } from '../cast/party-things.ts';
import { createChance } from '../kit/chance.ts';
import { DUSK } from '../kit/dusk.ts';
import { stringLights } from '../kit/lights.ts';
import { grass } from '../kit/plants.ts';
import { circle, group, many, path, rect } from '../kit/shapes.ts';
import { cloud, haze, hills } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { lightTrail, mirrored, shimmer } from '../kit/water.ts';
import { campFire, friends } from './group-weekends-fire.ts';
import { canoe, jetty, lake } from './group-weekends-lake.ts';
import { hotTub, lodge } from './group-weekends-lodge.ts';
import { pine, pineRidge } from './group-weekends-pines.ts';

const SHORE = 566;
const FIRE_X = 972;

/**
 * A weekend at a lodge on a lake after sunset: friends in blankets around the fire, a guitar, marshmallows, kayaks at the
 * jetty, the hot tub steaming under the stars. The fire is the light. Calm for the headline: x 170 to 860 above y = 400,
 * and at phone crops (x 508 to 1288) the sky above y = 280. Fire, faces and lodge lie between y = 340 and y = 700.
 */
export function drawGroupWeekends(): string {
  const chance = createChance(64);
  const ridges = group([
    peaks(
      [
        -20, 480, 60, 440, 120, 452, 214, 356, 262, 398, 300, 384, 380, 452, 430, 430, 520, 338, 560, 372, 590, 352,
        690, 440, 760, 410, 820, 446, 930, 372, 980, 410, 1050, 388, 1180, 460, 1330, 396, 1620, 450,
      ],
      SHORE,
    ),
    hills(
      [0, 500, 180, 470, 360, 512, 520, 462, 720, 520, 900, 490, 1100, 524, 1300, 480, 1600, 500],
      SHORE,
      '#8a3a7c',
    ),
    pineRidge(-20, 1620, (x) => 540 - 26 * Math.sin(x / 170) - 14 * Math.sin(x / 67), 44, SHORE + 6, '#5b2470', chance),
  ]);
  return stage([
    afterglow(SHORE, 560, 260, chance),
    milkyWay(),
    cloud(90, 440, 220, '#8a2b80', 0.35),
    cloud(600, 380, 190, '#9a3a86', 0.35),
    ridges,
    haze(430, SHORE + 4, '#ff8b6b', 0.34),
    pineRidge(-20, 400, (x) => 540 + x * 0.06, 66, SHORE + 6, '#43195d', chance),
    path(`M-20 ${SHORE - 2}H360Q420 ${SHORE} 470 ${SHORE + 7}Q300 ${SHORE + 12} -20 ${SHORE + 14}z`, '#43195d'),
    lake(SHORE, 860, chance),
    mirrored(ridges, SHORE + 4, 0.3, 0.62),
    shimmer(chance, { from: -40, to: 1100, top: SHORE + 6, bottom: 760 }, 150, ['#ff9f83', '#b9527f', '#43186a'], 0.42),
    canoe(430, 622, 0.84),
    pine(1040, 672, 230, '#33124f', chance),
    pine(1560, 690, 430, '#2d0f47', chance),
    bank(),
    jetty(),
    lodge(1250, 690, chance),
    hotTub(1462, 770, chance),
    ...many3(chance),
    stringLights({ from: [1044, 500], to: [1112, 650], sag: 10, count: 6 }, 3.4, '#1c0a35', ['#fff0c4', '#ffd58c']),
    pool(FIRE_X, 750, 640, 190, 'fire-ground', 0.9),
    campFire(FIRE_X, 760),
    ...friends(FIRE_X, -44),
    dog(FIRE_X - 118, 838, 0.86),
    pool(FIRE_X, 660, 420, 310, 'fire-air', 0.46),
    lightTrail(chance, FIRE_X - 470, 700, 60, DUSK.glow, 20),
    front(),
  ]);

  function many3(random: typeof chance): readonly string[] {
    return [grass(560, 1400, 790, 16, 90, random, '#5a2459')];
  }

  function front(): string {
    return group([
      path('M-10 1000V940Q200 900 430 944Q700 990 1000 950Q1300 900 1610 930V1000z', DUSK.night),
      grass(-10, 1610, 952, 46, 190, chance, DUSK.night),
      pine(58, 980, 640, DUSK.night, chance),
      pine(-30, 1000, 520, DUSK.night, chance),
      pine(168, 990, 330, '#1a0836', chance),
      pine(1612, 1000, 520, DUSK.night, chance),
      rucksack(668, 934),
      firewood(1290, 938),
    ]);
  }
}

function milkyWay(): string {
  const chance = createChance(5);
  return group([
    many(150, () => {
      const u = chance();
      const spread = (chance() + chance() + chance() - 1.5) * 70;
      return circle(700 + u * 900 + spread * 0.4, 330 - u * 360 + spread, chance.between(0.5, 1.5), '#ffe6d8', {
        opacity: chance.between(0.15, 0.6),
      });
    }),
    path('M1300 96L1440 132', 'none', {
      stroke: '#fff8ee',
      'stroke-width': 1.6,
      opacity: 0.7,
      'stroke-linecap': 'round',
    }),
  ]);
}

/** A mountain range with the last light on the slopes that face left. */
function peaks(points: readonly number[], base: number): string {
  const spots = Array.from(
    { length: points.length / 2 },
    (_, index) => [points[index * 2] ?? 0, points[index * 2 + 1] ?? 0] as const,
  );
  return group([
    path(`M${spots.map(([x, y]) => `${x} ${y}`).join('L')}V${base}H-20z`, '#a8477f'),
    ...spots.slice(1, -1).map(([x, y], index) => {
      const [beforeX, beforeY] = spots[index] ?? [x, y];
      if (y >= beforeY) return '';
      return path(
        `M${x} ${y}L${beforeX} ${beforeY}L${x - 30} ${base}L${x + 14} ${y + (base - y) * 0.6}L${x - 8} ${y + (base - y) * 0.34}z`,
        '#ff9f7c',
        { opacity: 0.34 },
      );
    }),
  ]);
}

function bank(): string {
  return group([
    path('M210 1000Q330 850 480 782Q560 748 640 736Q860 724 1010 690Q1120 668 1300 672H1610V1000z', '#4a1c5c'),
    path('M260 1000Q380 850 520 790Q600 762 680 752Q900 742 1080 716Q1300 700 1610 712V1000z', '#35134f'),
    path('M230 970Q340 845 480 782Q560 748 640 736Q860 724 1010 690Q1120 668 1300 672', 'none', {
      stroke: '#ff9f83',
      'stroke-width': 2,
      opacity: 0.5,
    }),
    path('M300 1000Q420 880 600 866Q900 850 1610 840V1000z', '#230b3e'),
  ]);
}

function rucksack(x: number, y: number): string {
  return group([
    path(`M${x - 34} ${y}q-6 -76 10 -88q24 -10 48 0q16 12 10 88z`, '#2a1048'),
    rect(x - 22, y - 46, 44, 34, '#3a1658', { rx: 6 }),
    path(`M${x - 30} ${y - 84}q30 -22 60 0v12q-30 12 -60 0z`, '#43195d'),
    rect(x - 42, y - 104, 84, 20, '#8e3a6a', { rx: 10 }),
    circle(x - 42 + 10, y - 94, 7, '#c0567f'),
    path(`M${x + 30} ${y - 84}q8 40 4 84`, 'none', { stroke: '#ff9f83', 'stroke-width': 2, opacity: 0.6 }),
  ]);
}

/** Split logs in a pile, their cut ends towards us. */
function firewood(x: number, y: number): string {
  const end = (dx: number, dy: number) =>
    group([
      circle(x + dx - 1.5, y + dy - 1.5, 21, '#ff9f83', { opacity: 0.6 }),
      circle(x + dx, y + dy, 21, '#2a1048'),
      circle(x + dx, y + dy, 17, '#5a2a52'),
      circle(x + dx, y + dy, 11, '#6d3458'),
      circle(x + dx, y + dy, 5, '#5a2a52'),
    ]);
  return group([
    end(-66, -18),
    end(-22, -18),
    end(22, -18),
    end(66, -18),
    end(-44, -54),
    end(0, -54),
    end(44, -54),
    end(-22, -90),
    end(22, -90),
  ]);
}
