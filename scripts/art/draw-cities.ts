import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRng, type Rng } from '../../src/shared/rng.ts';
import { elizabethTower, eye, skyline, towerBridge } from './london-landmarks.ts';
import { partyBoat } from './party-people.ts';
import { bridgeTower, castle, charlesBridge } from './prague-landmarks.ts';
import { circle, DUSK, element, fade, group, rect } from './shapes.ts';

const WIDTH = 800;
const HEIGHT = 500;

/** The shared stage of the city cards: sky, sun and river, with the city's own layers between. */
function stage(water: number, sunX: number, rng: Rng, layers: readonly string[]): string {
  const stars = Array.from({ length: 34 }, () =>
    circle(rng() * WIDTH, rng() ** 1.6 * water * 0.5, 0.7 + rng(), DUSK.cream, { opacity: 0.3 + rng() * 0.5 }),
  );
  const glints = Array.from({ length: 70 }, () => {
    const depth = rng();
    const isInTrail = rng() < 0.5;
    const x = isInTrail ? sunX + (rng() + rng() - 1) * (40 + depth * 130) : rng() * WIDTH;
    return rect(
      x - 14,
      water + 6 + depth * (HEIGHT - water - 14),
      14 + rng() * 34,
      2 + depth * 2.5,
      isInTrail ? DUSK.glow : DUSK.coral,
      {
        rx: 2,
        opacity: isInTrail ? 0.6 : 0.22,
      },
    );
  });
  const defs = [
    fade('sky', [
      [0, DUSK.ink],
      [0.22, DUSK.indigo],
      [0.44, DUSK.plum],
      [0.6, DUSK.magenta],
      [0.7, DUSK.coral],
      [0.76, DUSK.gold],
    ]),
    fade('river', [
      [0, '#f47a68'],
      [0.3, '#a83a80'],
      [1, '#25104f'],
    ]),
  ];
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    [
      element('defs', {}, defs.join('')),
      rect(0, 0, WIDTH, HEIGHT, 'url(#sky)'),
      ...stars,
      ...[3.6, 2.5, 1.7].map((factor) => circle(sunX, water - 44, 72 * factor, DUSK.coral, { opacity: 0.11 })),
      circle(sunX, water - 44, 72, '#ffe0a0'),
      ...layers.slice(0, -1),
      group([rect(0, water, WIDTH, HEIGHT - water, 'url(#river)'), ...glints]),
      layers.at(-1) ?? '',
    ].join('\n'),
  );
}

const london = stage(380, 210, createRng(3), [
  skyline(-10, 820, 380, createRng(5), { fill: '#b8548c', height: 70 }),
  eye(86, 380, 0.4),
  elizabethTower(196, 380, 0.44),
  skyline(-10, 180, 380, createRng(8), { fill: '#6a2a78', lit: DUSK.gold, height: 34 }),
  group([towerBridge(520, 384, 0.72), partyBoat(270, 446, 0.52, createRng(9))]),
]);

const prague = stage(404, 610, createRng(6), [
  skyline(-10, 820, 360, createRng(2), { fill: '#b8548c', height: 44 }),
  castle(300, 330, 0.66),
  skyline(-10, 820, 350, createRng(12), { fill: '#a8485f', lit: DUSK.glow, height: 40 }),
  rect(0, 348, WIDTH, 60, '#7d3380'),
  group([charlesBridge(WIDTH, 340), bridgeTower(706, 424, 0.84), partyBoat(330, 462, 0.5, createRng(4))]),
]);

const folder = fileURLToPath(new URL('../../public/art/', import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}london.svg`, `${london}\n`);
writeFileSync(`${folder}prague.svg`, `${prague}\n`);
