import type { Chance } from '../kit/chance.ts';
import { circle, fade, group, many, path, rect, round, stroke } from '../kit/shapes.ts';
import { windowPane } from '../kit/windows.ts';

/** The house on the right, the garden wall with its gate, roses on both, and flagstones. */
export function courtyard(chance: Chance): string {
  return group([wall(chance), house(chance), floor(chance)]);
}

function wall(chance: Chance): string {
  return group([
    fade('garden-wall', [
      [0, '#6b2a6c'],
      [1, '#3c1650'],
    ]),
    rect(-10, 590, 1330, 150, 'url(#garden-wall)'),
    rect(-10, 582, 1330, 11, '#8a3f78'),
    many(150, () =>
      rect(
        chance.between(0, 1280),
        600 + Math.floor(chance() * 13) * 10,
        chance.between(14, 26),
        6,
        chance.pick(['#7c3676', '#54205f', '#8a3f78']),
        { opacity: 0.5 },
      ),
    ),
    path('M420 740V610Q420 548 474 548Q528 548 528 610V740z', '#8a3f78'),
    path('M432 740V612Q432 560 474 560Q516 560 516 612V740z', '#ff9f72'),
    path('M432 740V690Q474 676 516 690V740z', '#c8587a'),
    path('M447 690V650q10 -12 20 0V690zM486 686q-2 -30 10 -38q12 8 10 38z', '#5b2470'),
    rect(425, 560, 6, 180, '#3c1650'),
    stroke('M432 610H380V740', '#3c1650', 5),
    many(6, (index) => rect(382 + index * 9, 612, 3, 126, '#3c1650')),
    roses(chance, 40, 360, 596, 52),
    roses(chance, 560, 720, 592, 38),
  ]);
}

function roses(chance: Chance, from: number, to: number, top: number, hang: number): string {
  return group([
    many((to - from) / 4, () =>
      circle(
        chance.between(from, to),
        top + chance() ** 1.6 * hang - 8,
        chance.between(7, 14),
        chance.pick(['#2f1a4f', '#27314f', '#3a1c56']),
      ),
    ),
    many((to - from) / 12, () =>
      circle(
        chance.between(from, to),
        top + chance() ** 1.4 * hang - 10,
        chance.between(2.6, 5),
        chance.pick(['#ff8fa0', '#d4467c', '#ffc4a8']),
      ),
    ),
  ]);
}

function house(chance: Chance): string {
  const columns = [1306, 1398, 1490, 1582];
  return group([
    fade('house-wall', [
      [0, '#4a1b66'],
      [0.6, '#6a2a6e'],
      [1, '#8d3f6c'],
    ]),
    rect(1262, 232, 350, 500, 'url(#house-wall)'),
    path('M1246 236L1290 168H1620V236z', '#2f104a'),
    rect(1246, 232, 370, 10, '#8a3f78'),
    rect(1330, 118, 50, 62, '#3a1454'),
    many(3, (index) => rect(1334 + index * 15, 102, 9, 18, '#8b3a5f')),
    many(70, () =>
      rect(chance.between(1266, 1590), 250 + Math.floor(chance() * 44) * 11, chance.between(12, 24), 5, '#7c3676', {
        opacity: 0.4,
      }),
    ),
    ...columns.map((x, index) =>
      windowPane(
        { x: x - 22, y: 270, width: 46, height: 78, kind: 'tall', isLit: index !== 1, frame: '#3a1454' },
        chance,
      ),
    ),
    ...columns.map((x, index) =>
      windowPane(
        { x: x - 22, y: 404, width: 46, height: 84, kind: 'tall', isLit: index !== 2, frame: '#3a1454' },
        chance,
      ),
    ),
    rect(1262, 374, 350, 6, '#8a3f78', { opacity: 0.7 }),
    many(60, () =>
      circle(
        1256 + chance() ** 1.7 * 62,
        chance.between(330, 720),
        chance.between(8, 17),
        chance.pick(['#2a1748', '#27304f', '#341a52']),
      ),
    ),
    many(14, () =>
      circle(
        1254 + chance() ** 1.7 * 62,
        chance.between(350, 700),
        chance.between(3, 5),
        chance.pick(['#ff8fa0', '#ffc4a8']),
      ),
    ),
  ]);
}

function floor(chance: Chance): string {
  return group([
    fade('flags', [
      [0, '#7a3266'],
      [0.3, '#4d1c5c'],
      [0.75, '#260d42'],
      [1, '#14052a'],
    ]),
    rect(0, 728, 1600, 272, 'url(#flags)'),
    many(9, (index) => {
      const y = 736 + index ** 1.7 * 6.6;
      return stroke(`M0 ${round(y)}H1600`, '#1f0a38', 1.2 + index * 0.2, { opacity: 0.5 });
    }),
    many(26, (index) =>
      stroke(`M${800 + (index - 13) * 62} 728L${800 + (index - 13) * 190} 1000`, '#1f0a38', 1.5, { opacity: 0.4 }),
    ),
    many(40, () =>
      rect(chance.between(300, 1500), chance.between(740, 860), chance.between(30, 90), 3, '#ffb98a', {
        rx: 1.5,
        opacity: chance.between(0.08, 0.22),
      }),
    ),
  ]);
}
