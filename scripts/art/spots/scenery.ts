import { circle, path, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { rim } from './light.ts';
import { ground } from './spot.ts';

/** A tyre with its hub at x, y. */
export const tyre = (x: number, y: number, r: number, hub: string = HUE.steel): string =>
  circle(x, y, r, HUE.night) +
  circle(x, y, r * 0.56, hub) +
  circle(x, y, r * 0.22, HUE.mauve) +
  rim(`M${x + r * 0.2} ${y - r * 0.92}a${r} ${r} 0 0 1 ${r * 0.72} ${r * 0.6}`, 3);

/** A road with its dashes. */
export const road = ground(236) + stroke('M14 270h56M120 270h56M226 270h56M332 270h56', HUE.gold, 5, { opacity: 0.7 });

/** The roofs of an old town. */
export const rooftops = path(
  'M0 262v-46l30-22 30 22v-14l26-20 26 20v18h20l28-24 28 24v12h24v-26l22-18 22 18v30h22l30-26 30 26v-22l26-22 26 22h30v104H0z',
  HUE.mauve,
);

/** A line of small waves. */
export const waves = (y: number, colour: string = HUE.mint): string =>
  stroke(`M0 ${y}q16-12 33 0t33 0 33 0 33 0 34 0 34 0 33 0 33 0 34 0 34 0 33 0 33 0`, colour, 5, { opacity: 0.55 });

/** Beams that fan out of x, y. */
export const beams = (x: number, y: number, colours: readonly string[]): string =>
  colours
    .map((colour, index) => {
      const at = -220 + (440 / colours.length) * index;
      return path(`M${x} ${y}L${x + at} 300h${300 / colours.length}z`, colour, { opacity: 0.28 });
    })
    .join('');

const HEADS: readonly (readonly [number, number])[] = [
  [20, 6],
  [76, -6],
  [132, 4],
  [186, 10],
  [246, -4],
  [300, 8],
  [356, 0],
];

/** A crowd seen from behind, its heads around `y`. */
export const heads = (y: number, colour: string = HUE.night): string =>
  HEADS.map(
    ([x, up]) =>
      circle(x, y + up, 20, colour) + path(`M${x - 34} 300v${y + up - 264}q2-14 34-14t34 14v${264 - y - up}z`, colour),
  ).join('');

/** How clear a glass is. */
export const GLASS = { opacity: 0.4 };

/** The counter of a bar. */
export const bar = ground(240, HUE.dark, HUE.rose);

/** A table from wall to wall, seen by somebody who sits at it. */
export const table = ground(176, HUE.mauve, HUE.plum);

/** The light that stands behind a table. */
export const low = { x: 200, y: 128, r: 104 };
