import type { Chance } from '../kit/chance.ts';
import { circle, fade, group, many, path, rect, shape, stroke } from '../kit/shapes.ts';

/** Where the houses of the square stand. */
export const SQUARE = 852;

/** The stones of the square in the light of the arcades and the lamps. */
export function paving(chance: Chance): string {
  return group([
    fade('paving', [
      [0, '#8a3a72'],
      [0.3, '#4a1a5c'],
      [1, '#14052a'],
    ]),
    rect(0, SQUARE, 1600, 148, 'url(#paving)'),
    many(9, (row) => stroke(`M0 ${SQUARE + 8 + row * row * 1.9}H1600`, '#2a0d42', 1.4, { opacity: 0.6 })),
    many(41, (index) =>
      stroke(`M${800 + (index - 20) * 42} ${SQUARE}L${800 + (index - 20) * 116} 1000`, '#2a0d42', 1.4, {
        opacity: 0.5,
      }),
    ),
    many(110, () => {
      const depth = chance() ** 1.6;
      const wide = chance.between(14, 60) * (0.7 + depth);
      return rect(chance.between(90, 840) - wide / 2, SQUARE + 5 + depth * 84, wide, 1.8 + depth * 2, '#ffcf7d', {
        rx: 1.5,
        opacity: 0.62 * (1 - depth),
      });
    }),
    many(70, () => {
      const depth = chance() ** 1.4;
      const wide = chance.between(14, 50) * (0.7 + depth);
      return rect(chance.between(1180, 1600) - wide / 2, SQUARE + 8 + depth * 80, wide, 1.8 + depth * 2, '#ffb765', {
        rx: 1.5,
        opacity: 0.5 * (1 - depth),
      });
    }),
  ]);
}

/** A terrace of lit parasols along the houses. */
export const parasols = (): string =>
  many(5, (index) => {
    const x = 1270 + index * 74;
    return group([
      path(
        `M${x - 40} ${SQUARE - 46}Q${x} ${SQUARE - 84} ${x + 40} ${SQUARE - 46}Z`,
        index % 2 ? '#d4467c' : '#ffe9cf',
      ),
      path(`M${x} ${SQUARE - 66}Q${x + 22} ${SQUARE - 62} ${x + 40} ${SQUARE - 46}H${x}Z`, '#2a0d42', {
        opacity: 0.2,
      }),
      stroke(`M${x} ${SQUARE - 48}V${SQUARE + 8}`, '#2a0d42', 3),
      circle(x, SQUARE - 22, 40, 'url(#lamp-glow)'),
      ...[-24, -8, 12, 26].map((dx, seat) =>
        group([
          circle(x + dx, SQUARE - 18, 4.6, '#2a0d42'),
          path(`M${x + dx - 7} ${SQUARE + 8}q0 -22 7 -22t7 22z`, seat % 2 ? '#2a0d42' : '#3a1450'),
        ]),
      ),
      shape([x - 16, SQUARE - 4, x + 18, SQUARE - 4, x + 18, SQUARE - 1, x - 16, SQUARE - 1], '#ffe2a8'),
    ]);
  });

/** Pigeons at x, y, size. */
export const pigeons = (spots: ReadonlyArray<readonly [number, number, number]>): string =>
  group(
    spots.map(([x, y, k]) =>
      group([
        path(
          `M${x - 12 * k} ${y - 6 * k}Q${x - 4 * k} ${y - 16 * k} ${x + 8 * k} ${y - 10 * k}Q${x + 12 * k} ${y - 18 * k} ${x + 17 * k} ${y - 14 * k}L${x + 21 * k} ${y - 12 * k}L${x + 16 * k} ${y - 10 * k}Q${x + 12 * k} ${y - 1 * k} ${x} ${y - 1 * k}L${x - 20 * k} ${y - 2 * k}Z`,
          '#b98aa6',
        ),
        stroke(`M${x - 10 * k} ${y - 8 * k}Q${x - 2 * k} ${y - 15 * k} ${x + 8 * k} ${y - 10 * k}`, '#ff9f83', 1.4 * k),
        stroke(`M${x + 1 * k} ${y - 1 * k}v${5 * k}M${x + 5 * k} ${y - 1 * k}v${5 * k}`, '#e0617d', 1.2 * k),
      ]),
    ),
  );

/** A blue cart with a glass case of ring bread. */
export const breadCart = (x: number, y: number): string =>
  group([
    rect(x - 30, y - 58, 60, 42, '#2f5f9a'),
    rect(x - 26, y - 54, 52, 26, '#ffdf93'),
    many(12, (index) =>
      circle(x - 21 + (index % 6) * 8.4, y - 46 + Math.floor(index / 6) * 11, 4, 'none', {
        stroke: '#b5662f',
        'stroke-width': 2.4,
      }),
    ),
    path(`M${x - 40} ${y - 92}h80l-8 -16h-64z`, '#d4467c'),
    many(5, (index) => path(`M${x - 40 + index * 16} ${y - 92}h16v7q-8 7 -16 0z`, index % 2 ? '#d4467c' : '#ffe9cf')),
    stroke(`M${x - 34} ${y - 92}V${y - 16}M${x + 34} ${y - 92}V${y - 16}`, '#2a0d42', 2.6),
    ...[-18, 18].map((dx) => circle(x + dx, y - 9, 9, 'none', { stroke: '#1a0830', 'stroke-width': 3.4 })),
    circle(x, y - 80, 30, 'url(#lamp-glow)'),
  ]);
