import { lineAt, px, svgDocument, textAt, ticks } from './svg.ts';

export interface LinePanel {
  title: string;
  /** True for an axis of powers of ten. */
  isLog: boolean;
  from: number;
  to: number;
  unit: string;
  lines: readonly { label: string; points: readonly { x: number; y: number }[] }[];
  goal?: { y: number; label: string };
}

const WIDTH = 860;
const TOP = 86;
const HEIGHT = 250;

/** Panels beside each other over one kind of x, lines from pale to strong, each with its name at its end. */
export function linePlot(title: string, axis: string, xs: readonly number[], panels: readonly LinePanel[]): string {
  const width = (WIDTH - 20) / panels.length;
  const parts = panels.flatMap((panel, index) => drawPanel(panel, xs, 20 + index * width, width));
  parts.push(textAt(WIDTH / 2, TOP + HEIGHT + 42, axis, { role: 'quiet', anchor: 'middle' }));
  return svgDocument(WIDTH, TOP + HEIGHT + 58, title, parts);
}

function drawPanel(panel: LinePanel, xs: readonly number[], left: number, width: number): string[] {
  const [start, end] = [left + 40, left + width - 62];
  const xFrom = Math.log(Math.min(...xs));
  const xTo = Math.log(Math.max(...xs));
  const atX = (x: number): number => start + ((Math.log(x) - xFrom) / Math.max(1e-9, xTo - xFrom)) * (end - start);
  const scale = (y: number): number => (panel.isLog ? Math.log10(Math.max(y, panel.from)) : y);
  const span = scale(panel.to) - scale(panel.from);
  const atY = (y: number): number =>
    TOP +
    HEIGHT -
    ((Math.min(scale(panel.to), Math.max(scale(panel.from), scale(y))) - scale(panel.from)) / span) * HEIGHT;
  const marks = panel.isLog
    ? [0.1, 1, 10, 100, 1000, 10_000].filter((mark) => mark >= panel.from && mark <= panel.to)
    : ticks(panel.from, panel.to, 5);
  const parts = [
    textAt(left + 4, TOP - 26, panel.title, { role: 'text' }),
    textAt(left + 4, TOP - 10, panel.unit, { role: 'quiet small' }),
  ];
  for (const mark of marks) {
    parts.push(lineAt(start, atY(mark), end, atY(mark), 'grid'));
    parts.push(textAt(start - 6, atY(mark) + 4, mark.toLocaleString('en-GB'), { role: 'quiet small', anchor: 'end' }));
  }
  for (const x of xs)
    parts.push(textAt(atX(x), TOP + HEIGHT + 18, String(x), { role: 'quiet small', anchor: 'middle' }));
  if (panel.goal) {
    parts.push(lineAt(start, atY(panel.goal.y), end, atY(panel.goal.y), 'goal', 'stroke-dasharray="3 3"'));
    parts.push(textAt(start + 4, atY(panel.goal.y) - 5, panel.goal.label, { role: 'quiet small' }));
  }
  const ends: { y: number; label: string; role: string }[] = [];
  panel.lines.forEach((line, index) => {
    const role = `own-${Math.min(4, index + 1)}`;
    const path = line.points
      .map((point, at) => `${at === 0 ? 'M' : 'L'}${px(atX(point.x))} ${px(atY(point.y))}`)
      .join('');
    parts.push(
      `<path class="${role}" d="${path}" fill="none" style="fill:none" stroke-width="2.2" stroke-linejoin="round"/>`,
    );
    for (const point of line.points) {
      parts.push(
        `<circle class="${role}" cx="${px(atX(point.x))}" cy="${px(atY(point.y))}" r="3" style="stroke:none"/>`,
      );
    }
    const last = line.points.at(-1);
    if (last) ends.push({ y: atY(last.y), label: line.label, role });
  });
  return [...parts, ...drawEnds(ends, end + 8)];
}

/** Names at the ends of lines, moved apart where they would lie on each other. */
function drawEnds(ends: readonly { y: number; label: string; role: string }[], x: number): string[] {
  let floor = Number.NEGATIVE_INFINITY;
  const placed = ends
    .toSorted((left, right) => left.y - right.y)
    .map((each) => {
      const y = Math.max(each.y + 4, floor + 13);
      floor = y;
      return { ...each, y };
    });
  const excess = Math.max(0, floor - (TOP + HEIGHT + 4));
  return placed.map((each) => textAt(x, each.y - excess, each.label, { role: 'quiet small' }));
}
