import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRng } from '../../src/shared/rng.ts';
import { circle, DUSK, element, fade, group, path, rect, shape, stroke } from './shapes.ts';

const WIDTH = 1200;
const HEIGHT = 675;
const FIELD = 470;

/** A London bus, party still going on the top deck, nose to a sheep. Stands on y = 0. */
function lostBus(x: number, ground: number): string {
  const red = '#d43f5e';
  const dark = '#a32a55';
  const pane = (left: number, top: number, width: number, lit = true) =>
    rect(left, top, width, 52, lit ? DUSK.glow : '#f0a978', { rx: 7 });
  const reveller = (left: number, top: number, armLeft: number) =>
    group([
      circle(left, top, 10, DUSK.night),
      path(`M${left - 14} ${top + 34}q0 -24 14 -24t14 24z`, DUSK.night),
      stroke(`M${left + 8} ${top + 16}L${left + armLeft} ${top - 12}`, DUSK.night, 6),
    ]);
  return group(
    [
      rect(-236, -22, 480, 16, DUSK.night, { opacity: 0.35, rx: 8 }),
      path('M-226 -28V-262Q-226 -292 -196 -292H196Q228 -292 232 -258L238 -28Z', red),
      path('M-226 -28V-66H237L238 -28Z', dark),
      rect(-226, -164, 462, 26, DUSK.cream),
      element(
        'text',
        { x: -196, y: -145, 'font-family': 'Arial, sans-serif', 'font-weight': 700, 'font-size': 18, fill: dark },
        '404  NOWHERE IN PARTICULAR',
      ),
      ...[-206, -126, -46, 34, 114].map((left, index) => pane(left, -246, 68, index !== 3)),
      ...[-206, -126, -46].map((left) => pane(left, -124, 68)),
      rect(44, -126, 58, 98, '#7a1f4c', { rx: 6 }),
      rect(50, -120, 21, 86, DUSK.glow, { rx: 4 }),
      rect(75, -120, 21, 86, DUSK.glow, { rx: 4 }),
      path('M124 -124H216Q226 -124 227 -112L230 -72H124Z', '#ffdfa3'),
      reveller(-170, -222, 20),
      reveller(-92, -226, -16),
      reveller(-12, -222, 18),
      reveller(148, -224, -18),
      shape([-184, -230, -170, -256, -158, -230], DUSK.coral),
      path('M-106 -234l-2 -14l8 6l8 -10l8 10l7 -6l-3 14z', DUSK.gold),
      circle(176, -98, 12, DUSK.night),
      path('M158 -72q2 -16 18 -16t18 16z', DUSK.night),
      ...[-138, 150].map((left) =>
        group([circle(left, -26, 38, DUSK.night), circle(left, -26, 19, '#8d6a9c'), circle(left, -26, 7, DUSK.night)]),
      ),
      circle(226, -54, 11, DUSK.glow),
      ...[30, 52, 80].map((r) => circle(228, -54, r, DUSK.glow, { opacity: 0.13 })),
    ],
    { transform: `translate(${x} ${ground})` },
  );
}

function sheep(x: number, y: number, scale: number, isFacingLeft: boolean): string {
  const flip = isFacingLeft ? -scale : scale;
  return group(
    [
      ...[-22, -8, 12, 26].map((leg) => rect(leg, -6, 6, 26, DUSK.night)),
      ...(
        [
          [-24, -22, 18],
          [0, -32, 22],
          [24, -22, 18],
          [-8, -14, 18],
          [12, -12, 18],
        ] as const
      ).map(([cx, cy, r]) => circle(cx, cy, r, '#fbe9df')),
      path('M32 -42q22 -2 24 14q0 12 -12 14q-16 0 -18 -16z', DUSK.night),
      shape([36, -40, 24, -48, 32, -32], DUSK.night),
      circle(48, -30, 2.6, DUSK.cream),
    ],
    { transform: `translate(${x} ${y}) scale(${flip} ${scale})` },
  );
}

function signpost(x: number, ground: number): string {
  const board = (y: number, text: string, points: readonly number[], fill: string) =>
    group([
      shape(points, fill),
      element(
        'text',
        {
          x,
          y,
          'font-family': 'Arial, sans-serif',
          'font-weight': 700,
          'font-size': 19,
          'text-anchor': 'middle',
          fill: DUSK.ink,
        },
        text,
      ),
    ]);
  return group([
    rect(x - 5, ground - 190, 10, 190, DUSK.night),
    board(
      ground - 149,
      'THE PARTY',
      [x - 82, ground - 174, x + 66, ground - 174, x + 66, ground - 138, x - 82, ground - 138, x - 104, ground - 156],
      DUSK.gold,
    ),
    board(
      ground - 99,
      'SHEEP',
      [x - 60, ground - 124, x + 60, ground - 124, x + 82, ground - 106, x + 60, ground - 88, x - 60, ground - 88],
      DUSK.coral,
    ),
  ]);
}

const rng = createRng(404);
const stars = Array.from({ length: 60 }, () =>
  circle(rng() * WIDTH, rng() ** 1.6 * 280, 0.8 + rng() * 1.2, DUSK.cream, { opacity: 0.3 + rng() * 0.6 }),
);
const grass = Array.from({ length: 90 }, () => {
  const x = rng() * WIDTH;
  const y = FIELD + 70 + rng() * 130;
  return `M${x.toFixed(0)} ${y.toFixed(0)}l-4 -12M${x.toFixed(0)} ${y.toFixed(0)}l3 -14`;
});

/** The not-found page: the bus that took a wrong turn. */
const scene = element(
  'svg',
  { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
  [
    element(
      'defs',
      {},
      fade('sky', [
        [0, DUSK.ink],
        [0.24, DUSK.indigo],
        [0.46, DUSK.plum],
        [0.6, DUSK.magenta],
        [0.7, DUSK.coral],
      ]),
    ),
    rect(0, 0, WIDTH, HEIGHT, 'url(#sky)'),
    ...stars,
    ...[330, 235, 160].map((r) => circle(880, 400, r, DUSK.coral, { opacity: 0.12 })),
    circle(880, 400, 96, '#ffe0a0'),
    path('M0 430Q180 360 380 402T760 396T1200 372V675H0Z', '#8d3b86'),
    path('M0 470Q260 408 520 446T960 430T1200 440V675H0Z', '#5f2676'),
    path(`M0 ${FIELD + 20}Q320 ${FIELD - 14} 640 ${FIELD + 12}T1200 ${FIELD}V675H0Z`, '#37145c'),
    stroke(grass.join(''), '#1f0c45', 2.4),
    signpost(1010, 560),
    lostBus(500, 580),
    sheep(130, 566, 0.9, false),
    sheep(196, 626, 1.2, true),
    sheep(850, 592, 1.3, true),
    sheep(1098, 622, 0.95, true),
  ].join('\n'),
);
writeFileSync(fileURLToPath(new URL('../../public/art/wrong-turn.svg', import.meta.url)), `${scene}\n`);
