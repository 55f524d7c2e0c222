import type { Chance } from '../kit/chance.ts';
import { DUSK, ROOFS } from '../kit/dusk.ts';
import { circle, group, many, path, placed, rect, round, shape, stroke } from '../kit/shapes.ts';

const STONE = '#5a2270';
const DARK = '#451860';
const DEEP = '#35104f';
const COPPER = '#3f7f80';
const COPPER_LIGHT = '#8fd0c0';
const LIT = '#ffcf7d';
const RIM = '#ff9f83';

const spire = (x: number, base: number, width: number, height: number, fill: string) =>
  group([
    shape([x - width / 2, base, x, base - height, x + width / 2, base], fill),
    stroke(`M${x} ${round(base - height)}v-5`, fill, 1.2),
  ]);

/** A Gothic west tower with crockets up its spire; its left edge catches the sun. */
function westTower(x: number): string {
  return group([
    rect(x - 13, -128, 26, 128, STONE),
    rect(x + 2, -128, 11, 128, DARK, { opacity: 0.7 }),
    ...[-14, 13].map((edge) => group([rect(x + edge - 2, -134, 4.6, 134, DARK), spire(x + edge, -132, 6, 24, DARK)])),
    ...[-30, -78].map((y) => path(`M${x - 6} ${y}v-26q6 -12 12 0v26z`, '#a04c88')),
    rect(x - 15, -88, 30, 2.4, '#8a3f86'),
    rect(x - 15, -130, 30, 3, '#8a3f86'),
    spire(x, -128, 23, 92, STONE),
    shape([x, -128, x, -220, x + 11.5, -128], DARK, { opacity: 0.7 }),
    many(7, (index) =>
      group([
        circle(x - 10.4 + index * 1.42, -138 - index * 11.6, 1.7, STONE),
        circle(x + 10.4 - index * 1.42, -138 - index * 11.6, 1.7, DARK),
      ]),
    ),
    ...[-7, 7].map((offset) => spire(x + offset, -128, 5, 26, DARK)),
    rect(x - 13, -128, 2, 128, RIM, { opacity: 0.75 }),
    shape([x - 11.5, -128, x, -220, x - 8.6, -128], RIM, { opacity: 0.75 }),
  ]);
}

/** The great south tower: Gothic below, a gallery, and the copper helmet in three tiers. */
function southTower(x: number): string {
  return group([
    rect(x - 21, -158, 42, 158, STONE),
    rect(x + 5, -158, 16, 158, DARK, { opacity: 0.7 }),
    ...[-21, 17].map((edge) => rect(x + edge, -158, 4.6, 158, DARK)),
    path(`M${x - 9} -58v-44q9 -16 18 0v44z`, LIT, { opacity: 0.9 }),
    stroke(`M${x} -58v-52M${x - 9} -84h18M${x - 9} -72h18`, STONE, 1.6),
    circle(x, -136, 12, 'url(#lamp-glow)'),
    circle(x, -136, 8.4, LIT),
    stroke(`M${x} -136v-6M${x} -136l4 3`, DEEP, 1.5),
    ...[-12, 12].map((offset) => path(`M${x + offset - 3} -18v-16q3 -6 6 0v16z`, '#2c0b45')),
    rect(x - 26, -164, 52, 7, DARK),
    many(9, (index) => rect(x - 25 + index * 6, -169, 2, 6, DARK)),
    ...[-22, 22].map((offset) =>
      group([rect(x + offset - 3, -180, 6, 14, DARK), path(`M${x + offset - 4} -180q4 -12 8 0z`, COPPER)]),
    ),
    path(
      `M${x - 20} -166C${x - 22} -186 ${x - 10} -190 ${x - 8} -200H${x + 8}C${x + 10} -190 ${x + 22} -186 ${x + 20} -166z`,
      COPPER,
    ),
    path(
      `M${x - 20} -166C${x - 22} -186 ${x - 10} -190 ${x - 8} -200H${x - 3}C${x - 6} -190 ${x - 13} -186 ${x - 13} -166z`,
      COPPER_LIGHT,
      { opacity: 0.75 },
    ),
    rect(x - 8, -212, 16, 13, DARK),
    ...[-5, 0, 5].map((offset) => rect(x + offset - 1.3, -210, 2.6, 10, LIT)),
    path(
      `M${x - 10} -212C${x - 11} -222 ${x - 4} -224 ${x - 3.4} -231H${x + 3.4}C${x + 4} -224 ${x + 11} -222 ${x + 10} -212z`,
      COPPER,
    ),
    path(`M${x - 3} -231Q${x - 2} -250 ${x} -262Q${x + 2} -250 ${x + 3} -231z`, COPPER),
    stroke(`M${x} -258v-14`, DUSK.gold, 1.6),
    circle(x, -262, 2.2, DUSK.gold),
    rect(x - 21, -158, 2.6, 158, RIM, { opacity: 0.8 }),
  ]);
}

/** St Vitus Cathedral seen from the river, foot in the middle at x, y; scale 1 is 320 px long. The sun stands left. */
function saintVitus(x: number, y: number, scale: number): string {
  const bays = many(9, (index) => {
    const left = -12 + index * 17;
    return group([
      path(`M${left + 3} -10v-34q5.500 -11 11 0v34z`, index % 4 === 2 ? '#a04c88' : LIT, { opacity: 0.9 }),
      stroke(`M${left + 8.5} -10v-38`, STONE, 1.2),
      rect(left - 2.4, -78, 4.8, 78, DARK),
      spire(left, -76, 7, 28, DARK),
      stroke(`M${left} -66Q${left + 4} -74 ${left + 9} -76`, DARK, 2),
    ]);
  });
  return placed(
    group([
      shape([-150, -62, -140, -104, 118, -104, 134, -62], DEEP),
      rect(-152, -66, 290, 66, STONE),
      path('M134 0V-66Q164 -60 168 -26V0z', STONE),
      many(4, (index) =>
        group([
          rect(137 + index * 9, -62 + index * index * 3.4, 3.6, 62, DARK),
          spire(139 + index * 9, -60 + index * index * 3.4, 6, 22, DARK),
        ]),
      ),
      many(24, (index) => shape([-148 + index * 11.4, -66, -145 + index * 11.4, -73, -142 + index * 11.4, -66], DARK)),
      spire(36, -102, 9, 62, DEEP),
      bays,
      many(4, (index) => path(`M${-92 + index * 4} -8v-30q2 -4 4 0v30z`, index % 2 === 0 ? LIT : DARK)),
      westTower(-142),
      westTower(-106),
      path('M-126 -64l2 -26l2 26z', DARK),
      circle(-124, -44, 7, LIT, { opacity: 0.9 }),
      southTower(-52),
    ]),
    x,
    y,
    scale,
  );
}

/** A palace wing: rows of windows under a tiled roof with dormers. */
function wing(x: number, y: number, width: number, height: number, rows: number, chance: Chance): string {
  const roof = chance.pick([ROOFS[1], ROOFS[2]]);
  return group([
    rect(x, y - height, width, height, '#6a2a78'),
    path(`M${x - 5} ${y - height}l10 -20H${round(x + width - 5)}l10 20z`, roof),
    many(width / 34, (index) =>
      shape(
        [
          x + 14 + index * 34,
          y - height - 4,
          x + 19 + index * 34,
          y - height - 14,
          x + 24 + index * 34,
          y - height - 4,
        ],
        '#7a2a50',
      ),
    ),
    rect(x - 3, y - height, width + 6, 3, '#c07a90', { opacity: 0.8 }),
    many(rows, (row) =>
      many((width - 10) / 12, (column) =>
        rect(x + 7 + column * 12, y - height + 9 + row * 17, 5, 9.5, chance.happens(0.42) ? LIT : '#3a1456', {
          opacity: chance.between(0.75, 1),
        }),
      ),
    ),
    rect(x, y - height, 2.4, height, RIM, { opacity: 0.6 }),
  ]);
}

/** The castle on its ridge around the cathedral, the ridge at y, from x - 330 to x + 330. */
export function pragueCastle(x: number, y: number, chance: Chance): string {
  const tower = (left: number, height: number, width: number) =>
    group([
      rect(left, y - height, width, height, '#6a2a78'),
      shape([left - 4, y - height, left + width / 2, y - height - width * 1.5, left + width + 4, y - height], ROOFS[2]),
      shape(
        [left - 4, y - height, left + width / 2, y - height - width * 1.5, left + width / 2, y - height],
        '#ff9f83',
        { opacity: 0.35 },
      ),
      rect(left + width / 2 - 2, y - height + 10, 4, 9, LIT),
      rect(left + width / 2 - 2, y - height + 30, 4, 9, LIT),
    ]);
  return group([
    saintVitus(x, y - 38, 1),
    ...[212, 238].map((offset) =>
      group([
        rect(x + offset, y - 122, 17, 90, '#8f4a86'),
        shape([x + offset - 3, y - 122, x + offset + 8.5, y - 174, x + offset + 20, y - 122], ROOFS[0]),
        ...[-112, -92].map((dy) =>
          group([rect(x + offset + 4, y + dy, 3, 9, LIT), rect(x + offset + 10, y + dy, 3, 9, LIT)]),
        ),
        rect(x + offset, y - 122, 2.4, 90, RIM, { opacity: 0.7 }),
      ]),
    ),
    wing(x - 330, y, 190, 62, 3, chance),
    wing(x + 170, y, 160, 52, 2, chance),
    wing(x - 150, y + 4, 330, 48, 2, chance),
    tower(x - 352, 78, 26),
    tower(x + 322, 66, 30),
    tower(x + 132, 72, 22),
  ]);
}

/** St Nicholas in the Lesser Town: the green dome and the slender belfry, foot at x, y; scale 1 is 280 px tall. */
export function saintNicholas(x: number, y: number, scale: number): string {
  return placed(
    group([
      rect(-62, -112, 124, 112, '#8f4a86'),
      ...[-46, -16, 14, 44].map((left) =>
        group([path(`M${left - 7} -20v-42q7 -13 14 0v42z`, '#5d2569'), rect(left - 17, -106, 4, 106, '#c98a95')]),
      ),
      rect(-68, -116, 136, 7, '#d98a95'),
      rect(-44, -150, 88, 36, '#8f4a86'),
      ...[-30, -10, 10, 30].map((left) => path(`M${left - 5} -118v-18q5 -9 10 0v18z`, LIT)),
      rect(-50, -154, 100, 6, '#d98a95'),
      path('M-47 -154C-48 -204 -26 -226 0 -228C26 -226 48 -204 47 -154z', COPPER),
      path('M12 -226C36 -220 48 -200 47 -154H20C24 -190 22 -212 12 -226z', '#2c5d66'),
      path('M-47 -154C-48 -204 -26 -226 0 -228C-24 -216 -36 -196 -37 -154z', COPPER_LIGHT, { opacity: 0.65 }),
      ...[-24, 0, 24].map((left) =>
        stroke(`M${left} -155Q${left} -200 ${left * 0.2} -226`, '#2c5d66', 1.4, { opacity: 0.7 }),
      ),
      rect(-9, -248, 18, 22, '#8f4a86'),
      rect(-3, -245, 6, 14, LIT),
      path('M-12 -248C-12 -262 -3 -262 0 -276C3 -262 12 -262 12 -248z', COPPER),
      stroke('M0 -274v-22M-6 -288h12', DUSK.gold, 2.2),
      // The belfry.
      rect(76, -184, 32, 184, '#9a528a'),
      rect(96, -184, 12, 184, '#7a3479', { opacity: 0.6 }),
      rect(71, -188, 42, 6, '#d98a95'),
      path('M85 -132v-26q7 -12 14 0v26z', LIT),
      circle(92, -108, 7, LIT),
      path('M74 -188C74 -210 84 -210 86 -220H98C100 -210 110 -210 110 -188z', COPPER),
      path('M87 -220Q92 -232 92 -252Q92 -232 97 -220z', COPPER),
      rect(76, -184, 2.6, 184, RIM, { opacity: 0.7 }),
    ]),
    x,
    y,
    scale,
  );
}
