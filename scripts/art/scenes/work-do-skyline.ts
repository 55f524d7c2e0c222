import type { Chance } from '../kit/chance.ts';
import { WINDOW_LIGHT } from '../kit/dusk.ts';
import { fade, group, many, path, rect, round, stroke } from '../kit/shapes.ts';
import { haze } from '../kit/sky.ts';

interface Tower {
  x: number;
  width: number;
  top: number;
  roof: 'flat' | 'slant' | 'spire' | 'round' | 'step' | 'crown';
  tone: string;
  side: string;
  /** Share of the windows that are lit. */
  lit: number;
  cell: number;
}

const BASE = 664;

function outline({ x, width, top, roof }: Tower): string {
  const right = x + width;
  switch (roof) {
    case 'flat':
      return `M${x} ${BASE}V${top}H${right}V${BASE}z`;
    case 'slant':
      return `M${x} ${BASE}V${top + width * 0.5}L${right} ${top}V${BASE}z`;
    case 'spire':
      return `M${x} ${BASE}L${round(x + width * 0.4)} ${top}L${round(x + width * 0.52)} ${top - 14}L${right} ${BASE}z`;
    case 'round':
      return `M${x} ${BASE}C${x - width * 0.12} ${round(top + (BASE - top) * 0.5)} ${round(x + width * 0.12)} ${top} ${round(x + width / 2)} ${top}C${round(right - width * 0.12)} ${top} ${right + width * 0.12} ${round(top + (BASE - top) * 0.5)} ${right} ${BASE}z`;
    case 'step':
      return `M${x} ${BASE}V${top + 70}H${x + width * 0.18}V${top + 30}H${x + width * 0.34}V${top}H${x + width * 0.66}V${top + 30}H${x + width * 0.82}V${top + 70}H${right}V${BASE}z`;
    case 'crown':
      return `M${x} ${BASE}V${top}L${x + width * 0.25} ${top + 20}L${x + width * 0.5} ${top - 6}L${x + width * 0.75} ${top + 20}L${right} ${top}V${BASE}z`;
  }
}

function tower(spec: Tower, index: number, chance: Chance): string {
  const { x, width, top, roof, tone, side, lit, cell } = spec;
  const id = `tower-${index}-${x}`;
  const shape = outline(spec);
  const columns = Math.floor(width / cell);
  const rows = Math.floor((BASE - top) / (cell * 1.1));
  const panes = many(columns * rows, (pane) => {
    const px = x + 3 + (pane % columns) * cell;
    const py = top + 10 + Math.floor(pane / columns) * cell * 1.1;
    if (!chance.happens(lit)) return '';
    const wide = chance.happens(0.2) ? cell * 1.9 : cell * 0.62;
    return rect(px, py, wide, cell * 0.55, chance.pick(WINDOW_LIGHT), { opacity: chance.between(0.45, 1) });
  });
  return group([
    `<clipPath id="${id}">${path(shape, '#000')}</clipPath>`,
    fade(
      `${id}-glass`,
      [
        [0, side],
        [0.55, tone],
        [1, tone],
      ],
      true,
    ),
    path(shape, `url(#${id}-glass)`),
    group(
      [
        many(columns + 1, (column) => rect(x + column * cell, top - 20, 1.4, BASE - top + 20, side, { opacity: 0.55 })),
        many(rows, (row) => rect(x - 10, top + row * cell * 1.1 + 4, width + 20, 1.2, side, { opacity: 0.35 })),
        panes,
        path(
          `M${x - 20} ${round(top + (BASE - top) * 0.5)}L${x + width} ${top - 30}V${round(top + 60)}L${x - 20} ${round(top + (BASE - top) * 0.5 + 70)}z`,
          '#ffd0b0',
          { opacity: 0.12 },
        ),
      ],
      { 'clip-path': `url(#${id})` },
    ),
    roof === 'flat' || roof === 'step'
      ? stroke(`M${round(x + width / 2)} ${top}v-38M${round(x + width / 2 - 10)} ${top}v-18`, tone, 2.4)
      : '',
    roof === 'flat' ? rect(x + width * 0.2, top - 8, width * 0.6, 8, tone) : '',
  ]);
}

const far: readonly Omit<Tower, 'tone' | 'side' | 'lit' | 'cell'>[] = [
  { x: 20, width: 70, top: 484, roof: 'flat' },
  { x: 120, width: 52, top: 434, roof: 'slant' },
  { x: 210, width: 84, top: 504, roof: 'step' },
  { x: 330, width: 58, top: 464, roof: 'flat' },
  { x: 430, width: 74, top: 514, roof: 'crown' },
  { x: 540, width: 60, top: 444, roof: 'round' },
  { x: 640, width: 66, top: 524, roof: 'flat' },
  { x: 760, width: 54, top: 554, roof: 'slant' },
  { x: 1040, width: 66, top: 504, roof: 'flat' },
  { x: 1120, width: 56, top: 434, roof: 'step' },
  { x: 1210, width: 80, top: 484, roof: 'slant' },
  { x: 1480, width: 70, top: 464, roof: 'crown' },
];
const middle: readonly Omit<Tower, 'tone' | 'side' | 'lit' | 'cell'>[] = [
  { x: -30, width: 110, top: 434, roof: 'crown' },
  { x: 150, width: 96, top: 524, roof: 'flat' },
  { x: 290, width: 84, top: 564, roof: 'step' },
  { x: 480, width: 92, top: 544, roof: 'slant' },
  { x: 1060, width: 74, top: 364, roof: 'spire' },
  { x: 1150, width: 96, top: 294, roof: 'round' },
  { x: 1262, width: 90, top: 214, roof: 'slant' },
  { x: 1370, width: 120, top: 294, roof: 'step' },
  { x: 1510, width: 110, top: 174, roof: 'flat' },
];

/** Glass towers in three depths, lower on the left and at the sun. */
export function skyline(chance: Chance, sunX: number): string {
  const drawn = (list: typeof far, tone: string, side: string, lit: number, cell: number) =>
    list
      .map((spec, index) =>
        tower(
          { ...spec, tone, side: Math.abs(spec.x + spec.width / 2 - sunX) < 300 ? '#ffab84' : side, lit, cell },
          index,
          chance,
        ),
      )
      .join('');
  return group([
    drawn(far, '#b9527f', '#e0808a', 0.16, 9),
    haze(430, 664, '#ffab80', 0.5),
    drawn(middle, '#5a2372', '#a3468e', 0.34, 12),
    haze(570, 690, '#d4567f', 0.4),
  ]);
}
