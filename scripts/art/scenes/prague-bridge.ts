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
const bridgeWater = (x: number) => 726 + 76 * ((x - FAR) / (NEAR - FAR));

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
