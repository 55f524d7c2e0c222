import type { Chance } from '../kit/chance.ts';
import { circle, element, ellipse, group, many, path, rect, shape, stroke } from '../kit/shapes.ts';

interface Wood {
  from: number;
  to: number;
  /** The tree line at x. */
  y: (x: number) => number;
  depth: number;
  size: number;
  /** From the rows at the back to those in front. */
  fills: readonly [string, ...string[]];
  rim: string;
}

const clump = (x: number, y: number, r: number, fill: string, chance: Chance): string =>
  many(6, (index) => {
    const angle = Math.PI * (1.05 + (index / 5) * 0.9);
    return circle(x + Math.cos(angle) * r * 0.62, y + Math.sin(angle) * r * 0.42, r * chance.between(0.36, 0.58), fill);
  }) + ellipse(x, y + r * 0.34, r * 1.02, r * 0.8, fill);

/** Woods on a slope: clumps of crowns and a poplar here and there, darker and larger towards the viewer. */
export function wood({ from, to, y, depth, size, fills, rim }: Wood, chance: Chance): string {
  const rows = Math.max(1, Math.ceil(depth / (size * 0.6)));
  return many(rows, (row) => {
    const fill = fills[Math.min(fills.length - 1, Math.floor((row / rows) * fills.length))] ?? fills[0];
    const next = fills[Math.min(fills.length - 1, Math.floor((row / rows) * fills.length) + 1)] ?? fill;
    const mixed = (tone: string) => (chance.happens(0.4) ? next : tone);
    const trees: string[] = [];
    for (let x = from + chance.between(0, size); x < to; x += size * chance.between(0.7, 1.5)) {
      const r = size * chance.between(0.42, 0.95) * (0.8 + (row / rows) * 0.4);
      const foot = y(x) + row * size * 0.6 + chance.between(-size * 0.3, size * 0.3);
      if (chance.happens(0.1)) {
        trees.push(ellipse(x, foot - r * 0.86, r * 0.28, r * 1.3, next));
        continue;
      }
      trees.push(clump(x, foot, r, mixed(fill), chance));
      if (chance.happens(0.4)) {
        const [cx, cy] = [x + r * 0.36, foot - r * 0.4];
        trees.push(
          path(
            `M${cx - r * 0.3} ${cy - r * 0.26}Q${cx + r * 0.16} ${cy - r * 0.44} ${cx + r * 0.34} ${cy + r * 0.04}Q${cx + r * 0.08} ${cy - r * 0.2} ${cx - r * 0.3} ${cy - r * 0.26}Z`,
            rim,
            { opacity: 0.5 },
          ),
        );
      }
    }
    return group(trees);
  });
}

/** One wall of the gorge: facets of limestone between ledges, brighter towards the light at `lit`. */
export function crag(
  id: string,
  outline: string,
  box: { x: number; y: number; width: number; height: number },
  lit: 'left' | 'right',
  chance: Chance,
): string {
  const { x, y, width, height } = box;
  const tones = ['#a8507f', '#b9607f', '#963f7c', '#84357a', '#c97086'] as const;
  const facets = many(130, () => {
    const cx = x + chance() * width;
    const cy = y + chance() * height;
    const toLight = lit === 'right' ? (cx - x) / width : 1 - (cx - x) / width;
    const w = chance.between(14, 40);
    const h = chance.between(26, 80);
    const lean = chance.between(-10, 10);
    return shape(
      [cx, cy, cx + w * 0.6, cy - h * 0.3, cx + w, cy + h * 0.2, cx + w * 0.7 + lean, cy + h, cx + lean, cy + h * 0.8],
      chance.happens(toLight * 0.8) ? chance.pick(['#d98288', '#e8938a', '#c97086']) : chance.pick(tones),
      {
        opacity: chance.between(0.25, 0.6),
      },
    );
  });
  const strata = many(26, (index) => {
    const ly = y + (index / 26) * height + chance.between(-5, 5);
    const lx = x + chance() * width * 0.7;
    return stroke(
      `M${lx} ${ly}l${chance.between(20, 50)} ${chance.between(2, 9)}l${chance.between(20, 60)} ${chance.between(-3, 5)}l${chance.between(10, 40)} ${chance.between(2, 8)}`,
      index % 3 ? '#6d2b70' : '#ffb08f',
      index % 3 ? 2.4 : 1.6,
      { opacity: 0.5 },
    );
  });
  const scrub = many(40, () => {
    const r = chance.between(5, 11);
    const [sx, sy] = [x + chance() * width, y + chance() ** 1.4 * height];
    const fill = chance.pick(['#6d2b74', '#7a3079', '#5b2470']);
    return group(
      [
        ellipse(sx, sy, r * 1.7, r * 0.62, fill),
        circle(sx - r * 0.7, sy - r * 0.25, r * 0.62, fill),
        circle(sx + r * 0.4, sy - r * 0.42, r * 0.72, fill),
      ],
      { opacity: 0.8 },
    );
  });
  return group([
    element('clipPath', { id }, path(outline, '#000')),
    path(outline, '#8d3a7a'),
    group([facets, strata, scrub], { 'clip-path': `url(#${id})` }),
  ]);
}

/** Cabot Tower on its hill: red stone, corner turrets, a spire with a winged ball. */
export const cabotTower = (x: number, base: number): string =>
  group([
    rect(x - 13, base - 96, 26, 96, '#a04a72'),
    rect(x + 2, base - 96, 11, 96, '#70306a'),
    ...[-70, -42].map((dy) => rect(x - 4, base + dy, 8, 13, '#ffcf7d')),
    rect(x - 17, base - 100, 34, 6, '#b8688a'),
    ...[-14, 14].map((dx) => shape([x + dx - 4, base - 100, x + dx, base - 124, x + dx + 4, base - 100], '#8d4479')),
    rect(x - 9, base - 116, 18, 18, '#a04a72'),
    shape([x - 10, base - 116, x, base - 148, x + 10, base - 116], '#70306a'),
    shape([x - 10, base - 116, x, base - 148, x - 2, base - 116], '#c06a82'),
    circle(x, base - 150, 3, '#ffc46b'),
    stroke(`M${x - 12} ${base - 96}V${base}`, '#ff9f83', 2.4),
  ]);

/** The old observatory on the down: a mill tower with a camera obscura on top. */
export const observatory = (x: number, base: number): string =>
  group([
    shape([x - 17, base, x - 14, base - 62, x + 14, base - 62, x + 17, base], '#7a3376'),
    shape([x + 3, base, x + 3, base - 62, x + 14, base - 62, x + 17, base], '#5a2468'),
    rect(x - 17, base - 67, 34, 6, '#8d4479'),
    path(`M${x - 8} ${base - 67}q8 -18 16 0z`, '#5a2468'),
    rect(x - 3, base - 90, 6, 10, '#5a2468'),
    rect(x - 30, base - 26, 16, 26, '#6a2a6e'),
    ...[-44, -26].map((dy) => rect(x - 8, base + dy, 5, 9, '#ffcf7d')),
    circle(x, base - 92, 3, '#ff9f7d'),
    stroke(`M${x - 14} ${base - 62}L${x - 17} ${base}`, '#ff9f83', 2.4),
  ]);
