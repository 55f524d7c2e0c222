import { DUSK } from '../kit/dusk.ts';
import { circle, group, many, path, placed, rect } from '../kit/shapes.ts';

const RED = '#c93a55';
const DARK_RED = '#8f2347';

/** A double-decker, wheels on y; scale 1 is 120 px long. */
export function doubleDecker(x: number, y: number, scale: number): string {
  return placed(
    group([
      path('M-60 -8V-66Q-60 -74 -52 -74H54Q60 -74 60 -66V-8z', RED),
      rect(-60, -20, 120, 12, DARK_RED),
      rect(-60, -44, 120, 4, '#ffe2a8'),
      many(6, (index) => rect(-54 + index * 18.6, -67, 15, 19, index === 4 ? '#b5555a' : '#ffdf9a', { rx: 2 })),
      many(5, (index) => rect(-54 + index * 18.6, -38, 15, 16, '#ffd07f', { rx: 2 })),
      rect(41, -38, 15, 28, '#ffe9b8', { rx: 2 }),
      ...[-44, -12, 24].map((head, index) =>
        group([
          circle(head, -56, 3.4, '#3a1350'),
          path(`M${head - 5} -48q5 -9 10 0z`, '#3a1350'),
          index === 1 ? path(`M${head - 3} -59l3 -6l3 6z`, DUSK.gold) : '',
        ]),
      ),
      ...[-38, 36].map((wheel) => group([circle(wheel, -8, 9, '#14052a'), circle(wheel, -8, 4, '#8d6a9c')])),
    ]),
    x,
    y,
    scale,
  );
}

/** A telephone box, foot in the middle at x, y; scale 1 is 200 px tall. Lit inside, the light of the sky on its left. */
export function phoneBox(x: number, y: number, scale: number): string {
  return placed(
    group([
      circle(0, -100, 130, 'url(#lamp-glow)', { opacity: 0.7 }),
      rect(-42, -12, 84, 12, '#5a163c'),
      rect(-38, -168, 76, 156, RED),
      path('M-42 -168H42V-176Q0 -200 -42 -176z', RED),
      path('M8 -168H42V-176Q26 -186 8 -188z', DARK_RED),
      rect(-44, -170, 88, 5, DARK_RED),
      rect(-30, -166, 60, 13, '#fff0d2'),
      rect(-28, -146, 56, 128, '#ffcf7d'),
      // Somebody is still making a call.
      circle(4, -112, 12, '#5a1f45'),
      path('M-18 -18V-74Q-16 -96 4 -96Q24 -96 24 -74V-18z', '#5a1f45'),
      ...[-29, -11, 8, 26].map((bar) => rect(bar, -148, 3, 132, RED)),
      many(8, (row) => rect(-28, -148 + row * 18.4, 56, 2.6, RED)),
      rect(30, -168, 8, 156, DARK_RED),
      rect(-38, -168, 3, 156, '#ff9f83', { opacity: 0.9 }),
    ]),
    x,
    y,
    scale,
  );
}
