import type { Chance } from '../kit/chance.ts';
import { DUSK } from '../kit/dusk.ts';
import { circle, ellipse, group, many, path, placed, round, stroke } from '../kit/shapes.ts';

/** A feathered palm leaf that leaves x, y at `degrees` (-90 is up) and droops. */
export function frond(
  x: number,
  y: number,
  long: number,
  degrees: number,
  chance: Chance,
  fill: string = DUSK.night,
  rim = '#ff8f78',
): string {
  const droop = long * 0.34;
  const angle = (degrees * Math.PI) / 180;
  const side = Math.cos(angle) >= 0 ? 1 : -1;
  const end = { x: x + Math.cos(angle) * long, y: y + Math.sin(angle) * long + droop };
  const middle = { x: x + Math.cos(angle) * long * 0.56, y: y + Math.sin(angle) * long * 0.76 - droop * 0.2 };
  const at = (u: number) => ({
    x: (1 - u) ** 2 * x + 2 * u * (1 - u) * middle.x + u ** 2 * end.x,
    y: (1 - u) ** 2 * y + 2 * u * (1 - u) * middle.y + u ** 2 * end.y,
  });
  const slope = (u: number) => Math.atan2(at(u + 0.01).y - at(u).y, at(u + 0.01).x - at(u).x);
  const leaf = (u: number, way: 1 | -1) => {
    const spot = at(u);
    const size = long * 0.36 * Math.sin(Math.PI * (0.12 + u * 0.84)) * chance.between(0.86, 1.1);
    const turn = slope(u) + way * (0.95 - u * 0.5);
    const tip = { x: spot.x + Math.cos(turn) * size, y: spot.y + Math.sin(turn) * size + size * 0.22 };
    const wide = long * 0.022;
    return `M${round(spot.x)} ${round(spot.y)}Q${round((spot.x + tip.x) / 2 + wide)} ${round((spot.y + tip.y) / 2 - size * 0.16)} ${round(tip.x)} ${round(tip.y)}Q${round((spot.x + tip.x) / 2 - wide)} ${round((spot.y + tip.y) / 2 - size * 0.02)} ${round(spot.x + Math.cos(slope(u)) * wide * 2)} ${round(spot.y + Math.sin(slope(u)) * wide * 2)}z`;
  };
  const leaves = Array.from({ length: 30 }, (_, index) =>
    leaf(0.1 + (index / 30) * 0.88, index % 2 === 0 ? 1 : -1),
  ).join('');
  return group([
    placed(path(leaves, rim, { opacity: 0.4 }), side * 1.6, -1.6),
    path(leaves, fill),
    stroke(
      `M${round(x)} ${round(y)}Q${round(middle.x)} ${round(middle.y)} ${round(end.x)} ${round(end.y)}`,
      fill,
      long * 0.02,
    ),
  ]);
}

/** A tall palm with a ringed trunk; stands at x, y and leans a little to the right. */
export function palmTree(x: number, y: number, height: number, chance: Chance): string {
  const top = { x: x + height * 0.09, y: y - height };
  return group([
    path(
      `M${x - 17} ${y}C${x - 4} ${y - height * 0.4} ${round(top.x - 26)} ${round(y - height * 0.7)} ${round(top.x - 9)} ${round(top.y)}h16C${round(top.x - 4)} ${round(y - height * 0.7)} ${x + 22} ${y - height * 0.4} ${x + 20} ${y}z`,
      '#241040',
    ),
    many(26, (index) => {
      const u = index / 26;
      const cx = x + (top.x - x) * u ** 1.4;
      return stroke(
        `M${round(cx - 12 + u * 5)} ${round(y - height * u)}q12 7 ${round(24 - u * 10)} 0`,
        '#ff8f78',
        1.4,
        { opacity: 0.28 },
      );
    }),
    ...[-168, -140, -112, -82, -52, -24, 2, 176].map((degrees) =>
      frond(top.x, top.y, 236 * chance.between(0.9, 1.06), degrees, chance, '#1d0b36'),
    ),
    circle(top.x - 8, top.y + 10, 11, '#1d0b36'),
    circle(top.x + 8, top.y + 12, 10, '#1d0b36'),
  ]);
}

const PETALS = ['#ff8fa0', '#ffd0c8', '#d4467c', '#fff0e2', '#ffb38a', '#ffd892'] as const;

/** An arch thick with flowers, open in the middle; `half` is half its inner width, `spring` where the round begins. */
export function flowerArch(x: number, base: number, half: number, spring: number, chance: Chance): string {
  const round0 = base - spring;
  const spot = () => {
    const u = chance();
    const legs = spring / (spring * 2 + Math.PI * half);
    if (u < legs) return { x: x - half, y: base - (u / legs) * spring };
    if (u > 1 - legs) return { x: x + half, y: base - ((1 - u) / legs) * spring };
    const angle = Math.PI * (1 - (u - legs) / (1 - 2 * legs));
    return { x: x + Math.cos(angle) * half, y: round0 - Math.sin(angle) * half };
  };
  const thick = (y: number) => 34 - 14 * Math.max(0, (y - round0) / spring);
  const scattered = (spread: number) => {
    const at = spot();
    const angle = chance.between(0, Math.PI * 2);
    const far = Math.sqrt(chance()) * thick(at.y) * spread;
    return { x: at.x + Math.cos(angle) * far, y: Math.min(base - 6, at.y + Math.sin(angle) * far) };
  };
  return group([
    stroke(`M${x - half} ${base}V${round0}A${half} ${half} 0 0 1 ${x + half} ${round0}V${base}`, '#3a1350', 9),
    many(560, () => {
      const at = scattered(1.25);
      const long = chance.between(13, 25);
      return placed(
        path(
          `M0 0Q${round(long / 2)} ${round(-long * 0.32)} ${round(long)} 0Q${round(long / 2)} ${round(long * 0.32)} 0 0z`,
          chance.pick(['#274a5c', '#2f6f6f', '#22305a', '#3a2a66']),
        ),
        at.x,
        at.y,
        1,
        1,
        chance.between(0, 360),
      );
    }),
    many(230, () => {
      const at = scattered(1);
      const r = chance.between(4, 11);
      const fill = chance.pick(PETALS);
      return group([
        many(5, (index) =>
          circle(at.x + Math.cos(index * 1.257) * r * 0.62, at.y + Math.sin(index * 1.257) * r * 0.62, r * 0.56, fill),
        ),
        circle(at.x, at.y, r * 0.34, '#ffc46b'),
      ]);
    }),
    ellipse(x - half, base, 42, 10, '#2f1a4f'),
    ellipse(x + half, base, 42, 10, '#2f1a4f'),
  ]);
}
