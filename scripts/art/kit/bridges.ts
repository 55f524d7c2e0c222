import { group, many, path, rect, round, stroke } from './shapes.ts';

export interface ArchBridge {
  from: number;
  to: number;
  /** Height of the roadway at x. */
  deck: (x: number) => number;
  /** The waterline. */
  water: number;
  arches: number;
  /** Width of the piers between the arches. */
  pier: number;
  /** Stone between roadway and crown of the arches. */
  crown: number;
  stone: string;
  /** The lighter tone of parapet and arch rings. */
  edge: string;
  shade: string;
}

const track = (deck: (x: number) => number, from: number, to: number, lift: number) =>
  Array.from({ length: 41 }, (_, index) => {
    const x = from + ((to - from) * index) / 40;
    return `${round(x)} ${round(deck(x) + lift)}`;
  });

/** Where each arch of the bridge begins and ends. */
export function archSpans({ from, to, arches, pier }: ArchBridge): readonly (readonly [number, number])[] {
  const wide = (to - from - pier * (arches - 1)) / arches;
  return Array.from(
    { length: arches },
    (_, index) => [from + index * (wide + pier), from + index * (wide + pier) + wide] as const,
  );
}

/** A stone bridge with round arches, cutwaters and a parapet; the arches are open, so draw what is behind first. */
export function archBridge(bridge: ArchBridge): string {
  const { from, to, deck, water, pier, crown, stone, edge, shade } = bridge;
  const spans = archSpans(bridge);
  const openings = spans.map(([a, b]) => {
    const top = deck((a + b) / 2) + crown;
    const rise = Math.min(water - top, (b - a) * 0.5);
    const spring = top + rise;
    return {
      a,
      b,
      d: `M${round(a)} ${round(water)}V${round(spring)}C${round(a)} ${round(spring - rise * 0.62)} ${round(a + (b - a) * 0.22)} ${round(top)} ${round((a + b) / 2)} ${round(top)}S${round(b)} ${round(spring - rise * 0.62)} ${round(b)} ${round(spring)}V${round(water)}`,
    };
  });
  const wall = `M${track(deck, from, to, 0).join('L')}V${round(water)}H${round(from)}z${openings.map(({ d }) => `${d}z`).join('')}`;
  const parapet = `M${track(deck, from, to, -8).join('L')}L${track(deck, from, to, 5).toReversed().join('L')}z`;
  return group([
    path(wall, stone, { 'fill-rule': 'evenodd' }),
    ...openings.map(({ d }) => stroke(d, edge, 4)),
    ...spans.slice(0, -1).map(([, b]) => {
      const top = deck(b + pier / 2) + crown * 0.9;
      return group([
        path(
          `M${round(b - 4)} ${round(water + 6)}V${round(top + 20)}L${round(b + pier / 2)} ${round(top)}L${round(b + pier + 4)} ${round(top + 20)}V${round(water + 6)}L${round(b + pier / 2)} ${round(water + 14)}z`,
          stone,
        ),
        path(
          `M${round(b + pier / 2)} ${round(top)}L${round(b + pier + 4)} ${round(top + 20)}V${round(water + 6)}L${round(b + pier / 2)} ${round(water + 14)}z`,
          shade,
        ),
      ]);
    }),
    path(parapet, edge),
    stroke(`M${track(deck, from, to, -8).join('L')}`, '#ff9f83', 1.6, { opacity: 0.5 }),
  ]);
}

/** Upright bars under a handrail, following `ground`. */
export function railing(
  from: number,
  to: number,
  ground: (x: number) => number,
  height: number,
  gap: number,
  colour: string,
  bar = 2,
): string {
  const count = Math.floor((to - from) / gap);
  return group([
    stroke(`M${track(ground, from, to, -height).join('L')}`, colour, bar * 1.8),
    stroke(`M${track(ground, from, to, -height * 0.12).join('L')}`, colour, bar),
    many(count + 1, (index) => {
      const x = from + index * gap;
      return rect(x - bar / 2, ground(x) - height, bar, height, colour);
    }),
  ]);
}
