import { sailingBoat } from '../kit/boats.ts';
import { createChance } from '../kit/chance.ts';
import { farTown } from '../kit/houses.ts';
import { bunting, lanterns } from '../kit/lights.ts';
import { group, rect, stroke } from '../kit/shapes.ts';
import { birds, cloud, haze, hills, sky } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { darkTrail, water } from '../kit/water.ts';
import { cathedral, santaJusta } from './lisbon-downtown.ts';
import { alfama, castleHill, lowerStreet, pantheon } from './lisbon-hill.ts';
import { cristoRei, ferry, redBridge } from './lisbon-river.ts';
import { bracketLamp, parapet, street, viewpointParty } from './lisbon-terrace.ts';
import { tiledHouse, washing } from './lisbon-tiled-house.ts';
import { headlight, tram } from './lisbon-tram.ts';

const SUN = { x: 716, y: 500, r: 92 };
const RIVER = 560;
const BRIDGE = { towers: [492, 968], top: 328, deck: 474, water: RIVER + 8 } as const;

/**
 * Lisbon from a tiled viewpoint: the red bridge and Cristo Rei over the Tejo, the castle above Alfama, tram 28
 * climbing to the party at the parapet. Calm third: the sky from x 60 to 720 above y 320 (wide crops), x 410 to
 * 1000 above y 300 (tall crops).
 */
export function drawLisbon(): string {
  const chance = createChance(28);
  return stage([
    sky({ horizon: RIVER + 12, sun: SUN }, chance),
    cloud(60, 420, 230, '#d4467c', 0.5),
    cloud(250, 372, 170, '#b03d84', 0.5),
    cloud(840, 300, 220, '#b03d84', 0.5),
    cloud(1120, 220, 300, '#7a2784', 0.6),
    cloud(1010, 420, 170, '#ffb08f', 0.55),
    cloud(1440, 290, 190, '#b5407f', 0.6),
    birds([
      [840, 400, 0.8],
      [880, 386, 0.6],
      [600, 410, 0.6],
      [1080, 330, 0.7],
    ]),
    hills([-20, 470, 120, 462, 260, 468, 360, 490, 430, 530, 520, 556, 700, 560], RIVER + 10, '#b9508299'),
    hills([640, 558, 820, 546, 1000, 540, 1200, 520, 1620, 500], RIVER + 10, '#c0557f'),
    hills([-20, 486, 140, 474, 268, 474, 360, 500, 420, 548, 470, 566], RIVER + 10, '#a3457f'),
    hills([-20, 498, 140, 490, 250, 488, 340, 512, 400, 556, 440, 568], RIVER + 10, '#94397d'),
    cristoRei(196, 480, 1.14),
    haze(430, RIVER + 10, '#ffb08f', 0.3),
    water({ top: RIVER, bottom: 860, sunX: SUN.x }, chance),
    group(BRIDGE.towers.map((x) => darkTrail(x, RIVER + 14, 44, 110, 0.35))),
    redBridge(BRIDGE, 250, 1330),
    sailingBoat(540, 606, 0.5),
    sailingBoat(850, 596, 0.32),
    ferry(330, 640, 0.9),
    castleHill(),
    alfama(chance),
    pantheon(1150, 640),
    hills([-20, 700, 160, 690, 330, 706, 470, 740, 620, 764, 1000, 770, 1300, 760], 900, '#66276c'),
    farTown({ from: -20, to: 430, base: 752, heights: [26, 58], wall: '#84387a', roof: '#b9506a', lit: 0.4 }, chance),
    farTown({ from: 360, to: 1010, base: 806, heights: [22, 50], wall: '#74307a', roof: '#a8435e', lit: 0.4 }, chance),
    rect(-20, 790, 1100, 60, '#4b1c63'),
    rect(-20, 745, 400, 60, '#5b2470'),
    farTown({ from: -30, to: 440, base: 802, heights: [24, 44], wall: '#6d2c74', roof: '#a03d5c', lit: 0.45 }, chance),
    farTown({ from: -30, to: 1020, base: 846, heights: [28, 58], wall: '#5b2470', roof: '#8b2f50', lit: 0.45 }, chance),
    santaJusta(598, 866, 222),
    cathedral(204, 852, chance),
    lowerStreet(chance),
    tiledHouse(1296, 984, 330, 436, chance),
    street(),
    stroke('M-10 640Q700 690 1620 700', '#1a0830', 1.6),
    bracketLamp(1298, 700),
    lanterns({ from: [1296, 650], to: [700, 690], sag: 34, count: 11 }, 11),
    bunting({ from: [1296, 606], to: [700, 640], sag: 40, count: 17 }, 20),
    stroke('M700 620V880', '#1a0830', 6),
    washing([1300, 616], [1600, 600], chance),
    headlight(846, 938, 5.6),
    tram(846, 938, 1, 5.6),
    parapet(690, 846),
    viewpointParty(),
  ]);
}
