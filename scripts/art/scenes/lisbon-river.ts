import { DUSK } from '../kit/dusk.ts';
import { circle, ellipse, group, many, path, placed, rect, shape, stroke } from '../kit/shapes.ts';

const RED = { lit: '#ff7a62', body: '#cf3f58', shade: '#9a2c56', line: '#b93658' } as const;

interface Suspension {
  towers: readonly [number, number];
  /** The tops of the towers, the roadway at mid span, the water. */
  top: number;
  deck: number;
  water: number;
}

/** One tower: two raking legs braced by crosses above and below the roadway, on a pale pier. */
function tower(x: number, { top, deck, water }: Suspension): string {
  const half = (y: number) => 9 + ((y - top) / (water - top)) * 7;
  const levels = [top + 4, top + 52, top + 100, deck - 10, deck + 20, water - 14];
  const leg = (side: 1 | -1, fill: string) =>
    shape(
      [
        x + side * half(top) - 3.4,
        top,
        x + side * half(top) + 3.4,
        top,
        x + side * half(water) + 5,
        water - 8,
        x + side * half(water) - 5,
        water - 8,
      ],
      fill,
    );
  return group([
    ...levels.slice(0, -1).map((from, index) => {
      const to = levels[index + 1] ?? from;
      return group([
        stroke(
          `M${x - half(from)} ${from}L${x + half(to)} ${to}M${x + half(from)} ${from}L${x - half(to)} ${to}`,
          RED.shade,
          2.8,
        ),
        rect(x - half(from) - 3, from - 3, half(from) * 2 + 6, 6, RED.body),
      ]);
    }),
    leg(-1, RED.body),
    leg(1, RED.shade),
    stroke(`M${x - half(top) - 2.6} ${top}L${x - half(water) - 3} ${water - 10}`, RED.lit, 2),
    rect(x - 15, top - 5, 30, 7, RED.body),
    circle(x, top - 10, 3, '#ffe2a8'),
    circle(x, top - 10, 12, 'url(#lamp-glow)'),
    shape([x - 26, water - 12, x + 26, water - 12, x + 30, water + 6, x - 30, water + 6], '#a85a83'),
    shape([x + 4, water - 12, x + 26, water - 12, x + 30, water + 6, x + 4, water + 6], '#6d2f70'),
  ]);
}

/** The 25 de Abril bridge, shortened between its towers but with their real height over the water and the deck. */
export function redBridge(bridge: Suspension, from: number, to: number): string {
  const [left, right] = bridge.towers;
  const { top, deck } = bridge;
  const middle = (left + right) / 2;
  const road = (x: number) => deck - 6 * (1 - ((x - middle) / 700) ** 2);
  const main = (x: number) => top + (road(middle) - 14 - top) * (1 - ((x - middle) / ((right - left) / 2)) ** 2);
  const side = (x: number, tower: number, anchor: number) => {
    const t = (x - tower) / (anchor - tower);
    return top + (road(anchor) - top) * t - 40 * t * (1 - t) * -1;
  };
  const cable = (x: number) => (x < left ? side(x, left, from + 40) : x > right ? side(x, right, to) : main(x));
  const spots = Array.from({ length: Math.floor((to - from) / 9) + 1 }, (_, index) => from + index * 9);
  const along = (lift: number) => spots.map((x) => `${x} ${road(x) + lift}`).join('L');
  return group([
    ...spots
      .filter((x) => x > from + 60)
      .map((x) => stroke(`M${x} ${cable(x)}V${road(x)}`, RED.line, 0.9, { opacity: 0.75 })),
    ...bridge.towers.map((x) => tower(x, bridge)),
    stroke(
      `M${spots
        .filter((x) => x > from + 40)
        .map((x) => `${x} ${cable(x)}`)
        .join('L')}`,
      RED.body,
      3,
    ),
    stroke(
      `M${spots
        .filter((x) => x > from + 40)
        .map((x) => `${x} ${cable(x) - 1.4}`)
        .join('L')}`,
      RED.lit,
      1,
      { opacity: 0.8 },
    ),
    path(
      `M${along(-3)}L${spots
        .toReversed()
        .map((x) => `${x} ${road(x) + 13}`)
        .join('L')}Z`,
      RED.shade,
    ),
    stroke(
      spots
        .map((x, index) => `M${x} ${road(x) + (index % 2 ? 12 : 1)}L${x + 9} ${road(x + 9) + (index % 2 ? 1 : 12)}`)
        .join(''),
      RED.body,
      1.6,
    ),
    stroke(`M${along(-3)}`, RED.lit, 2.4),
    stroke(`M${along(12)}`, RED.body, 2),
    ...spots.filter((_, index) => index % 4 === 1).map((x) => circle(x, road(x) - 6, 1.5, '#ffe9b8')),
  ]);
}

/** Cristo Rei on the far bank: four pillars under an arch, the figure above with arms held wide. */
export function cristoRei(x: number, base: number, k: number): string {
  const stone = '#8d3f7c';
  const shade = '#6a2a6e';
  return placed(
    group([
      shape([-26, 0, -22, -84, -13, -84, -14, 0], stone),
      shape([26, 0, 22, -84, 13, -84, 14, 0], shade),
      shape([-9, 0, -8, -76, -4, -76, -5, 0], shade),
      shape([9, 0, 8, -76, 4, -76, 5, 0], shade),
      path('M-22 -62Q0 -98 22 -62V-88H-22Z', stone),
      rect(-25, -92, 50, 8, stone),
      rect(-15, -98, 30, 7, shade),
      path('M-9 -97Q-8 -118 -6 -128H6Q8 -118 10 -97Z', stone),
      path('M1 -97V-128H6Q8 -118 10 -97Z', shade),
      path('M-6 -128L-39 -128L-39 -123L-8 -118ZM6 -128L39 -128L39 -123L8 -118Z', stone),
      path('M-36 -123L-8 -119L-8 -108ZM36 -123L8 -119L8 -108Z', shade),
      ellipse(0, -135, 5, 6.6, stone),
      stroke('M-25 -92H25', '#ffb08f', 1.6),
      stroke('M-38 -128H-6M6 -128H38M4.600 -138Q5 -132 3 -129', '#ffb08f', 1.6),
    ]),
    x,
    base,
    k,
  );
}

/** One of the orange ferries to the other bank. */
export const ferry = (x: number, y: number, k: number): string =>
  placed(
    group([
      rect(-66, 3, 140, 3, '#2a0d42', { rx: 1.5, opacity: 0.4 }),
      path('M-70 -12H78L66 4H-58Z', '#ff8f4f'),
      path('M-70 -12H78L75 -8H-68Z', DUSK.cream),
      rect(-54, -28, 112, 16, '#f6d9cf'),
      many(11, (index) => rect(-50 + index * 10, -25, 6.6, 8, index % 4 === 2 ? '#7a2f74' : '#ffcf7d')),
      rect(-34, -40, 66, 12, '#e3b5b8'),
      many(6, (index) => rect(-30 + index * 10.4, -37, 6.6, 6, '#ffcf7d')),
      rect(-8, -56, 14, 17, '#ff8f4f'),
      stroke('M24 -40V-60', '#5b2470', 2),
      ...Array.from({ length: 6 }, (_, index) =>
        rect(-50 + index * 20 + (index % 2) * 6, 9 + index * 4, 34 - index * 3, 2, '#ffd98f', {
          rx: 1,
          opacity: 0.5 - index * 0.06,
        }),
      ),
    ]),
    x,
    y,
    k,
  );
