import type { Chance } from '../kit/chance.ts';
import { group, many, path, rect, shape, stroke } from '../kit/shapes.ts';

/** Towers of the City in the haze: Shard, Gherkin, Walkie-Talkie, Cheesegrater by their outlines. */
export function cityTowers(x: number, y: number, fill: string, chance: Chance): string {
  const lights = (left: number, top: number, width: number, height: number, count: number) =>
    many(count, () =>
      rect(left + chance() * width, top + chance() * height, 3, 2, '#ffe2a8', { opacity: chance.between(0.4, 0.9) }),
    );
  return group([
    path(
      `M${x} ${y}V${y - 120}Q${x - 4} ${y - 210} ${x + 26} ${y - 236}Q${x + 56} ${y - 210} ${x + 52} ${y - 120}V${y}z`,
      fill,
    ),
    many(6, (index) =>
      stroke(
        `M${x + 2} ${y - 40 - index * 28}Q${x + 26} ${y - 70 - index * 28} ${x + 50} ${y - 40 - index * 28}`,
        '#ffb08f',
        1,
        { opacity: 0.5 },
      ),
    ),
    lights(x + 6, y - 190, 38, 170, 26),
    path(`M${x + 78} ${y}L${x + 70} ${y - 190}Q${x + 102} ${y - 206} ${x + 134} ${y - 190}L${x + 126} ${y}z`, fill, {
      opacity: 0.9,
    }),
    lights(x + 80, y - 180, 44, 170, 24),
    shape([x - 80, y, x - 80, y - 200, x - 20, y], fill, { opacity: 0.85 }),
    lights(x - 76, y - 130, 30, 120, 14),
  ]);
}

/** The Shard, foot in the middle at x, y. */
export function shard(x: number, y: number, height: number, fill: string): string {
  const half = height * 0.14;
  return group([
    shape(
      [
        x - half,
        y,
        x - half * 0.14,
        y - height,
        x - half * 0.06,
        y - height * 0.93,
        x + half * 0.02,
        y - height * 1.02,
        x + half * 0.18,
        y - height * 0.94,
        x + half,
        y,
      ],
      fill,
    ),
    shape(
      [x + half * 0.1, y, x + half * 0.06, y - height, x + half * 0.18, y - height * 0.94, x + half, y],
      '#ffb08f',
      { opacity: 0.35 },
    ),
    many(12, (index) =>
      rect(x - half * 0.7 + (index % 3) * 8, y - height * 0.08 - index * height * 0.055, 3, 2, '#ffe2a8', {
        opacity: 0.7,
      }),
    ),
  ]);
}
