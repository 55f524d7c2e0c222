import { DUSK } from '../kit/dusk.ts';
import { circle, ellipse, group, many, path, placed, rect, shape, stroke } from '../kit/shapes.ts';

const BRICK = '#7c3a7c';
const BRICK_DARK = '#5f2a6c';
const SAND = '#b9758f';
const LEAD = '#5a5a86';

/** A stage of columns that carries a cornice, its foot at y, its openings showing the evening sky. */
function colonnade(y: number, width: number, height: number, openings: number): string {
  const bay = width / openings;
  return group([
    rect(-width / 2, y - height, width, height, BRICK),
    many(openings, (index) =>
      path(
        `M${-width / 2 + bay * index + bay * 0.22} ${y}v${-height * 0.66}q${bay * 0.28} ${-bay * 0.34} ${bay * 0.56} 0v${height * 0.66}z`,
        '#ffb08f',
        { opacity: 0.85 },
      ),
    ),
    many(openings + 1, (index) => rect(-width / 2 + bay * index - 2.4, y - height, 4.8, height, SAND)),
    rect(-width / 2 - 6, y - height - 5, width + 12, 7, SAND),
    rect(-width / 2 - 4, y - 4, width + 8, 5, SAND),
  ]);
}

/** The Westertoren with the imperial crown, foot at x, y; scale 1 is 500 px tall. The sun stands on its left. */
export function westertoren(x: number, y: number, scale: number): string {
  const clock = group([
    circle(0, 0, 44, 'url(#lamp-glow)', { opacity: 0.7 }),
    circle(0, 0, 18, '#2c4a7a'),
    circle(0, 0, 18, 'none', { stroke: DUSK.gold, 'stroke-width': 2.6 }),
    many(12, (index) => circle(Math.sin(index * 0.5236) * 14, Math.cos(index * 0.5236) * 14, 1.3, DUSK.gold)),
    stroke('M0 0V-12M0 0L8 5', DUSK.gold, 2.4),
  ]);
  const crown = group([
    path('M-17 0C-26 -22 -12 -34 0 -36C12 -34 26 -22 17 0z', '#3b6aa0'),
    path('M6 0C16 -14 14 -28 0 -36C12 -34 26 -22 17 0z', '#2a4c80'),
    ...[-12, -4, 4, 12].map((offset) => stroke(`M${offset} 0Q${offset * 1.5} -20 0 -35`, DUSK.gold, 1.6)),
    rect(-20, -1, 40, 6, DUSK.gold),
    many(5, (index) => circle(-17 + index * 8.5, 2, 2, '#d4467c')),
    circle(0, -39, 4, DUSK.gold),
    stroke('M0 -40V-62M-5 -54h10', DUSK.gold, 2),
  ]);
  return placed(
    group([
      rect(-46, -250, 92, 250, BRICK),
      rect(12, -250, 34, 250, BRICK_DARK, { opacity: 0.7 }),
      many(12, (row) => rect(-46, -240 + row * 20, 92, 1.2, BRICK_DARK, { opacity: 0.5 })),
      ...[-46, 38].map((edge) => rect(edge, -250, 8, 250, SAND)),
      ...[-60, -128].map((top) =>
        group([
          path(`M-13 ${top}v-34q13 -16 26 0v34z`, '#ffcf7d'),
          stroke(`M0 ${top}v-42M-13 ${top - 20}h26`, BRICK_DARK, 2),
        ]),
      ),
      rect(-54, -254, 108, 9, SAND),
      rect(-54, -172, 108, 5, SAND),
      placed(clock, 0, -212),
      ...[-46, 46].map((edge) => group([rect(edge - 6, -272, 12, 20, SAND), ellipse(edge, -274, 5, 8, SAND)])),
      colonnade(-254, 74, 62, 3),
      ...[-34, 34].map((edge) => ellipse(edge, -328, 4, 8, SAND)),
      shape([-37, -322, -25, -336, 25, -336, 37, -322], LEAD),
      colonnade(-334, 50, 50, 3),
      shape([-25, -390, -16, -402, 16, -402, 25, -390], LEAD),
      colonnade(-400, 32, 32, 2),
      placed(crown, 0, -440),
      rect(-46, -250, 3.6, 250, '#ffb08f', { opacity: 0.9 }),
      rect(-37, -316, 3, 62, '#ffb08f', { opacity: 0.9 }),
      rect(-25, -384, 3, 50, '#ffb08f', { opacity: 0.9 }),
      path('M-17 -440C-26 -462 -12 -474 0 -476C-10 -470 -20 -462 -13 -440z', '#8fc4e0', { opacity: 0.7 }),
    ]),
    x,
    y,
    scale,
  );
}
