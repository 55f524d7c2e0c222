import { bloom, circle, ellipse, group, path, placed, rect, stroke } from '../kit/shapes.ts';

const RIM = '#ff9f83';

const backpack = group([
  path('M-34 0Q-40 -70 -28 -88Q0 -104 28 -88Q40 -70 34 0z', '#3a2a6e'),
  path('M12 -98Q40 -84 38 -40L34 0H20Q28 -60 12 -98z', '#170b3f', { opacity: 0.3 }),
  path('M-24 -4V-40Q0 -50 24 -40V-4z', '#4a3a86'),
  stroke('M-24 -34Q0 -44 24 -34', '#ffc46b', 2),
  path('M-10 -94Q-8 -110 0 -110Q8 -110 10 -94', 'none', { stroke: '#2a1a52', 'stroke-width': 5 }),
  stroke('M-34 -6Q-40 -70 -28 -88Q-14 -98 2 -97', RIM, 2, { opacity: 0.8 }),
  circle(13, -66, 6.5, '#d4467c') + circle(11.5, -67.5, 2, '#fff0e2'),
]);

const briefcase = group([
  rect(-46, -60, 92, 60, '#6d2f4e', { rx: 7 }),
  path('M-18 -60V-70Q-18 -76 -12 -76H12Q18 -76 18 -70V-60', 'none', { stroke: '#54203e', 'stroke-width': 6 }),
  rect(-46, -36, 92, 5, '#54203e'),
  rect(-7, -40, 14, 12, '#ffc46b', { rx: 2 }),
  stroke('M-44 -54Q-44 -59 -38 -59H40', RIM, 2, { opacity: 0.8 }),
]);

/** Three flat boxes, the last one open with two slices left. */
const pizza = group([
  ...[0, 1, 2].map((index) =>
    group([
      rect(-62 + (index % 2) * 5, -15 - index * 15, 124, 14, ['#c98f86', '#b87a80', '#d6a08e'][index] ?? '#c98f86', {
        rx: 2,
      }),
      rect(-62 + (index % 2) * 5, -15 - index * 15, 124, 2.5, RIM, { rx: 1, opacity: 0.8 }),
      rect(-20 + (index % 2) * 5, -11 - index * 15, 40, 7, '#8e3a5a', { rx: 1.5, opacity: 0.55 }),
    ]),
  ),
  path('M-62 -46L-80 -112L40 -118L62 -46z', '#a86a78'),
  path('M-56 -46L-72 -106L34 -112L54 -46z', '#c98f86'),
  path('M-34 -46L-6 -64L22 -46z', '#ffc46b') +
    path('M-34 -46L22 -46L24 -41H-36z', '#e08a4c') +
    circle(-8, -53, 4, '#d4467c') +
    circle(6, -50, 3, '#d4467c'),
  path('M30 -46L46 -58L58 -46z', '#ffc46b') + circle(46, -51, 2.6, '#d4467c'),
]);

const laptop = group([
  circle(0, -40, 92, 'url(#laptop-glow)'),
  path('M-48 0L-42 -64H42L48 0z', '#c9b6d8'),
  path('M-42 -5L-37.500 -59H37.500L42 -5z', '#fff4e2'),
  rect(-26, -24, 9, 10, '#d98fb0'),
  rect(-11, -32, 9, 18, '#d4467c'),
  rect(4, -28, 9, 14, '#f0a07f'),
  rect(19, -42, 9, 28, '#2f8f86'),
  stroke('M-30 -50H4M-30 -44H-8', '#b59ac8', 2.4),
  path('M-56 0H56L62 7H-62z', '#a890bd'),
]);

/** The bench where the working day was left: bags, pizza, a laptop still open. x, y is the middle of its feet. */
export function abandonedBench(x: number, y: number): string {
  return placed(
    group([
      bloom('laptop-glow', [
        [0, '#fff0d8', 0.5],
        [0.5, '#ffc9a0', 0.16],
        [1, '#ffc9a0', 0],
      ]),
      ellipse(0, 2, 300, 12, '#12042a', { opacity: 0.55 }),
      path('M-250 0V-60h14V0zM236 0V-60h14V0z', '#1c0a35'),
      rect(-290, -76, 580, 20, '#3a1648', { rx: 4 }),
      rect(-290, -76, 580, 3, RIM, { rx: 1.5, opacity: 0.75 }),
      placed(backpack, -216, -75, 1.06),
      placed(briefcase, -112, -75, 1),
      placed(laptop, 16, -80, 1.05),
      placed(pizza, 158, -76, 1),
      stroke('M236 -74q10 26 2 46q-6 12 6 22', '#45b3a4', 3),
      rect(236, -8, 16, 20, '#fff4e6', { rx: 2 }) + rect(239, -4, 6, 7, '#d98c80'),
    ]),
    x,
    y,
  );
}
