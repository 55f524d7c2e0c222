import { bloom, circle, ellipse, fade, many, rect, round, type Stop, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';

export type Sky = 'dusk' | 'night' | 'warm' | 'lagoon';

const SKIES: Readonly<Record<Sky, readonly Stop[]>> = {
  dusk: [
    [0, '#3a1769'],
    [0.5, '#8a2e86'],
    [0.85, '#de5b7b'],
    [1, '#ff8f68'],
  ],
  night: [
    [0, '#1a0b45'],
    [0.6, '#431b74'],
    [1, '#7a2784'],
  ],
  warm: [
    [0, '#7a2784'],
    [0.6, '#c23f7e'],
    [1, '#f0746a'],
  ],
  lagoon: [
    [0, '#1a0b45'],
    [0.55, '#2a3f78'],
    [1, '#2f7f88'],
  ],
};

const DISCS: Readonly<Record<Sky, readonly Stop[]>> = {
  dusk: [
    [0, '#ffe2a8'],
    [0.6, '#ffc46b'],
    [1, '#ff9d68'],
  ],
  night: [
    [0, '#c9478a'],
    [1, '#7f2a88'],
  ],
  warm: [
    [0, '#ffd58c'],
    [1, '#ff9a66'],
  ],
  lagoon: [
    [0, '#4fb5a6'],
    [1, '#2b7f88'],
  ],
};

export interface Disc {
  x: number;
  y: number;
  r: number;
}

const STARS: readonly [number, number][] = [
  [38, 46],
  [84, 22],
  [128, 62],
  [262, 26],
  [318, 54],
  [366, 28],
  [352, 108],
  [30, 118],
];

/** One spot, 400 by 300: a calm sky, the light behind, and the thing itself in front. A complete, small SVG file. */
export function spot(sky: Sky, art: readonly string[], disc: Disc | null = { x: 200, y: 146, r: 106 }): string {
  const back = [
    rect(0, 0, 400, 300, 'url(#sky)'),
    sky === 'night' ? many(STARS.length, (index) => star(STARS[index])) : '',
    disc === null ? '' : light(disc),
  ];
  const defs = fade('sky', SKIES[sky]) + (disc === null ? '' : bloom('sun', DISCS[sky]));
  const body = [...back, ...art].join('');
  return namedTones(body, defs);
}

function star(at: readonly [number, number] | undefined): string {
  if (at === undefined) return '';
  return circle(at[0], at[1], 1.6, HUE.glow, { opacity: 0.8 });
}

const light = ({ x, y, r }: Disc): string =>
  circle(x, y, r * 1.5, HUE.gold, { opacity: 0.08 }) +
  circle(x, y, r * 1.22, HUE.gold, { opacity: 0.12 }) +
  circle(x, y, r, 'url(#sun)');

/** The ground from `y` down, with a lighter edge where the light grazes it. */
export const ground = (y: number, colour: string = HUE.dark, edge: string = HUE.mauve): string =>
  rect(0, y, 400, 300 - y, colour) + rect(0, y, 400, 5, edge);

/** Evening water from `y` down, with the light lying on it around `x`. */
export const water = (y: number, x = 200): string =>
  rect(0, y, 400, 300 - y, 'url(#two-5b2470-3a1769-45-down)') +
  [
    [0, 9, 90],
    [-46, 24, 60],
    [34, 34, 74],
    [-10, 50, 44],
  ]
    .map(([dx = 0, dy = 0, length = 0]) =>
      stroke(`M${x + dx - length / 2} ${y + dy}h${length}`, HUE.gold, 4, { opacity: 0.5 }),
    )
    .join('') +
  stroke(`M24 ${y + 22}h40M320 ${y + 44}h52M60 ${y + 46}h28`, HUE.magenta, 4, { opacity: 0.6 });

/** A plate seen from the table, with its shadow. */
export const plate = (x: number, y: number, width: number, colour: string = HUE.cream): string =>
  ellipse(x, y + width * 0.1, width * 1.02, width * 0.32, HUE.night, { opacity: 0.4 }) +
  ellipse(x, y + width * 0.045, width, width * 0.32, HUE.sand) +
  ellipse(x, y, width, width * 0.32, colour) +
  ellipse(x, y, width * 0.74, width * 0.22, HUE.sand, { opacity: 0.6 });

const TONE = /url\(#two-([0-9a-f]{6})-([0-9a-f]{6})-(\d+)-(across|down|slant)\)/g;

/** Writes the gradients that the drawing's two-tone fills name, under names of one or two letters. */
function namedTones(body: string, defs: string): string {
  const names = new Map<string, string>();
  let tones = '';
  const named = body.replaceAll(TONE, (reference, light: string, shade: string, at: string, shading: string) => {
    const known = names.get(reference);
    if (known !== undefined) return known;
    const id = `t${names.size}`;
    names.set(reference, `url(#${id})`);
    tones += tone(id, `#${light}`, `#${shade}`, Number(at) / 100, shading);
    return `url(#${id})`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><defs>${defs}${tones}</defs>${named}</svg>\n`;
}

function tone(id: string, light: string, shade: string, at: number, shading: string): string {
  const [first, second, where] = shading === 'down' ? [light, shade, 1 - at] : [shade, light, at];
  const line = shading === 'down' ? ' x2="0" y2="1"' : shading === 'slant' ? ' y1="1" x2="1" y2="0"' : '';
  return `<linearGradient id="${id}"${line}><stop offset="${round(where)}" stop-color="${first}"/><stop offset="${round(where)}" stop-color="${second}"/></linearGradient>`;
}
