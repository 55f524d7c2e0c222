import type { Chance } from '../kit/chance.ts';
import { PARTY } from '../kit/dusk.ts';
import { bunting, halo, lamp, stringLights } from '../kit/lights.ts';
import { circle, group, many, path, rect, round, shape, stroke } from '../kit/shapes.ts';

/** Confetti over an area. */
export function confetti(
  chance: Chance,
  area: { from: number; to: number; top: number; bottom: number },
  count: number,
): string {
  return many(count, () => {
    const x = chance.between(area.from, area.to);
    const y = area.top + (area.bottom - area.top) * chance() ** 0.8;
    const fill = chance.pick(PARTY);
    const size = chance.between(2.4, 5.6);
    const turn = chance.between(0, 180);
    return chance.happens(0.7)
      ? rect(-size, -size * 0.4, size * 2, size * 0.8, fill, {
          transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)})`,
          opacity: chance.between(0.7, 1),
        })
      : circle(x, y, size * 0.55, fill, { opacity: chance.between(0.7, 1) });
  });
}

export interface ParadeBridge {
  from: number;
  to: number;
  /** Where the parade walks at x. */
  deck: (x: number) => number;
  bottom: number;
  /** Middles and widths of the open arches. */
  arches: readonly (readonly [middle: number, width: number])[];
}

/** The near bridge: dressed stone, lit arches, a low parapet with medallions. Stands in the water at `bottom`. */
export function paradeBridge({ from, to, deck, bottom, arches }: ParadeBridge, chance: Chance): string {
  const line = (lift: number) =>
    Array.from({ length: 61 }, (_, index) => {
      const x = from + ((to - from) * index) / 60;
      return `${round(x)} ${round(deck(x) + lift)}`;
    });
  const openings = arches.map(([middle, width]) => {
    const top = deck(middle) + 52;
    const spring = Math.min(bottom - 10, top + width * 0.42);
    return {
      middle,
      width,
      top,
      spring,
      d: `M${middle - width / 2} ${bottom + 30}V${round(spring)}C${middle - width / 2} ${round(top + (spring - top) * 0.3)} ${round(middle - width * 0.28)} ${round(top)} ${middle} ${round(top)}S${middle + width / 2} ${round(top + (spring - top) * 0.3)} ${middle + width / 2} ${round(spring)}V${bottom + 30}`,
    };
  });
  const stones = many(Math.round((to - from) / 4), () => {
    const x = chance.between(from, to);
    const row = Math.floor(chance.between(0, 8));
    return rect(x, deck(x) + 30 + row * 17, chance.between(22, 40), 5, chance.happens(0.5) ? '#3a1450' : '#1d0833', {
      opacity: 0.7,
      rx: 1,
    });
  });
  const face = `M${line(0).join('L')}V${bottom + 30}H${from}z${openings.map(({ d }) => `${d}z`).join('')}`;
  return group([
    path(face, '#2b0e42', { 'fill-rule': 'evenodd' }),
    `<clipPath id="parade-face"><path d="${face}" clip-rule="evenodd"/></clipPath><g clip-path="url(#parade-face)">${stones}</g>`,
    ...openings.map(({ d, middle, top, width, spring }) =>
      group([
        stroke(d, '#1a0730', 20),
        stroke(d, '#5a2470', 5),
        many(29, (index) => {
          const t = (index + 0.5) / 29;
          const x = middle + (t - 0.5) * width * 1.04;
          const y = top - 10 + (spring - top) * (1 - Math.sin(Math.PI * t) ** 0.56);
          return group([halo(x, y, 15, 0.8), circle(x, y, 3.1, '#fff3d2')]);
        }),
        shape([middle - 13, top - 22, middle + 13, top - 22, middle + 9, top + 8, middle - 9, top + 8], '#5a2470'),
      ]),
    ),
    path(`M${line(-2).join('L')}L${line(17).toReversed().join('L')}z`, '#4a1a60'),
    stroke(`M${line(-2).join('L')}`, '#ff9f83', 2.4, { opacity: 0.85 }),
    stroke(`M${line(22).join('L')}`, '#1a0730', 4),
  ]);
}

/** Lamps along the bridge with flags and fairy lights from one to the next. */
export function bridgeLamps(xs: readonly number[], height: number, deck: (x: number) => number): string {
  const top = (x: number): readonly [number, number] => [x, deck(x) - height + 18];
  return group([
    ...xs.map((x) => lamp(x, deck(x), height, 'lantern', '#1d0733', height / 180)),
    ...xs.slice(0, -1).map((x, index) => {
      const next = xs[index + 1] ?? x;
      const garland = { from: top(x), to: top(next), sag: 20, count: Math.round((next - x) / 24) } as const;
      return index % 2 === 0 ? bunting(garland, 19) : stringLights(garland, 3.8);
    }),
  ]);
}
