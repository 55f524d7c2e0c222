import { drawGuest } from '../cast/guest.ts';
import { coupe, tableThing } from '../cast/party-things.ts';
import type { Chance } from '../kit/chance.ts';
import { circle, element, fade, group, many, path, rect } from '../kit/shapes.ts';
import { HIDDEN_CHILD } from './birthday-guests.ts';

/** The long table with its cloth; `top` is the far edge of the board. Somebody hides below. */
export function longTable(top: number, chance: Chance): string {
  const front = top + 36;
  const count = 16;
  const wide = 56;
  const hole = `M700 ${top + 202}L724 ${top + 108}Q762 ${top + 70} 802 ${top + 106}L828 ${top + 202}z`;
  return group([
    fade(
      'cloth',
      [
        [0, '#5a2a66'],
        [0.28, '#a85a80'],
        [0.52, '#e09a96'],
        [0.74, '#a85a80'],
        [1, '#6a2f6e'],
      ],
      true,
    ),
    fade(
      'board',
      [
        [0, '#d9a0a0'],
        [0.5, '#fff3dc'],
        [1, '#d9a0a0'],
      ],
      true,
    ),
    path(`M604 ${top}H1412L1452 ${front}H556z`, 'url(#board)'),
    rect(556, front - 2, 896, 168, 'url(#cloth)'),
    many(26, (index) => {
      const x = 566 + index * 34 + chance.between(-8, 8);
      return path(`M${x} ${front + 30}q5 60 -4 136h12q-2 -80 -3 -136z`, '#4a1d5c', { opacity: 0.28 });
    }),
    path(hole, '#1c0a2e'),
    element('clipPath', { id: 'under-cloth' }, path(hole, '#000')),
    group([drawGuest(HIDDEN_CHILD)], { 'clip-path': 'url(#under-cloth)' }),
    path(
      `M700 ${top + 202}L724 ${top + 108}Q762 ${top + 70} 802 ${top + 106}L828 ${top + 202}q-22 -20 -30 -84q-36 -26 -66 2q-8 60 -32 82z`,
      '#e3a79c',
    ),
    many(count, (index) => {
      const x = 556 + index * wide;
      const near = 1 - Math.min(1, Math.abs(x + 28 - 1004) / 430);
      return path(`M${x} ${front - 2}h${wide}v40q${-wide / 2} 34 ${-wide} 0z`, '#fff0d8', {
        opacity: 0.42 + near * (index % 2 === 0 ? 0.42 : 0.56),
      });
    }),
    rect(556, front - 3, 896, 3, '#fff8ee', { opacity: 0.8 }),
    ...[
      [640, '#ff8fa0'],
      [726, '#ffc46b'],
      [1330, '#ffc46b'],
      [1404, '#ff8fa0'],
    ].map(([x]) => tableThing('plate', Number(x), top + 26, 1.1)),
    tableThing('bottle', 664, top + 16, 1.2),
    tableThing('flowers', 752, top + 22, 1.3),
    tableThing('bowl', 838, top + 26, 1.15),
    tableThing('candle', 688, top + 28, 0.9),
    tableThing('jug', 1166, top + 26, 1.2),
    tableThing('flowers', 1248, top + 20, 1.35),
    tableThing('bottle', 1342, top + 16, 1.2),
    tableThing('candle', 1300, top + 28, 0.9),
    coupe(1136, top + 24, 1.3, '#e0567f'),
    coupe(1212, top + 28, 1.3),
    coupe(792, top + 30, 1.3),
  ]);
}

/** A garden tree as a soft mass with the evening on its left. */
export function roundTree(x: number, y: number, height: number, chance: Chance): string {
  const r = height * 0.3;
  const leaves = Array.from({ length: 34 }, () => {
    const angle = chance.between(0, Math.PI * 2);
    const far = Math.sqrt(chance()) * r;
    return {
      x: x + Math.cos(angle) * far * 1.1,
      y: y - height * 0.66 + Math.sin(angle) * far,
      r: r * chance.between(0.24, 0.4),
    };
  });
  return group([
    path(
      `M${x - height * 0.03} ${y}l${height * 0.012} ${-height * 0.5}h${height * 0.036}l${height * 0.012} ${height * 0.5}z`,
      '#34124f',
    ),
    ...leaves.map((leaf) => circle(leaf.x - 2, leaf.y - 2, leaf.r, '#a3468a', { opacity: 0.5 })),
    circle(x, y - height * 0.66, r, '#431a5a'),
    ...leaves.map((leaf) => circle(leaf.x, leaf.y, leaf.r, '#431a5a')),
    ...leaves
      .slice(0, 12)
      .map((leaf) => circle(leaf.x - leaf.r * 0.3, leaf.y - leaf.r * 0.3, leaf.r * 0.55, '#5a2470', { opacity: 0.7 })),
  ]);
}
