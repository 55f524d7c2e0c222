import { DUSK } from './dusk.ts';
import { bloom, element, fade } from './shapes.ts';

/** Scenes are drawn 8 to 5. */
export const WIDTH = 1600;
export const HEIGHT = 1000;

/** The finished picture of the layers, back to front. Defines the shared gradients `lamp-glow` and `sun-disc`. */
export function stage(layers: readonly string[], width = WIDTH, height = HEIGHT): string {
  const shared = element(
    'defs',
    {},
    [
      bloom('lamp-glow', [
        [0, '#fff0c8', 0.75],
        [0.25, '#ffd58c', 0.4],
        [0.6, '#ffb36b', 0.13],
        [1, '#ff9a63', 0],
      ]),
      fade('sun-disc', [
        [0, DUSK.gold],
        [0.5, '#ffe3a0'],
        [1, '#fffbe6'],
      ]),
    ].join(''),
  );
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    [shared, ...layers].join('\n'),
  );
}
