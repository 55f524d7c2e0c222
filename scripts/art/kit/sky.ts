import type { Chance } from './chance.ts';
import { DUSK } from './dusk.ts';
import { bloom, circle, fade, group, many, path, rect, round, stroke } from './shapes.ts';
import { HEIGHT, WIDTH } from './stage.ts';

export interface Sky {
  /** Where the sky meets land or water: the gradient ends there in gold. */
  horizon: number;
  /** The one strong light. Its disc is left out with radius 0 (moonless, light comes from below the horizon). */
  sun: { x: number; y: number; r: number };
  stars?: number;
  width?: number;
  height?: number;
}

/** Ink to gold with stars on top, a wide glow and rings around the sun. */
export function sky({ horizon, sun, stars = 90, width = WIDTH, height = HEIGHT }: Sky, chance: Chance): string {
  const gradient = fade('sky', [
    [0, DUSK.ink],
    [0.2, '#2b1158'],
    [0.4, '#521d77'],
    [0.56, '#8d2c85'],
    [0.71, DUSK.magenta],
    [0.85, DUSK.coral],
    [0.95, '#ffbf7c'],
    [1, '#ffe0a3'],
  ]);
  const glow = bloom('sky-glow', [
    [0, '#ffdf9f', 0.75],
    [0.3, '#ff9a7a', 0.42],
    [0.65, '#ff5f8a', 0.15],
    [1, '#c63c8c', 0],
  ]);
  const ring = fade('sky-ring', [
    [0, '#ff6f9a', 0.5],
    [0.6, '#ffd79a', 1],
  ]);
  const r = sun.r === 0 ? 110 : sun.r;
  return group([
    gradient,
    glow,
    ring,
    rect(0, 0, width, height, DUSK.ink),
    rect(0, 0, width, horizon, 'url(#sky)'),
    circle(sun.x, sun.y, r * 5.2, 'url(#sky-glow)'),
    ...[3.3, 2.35, 1.6].map((factor, index) =>
      circle(sun.x, sun.y, r * factor, 'url(#sky-ring)', { opacity: 0.13 + index * 0.05 }),
    ),
    many(stars, () => {
      const y = chance() ** 1.5 * horizon * 0.52;
      const opacity = chance.between(0.3, 0.95) * (1 - y / (horizon * 0.62));
      return circle(chance.between(0, width), y, chance.between(0.7, 2), DUSK.cream, { opacity });
    }),
    sun.r === 0 ? '' : circle(sun.x, sun.y, sun.r, 'url(#sun-disc)'),
  ]);
}

/** A flat cloud with rounded steps; `x`, `y` is its lower left end. Warmer fills sit nearer the sun. */
export function cloud(x: number, y: number, width: number, fill: string, opacity = 0.6): string {
  const height = 10 + width * 0.05;
  return group(
    [
      rect(x, y - height, width, height, fill, { rx: height / 2 }),
      rect(x + width * 0.26, y - height * 1.75, width * 0.42, height * 1.3, fill, { rx: height * 0.6 }),
      rect(x + width * 0.12, y - height * 0.45, width * 0.5, height * 0.95, fill, { rx: height * 0.45 }),
    ],
    { opacity },
  );
}

/** Gulls far off. */
export function birds(spots: ReadonlyArray<readonly [number, number, number]>, colour = '#4a1a63'): string {
  return spots
    .map(([x, y, size]) =>
      stroke(
        `M${round(x - 14 * size)} ${round(y - 4 * size)}q${round(8 * size)} ${round(-5 * size)} ${round(14 * size)} ${round(4 * size)}q${round(6 * size)} ${round(-9 * size)} ${round(14 * size)} ${round(-4 * size)}`,
        colour,
        2.3 * size,
      ),
    )
    .join('');
}

/** Evening mist: a veil over everything drawn before it, thickest at the bottom. */
export function haze(
  top: number,
  bottom: number,
  colour = '#ff9b78',
  strength = 0.4,
  id = `haze-${round(top)}-${round(bottom)}`,
  width = WIDTH,
): string {
  const gradient = fade(id, [
    [0, colour, 0],
    [1, colour, strength],
  ]);
  return gradient + rect(0, top, width, bottom - top, `url(#${id})`);
}

/** A rolling outline through x, y, x, y … closed along `base`. */
export function hills(points: readonly number[], base: number, fill: string, opacity = 1): string {
  const spots = Array.from({ length: Math.floor(points.length / 2) }, (_, index) => ({
    x: points[index * 2] ?? 0,
    y: points[index * 2 + 1] ?? 0,
  }));
  const first = spots[0] ?? { x: 0, y: base };
  let d = `M${round(first.x)} ${round(base)}L${round(first.x)} ${round(first.y)}`;
  for (const [index, spot] of spots.entries()) {
    const before = spots[index - 1];
    if (before === undefined) continue;
    const half = (spot.x - before.x) / 2;
    d += `C${round(before.x + half)} ${round(before.y)} ${round(spot.x - half)} ${round(spot.y)} ${round(spot.x)} ${round(spot.y)}`;
  }
  return path(`${d}V${round(base)}z`, fill, { opacity });
}
