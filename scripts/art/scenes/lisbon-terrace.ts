import { person } from '../kit/people.ts';
import { circle, element, ellipse, group, many, path, rect, shape, stroke } from '../kit/shapes.ts';

/** Azulejo of the parapet: leaves in cobalt round a quatrefoil, four tiles to a flower. */
const leafTile = element(
  'pattern',
  { id: 'tile-leaf', width: 30, height: 30, patternUnits: 'userSpaceOnUse' },
  [
    rect(0, 0, 30, 30, '#efe3ea'),
    path(
      'M0 0Q12 2 15 15Q2 12 0 0ZM30 0Q28 12 15 15Q18 2 30 0ZM30 30Q18 28 15 15Q28 18 30 30ZM0 30Q2 18 15 15Q12 28 0 30Z',
      '#3a55b0',
    ),
    path('M15 15m-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0', '#efe3ea'),
    circle(15, 15, 2.8, '#ffb84f'),
    path('M15 0l3 4l-3 4l-3 -4zM15 30l3 -4l-3 -4l-3 4zM0 15l4 3l4 -3l-4 -3zM30 15l-4 3l-4 -3l4 -3z', '#6f8fd8'),
    path('M0 0H30V30', 'none', { stroke: '#a99abf', 'stroke-width': 1 }),
  ].join(''),
);

/** The parapet of the viewpoint: tiled panels between stone piers, a rail above, the corner by the street rounded. */
export function parapet(to: number, top: number): string {
  const panels = 5;
  const wide = to / panels;
  return group([
    leafTile,
    path(`M-10 ${top}H${to}Q${to + 26} ${top} ${to + 26} ${top + 26}V1000H-10Z`, '#7a4a7c'),
    path(`M-10 ${top + 16}H${to + 10}V${top + 118}H-10Z`, 'url(#tile-leaf)'),
    path(`M-10 ${top + 16}H${to + 10}V${top + 118}H-10Z`, '#2d0f45', { opacity: 0.34 }),
    path(`M-10 ${top + 16}H${to + 10}V${top + 30}H-10Z`, '#2d0f45', { opacity: 0.3 }),
    many(panels + 1, (index) => {
      const x = index * wide - 14;
      return group([
        rect(x, top - 6, 28, 130, '#b27f93'),
        rect(x + 18, top - 6, 10, 130, '#6a3a70'),
        rect(x, top - 6, 3, 130, '#ffc4a0'),
        rect(x - 5, top - 12, 38, 9, '#e8b8a8'),
        path(`M${x + 2} ${top - 12}q-3 -14 12 -20q15 6 12 20z`, '#c98f9a'),
        path(`M${x + 14} ${top - 32}q15 6 12 20h-8z`, '#7d4a7c'),
      ]);
    }),
    rect(-10, top - 2, to + 34, 12, '#e8b8a8', { rx: 5 }),
    rect(-10, top - 2, to + 34, 4, '#ffe0c0', { rx: 2 }),
    rect(-10, top + 112, to + 40, 9, '#b27f93'),
    path(`M-10 ${top + 121}H${to + 30}Q${to + 60} ${top + 126} ${to + 50} 1004H-10Z`, '#c9a3a8'),
    path(`M-10 ${top + 121}H${to + 30}Q${to + 60} ${top + 126} ${to + 50} 1004H-10Z`, '#2d0f45', { opacity: 0.42 }),
    many(16, (index) => {
      const x = -20 + index * 48;
      return path(
        `M${x} ${top + 124}C${x + 12} ${top + 134} ${x + 26} ${top + 134} ${x + 34} 1004H${x + 8}C${x + 4} ${top + 138} ${x - 6} ${top + 136} ${x - 18} ${top + 124}Z`,
        '#2a0d42',
        { opacity: 0.85 },
      );
    }),
  ]);
}

/** The street: cobbles between two rails that climb to the viewpoint, and the mosaic wave of the pavement. */
export function street(): string {
  const left = 812;
  const right = 972;
  const fall = (right - left) / 1640;
  const y = (x: number, drop: number) => left + drop + (x + 20) * fall;
  const cobbles = many(15, (row) =>
    many(58, (column) => {
      const x = 420 + column * 21 + (row % 2) * 10;
      const drop = 40 + row * 9 + row * row * 0.25;
      return ellipse(
        x,
        y(x, drop),
        8,
        2.6,
        ['#4a1f5c', '#3a1450', '#5b2a64'][(row * 7 + column * 3) % 3] ?? '#4a1f5c',
        { opacity: 0.8 },
      );
    }),
  );
  const rail = (drop: number) =>
    group([
      stroke(`M-20 ${y(-20, drop)}L1620 ${y(1620, drop)}`, '#1a0830', 6),
      stroke(`M-20 ${y(-20, drop - 2)}L1620 ${y(1620, drop - 2)}`, '#ffb98f', 2, { opacity: 0.85 }),
    ]);
  return group([
    shape([-20, y(-20, 20), 1620, y(1620, 20), 1620, 1010, -20, 1010], '#2a0d42'),
    cobbles,
    rail(72),
    rail(112),
  ]);
}

const TALL = 196;

/** At the railing: the toast, the crowned one, the fado singer with her guitarist, a pair taking a picture. */
export function viewpointParty(): string {
  const stand = (x: number, y: number, more: Partial<Parameters<typeof person>[0]>) =>
    group([ellipse(x, y, 42, 6, '#0a0218', { opacity: 0.5 }), person({ x, y, height: TALL, light: 'right', ...more })]);
  return group([
    stand(70, 986, { build: 'skirt', hair: 'bob', left: ['down'], right: ['selfie', 'phone'], lean: 3 }),
    stand(136, 990, { hair: 'curly', left: ['wave'], right: ['hug'], lean: -5, wears: ['party-hat'] }),
    stand(262, 984, { hair: 'short', left: ['hip'], right: ['toast', 'pint', 10] }),
    stand(340, 992, {
      build: 'dress',
      hair: 'bun',
      left: ['toast', 'flute', 18],
      right: ['high', 'flute'],
      wears: ['crown', 'sash'],
    }),
    stand(424, 986, { hair: 'crop', left: ['toast', 'pint', 14], right: ['hip'], wears: ['bow-tie'], lean: -2 }),
    stand(540, 990, {
      build: 'gown',
      hair: 'long',
      left: ['mic', 'microphone'],
      right: ['wave'],
      wears: ['flower-crown'],
    }),
    stand(640, 986, {
      build: 'dress',
      hair: 'ponytail',
      left: ['dance'],
      right: ['high', 'cocktail'],
      legs: 'dance',
      lean: 6,
    }),
  ]);
}

/** A street lamp on a bracket of wrought iron with a caravel's scroll. */
export const bracketLamp = (x: number, y: number): string =>
  group([
    circle(x - 40, y + 16, 60, 'url(#lamp-glow)'),
    stroke(
      `M${x} ${y - 16}Q${x - 36} ${y - 22} ${x - 40} ${y}M${x} ${y + 14}Q${x - 14} ${y - 8} ${x - 34} ${y - 10}`,
      '#1a0830',
      3.4,
    ),
    path(`M${x - 54} ${y + 4}h28l-5 30h-18z`, '#fff0c4'),
    path(`M${x - 58} ${y + 5}h36l-12 -12h-12z`, '#1a0830'),
    stroke(`M${x - 40} ${y + 4}v30`, '#1a0830', 1.8),
    rect(x - 50, y + 33, 20, 4, '#1a0830'),
  ]);
