import { circle, group, many, path, placed, rect, stroke } from '../kit/shapes.ts';

export interface Balloon {
  x: number;
  y: number;
  /** Radius of the envelope, px. */
  r: number;
  colours: readonly [string, string, ...string[]];
  pattern: 'gores' | 'bands' | 'crown';
  isBurning?: boolean;
}

const envelope =
  'M0 -100C56 -100 100 -58 100 -4C100 40 52 82 26 120H-26C-52 82 -100 40 -100 -4C-100 -58 -56 -100 0 -100Z';

/** The seam at a share of the width: gores bulge like the segments of an orange. */
const gore = (from: number, to: number): string =>
  `M0 -100C${from * 56} -100 ${from * 100} -58 ${from * 100} -4C${from * 100} 40 ${from * 52} 82 ${from * 26} 120H${to * 26}C${to * 52} 82 ${to * 100} 40 ${to * 100} -4C${to * 100} -58 ${to * 56} -100 0 -100Z`;

const seams = [-1, -0.72, -0.42, -0.14, 0.14, 0.42, 0.72, 1];

function skin({ colours, pattern }: Balloon): string {
  const [first, second, third = first] = colours;
  switch (pattern) {
    case 'gores':
      return group(
        seams
          .slice(0, -1)
          .map((from, index) => path(gore(from, seams[index + 1] ?? 1), colours[index % colours.length] ?? first)),
      );
    case 'bands':
      return group([
        path(envelope, first),
        path('M-98 -22Q0 2 98 -22Q102 6 92 30Q0 54 -92 30Q-102 6 -98 -22Z', second),
        path('M-72 -72Q0 -52 72 -72Q62 -84 46 -90Q0 -76 -46 -90Q-62 -84 -72 -72Z', third),
        path('M-66 70Q0 88 66 70L52 88Q0 102 -52 88Z', third),
        many(9, (index) =>
          path(`M${-88 + index * 22} ${2 + 18 * Math.sin(((index + 0.5) / 9) * Math.PI)}l7 -11l7 11l-7 11z`, third),
        ),
      ]);
    case 'crown':
      return group([
        path(envelope, first),
        ...[-0.72, -0.14, 0.42].map((from) => path(gore(from, from + 0.3), second, { opacity: 0.35 })),
        path('M-62 34L-72 -34L-34 -4L0 -56L34 -4L72 -34L62 34Q0 50 -62 34Z', third),
        path('M-60 22Q0 38 60 22L58 34Q0 50 -58 34Z', '#ff8563'),
        ...[
          [-72, -40],
          [0, -63],
          [72, -40],
        ].map(([x = 0, y = 0]) => circle(x, y, 8, '#fff0d2')),
      ]);
  }
}

/** A hot-air balloon over the city: panels, a lit mouth when the burner is on, basket with a toast in it. */
export function balloon(spec: Balloon): string {
  const { x, y, r, isBurning = false } = spec;
  return placed(
    group([
      skin(spec),
      ...seams.slice(1, -1).map((share) => path(gore(share, share + 0.012), '#3a1559', { opacity: 0.35 })),
      path('M0 -100C56 -100 100 -58 100 -4C100 40 52 82 26 120H6C40 60 66 20 62 -20C58 -60 34 -90 0 -100Z', '#2a0d42', {
        opacity: 0.4,
      }),
      path(
        'M0 -100C-56 -100 -100 -58 -100 -4C-100 30 -76 62 -54 88C-80 40 -92 4 -80 -30C-66 -68 -36 -92 0 -100Z',
        '#ffd9a0',
        { opacity: 0.5 },
      ),
      isBurning
        ? path('M-26 120C-44 98 -52 84 -34 74Q0 62 34 74C52 84 44 98 26 120Z', '#ffe2a8', { opacity: 0.55 })
        : '',
      path('M-26 120H26L20 134H-20Z', '#3a1559'),
      isBurning
        ? group([circle(0, 140, 40, 'url(#lamp-glow)'), path('M-6 150Q-8 132 0 118Q8 132 6 150Z', '#fff3c8')])
        : '',
      stroke('M-20 134L-14 168M20 134L14 168M-7 134L-5 168M7 134L5 168', '#2a0d42', 1.8),
      circle(-8, 160, 5, '#2a0d42'),
      circle(6, 158, 5, '#2a0d42'),
      stroke('M9 164L18 150', '#2a0d42', 3),
      path('M-17 168H17L14 192H-14Z', '#6d3450'),
      rect(-19, 166, 38, 5, '#a8586a'),
      path('M-14 168L-12 192H-14L-17 168Z', '#ffb08f'),
    ]),
    x,
    y,
    r / 100,
  );
}
