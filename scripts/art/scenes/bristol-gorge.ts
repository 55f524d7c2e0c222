import type { Chance } from '../kit/chance.ts';
import { circle, element, ellipse, group, many, path, rect, shape, stroke } from '../kit/shapes.ts';

/** Woods in rounded crowns, lit on the side of the sun. */
export function wood(
  area: { from: number; to: number; y: (x: number) => number; depth: number; size: number },
  fills: readonly [string, ...string[]],
  rim: string,
  chance: Chance,
): string {
  const rows = Math.max(1, Math.ceil(area.depth / (area.size * 0.7)));
  return many(rows, (row) => {
    const crowns: string[] = [];
    for (let x = area.from + chance.between(0, area.size); x < area.to; x += area.size * chance.between(0.8, 1.25)) {
      const r = area.size * chance.between(0.5, 0.85);
      const y = area.y(x) + row * area.size * 0.7 + chance.between(-3, 3);
      crowns.push(
        ellipse(x + r * 0.14, y - r * 0.16, r, r * 0.86, rim, { opacity: 0.32 }),
        ellipse(x, y, r, r * 0.86, chance.pick(fills)),
      );
    }
    return group(crowns);
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
  const ledges = many(12, (index) => {
    const ly = y + (index / 12) * height + chance.between(-8, 8);
    const lx = x + chance() * width * 0.6;
    return group([
      stroke(
        `M${lx} ${ly}q${chance.between(30, 70)} ${chance.between(-8, 6)} ${chance.between(90, 190)} ${chance.between(-4, 10)}`,
        '#5a2468',
        3,
        { opacity: 0.5 },
      ),
      many(7, (bush) =>
        ellipse(lx + bush * chance.between(12, 26), ly, chance.between(6, 13), chance.between(5, 9), '#5b2470', {
          opacity: 0.8,
        }),
      ),
    ]);
  });
  return group([
    element('clipPath', { id }, path(outline, '#000')),
    path(outline, '#8d3a7a'),
    group([facets, ledges], { 'clip-path': `url(#${id})` }),
  ]);
}

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
