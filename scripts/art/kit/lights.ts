import { DUSK, PARTY } from './dusk.ts';
import { circle, group, many, path, rect, round, shape, stroke } from './shapes.ts';

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? DUSK.gold;

/** A soft halo around any light. */
export function halo(x: number, y: number, r: number, opacity = 1): string {
  return circle(x, y, r, 'url(#lamp-glow)', { opacity });
}

/** A street lamp standing at x, y: `lantern` (four panes), `globe` (one ball) or `triple` (three balls). `s` is the size of its head. */
export function lamp(
  x: number,
  y: number,
  height = 60,
  kind: 'lantern' | 'globe' | 'triple' = 'lantern',
  post: string = DUSK.night,
  s = Math.min(height / 60, 1 + (height / 60 - 1) * 0.35),
): string {
  const top = y - height;
  const pole = group([
    stroke(`M${round(x)} ${round(y)}V${round(top + 8 * s)}`, post, 3.2 * s),
    path(
      `M${round(x - 6 * s)} ${round(y)}q3 ${round(-8 * s)} ${round(4 * s)} ${round(-14 * s)}h${round(4 * s)}q1 ${round(6 * s)} ${round(4 * s)} ${round(14 * s)}z`,
      post,
    ),
    rect(x - 4 * s, top + 24 * s, 8 * s, 2.4 * s, post),
  ]);
  const ball = (bx: number, by: number, r: number) =>
    group([halo(bx, by, r * 6), circle(bx, by, r, '#fff0c4'), rect(bx - r * 0.5, by + r * 0.8, r, r * 0.5, post)]);
  if (kind === 'globe') return group([pole, ball(x, top, 7 * s)]);
  if (kind === 'triple') {
    const arms = stroke(
      `M${round(x - 15 * s)} ${round(top + 12 * s)}q0 ${round(10 * s)} ${round(15 * s)} ${round(10 * s)}t${round(15 * s)} ${round(-10 * s)}`,
      post,
      2.6 * s,
    );
    return group([
      pole,
      arms,
      ball(x, top, 6.4 * s),
      ball(x - 15 * s, top + 8 * s, 5.4 * s),
      ball(x + 15 * s, top + 8 * s, 5.4 * s),
    ]);
  }
  return group([
    halo(x, top, 40 * s),
    pole,
    shape([x - 5 * s, top + 8 * s, x + 5 * s, top + 8 * s, x + 8 * s, top - 8 * s, x - 8 * s, top - 8 * s], '#fff0c4'),
    stroke(`M${round(x)} ${round(top + 8 * s)}V${round(top - 8 * s)}`, post, 1.4 * s),
    path(
      `M${round(x - 10 * s)} ${round(top - 8 * s)}h${round(20 * s)}l${round(-6 * s)} ${round(-7 * s)}h${round(-8 * s)}z`,
      post,
    ),
    rect(x - 1.2 * s, top - 20 * s, 2.4 * s, 6 * s, post),
  ]);
}

export interface Garland {
  from: readonly [number, number];
  to: readonly [number, number];
  /** How far it hangs below the straight line, in px. */
  sag: number;
  count: number;
}

const along = ({ from, to, sag }: Garland, u: number) => ({
  x: from[0] + (to[0] - from[0]) * u,
  y: from[1] + (to[1] - from[1]) * u + 4 * sag * u * (1 - u),
});

const rope = ({ from, to, sag }: Garland, colour: string, width: number) =>
  stroke(
    `M${round(from[0])} ${round(from[1])}Q${round((from[0] + to[0]) / 2)} ${round((from[1] + to[1]) / 2 + sag * 2)} ${round(to[0])} ${round(to[1])}`,
    colour,
    width,
  );

/** Fairy lights on a wire. */
export function stringLights(
  garland: Garland,
  r = 3.4,
  wire: string = DUSK.night,
  colours: readonly string[] = ['#fff0c4', '#ffb765', '#8fe0d0'],
): string {
  return group([
    rope(garland, wire, Math.max(1, r * 0.45)),
    many(garland.count, (index) => {
      const { x, y } = along(garland, (index + 0.5) / garland.count);
      const lit = at(colours, index);
      return group([halo(x, y + r, r * 4.2, 0.8), circle(x, y + r, r, lit)]);
    }),
  ]);
}

/** Triangular flags on a rope, each hanging straight down from it. */
export function bunting(
  garland: Garland,
  size = 22,
  wire: string = DUSK.night,
  colours: readonly string[] = PARTY,
): string {
  return group([
    rope(garland, wire, Math.max(1, size * 0.09)),
    many(garland.count, (index) => {
      const u = (index + 0.5) / garland.count;
      const a = along(garland, u - 0.34 / garland.count);
      const b = along(garland, u + 0.34 / garland.count);
      const middle = along(garland, u);
      const fill = at(colours, index);
      return group([
        shape([a.x, a.y, b.x, b.y, middle.x, middle.y + size], fill),
        shape([middle.x, middle.y, b.x, b.y, middle.x, middle.y + size], '#170b3f', { opacity: 0.14 }),
      ]);
    }),
  ]);
}

/** Paper lanterns on a wire. */
export function lanterns(garland: Garland, r = 12, wire: string = DUSK.night): string {
  return group([
    rope(garland, wire, 1.6),
    many(garland.count, (index) => {
      const { x, y } = along(garland, (index + 0.5) / garland.count);
      const fill = at(['#ffc46b', '#ff8563', '#ffe2a8', '#e65a7e'], index);
      return group([
        halo(x, y + r * 1.4, r * 3.4, 0.7),
        stroke(`M${round(x)} ${round(y)}v${round(r * 0.5)}`, wire, 1.4),
        path(
          `M${round(x - r * 0.45)} ${round(y + r * 0.4)}h${round(r * 0.9)}q${round(r * 0.85)} ${round(r)} 0 ${round(r * 2)}h${round(-r * 0.9)}q${round(-r * 0.85)} ${round(-r)} 0 ${round(-r * 2)}z`,
          fill,
        ),
        many(3, (line) => rect(x - r * 0.78, y + r * (0.85 + line * 0.5), r * 1.56, 1.2, '#9c3b4f', { opacity: 0.35 })),
      ]);
    }),
  ]);
}
