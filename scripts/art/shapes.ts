/** The colours of the dusk, from art direction: deep indigo through magenta and coral to gold. */
export const DUSK = {
  night: '#0e0629',
  ink: '#170b3f',
  indigo: '#3a1769',
  plum: '#7a2784',
  magenta: '#d4467c',
  coral: '#ff8563',
  gold: '#ffc46b',
  glow: '#ffe3a8',
  cream: '#fff8ee',
  teal: '#2f8f86',
  mist: '#b4508e',
} as const;

type Attributes = Record<string, string | number>;

const short = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : value;

/** One SVG element; numbers are kept to a tenth of a pixel. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${short(value)}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => element('rect', { x, y, width, height, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  element('circle', { cx, cy, r, fill, ...more });

/** A filled shape through points given as x, y, x, y, … */
export const shape = (points: readonly number[], fill: string, more: Attributes = {}): string =>
  element('path', { d: `M${pairs(points)}Z`, fill, ...more });

export const stroke = (d: string, color: string, width: number, more: Attributes = {}): string =>
  element('path', { d, fill: 'none', stroke: color, 'stroke-width': width, 'stroke-linecap': 'round', ...more });

export const path = (d: string, fill: string, more: Attributes = {}): string => element('path', { d, fill, ...more });

export const group = (content: readonly string[], more: Attributes = {}): string =>
  element('g', more, content.join(''));

export const at = (x: number, y: number, scale: number, content: readonly string[]): string =>
  group(content, { transform: `translate(${short(x)} ${short(y)}) scale(${scale})` });

/** A window with a pointed head, as the towers of this city have them. */
export const lancet = (x: number, y: number, width: number, height: number, fill: string): string =>
  path(
    `M${short(x)} ${short(y + height)}v${short(-height * 0.62)}q0 ${short(-height * 0.26)} ${short(width / 2)} ${short(-height * 0.38)}q${short(width / 2)} ${short(height * 0.12)} ${short(width / 2)} ${short(height * 0.38)}v${short(height * 0.62)}z`,
    fill,
  );

/** A vertical fade from the first stop to the last. */
export const fade = (id: string, stops: readonly [offset: number, color: string, opacity?: number][]): string =>
  element(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: 0, y2: 1 },
    stops
      .map(([offset, color, opacity = 1]) =>
        element('stop', { offset, 'stop-color': color, ...(opacity === 1 ? {} : { 'stop-opacity': opacity }) }),
      )
      .join(''),
  );

function pairs(points: readonly number[]): string {
  const written: string[] = [];
  for (let index = 0; index + 1 < points.length; index += 2) {
    written.push(`${short(points[index] ?? 0)} ${short(points[index + 1] ?? 0)}`);
  }
  return written.join('L');
}
