import type { Chance } from '../kit/chance.ts';
import { DUSK } from '../kit/dusk.ts';
import { circle, ellipse, group, many, path, rect, shape, stroke } from '../kit/shapes.ts';

const WALL = { lit: '#a8536f', body: '#6b2b62', shade: '#451a52' } as const;
const ICING = { lit: '#ffe9cf', body: '#e6b7a4', shade: '#a9708f' } as const;

/** Rubble: the brown stones of the walls, dark and light on the plaster. */
const rubble = (x: number, y: number, width: number, height: number, chance: Chance): string =>
  many((width * height) / 70, () =>
    ellipse(
      x + chance() * width,
      y + chance() * height,
      chance.between(2.4, 5),
      chance.between(1.6, 3.2),
      chance.pick(['#7d3a6a', '#5a2258', '#94476e', '#3f174c']),
      { opacity: 0.75 },
    ),
  );

const window = (x: number, y: number, width: number, height: number): string =>
  group([
    path(
      `M${x - width / 2 - 4} ${y + 4}V${y - height * 0.6}Q${x} ${y - height - 12} ${x + width / 2 + 4} ${y - height * 0.6}V${y + 4}Z`,
      ICING.body,
    ),
    path(
      `M${x - width / 2} ${y}V${y - height * 0.6}Q${x} ${y - height - 4} ${x + width / 2} ${y - height * 0.6}V${y}Z`,
      '#ffcf7d',
    ),
    path(`M${x} ${y - height}V${y}M${x - width / 2} ${y - height * 0.5}H${x + width / 2}`, 'none', {
      stroke: '#5a2258',
      'stroke-width': 2.4,
    }),
  ]);

/** A roof of icing: shards of pale tile with a scalloped rim, like sugar running down gingerbread. */
function icing(x: number, y: number, half: number, height: number, chance: Chance): string {
  const scallops = Math.round(half / 9);
  const step = (half * 2) / scallops;
  const rim = many(scallops, (index) =>
    circle(x - half + step * (index + 0.5), y, step * 0.56, index % 2 ? ICING.body : ICING.lit),
  );
  const crest = `M${x - half} ${y}C${x - half * 0.8} ${y - height * 0.34} ${x - half * 0.5} ${y - height * 0.36} ${x - half * 0.34} ${y - height * 0.8}Q${x} ${y - height * 1.22} ${x + half * 0.34} ${y - height * 0.8}C${x + half * 0.5} ${y - height * 0.36} ${x + half * 0.8} ${y - height * 0.34} ${x + half} ${y}Z`;
  return group([
    path(crest, '#b9656f'),
    path(
      `M${x} ${y - height}Q${x + half * 0.2} ${y - height} ${x + half * 0.34} ${y - height * 0.8}C${x + half * 0.5} ${y - height * 0.36} ${x + half * 0.8} ${y - height * 0.34} ${x + half} ${y}H${x}Z`,
      '#7d3a62',
      { opacity: 0.6 },
    ),
    many(6, (row) =>
      many(scallops - row, (index) => {
        const t = (row + 0.7) / 7;
        const wide = half * (1 - t * 0.74);
        const cx = x - wide + (wide * 2 * (index + 0.5)) / (scallops - row);
        return shape(
          [cx - 4, y - height * t, cx, y - height * t - 5, cx + 4, y - height * t, cx, y - height * t + 4],
          chance.pick([ICING.lit, ICING.body, ICING.shade]),
          { opacity: 0.9 },
        );
      }),
    ),
    rim,
    stroke(
      `M${x - half} ${y}C${x - half * 0.8} ${y - height * 0.34} ${x - half * 0.5} ${y - height * 0.36} ${x - half * 0.34} ${y - height * 0.8}Q${x - half * 0.16} ${y - height} ${x} ${y - height}`,
      '#ffb98f',
      2.4,
    ),
  ]);
}

/** A chimney like a toadstool. */
const toadstool = (x: number, y: number, k: number): string =>
  group([
    path(
      `M${x - 8 * k} ${y}Q${x - 4 * k} ${y - 16 * k} ${x - 7 * k} ${y - 30 * k}H${x + 7 * k}Q${x + 4 * k} ${y - 16 * k} ${x + 8 * k} ${y}Z`,
      ICING.body,
    ),
    path(`M${x + 1 * k} ${y}V${y - 30 * k}H${x + 7 * k}Q${x + 4 * k} ${y - 16 * k} ${x + 8 * k} ${y}Z`, ICING.shade),
    path(
      `M${x - 21 * k} ${y - 28 * k}Q${x - 20 * k} ${y - 54 * k} ${x} ${y - 56 * k}Q${x + 20 * k} ${y - 54 * k} ${x + 21 * k} ${y - 28 * k}Q${x} ${y - 20 * k} ${x - 21 * k} ${y - 28 * k}Z`,
      '#c2416f',
    ),
    path(
      `M${x - 21 * k} ${y - 28 * k}Q${x - 20 * k} ${y - 54 * k} ${x} ${y - 56 * k}Q${x - 12 * k} ${y - 48 * k} ${x - 13 * k} ${y - 25 * k}Z`,
      '#ff8f7d',
    ),
    ...(
      [
        [-10, -40],
        [2, -47],
        [9, -36],
        [-2, -33],
      ] as const
    ).map(([dx, dy]) => ellipse(x + dx * k, y + dy * k, 3 * k, 2.4 * k, DUSK.cream)),
  ]);

/** The porter's lodge with its high chequered spire under a cross. */
export function spiredLodge(x: number, base: number, chance: Chance): string {
  const top = base - 330;
  const wide = (t: number) => 24 - 15 * t + 4 * Math.sin(t * Math.PI);
  const rows = 15;
  const checks = many(rows * 4, (index) => {
    const row = Math.floor(index / 4);
    const column = index % 4;
    const [t, u] = [row / rows, (row + 1) / rows];
    const spot = (level: number, part: number) => x + 44 + wide(level) * (part / 2 - 1);
    const y = (level: number) => base - 150 - level * 150;
    const fill = (row + column) % 2 ? ICING.lit : '#4a6fb5';
    return shape(
      [spot(t, column), y(t), spot(t, column + 1), y(t), spot(u, column + 1), y(u), spot(u, column), y(u)],
      fill,
    );
  });
  const shade = path(
    `M${x + 44 + wide(0) * 0.4} ${base - 150}L${x + 44 + wide(1) * 0.4} ${base - 300}H${x + 44 + wide(1)}Q${x + 44 + wide(0.4) + 2} ${base - 220} ${x + 44 + wide(0)} ${base - 150}Z`,
    '#2a0d42',
    { opacity: 0.45 },
  );
  return group([
    path(
      `M${x - 92} ${base}Q${x - 84} ${base - 50} ${x - 90} ${base - 98}H${x + 92}Q${x + 86} ${base - 50} ${x + 96} ${base}Z`,
      WALL.body,
    ),
    rubble(x - 86, base - 96, 172, 92, chance),
    path(`M${x + 30} ${base}V${base - 98}H${x + 92}Q${x + 86} ${base - 50} ${x + 96} ${base}Z`, WALL.shade, {
      opacity: 0.5,
    }),
    window(x - 52, base - 30, 26, 44),
    window(x + 2, base - 30, 26, 44),
    path(`M${x + 44} ${base}V${base - 40}Q${x + 62} ${base - 62} ${x + 80} ${base - 40}V${base}Z`, '#ffb66e'),
    path(`M${x + 50} ${base}V${base - 38}Q${x + 62} ${base - 52} ${x + 74} ${base - 38}V${base}Z`, '#5a2258'),
    path(
      `M${x + 18} ${base - 90}Q${x + 16} ${base - 130} ${x + 20} ${base - 156}H${x + 68}Q${x + 72} ${base - 130} ${x + 70} ${base - 90}Z`,
      WALL.body,
    ),
    rubble(x + 20, base - 152, 46, 58, chance),
    rect(x + 16, base - 158, 56, 8, ICING.body, { rx: 4 }),
    window(x + 44, base - 104, 16, 30),
    checks,
    shade,
    ...[0.3, 0.62].map((t) => ellipse(x + 44, base - 150 - t * 150, 6 - t * 3, 10 - t * 4, '#2a0d42')),
    icing(x - 24, base - 94, 84, 66, chance),
    toadstool(x - 24, base - 154, 0.9),
    ellipse(x + 44, base - 302, 12, 5, ICING.lit),
    path(`M${x + 38} ${base - 302}L${x + 44} ${top - 4}L${x + 50} ${base - 302}Z`, ICING.body),
    circle(x + 44, top - 2, 5, '#ffcf7d'),
    stroke(`M${x + 44} ${top - 4}V${top - 34}M${x + 33} ${top - 20}H${x + 55}`, '#ffe9cf', 4.4),
    circle(x + 44, top - 20, 4, '#ffcf7d'),
    stroke(
      `M${x + 44 - wide(0) + 1} ${base - 150}Q${x + 44 - wide(0.4)} ${base - 210} ${x + 44 - wide(1) + 1} ${base - 300}`,
      '#ffb98f',
      2.6,
    ),
  ]);
}

/** The wider lodge: two domed roofs of icing, toadstool chimneys, a turret. */
export function domedLodge(x: number, base: number, chance: Chance): string {
  return group([
    path(
      `M${x - 112} ${base}Q${x - 104} ${base - 60} ${x - 108} ${base - 104}H${x + 104}Q${x + 100} ${base - 60} ${x + 110} ${base}Z`,
      WALL.body,
    ),
    rubble(x - 104, base - 102, 206, 98, chance),
    path(
      `M${x - 108} ${base - 104}h14Q${x - 92} ${base - 60} ${x - 96} ${base}H${x - 112}Q${x - 104} ${base - 60} ${x - 108} ${base - 104}Z`,
      WALL.lit,
      { opacity: 0.8 },
    ),
    path(`M${x + 50} ${base}V${base - 104}H${x + 104}Q${x + 100} ${base - 60} ${x + 110} ${base}Z`, WALL.shade, {
      opacity: 0.55,
    }),
    window(x - 66, base - 34, 28, 48),
    window(x - 10, base - 34, 28, 48),
    window(x + 60, base - 40, 22, 36),
    icing(x - 34, base - 100, 86, 84, chance),
    rect(x + 36, base - 150, 50, 54, WALL.body),
    rubble(x + 38, base - 146, 46, 50, chance),
    window(x + 61, base - 112, 16, 28),
    icing(x + 61, base - 148, 36, 44, chance),
    toadstool(x - 34, base - 180, 1.1),
    toadstool(x + 61, base - 190, 0.7),
  ]);
}
