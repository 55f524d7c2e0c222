import { DUSK } from '../kit/dusk.ts';
import { circle, group, many, path, placed, rect, shape, stroke } from '../kit/shapes.ts';

const DARK = '#290c3f';
const EDGE = '#7a3a80';

const lancet = (x: number, y: number, width: number, height: number, fill = '#ffcf7d') =>
  path(
    `M${x - width / 2} ${y}v${-height + width * 0.5}q${width / 2} ${-width} ${width} 0v${height - width * 0.5}z`,
    fill,
  );

/** The Old Town Bridge Tower, foot in the middle at x, y; scale 1 is 560 px tall. The light comes from the left. */
export function oldTownTower(x: number, y: number, scale: number): string {
  const cap = (left: number, base: number, width: number, height: number) =>
    group([
      shape([left - width / 2, base, left, base - height, left + width / 2, base], '#1f0833'),
      shape([left - width / 2, base, left, base - height, left - width * 0.2, base], '#ff9f83', { opacity: 0.35 }),
      stroke(`M${left} ${base - height}v-10`, DUSK.gold, 1.8),
      circle(left, base - height - 2, 2.4, DUSK.gold),
    ]);
  const turret = (left: number) =>
    group([
      rect(left - 15, -418, 30, 74, DARK),
      path(`M${left - 15} -344q15 22 30 0z`, DARK),
      rect(left - 17, -420, 34, 5, EDGE),
      lancet(left, -372, 6, 24),
      cap(left, -418, 36, 92),
    ]);
  const shield = (left: number, fill: string) =>
    group([
      path(`M${left - 8} -176h16v12q-2 9 -8 12q-6 -3 -8 -12z`, fill),
      path(`M${left - 8} -176h16v12q-2 9 -8 12q-6 -3 -8 -12z`, 'none', { stroke: '#ffe2a8', 'stroke-width': 1.2 }),
    ]);
  return placed(
    group([
      rect(-70, -350, 140, 350, '#37124f'),
      rect(10, -350, 60, 350, DARK, { opacity: 0.65 }),
      many(150, (index) =>
        rect(
          -66 + ((index * 53) % 122),
          -344 + Math.floor(index / 9) * 20 + (index % 3) * 4,
          15,
          4,
          index % 2 === 0 ? '#45195f' : '#270a3c',
          { opacity: 0.6 },
        ),
      ),
      // The passage with its lamp.
      path('M-42 0V-76Q-36 -116 0 -134Q36 -116 42 -76V0z', '#ffb36b'),
      path('M-26 0V-64Q-20 -92 0 -104Q20 -92 26 -64V0z', '#ffe2a8', { opacity: 0.85 }),
      circle(0, -84, 60, 'url(#lamp-glow)'),
      stroke('M-47 0V-77Q-40 -122 0 -141Q40 -122 47 -77V0', EDGE, 7),
      stroke('M-54 0V-78Q-46 -129 0 -150Q46 -129 54 -78V0', '#ff9f83', 1.4, { opacity: 0.5 }),
      ...[
        ['#d4467c', -44],
        ['#ffc46b', -22],
        ['#e0405e', 0],
        ['#45b3a4', 22],
        ['#ffc46b', 44],
      ].map(([fill, left]) => shield(Number(left), String(fill))),
      rect(-76, -196, 152, 7, EDGE),
      // Kings and saints under one gable.
      path('M-44 -198V-246Q-30 -284 0 -296Q30 -284 44 -246V-198z', '#290c3f'),
      ...[-24, 0, 24].map((left, index) =>
        group([
          rect(left - 6, -206, 12, 8, EDGE),
          path(`M${left - 7} -206q-1 -26 7 -28q8 2 7 28z`, index === 1 ? '#ffc46b' : '#d98a95'),
          circle(left, -238, 4.4, index === 1 ? '#ffc46b' : '#d98a95'),
        ]),
      ),
      stroke('M-48 -198V-248Q-33 -290 0 -303Q33 -290 48 -248V-198', EDGE, 4),
      ...[-56, 56].map((left) => lancet(left, -222, 11, 40)),
      rect(-76, -318, 152, 6, EDGE),
      many(5, (index) => group([lancet(-48 + index * 24, -324, 11, 14, index % 2 === 0 ? '#ffcf7d' : '#22083a')])),
      rect(-80, -352, 160, 9, EDGE),
      many(11, (index) => rect(-80 + index * 15, -366, 9, 15, DARK)),
      // The wedge of slate with its gilded ridge.
      path('M-66 -360L-40 -508H40L66 -360z', '#1f0833'),
      path('M-66 -360L-40 -508H-26L-44 -360z', '#ff9f83', { opacity: 0.28 }),
      path('M12 -360L10 -508H40L66 -360z', '#12041f', { opacity: 0.6 }),
      many(10, (row) => rect(-64 + row * 2.4, -372 - row * 13.4, 128 - row * 4.8, 1.1, '#3a1456', { opacity: 0.8 })),
      ...[-22, 22].map((left) =>
        group([
          rect(left - 8, -426, 16, 22, DARK),
          shape([left - 11, -426, left, -452, left + 11, -426], '#1f0833'),
          rect(left - 3, -420, 6, 11, '#ffcf7d'),
        ]),
      ),
      rect(-44, -512, 88, 6, DUSK.gold),
      many(8, (index) => rect(-42 + index * 11.6, -519, 2.4, 8, DUSK.gold)),
      ...[-40, 40].map((left) => cap(left, -508, 12, 44)),
      cap(0, -508, 12, 40),
      turret(-66),
      turret(66),
      rect(-70, -344, 3.4, 344, '#ff9f83', { opacity: 0.8 }),
      rect(-81, -418, 2.6, 70, '#ff9f83', { opacity: 0.8 }),
    ]),
    x,
    y,
    scale,
  );
}
