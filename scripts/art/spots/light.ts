import { circle, ellipse, path, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';

/** Where the edge between light and shade runs: the light comes from the right and from above. */
export type Shading = 'across' | 'down' | 'slant';

/**
 * A fill of two flat tones with a hard edge between them, the shade up to `at` (0 to 1) of the shape's box.
 * `spot` writes the gradient that it names.
 */
export function twoTone(light: string, shade: string, at = 0.5, shading: Shading = 'across'): string {
  return `url(#two-${light.slice(1)}-${shade.slice(1)}-${Math.round(at * 100)}-${shading})`;
}

/** Gold along the edges that the sun touches. */
export const rim = (d: string, width = 3, colour: string = HUE.gold): string => stroke(d, colour, width);

/** What a thing throws on the ground it stands on. */
export const shadow = (x: number, y: number, width: number, height = 8): string =>
  ellipse(x, y, width, height, HUE.night, { opacity: 0.4 });

/** A twinkle with four points. */
export const sparkle = (x: number, y: number, size: number, colour: string = HUE.glow): string =>
  path(
    `M${x} ${y - size}Q${x} ${y} ${x + size} ${y}Q${x} ${y} ${x} ${y + size}Q${x} ${y} ${x - size} ${y}Q${x} ${y} ${x} ${y - size}`,
    colour,
  );

/** A wisp that rises from something hot. */
export const steam = (x: number, y: number, height = 46, colour: string = HUE.cream): string =>
  stroke(`M${x} ${y}q${-height / 4} ${-height / 4} 0 ${-height / 2}t0 ${-height / 2}`, colour, 6, { opacity: 0.55 });

/** A bulb with its glow. */
export const bulb = (x: number, y: number, r = 5, colour: string = HUE.glow): string =>
  circle(x, y, r * 2.6, colour, { opacity: 0.22 }) + circle(x, y, r, colour);

/** The little crown that somebody wears on every outing. Its foot stands at x, y. */
export const crown = (x: number, y: number, size = 1): string =>
  path(
    `M${x - 15 * size} ${y}l${-4 * size} ${-20 * size}l${11 * size} ${9 * size}l${8 * size} ${-15 * size}l${8 * size} ${15 * size}l${11 * size} ${-9 * size}l${-4 * size} ${20 * size}z`,
    twoTone(HUE.gold, HUE.amber, 0.45),
  );
