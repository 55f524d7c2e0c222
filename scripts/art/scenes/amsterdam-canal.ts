import type { Chance } from '../kit/chance.ts';
import { DUSK, PARTY } from '../kit/dusk.ts';
import { halo, stringLights } from '../kit/lights.ts';
import { above, circle, ellipse, group, many, path, placed, rect, round, stroke } from '../kit/shapes.ts';
import { shimmer } from '../kit/water.ts';
import { canalCrew } from './amsterdam-crew.ts';

/** A sit-up-and-beg Dutch bicycle, wheels on y; scale 1 is 190 px long. */
export function bicycle(
  x: number,
  y: number,
  scale: number,
  colour: string = DUSK.night,
  basket = 0,
  rim = '#ff9f83',
): string {
  const wheel = (cx: number) =>
    group([
      circle(cx, -38, 36, 'none', { stroke: rim, 'stroke-width': 2, opacity: 0.7, transform: 'translate(1.6 -1.4)' }),
      circle(cx, -38, 36, 'none', { stroke: colour, 'stroke-width': 5 }),
      many(9, (index) =>
        stroke(
          `M${round(cx + Math.cos(index * 0.698) * 34)} ${round(-38 + Math.sin(index * 0.698) * 34)}L${cx} -38`,
          colour,
          1,
        ),
      ),
      circle(cx, -38, 5, colour),
      path(`M${cx - 42} -40A42 42 0 0 1 ${cx + 34} -62`, 'none', { stroke: colour, 'stroke-width': 3.4 }),
    ]);
  const crate =
    basket === 0
      ? ''
      : group([
          path('M58 -112H98L93 -80H63z', '#8b4a58'),
          many(4, (index) => stroke(`M${61 + index * 10} -110L${64 + index * 9} -82`, '#5a2a48', 1.6)),
          many(11, (index) =>
            group([
              stroke(`M${64 + index * 3} -108v-9`, '#2f6f5f', 1.6),
              ellipse(60 + index * 3.8, -120 - ((index * 7) % 5) * 2.4, 4.6, 6.4, PARTY[index % 4] ?? '#d4467c'),
            ]),
          ),
        ]);
  return placed(
    group([
      wheel(-56),
      wheel(58),
      stroke('M-56 -38L-22 -38L-34 -96M-22 -38L40 -88M-32 -84Q2 -60 40 -84M-56 -38L-34 -84', colour, 5),
      stroke('M58 -38L38 -100L34 -116M34 -116Q18 -118 16 -108M34 -116Q44 -116 48 -108', colour, 4.6),
      stroke('M41 -88L35 -112', rim, 1.6),
      path('M-50 -100Q-36 -108 -18 -100Q-26 -94 -38 -95z', colour),
      stroke('M-34 -96v8M-66 -82H-34M-64 -82L-56 -40', colour, 3.4),
      circle(-22, -38, 9, colour),
      stroke('M-22 -38L-14 -24H-6', colour, 3.4),
      circle(56, -84, 4.4, '#fff0c4'),
      halo(58, -84, 26, 0.9),
      circle(-90, -56, 3.6, '#e0405e'),
      crate,
    ]),
    x,
    y,
    scale,
    Math.abs(scale),
  );
}

/** The flag of the city: red, black and red with three crosses of St Andrew. */
const cityFlag = (x: number, y: number) =>
  group([
    path(`M${x} ${y}q16 6 32 0t30 -2v36q-14 -4 -30 2t-32 0z`, '#d9405a'),
    path(`M${x} ${y + 12}q16 6 32 0t30 -2v13q-14 -4 -30 2t-32 0z`, '#14052a'),
    many(3, (index) => stroke(`M${x + 10 + index * 17} ${y + 15}l8 7m0 -7l-8 7`, '#fff8ee', 2.2)),
  ]);

/** A long open canal boat with a table, lanterns on its posts and eight friends; the waterline is y. Scale 1 is 720 px. */
export function canalBoat(x: number, y: number, scale: number, chance: Chance): string {
  const hull = group([
    path('M-372 -62Q-350 -50 -300 -48H300Q352 -52 384 -74Q378 6 316 14H-300Q-356 8 -372 -62z', '#240c3f'),
    path('M-372 -62Q-350 -50 -300 -48H300Q352 -52 384 -74L382 -58Q350 -38 300 -35H-300Q-350 -37 -370 -50z', '#2f8f86'),
    path('M-372 -62Q-350 -50 -300 -48H300Q352 -52 384 -74', 'none', { stroke: '#ffd9a6', 'stroke-width': 2.4 }),
    many(12, (index) =>
      group([circle(-268 + index * 48, -12, 5.6, '#40185c'), circle(-268 + index * 48, -12, 3.4, '#ffcf7d')]),
    ),
    ...[-336, -322, 338].map((left) => ellipse(left, -18, 8, 13, '#12041f')),
    cityFlag(-340, -114),
    stroke('M-340 -58V-116', '#12041f', 3),
  ]);
  const posts = [-286, 0, 292];
  return placed(
    group([
      ellipse(0, 14, 392, 13, '#150524', { opacity: 0.5 }),
      ...posts.map((left) => stroke(`M${left} -48V-206`, '#240c3f', 4)),
      above(-20, canalCrew(), 'canal-crew'),
      rect(-196, -74, 400, 8, '#ffe2c0'),
      rect(-196, -66, 400, 20, '#8b3a6f'),
      many(13, (index) =>
        index % 3 === 0
          ? group([
              circle(-180 + index * 31, -82, 12, 'url(#lamp-glow)'),
              rect(-182 + index * 31, -84, 4, 10, '#fff3d2'),
            ])
          : ellipse(-180 + index * 31, -77, 9, 4, index % 2 === 0 ? '#ffb765' : '#d4467c'),
      ),
      hull,
      stringLights({ from: [-286, -204], to: [0, -204], sag: 16, count: 12 }, 3.6, '#240c3f'),
      stringLights({ from: [0, -204], to: [292, -204], sag: 16, count: 12 }, 3.6, '#240c3f'),
      shimmer(chance, { from: -320, to: 260, top: 18, bottom: 84 }, 42, [DUSK.glow, '#ff9f83', '#ffc46b'], 0.75),
    ]),
    x,
    y,
    scale,
  );
}
