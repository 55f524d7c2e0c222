import { circle, group, many, path, rect, shape, stroke } from '../kit/shapes.ts';

const STONE = { lit: '#e58a8c', body: '#8d4479', side: '#5a2468', dark: '#3d165a' } as const;

export interface Crossing {
  /** The middles of the two towers. */
  left: number;
  right: number;
  /** The tops of the towers and the roadway. */
  top: number;
  deck: number;
}

/** A pylon of rough stone with its tall arch over the road, turned so that one face and one flank show. */
function pylon(x: number, { top, deck }: Crossing, lit: 1 | -1): string {
  const foot = deck + 4;
  const face = (y: number) => 24 + ((y - top) / (foot - top)) * 8;
  const flank = 17 * -lit;
  const courses = many(11, (row) => {
    const y = top + 12 + row * ((foot - top) / 12);
    return stroke(`M${x - face(y)} ${y}H${x + face(y)}`, STONE.side, 1, { opacity: 0.45 });
  });
  return group([
    shape(
      [
        x - lit * face(top),
        top,
        x - lit * face(top) + flank,
        top + 3,
        x - lit * face(foot) + flank * 1.1,
        foot,
        x - lit * face(foot),
        foot,
      ],
      STONE.side,
    ),
    shape([x - face(top), top, x + face(top), top, x + face(foot), foot, x - face(foot), foot], STONE.body),
    courses,
    many(16, (index) =>
      rect(
        x - 22 + ((index * 17) % 40),
        top + 10 + ((index * 29) % (foot - top - 24)),
        8,
        4,
        index % 2 ? '#a0557f' : '#70306f',
        { opacity: 0.6 },
      ),
    ),
    path(
      `M${x - 15} ${foot}V${deck - 62}C${x - 15} ${deck - 88} ${x - 7} ${deck - 98} ${x} ${deck - 106}C${x + 7} ${deck - 98} ${x + 15} ${deck - 88} ${x + 15} ${deck - 62}V${foot}Z`,
      STONE.dark,
    ),
    path(
      `M${x - 11} ${foot}V${deck - 60}C${x - 11} ${deck - 82} ${x - 5} ${deck - 90} ${x} ${deck - 96}C${x + 5} ${deck - 90} ${x + 11} ${deck - 82} ${x + 11} ${deck - 60}V${foot}Z`,
      '#ff9f7d',
    ),
    path(`M${x - 11} ${foot}V${deck - 34}H${x + 11}V${foot}Z`, '#ffcf7d', { opacity: 0.8 }),
    stroke(
      `M${x - 15} ${foot}V${deck - 62}C${x - 15} ${deck - 88} ${x - 7} ${deck - 98} ${x} ${deck - 106}C${x + 7} ${deck - 98} ${x + 15} ${deck - 88} ${x + 15} ${deck - 62}V${foot}`,
      '#b8688a',
      2.6,
    ),
    ...[-1, 1].map((side) => path(`M${x + side * 20 - 1.6} ${deck - 48}v-22h3.200v22z`, STONE.dark)),
    shape(
      [
        x - face(top) - 7,
        top - 12,
        x + face(top) + 7,
        top - 12,
        x + face(top) + 3,
        top + 2,
        x - face(top) - 3,
        top + 2,
      ],
      STONE.body,
    ),
    rect(x - face(top) - 9, top - 17, face(top) * 2 + 18, 6, '#b8688a'),
    shape([x - 18, top - 17, x - 14, top - 28, x + 14, top - 28, x + 18, top - 17], STONE.body),
    rect(x - face(top) - 4, top + 16, face(top) * 2 + 8, 5, '#b8688a', { opacity: 0.8 }),
    stroke(`M${x + lit * face(top)} ${top}L${x + lit * face(foot)} ${foot}`, STONE.lit, 3.4),
    stroke(`M${x + lit * (face(top) + 8)} ${top - 17}v5`, STONE.lit, 3),
  ]);
}

/** The buttress of red sandstone that carries a pylon out over the gorge. */
export function abutment(x: number, top: number, height: number): string {
  const half = (t: number) => 44 + t * 12;
  return group([
    shape([x - half(0), top, x + half(0), top, x + half(1), top + height, x - half(1), top + height + 14], '#94466f'),
    shape([x + 8, top, x + half(0), top, x + half(1), top + height, x + 4, top + height], '#b5627a'),
    many(Math.floor(height / 14), (row) => {
      const t = ((row + 0.7) * 14) / height;
      return stroke(`M${x - half(t) + 2} ${top + t * height}H${x + half(t) - 2}`, '#6d2f66', 1.4, { opacity: 0.55 });
    }),
    ...[-24, 0, 24].map((dx) =>
      path(`M${x + dx - 6} ${top + height * 0.56}v${-height * 0.26}q6 -10 12 0v${height * 0.26}z`, '#5a2260', {
        opacity: 0.7,
      }),
    ),
    rect(x - half(0) - 4, top - 2, half(0) * 2 + 8, 6, '#d98a8f'),
  ]);
}

/** The Clifton Suspension Bridge: three chains a side, rods, a thin lattice deck, and its evening lights. */
export function cliftonBridge(crossing: Crossing): string {
  const { left, right, top, deck } = crossing;
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  const road = (x: number) => deck - 7 * (1 - ((x - middle) / half) ** 2);
  const saddle = top + 10;
  const chain = (x: number, lift: number) =>
    saddle + lift + (road(middle) - 16 - saddle) * (1 - ((x - middle) / half) ** 2);
  const land = (x: number, lift: number) => {
    const tower = x <= left ? left : right;
    const t = Math.abs(x - tower) / 190;
    return saddle + lift + (deck + 6 - saddle) * t - 8 * t * (1 - t);
  };
  const spots = Array.from({ length: Math.floor((right - left) / 10) + 1 }, (_, index) => left + index * 10);
  const curve = (lift: number) => spots.map((x) => `${x} ${chain(x, lift)}`).join('L');
  const stay = (tower: number, side: 1 | -1, lift: number) =>
    Array.from({ length: 20 }, (_, index) => tower + side * index * 10)
      .map((x) => `${x} ${land(x, lift)}`)
      .join('L');
  const bulbs = spots.filter((_, index) => index % 2 === 0);
  const ends = [
    ...Array.from({ length: 10 }, (_, index) => left - index * 19),
    ...Array.from({ length: 10 }, (_, index) => right + index * 19),
  ];
  return group([
    ...spots.map((x) => stroke(`M${x} ${chain(x, 0)}V${road(x)}`, '#5a2468', 1.1, { opacity: 0.8 })),
    ...[left, right].flatMap((tower, index) =>
      Array.from({ length: 18 }, (_, rod) => tower + (index === 0 ? -1 : 1) * rod * 10).map((x) =>
        stroke(`M${x} ${land(x, 0)}V${deck}`, '#5a2468', 1, { opacity: 0.6 }),
      ),
    ),
    pylon(left, crossing, 1),
    pylon(right, crossing, -1),
    ...[0, 4.4, 8.8].map((lift) => stroke(`M${curve(lift)}`, '#4b1c63', 2.2)),
    ...[0, 4.4].flatMap((lift) => [
      stroke(`M${stay(left, -1, lift)}`, '#4b1c63', 2.4),
      stroke(`M${stay(right, 1, lift)}`, '#4b1c63', 2.4),
    ]),
    path(
      `M${left - 190} ${deck - 2}L${spots.map((x) => `${x} ${road(x) - 2}`).join('L')}L${right + 190} ${deck - 2}V${deck + 9}L${spots
        .toReversed()
        .map((x) => `${x} ${road(x) + 9}`)
        .join('L')}L${left - 190} ${deck + 9}Z`,
      '#43195d',
    ),
    stroke(
      spots
        .slice(0, -1)
        .map((x, index) => `M${x} ${road(x) - (index % 2 ? 2 : 10)}L${x + 10} ${road(x + 10) - (index % 2 ? 10 : 2)}`)
        .join(''),
      '#5a2468',
      1.3,
    ),
    stroke(
      `M${left - 190} ${deck - 11}L${spots.map((x) => `${x} ${road(x) - 11}`).join('L')}L${right + 190} ${deck - 11}`,
      '#5a2468',
      2,
    ),
    stroke(
      `M${left - 190} ${deck + 9}L${spots.map((x) => `${x} ${road(x) + 9}`).join('L')}L${right + 190} ${deck + 9}`,
      '#ff9f7d',
      1.6,
      { opacity: 0.75 },
    ),
    ...bulbs.map((x) =>
      group([circle(x, chain(x, -2), 5, '#ffd58c', { opacity: 0.3 }), circle(x, chain(x, -2), 1.9, '#fff0c4')]),
    ),
    ...ends.map((x) =>
      group([circle(x, land(x, -3), 5, '#ffd58c', { opacity: 0.3 }), circle(x, land(x, -3), 1.9, '#fff0c4')]),
    ),
    ...spots.filter((_, index) => index % 6 === 3).map((x) => circle(x, road(x) - 13, 2.2, '#ffe2a8')),
    ...[-150, -90, 40, 120, 178].map((dx, index) =>
      group([
        path(`M${middle + dx - 3} ${road(middle + dx) - 3}q-1 -13 3 -13t3 13z`, '#2d0f45'),
        circle(middle + dx, road(middle + dx) - 18, 2.6, '#2d0f45'),
        index === 2
          ? path(
              `M${middle + dx - 3} ${road(middle + dx) - 20}l-1 -5l2.500 2l1.500 -3l1.500 3l2.500 -2l-1 5z`,
              '#ffc46b',
            )
          : '',
      ]),
    ),
    rect(middle - 46, road(middle) - 15, 26, 11, '#d4467c', { rx: 3 }),
    ...[0, 1, 2].map((index) => rect(middle - 43 + index * 7.4, road(middle) - 13, 5, 4, '#ffe2a8')),
  ]);
}
