import { at, circle, DUSK, group, lancet, path, rect, shape, stroke } from './shapes.ts';

const STONE = '#4a1d72';
const STONE_LIT = '#69307f';
const STONE_DARK = '#2c1157';
const COPPER = '#3f8f86';
const COPPER_DARK = '#2f6f72';

/** Prague Castle on its hill, Saint Vitus above the long palace. Stands on y = 0 at its middle. */
export function castle(x: number, ground: number, scale: number): string {
  const spire = (left: number, height: number, width: number) =>
    group([
      rect(left - width / 2, -height * 0.58, width, height * 0.58 - 60, '#542170'),
      shape([left - width / 2 - 2, -height * 0.58, left, -height, left + width / 2 + 2, -height * 0.58], '#542170'),
      lancet(left - 4, -height * 0.5, 8, 26, '#8d4593'),
    ]);
  const windows = Array.from({ length: 34 }, (_, index) =>
    rect(-318 + index * 19, -92, 5, 9, DUSK.glow, { opacity: 0.85 }),
  );
  return at(x, ground, scale, [
    path('M-480 40C-400 -10 -360 -52 -320 -62H330C380 -46 420 0 520 40Z', '#7d3380'),
    path('M-480 40C-430 8 -400 -6 -372 -24C-200 10 200 -4 380 -32C430 0 460 22 520 40Z', '#6a2a78'),
    spire(-152, 330, 34),
    spire(-104, 330, 34),
    rect(-86, -224, 190, 112, '#5b2577'),
    shape([-90, -224, -60, -252, 76, -252, 108, -224], STONE_DARK),
    ...[-72, -46, -20, 6, 32, 58].map((bay) => lancet(bay, -204, 14, 62, '#8d4593')),
    rect(-30, -300, 46, 190, STONE),
    circle(-7, -214, 11, DUSK.gold),
    rect(-34, -306, 54, 8, STONE_DARK),
    path('M-32 -306C-34 -334 -20 -340 -20 -352H6C6 -340 20 -334 18 -306Z', COPPER),
    path('M2 -352C6 -340 20 -334 18 -306H4Z', COPPER_DARK),
    rect(-17, -368, 20, 16, STONE_DARK),
    shape([-20, -368, -7, -440, 6, -368], COPPER),
    stroke('M-7 -438V-456', DUSK.gold, 2.4),
    rect(-330, -112, 660, 52, STONE_LIT),
    shape([-338, -112, -318, -134, 318, -134, 338, -112], '#a8485f'),
    ...windows,
    ...[196, 228].flatMap((left) => [
      rect(left - 9, -176, 18, 66, STONE_LIT),
      shape([left - 11, -176, left, -226, left + 11, -176], '#c4626a'),
      lancet(left - 4, -168, 8, 18, DUSK.gold),
    ]),
  ]);
}

/** Charles Bridge: arches from edge to edge, lamps and saints on the parapet. `y` is the roadway. */
export function charlesBridge(width: number, y: number): string {
  const span = 134;
  const arches = Math.ceil(width / span) + 1;
  const hollow = Array.from({ length: arches }, (_, index) => {
    const left = index * span - 40;
    return `M${left} ${y + 86}Q${left + 4} ${y + 26} ${left + 51} ${y + 24}Q${left + 98} ${y + 26} ${left + 102} ${y + 86}Z`;
  });
  const lamps = Array.from({ length: arches }, (_, index) => {
    const x = index * span - 6;
    return group([
      circle(x, y - 34, 17, DUSK.gold, { opacity: 0.22 }),
      rect(x - 1.5, y - 30, 3, 30, DUSK.night),
      shape([x - 5, y - 39, x + 5, y - 39, x + 3, y - 28, x - 3, y - 28], DUSK.glow),
    ]);
  });
  const saints = Array.from({ length: arches }, (_, index) => {
    const x = index * span + 61;
    return group([
      rect(x - 9, y - 12, 18, 12, DUSK.night),
      path(`M${x - 7} ${y - 12}Q${x - 8} ${y - 36} ${x} ${y - 38}Q${x + 8} ${y - 36} ${x + 7} ${y - 12}Z`, DUSK.night),
      circle(x, y - 42, 5, DUSK.night),
      circle(x, y - 44, 9, 'none', { stroke: DUSK.gold, 'stroke-width': 1.4 }),
    ]);
  });
  return group([
    path(`M0 ${y}H${width}V${y + 86}H0Z${hollow.join('')}`, '#3b1560', { 'fill-rule': 'evenodd' }),
    rect(0, y - 5, width, 8, STONE_LIT),
    ...Array.from({ length: arches }, (_, index) =>
      shape(
        [
          index * span - 78,
          y + 96,
          index * span - 70,
          y + 46,
          index * span - 54,
          y + 34,
          index * span - 38,
          y + 46,
          index * span - 30,
          y + 96,
        ],
        STONE_DARK,
      ),
    ),
    ...lamps,
    ...saints,
  ]);
}

/** The Old Town bridge tower with its wedge roof and four turrets. */
export function bridgeTower(x: number, ground: number, scale: number): string {
  const turret = (side: number) =>
    group([
      rect(side - 9, -330, 18, 44, STONE_DARK),
      shape([side - 11, -330, side, -392, side + 11, -330], DUSK.night),
      stroke(`M${side} -390V-404`, DUSK.gold, 2),
    ]);
  return at(x, ground, scale, [
    rect(-56, -290, 112, 290, STONE),
    rect(14, -290, 42, 290, STONE_DARK),
    shape([-46, -290, -26, -372, 26, -372, 46, -290], DUSK.night),
    rect(-26, -376, 52, 5, DUSK.gold),
    turret(-54),
    turret(54),
    ...[-30, -8, 14].map((bay) => lancet(bay, -240, 16, 52, DUSK.gold)),
    rect(-60, -166, 120, 8, STONE_DARK),
    path('M-34 0V-82Q-32 -118 0 -130Q32 -118 34 -82V0Z', '#ffb56b'),
  ]);
}
