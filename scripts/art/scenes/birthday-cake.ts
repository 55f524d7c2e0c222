import { flame } from '../cast/party-things.ts';
import { DUSK } from '../kit/dusk.ts';
import { halo } from '../kit/lights.ts';
import { circle, ellipse, group, many, path, placed, rect, stroke } from '../kit/shapes.ts';

const tier = (top: number, half: number, height: number, icing: string, sponge: string, drops: number) =>
  group([
    path(`M${-half} ${top}V${top + height}Q0 ${top + height + 12} ${half} ${top + height}V${top}z`, sponge),
    path(
      `M${half * 0.45} ${top}V${top + height + 5}Q${half * 0.8} ${top + height + 4} ${half} ${top + height}V${top}z`,
      '#7a2357',
      { opacity: 0.22 },
    ),
    many(drops, (index) => {
      const wide = (half * 2) / drops;
      const long = [15, 23, 12, 19][index % 4] ?? 15;
      return path(`M${-half + index * wide} ${top}h${wide}v${long}q${-wide / 2} ${wide * 0.8} ${-wide} 0z`, icing);
    }),
    ellipse(0, top, half, half * 0.15, icing),
    ellipse(0, top - 1, half * 0.92, half * 0.12, '#fff8ee', { opacity: 0.7 }),
  ]);

/** Three tiers with a ring of lit candles, standing on 0, 0. */
export function cake(x: number, y: number, scale: number): string {
  const candle = (cx: number, cy: number, fill: string) =>
    group([
      rect(cx - 2.4, cy - 24, 4.8, 25, fill),
      stroke(`M${cx - 2} ${cy - 8}l4 -4M${cx - 2} ${cy - 16}l4 -4`, '#fff8ee', 1.4),
      halo(cx, cy - 33, 30, 0.8),
      flame(cx, cy - 26, 1.15),
    ]);
  const colours = ['#d4467c', '#45b3a4', '#ffc46b', '#ff8563'];
  return placed(
    group([
      ellipse(0, 0, 104, 13, '#8e4672', { opacity: 0.55 }),
      ellipse(0, -6, 92, 11, '#ffe2a8'),
      ellipse(0, -9, 88, 9, '#c98a6b'),
      tier(-58, 76, 47, '#fff0e2', '#e77f95', 9),
      many(7, (index) => circle(-63 + index * 21, -15, 4, index % 2 === 0 ? '#ffc46b' : '#fff0e2')),
      tier(-104, 54, 44, '#ffd7c0', '#c24a80', 7),
      many(5, (index) => circle(-40 + index * 20, -66, 3.4, index % 2 === 0 ? '#45b3a4' : '#ffe2a8')),
      tier(-140, 34, 34, '#fff0e2', '#ff9c82', 5),
      ...[-26, -13, 13, 26].map((cx, index) => candle(cx, -139, colours[index % 4] ?? DUSK.gold)),
      candle(0, -136, '#7a2784'),
      ...[-46, 46].map((cx, index) => candle(cx, -104, colours[index + 1] ?? DUSK.gold)),
      ...[-68, 68].map((cx, index) => candle(cx, -58, colours[index + 2] ?? DUSK.gold)),
    ]),
    x,
    y,
    scale,
  );
}

/** A heap of wrapped presents, standing on x, y. */
export function presents(x: number, y: number): string {
  const box = (left: number, top: number, wide: number, high: number, fill: string, ribbon: string) =>
    group([
      rect(left, top, wide, high, fill),
      rect(left + wide * 0.7, top, wide * 0.3, high, '#170b3f', { opacity: 0.22 }),
      rect(left + wide * 0.42, top, wide * 0.14, high, ribbon),
      path(`M${left + wide * 0.49} ${top}q-26 -4 -20 -16q10 -4 20 16q10 -20 20 -16q6 12 -20 16z`, ribbon),
    ]);
  return placed(
    group([
      ellipse(0, 2, 118, 12, '#0e0420', { opacity: 0.5 }),
      box(-96, -74, 86, 74, '#6d2a7c', '#ffc46b'),
      box(6, -56, 84, 56, '#2f7f80', '#ffe2a8'),
      box(-58, -124, 68, 50, '#c8426f', '#fff0e2'),
      box(20, -92, 46, 36, '#e08a4c', '#7a2784'),
    ]),
    x,
    y,
  );
}
