import { at, circle, DUSK, group, lancet, path, rect, shape, stroke } from './shapes.ts';

/** Each landmark stands on y = 0 at its own middle and is drawn to the scale it is given. */
type Landmark = (x: number, ground: number, scale: number) => string;

const STONE = '#4a1d72';
const STONE_LIT = '#69307f';
const STONE_DARK = '#2c1157';

/** Elizabeth Tower: ribbed shaft, four-faced clock, belfry, and the steep roof with its lantern. */
export const elizabethTower: Landmark = (x, ground, scale) =>
  at(x, ground, scale, [
    rect(-30, -300, 60, 300, STONE),
    rect(10, -300, 20, 300, STONE_DARK),
    ...[-22, -12, -2, 8, 18].map((rib) => rect(rib, -292, 2.4, 284, STONE_LIT, { opacity: 0.55 })),
    ...[-250, -205, -160, -115, -70].flatMap((y) => [
      lancet(-19, y, 7, 26, DUSK.gold),
      lancet(-3.5, y, 7, 26, y === -160 ? DUSK.plum : DUSK.gold),
    ]),
    rect(-36, -312, 72, 12, STONE_LIT),
    rect(-34, -384, 68, 74, STONE),
    rect(12, -384, 22, 74, STONE_DARK),
    circle(0, -347, 28, DUSK.gold),
    circle(0, -347, 23.5, DUSK.glow),
    stroke('M0 -347V-363M0 -347L10 -341', DUSK.ink, 3.2),
    ...Array.from({ length: 12 }, (_, hour) => {
      const angle = (hour * Math.PI) / 6;
      return circle(Math.cos(angle) * 19.5, -347 + Math.sin(angle) * 19.5, 1.4, DUSK.ink);
    }),
    rect(-38, -394, 76, 10, STONE_LIT),
    rect(-32, -424, 64, 30, STONE_DARK),
    ...[-26, -12, 2, 16].map((bay) => lancet(bay, -421, 10, 26, DUSK.gold)),
    shape([-38, -424, -22, -470, 22, -470, 38, -424], STONE),
    shape([8, -424, 8, -470, 22, -470, 38, -424], STONE_DARK),
    rect(-18, -490, 36, 20, STONE_DARK),
    ...[-13, -3, 7].map((bay) => rect(bay, -487, 6, 15, DUSK.gold)),
    shape([-22, -490, 0, -560, 22, -490], STONE),
    shape([2, -490, 0, -560, 22, -490], STONE_DARK),
    stroke('M0 -556V-584', DUSK.gold, 2.4),
    ...[-35, 35].map((corner) => shape([corner - 4, -394, corner, -428, corner + 4, -394], STONE_LIT)),
  ]);

/** The great wheel on the south bank. */
export const eye: Landmark = (x, ground, scale) => {
  const hub = -190;
  const spokes = Array.from({ length: 32 }, (_, spoke) => (spoke * Math.PI) / 16);
  return at(x, ground, scale, [
    stroke(`M-78 0L0 ${hub}L78 0`, '#7f3a8c', 8),
    stroke(
      spokes
        .map((angle) => `M0 ${hub}L${(Math.cos(angle) * 168).toFixed(1)} ${(hub + Math.sin(angle) * 168).toFixed(1)}`)
        .join(''),
      '#8d4593',
      1.1,
      { opacity: 0.75 },
    ),
    circle(0, hub, 172, 'none', { stroke: '#8d4593', 'stroke-width': 5 }),
    circle(0, hub, 162, 'none', { stroke: '#8d4593', 'stroke-width': 1.6 }),
    ...spokes.map((angle) =>
      circle(
        Math.cos(angle) * 182,
        hub + Math.sin(angle) * 182,
        6.4,
        Math.sin(angle * 3) > 0.2 ? DUSK.glow : '#9a4c96',
      ),
    ),
    circle(0, hub, 11, '#7f3a8c'),
    rect(-92, -8, 184, 8, '#7f3a8c'),
  ]);
};

/** St Paul's: the dome on its drum between the two western towers. */
export const saintPauls: Landmark = (x, ground, scale) => {
  const body = '#7c3688';
  const shade = '#642a7c';
  const towers = [-112, 112].flatMap((side) => [
    rect(side - 20, -128, 40, 128, body),
    rect(side + 4, -128, 16, 128, shade),
    rect(side - 14, -156, 28, 28, shade),
    path(`M${side - 15} -156q2 -22 15 -34q13 12 15 34z`, body),
    circle(side, -194, 3, DUSK.gold),
    lancet(side - 6, -116, 11, 34, DUSK.gold),
  ]);
  return at(x, ground, scale, [
    rect(-150, -78, 300, 78, shade),
    rect(-96, -92, 192, 92, body),
    shape([-70, -92, 0, -126, 70, -92], shade),
    ...[-66, -42, -18, 10, 34, 58].map((column) => rect(column, -84, 8, 84, shade)),
    ...towers,
    rect(-66, -190, 132, 80, body),
    rect(22, -190, 44, 80, shade),
    ...[-58, -42, -26, -10, 6, 22, 38, 52].map((column) => rect(column, -182, 6, 62, DUSK.gold, { opacity: 0.7 })),
    rect(-72, -196, 144, 9, shade),
    rect(-58, -212, 116, 18, body),
    path('M-58 -212C-58 -272 -28 -300 0 -304C28 -300 58 -272 58 -212Z', body),
    path('M12 -302C36 -292 58 -268 58 -212H26C30 -250 24 -280 12 -302Z', shade),
    rect(-10, -330, 20, 28, shade),
    path('M-10 -330q2 -14 10 -18q8 4 10 18z', body),
    stroke('M0 -348V-374M-7 -365H7', DUSK.gold, 3),
  ]);
};

function bridgeTower(x: number): string {
  const turret = (side: number) =>
    group([
      rect(x + side - 9, -318, 18, 270, STONE_LIT),
      rect(x + side + 1, -318, 8, 270, STONE),
      shape([x + side - 11, -318, x + side, -372, x + side + 11, -318], STONE_DARK),
      stroke(`M${x + side} -370V-382`, DUSK.gold, 2),
    ]);
  return group([
    shape([x - 62, 26, x - 54, -50, x + 54, -50, x + 62, 26], STONE_DARK),
    rect(x - 44, -300, 88, 260, STONE),
    rect(x + 14, -300, 30, 260, STONE_DARK),
    path(`M${x - 24} -40V-96q0 -26 24 -38q24 12 24 38v56z`, '#ffb56b'),
    path(`M${x - 24} -40V-96q0 -26 24 -38q24 12 24 38v56z`, DUSK.magenta, { opacity: 0.35 }),
    ...[-186, -244].flatMap((y) => [-26, -6, 14].map((bay) => lancet(x + bay, y, 12, 34, DUSK.gold))),
    rect(x - 46, -200, 92, 5, STONE_LIT),
    rect(x - 46, -256, 92, 5, STONE_LIT),
    shape([x - 36, -300, x - 16, -362, x + 16, -362, x + 36, -300], STONE_DARK),
    shape([x - 16, -362, x, -410, x + 16, -362], STONE_DARK),
    stroke(`M${x} -408V-426`, DUSK.gold, 2.4),
    lancet(x - 9, -336, 18, 32, DUSK.gold),
    turret(-46),
    turret(46),
  ]);
}

/** Tower Bridge with its bascules up, because something is always about to sail through. */
export const towerBridge: Landmark = (x, ground, scale) => {
  const hangers = [-340, -316, -292, -268, -244, -220, 220, 244, 268, 292, 316, 340].map((side) => {
    const along = (Math.abs(side) - 196) / 172;
    return `M${side} -44V${(-236 + 170 * (1 - (1 - along) ** 1.9)).toFixed(1)}`;
  });
  const walkway = (y: number) =>
    group([
      rect(-106, y, 212, 17, STONE),
      stroke(
        Array.from({ length: 13 }, (_, bay) => `M${-104 + bay * 16} ${y + 15}l8 -13l8 13`).join(''),
        STONE_LIT,
        1.6,
      ),
      rect(-106, y - 3, 212, 3, STONE_LIT),
    ]);
  return at(x, ground, scale, [
    stroke('M-368 -62Q-262 -76 -196 -236M368 -62Q262 -76 196 -236', DUSK.teal, 8),
    stroke(hangers.join(''), DUSK.teal, 2.2),
    rect(-470, -48, 324, 14, STONE_LIT),
    rect(146, -48, 324, 14, STONE_LIT),
    rect(-470, -34, 324, 8, STONE_DARK),
    rect(146, -34, 324, 8, STONE_DARK),
    ...[-400, 400].map((side) =>
      group([
        rect(side - 34, -128, 68, 154, STONE),
        rect(side + 8, -128, 26, 154, STONE_DARK),
        shape([side - 38, -128, side, -176, side + 38, -128], STONE_DARK),
        path(`M${side - 16} -48V-82q0 -16 16 -24q16 8 16 24v34z`, '#ffb56b', { opacity: 0.85 }),
      ]),
    ),
    walkway(-226),
    walkway(-196),
    shape([-108, -48, -108, -34, -24, -92, -30, -104], STONE_LIT),
    shape([108, -48, 108, -34, 24, -92, 30, -104], STONE_LIT),
    bridgeTower(-150),
    bridgeTower(150),
  ]);
};

/** A row of roofs as one silhouette; with a colour for windows, some of them are lit. */
export function skyline(
  from: number,
  to: number,
  ground: number,
  rng: () => number,
  { fill, lit, height }: { fill: string; lit?: string; height: number },
): string {
  const blocks: string[] = [];
  const windows: string[] = [];
  for (let x = from; x < to; ) {
    const width = Math.round(22 + rng() * 38);
    const top = Math.round(height * (0.3 + rng() * 0.7));
    const roof = rng();
    const head =
      roof < 0.3
        ? `l${width / 2} ${-10 - Math.round(rng() * 12)}l${width / 2} ${10 + Math.round(rng() * 6)}`
        : roof < 0.5
          ? `h${width * 0.25}v-9h${width * 0.5}v9h${width * 0.25}`
          : roof < 0.6
            ? `h${width * 0.5 - 1}v-22h2v22h${width * 0.5 - 1}`
            : `h${width}`;
    blocks.push(`M${Math.round(x)} ${ground}v${-top}${head}V${ground}z`);
    for (let row = 12; row < top - 6; row += 12) {
      for (let column = 6; column < width - 8; column += 10) {
        if (rng() < 0.3) windows.push(`M${Math.round(x) + column} ${ground - row}h4v-6h-4z`);
      }
    }
    x += width + (rng() < 0.2 ? 6 : 0);
  }
  return group([
    path(blocks.join(''), fill),
    ...(lit === undefined ? [] : [path(windows.join(''), lit, { opacity: 0.75 })]),
  ]);
}

export const shard: Landmark = (x, ground, scale) =>
  at(x, ground, scale, [
    shape([-42, 0, -7, -300, -2, -286, 3, -312, 42, 0], '#a0478d'),
    shape([6, 0, 3, -312, 42, 0], '#8b3b87'),
  ]);

export const gherkin: Landmark = (x, ground, scale) =>
  at(x, ground, scale, [
    path('M-30 0C-42 -70 -38 -132 0 -182C38 -132 42 -70 30 0Z', '#a0478d'),
    stroke('M-34 -40L30 -110M-36 -76L18 -152M36 -50L-26 -116M34 -92L-8 -164', '#8b3b87', 4),
  ]);
