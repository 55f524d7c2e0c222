import { DUSK, PARTY } from '../kit/dusk.ts';
import { person } from '../kit/people.ts';
import { circle, ellipse, group, many, path, placed, rect, shape, stroke } from '../kit/shapes.ts';

const HULL = '#1d0a35';

/** Where the masts of the SS Great Britain stand and how high they reach. */
const MASTS: readonly (readonly [x: number, height: number])[] = [
  [-196, 190],
  [-128, 236],
  [-34, 268],
  [46, 232],
  [112, 214],
  [172, 186],
];

/** The SS Great Britain dressed overall: black hull, white band with painted ports, six masts, one funnel, gilded bow. */
export function greatBritain(x: number, water: number, scale: number): string {
  const flags = MASTS.slice(0, -1).flatMap(([from, high], index) => {
    const [to, low] = MASTS[index + 1] ?? [from, high];
    return Array.from({ length: 9 }, (_, flag) => {
      const t = (flag + 0.5) / 9;
      const fx = from + (to - from) * t;
      const fy = -60 - (high + (low - high) * t) + 26 * t * (1 - t) * 4;
      return shape([fx - 3.4, fy, fx + 3.4, fy, fx, fy + 9], PARTY[(flag + index) % PARTY.length] ?? DUSK.gold);
    });
  });
  const mast = ([mx, height]: readonly [number, number], index: number) =>
    group([
      shape([mx - 3.2, -50, mx - 1.4, -60 - height, mx + 1.4, -60 - height, mx + 3.2, -50], '#2d0f45'),
      stroke(
        `M${mx - 30} ${-60 - height * 0.55}H${mx + 30}M${mx - 21} ${-60 - height * 0.8}H${mx + 21}`,
        '#2d0f45',
        index === 1 || index === 2 ? 3.4 : 0.01,
      ),
      stroke(
        `M${mx} ${-60 - height * 0.9}L${mx - 36} -54M${mx} ${-60 - height * 0.9}L${mx + 36} -54M${mx} ${-60 - height * 0.5}L${mx - 26} -54M${mx} ${-60 - height * 0.5}L${mx + 26} -54`,
        '#2d0f45',
        0.9,
      ),
      index === 1 || index === 2
        ? ''
        : stroke(`M${mx} ${-60 - height * 0.3}L${mx + 40} ${-60 - height * 0.42}M${mx} -84H${mx + 38}`, '#2d0f45', 2),
      stroke(`M${mx + 1.6} ${-60 - height}V-56`, '#ff9f83', 1.5, { opacity: 0.9 }),
      circle(mx, -62 - height, 2.4, '#ffe2a8'),
    ]);
  return placed(
    group([
      ...MASTS.map(mast),
      ...flags,
      stroke(
        `M-258 -64L-196 ${-60 - 190}M232 -70L172 ${-60 - 186}M-196 ${-60 - 190}L-128 ${-60 - 236}L-34 ${-60 - 268}L46 ${-60 - 232}L112 ${-60 - 214}L172 ${-60 - 186}`,
        '#2d0f45',
        1,
      ),
      rect(-2, -124, 26, 72, '#2d0f45'),
      rect(-4, -128, 30, 7, '#120524'),
      rect(-2, -108, 26, 9, '#ffc46b'),
      stroke('M23 -120V-56', '#ff9f83', 2.4),
      rect(-230, -64, 440, 8, '#5a2468'),
      many(54, (index) => rect(-228 + index * 8.1, -68, 1.4, 6, '#8d4479')),
      rect(-230, -69, 440, 2, '#b8688a'),
      path('M-262 -66Q-252 -56 -236 -54H206Q228 -58 246 -74Q240 -30 214 4H-226Q-250 -20 -262 -66Z', HULL),
      path(
        'M-254 -48Q-246 -38 -232 -38H212Q228 -42 238 -54L236 -42Q226 -26 212 -24H-232Q-246 -26 -252 -38Z',
        DUSK.cream,
        { opacity: 0.9 },
      ),
      many(24, (index) => rect(-222 + index * 18.3, -35, 8, 8, HULL)),
      path('M-226 4H214L220 -8H-238Z', '#a8324f'),
      path('M238 -62Q262 -74 300 -104L302 -101Q268 -68 240 -52Z', HULL),
      stroke('M240 -60Q262 -74 300 -103', '#ffc46b', 2),
      path('M226 -56q8 -2 12 -8q-2 12 -10 16z', '#ffc46b'),
      path('M-258 -60q10 10 22 10v8q-14 0 -20 -8z', '#ffc46b'),
      many(7, (index) => rect(-250 + index * 5.4, -58 + index * 0.8, 3.4, 5, '#ffcf7d')),
      stroke('M300 -104L172 -246M300 -104L112 -240', '#2d0f45', 0.9),
    ]),
    x,
    water,
    scale,
  );
}

/** One of the electric cranes on the old docks: four legs, a cabin, a long lattice jib. */
export function dockCrane(x: number, base: number, k: number, fill: string, rim: string): string {
  const jib: readonly (readonly [number, number])[] = Array.from({ length: 12 }, (_, index) => [
    8 + index * 13.4,
    -176 - index * 17,
  ]);
  return placed(
    group([
      stroke(
        'M-44 0L-30 -96M44 0L30 -96M-22 0L-16 -96M22 0L16 -96M-40 -34H40M-36 -64H36M-40 -34L36 -64M40 -34L-36 -64',
        fill,
        4.6,
      ),
      rect(-52, -6, 26, 8, fill),
      rect(28, -6, 26, 8, fill),
      rect(-38, -104, 76, 11, fill),
      path('M-34 -104V-168L-20 -184H26L36 -150V-104Z', fill),
      rect(10, -160, 20, 22, '#ffcf7d'),
      stroke('M20 -160v22', fill, 2),
      rect(-26, -150, 10, 14, '#ffcf7d', { opacity: 0.7 }),
      stroke('M-10 -184L2 -226L-26 -150M2 -226L154 -362', fill, 3),
      stroke(`M26 -150L156 -360M8 -178L150 -364`, fill, 4),
      ...jib
        .slice(0, -1)
        .map(([jx, jy], index) => stroke(`M${jx} ${jy}L${jx + 20} ${jy + (index % 2 ? 8 : -4)}`, fill, 2)),
      stroke('M155 -361V-270', fill, 1.8),
      path('M150 -270h10l-2 12q-6 6 -9 0', fill),
      stroke('M28 -152L158 -361', rim, 1.4),
      stroke('M36 -150V-104M31 -94L45 0', rim, 1.8),
    ]),
    x,
    base,
    k,
  );
}

/** A friend on a paddle board who should have stayed ashore; the crown stays on. */
export const paddler = (x: number, y: number, height: number, isCrowned: boolean): string =>
  group([
    ellipse(x, y + 4, height * 0.62, 5, '#14052a', { opacity: 0.6 }),
    path(
      `M${x - height * 0.62} ${y - 2}Q${x} ${y - 9} ${x + height * 0.62} ${y - 4}Q${x + height * 0.4} ${y + 5} ${x - height * 0.44} ${y + 4}Z`,
      isCrowned ? '#ff8563' : '#45b3a4',
    ),
    path(
      `M${x - height * 0.62} ${y - 2}Q${x} ${y - 9} ${x + height * 0.62} ${y - 4}L${x + height * 0.5} ${y - 2}Q${x} ${y - 5} ${x - height * 0.56} ${y}Z`,
      '#ffe9cf',
    ),
    person({
      x,
      y: y - 2,
      height,
      hair: isCrowned ? 'short' : 'curly',
      left: ['chest'],
      right: ['down'],
      legs: 'dance',
      wears: isCrowned ? ['crown'] : ['party-hat'],
      lean: isCrowned ? 6 : -5,
      light: 'right',
    }),
    stroke(`M${x + height * 0.06} ${y - height * 0.72}L${x + height * 0.34} ${y + 2}`, '#ffd9a6', 2.6),
    ellipse(x + height * 0.35, y + 4, 4, 8, '#ffd9a6'),
  ]);

/** Iron bollard with a turn of rope. */
export const bollard = (x: number, y: number, fill: string): string =>
  group([
    path(`M${x - 11} ${y}q3 -10 1 -24h20q-2 14 1 24z`, fill),
    path(`M${x - 16} ${y - 24}q0 -10 16 -11q16 1 16 11q-16 6 -32 0z`, fill),
    stroke(`M${x - 14} ${y - 30}q14 -8 28 0`, '#ff9f83', 1.8),
    stroke(`M${x - 11} ${y - 14}q11 6 22 0M${x - 11} ${y - 9}q11 6 22 0`, '#a8586a', 3),
  ]);
