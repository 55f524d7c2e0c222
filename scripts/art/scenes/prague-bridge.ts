import type { Chance } from '../kit/chance.ts';
import { DUSK } from '../kit/dusk.ts';
import { lamp } from '../kit/lights.ts';
import { passers } from '../kit/people.ts';
import { circle, group, many, path, placed, rect, round, shape, stroke } from '../kit/shapes.ts';
import { darkTrail, lightTrail } from '../kit/water.ts';

const NEAR = 1330;
const FAR = -60;
/** The bridge recedes to the left: how large things are at x, 1 at the near end. */
const size = (x: number) => 0.5 + (0.5 * (x - FAR)) / (NEAR - FAR);

/** Where people walk on the bridge at x. */
export const walkway = (x: number) =>
  676 - 32 * ((x - FAR) / (NEAR - FAR)) - 9 * Math.sin((Math.PI * (x - FAR)) / (NEAR - FAR));
/** The waterline under the bridge at x. */
export const bridgeWater = (x: number) => 726 + 76 * ((x - FAR) / (NEAR - FAR));

const STONE = '#3d1554';
const FACE = '#4f1d66';
const DARK = '#290c3f';
const EDGE = '#7a3a80';

/** Piers from near to far, each arch a little narrower than the one before it. */
function piers(): readonly { x: number; width: number; span: number }[] {
  const list: { x: number; width: number; span: number }[] = [];
  let x = NEAR;
  let span = 196;
  while (x > FAR) {
    const width = 46 * size(x);
    list.push({ x: x - width, width, span });
    x -= width + span;
    span *= 0.9;
  }
  return list;
}

type Saint = 'crucifix' | 'stars' | 'group' | 'bishop' | 'sword' | 'angel';

/** A baroque saint on a plinth, foot at x, y, in silhouette with the sun on its left. */
function saint(kind: Saint, x: number, y: number, scale: number): string {
  const robe = (dx: number, tall: number, lean = 0) =>
    group([
      path(
        `M${dx - 9} 0C${dx - 12} ${-tall * 0.4} ${dx - 8 + lean} ${-tall * 0.72} ${dx + lean} ${-tall * 0.76}C${dx + 8 + lean} ${-tall * 0.72} ${dx + 11} ${-tall * 0.35} ${dx + 9} 0z`,
        DARK,
      ),
      circle(dx + lean, -tall * 0.86, 5, DARK),
      stroke(
        `M${dx - 8.5} -2C${dx - 11} ${-tall * 0.4} ${dx - 8 + lean} ${-tall * 0.7} ${dx - 2 + lean} ${-tall * 0.76}`,
        '#ff9f83',
        1.3,
        { opacity: 0.8 },
      ),
    ]);
  const extra = (): string => {
    switch (kind) {
      case 'crucifix':
        return group([
          stroke('M0 0V-74M-17 -58H17', DARK, 4),
          path('M-14 -58Q0 -50 14 -58M0 -56V-28', 'none', { stroke: '#ffc46b', 'stroke-width': 2.6 }),
          robe(-18, 40, 2),
          robe(18, 40, -2),
        ]);
      case 'stars':
        return group([
          robe(0, 54),
          stroke('M4 -34L-10 -46', DARK, 3.4),
          many(5, (index) =>
            circle(
              Math.cos(Math.PI * (1 + index / 4)) * 12,
              -50 + Math.sin(Math.PI * (1 + index / 4)) * 12,
              1.9,
              '#ffd98f',
            ),
          ),
          stroke('M-16 -30L-6 -58', '#ffc46b', 2),
        ]);
      case 'group':
        return group([robe(-16, 44, -1), robe(15, 46, 1), robe(0, 62), stroke('M4 -40L16 -56', DARK, 3.6)]);
      case 'bishop':
        return group([
          robe(0, 54),
          shape([-5, -50, 0, -64, 5, -50], DARK),
          stroke('M13 0V-58q0 -8 -6 -8q-5 0 -5 5', '#ffc46b', 2),
        ]);
      case 'sword':
        return group([robe(0, 56, 2), stroke('M6 -40L22 -58M17 -46l6 5', DARK, 2.8), robe(-14, 30, -2)]);
      case 'angel':
        return group([
          robe(0, 56),
          path('M4 -42Q26 -60 30 -32Q18 -36 6 -28z', DARK),
          path('M-4 -42Q-26 -60 -30 -32Q-18 -36 -6 -28z', DARK),
          stroke('M-3 -42L-8 -64', DARK, 3),
        ]);
    }
  };
  return placed(
    group([
      placed(extra(), 0, -24),
      rect(-16, -24, 32, 24, STONE),
      rect(-19, -27, 38, 5, EDGE),
      rect(-19, -4, 38, 5, EDGE),
      rect(-16, -24, 2.4, 22, '#ff9f83', { opacity: 0.7 }),
    ]),
    x,
    y,
    scale,
  );
}

/** Charles Bridge in perspective, with saints, lanterns and the evening's walkers. */
export function charlesBridge(chance: Chance): string {
  const list = piers();
  const edge = (lift: number, at: (x: number) => number) =>
    Array.from({ length: 29 }, (_, index) => {
      const x = FAR - 20 + ((NEAR + 80 - FAR) * index) / 28;
      return `${round(x)} ${round(at(x) + lift * size(x))}`;
    });
  const openings = list.map(({ x, span }) => {
    const [a, b] = [x - span, x];
    const k = size((a + b) / 2);
    const top = walkway((a + b) / 2) + 40 * k;
    const wl = bridgeWater(x);
    const wr = bridgeWater(a);
    const rise = Math.min(wl - top, 78 * k);
    return {
      d: `M${round(b)} ${round(wl + 2)}V${round(top + rise)}C${round(b)} ${round(top + rise * 0.35)} ${round(b - span * 0.2)} ${round(top)} ${round((a + b) / 2)} ${round(top)}S${round(a)} ${round(top + rise * 0.35)} ${round(a)} ${round(top + rise)}V${round(wr + 2)}`,
      k,
    };
  });
  const wall = `M${edge(0, walkway).join('L')}L${edge(0, bridgeWater).toReversed().join('L')}z${openings.map(({ d }) => `${d}z`).join('')}`;
  const kinds: readonly Saint[] = [
    'group',
    'crucifix',
    'stars',
    'bishop',
    'angel',
    'sword',
    'group',
    'stars',
    'bishop',
  ];
  return group([
    path(wall, FACE, { 'fill-rule': 'evenodd' }),
    many(190, () => {
      const x = chance.between(FAR, NEAR);
      const k = size(x);
      return rect(
        x,
        walkway(x) + chance.between(12, 34) * k,
        22 * k,
        4.4 * k,
        chance.happens(0.5) ? '#63287a' : '#3a1250',
        { opacity: 0.55 },
      );
    }),
    ...openings.map(({ d, k }) => group([stroke(d, DARK, 11 * k), stroke(d, EDGE, 4.5 * k)])),
    ...list.map(({ x, width }) => {
      const k = size(x);
      const base = bridgeWater(x) + 10 * k;
      const top = walkway(x) + 44 * k;
      const nose = x + width * 0.36;
      return group([
        path(
          `M${round(x - 8 * k)} ${round(base)}V${round(top + 24 * k)}L${round(nose)} ${round(top)}L${round(x + width + 8 * k)} ${round(top + 24 * k)}V${round(base + 3)}L${round(nose)} ${round(base + 14 * k)}z`,
          STONE,
        ),
        path(
          `M${round(nose)} ${round(top)}L${round(x + width + 8 * k)} ${round(top + 24 * k)}V${round(base + 3)}L${round(nose)} ${round(base + 14 * k)}z`,
          DARK,
        ),
        stroke(
          `M${round(x - 8 * k)} ${round(base)}V${round(top + 24 * k)}L${round(nose)} ${round(top)}`,
          '#ff9f83',
          1.6,
          { opacity: 0.6 },
        ),
        many(4, (row) =>
          stroke(
            `M${round(x - 8 * k)} ${round(top + (34 + row * 16) * k)}L${round(nose)} ${round(top + (38 + row * 16) * k)}`,
            '#5a2470',
            1.4,
          ),
        ),
      ]);
    }),
    passers(20, NEAR - 30, 34, 40, (x) => walkway(x) + 4, chance, '#230a37'),
    ...list.flatMap(({ x, width, span }) => {
      const mid = x - span / 2;
      return [
        lamp(mid, walkway(mid) + 2, 74 * size(mid), 'lantern', '#230a37'),
        lamp(x + width / 2 + 40 * size(x), walkway(x) + 2, 70 * size(x), 'lantern', '#230a37'),
      ];
    }),
    path(`M${edge(-8, walkway).join('L')}L${edge(9, walkway).toReversed().join('L')}z`, EDGE),
    stroke(`M${edge(-8, walkway).join('L')}`, '#ffb08f', 1.6, { opacity: 0.7 }),
    ...list.map(({ x, width }, index) =>
      saint(kinds[index % kinds.length] ?? 'stars', x + width / 2, walkway(x) - 4 * size(x), size(x) * 1.12),
    ),
  ]);
}

/** What the bridge leaves on the water: dark piers and the columns of its lanterns. */
export function bridgeTrails(chance: Chance): string {
  return group(
    piers().flatMap(({ x, width, span }) => {
      const k = size(x);
      return [
        darkTrail(x + width / 2, bridgeWater(x) + 8, width * 1.9, 120 * k, 0.42),
        lightTrail(chance, x - span / 2, bridgeWater(x) + 4, 130 * k, DUSK.glow, 26 * k),
      ];
    }),
  );
}

const lancet = (x: number, y: number, width: number, height: number, fill = '#ffcf7d') =>
  path(
    `M${x - width / 2} ${y}v${-height + width * 0.5}q${width / 2} ${-width} ${width} 0v${height - width * 0.5}z`,
    fill,
  );

/** The Old Town Bridge Tower, foot in the middle at x, y; scale 1 is 560 px tall. The light comes from the left. */
export function oldTownTower(x: number, y: number, scale: number): string {
  const cap = (left: number, base: number, width: number, height: number) =>
    group([
      shape([left - width / 2, base, left, base - height, left + width / 2, base], '#1f0833'),
      shape([left - width / 2, base, left, base - height, left - width * 0.2, base], '#ff9f83', { opacity: 0.35 }),
      stroke(`M${left} ${base - height}v-10`, DUSK.gold, 1.8),
      circle(left, base - height - 2, 2.4, DUSK.gold),
    ]);
  const turret = (left: number) =>
    group([
      rect(left - 15, -418, 30, 74, DARK),
      path(`M${left - 15} -344q15 22 30 0z`, DARK),
      rect(left - 17, -420, 34, 5, EDGE),
      lancet(left, -372, 6, 24),
      cap(left, -418, 36, 92),
    ]);
  const shield = (left: number, fill: string) =>
    group([
      path(`M${left - 8} -176h16v12q-2 9 -8 12q-6 -3 -8 -12z`, fill),
      path(`M${left - 8} -176h16v12q-2 9 -8 12q-6 -3 -8 -12z`, 'none', { stroke: '#ffe2a8', 'stroke-width': 1.2 }),
    ]);
  return placed(
    group([
      rect(-70, -350, 140, 350, '#37124f'),
      rect(10, -350, 60, 350, DARK, { opacity: 0.65 }),
      many(150, (index) =>
        rect(
          -66 + ((index * 53) % 122),
          -344 + Math.floor(index / 9) * 20 + (index % 3) * 4,
          15,
          4,
          index % 2 === 0 ? '#45195f' : '#270a3c',
          { opacity: 0.6 },
        ),
      ),
      // The passage with its lamp.
      path('M-42 0V-76Q-36 -116 0 -134Q36 -116 42 -76V0z', '#ffb36b'),
      path('M-26 0V-64Q-20 -92 0 -104Q20 -92 26 -64V0z', '#ffe2a8', { opacity: 0.85 }),
      circle(0, -84, 60, 'url(#lamp-glow)'),
      stroke('M-47 0V-77Q-40 -122 0 -141Q40 -122 47 -77V0', EDGE, 7),
      stroke('M-54 0V-78Q-46 -129 0 -150Q46 -129 54 -78V0', '#ff9f83', 1.4, { opacity: 0.5 }),
      ...[
        ['#d4467c', -44],
        ['#ffc46b', -22],
        ['#e0405e', 0],
        ['#45b3a4', 22],
        ['#ffc46b', 44],
      ].map(([fill, left]) => shield(Number(left), String(fill))),
      rect(-76, -196, 152, 7, EDGE),
      // Kings and saints under one gable.
      path('M-44 -198V-246Q-30 -284 0 -296Q30 -284 44 -246V-198z', '#290c3f'),
      ...[-24, 0, 24].map((left, index) =>
        group([
          rect(left - 6, -206, 12, 8, EDGE),
          path(`M${left - 7} -206q-1 -26 7 -28q8 2 7 28z`, index === 1 ? '#ffc46b' : '#d98a95'),
          circle(left, -238, 4.4, index === 1 ? '#ffc46b' : '#d98a95'),
        ]),
      ),
      stroke('M-48 -198V-248Q-33 -290 0 -303Q33 -290 48 -248V-198', EDGE, 4),
      ...[-56, 56].map((left) => lancet(left, -222, 11, 40)),
      rect(-76, -318, 152, 6, EDGE),
      many(5, (index) => group([lancet(-48 + index * 24, -324, 11, 14, index % 2 === 0 ? '#ffcf7d' : '#22083a')])),
      rect(-80, -352, 160, 9, EDGE),
      many(11, (index) => rect(-80 + index * 15, -366, 9, 15, DARK)),
      // The wedge of slate with its gilded ridge.
      path('M-66 -360L-40 -508H40L66 -360z', '#1f0833'),
      path('M-66 -360L-40 -508H-26L-44 -360z', '#ff9f83', { opacity: 0.28 }),
      path('M12 -360L10 -508H40L66 -360z', '#12041f', { opacity: 0.6 }),
      many(10, (row) => rect(-64 + row * 2.4, -372 - row * 13.4, 128 - row * 4.8, 1.1, '#3a1456', { opacity: 0.8 })),
      ...[-22, 22].map((left) =>
        group([
          rect(left - 8, -426, 16, 22, DARK),
          shape([left - 11, -426, left, -452, left + 11, -426], '#1f0833'),
          rect(left - 3, -420, 6, 11, '#ffcf7d'),
        ]),
      ),
      rect(-44, -512, 88, 6, DUSK.gold),
      many(8, (index) => rect(-42 + index * 11.6, -519, 2.4, 8, DUSK.gold)),
      ...[-40, 40].map((left) => cap(left, -508, 12, 44)),
      cap(0, -508, 12, 40),
      turret(-66),
      turret(66),
      rect(-70, -344, 3.4, 344, '#ff9f83', { opacity: 0.8 }),
      rect(-81, -418, 2.6, 70, '#ff9f83', { opacity: 0.8 }),
    ]),
    x,
    y,
    scale,
  );
}
