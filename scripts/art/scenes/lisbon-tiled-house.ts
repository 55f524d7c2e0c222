import type { Chance } from '../kit/chance.ts';
import { person } from '../kit/people.ts';
import { circle, element, group, many, path, rect, shape, stroke } from '../kit/shapes.ts';

/** The blue tile of the house fronts: a star in a ring, corners that join into flowers. */
const starTile = element(
  'pattern',
  { id: 'tile-star', width: 22, height: 22, patternUnits: 'userSpaceOnUse' },
  [
    rect(0, 0, 22, 22, '#d9c3d6'),
    path('M0 0h7a7 7 0 0 1 -7 7zM22 0v7a7 7 0 0 1 -7 -7zM22 22h-7a7 7 0 0 1 7 -7zM0 22v-7a7 7 0 0 1 7 7z', '#3f56a8'),
    path('M11 3L13 9L19 11L13 13L11 19L9 13L3 11L9 9Z', '#3f56a8'),
    circle(11, 11, 2.4, '#ffc46b'),
    path('M0 0H22V22', 'none', { stroke: '#9a86b8', 'stroke-width': 0.8 }),
  ].join(''),
);

/** The house at the corner: tiled from pavement to eaves, with iron balconies, washing and bougainvillea. */
export function tiledHouse(x: number, base: number, width: number, height: number, chance: Chance): string {
  const top = base - height;
  const bays = 3;
  const bay = width / bays;
  const storey = height / 3.2;
  const balconies = many(bays * 2, (index) => {
    const cx = x + bay * ((index % bays) + 0.5);
    const foot = top + 18 + storey * (Math.floor(index / bays) + 0.86);
    const isLit = index !== 1;
    return group([
      path(`M${cx - 27} ${foot}v-76q27 -20 54 0v76z`, '#f0cdbb'),
      path(`M${cx - 21} ${foot}v-72q21 -15 42 0v72z`, isLit ? '#ffcf7d' : '#34124f'),
      isLit ? path(`M${cx - 21} ${foot}v-72q10 -8 14 -9q2 50 -6 81z`, '#e08a6a', { opacity: 0.6 }) : '',
      index === 3 || index === 2
        ? group([
            circle(cx + 4, foot - 46, 8, '#4a1c4f'),
            path(`M${cx - 10} ${foot}q0 -36 14 -36t14 36z`, '#4a1c4f'),
            stroke(`M${cx + 15} ${foot - 28}l10 -22`, '#4a1c4f', 5),
          ])
        : '',
      stroke(`M${cx} ${foot - 80}V${foot}M${cx - 21} ${foot - 50}h42`, '#7a3a6a', 2.4),
      rect(cx - 38, foot - 2, 76, 6, '#c98f9a'),
      stroke(`M${cx - 36} ${foot - 30}h72`, '#1a0830', 3),
      many(13, (bar) => stroke(`M${cx - 36 + bar * 6} ${foot - 2}v-28`, '#1a0830', 1.7)),
      many(6, (bar) => circle(cx - 30 + bar * 12, foot - 15, 4.4, 'none', { stroke: '#1a0830', 'stroke-width': 1.5 })),
      index % 2 === 0
        ? many(9, (leaf) =>
            circle(
              cx - 32 + leaf * 8,
              foot - 32 - (leaf % 3) * 4,
              5,
              chance.pick(['#d4467c', '#e65a7e', '#2f6f5f', '#ff8f8f']),
            ),
          )
        : '',
    ]);
  });
  return group([
    starTile,
    rect(x, top, width, height, 'url(#tile-star)'),
    rect(x, top, width, height, '#43195d', { opacity: 0.5 }),
    path(`M${x} ${top}h${width}v${height}h${-width * 0.4}z`, '#2a0d42', { opacity: 0.3 }),
    rect(x - 10, top - 12, width + 20, 14, '#e3b0a8'),
    rect(x - 14, top - 16, width + 28, 6, '#f6d2bd'),
    shape([x - 18, top - 15, x + 26, top - 62, x + width, top - 62, x + width, top - 15], '#a03d55'),
    many(Math.floor(width / 12), (index) =>
      stroke(`M${x + index * 12 - 8} ${top - 16}L${x + 30 + index * 12} ${top - 60}`, '#8b2f50', 2.4),
    ),
    stroke(`M${x - 18} ${top - 15}L${x + 26} ${top - 62}H${x + width}`, '#ff9f7d', 2.6),
    rect(x, top, 9, height, '#f0c3ae'),
    rect(x, top, 3.4, height, '#ffd9b8'),
    rect(x, base - storey * 0.96, width, 9, '#d7a3a6'),
    balconies,
    path(`M${x + 26} ${base}v-88q34 -26 68 0v88z`, '#f0cdbb'),
    path(`M${x + 33} ${base}v-84q27 -20 54 0v84z`, '#ffb765'),
    path(`M${x + 33} ${base}v-84q27 -20 54 0v84z`, '#7a2f5a', { opacity: 0.25 }),
    stroke(`M${x + 60} ${base - 96}v96M${x + 33} ${base - 52}h54`, '#8a4a5a', 3),
    rect(x + 124, base - 92, width - 150, 92, '#ffcf7d'),
    rect(x + 124, base - 62, width - 150, 3, '#b5662f'),
    many(9, (index) =>
      index % 3 === 2
        ? rect(x + 132 + index * 17, base - 78, 6, 16, chance.pick(['#2f6f5f', '#a8324f']), { rx: 2 })
        : group([
            circle(x + 134 + index * 17, base - 66, 5, '#b5662f'),
            circle(x + 134 + index * 17, base - 67.5, 3.4, '#ffe2a8'),
          ]),
    ),
    many(5, (index) => stroke(`M${x + 124 + index * 40} ${base - 92}v92`, '#7a3a6a', 3)),
    person({
      x: x + 150,
      y: base + 2,
      height: 74,
      build: 'skirt',
      hair: 'bun',
      left: ['hip'],
      right: ['toast', 'flute'],
      fill: '#3a1450',
      rim: '#ffcf7d',
      light: 'left',
    }),
    person({
      x: x + 186,
      y: base + 4,
      height: 80,
      hair: 'short',
      left: ['toast', 'pint'],
      right: ['down'],
      fill: '#3a1450',
      rim: '#ffcf7d',
      light: 'left',
      wears: ['party-hat'],
    }),
    person({
      x: x + 252,
      y: base + 8,
      height: 78,
      hair: 'crop',
      left: ['down'],
      right: ['chest', 'phone'],
      fill: '#3a1450',
      rim: '#ffcf7d',
      light: 'left',
    }),
    many(Math.floor((width - 130) / 14), (index) =>
      path(`M${x + 116 + index * 14} ${base - 108}h14v18q-7 8 -14 0z`, index % 2 ? '#d4467c' : '#ffe9cf'),
    ),
  ]);
}

/** Washing across the street. */
export function washing(from: readonly [number, number], to: readonly [number, number], chance: Chance): string {
  const colours = ['#ffe9cf', '#d4467c', '#ffc46b', '#7fa3d6', '#ff8f7d', '#63c0b0'] as const;
  const y = (t: number) => from[1] + (to[1] - from[1]) * t + 22 * 4 * t * (1 - t) * 0.5;
  return group([
    stroke(
      `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + 22} ${to[0]} ${to[1]}`,
      '#1a0830',
      1.4,
    ),
    many(7, (index) => {
      const t = (index + 0.6) / 7.4;
      const x = from[0] + (to[0] - from[0]) * t;
      const wide = chance.between(11, 19);
      const long = chance.between(18, 32);
      return group([
        path(
          `M${x} ${y(t)}h${wide}q2 ${long * 0.6} -1 ${long}q-${wide / 2} 3 -${wide - 1} -1q-2 -${long * 0.5} -1 -${long}z`,
          colours[index % colours.length] ?? '#ffe9cf',
          { opacity: 0.92 },
        ),
        rect(x + wide * 0.6, y(t), wide * 0.4, long, '#3a1559', { opacity: 0.22 }),
      ]);
    }),
  ]);
}
