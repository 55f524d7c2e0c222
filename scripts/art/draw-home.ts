import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRng } from '../../src/shared/rng.ts';
import { elizabethTower, eye, gherkin, saintPauls, shard, skyline, towerBridge } from './london-landmarks.ts';
import { type Guest, guest, partyBoat } from './party-people.ts';
import { circle, DUSK, element, fade, group, path, rect, shape, stroke } from './shapes.ts';

/**
 * The home page's scene: London from a south-bank terrace at dusk, a toast in front. The headline stands in
 * the calm part: the left half of the wide crop above the water, the upper half of the tall one.
 */
interface Crop {
  file: string;
  width: number;
  height: number;
  /** Where the river begins. */
  water: number;
  sun: { x: number; r: number };
  bridge: { x: number; scale: number };
  tower: { x: number; scale: number };
  eye: { x: number; scale: number };
  dome: { x: number; scale: number };
  spires: { shard: number; gherkin: number };
  boat: { x: number; y: number; scale: number };
  guests: readonly Guest[];
  /** How deep the bunting hangs from the top edge, or 0 for none. */
  bunting: number;
}

const WIDE: Crop = {
  file: 'home-wide.svg',
  width: 1600,
  height: 900,
  water: 668,
  sun: { x: 1030, r: 128 },
  bridge: { x: 1304, scale: 0.98 },
  tower: { x: 806, scale: 0.6 },
  eye: { x: 640, scale: 0.6 },
  dome: { x: 330, scale: 0.42 },
  spires: { shard: 120, gherkin: 200 },
  boat: { x: 900, y: 778, scale: 0.82 },
  bunting: 120,
  guests: [
    { x: 1130, y: 868, scale: 0.92, toast: 'pint', story: 'none', side: -1, reach: 6 },
    { x: 1212, y: 850, scale: 1, toast: 'flute', story: 'crown', side: 1, reach: 2 },
    { x: 1304, y: 862, scale: 0.96, toast: 'coupe', story: 'sash', side: -1, reach: 4 },
    { x: 1388, y: 846, scale: 1.02, toast: 'pint', story: 'party-hat', side: 1, reach: 0 },
    { x: 1476, y: 866, scale: 0.95, toast: 'flute', story: 'veil', side: -1, reach: 4 },
    { x: 1556, y: 856, scale: 1, toast: 'microphone', story: 'bow-tie', side: -1, reach: -12 },
  ],
};

const TALL: Crop = {
  file: 'home-tall.svg',
  width: 900,
  height: 1500,
  water: 1180,
  sun: { x: 380, r: 120 },
  bridge: { x: 590, scale: 0.88 },
  tower: { x: 150, scale: 0.62 },
  eye: { x: 20, scale: 0.52 },
  dome: { x: 330, scale: 0.3 },
  spires: { shard: 800, gherkin: 866 },
  boat: { x: 300, y: 1300, scale: 0.8 },
  bunting: 0,
  guests: [
    { x: 480, y: 1452, scale: 0.96, toast: 'pint', story: 'none', side: -1, reach: 4 },
    { x: 574, y: 1432, scale: 1.06, toast: 'flute', story: 'crown', side: 1, reach: 0 },
    { x: 672, y: 1448, scale: 1, toast: 'coupe', story: 'sash', side: -1, reach: 2 },
    { x: 762, y: 1430, scale: 1.06, toast: 'pint', story: 'party-hat', side: 1, reach: 0 },
    { x: 852, y: 1450, scale: 1, toast: 'flute', story: 'veil', side: -1, reach: 4 },
  ],
};

function sky({ width, height, water, sun }: Crop, rng: () => number): string {
  const stars = Array.from({ length: 70 }, () =>
    circle(rng() * width, rng() ** 1.7 * water * 0.62, 0.7 + rng() * 1.1, DUSK.cream, { opacity: 0.25 + rng() * 0.6 }),
  );
  const halos = [4.4, 3.1, 2].map((factor) =>
    circle(sun.x, water - sun.r * 0.62, sun.r * factor, DUSK.coral, { opacity: 0.1 }),
  );
  return group([
    rect(0, 0, width, height, 'url(#sky)'),
    ...stars,
    ...halos,
    circle(sun.x, water - sun.r * 0.62, sun.r, 'url(#sun)'),
  ]);
}

function cloud(x: number, y: number, width: number, fill: string, opacity: number): string {
  return group(
    [
      rect(x, y, width, 20, fill, { rx: 10 }),
      rect(x + width * 0.3, y - 13, width * 0.42, 22, fill, { rx: 11 }),
      rect(x + width * 0.12, y + 12, width * 0.5, 14, fill, { rx: 7 }),
    ],
    { opacity },
  );
}

/** Bands of light on the water, brightest below the sun. */
function river({ width, height, water, sun }: Crop, rng: () => number): string {
  const glints = Array.from({ length: 150 }, () => {
    const depth = rng();
    const y = water + 8 + depth ** 1.2 * (height - water - 20);
    const spread = 60 + depth * 240;
    const isInTrail = rng() < 0.5;
    const x = isInTrail ? sun.x + (rng() + rng() - 1) * spread : rng() * width;
    const long = (14 + rng() * 60) * (0.5 + depth);
    return rect(x - long / 2, y, long, 2 + depth * 4, isInTrail ? DUSK.glow : DUSK.coral, {
      rx: 3,
      opacity: (isInTrail ? 0.75 : 0.22) * (1 - depth * 0.55),
    });
  });
  return group([rect(0, water, width, height - water, 'url(#river)'), ...glints]);
}

/** Dark streaks under whatever stands in the river. */
function reflection(x: number, water: number, width: number, depth: number): string {
  return shape(
    [x - width / 2, water, x + width / 2, water, x + width * 0.36, water + depth, x - width * 0.36, water + depth],
    DUSK.ink,
    {
      opacity: 0.38,
    },
  );
}

function bunting({ width, bunting: depth }: Crop): string {
  if (depth === 0) return '';
  const from = width * 0.56;
  const to = width + 30;
  const flags = [DUSK.coral, DUSK.gold, DUSK.teal, DUSK.magenta, DUSK.cream];
  const count = 17;
  const drop = (along: number) => 18 + Math.sin(along * Math.PI) * depth * 0.72;
  return group([
    stroke(`M${from} 0Q${(from + to) / 2} ${depth * 1.55} ${to} 6`, DUSK.night, 2.4),
    ...Array.from({ length: count }, (_, index) => {
      const along = (index + 0.5) / count;
      const x = from + (to - from) * along;
      const y = drop(along) - 8 * (1 - Math.sin(along * Math.PI));
      const tilt = Math.cos(along * Math.PI) * 7;
      return shape(
        [x - 15, y + tilt * -0.6, x + 15, y + tilt * 0.6, x - tilt * 0.4, y + 36],
        flags[index % flags.length] ?? DUSK.coral,
      );
    }),
  ]);
}

function terrace({ width, height }: Crop, guests: readonly Guest[]): string {
  const left = Math.min(...guests.map(({ x }) => x)) - 90;
  const posts = Array.from({ length: Math.ceil((width - left) / 46) }, (_, index) =>
    rect(left + 30 + index * 46, height - 52, 5, 52, DUSK.night),
  );
  return group([
    path(`M${left} ${height}Q${left + 30} ${height - 20} ${left + 96} ${height - 24}H${width}V${height}Z`, DUSK.night),
    rect(left + 24, height - 56, width - left, 7, DUSK.night),
    ...posts,
  ]);
}

function draw(crop: Crop): string {
  const { width, height, water } = crop;
  const rng = createRng(26);
  const defs = element(
    'defs',
    {},
    [
      fade('sky', [
        [0, DUSK.ink],
        [(water * 0.3) / height, DUSK.indigo],
        [(water * 0.58) / height, DUSK.plum],
        [(water * 0.8) / height, DUSK.magenta],
        [(water * 0.94) / height, DUSK.coral],
        [water / height, DUSK.gold],
      ]),
      fade('sun', [
        [0, DUSK.gold],
        [0.75, '#ffedc2'],
      ]),
      fade('river', [
        [0, '#f47a68'],
        [0.16, '#c84a80'],
        [0.5, '#6b2583'],
        [1, '#1c0d48'],
      ]),
      fade('haze', [
        [0, DUSK.coral, 0],
        [1, '#ffb083', 0.75],
      ]),
    ].join(''),
  );
  const people = crop.guests.map(guest);
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` },
    [
      defs,
      sky(crop, rng),
      cloud(width * 0.66, water * 0.34, 250, DUSK.plum, 0.9),
      cloud(width * 0.46, water * 0.52, 210, DUSK.mist, 0.6),
      cloud(width * 0.86, water * 0.58, 240, DUSK.magenta, 0.75),
      cloud(width * 0.02, water * 0.7, 260, DUSK.magenta, 0.5),
      shard(crop.spires.shard, water, 0.72),
      gherkin(crop.spires.gherkin, water, 0.72),
      skyline(-20, width + 40, water, rng, { fill: '#b8548c', height: 92 }),
      rect(0, water - 150, width, 150, 'url(#haze)'),
      saintPauls(crop.dome.x, water, crop.dome.scale),
      skyline(-30, crop.tower.x - 20, water, createRng(11), { fill: '#7d3380', lit: DUSK.gold, height: 66 }),
      eye(crop.eye.x, water, crop.eye.scale),
      elizabethTower(crop.tower.x, water, crop.tower.scale),
      skyline(crop.tower.x - 150, crop.tower.x - 12, water, createRng(4), {
        fill: '#4a1d72',
        lit: DUSK.gold,
        height: 50,
      }),
      river(crop, rng),
      reflection(crop.bridge.x - 150 * crop.bridge.scale, water + 22, 110 * crop.bridge.scale, 130),
      reflection(crop.bridge.x + 150 * crop.bridge.scale, water + 22, 110 * crop.bridge.scale, 130),
      reflection(crop.tower.x, water, 44, 90),
      towerBridge(crop.bridge.x, water + 4, crop.bridge.scale),
      partyBoat(crop.boat.x, crop.boat.y, crop.boat.scale, rng),
      bunting(crop),
      ...people,
      terrace(crop, crop.guests),
    ].join('\n'),
  );
}

const folder = fileURLToPath(new URL('../../public/art/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const crop of [WIDE, TALL]) writeFileSync(`${folder}${crop.file}`, `${draw(crop)}\n`);
