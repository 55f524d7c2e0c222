import type { Prop } from './gestures.ts';
import { circle, ellipse, group, many, path, rect, round, stroke } from './shapes.ts';

const beer = group([
  path('M-7 -22h14l-1 25q-6 3 -12 0z', '#ffb84f'),
  rect(-4.5, -18, 2.4, 17, '#ffdf9a', { opacity: 0.8 }),
  path('M-8.5 -22q-1 -6 4 -6q2 -5 7 -2q6 -1 6 5q0 4 -3 4z', '#fff6dc'),
  stroke('M7 -18q7 0 6 7q-1 6 -6.4 6', '#ffb84f', 2.6),
]);

const stout = group([
  path('M-8 -24q-1 12 2 27h12q3 -15 2 -27z', '#2a0a1f'),
  path('M-8.2 -25h16.4l-0.4 7h-15.600z', '#ffeccb'),
  rect(-4.5, -15, 2, 14, '#8b4a58', { opacity: 0.9 }),
  ellipse(0, -25, 8.2, 2.4, '#fff8ee'),
]);

const flute = group([
  path('M-4 -30h8l-1.6 17q-2.4 4 -4.8 0z', '#ffe2a8'),
  path('M-3.6 -25h7.2l-1.2 12q-2.4 4 -4.8 0z', '#ffc46b'),
  stroke('M0 -11V3M-4 3h8', '#ffe2a8', 1.6),
  circle(1, -20, 0.9, '#fff8ee'),
  circle(-1, -16, 0.8, '#fff8ee'),
]);

const cocktail = group([
  path('M-11 -26h22l-11 14z', '#ff9f83'),
  path('M-11 -26h22l-2.4 3h-17.2z', '#ffe9cf'),
  stroke('M0 -12V3M-5 3h10', '#ffe2a8', 1.7),
  stroke('M4 -24l7 -12', '#2f8f86', 1.6),
  path('M4 -38q7 -6 14 0l-7 3z', '#d4467c'),
  circle(-7, -27, 3, '#ffc46b'),
]);

const balloonColours = ['#d4467c', '#ffc46b', '#ff8563', '#45b3a4'];

const balloons = group([
  many(4, (index) => {
    const x = [-26, -4, 20, 36][index] ?? 0;
    const y = [-96, -118, -100, -76][index] ?? -100;
    return group([
      stroke(`M0 0Q${round(x * 0.2)} ${round(y * 0.5)} ${x} ${y + 18}`, '#ffe2a8', 0.9, { opacity: 0.8 }),
      ellipse(x, y, 14, 17, balloonColours[index] ?? '#d4467c'),
      ellipse(x + 5, y - 6, 3, 5, '#fff8ee', { opacity: 0.6 }),
    ]);
  }),
]);

const DRAWN: Readonly<Record<Prop, string>> = {
  none: '',
  pint: beer,
  stout,
  flute,
  cocktail,
  bottle: group([path('M-5 4v-22q0 -5 3 -8v-12h5v12q3 3 3 8v22z', '#2f6f5f'), rect(-5, -14, 11, 9, '#ffe2a8')]),
  microphone: group([
    stroke('M0 8L4 -8', '#170b3f', 5),
    circle(5, -13, 6.4, '#c9b6d8'),
    circle(6.5, -15, 2.2, '#fff8ee'),
  ]),
  phone: group([
    circle(0, -8, 26, 'url(#lamp-glow)', { opacity: 0.9 }),
    rect(-6, -20, 12, 22, '#170b3f', { rx: 2.4 }),
    rect(-4.6, -18, 9.2, 17, '#cfeee8', { rx: 1 }),
  ]),
  fiddle: '',
  'fiddle-bow': '',
  sparkler: group([
    stroke('M0 2L3 -22', '#8d6a9c', 1.6),
    circle(3, -26, 34, 'url(#lamp-glow)'),
    many(14, (index) => {
      const angle = (index / 14) * Math.PI * 2;
      const long = index % 2 === 0 ? 17 : 10;
      return stroke(
        `M${round(3 + Math.cos(angle) * 3)} ${round(-26 + Math.sin(angle) * 3)}L${round(3 + Math.cos(angle) * long)} ${round(-26 + Math.sin(angle) * long)}`,
        index % 3 === 0 ? '#ffc46b' : '#fff6dc',
        1.3,
      );
    }),
  ]),
  balloons,
  bouquet: group([
    path('M-5 6L0 -8L5 6z', '#ffe9cf'),
    ...[
      [-7, -14, '#d4467c'],
      [6, -15, '#ff8563'],
      [0, -20, '#ffc46b'],
      [-1, -11, '#fff0d2'],
      [9, -8, '#d4467c'],
      [-9, -7, '#ff8563'],
    ].map(([x, y, fill]) => circle(Number(x), Number(y), 5.2, String(fill))),
  ]),
  umbrella: group([
    stroke('M0 6V-40', '#ffe2a8', 2),
    path('M-26 -38Q-22 -62 0 -64Q22 -62 26 -38Q20 -43 13 -38Q6 -43 0 -38Q-6 -43 -13 -38Q-20 -43 -26 -38z', '#ff8563'),
    path('M0 -64Q22 -62 26 -38Q20 -43 13 -38Q10 -54 0 -64z', '#d4467c'),
  ]),
};

/** What a hand holds, drawn around the hand at 0, 0. */
export function prop(kind: Prop): string {
  return DRAWN[kind];
}
