import { coupe, tableThing } from '../cast/party-things.ts';
import type { Chance } from '../kit/chance.ts';
import { DUSK } from '../kit/dusk.ts';
import { circle, ellipse, fade, group, many, path, placed, rect, round, stroke } from '../kit/shapes.ts';

/** Tiles running away to the balustrade, warm where the sun falls through. */
export function terraceFloor(chance: Chance): string {
  return group([
    fade('tiles', [
      [0, '#c25a7c'],
      [0.25, '#8a3a7a'],
      [0.62, '#451a60'],
      [1, '#1a0836'],
    ]),
    rect(0, 796, 1600, 204, 'url(#tiles)'),
    many(7, (index) => stroke(`M0 ${round(802 + index ** 1.6 * 10)}H1600`, '#2f0f4a', 1.6, { opacity: 0.35 })),
    many(29, (index) =>
      stroke(`M${1010 + (index - 14) * 74} 796L${1010 + (index - 14) * 190} 1000`, '#2f0f4a', 1.6, { opacity: 0.3 }),
    ),
    many(60, () => {
      const depth = chance();
      const long = chance.between(30, 90);
      return rect(
        1010 + (chance() + chance() - 1) * (120 + depth * 260) - long / 2,
        804 + depth * 150,
        long,
        3,
        '#ffd9a0',
        { rx: 1.5, opacity: 0.34 * (1 - depth) },
      );
    }),
  ]);
}

/** Stone balusters under a rail. `top` is the upper edge. */
export function balustrade(from: number, to: number, top: number, height: number): string {
  return group([
    many((to - from) / 30, (index) => {
      const x = from + index * 30;
      return path(
        `M${x + 8} ${top + 12}h12q-1 12 4 22q7 18 -2 34q-3 6 -3 ${height - 76}h-10q0 -6 -3 -${height - 80}q-9 -16 -2 -34q5 -10 4 -22z`,
        '#8e4379',
      );
    }),
    many((to - from) / 30, (index) =>
      stroke(`M${from + index * 30 + 19} ${top + 16}q-1 10 4 20q5 14 -1 28`, '#e88a86', 1.6, { opacity: 0.55 }),
    ),
    rect(from, top, to - from, 14, '#a85583'),
    rect(from, top, to - from, 4, '#ffb598'),
    rect(from, top + height - 14, to - from, 16, '#7a3672'),
    ...[300, 720, 1300].map(
      (x) =>
        rect(x - 24, top - 8, 48, height + 10, '#8e4379') +
        rect(x - 29, top - 14, 58, 12, '#c06a88') +
        rect(x + 14, top - 2, 10, height + 4, '#e88a86', { opacity: 0.4 }),
    ),
  ]);
}

/** A scalloped parasol; the pole stands at x, y. */
export function parasol(x: number, y: number, height: number, half: number): string {
  const top = y - height;
  const rib = (index: number) => x - half + (index * half * 2) / 8;
  return group([
    rect(x - 5, top, 10, height, '#3a1350'),
    ellipse(x, y, 46, 9, '#2a0d45'),
    many(8, (index) =>
      path(
        `M${x} ${top - 10}Q${round((rib(index) + x) / 2 - (x - rib(index)) * 0.1)} ${top + 26} ${round(rib(index))} ${top + 92}h${round(half / 4)}Q${round((rib(index + 1) + x) / 2 - (x - rib(index + 1)) * 0.1)} ${top + 26} ${x} ${top - 10}z`,
        index % 2 === 0 ? '#c8426f' : '#ffd9bd',
      ),
    ),
    many(8, (index) =>
      path(
        `M${round(rib(index))} ${top + 91}h${round(half / 4)}v16q${round(-half / 8)} 22 ${round(-half / 4)} 0z`,
        index % 2 === 0 ? '#a8325f' : '#e9b39c',
      ),
    ),
    path(
      `M${x} ${top - 10}Q${x + half * 0.6} ${top + 20} ${x + half} ${top + 92}h${-half * 0.5}Q${x + half * 0.3} ${top + 30} ${x} ${top - 10}z`,
      '#2a0d45',
      { opacity: 0.26 },
    ),
    circle(x, top - 14, 7, DUSK.gold),
  ]);
}

/** A brass bar cart with bottles below and room for the tower above; x, y is the middle of its feet. */
export function barCart(x: number, y: number, chance: Chance): string {
  return placed(
    group([
      ellipse(0, 4, 130, 12, '#12042a', { opacity: 0.5 }),
      stroke('M-104 -8V-136M104 -8V-136', '#ffc46b', 5),
      rect(-112, -132, 224, 10, '#ffe2a8'),
      rect(-112, -124, 224, 6, '#b8743f'),
      rect(-112, -44, 224, 9, '#e0a04f'),
      stroke('M-104 -150H104', '#ffc46b', 3),
      stroke('M104 -146q26 -2 26 -22', '#ffc46b', 5),
      many(7, (index) => tableThing('bottle', -82 + index * 27, -44, chance.between(1.05, 1.35))),
      circle(-92, -8, 12, '#2a0d45') +
        circle(-92, -8, 6, '#ffc46b') +
        circle(92, -8, 12, '#2a0d45') +
        circle(92, -8, 6, '#ffc46b'),
      tableThing('bowl', 76, -132, 1.25),
      coupe(-88, -132, 1.3, '#e0567f'),
    ]),
    x,
    y,
  );
}

/** A pyramid of coupes, five rows, running over. */
export function coupeTower(x: number, y: number, scale: number): string {
  const rows = [5, 4, 3, 2, 1];
  return placed(
    group([
      circle(0, -90, 150, 'url(#lamp-glow)', { opacity: 0.8 }),
      ...rows.map((count, row) =>
        many(count, (index) =>
          coupe((index - (count - 1) / 2) * 29, -6 - row * 35, 1.5, row % 2 === 0 ? '#ffb765' : '#ffcf8a'),
        ),
      ),
      stroke('M0 -196V-182M-8 -192l3 8M9 -194l-3 8', '#fff6dc', 2),
    ]),
    x,
    y,
    scale,
  );
}

/** A rattan sofa with cushions; x, y is the middle of its front edge. */
export function sofa(x: number, y: number): string {
  return placed(
    group([
      ellipse(0, 6, 210, 14, '#12042a', { opacity: 0.5 }),
      path('M-178 -20V-150Q-178 -172 -156 -172H156Q178 -172 178 -150V-20z', '#3d1752'),
      stroke('M-178 -150Q-178 -172 -156 -172H156Q178 -172 178 -150', '#ff9f83', 2.4, { opacity: 0.7 }),
      many(16, (index) => stroke(`M${-166 + index * 22} -164V-90`, '#5c2a6a', 3)),
      rect(-168, -84, 336, 40, '#e9b7a4', { rx: 14 }),
      rect(-168, -62, 336, 18, '#b87a8a', { rx: 8 }),
      path(
        'M-196 -8V-100Q-196 -118 -178 -118Q-160 -118 -160 -100V-8zM196 -8V-100Q196 -118 178 -118Q160 -118 160 -100V-8z',
        '#4a1d5c',
      ),
      rect(-172, -46, 344, 34, '#2f1148'),
      path('M96 -84l14 -44l46 14l-14 44z', '#d4467c'),
      path('M-150 -84l-8 -42l44 -8l8 42z', '#2f8f86'),
    ]),
    x,
    y,
  );
}

/** A blow-up flamingo leaning on the balustrade; x, y is where its ring stands. */
export function flamingo(x: number, y: number): string {
  return placed(
    group([
      ellipse(4, 2, 66, 8, '#12042a', { opacity: 0.45 }),
      path('M-54 -34a54 36 0 1 0 108 0a54 36 0 1 0 -108 0zM-22 -38a22 11 0 1 0 44 0a22 11 0 1 0 -44 0z', '#ff7f96', {
        'fill-rule': 'evenodd',
      }),
      path('M40 -58Q76 -66 70 -40Q60 -46 46 -34z', '#ff9fae'),
      path(
        'M-48 -40C-70 -70 -30 -96 -40 -120C-46 -132 -60 -126 -60 -114L-68 -108C-78 -134 -48 -150 -32 -136C-10 -114 -44 -80 -26 -52z',
        '#ff7f96',
      ),
      path('M-59 -121Q-76 -118 -72 -98Q-66 -106 -57 -109z', '#fff0e2'),
      path('M-71 -108Q-74 -102 -72 -98Q-68 -103 -64 -106z', '#1c0a2e'),
      circle(-48, -128, 2.6, '#1c0a2e'),
      stroke('M48 -46q8 18 -14 34', '#ffd0d6', 4, { opacity: 0.8 }),
      stroke('M-30 -128q10 10 0 30', '#ffd0d6', 3, { opacity: 0.8 }),
    ]),
    x,
    y,
  );
}
