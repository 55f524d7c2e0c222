import type { Chance } from './chance.ts';
import { DUSK } from './dusk.ts';
import { fade, group, many, rect, shape } from './shapes.ts';
import { HEIGHT, WIDTH } from './stage.ts';

export interface Water {
  top: number;
  bottom?: number;
  /** Where the sun's trail falls; undefined for none. */
  sunX?: number;
  width?: number;
}

/** A river or a sea: gold at the far shore, ink before the viewer, with the sun's trail and ripples. */
export function water({ top, bottom = HEIGHT, sunX, width = WIDTH }: Water, chance: Chance): string {
  const deep = bottom - top;
  const gradient = fade('water', [
    [0, '#ffa27c'],
    [0.1, '#e0617d'],
    [0.32, '#8a2f82'],
    [0.65, '#43186a'],
    [1, '#1a0838'],
  ]);
  const trail =
    sunX === undefined
      ? ''
      : many(90, (index) => {
          const depth = (index / 90) ** 1.35;
          const long = chance.between(24, 110) * (1.1 - depth * 0.45);
          const x = sunX + (chance() + chance() - 1) * (50 + depth * 170);
          return rect(x - long / 2, top + 5 + depth * (deep - 16), long, 2.2 + depth * 4, '#ffe2a8', {
            rx: 3,
            opacity: 0.85 - depth * 0.6,
          });
        });
  const ripples = many(170, () => {
    const depth = chance();
    const colour = chance.happens(0.5) ? '#ff9f83' : chance.happens(0.5) ? '#a3468e' : '#2a0d4a';
    return rect(
      chance.between(-60, width),
      top + 6 + depth * (deep - 8),
      chance.between(30, 160),
      1.6 + depth * 3,
      colour,
      {
        rx: 2,
        opacity: chance.between(0.12, 0.34),
      },
    );
  });
  return group([gradient, rect(0, top, width, deep, 'url(#water)'), ripples, trail]);
}

/** Turns what stands at `shore` upside down into the water, shortened and faint. Draw ripples (`shimmer`) over it. */
export function mirrored(drawing: string, shore: number, opacity = 0.3, length = 0.7): string {
  return `<g transform="translate(0 ${shore + shore * length}) scale(1 ${-length})" opacity="${opacity}">${drawing}</g>`;
}

/** Short horizontal strokes that break a reflection up. */
export function shimmer(
  chance: Chance,
  area: { from: number; to: number; top: number; bottom: number },
  count = 60,
  colours: readonly [string, ...string[]] = ['#ff9f83', '#8a2f82', '#5a2070'],
  strength = 0.4,
): string {
  return many(count, () => {
    const depth = chance();
    return rect(
      chance.between(area.from, area.to),
      area.top + depth * (area.bottom - area.top),
      chance.between(16, 70) * (0.6 + depth * 0.6),
      1.8 + depth * 2.2,
      chance.pick(colours),
      { rx: 2, opacity: strength * chance.between(0.5, 1) },
    );
  });
}

/** The broken column of light under a lamp or a window. */
export function lightTrail(
  chance: Chance,
  x: number,
  top: number,
  length: number,
  colour: string = DUSK.glow,
  width = 16,
): string {
  return many(length / 13, (index) => {
    const depth = (index * 13) / length;
    const long = chance.between(0.5, 1.5) * width;
    return rect(x - long / 2 + chance.between(-4, 4), top + index * 13, long, 2.6, colour, {
      rx: 1.3,
      opacity: 0.62 * (1 - depth * 0.85),
    });
  });
}

/** The dark streak under a pier or a tower. */
export function darkTrail(x: number, top: number, width: number, length: number, opacity = 0.4): string {
  return shape(
    [x - width / 2, top, x + width / 2, top, x + width * 0.34, top + length, x - width * 0.34, top + length],
    '#1f0833',
    { opacity },
  );
}
