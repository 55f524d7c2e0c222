import type { Chance } from './chance.ts';
import { WINDOW_LIGHT } from './dusk.ts';
import { GABLE_RISE, gableOutline, type RoofKind } from './gables.ts';
import { circle, group, many, path, rect, round, shape, stroke } from './shapes.ts';
import { type WindowKind, windowPane } from './windows.ts';

export interface House {
  x: number;
  /** Where it stands. */
  base: number;
  width: number;
  /** Of the wall, without the gable. */
  height: number;
  wall: string;
  /** Cornices, window frames, door case: lighter or darker than the wall. */
  trim: string;
  /** Colour of a pitched, gabled or mansard roof; the other gables are made of the wall. */
  roof?: string;
  gable: RoofKind;
  bays: number;
  storeys: number;
  windows: WindowKind;
  /** Share of the windows with a light on. */
  lit: number;
  ground?: 'door' | 'shop' | 'arch' | 'windows';
  /** The side the light comes from gets a rim, the other a shade. */
  light?: 'left' | 'right';
}

const TILED: readonly RoofKind[] = ['pitched', 'gabled', 'mansard'];

function shopFront({ x, base, width, trim }: House, top: number, chance: Chance): string {
  const height = base - top;
  const awning = chance.pick(['#d4467c', '#ff8563', '#2f8f86', '#7a2784', '#b5475c']);
  const stripes = Math.max(5, Math.round(width / 9));
  return group([
    rect(x + width * 0.06, top + height * 0.3, width * 0.88, height * 0.7, '#ffcf7d'),
    rect(x + width * 0.62, top + height * 0.34, width * 0.2, height * 0.66, '#b0555a'),
    rect(x + width * 0.06, top + height * 0.72, width * 0.54, height * 0.28, trim),
    ...[0.06, 0.32, 0.6, 0.84].map((share) => rect(x + width * share, top + height * 0.3, 2.4, height * 0.7, trim)),
    rect(x, top, width, height * 0.16, trim),
    many(stripes, (index) =>
      path(
        `M${round(x + (index * width) / stripes)} ${round(top + height * 0.16)}h${round(width / stripes)}v${round(height * 0.2)}q${round(-width / stripes / 2)} ${round(height * 0.1)} ${round(-width / stripes)} 0z`,
        index % 2 === 0 ? awning : '#ffe9cf',
        { opacity: 0.95 },
      ),
    ),
  ]);
}

function door({ x, base, width, trim, bays }: House, top: number, isArch: boolean, chance: Chance): string {
  const bay = width / bays;
  const left = x + bay * Math.floor(chance() * bays) + bay * 0.24;
  const wide = bay * 0.52;
  const height = (base - top) * 0.82;
  const head = isArch ? `q${round(wide / 2)} ${round(-wide * 0.7)} ${round(wide)} 0` : `h${round(wide)}`;
  const up = isArch ? height - wide * 0.35 : height;
  return group([
    path(
      `M${round(left - 2)} ${round(base)}v${round(-up - 2)}${isArch ? `q${round(wide / 2 + 2)} ${round(-wide * 0.8)} ${round(wide + 4)} 0` : `h${round(wide + 4)}`}v${round(up + 2)}z`,
      trim,
    ),
    path(`M${round(left)} ${round(base)}v${round(-up)}${head}v${round(up)}z`, '#1f0833'),
    rect(left, base - up, wide, up * 0.18, chance.pick(WINDOW_LIGHT)),
    circle(left + wide * 0.8, base - up * 0.45, 1.3, '#ffcf7d'),
  ]);
}

/** One house with its windows, its gable and its door; every house of a row differs by chance. */
export function house(spec: House, chance: Chance): string {
  const { x, base, width, height, wall, trim, gable, bays, storeys, windows, lit, ground = 'windows' } = spec;
  const eaves = base - height;
  const isTiled = TILED.includes(gable);
  const outline = gableOutline(gable, x, width, eaves);
  const rise = width * GABLE_RISE[gable];
  const parts: string[] = [];
  if (chance.happens(0.6)) {
    const left = x + width * chance.pick([0.12, 0.72]);
    parts.push(
      rect(left, eaves - rise * 0.95, width * 0.12, rise * 0.95, wall),
      rect(left - 1.5, eaves - rise * 0.98, width * 0.12 + 3, 3, trim),
    );
  }
  const d = `M${round(x + width)} ${round(base)}V${round(eaves)}${outline}V${round(base)}z`;
  if (isTiled)
    parts.push(
      rect(x, eaves, width, height, wall),
      path(`M${round(x + width)} ${round(eaves)}${outline}z`, spec.roof ?? trim),
    );
  else
    parts.push(
      path(d, wall),
      stroke(`M${round(x + width)} ${round(eaves)}${outline}`, trim, Math.max(1.6, width * 0.035)),
    );

  const storey = height / (storeys + 0.25);
  const groundTop = base - storey;
  const bay = width / bays;
  const floors = ground === 'windows' ? storeys : storeys - 1;
  parts.push(
    many(floors, (floor) => {
      const tall = storey * (floor === 0 ? 0.64 : 0.58);
      const y = eaves + storey * (floor + 0.36);
      return many(bays, (column) => {
        const wide = Math.min(bay * 0.5, tall * 0.72);
        return windowPane(
          {
            x: x + bay * (column + 0.5) - wide / 2,
            y,
            width: wide,
            height: tall,
            kind: windows,
            isLit: chance.happens(lit),
            frame: trim,
          },
          chance,
        );
      });
    }),
    rect(x - 1.5, eaves + 1, width + 3, Math.max(2, height * 0.016), trim),
  );
  if (ground !== 'windows') parts.push(rect(x, groundTop - 2, width, Math.max(1.6, height * 0.012), trim));
  if (ground === 'shop') parts.push(shopFront(spec, groundTop, chance));
  if (ground === 'door' || ground === 'arch') parts.push(door(spec, groundTop, ground === 'arch', chance));
  if (gable !== 'flat' && gable !== 'pitched') {
    const size = width * 0.13;
    parts.push(
      windowPane(
        {
          x: x + width / 2 - size / 2,
          y: eaves - rise * 0.42,
          width: size,
          height: size * 1.5,
          kind: 'arched',
          isLit: chance.happens(0.6),
          frame: trim,
        },
        chance,
      ),
    );
  }
  const isLitFromRight = spec.light !== 'left';
  parts.push(rect(isLitFromRight ? x : x + width * 0.88, eaves, width * 0.12, height, '#12041f', { opacity: 0.2 }));
  parts.push(rect(isLitFromRight ? x + width - 2.2 : x, eaves, 2.2, height, '#ff9f83', { opacity: 0.55 }));
  if (isTiled) {
    const mid = x + width / 2;
    parts.push(
      shape([mid, eaves - rise, isLitFromRight ? x : x + width, eaves - rise * 0.02, mid, eaves], '#12041f', {
        opacity: 0.16,
      }),
    );
  }
  return group(parts);
}

/** Houses wall to wall from `from` to `to`; `make` says what each is like, given its x and width. */
export function houseRow(
  { from, to, widths }: { from: number; to: number; widths: readonly [number, number] },
  chance: Chance,
  make: (x: number, width: number, index: number) => House,
): string {
  const drawn: string[] = [];
  let x = from;
  while (x < to) {
    const width = chance.between(widths[0], widths[1]);
    drawn.push(house(make(x, width, drawn.length), chance));
    x += width;
  }
  return group(drawn);
}

/** A far town: plain roofs and chimneys with a few points of light, for the layers in the haze. */
export function farTown(
  {
    from,
    to,
    base,
    heights,
    wall,
    roof,
    lit = 0.3,
  }: {
    from: number;
    to: number;
    base: number;
    heights: readonly [number, number];
    wall: string;
    roof: string;
    lit?: number;
  },
  chance: Chance,
): string {
  const drawn: string[] = [];
  let x = from;
  while (x < to) {
    const width = chance.between(26, 58);
    const height = chance.between(heights[0], heights[1]);
    const eaves = base - height;
    const rise = width * chance.between(0.3, 0.55);
    const isGable = chance.happens(0.6);
    drawn.push(
      rect(x, eaves, width, height, wall),
      isGable
        ? shape([x - 2, eaves, x + width / 2, eaves - rise, x + width + 2, eaves], roof)
        : shape(
            [x - 2, eaves, x + 6, eaves - rise * 0.6, x + width - 6, eaves - rise * 0.6, x + width + 2, eaves],
            roof,
          ),
      isGable
        ? shape([x - 2, eaves, x + width / 2, eaves - rise, x + width / 2, eaves], '#12041f', { opacity: 0.1 })
        : '',
      chance.happens(0.5) ? rect(x + width * 0.7, eaves - rise * 0.8, 5, rise * 0.7, wall) : '',
      many(Math.floor(height / 19), (row) =>
        many(Math.floor(width / 13), (column) =>
          rect(
            x + 5 + column * 13,
            eaves + 7 + row * 19,
            4.6,
            8,
            chance.happens(lit) ? chance.pick(WINDOW_LIGHT) : '#2f1149',
            {
              opacity: chance.between(0.45, 0.9),
            },
          ),
        ),
      ),
    );
    x += width - 2;
  }
  return group(drawn);
}
