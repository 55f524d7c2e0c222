import { DUSK } from '../kit/dusk.ts';
import { circle, group, path, rect, shape, stroke } from '../kit/shapes.ts';
import { STONE } from './barcelona-stone.ts';

/** Stone fruit on the gables: the pinnacles of the nave, each a heap in colours of glass. */
function fruit(x: number, y: number, k: number, fill: string): string {
  return group([
    path(`M${x - 4 * k} ${y + 14 * k}L${x} ${y - 4 * k}L${x + 4 * k} ${y + 14 * k}Z`, STONE.warm),
    circle(x - 3 * k, y - 3 * k, 3.6 * k, fill),
    circle(x + 3 * k, y - 3 * k, 3.6 * k, fill),
    circle(x, y - 8 * k, 3.8 * k, fill),
    circle(x - 1.2 * k, y - 9 * k, 1.3 * k, DUSK.cream, { opacity: 0.8 }),
  ]);
}

/** A round window of petals. */
const rose = (x: number, y: number, r: number): string =>
  group([
    circle(x, y, r + 3, STONE.warm),
    circle(x, y, r, STONE.deep),
    ...Array.from({ length: 8 }, (_, index) => {
      const angle = (index / 8) * Math.PI * 2;
      return circle(
        x + Math.cos(angle) * r * 0.6,
        y + Math.sin(angle) * r * 0.6,
        r * 0.26,
        ['#ffcf7d', '#ff9f7d'][index % 2] ?? '#ffcf7d',
      );
    }),
    circle(x, y, r * 0.26, '#ffe3a8'),
  ]);

/** The body of the church between the towers, gable by gable. */
export function nave(x: number, base: number): string {
  const bays = Array.from({ length: 7 }, (_, index) => x - 150 + index * 50);
  const colours = ['#ff9f7d', '#ffd58c', '#e65a7e', '#8fd0c0'];
  return group([
    shape([x - 178, base, x - 172, base - 150, x + 172, base - 150, x + 178, base], STONE.body),
    shape([x + 40, base, x + 40, base - 150, x + 172, base - 150, x + 178, base], STONE.shade),
    ...bays.map((left, index) =>
      group([
        shape([left - 27, base - 140, left, base - 208, left + 27, base - 140], index < 4 ? STONE.warm : STONE.body),
        shape([left, base - 208, left + 27, base - 140, left, base - 140], STONE.shade),
        circle(left, base - 160, 8, index % 2 ? '#ffcf7d' : STONE.deep),
        path(
          `M${left - 9} ${base - 62}V${base - 112}Q${left - 8} ${base - 128} ${left} ${base - 136}Q${left + 8} ${base - 128} ${left + 9} ${base - 112}V${base - 62}Z`,
          index % 3 === 1 ? STONE.deep : '#ffb66e',
        ),
        stroke(`M${left} ${base - 132}V${base - 62}M${left - 9} ${base - 98}H${left + 9}`, STONE.shade, 2),
        path(`M${left - 7} ${base}V${base - 34}Q${left} ${base - 50} ${left + 7} ${base - 34}V${base}Z`, STONE.deep),
        rect(left + 21, base - 172, 8, 172, index < 4 ? STONE.warm : STONE.body),
        rect(left + 26, base - 172, 3, 172, STONE.deep, { opacity: 0.5 }),
        fruit(left, base - 211, 1, colours[index % 4] ?? '#ff9f7d'),
        fruit(left + 25, base - 182, 0.8, colours[(index + 2) % 4] ?? '#ffd58c'),
      ]),
    ),
    rect(x - 180, base - 60, 360, 5, '#b85c86', { opacity: 0.8 }),
  ]);
}

/** The portal between the two pairs of bell towers: three steep gables, the cypress of life, and a bridge. */
export function portal(x: number, base: number): string {
  const gable = (left: number, half: number, height: number) =>
    group([
      path(
        `M${left - half} ${base}V${base - height * 0.55}Q${left - half * 0.5} ${base - height * 0.8} ${left} ${base - height}Q${left + half * 0.5} ${base - height * 0.8} ${left + half} ${base - height * 0.55}V${base}Z`,
        STONE.shade,
      ),
      path(
        `M${left - half} ${base - height * 0.55}Q${left - half * 0.5} ${base - height * 0.8} ${left} ${base - height}L${left} ${base - height + 8}Q${left - half * 0.4} ${base - height * 0.72} ${left - half} ${base - height * 0.5}Z`,
        '#d9768f',
      ),
      path(
        `M${left - half * 0.6} ${base}V${base - height * 0.36}Q${left - half * 0.3} ${base - height * 0.62} ${left} ${base - height * 0.7}Q${left + half * 0.3} ${base - height * 0.62} ${left + half * 0.6} ${base - height * 0.36}V${base}Z`,
        '#ffb66e',
      ),
      path(
        `M${left - half * 0.4} ${base}V${base - height * 0.3}Q${left - half * 0.2} ${base - height * 0.5} ${left} ${base - height * 0.56}Q${left + half * 0.2} ${base - height * 0.5} ${left + half * 0.4} ${base - height * 0.3}V${base}Z`,
        STONE.deep,
      ),
    ]);
  return group([
    gable(x - 38, 22, 120),
    gable(x + 38, 22, 120),
    gable(x, 28, 176),
    rose(x, base - 128, 9),
    path(
      `M${x - 11} ${base - 176}Q${x - 9} ${base - 206} ${x} ${base - 236}Q${x + 9} ${base - 206} ${x + 11} ${base - 176}Z`,
      '#2f8f86',
    ),
    path(
      `M${x - 11} ${base - 176}Q${x - 9} ${base - 206} ${x} ${base - 236}Q${x - 4} ${base - 200} ${x - 3} ${base - 176}Z`,
      '#8fd0c0',
    ),
    ...[-6, 2, 6, -2, 3].map((left, index) => circle(x + left, base - 184 - index * 9, 2, DUSK.cream)),
    stroke(`M${x - 5} ${base - 240}H${x + 5}M${x} ${base - 246}V${base - 234}`, '#ff9f7d', 2.6),
    rect(x - 64, base - 190, 128, 6, STONE.warm),
  ]);
}
