import { DUSK } from '../kit/dusk.ts';
import { halo } from '../kit/lights.ts';
import { circle, ellipse, group, many, path, rect, round, stroke } from '../kit/shapes.ts';

const IRON = '#e8c3c4';
const IRON_SHADE = '#a86f92';
const IRON_LIGHT = '#fff0e6';

export interface IronBridge {
  from: number;
  to: number;
  /** Height of the road at both ends, and how far the arch lifts it in the middle. */
  ends: number;
  rise: number;
}

/** Where a walker stands on the Ha'penny Bridge at x. */
export function halfpennyDeck({ from, to, ends, rise }: IronBridge): (x: number) => number {
  return (x) => ends - rise * Math.sin(Math.PI * Math.min(1, Math.max(0, (x - from) / (to - from))));
}

/** One of the three iron hoops that carry a lantern over the walkers' heads. */
function lampHoop(x: number, y: number, size: number): string {
  const half = size * 0.42;
  return group([
    stroke(
      `M${round(x - half)} ${round(y)}V${round(y - size * 0.55)}C${round(x - half)} ${round(y - size * 0.9)} ${round(x - half * 0.2)} ${round(y - size)} ${round(x)} ${round(y - size * 1.12)}C${round(x + half * 0.2)} ${round(y - size)} ${round(x + half)} ${round(y - size * 0.9)} ${round(x + half)} ${round(y - size * 0.55)}V${round(y)}`,
      IRON,
      4,
    ),
    stroke(
      `M${round(x - half * 0.9)} ${round(y - size * 0.6)}q${round(half * 0.5)} ${round(-size * 0.05)} ${round(half * 0.4)} ${round(size * 0.14)}M${round(x + half * 0.9)} ${round(y - size * 0.6)}q${round(-half * 0.5)} ${round(-size * 0.05)} ${round(-half * 0.4)} ${round(size * 0.14)}`,
      IRON,
      2,
    ),
    halo(x, y - size * 1.3, size * 0.85),
    path(`M${round(x - 6)} ${round(y - size * 1.14)}h12l5 -22h-22z`, '#fff3d2'),
    stroke(`M${x} ${round(y - size * 1.14)}v-22`, IRON_SHADE, 1.4),
    path(`M${round(x - 13)} ${round(y - size * 1.14 - 22)}h26l-8 -9h-10z`, IRON),
    circle(x, y - size * 1.14 - 34, 3, IRON),
  ]);
}

/** The Ha'penny Bridge: a white cast-iron arch with ribs, a fine balustrade and three lamps. */
export function halfpennyBridge(bridge: IronBridge): string {
  const { from, to, ends, rise } = bridge;
  const deck = halfpennyDeck(bridge);
  const under = (x: number) => {
    const t = (x - from) / (to - from);
    return ends + 76 - (rise + 62) * Math.sin(Math.PI * t) ** 0.82;
  };
  const line = (at: (x: number) => number, lift: number) =>
    Array.from({ length: 61 }, (_, index) => {
      const x = from + ((to - from) * index) / 60;
      return `${round(x)} ${round(at(x) + lift)}`;
    });
  const spandrel = many(52, (index) => {
    const x = from + ((to - from) * (index + 0.5)) / 52;
    const top = deck(x) + 6;
    const bottom = under(x) - 4;
    if (bottom - top < 7) return '';
    const r = Math.min(8, (bottom - top) / 2);
    return group([
      stroke(`M${round(x)} ${round(top)}V${round(bottom)}`, IRON, 2.2),
      circle(x, top + r, r * 0.8, 'none', { stroke: IRON_SHADE, 'stroke-width': 1.6 }),
    ]);
  });
  const rail = many(124, (index) => {
    const x = from + ((to - from) * index) / 123;
    return rect(x - 0.9, deck(x) - 34, 1.8, 34, IRON, { opacity: 0.95 });
  });
  const hoops = [0.14, 0.5, 0.86].map((share) => {
    const x = from + (to - from) * share;
    return lampHoop(x, deck(x), 92);
  });
  return group([
    path(`M${line(deck, 6).join('L')}L${line(under, 0).toReversed().join('L')}z`, IRON_SHADE, { opacity: 0.32 }),
    spandrel,
    stroke(`M${line(under, 0).join('L')}`, IRON, 8),
    stroke(`M${line(under, -3).join('L')}`, IRON_LIGHT, 1.8, { opacity: 0.8 }),
    stroke(`M${line(under, 7).join('L')}`, IRON_SHADE, 3),
    ...hoops,
    rail,
    stroke(`M${line(deck, -34).join('L')}`, IRON_LIGHT, 4),
    stroke(`M${line(deck, -17).join('L')}`, IRON, 1.6),
    stroke(`M${line(deck, 2).join('L')}`, IRON, 7),
    many(62, (index) => {
      const x = from + ((to - from) * (index + 0.5)) / 62;
      return ellipse(x, deck(x) - 25, 3.2, 5, 'none', { stroke: IRON_LIGHT, 'stroke-width': 1.2, opacity: 0.8 });
    }),
  ]);
}

/** The Samuel Beckett Bridge: a harp laid on its edge. `x` is the foot of its spar, the long span runs to the left. */
export function harpBridge(x: number, y: number, size: number, colour: string): string {
  const spar = (t: number) => ({
    x: x + size * (0.02 + 0.46 * t ** 0.82 - 0.1 * t * t),
    y: y - size * (0.06 * t + 0.92 * t ** 1.7),
  });
  const outer = Array.from({ length: 21 }, (_, index) => spar(index / 20));
  const width = (t: number) => size * (0.055 * (1 - t) + 0.008);
  const back = outer.map(
    (point, index) => `${round(point.x + width(index / 20) * 0.9)} ${round(point.y + width(index / 20) * 0.6)}`,
  );
  const front = outer.map(
    (point, index) => `${round(point.x - width(index / 20) * 0.6)} ${round(point.y - width(index / 20) * 0.3)}`,
  );
  return group([
    many(25, (index) => {
      const end = spar(0.3 + (0.68 * index) / 24);
      return stroke(
        `M${round(end.x)} ${round(end.y)}L${round(x - size * (0.1 + index * 0.052))} ${round(y - 4)}`,
        colour,
        1.3,
        { opacity: 0.9 },
      );
    }),
    ...[0.62, 0.78, 0.92].map((t, index) => {
      const end = spar(t);
      return stroke(
        `M${round(end.x)} ${round(end.y)}L${round(x + size * (0.5 + index * 0.05))} ${round(y - 4)}`,
        colour,
        2.4,
      );
    }),
    path(`M${front.join('L')}L${back.toReversed().join('L')}z`, colour),
    stroke(`M${front.join('L')}`, '#fff3dc', 2, { opacity: 0.85 }),
    path(
      `M${round(x - size * 1.44)} ${y}Q${round(x - size * 0.4)} ${round(y - 18)} ${round(x + size * 0.68)} ${y}V${y + 9}Q${round(x - size * 0.4)} ${round(y - 4)} ${round(x - size * 1.44)} ${y + 9}z`,
      colour,
    ),
    path(
      `M${round(x - size * 0.12)} ${y + 2}h${round(size * 0.2)}l${round(-size * 0.04)} 24h${round(-size * 0.12)}z`,
      colour,
    ),
    many(26, (index) =>
      circle(x - size * 1.36 + index * size * 0.078, y - 2 - 7 * Math.sin((index / 25) * Math.PI), 1.7, DUSK.glow),
    ),
  ]);
}
