import type { Chance } from '../kit/chance.ts';
import { PARTY } from '../kit/dusk.ts';
import { halo } from '../kit/lights.ts';
import { circle, ellipse, fade, group, many, path, placed, rect, round, stroke } from '../kit/shapes.ts';

/** The middle of the track and half its width from the viewer to the horizon: y, x, half. */
const COURSE: readonly (readonly [y: number, x: number, half: number])[] = [
  [1040, 800, 520],
  [940, 880, 390],
  [860, 980, 300],
  [800, 1060, 236],
  [750, 1080, 184],
  [710, 1040, 146],
  [676, 950, 114],
  [648, 862, 88],
  [626, 800, 66],
  [608, 768, 50],
  [594, 772, 36],
  [583, 808, 25],
  [575, 860, 17],
  [569, 920, 12],
  [565, 990, 8],
];

interface Spot {
  y: number;
  x: number;
  half: number;
}

function smooth(a: number, b: number, c: number, d: number, u: number): number {
  return 0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3);
}

const ALONG: readonly Spot[] = Array.from({ length: (COURSE.length - 1) * 10 + 1 }, (_, step) => {
  const index = Math.min(COURSE.length - 2, Math.floor(step / 10));
  const u = (step - index * 10) / 10;
  const at = (offset: number) => COURSE[Math.max(0, Math.min(COURSE.length - 1, index + offset))] ?? [0, 0, 0];
  const value = (part: 0 | 1 | 2) => smooth(at(-1)[part], at(0)[part], at(1)[part], at(2)[part], u);
  return { y: value(0), x: value(1), half: value(2) };
});

const strip = (spots: readonly Spot[], inner: number, outer: number) =>
  `M${spots.map(({ x, y, half }) => `${round(x + half * inner)} ${round(y)}`).join('L')}L${spots
    .toReversed()
    .map(({ x, y, half }) => `${round(x + half * outer)} ${round(y)}`)
    .join('L')}z`;

/** Asphalt with striped kerbs, rubbered-in lines and the light of the low sun on it. */
export function track(): string {
  const kerb = (side: 1 | -1) =>
    many(ALONG.length - 1, (index) => {
      const piece = ALONG.slice(index, index + 2);
      return path(strip(piece, side, side * 1.11), Math.floor(index / 2) % 2 === 0 ? '#fff0e2' : '#d4467c');
    });
  return group([
    fade('asphalt', [
      [0, '#ffb58c'],
      [0.06, '#d9748a'],
      [0.2, '#8a4280'],
      [0.5, '#4d2266'],
      [1, '#241040'],
    ]),
    path(strip(ALONG, -1.16, 1.16), '#3a1350', { opacity: 0.5 }),
    path(strip(ALONG, -1, 1), 'url(#asphalt)'),
    path(strip(ALONG, -0.42, -0.3), '#1c0a35', { opacity: 0.3 }),
    path(strip(ALONG, 0.24, 0.36), '#1c0a35', { opacity: 0.3 }),
    path(strip(ALONG, 0.62, 0.66), '#ffd0b0', { opacity: 0.16 }),
    kerb(1),
    kerb(-1),
  ]);
}

/** Rows of spectators under a lit roof; x, y is the left foot. */
export function grandstand(x: number, y: number, chance: Chance): string {
  const rows = 6;
  return placed(
    group([
      path('M-60 0L-40 -30L300 -150V0z', '#43195d'),
      many(rows, (row) => {
        const top = -26 - row * 20;
        const left = -44 + row * 34;
        return group([
          rect(left, top, 360, 20, ['#6a2a6e', '#5b2466'][row % 2] ?? '#6a2a6e'),
          rect(left, top, 360, 2, '#ff9f83', { opacity: 0.45 }),
          many(22, (seat) => {
            if (chance.happens(0.14)) return '';
            const px = left + 8 + seat * 15 + chance.between(-2, 2);
            const up = chance.happens(0.22);
            const fill = chance.pick(['#2d0f45', '#3a1454', '#8e2f6a', '#2f5a70', '#b8456a', '#43195d']);
            return group([
              path(`M${round(px - 6)} ${top + 2}q0 -12 6 -12t6 12z`, fill),
              circle(px, top - 13, 3.8, chance.pick(['#5c2b3d', '#8d4a4a', '#b56a66', '#3a1454'])),
              up ? stroke(`M${round(px + 4)} ${top - 6}l5 -11M${round(px - 4)} ${top - 6}l-5 -11`, fill, 2.6) : '',
            ]);
          }),
        ]);
      }),
      path('M-64 -152L330 -236V-206L-52 -140z', '#2d0f45'),
      path('M-64 -152L330 -236V-231L-63 -147z', '#ff9f83', { opacity: 0.8 }),
      many(9, (index) =>
        group([
          halo(-44 + index * 42, -138 - index * 8.6, 34, 0.9),
          circle(-44 + index * 42, -140 - index * 8.6, 4.5, '#fff6dc'),
        ]),
      ),
      stroke('M-30 -20V-146M110 -60V-176M240 -100V-204', '#2d0f45', 6),
      many(6, (index) => {
        const px = -52 + index * 62;
        const py = -154 - index * 13.2;
        return group([
          stroke(`M${px} ${py}v-42`, '#2d0f45', 2.4),
          path(`M${px} ${py - 42}q12 -6 20 0t18 0v20q-10 5 -18 0t-20 0z`, PARTY[index % 4] ?? '#ff8563'),
        ]);
      }),
    ]),
    x,
    y,
  );
}

/** A stack of tyres along the outside of a bend, `count` long, from its left end at x, y. */
export function tyreWall(x: number, y: number, count: number, scale: number): string {
  const tyre = (tx: number, ty: number, fill: string) =>
    group([
      rect(tx - 22, ty - 17, 44, 17, fill, { rx: 8 }),
      rect(tx - 20, ty - 16, 40, 4, '#ffd0b0', { rx: 2, opacity: 0.35 }),
      rect(tx - 22, ty - 10, 44, 3, '#12042a', { opacity: 0.35 }),
    ]);
  return placed(
    group([
      ellipse(count * 22, 3, count * 25, 8, '#12042a', { opacity: 0.45 }),
      many(count, (column) =>
        many(4, (row) =>
          tyre(column * 44, -row * 17 + column * 0.6, (column + (row > 1 ? 1 : 0)) % 2 === 0 ? '#e9c8b8' : '#b8356c'),
        ),
      ),
    ]),
    x,
    y,
    scale,
  );
}

/** The chequered bridge over the far straight; x, y is the middle of the ground below it. */
export function gantry(x: number, y: number): string {
  return placed(
    group([
      rect(-76, -70, 5, 72, '#2f104a'),
      rect(71, -70, 5, 72, '#2f104a'),
      rect(-82, -82, 164, 20, '#2f104a'),
      many(34, (index) =>
        ((index % 17) + Math.floor(index / 17)) % 2 === 0
          ? rect(-77 + (index % 17) * 9.06, -80 + Math.floor(index / 17) * 8, 9.06, 8, '#fff0e2')
          : '',
      ),
      many(5, (index) => group([halo(-56 + index * 28, -56, 20, 0.9), circle(-56 + index * 28, -57, 3.6, '#ffe2a8')])),
    ]),
    x,
    y,
  );
}
