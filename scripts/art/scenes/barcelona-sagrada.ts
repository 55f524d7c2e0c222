import { type Chance, createChance } from '../kit/chance.ts';
import { DUSK } from '../kit/dusk.ts';
import { circle, group, path, rect, shape, stroke } from '../kit/shapes.ts';
import { nave, portal } from './barcelona-nave.ts';
import { STONE } from './barcelona-stone.ts';

interface Spire {
  x: number;
  base: number;
  /** Half the width at the base. */
  half: number;
  height: number;
  /** Further towers are paler. */
  isBehind?: boolean;
}

/** Half the width of a spire at a height of 0 (base) to 1 (tip): the long ogive of the bell towers. */
const widthAt = (half: number, t: number): number => half * (1 - 0.87 * t ** 2.15);

function outline({ x, base, half, height }: Spire, from = -1, to = 1): string {
  const steps = Array.from({ length: 25 }, (_, index) => index / 24);
  const left = steps.map((t) => `${x + from * widthAt(half, t)} ${base - t * height}`);
  const right = steps.toReversed().map((t) => `${x + to * widthAt(half, t)} ${base - t * height}`);
  return `M${left.join('L')}L${right.join('L')}Z`;
}

/** The slanted slits that let the bells be heard, row over row between the ribs of a tower. */
function slits(spire: Spire, chance: Chance): string {
  const { x, base, half, height } = spire;
  const columns = half > 20 ? [-0.78, -0.4, 0, 0.4, 0.78] : [-0.7, -0.22, 0.28, 0.72];
  const rows = Math.floor(height / 10);
  const cells: string[] = [];
  for (let row = Math.floor(rows * 0.3); row < rows * 0.93; row++) {
    for (const [index, column] of columns.entries()) {
      const t = (row + index * 0.22) / rows;
      const width = widthAt(half, t);
      const cx = x + column * width;
      const y = base - t * height;
      const across = Math.max(1.2, width * 0.15 * (1 - Math.abs(column) * 0.45));
      const isLit = chance.happens(0.2);
      cells.push(
        shape(
          [cx - across, y + 3.4, cx - across, y - 2.6, cx + across, y - 4.4, cx + across, y + 1.6],
          isLit ? '#ffcf7d' : STONE.deep,
          { opacity: isLit ? 0.95 : 0.75 },
        ),
      );
    }
  }
  return group(cells);
}

/** The bright finial of a bell tower: a knobbed neck, the mitre with its two eyes, and balls round the rim. */
function mitre(x: number, y: number, k: number): string {
  const glaze = '#ffd592';
  return group(
    [
      path('M-3.400 2L-2 -12H2L3.400 2Z', STONE.warm),
      path('M-6 -12L0 -19L6 -12L4 -7H-4Z', '#ff9f7d'),
      path('M-7 -30Q0 -37 7 -30L4.500 -20Q0 -16 -4.500 -20Z', glaze),
      path('M-3.200 -28L0 -31L3.200 -28L2 -21H-2Z', '#c2416f'),
      ...[-6.5, -3.4, 3.4, 6.5].map((left) => circle(left, -31 - (7 - Math.abs(left)) * 0.6, 1.7, DUSK.cream)),
      path('M-2 -33L0 -45L2 -33Z', glaze),
      path('M-4.500 -43H4.500M0 -48V-38', glaze),
      circle(0, -45, 2.2, DUSK.cream),
    ],
    { transform: `translate(${x} ${y}) scale(${k})` },
  );
}

function body(spire: Spire, chance: Chance): string {
  const { x, base, half, height, isBehind = false } = spire;
  const rings = [0.2, 0.3, 0.62, 0.86].map((t) => {
    const width = widthAt(half, t);
    const y = base - t * height;
    return path(
      `M${x - width - 1.5} ${y}Q${x} ${y + 4} ${x + width + 1.5} ${y}V${y - 3}Q${x} ${y + 1} ${x - width - 1.5} ${y - 3}Z`,
      STONE.warm,
      { opacity: 0.85 },
    );
  });
  return group([
    path(outline(spire), isBehind ? '#8d3f80' : STONE.body),
    path(outline(spire, -1, -0.35), isBehind ? '#b1567f' : STONE.warm, { opacity: 0.7 }),
    path(outline(spire, 0.3, 1), isBehind ? '#6d2f74' : STONE.shade),
    path(outline(spire, 0.72, 1), STONE.deep, { opacity: isBehind ? 0.35 : 0.6 }),
    slits(spire, chance),
    ...rings,
    path(outline(spire, -1, -0.86), '#ff9a7a', { opacity: 0.9 }),
    ...[-0.52, 0.03, 0.52].map((rib) => path(outline(spire, rib - 0.035, rib + 0.035), STONE.warm, { opacity: 0.55 })),
  ]);
}

const bellTower = (spire: Spire, chance: Chance): string =>
  group([body(spire, chance), mitre(spire.x, spire.base - spire.height + 2, spire.half / 13)]);

/** The tower of Jesus: faceted, the tallest, under the four-armed cross that is lit from within. */
function greatTower(x: number, base: number, height: number): string {
  const spire = { x, base, half: 37, height };
  const top = base - height;
  const arm = (angle: number, reach: number, grow: number) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const spot = (along: number, across: number) => [
      x + cos * along - sin * across,
      top - 26 + sin * along + cos * across,
    ];
    const thin = 2.6 + grow;
    const wide = 6.2 + grow;
    return [
      spot(2, -thin),
      spot(reach - 4, -wide),
      spot(reach + grow, -wide * 0.5),
      spot(reach + grow, wide * 0.5),
      spot(reach - 4, wide),
      spot(2, thin),
    ].flat();
  };
  const cross = (grow: number, fill: string) =>
    group([
      ...[0, Math.PI].map((angle) => shape(arm(angle, 17, grow), fill)),
      shape(arm(-Math.PI / 2, 21, grow), fill),
      shape(arm(Math.PI / 2, 29, grow), fill),
      circle(x, top - 26, 5 + grow, fill),
    ]);
  const windows = [0.3, 0.4, 0.5, 0.6, 0.7, 0.79].flatMap((t, row) => {
    const width = widthAt(spire.half, t);
    return [-0.62, -0.02, 0.56].map((column, index) => {
      const cx = x + column * width;
      const y = base - t * height;
      const across = width * 0.19 * (1 - Math.abs(column) * 0.35);
      return path(
        `M${cx - across} ${y + 13}V${y - 4}L${cx} ${y - 20}L${cx + across} ${y - 4}V${y + 13}L${cx} ${y + 18}Z`,
        (row + index) % 3 === 1 ? '#ffd58c' : STONE.deep,
        { opacity: 0.92 },
      );
    });
  });
  return group([
    path(outline(spire), STONE.body),
    path(outline(spire, -1, -0.34), STONE.warm, { opacity: 0.8 }),
    path(outline(spire, 0.28, 1), STONE.shade),
    path(outline(spire, 0.8, 1), STONE.deep, { opacity: 0.6 }),
    ...[-0.33, 0.29].map((rib) => path(outline(spire, rib - 0.04, rib + 0.04), '#b85c86', { opacity: 0.8 })),
    ...windows,
    ...[0.24, 0.35, 0.45, 0.55, 0.65, 0.745, 0.86].map((t) => {
      const width = widthAt(spire.half, t);
      return rect(x - width - 2, base - t * height, width * 2 + 4, 3.4, '#b85c86', { opacity: 0.75 });
    }),
    path(outline(spire, -1, -0.88), '#ffa583'),
    circle(x, top - 24, 104, 'url(#lamp-glow)', { opacity: 0.85 }),
    cross(2, '#ff9f6e'),
    cross(0, DUSK.cream),
    circle(x, top - 26, 3, '#ffcf7d'),
    rect(x - 9, top + 2, 18, 6, STONE.warm, { rx: 2 }),
  ]);
}

/** The tower of Mary carries a star of twelve rays that shines at night. */
function star(x: number, y: number): string {
  const rays = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2 - Math.PI / 2;
    const reach = index % 2 === 0 ? 17 : 5.5;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return group([
    circle(x, y, 58, 'url(#lamp-glow)', { opacity: 0.9 }),
    shape(rays.flat(), DUSK.cream),
    circle(x, y, 4.5, '#ffcf7d'),
  ]);
}

/** The winged creature on an evangelist's tower, seen as two white wings round a light. */
const wings = (x: number, y: number): string =>
  group([
    path(`M${x - 2} ${y}Q${x - 15} ${y - 8} ${x - 11} ${y - 25}Q${x - 3} ${y - 16} ${x} ${y - 4}Z`, DUSK.cream),
    path(`M${x + 2} ${y}Q${x + 15} ${y - 8} ${x + 11} ${y - 25}Q${x + 3} ${y - 16} ${x} ${y - 4}Z`, '#ffdca0'),
    circle(x, y - 18, 4.2, '#ffcf7d'),
  ]);

/** A tower crane: the church has never been without one. */
const crane = (x: number, base: number, height: number, side: 1 | -1): string =>
  group(
    [
      stroke(`M${x - 3} ${base}V${base - height}M${x + 3} ${base}V${base - height}`, '#8d3f80', 1.6),
      ...Array.from({ length: Math.floor(height / 12) }, (_, index) =>
        stroke(`M${x - 3} ${base - index * 12}l6 -12`, '#8d3f80', 1.2),
      ),
      stroke(
        `M${x - side * 42} ${base - height}H${x + side * 130}M${x} ${base - height - 22}L${x + side * 130} ${base - height}M${x} ${base - height - 22}L${x - side * 42} ${base - height}M${x} ${base - height}v-24`,
        '#8d3f80',
        1.8,
      ),
      rect(x - side * 42 - 6, base - height - 1, 14, 12, '#8d3f80'),
      stroke(`M${x + side * 96} ${base - height}v44`, '#8d3f80', 1.2),
      circle(x, base - height - 25, 2.6, '#ff9f7d'),
    ],
    { opacity: 0.85 },
  );

/**
 * The Sagrada Família from the side of its Nativity front: the tower of Jesus between the four
 * evangelists and Mary, eight bell towers in two bundles, the nave with its heaps of fruit. Heights keep
 * to the plan: 172 m, 138 m, 135 m, and 98 to 112 m for the bell towers, at 3 px to the metre.
 */
export function sagrada(x: number, base: number): string {
  const chance = createChance(172);
  const behind = (dx: number, half: number, height: number) =>
    body({ x: x + dx, base, half, height, isBehind: true }, chance);
  const bundle = (dx: number) =>
    [-52, 52, -19, 19].map((offset) =>
      bellTower({ x: x + dx + offset, base, half: 15, height: Math.abs(offset) > 30 ? 292 : 334 }, chance),
    );
  return group([
    crane(x + 60, base - 60, 480, 1),
    behind(-62, 22, 398),
    wings(x - 62, base - 398),
    behind(66, 22, 398),
    wings(x + 66, base - 398),
    greatTower(x, base, 512),
    body({ x: x - 34, base, half: 21, height: 404 }, chance),
    wings(x - 34, base - 404),
    body({ x: x + 44, base, half: 23, height: 414 }, chance),
    star(x + 44, base - 424),
    nave(x, base),
    ...bundle(-128),
    portal(x - 128, base),
    ...bundle(132),
    portal(x + 132, base),
  ]);
}
