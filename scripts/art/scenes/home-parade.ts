import type { Chance } from '../kit/chance.ts';
import { DUSK, PARTY } from '../kit/dusk.ts';
import { bunting, halo, lamp, stringLights } from '../kit/lights.ts';
import { type Person, person } from '../kit/people.ts';
import { circle, ellipse, group, many, path, placed, rect, round, shape, stroke } from '../kit/shapes.ts';

/** Who walks, from the front of the parade (left) to its end: everyone the site plans for. */
const MARCHERS: readonly Omit<Person, 'x' | 'y' | 'height'>[] = [
  {
    build: 'skirt',
    hair: 'ponytail',
    legs: 'step',
    left: ['high', 'umbrella', -6],
    right: ['wave', 'none', -10],
    wears: ['sash'],
    tilt: 8,
  },
  {
    hair: 'short',
    legs: 'dance',
    left: ['high', 'pint', -10],
    right: ['hug', 'none', 6],
    wears: ['bow-tie'],
    tilt: -6,
  },
  { hair: 'none', legs: 'step', left: ['hug', 'none', 4], right: ['high', 'pint', -4], wears: ['helmet'] },
  {
    build: 'gown',
    hair: 'long',
    left: ['high', 'flute', -8],
    right: ['high', 'bouquet', -14],
    wears: ['veil', 'sash'],
    tilt: -6,
  },
  {
    build: 'dress',
    hair: 'bun',
    legs: 'step',
    left: ['hip'],
    right: ['toast', 'cocktail', 6],
    wears: ['boppers'],
    tilt: 7,
  },
  {
    hair: 'curly',
    legs: 'hop',
    left: ['dance', 'none', 12],
    right: ['high', 'balloons', -6],
    wears: ['crown'],
    tilt: -7,
  },
  {
    hair: 'crop',
    legs: 'step',
    left: ['fiddle', 'fiddle'],
    right: ['bow', 'fiddle-bow'],
    wears: ['flat-cap'],
    tilt: -10,
  },
  {
    build: 'dress',
    hair: 'bob',
    legs: 'dance',
    left: ['selfie', 'phone', -6],
    right: ['hug', 'none', 2],
    wears: ['party-hat'],
    tilt: -8,
  },
  {
    hair: 'short',
    legs: 'cross',
    left: ['hug', 'none', 8],
    right: ['high', 'sparkler', -8],
    wears: ['scarf'],
    tilt: 6,
  },
  {
    build: 'skirt',
    hair: 'long',
    legs: 'step',
    left: ['mic', 'microphone'],
    right: ['wave', 'none', 4],
    wears: ['flower-crown'],
    tilt: 7,
  },
  { hair: 'crop', legs: 'step', left: ['toast', 'stout', 6], right: ['hip'], wears: ['top-hat'] },
];

/** The parade: `count` of the marchers between two places, each where the bridge is, in a wave of heights. */
export function marchers(
  { from, to, count, height, light }: { from: number; to: number; count: number; height: number; light: number },
  ground: (x: number) => number,
): string {
  return group(
    MARCHERS.slice(0, count).map((who, index) => {
      const x = from + ((to - from) * index) / (count - 1);
      const tall = height * (who.build === undefined ? 1.04 : 0.97);
      return person({ ...who, x, y: ground(x), height: tall, light: x > light ? 'left' : 'right' });
    }),
  );
}

/** A big drum on somebody's back and the confetti above everyone. */
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

/** The drummer who ends the parade, with a big drum before him. */
export function drummer(x: number, y: number, height: number, light: 'left' | 'right'): string {
  return group([
    person({
      x,
      y,
      height,
      hair: 'short',
      legs: 'step',
      left: ['dance', 'none', -30],
      right: ['wave', 'none', -20],
      wears: ['top-hat'],
      light,
    }),
    placed(
      group([
        ellipse(0, 0, 36, 38, '#d4467c'),
        ellipse(-5, 0, 31, 35, '#fff0d2'),
        path('M-5 -14l5 9l10 1l-7 7l2 10l-10 -5l-10 5l2 -10l-7 -7l10 -1z', DUSK.coral),
      ]),
      x - height * 0.02,
      y - height * 0.52,
      height / 200,
    ),
  ]);
}
