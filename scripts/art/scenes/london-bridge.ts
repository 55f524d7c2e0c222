import { DUSK } from '../kit/dusk.ts';
import { circle, group, many, path, placed, rect, round, shape, stroke } from '../kit/shapes.ts';

const STONE = '#4c1d66';
const SHADE = '#37124f';
const TRIM = '#6d3280';
const LIT = '#ffcf7d';
const STEEL = '#3f6d8c';
const STEEL_LIGHT = '#e3a7a4';

const lancet = (x: number, y: number, width: number, height: number, fill: string = LIT) =>
  path(
    `M${round(x - width / 2)} ${y}v${-height + width * 0.6}q${round(width / 2)} ${round(-width)} ${round(width)} 0v${height - width * 0.6}z`,
    fill,
  );

/** A turret with its conical cap and finial, foot at y. */
function turret(x: number, y: number, width: number, height: number, cap: number): string {
  const top = y - height;
  return group([
    rect(x - width / 2, top, width, height, STONE),
    rect(x + width * 0.12, top, width * 0.38, height, SHADE),
    many(4, (index) => rect(x - width * 0.62, top + (index * height) / 4, width * 1.24, 4, TRIM)),
    many(3, (index) => lancet(x, top + 26 + index * (height / 3.4), width * 0.26, 17, index === 1 ? LIT : '#22083a')),
    shape([x - width * 0.64, top, x, top - cap, x + width * 0.64, top], '#2f5f78'),
    shape([x, top, x, top - cap, x + width * 0.64, top], '#234a63'),
    stroke(`M${x} ${round(top - cap)}v-14`, DUSK.gold, 1.6),
    circle(x, top - cap - 3, 2.4, DUSK.gold),
  ]);
}

/** One tower of Tower Bridge on its pier; the waterline is y = 0. `sun` is the side that the light comes from. */
function bridgeTower(sun: -1 | 1): string {
  const rim = (x: number, top: number, height: number, width = 3) =>
    rect(x, top, width, height, '#ff9f83', { opacity: 0.75 });
  return group([
    path('M-78 10V-30L-60 -52H60L78 -30V10Q0 26 -78 10z', SHADE),
    path('M-78 -30L-60 -52H60L78 -30z', TRIM),
    many(3, (row) => rect(-76, -20 + row * 11, 152, 1.6, '#220a36')),
    rect(-44, -300, 88, 250, STONE),
    sun === 1 ? rect(-44, -300, 34, 250, SHADE, { opacity: 0.55 }) : rect(10, -300, 34, 250, SHADE, { opacity: 0.55 }),
    // The portal over the roadway.
    path('M-25 -52V-108Q-22 -134 0 -146Q22 -134 25 -108V-52z', '#ffb36b'),
    path('M-25 -52V-108Q-22 -134 0 -146V-134Q-15 -124 -17 -106V-52z', '#7a3479'),
    path('M25 -52V-108Q22 -134 0 -146V-134Q15 -124 17 -106V-52z', '#7a3479'),
    stroke('M-29 -52V-109Q-26 -140 0 -153Q26 -140 29 -109V-52', TRIM, 4),
    ...[-160, -206, -252, -296].map((y) =>
      group([rect(-48, y, 96, 5, TRIM), rect(-48, y + 5, 96, 2.5, '#220a36', { opacity: 0.6 })]),
    ),
    ...[-24, 0, 24].map((x) => group([lancet(x, -168, 12, 30), stroke(`M${x} -168v-26`, STONE, 1.6)])),
    ...[-27, -9, 9, 27].map((x, index) => lancet(x, -214, 10, 30, index === 2 ? '#ffe2a8' : LIT)),
    path('M-26 -258v-20q26 -32 52 0v20z', LIT),
    ...[-13, 0, 13].map((x) => stroke(`M${x} -258v-30`, STONE, 2)),
    stroke('M-26 -274h52', STONE, 2),
    many(7, (index) => rect(-44 + index * 13.4, -309, 7.5, 10, STONE)),
    // Steep slate roof with dormers and a lantern.
    path('M-40 -300L-15 -378H15L40 -300z', '#33607a'),
    sun === 1 ? path('M-40 -300L-15 -378H0V-300z', '#22465d') : path('M40 -300L15 -378H0V-300z', '#22465d'),
    many(6, (row) => rect(-38 + row * 4.2, -306 - row * 12, 76 - row * 8.4, 1.2, '#1d3c52', { opacity: 0.7 })),
    ...[-15, 15].map((x) =>
      group([
        shape([x - 8, -322, x, -340, x + 8, -322], SHADE),
        rect(x - 6, -322, 12, 18, SHADE),
        lancet(x, -306, 6, 12),
      ]),
    ),
    group([shape([-11, -316, 0, -350, 11, -316], STONE), rect(-9, -316, 18, 18, STONE), lancet(0, -300, 9, 22)]),
    rect(-17, -384, 34, 7, '#22465d'),
    many(6, (index) => rect(-15 + index * 5.6, -391, 2, 8, DUSK.gold)),
    shape([-6, -384, 0, -418, 6, -384], '#33607a'),
    stroke('M0 -416v-20M-5 -428h10', DUSK.gold, 2),
    turret(-44, -50, 21, 262, 46),
    turret(44, -50, 21, 262, 46),
    sun === 1 ? rim(51.5, -312, 262) : rim(-54.5, -312, 262),
    sun === 1
      ? shape([51, -312, 57.4, -312, 44, -358, 43, -358], '#ff9f83', { opacity: 0.7 })
      : shape([-51, -312, -57.4, -312, -44, -358, -43, -358], '#ff9f83', { opacity: 0.7 }),
    sun === 1
      ? shape([40, -300, 15, -378, 12, -378, 34, -300], '#ff9f83', { opacity: 0.65 })
      : shape([-40, -300, -15, -378, -12, -378, -34, -300], '#ff9f83', { opacity: 0.65 }),
  ]);
}

/** Half of the suspended side span: chain, hangers and deck from x = 0 (tower) to `length`, going right. */
function sideSpan(length: number): string {
  const chain = (u: number) =>
    -222 + 152 * Math.sin(((u * Math.PI) / 2) * 0.98) + (u > 0.78 ? (u - 0.78) * 60 : 0) * -1;
  const points = Array.from({ length: 25 }, (_, index) => ({
    x: 40 + ((length - 40) * index) / 24,
    y: chain(index / 24),
  }));
  const top = points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');
  const bottom = points
    .map(({ x, y }, index) => `${round(x)} ${round(y + 15 * Math.sin((index / 24) * Math.PI) + 4)}`)
    .toReversed()
    .join('L');
  return group([
    many(24, (index) => {
      const point = points[index];
      return point === undefined || index % 2 === 1
        ? ''
        : rect(point.x, point.y, 2, -62 - point.y, STEEL, { opacity: 0.95 });
    }),
    path(`M${top}L${bottom}z`, STEEL),
    stroke(`M${top}`, STEEL_LIGHT, 2),
    many(24, (index) => {
      const a = points[index];
      const b = points[index + 1];
      return a === undefined || b === undefined
        ? ''
        : stroke(`M${round(a.x)} ${round(a.y + 2)}L${round(b.x)} ${round(b.y + 14)}`, STEEL_LIGHT, 1, { opacity: 0.7 });
    }),
  ]);
}

/** The roadway from a to b with its latticed parapet and lamps below the handrail. */
function deck(a: number, b: number): string {
  return group([
    rect(a, -66, b - a, 20, '#2c5470'),
    rect(a, -68, b - a, 3.4, STEEL_LIGHT),
    rect(a, -47, b - a, 5, '#1d3850'),
    many((b - a) / 16, (index) =>
      stroke(`M${round(a + index * 16)} -49l16 -14M${round(a + index * 16)} -63l16 14`, '#6f98a8', 1.2, {
        opacity: 0.8,
      }),
    ),
    many((b - a) / 32, (index) => circle(a + 16 + index * 32, -56, 2.6, '#ffe2a8')),
  ]);
}

/** Tower Bridge, the middle of its opening at x, its waterline at y; scale 1 is 740 px from abutment to abutment. */
export function towerBridge(x: number, y: number, scale: number): string {
  const half = 168;
  const abutment = 400;
  const walkway = (top: number, height: number) =>
    group([
      rect(-half + 40, top, half * 2 - 80, height, '#2c5470'),
      rect(-half + 40, top - 2, half * 2 - 80, 4, STEEL_LIGHT),
      rect(-half + 40, top + height - 2, half * 2 - 80, 4, STEEL_LIGHT),
      many(16, (index) =>
        stroke(
          `M${-half + 40 + index * 16} ${top + height - 2}l16 ${-height + 4}M${-half + 40 + index * 16} ${top + 2}l16 ${height - 4}`,
          '#8fb0b8',
          1.5,
        ),
      ),
      many(8, (index) =>
        rect(-half + 50 + index * 32, top + height * 0.3, 12, height * 0.4, '#ffdf9a', { opacity: 0.85 }),
      ),
    ]);
  const side = (direction: -1 | 1) =>
    placed(
      group([
        placed(sideSpan(abutment - half), half, 0),
        deck(half, 960),
        rect(abutment - 26, -118, 52, 130, STONE),
        rect(abutment - 26, -118, 22, 130, SHADE, { opacity: 0.6 }),
        path(`M${abutment - 16} -48v-26q16 -22 32 0v26z`, '#ffb36b'),
        rect(abutment - 31, -122, 62, 6, TRIM),
        many(4, (index) => rect(abutment - 27 + index * 15, -130, 8, 9, STONE)),
        shape([abutment - 20, -128, abutment, -152, abutment + 20, -128], '#33607a'),
        stroke(`M${abutment} -152v-12`, DUSK.gold, 1.6),
        path(`M${abutment + 26} -46H960V14H${abutment + 26}z`, SHADE),
        many(7, (index) => path(`M${abutment + 50 + index * 80} 14v-22q24 -30 48 0v22z`, '#1f0833')),
      ]),
      0,
      0,
      direction,
      1,
    );
  const bascule = group([
    path(`M${-half + 40} -66H${half - 40}V-56Q0 -72 0 -60Q0 -72 ${-half + 40} -40z`, '#2c5470'),
    path(
      `M${-half + 40} -50Q${-half * 0.4} -62 0 -63Q${half * 0.4} -62 ${half - 40} -50V-38Q${half * 0.4} -56 0 -57Q${-half * 0.4} -56 ${-half + 40} -38z`,
      STEEL,
    ),
    rect(-half + 40, -69, half * 2 - 80, 4, STEEL_LIGHT),
    many(17, (index) => rect(-half + 44 + index * 15, -66, 1.6, 16, '#8fb0b8', { opacity: 0.8 })),
    rect(-1, -68, 2, 14, '#14052a'),
  ]);
  return placed(
    group([
      side(-1),
      side(1),
      walkway(-226, 22),
      walkway(-196, 16),
      bascule,
      placed(bridgeTower(1), -half, 0),
      placed(bridgeTower(-1), half, 0),
    ]),
    x,
    y,
    scale,
  );
}
