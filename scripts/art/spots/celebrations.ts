import { path, shape, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { shadow, sparkle, twoTone } from './light.ts';
import { ground, spot } from './spot.ts';

const balloon = (x: number, y: number, r: number, light: string, shade: string): string =>
  path(
    `M${x} ${y + r * 1.2}q${-r} ${-r * 0.5} ${-r} ${-r * 1.2}a${r} ${r} 0 0 1 ${2 * r} 0q0 ${r * 0.7} ${-r} ${r * 1.2}l7 12h-14z`,
    twoTone(light, shade, 0.42),
  ) +
  stroke(`M${x + r * 0.4} ${y - r * 0.6}q${r * 0.3} ${r * 0.2} ${r * 0.26} ${r * 0.6}`, HUE.cream, 5, { opacity: 0.8 });

const party = () =>
  spot(
    'dusk',
    [
      stroke('M0 34q100 60 200 22t200 4', HUE.ink, 3),
      shape([30, 50, 62, 62, 38, 88], HUE.coral),
      shape([90, 68, 124, 70, 106, 102], HUE.gold),
      shape([280, 38, 314, 36, 298, 70], HUE.mint),
      shape([340, 42, 372, 50, 350, 78], HUE.magenta),
      ground(256),
      stroke('M128 176q30 50 66 80M204 140q0 60-4 116M280 176q-30 50-74 80', HUE.ink, 3),
      balloon(124, 120, 46, HUE.magenta, HUE.rose),
      balloon(280, 124, 44, HUE.mint, HUE.sea),
      balloon(204, 98, 52, HUE.coral, HUE.rust),
      shadow(200, 266, 70),
      path('M152 222h96v42h-96z', twoTone(HUE.cream, HUE.sand, 0.42)),
      path('M146 206h108v18H146z', twoTone(HUE.gold, HUE.amber, 0.42)),
      path('M192 206h16v58h-16z', HUE.magenta),
      path('M200 206q-30-6-28-22 18-8 28 22 10-30 28-22 2 16-28 22z', HUE.magenta),
      sparkle(64, 150, 11),
      sparkle(344, 170, 11),
    ],
    { x: 204, y: 130, r: 104 },
  );

/** Presents, kits and everything that makes a day a day. */
export const CELEBRATION_SPOTS = { party };
