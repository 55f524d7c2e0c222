import { drawGuest, SKIN, STANCE } from '../cast/guest.ts';
import type { Chance } from '../kit/chance.ts';
import { circle, ellipse, group, many, path, placed, rect, round, stroke } from '../kit/shapes.ts';

const marker = group([
  rect(-14, -6, 50, 12, '#ffc46b', { rx: 5 }),
  path('M4 4H16L12 20H3z', '#e08a4c'),
  rect(32, -4, 26, 8, '#e08a4c', { rx: 3 }),
  rect(54, -6, 9, 12, '#fff0e2', { rx: 3 }),
  circle(8, -19, 14, '#57d0c0'),
  circle(3, -23, 4, '#d4467c'),
  circle(12, -17, 4, '#ffe2a8'),
  circle(6, -13, 3.5, '#ff8563'),
  path('M-12 4q-12 4 -16 14', 'none', { stroke: '#e08a4c', 'stroke-width': 7, 'stroke-linecap': 'round' }),
]);
/** A full mask with goggles. */
const mask = (lens: string, shell: string) =>
  group([
    path('M-15 -192C-16 -212 16 -212 15 -192L14 -176Q8 -166 0 -166Q-8 -166 -14 -176z', shell),
    path('M-13 -198C-12 -214 12 -214 13 -198z', '#d4467c'),
    path('M-15 -192C-16 -212 8 -214 13 -200', 'none', { stroke: '#ffbd8a', 'stroke-width': 2 }),
    path('M-12 -193H12Q14 -183 8 -181H-8Q-14 -183 -12 -193z', lens),
    path('M-9 -191h7l-3 8h-4z', '#fff8ee', { opacity: 0.7 }),
    stroke('M-5 -173h10M-4 -170h8', '#6a3a86', 1.6),
  ]);

/** Thrown paint: a lumpy blot with a few tongues, drops beside it and one run down from it. */
function splat(x: number, y: number, r: number, fill: string, chance: Chance): string {
  const points = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2 + chance.between(-0.12, 0.12);
    const far = r * (index % 2 === 0 ? chance.between(1.05, 1.7) : chance.between(0.62, 0.8));
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far * 0.9 };
  });
  const middle = (index: number) => {
    const a = points[index % points.length] ?? { x, y };
    const b = points[(index + 1) % points.length] ?? { x, y };
    return `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
  };
  const blot = `M${middle(points.length - 1)}${points.map((spot, index) => `Q${round(spot.x)} ${round(spot.y)} ${middle(index)}`).join('')}z`;
  return group([
    path(blot, fill),
    rect(x + r * 0.1, y, r * 0.26, r * 1.7, fill, { rx: r * 0.13 }),
    rect(x - r * 0.5, y, r * 0.2, r * 1.2, fill, { rx: r * 0.1 }),
    ...[
      [1.5, -0.9, 0.18],
      [-1.5, -0.6, 0.13],
      [1.3, 0.8, 0.12],
      [-1.1, 1.1, 0.15],
    ].map(([dx = 0, dy = 0, size = 0]) => circle(x + r * dx, y + r * dy, r * size, fill)),
    ellipse(x - r * 0.2, y - r * 0.3, r * 0.26, r * 0.14, '#fff8ee', { opacity: 0.55 }),
  ]);
}

const barrel = (x: number, y: number, fill: string, shade: string) =>
  group([
    ellipse(x, y + 2, 44, 9, '#12042a', { opacity: 0.5 }),
    path(`M${x - 38} ${y - 96}V${y - 4}Q${x} ${y + 12} ${x + 38} ${y - 4}V${y - 96}z`, fill),
    path(`M${x - 38} ${y - 96}V${y - 4}Q${x - 30} ${y + 1} ${x - 20} ${y + 3}V${y - 96}z`, shade, { opacity: 0.6 }),
    path(`M${x + 26} ${y - 96}V${y + 1}Q${x + 34} ${y - 1} ${x + 38} ${y - 4}V${y - 96}z`, '#ffc79a', {
      opacity: 0.55,
    }),
    ellipse(x, y - 96, 38, 9, shade),
    ellipse(x, y - 97, 33, 6.5, fill),
    stroke(
      `M${x - 38} ${y - 64}Q${x} ${y - 52} ${x + 38} ${y - 64}M${x - 38} ${y - 34}Q${x} ${y - 22} ${x + 38} ${y - 34}`,
      shade,
      3.4,
    ),
  ]);

/** The paintball field on the left: drums, boards, a net, two players and what has just hit. */
export function paintball(chance: Chance): string {
  const player = { light: 'right', rim: '#ffbd8a', skin: SKIN.tan, hair: 'short' } as const;
  return group([
    many(5, (index) => rect(-14 + index * 126, 560, 6, 170, '#2d0f45')),
    group(
      [
        many(46, (index) =>
          stroke(
            `M${-60 + index * 13} 566L${index * 13} 716M${-60 + index * 13} 716L${index * 13} 566`,
            '#c87a9a',
            0.8,
          ),
        ),
      ],
      { opacity: 0.3 },
    ),
    stroke('M-20 566H500M-20 716H500', '#2d0f45', 3),
    path('M8 800L22 668H168L158 812z', '#5a2a55'),
    many(5, (index) => stroke(`M${46 + index * 26} 670L${38 + index * 26} 806`, '#3a1648', 2.4)),
    path('M22 668H168L166 676H21z', '#ff9f83', { opacity: 0.6 }),
    splat(92, 726, 18, '#ffc46b', chance),
    splat(134, 768, 11, '#45b3a4', chance),
    drawGuest({
      ...player,
      x: 206,
      y: 838,
      height: 262,
      top: '#2f9f92',
      bottom: '#2a7f86',
      facing: 'right',
      legs: STANCE.lunge,
      lean: 10,
      left: { bend: [-30, -76] },
      right: { bend: [56, 96], holds: marker, turn: -4 },
      gear: mask('#57d0c0', '#ffc46b'),
    }),
    barrel(318, 852, '#2f7f80', '#1f5560'),
    barrel(392, 872, '#c8603f', '#7a3040'),
    splat(392, 826, 15, '#ff8fc0', chance),
    splat(322, 800, 13, '#ffc46b', chance),
    drawGuest({
      ...player,
      x: 606,
      y: 830,
      height: 256,
      top: '#8b4a9a',
      bottom: '#6a3580',
      facing: 'left',
      lean: 14,
      legs: STANCE.dance,
      left: { bend: [24, 14], holds: placed(marker, 0, 0, -0.86, 0.86, 52) },
      right: { bend: [112, 176] },
      gear: mask('#ffe2a8', '#c8426f'),
    }),
    splat(590, 664, 22, '#45d0b4', chance),
    ...[
      [470, 676, 5],
      [494, 668, 6],
      [516, 682, 4],
      [446, 672, 3.5],
      [524, 650, 5],
      [600, 640, 4],
      [622, 660, 5],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#45d0b4')),
    stroke('M396 650Q470 640 548 658', '#45d0b4', 2.4, { opacity: 0.5, 'stroke-dasharray': '3 12' }),
    barrel(486, 846, '#7a3a86', '#43195d'),
    splat(480, 796, 14, '#ffc46b', chance),
    splat(60, 880, 16, '#d4467c', chance),
    ellipse(210, 884, 26, 6, '#45b3a4', { opacity: 0.8 }),
    ellipse(560, 868, 22, 5, '#ffc46b', { opacity: 0.8 }),
  ]);
}
