import type { Chance } from '../kit/chance.ts';
import { DUSK } from '../kit/dusk.ts';
import { bloom, circle, ellipse, fade, group, many, path, placed, rect, round, stroke } from '../kit/shapes.ts';
import { HEIGHT, WIDTH } from '../kit/stage.ts';

/** A sky after sunset: the light is elsewhere in the picture, so the horizon only smoulders. */
export function afterglow(horizon: number, glowX: number, stars: number, chance: Chance): string {
  return group([
    fade('after', [
      [0, '#120732'],
      [0.3, '#25104f'],
      [0.55, '#4a1a70'],
      [0.76, '#8a2b80'],
      [0.9, '#cf4a7c'],
      [1, '#ff8b6b'],
    ]),
    bloom('after-glow', [
      [0, '#ffb27c', 0.6],
      [0.5, '#e0567f', 0.25],
      [1, '#8a2b80', 0],
    ]),
    rect(0, 0, WIDTH, HEIGHT, '#120732'),
    rect(0, 0, WIDTH, horizon, 'url(#after)'),
    ellipse(glowX, horizon, 760, 330, 'url(#after-glow)'),
    many(stars, () => {
      const y = chance() ** 1.4 * horizon * 0.66;
      return circle(chance.between(0, WIDTH), y, chance.between(0.7, 2.1), DUSK.cream, {
        opacity: chance.between(0.3, 1) * (1 - y / (horizon * 0.85)),
      });
    }),
  ]);
}

/** The light that a fire, candles or a screen throw on everything drawn before. `id` names its gradient. */
export function pool(
  x: number,
  y: number,
  rx: number,
  ry: number,
  id: string,
  strength = 0.6,
  colour = '#ffb765',
): string {
  return (
    bloom(id, [
      [0, '#fff0c8', strength],
      [0.25, colour, strength * 0.62],
      [0.6, '#ff8563', strength * 0.2],
      [1, '#ff7a63', 0],
    ]) + ellipse(x, y, rx, ry, `url(#${id})`)
  );
}

/** A flame of a candle; 0, 0 is the wick. */
export function flame(x: number, y: number, size: number): string {
  return placed(
    path('M0 1C-4.500 -1 -4 -7 0 -14C4 -7 4.500 -1 0 1z', '#ffb347') +
      path('M0 0C-2.400 -1.500 -2 -5 0 -8.500C2 -5 2.400 -1.500 0 0z', '#fff7dc'),
    x,
    y,
    size,
  );
}

/** A round balloon with its string down to `knot`. */
export function balloon(x: number, y: number, r: number, fill: string, knot: readonly [number, number]): string {
  return group([
    stroke(
      `M${round(x)} ${round(y + r * 1.15)}Q${round(x + (knot[0] - x) * 0.1)} ${round(y + (knot[1] - y) * 0.6)} ${knot[0]} ${knot[1]}`,
      '#ffe2a8',
      1.4,
      { opacity: 0.6 },
    ),
    path(`M${round(x)} ${round(y + r * 1.24)}l${round(-r * 0.12)} ${round(r * 0.14)}h${round(r * 0.24)}z`, fill),
    path(
      `M${round(x - r)} ${round(y - r * 0.1)}C${round(x - r)} ${round(y - r * 1.5)} ${round(x + r)} ${round(y - r * 1.5)} ${round(x + r)} ${round(y - r * 0.1)}C${round(x + r)} ${round(y + r * 0.6)} ${round(x + r * 0.4)} ${round(y + r * 1.1)} ${round(x)} ${round(y + r * 1.25)}C${round(x - r * 0.4)} ${round(y + r * 1.1)} ${round(x - r)} ${round(y + r * 0.6)} ${round(x - r)} ${round(y - r * 0.1)}z`,
      fill,
    ),
    path(
      `M${round(x + r * 0.95)} ${round(y - r * 0.3)}C${round(x + r)} ${round(y + r * 0.6)} ${round(x + r * 0.4)} ${round(y + r * 1.1)} ${round(x)} ${round(y + r * 1.25)}C${round(x + r * 0.2)} ${round(y + r * 0.8)} ${round(x + r * 0.7)} ${round(y + r * 0.4)} ${round(x + r * 0.95)} ${round(y - r * 0.3)}z`,
      '#170b3f',
      { opacity: 0.16 },
    ),
    ellipse(x - r * 0.4, y - r * 0.45, r * 0.16, r * 0.3, '#fff8ee', {
      opacity: 0.65,
      transform: `rotate(28 ${round(x - r * 0.4)} ${round(y - r * 0.45)})`,
    }),
  ]);
}

/** A coupe glass standing on 0, 0. */
export function coupe(x: number, y: number, size: number, drink = '#ffb765'): string {
  return placed(
    group([
      stroke('M0 0V-13M-5 0H5', '#ffe9cf', 1.5),
      path('M-9 -24H9Q8 -13 0 -13Q-8 -13 -9 -24z', '#fff0e2', { opacity: 0.55 }),
      path('M-8.200 -21H8.200Q7 -14 0 -14Q-7 -14 -8.200 -21z', drink),
      stroke('M-9 -24H9', '#fff8ee', 1.1),
    ]),
    x,
    y,
    size,
  );
}

/** A tall candle, a bottle, a bowl: what stands on tables, on 0, 0. */
export function tableThing(
  kind: 'bottle' | 'bowl' | 'flowers' | 'candle' | 'plate' | 'jug',
  x: number,
  y: number,
  size: number,
): string {
  switch (kind) {
    case 'bottle':
      return placed(
        path('M-5.500 0V-24q0 -5 3 -8v-13h5v13q3 3 3 8V0z', '#1f5a58') +
          rect(-5.5, -20, 11, 11, '#ffe9cf') +
          rect(-2.8, -46, 5.6, 7, DUSK.gold),
        x,
        y,
        size,
      );
    case 'bowl':
      return placed(
        circle(-7, -14, 6, '#ff8563') +
          circle(5, -15, 6, '#ffc46b') +
          circle(-1, -19, 6, '#d4467c') +
          path('M-18 -12H18Q16 0 6 0H-6Q-16 0 -18 -12z', '#7a3a86'),
        x,
        y,
        size,
      );
    case 'flowers':
      return placed(
        stroke('M-1 -12L-10 -30M0 -12L2 -36M1 -12L12 -28', '#2f8f86', 2) +
          [
            [-11, -33, '#ff8fa0'],
            [2, -40, '#ffd892'],
            [13, -31, '#ff8563'],
            [-4, -28, '#d4467c'],
            [7, -26, '#ffe9cf'],
          ]
            .map(([cx, cy, f]) => circle(Number(cx), Number(cy), 6, String(f)))
            .join('') +
          path('M-7 -18H7L5 0H-5z', '#ffe9cf', { opacity: 0.85 }),
        x,
        y,
        size,
      );
    case 'candle':
      return placed(
        circle(0, -26, 30, 'url(#lamp-glow)') + rect(-2.6, -20, 5.2, 20, '#fff0d2') + flame(0, -21, 0.8),
        x,
        y,
        size,
      );
    case 'plate':
      return placed(
        ellipse(0, -2, 20, 4.4, '#ffe9cf') +
          path('M-10 -4L2 -14L12 -4z', '#e0567f') +
          path('M-10 -4H12V-2H-10z', '#fff0d2'),
        x,
        y,
        size,
      );
    case 'jug':
      return placed(
        path('M-9 0L-8 -30L-11 -34H9L8 0z', '#ffb98a', { opacity: 0.85 }) +
          path('M-8.500 0L-8 -22H8L8 0z', '#e0567f', { opacity: 0.7 }) +
          stroke('M8 -26q10 2 1 18', '#ffe9cf', 2.2),
        x,
        y,
        size,
      );
  }
}
