import { dog } from '../cast/dog.ts';
import { drawGuest } from '../cast/guest.ts';
import { afterglow, balloon, pool } from '../cast/party-things.ts';
import { type Chance, createChance } from '../kit/chance.ts';
import { DUSK } from '../kit/dusk.ts';
import { farTown } from '../kit/houses.ts';
import { bunting, halo, lanterns, stringLights } from '../kit/lights.ts';
import { bushes, foliage, grass } from '../kit/plants.ts';
import { group, many, path, placed, rect } from '../kit/shapes.ts';
import { cloud, haze } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { band } from './birthday-band.ts';
import { cake, presents } from './birthday-cake.ts';
import { courtyard } from './birthday-courtyard.ts';
import { birthdayGuests, SPARKLER_CHILD } from './birthday-guests.ts';
import { longTable, roundTree } from './birthday-table.ts';

const CAKE_X = 1004;
const TABLE = 700;
const WIRE = '#2a0d45';

/**
 * A birthday in a garden courtyard: a long table under paper lanterns, the candles of the cake as the light of the
 * picture, four generations around it, a band in the corner. Calm for the headline: everything left of x = 760 above
 * y = 340, and at phone crops (x 508 to 1288) the sky above y = 300.
 */
export function drawBirthday(): string {
  const chance = createChance(31);
  return stage([
    afterglow(600, 900, 130, chance),
    cloud(120, 380, 230, '#7a2f86', 0.4),
    cloud(380, 484, 200, '#c34a80', 0.4),
    cloud(780, 300, 190, '#6a2a82', 0.4),
    farTown({ from: -20, to: 1620, base: 610, heights: [30, 96], wall: '#9a3f7f', roof: '#b9506f', lit: 0.25 }, chance),
    haze(470, 620, '#ff9b78', 0.4),
    farTown({ from: -20, to: 1320, base: 640, heights: [20, 66], wall: '#64266f', roof: '#7f3267', lit: 0.55 }, chance),
    roundTree(236, 650, 176, chance),
    roundTree(620, 650, 120, chance),
    roundTree(1176, 650, 210, chance),
    courtyard(chance),
    ...[150, 606].map((x) => rect(x - 4, 316, 8, 420, WIRE) + rect(x - 14, 728, 28, 9, WIRE)),
    stringLights({ from: [1262, 236], to: [606, 322], sag: 44, count: 22 }, 3.4, WIRE),
    stringLights({ from: [606, 322], to: [150, 322], sag: 36, count: 15 }, 3.4, WIRE),
    bunting({ from: [150, 352], to: [606, 360], sag: 42, count: 14 }, 23, WIRE),
    bunting({ from: [1262, 300], to: [1620, 316], sag: 30, count: 10 }, 23, WIRE),
    lanterns({ from: [606, 366], to: [1262, 330], sag: 62, count: 8 }, 24, WIRE),
    lanterns({ from: [1262, 372], to: [1640, 380], sag: 34, count: 4 }, 22, WIRE),
    band(1478, 716),
    pool(CAKE_X, 620, 600, 350, 'candlelight-back', 0.66),
    ...birthdayGuests(866).map(drawGuest),
    longTable(TABLE, chance),
    cake(CAKE_X, TABLE + 22, 0.94),
    pool(CAKE_X, 572, 430, 270, 'candlelight', 0.42),
    pool(CAKE_X, 905, 560, 60, 'cloth-light', 0.22),
    balloon(1120, 226, 24, '#d4467c', [1104, 330]),
    front(chance),
  ]);
}

function chair(x: number): string {
  return group([
    path(
      `M${x - 40} 1000V792Q${x - 40} 752 ${x} 752Q${x + 40} 752 ${x + 40} 792V1000h-9V796Q${x + 30} 762 ${x} 762Q${x - 30} 762 ${x - 31} 796V1000z`,
      DUSK.night,
    ),
    path(`M${x - 40} 800V792Q${x - 40} 752 ${x} 752Q${x + 40} 752 ${x + 40} 792`, 'none', {
      stroke: '#ffb98a',
      'stroke-width': 2,
      opacity: 0.8,
    }),
    many(3, (index) => rect(x - 21 + index * 18, 764, 6, 110, DUSK.night)),
    rect(x - 42, 868, 84, 14, DUSK.night),
  ]);
}

function lanternOnGround(x: number, y: number): string {
  return group([
    halo(x, y - 18, 84, 0.9),
    rect(x - 10, y - 34, 20, 30, '#ffd892', { rx: 3 }),
    path(
      `M${x - 14} ${y - 34}L${x} ${y - 48}L${x + 14} ${y - 34}zM${x - 13} ${y - 5}h26v5h-26zM${x - 1.5} ${y - 34}h3v30h-3z`,
      '#1c0a35',
    ),
  ]);
}

function front(chance: Chance): string {
  return group([
    lanternOnGround(214, 872),
    lanternOnGround(92, 910),
    presents(356, 902),
    dog(498, 914, 1),
    ...[
      [478, 548, 33, '#d4467c'],
      [424, 596, 29, '#ffc46b'],
      [448, 486, 31, '#45b3a4'],
    ].map(([x, y, r, fill]) => balloon(Number(x), Number(y), Number(r), String(fill), [592, 772])),
    chair(610),
    chair(1214),
    drawGuest(SPARKLER_CHILD),
    placed(foliage(0, 0, 150, 60, chance, '#12042a'), 70, 110, 1.3),
    bushes(-20, 250, 1000, 70, chance, DUSK.night),
    bushes(1500, 1640, 1000, 70, chance, DUSK.night),
    grass(-10, 560, 1000, 60, 90, chance, DUSK.night),
    grass(1300, 1620, 1000, 54, 60, chance, DUSK.night),
  ]);
}
