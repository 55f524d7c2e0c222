import { DUSK } from '../kit/dusk.ts';
import { circle, ellipse, group, many, path, placed, rect, round, shape, stroke } from '../kit/shapes.ts';

const WALL = '#3d1556';
const SHADE = '#2c0d42';
const TRIM = '#6a3076';
const LIT = '#ffcf7d';

const clockFace = (x: number, y: number, r: number, squeeze = 1) =>
  group([
    circle(x, y, r * 2.6, 'url(#lamp-glow)', { opacity: 0.75 }),
    ellipse(x, y, r * 1.16 * squeeze, r * 1.16, '#1f0833'),
    ellipse(x, y, r * 1.1 * squeeze, r * 1.1, DUSK.gold),
    ellipse(x, y, r * squeeze, r, '#fff3d2'),
    many(12, (hour) => {
      const angle = (hour / 12) * Math.PI * 2;
      const dx = Math.sin(angle) * squeeze;
      const dy = -Math.cos(angle);
      return stroke(
        `M${round(x + dx * r * 0.78)} ${round(y + dy * r * 0.78)}L${round(x + dx * r * 0.94)} ${round(y + dy * r * 0.94)}`,
        '#4a1a5e',
        hour % 3 === 0 ? 2.6 : 1.4,
      );
    }),
    ellipse(x, y, r * 0.7 * squeeze, r * 0.7, 'none', { stroke: '#c98a5c', 'stroke-width': 1 }),
    // Ten to eight: the evening has begun.
    stroke(
      `M${x} ${y}L${round(x - r * 0.52 * squeeze)} ${round(y + r * 0.24)}M${x} ${y}L${round(x - r * 0.7 * squeeze)} ${round(y - r * 0.42)}`,
      '#2a0d42',
      3,
    ),
    circle(x, y, 3, '#2a0d42'),
  ]);

/** Elizabeth Tower, foot at x, y; scale 1 is 780 px tall, 104 px wide. The light comes from the left. */
export function elizabethTower(x: number, y: number, scale: number): string {
  const panels = group([
    many(7, (row) =>
      many(3, (bay) => {
        const left = -35 + bay * 25;
        const top = -430 + row * 60;
        const isLit = (row * 5 + bay * 3) % 4 === 1;
        return group(
          [0, 10].map((offset) =>
            path(`M${left + offset} ${top + 44}v-34q4 -9 8 0v34z`, isLit ? '#ffb765' : '#26093c', {
              opacity: isLit ? 0.95 : 0.8,
            }),
          ),
        );
      }),
    ),
    ...[-38, -13, 12, 37].map((rib) => rect(rib - 2, -444, 4, 444, TRIM)),
    many(8, (row) =>
      group([
        rect(-50, -440 + row * 60, 100, 5, TRIM),
        rect(-50, -435 + row * 60, 100, 2, '#1f0833', { opacity: 0.7 }),
      ]),
    ),
  ]);
  const pinnacle = (px: number, py: number, h: number) =>
    group([
      rect(px - 4, py - h * 0.5, 8, h * 0.5, WALL),
      shape([px - 6, py - h * 0.5, px, py - h, px + 6, py - h * 0.5], WALL),
      circle(px, py - h, 2.2, DUSK.gold),
    ]);
  return placed(
    group([
      rect(-46, -444, 92, 444, WALL),
      ...[-46, 38].map((edge) => rect(edge, -444, 9, 444, TRIM, { opacity: 0.8 })),
      panels,
      rect(14, -444, 32, 444, SHADE, { opacity: 0.55 }),
      // The clock stage overhangs the shaft.
      path('M-46 -440L-57 -458V-556H57V-458L46 -440z', WALL),
      rect(-60, -462, 120, 6, DUSK.gold, { opacity: 0.85 }),
      rect(-60, -560, 120, 7, DUSK.gold, { opacity: 0.85 }),
      ...[-57, 48].map((edge) => rect(edge, -552, 9, 90, TRIM)),
      rect(26, -552, 31, 90, SHADE, { opacity: 0.45 }),
      clockFace(0, -507, 37),
      many(9, (index) => path(`M${-54 + index * 12} -462v10q5.500 8 11 0v-10z`, TRIM)),
      ...[-56, 56].map((px) => pinnacle(px, -556, 44)),
      // The belfry with its arcade, open to the sky.
      rect(-48, -606, 96, 48, WALL),
      many(7, (index) => path(`M${-45 + index * 13.2} -562v-24q4.800 -12 9.600 0v24z`, '#ff9f78', { opacity: 0.9 })),
      rect(-53, -612, 106, 8, TRIM),
      many(9, (index) => shape([-50 + index * 12, -612, -46 + index * 12, -624, -42 + index * 12, -612], TRIM)),
      ...[-50, 50].map((px) => pinnacle(px, -608, 34)),
      // The roof in two slopes with the Ayrton light between them.
      path('M-47 -612L-24 -676H24L47 -612z', '#33304f'),
      path('M8 -612L4 -676H24L47 -612z', '#221a38', { opacity: 0.7 }),
      many(3, (row) =>
        many(5 - row, (index) =>
          shape(
            [
              -34 + row * 7 + index * 15,
              -622 - row * 18,
              -29 + row * 7 + index * 15,
              -634 - row * 18,
              -24 + row * 7 + index * 15,
              -622 - row * 18,
            ],
            DUSK.gold,
            { opacity: 0.75 },
          ),
        ),
      ),
      rect(-28, -680, 56, 6, DUSK.gold),
      rect(-21, -702, 42, 22, '#ffe9b8'),
      circle(0, -691, 52, 'url(#lamp-glow)', { opacity: 0.8 }),
      many(6, (index) => rect(-21 + index * 8, -702, 2.6, 22, WALL)),
      rect(-26, -707, 52, 6, DUSK.gold),
      path('M-23 -707Q-8 -730 -3 -770H3Q8 -730 23 -707z', '#33304f'),
      path('M4 -707Q3 -740 1 -770H3Q8 -730 23 -707z', '#221a38'),
      stroke('M0 -768v-22M-5 -780h10', DUSK.gold, 2.4),
      circle(0, -770, 3.6, DUSK.gold),
      // The setting sun on the left edges.
      rect(-46, -440, 3.4, 440, '#ff9f83', { opacity: 0.85 }),
      rect(-57, -552, 3.4, 92, '#ff9f83', { opacity: 0.85 }),
      shape([-47, -612, -24, -676, -20, -676, -42, -612], '#ff9f83', { opacity: 0.75 }),
    ]),
    x,
    y,
    scale,
  );
}

/** The long river front of Parliament, from x to the right, standing on y. */
export function parliament(x: number, y: number, width: number): string {
  const bay = 26;
  return group([
    rect(x, y - 96, width, 96, WALL),
    many(width / bay, (index) => {
      const left = x + index * bay;
      return group([
        ...[0, 1, 2].map((floor) =>
          path(
            `M${left + 6} ${y - 62 + floor * 30}v-13q6 -9 12 0v13z`,
            (index * 5 + floor * 3) % 4 === 1 ? '#2b0d42' : LIT,
            { opacity: 0.9 },
          ),
        ),
        rect(left - 3, y - 108, 6, 108, SHADE),
        shape([left - 4, y - 108, left, y - 130, left + 4, y - 108], SHADE),
        rect(left, y - 100, bay, 4, TRIM),
      ]);
    }),
    path(`M${x} ${y - 96}l12 -26H${x + width}v26z`, '#2a1540', { opacity: 0.9 }),
    ...[0.3, 0.7].map((share) =>
      group([
        rect(x + width * share - 15, y - 170, 30, 90, WALL),
        rect(x + width * share - 18, y - 172, 36, 5, TRIM),
        shape([x + width * share - 14, y - 172, x + width * share, y - 226, x + width * share + 14, y - 172], SHADE),
      ]),
    ),
  ]);
}

/** The London Eye with its capsules, hub at x, y. */
export function londonEye(x: number, y: number, r: number, base: number, colour: string): string {
  return group([
    stroke(
      `M${x} ${y}L${round(x - r * 0.42)} ${base}M${x} ${y}L${round(x + r * 0.42)} ${base}M${x} ${y}L${round(x + r * 0.62)} ${base}`,
      colour,
      r * 0.04,
    ),
    many(32, (index) => {
      const angle = (index / 32) * Math.PI * 2;
      return stroke(`M${x} ${y}L${round(x + Math.cos(angle) * r)} ${round(y + Math.sin(angle) * r)}`, colour, 0.8, {
        opacity: 0.7,
      });
    }),
    circle(x, y, r, 'none', { stroke: colour, 'stroke-width': r * 0.03 }),
    circle(x, y, r * 0.93, 'none', { stroke: colour, 'stroke-width': r * 0.014 }),
    many(64, (index) => {
      const angle = (index / 64) * Math.PI * 2;
      const inner = index % 2 === 0 ? 0.93 : 1;
      const outer = index % 2 === 0 ? 1 : 0.93;
      const next = angle + Math.PI / 32;
      return stroke(
        `M${round(x + Math.cos(angle) * r * inner)} ${round(y + Math.sin(angle) * r * inner)}L${round(x + Math.cos(next) * r * outer)} ${round(y + Math.sin(next) * r * outer)}`,
        colour,
        1,
      );
    }),
    circle(x, y, r * 0.06, colour),
    many(28, (index) => {
      const angle = (index / 28) * Math.PI * 2;
      const cx = x + Math.cos(angle) * r * 1.065;
      const cy = y + Math.sin(angle) * r * 1.065;
      return group([
        circle(cx, cy, r * 0.11, 'url(#lamp-glow)', { opacity: 0.6 }),
        ellipse(cx, cy, r * 0.045, r * 0.036, index % 3 === 0 ? '#ffd0a0' : '#ffeccb'),
      ]);
    }),
  ]);
}

/** St Paul's: drum, dome, lantern and the two west towers, foot at x, y; scale 1 is 300 px tall. */
export function saintPauls(x: number, y: number, scale: number, wall: string, light: string): string {
  const column = (left: number, top: number, height: number) => rect(left, top, 3.4, height, light, { opacity: 0.55 });
  const westTower = (left: number) =>
    group([
      rect(left - 15, -118, 30, 118, wall),
      path(`M${left - 11} -118V-146H${left + 11}V-118z`, wall),
      path(`M${left - 12} -146Q${left - 10} -164 ${left} -172Q${left + 10} -164 ${left + 12} -146z`, '#5f6f86'),
      stroke(`M${left} -172v-14`, DUSK.gold, 1.6),
      ...[-9, 0, 9].map((offset) => column(left + offset - 1.7, -114, 50)),
      circle(left, -132, 5, LIT),
    ]);
  return placed(
    group([
      rect(-118, -84, 236, 84, wall),
      many(15, (index) => column(-112 + index * 16, -78, 70)),
      many(14, (index) => rect(-106 + index * 16, -58, 6, 22, index % 3 === 0 ? '#3a1556' : LIT, { opacity: 0.85 })),
      rect(-122, -88, 244, 6, light, { opacity: 0.6 }),
      rect(-62, -146, 124, 62, wall),
      many(15, (index) => column(-58 + index * 8.2, -140, 48)),
      rect(-66, -150, 132, 6, light, { opacity: 0.7 }),
      rect(-52, -164, 104, 16, wall),
      path('M-54 -164C-54 -216 -26 -238 0 -240C26 -238 54 -216 54 -164z', '#6a7690'),
      path('M-54 -164C-54 -216 -26 -238 0 -240C-14 -226 -22 -200 -22 -164z', '#4b5678', { opacity: 0.7 }),
      many(9, (index) =>
        stroke(
          `M${-44 + index * 11} -166Q${round((-44 + index * 11) * 0.86)} -214 ${round((-44 + index * 11) * 0.16)} -238`,
          '#8c94a6',
          1,
          { opacity: 0.6 },
        ),
      ),
      path('M50 -164C50 -210 28 -234 4 -239C30 -236 54 -214 54 -164z', '#ffb08f', { opacity: 0.85 }),
      rect(-11, -264, 22, 26, wall),
      ...[-8, 0, 7].map((offset) => column(offset - 1, -262, 22)),
      path('M-12 -264Q0 -284 12 -264z', '#6a7690'),
      circle(0, -284, 4, DUSK.gold),
      stroke('M0 -284v-18M-5 -296h10', DUSK.gold, 2),
      westTower(-98),
      westTower(98),
      shape([-46, -84, 0, -108, 46, -84], light, { opacity: 0.5 }),
    ]),
    x,
    y,
    scale,
  );
}
