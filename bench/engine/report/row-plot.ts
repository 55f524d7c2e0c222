import { lineAt, px, svgDocument, textAt, ticks } from './svg.ts';

/** One line of a row plot: a label, what lies on the axis, and a note at the end of the line. */
export interface PlotRow {
  label: string;
  role: 'own' | 'rival';
  /** Every value of a distribution, drawn as faint points with a box for the middle half and a bar for the mean. */
  values?: readonly number[];
  dots?: readonly { x: number; role: 'own' | 'rival' | 'second'; isHollow?: boolean }[];
  note: string;
}

export interface RowPlot {
  title: string;
  axis: string;
  from: number;
  to: number;
  rows: readonly PlotRow[];
  noteHead: string;
  /** Goals: upright lines with a word on top. */
  goals?: readonly { x: number; label: string }[];
  legend?: readonly { role: 'own' | 'rival' | 'second'; isHollow?: boolean; label: string }[];
}

const WIDTH = 860;
const LEFT = 215;
const RIGHT = 145;
const TOP = 78;
const ROW = 30;

/** Values of several things on one axis, a row each: what a row is says its label, so that colour is never the only key. */
export function rowPlot(plot: RowPlot): string {
  const bottom = TOP + plot.rows.length * ROW;
  const at = (value: number): number => {
    const clipped = Math.min(plot.to, Math.max(plot.from, value));
    return LEFT + ((clipped - plot.from) / (plot.to - plot.from)) * (WIDTH - LEFT - RIGHT);
  };
  const parts: string[] = [];
  for (const mark of ticks(plot.from, plot.to, 7)) {
    parts.push(lineAt(at(mark), TOP - 6, at(mark), bottom, 'grid'));
    parts.push(
      textAt(at(mark), bottom + 18, String(Math.round(mark * 1000) / 1000), { role: 'quiet small', anchor: 'middle' }),
    );
  }
  parts.push(textAt((LEFT + WIDTH - RIGHT) / 2, bottom + 38, plot.axis, { role: 'quiet', anchor: 'middle' }));
  parts.push(textAt(WIDTH - 20, TOP - 14, plot.noteHead, { role: 'quiet small', anchor: 'end' }));
  for (const goal of plot.goals ?? []) {
    parts.push(lineAt(at(goal.x), TOP - 6, at(goal.x), bottom, 'goal', 'stroke-dasharray="3 3"'));
    parts.push(textAt(at(goal.x) + 4, TOP - 14, goal.label, { role: 'quiet small' }));
  }
  for (const [index, row] of plot.rows.entries()) parts.push(...drawRow(row, TOP + index * ROW + ROW / 2, at));
  parts.push(...drawLegend(plot.legend ?? []));
  return svgDocument(WIDTH, bottom + 54, plot.title, parts);
}

function drawRow(row: PlotRow, y: number, at: (value: number) => number): string[] {
  const parts = [
    textAt(LEFT - 12, y + 4, row.label, { role: row.role === 'own' ? 'text' : 'quiet', anchor: 'end' }),
    textAt(WIDTH - 20, y + 4, row.note, { role: row.role === 'own' ? 'text' : 'quiet', anchor: 'end' }),
  ];
  const { values = [], dots = [] } = row;
  if (values.length > 0) {
    const sorted = [...values].sort((left, right) => left - right);
    const share = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    sorted.forEach((value, index) => {
      // Points of one value are spread upright, always in the same way.
      const shift = ((index * 7) % 11) - 5;
      parts.push(
        `<circle class="${row.role}" cx="${px(at(value))}" cy="${px(y + shift)}" r="2.2" fill-opacity=".5" style="stroke:none"/>`,
      );
    });
    const [low, high] = [at(share(0.25)), at(share(0.75))];
    parts.push(
      `<rect class="${row.role}" x="${px(low)}" y="${px(y - 8)}" width="${px(Math.max(1, high - low))}" height="16" rx="3" fill-opacity=".14" stroke-width="1.2"/>`,
      lineAt(at(mean), y - 11, at(mean), y + 11, row.role, 'stroke-width="3.5" stroke-linecap="round"'),
    );
  }
  if (dots.length > 1) {
    const places = dots.map((dot) => at(dot.x));
    parts.push(lineAt(Math.min(...places), y, Math.max(...places), y, 'axis', 'stroke-width="1.2"'));
  }
  for (const dot of dots) parts.push(dotAt(at(dot.x), y, dot));
  return parts;
}

const dotAt = (x: number, y: number, { role, isHollow }: { role: string; isHollow?: boolean }): string =>
  isHollow
    ? `<circle class="${role}" cx="${px(x)}" cy="${px(y)}" r="4.5" fill-opacity="0" stroke-width="1.8"/>`
    : `<circle class="${role}" cx="${px(x)}" cy="${px(y)}" r="5" style="stroke:none"/>`;

function drawLegend(entries: readonly { role: string; isHollow?: boolean; label: string }[]): string[] {
  let x = 26;
  return entries.flatMap((entry) => {
    const here = x;
    x += 30 + entry.label.length * 7;
    return [dotAt(here, 48, entry), textAt(here + 11, 52, entry.label, { role: 'quiet' })];
  });
}
