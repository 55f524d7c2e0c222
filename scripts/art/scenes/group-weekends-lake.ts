import { drawGuest, HAIR_COLOUR, SKIN } from '../cast/guest.ts';
import type { Chance } from '../kit/chance.ts';
import { halo } from '../kit/lights.ts';
import { above, ellipse, fade, group, many, path, placed, rect, stroke } from '../kit/shapes.ts';

/** The lake after sunset. */
export function lake(top: number, bottom: number, chance: Chance): string {
  return group([
    fade('lake', [
      [0, '#ff9f7c'],
      [0.08, '#d4567f'],
      [0.3, '#7a2a7e'],
      [0.7, '#3a1664'],
      [1, '#1d0a3e'],
    ]),
    rect(0, top, 1600, bottom - top, 'url(#lake)'),
    many(70, () => {
      const depth = chance();
      return rect(
        chance.between(-40, 1100),
        top + 4 + depth * 230,
        chance.between(30, 140),
        1.6 + depth * 2,
        depth < 0.3 ? '#ffc79a' : '#a3468e',
        { rx: 2, opacity: chance.between(0.15, 0.45) },
      );
    }),
  ]);
}

/** Two friends in a canoe on their way back. */
export function canoe(x: number, y: number, scale: number): string {
  const paddler = (px: number, top: string, hair: 'bun' | 'short', way: number) =>
    drawGuest({
      x: px,
      y: 62,
      height: 130,
      top,
      hair,
      hairColour: HAIR_COLOUR.brown,
      skin: SKIN.tan,
      facing: 'right',
      mood: 'laugh',
      light: 'right',
      lean: 8,
      legs: 'none',
      left: { bend: [20, way] },
      right: {
        bend: [44, 96],
        holds: placed(
          stroke('M-30 -66L24 62', '#e9b98a', 4) + path('M20 52q16 8 12 34q-14 -6 -20 -26z', '#e9b98a'),
          0,
          0,
        ),
      },
    });
  return placed(
    group([
      above(2, paddler(-34, '#c8426f', 'bun', 60) + paddler(28, '#2f8f86', 'short', 50), 'canoe-people'),
      path('M-104 -18Q-88 -6 0 -6Q88 -6 106 -20Q98 12 66 12H-62Q-96 12 -104 -18z', '#6d2446'),
      path('M-104 -18Q-88 -6 0 -6Q88 -6 106 -20L103 -10Q88 0 0 0Q-88 0 -101 -9z', '#c8587a'),
      ellipse(0, 14, 100, 5, '#1d0a3e', { opacity: 0.6 }),
      stroke('M-130 20h80M-20 24h110M-70 32h60M40 34h60', '#ffb08f', 2.4, { opacity: 0.5 }),
    ]),
    x,
    y,
    scale,
  );
}

const kayak = (fill: string, light: string) =>
  group([
    path('M-92 -2Q-40 -16 0 -16Q40 -16 94 -4Q40 12 0 12Q-46 12 -92 -2z', fill),
    path('M-92 -2Q-40 -16 0 -16Q40 -16 94 -4Q40 -8 0 -8Q-44 -8 -92 -2z', light),
    ellipse(2, -7, 26, 5.5, '#1c0a35'),
  ]);

/** A jetty from the bank out into the lake, kayaks beside it, somebody with their feet in the water. */
export function jetty(): string {
  const plank = (index: number) => {
    const u = index / 22;
    const x = 560 - u * 360;
    const y = 764 - u * 72;
    const wide = 54 - u * 22;
    return path(
      `M${x} ${y}l${-wide} ${wide * 0.42}l-13 -3l${wide} ${-wide * 0.42}z`,
      index % 3 === 0 ? '#8a4a70' : '#7a3f6c',
    );
  };
  return group([
    ellipse(330, 752, 180, 26, '#1d0a3e', { opacity: 0.45 }),
    ...[
      [214, 706],
      [290, 722],
      [372, 738],
      [460, 756],
    ].map(([x = 0, y = 0]) => rect(x - 4, y - 26, 8, 60, '#2a0d45') + rect(x - 34, y - 8, 8, 50, '#2a0d45')),
    path('M566 764L202 690L168 704L512 790z', '#4a1d5c'),
    many(23, plank),
    stroke('M566 764L202 690', '#ffb08f', 2, { opacity: 0.7 }),
    rect(197, 628, 6, 66, '#2a0d45'),
    halo(200, 622, 74),
    path('M193 630l2 -16h10l2 16zM191 614h18l-6 -8h-6z', '#ffe2a8'),
    placed(kayak('#b8356c', '#ff7f96'), 300, 790, 1.05, 1.05, 8),
    placed(kayak('#1f6f74', '#57b9ab'), 392, 826, 1.15, 1.15, 6),
    stroke('M220 812h70M330 850h120M250 828h40', '#ff9f83', 2.4, { opacity: 0.4 }),
    drawGuest({
      x: 250,
      y: 776,
      height: 150,
      top: '#ffb765',
      sleeve: 'long',
      bottom: '#3a2a7a',
      hair: 'long',
      hairColour: HAIR_COLOUR.chestnut,
      skin: SKIN.fair,
      facing: 'left',
      mood: 'smile',
      light: 'left',
      hips: [0, -98],
      legs: [
        [-76, 6],
        [-84, 2],
      ],
      left: { bend: [16, 40] },
      right: { bend: [24, -20] },
    }),
  ]);
}
