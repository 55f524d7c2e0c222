/** What an SVG element may carry. Numbers are rounded to hundredths. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A number as SVG takes it: two decimals at most. */
export function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** One element; `undefined` attributes are left out. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}

/** A rectangle from its upper left corner. */
export function rect(x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): string {
  return element('rect', { x, y, width, height, fill, ...more });
}

/** A circle around its centre. */
export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return element('circle', { cx, cy, r, fill, ...more });
}

/** An ellipse around its centre, with half its width and half its height. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more });
}

/** A filled path; `d` in the words of SVG. */
export function path(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d, fill, ...more });
}

/** A line with round ends and corners. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

/** A closed polygon through x, y, x, y … */
export function shape(points: readonly number[], fill: string, more: Attributes = {}): string {
  return element('polygon', { points: points.map(round).join(' '), fill, ...more });
}

/** Drawings as one, which its attributes all share. */
export function group(children: readonly string[], more: Attributes = {}): string {
  return element('g', more, children.join(''));
}

/** Moves (and scales, and mirrors with a negative `scaleX`) a drawing made around 0, 0. */
export function placed(drawing: string, x: number, y: number, scaleX = 1, scaleY = Math.abs(scaleX), turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scaleX} ${scaleY})${turned}">${drawing}</g>`;
}

/** A stop of a gradient: where (0 to 1), colour, opacity. */
export type Stop = readonly [number, string, number?];

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, ...(opacity === undefined ? {} : { 'stop-opacity': opacity }) }),
    )
    .join('');

/** A gradient from top to bottom (or left to right); used as `url(#id)`. May stand anywhere in the scene. */
export function fade(id: string, list: readonly Stop[], isAcross = false): string {
  return element('linearGradient', { id, x1: 0, y1: 0, x2: isAcross ? 1 : 0, y2: isAcross ? 0 : 1 }, stops(list));
}

/** A gradient from the middle outwards. */
export function bloom(id: string, list: readonly Stop[]): string {
  return element('radialGradient', { id }, stops(list));
}

/** `count` drawings, by index. */
export function many(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => draw(index)).join('');
}

/** Only what of a drawing lies above `y`: for people who sit in a boat. `id` names the clip in the scene. */
export function above(y: number, drawing: string, id: string): string {
  const clip = element('clipPath', { id }, rect(-2000, y - 4000, 8000, 4000, 'none'));
  return group([clip, group([drawing], { 'clip-path': `url(#${id})` })]);
}
