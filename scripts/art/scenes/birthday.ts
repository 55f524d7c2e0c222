import { drawGuest, type Guest, HAIR_COLOUR, SKIN, STANCE } from '../cast/guest.ts';
import { afterglow, balloon, coupe, pool, tableThing } from '../cast/party-things.ts';
import { type Chance, createChance } from '../kit/chance.ts';
import { DEPTH, DUSK } from '../kit/dusk.ts';
import { farTown } from '../kit/houses.ts';
import { bunting, lanterns, stringLights } from '../kit/lights.ts';
import { bushes, foliage, grass } from '../kit/plants.ts';
import { prop } from '../kit/props.ts';
import { circle, group, many, path, placed, rect } from '../kit/shapes.ts';
import { cloud, haze } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { band } from './birthday-band.ts';
import { cake, dog, presents } from './birthday-cake.ts';
import { courtyard } from './birthday-courtyard.ts';

const CAKE_X = 1010;
const TABLE = 706;

/**
 * A birthday in a garden courtyard: a long table under paper lanterns, the candles of the cake as the light of the
 * picture, four generations around it, a band in the corner. Calm for the headline: everything left of x = 760 above
 * y = 480, and at phone crops (x 508 to 1288) the sky above y = 300.
 */
export function drawBirthday(): string {
  const chance = createChance(31);
  return stage([
    afterglow(600, 900, 130, chance),
    cloud(80, 400, 230, '#7a2f86', 0.45),
    cloud(420, 476, 200, '#c34a80', 0.45),
    cloud(820, 330, 190, '#6a2a82', 0.4),
    farTown({ from: -20, to: 1620, base: 610, heights: [30, 96], wall: '#9a3f7f', roof: '#b9506f', lit: 0.25 }, chance),
    haze(470, 620, '#ff9b78', 0.4),
    farTown({ from: -20, to: 1320, base: 640, heights: [20, 66], wall: '#64266f', roof: '#7f3267', lit: 0.55 }, chance),
    ...[
      [236, 650, 176],
      [566, 650, 130],
      [1196, 650, 210],
    ].map(([x = 0, y = 0, h = 0]) => roundTree(x, y, h, chance)),
    courtyard(chance),
    rect(146, 318, 7, 300, '#2a0d45'),
    bunting({ from: [150, 360], to: [700, 470], sag: 40, count: 13 }, 22, '#2a0d45'),
    bunting({ from: [700, 470], to: [1270, 300], sag: 60, count: 14 }, 24, '#2a0d45'),
    lanterns({ from: [1262, 330], to: [560, 400], sag: 62, count: 7 }, 21, '#2a0d45'),
    lanterns({ from: [1600, 380], to: [1010, 330], sag: 74, count: 5 }, 25, '#2a0d45'),
    stringLights({ from: [1262, 250], to: [150, 330], sag: 60, count: 34 }, 3.2, '#2a0d45'),
    band(1452, 716),
    pool(CAKE_X, 620, 560, 330, 'candlelight-back', 0.55),
    ...behindTable().map(drawGuest),
    table(chance),
    cake(CAKE_X, TABLE + 20, 0.92),
    pool(CAKE_X, 570, 440, 260, 'candlelight', 0.4),
    front(chance),
  ]);
}

const glass = prop('flute');

/** From left to right, all turned to the cake. */
function behindTable(): readonly Guest[] {
  const feet = 872;
  return [
    {
      x: 628,
      y: feet,
      height: 306,
      top: '#3f2a7c',
      hair: 'quiff',
      hairColour: HAIR_COLOUR.brown,
      facing: 'right',
      skin: SKIN.fair,
      mood: 'laugh',
      light: 'right',
      left: { bend: [20, 30] },
      right: { bend: [120, 158], holds: prop('pint'), turn: -6 },
      lean: 3,
    },
    {
      x: 702,
      y: feet,
      height: 286,
      cut: 'dress',
      sleeve: 'short',
      top: '#2f8f86',
      hair: 'bob',
      hairColour: HAIR_COLOUR.ginger,
      facing: 'right',
      skin: SKIN.rose,
      mood: 'laugh',
      light: 'right',
      left: { bend: [128, 166], holds: glass },
      right: { bend: [24, 60] },
    },
    {
      x: 782,
      y: feet + 22,
      height: 290,
      top: '#8b3a6f',
      hair: 'bald',
      hairColour: HAIR_COLOUR.grey,
      hasBeard: true,
      hasGlasses: true,
      facing: 'right',
      skin: SKIN.tan,
      mood: 'smile',
      light: 'right',
      left: { bend: [30, 30] },
      right: { bend: [104, 152], holds: glass },
      onHead: ['flat-cap'],
      onBody: ['bow-tie'],
    },
    {
      x: 884,
      y: feet,
      height: 312,
      cut: 'dress',
      sleeve: 'none',
      top: '#e0567f',
      hair: 'curly',
      hairColour: HAIR_COLOUR.black,
      facing: 'right',
      skin: SKIN.brown,
      mood: 'blow',
      light: 'right',
      lean: 13,
      tilt: 6,
      left: { bend: [16, 26] },
      right: { bend: [30, 34] },
      onHead: ['crown'],
    },
    {
      x: 1104,
      y: feet - 40,
      height: 214,
      top: '#ffc46b',
      sleeve: 'short',
      hair: 'ponytail',
      hairColour: HAIR_COLOUR.black,
      headSize: 1.3,
      facing: 'left',
      skin: SKIN.brown,
      mood: 'laugh',
      light: 'left',
      left: { bend: [70, 130] },
      right: { bend: [118, 170] },
      onHead: ['party-hat'],
    },
    {
      x: 1176,
      y: feet + 20,
      height: 288,
      cut: 'dress',
      top: '#5b3a96',
      hair: 'bun',
      hairColour: HAIR_COLOUR.grey,
      hasGlasses: true,
      facing: 'left',
      skin: SKIN.deep,
      mood: 'laugh',
      light: 'left',
      left: { bend: [112, 150], holds: glass },
      right: { bend: [30, 40] },
      onBody: ['pearls'],
      lean: -5,
    },
    {
      x: 1258,
      y: feet,
      height: 312,
      top: '#b8456a',
      hair: 'short',
      facing: 'left',
      skin: SKIN.deep,
      hasBeard: true,
      mood: 'laugh',
      light: 'left',
      left: { bend: [136, 168], holds: glass },
      right: { bend: [80, 150] },
      lean: -3,
    },
    {
      x: 1340,
      y: feet,
      height: 288,
      cut: 'dress',
      sleeve: 'short',
      top: '#ff8563',
      hair: 'long',
      hairColour: HAIR_COLOUR.blonde,
      facing: 'left',
      skin: SKIN.fair,
      mood: 'laugh',
      light: 'left',
      left: { bend: [124, 160], holds: prop('cocktail') },
      right: { bend: [20, 90] },
    },
  ];
}

/** A garden tree as a soft mass with the evening on its left. */
function roundTree(x: number, y: number, height: number, chance: Chance): string {
  const r = height * 0.3;
  const leaves = Array.from({ length: 34 }, () => {
    const angle = chance.between(0, Math.PI * 2);
    const far = Math.sqrt(chance()) * r;
    return {
      x: x + Math.cos(angle) * far * 1.1,
      y: y - height * 0.66 + Math.sin(angle) * far,
      r: r * chance.between(0.24, 0.4),
    };
  });
  return group([
    path(
      `M${x - height * 0.03} ${y}l${height * 0.012} ${-height * 0.5}h${height * 0.036}l${height * 0.012} ${height * 0.5}z`,
      '#34124f',
    ),
    ...leaves.map((leaf) => circle(leaf.x - 2, leaf.y - 2, leaf.r, '#a3468a', { opacity: 0.5 })),
    circle(x, y - height * 0.66, r, '#431a5a'),
    ...leaves.map((leaf) => circle(leaf.x, leaf.y, leaf.r, '#431a5a')),
    ...leaves
      .slice(0, 12)
      .map((leaf) => circle(leaf.x - leaf.r * 0.3, leaf.y - leaf.r * 0.3, leaf.r * 0.55, '#5a2470', { opacity: 0.7 })),
  ]);
}

function table(chance: Chance): string {
  const scallops = many(17, (index) =>
    path(`M${556 + index * 56} ${TABLE + 34}h56v40q-28 34 -56 0z`, index % 2 === 0 ? '#e9b7a4' : '#f7cdb0'),
  );
  return group([
    path(`M610 ${TABLE}H1460L1508 ${TABLE + 36}H556z`, '#ffe9cf'),
    rect(556, TABLE + 34, 952, 168, '#b0637f'),
    many(24, (index) =>
      rect(566 + index * 40 + chance.between(-8, 8), TABLE + 70, 7, 132, '#8e4672', { opacity: 0.6 }),
    ),
    scallops,
    ...[640, 704, 1380, 1440].map((x) => tableThing('plate', x, TABLE + 24, 1.1)),
    tableThing('bottle', 672, TABLE + 16, 1.2),
    tableThing('flowers', 748, TABLE + 22, 1.3),
    tableThing('bowl', 824, TABLE + 24, 1.1),
    tableThing('jug', 1176, TABLE + 24, 1.2),
    tableThing('candle', 868, TABLE + 26, 0.9),
    tableThing('flowers', 1256, TABLE + 22, 1.35),
    tableThing('bottle', 1316, TABLE + 20, 1.2),
    tableThing('candle', 1360, TABLE + 20, 0.9),
    coupe(1132, TABLE + 22, 1.3, '#e0567f'),
    coupe(1212, TABLE + 26, 1.3),
    coupe(786, TABLE + 28, 1.3),
  ]);
}

function front(chance: Chance): string {
  const chair = (x: number) =>
    group([
      path(
        `M${x - 40} 1000V792Q${x - 40} 752 ${x} 752Q${x + 40} 752 ${x + 40} 792V1000h-9V796Q${x + 30} 762 ${x} 762Q${x - 30} 762 ${x - 31} 796V1000z`,
        DUSK.night,
      ),
      many(3, (index) => rect(x - 21 + index * 18, 764, 6, 110, DUSK.night)),
      rect(x - 42, 868, 84, 14, DUSK.night),
    ]);
  return group([
    presents(330, 902),
    dog(508, 912, 1),
    chair(660),
    chair(1300),
    balloon(556, 560, 34, '#d4467c', [662, 764]),
    balloon(500, 604, 30, '#ffc46b', [662, 764]),
    balloon(532, 500, 32, '#45b3a4', [662, 764]),
    balloon(1556, 610, 34, '#ff8563', [1302, 770]),
    drawGuest({
      x: 1424,
      y: 1080,
      height: 330,
      cut: 'dress',
      top: '',
      shadow: DUSK.night,
      hair: 'bun',
      facing: 'away',
      light: 'left',
      rim: '#ffb765',
      left: { bend: [140, 172], holds: glass },
      right: { bend: [20, 10] },
      legs: STANCE.stand,
    }),
    drawGuest({
      x: 1530,
      y: 1090,
      height: 360,
      top: '',
      shadow: DUSK.night,
      hair: 'short',
      facing: 'away',
      light: 'left',
      rim: '#ffb765',
      left: { bend: [60, 120] },
      right: { bend: [150, 172], holds: prop('pint') },
    }),
    placed(foliage(0, 0, 150, 60, chance, '#12042a'), 70, 120, 1.3),
    bushes(-20, 300, 1000, 74, chance, DUSK.night),
    grass(-10, 620, 1000, 60, 90, chance, DUSK.night),
    grass(1180, 1620, 1000, 44, 60, chance, DUSK.night),
    rect(0, 990, 1600, 10, DEPTH.night),
  ]);
}
