import type { Instance, Point } from './instance.ts';

const rows = (text: string): number[][] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/\s+/).map(Number));

const decimalsOf = (name: string): number => (name.startsWith('pr') ? 100 : 10);

const number = (row: readonly number[], at: number): number => {
  const value = row.at(at);
  if (value === undefined || Number.isNaN(value)) throw new Error(`Field ${at} is missing in ${row.join(' ')}`);
  return value;
};

/** TOPTW as published by Righini and Salani: opening and closing time are the last two fields of a point. */
export function readToptw(name: string, text: string, tours: number): Instance {
  const scale = decimalsOf(name);
  const points = rows(text)
    .slice(2)
    .map((row): Point => {
      const window: readonly [number, number] = [
        Math.round(number(row, -2) * scale),
        Math.round(number(row, -1) * scale),
      ];
      return {
        x: number(row, 1),
        y: number(row, 2),
        service: Math.round(number(row, 3) * scale),
        score: number(row, 4),
        fee: 0,
        types: [],
        windows: Array.from({ length: tours }, () => [window]),
      };
    });
  const deadline = points[0]?.windows[0]?.[0]?.[1];
  if (deadline === undefined) throw new Error(`${name} has no starting point`);
  return { name, tours, points: points.map(withoutDepot), deadline, scale, limits: null };
}

/** MC-TOP-MTW: four touching windows, of which odd and even tours see different ones; fees, and caps per type. */
export function readMctopmtw(name: string, text: string): Instance {
  const scale = decimalsOf(name);
  const [head, start, ...rest] = rows(text);
  if (!head || !start) throw new Error(`${name} has no head`);
  const tours = number(head, 0);
  const points = rest.map((row): Point => {
    const edges = [5, 6, 7, 8, 9].map((at) => Math.round(number(row, at) * scale));
    const isOddFirst = number(row, 10) === 1;
    return {
      x: number(row, 1),
      y: number(row, 2),
      service: Math.round(number(row, 3) * scale),
      score: number(row, 4),
      fee: number(row, 11),
      types: row.slice(12, 22),
      windows: Array.from({ length: tours }, (_, tour) => windowsOn(edges, (tour % 2 === 0) === isOddFirst)),
    };
  });
  const depot: Point = {
    x: number(start, 1),
    y: number(start, 2),
    service: 0,
    score: 0,
    fee: 0,
    types: [],
    windows: [],
  };
  return {
    name,
    tours,
    points: [depot, ...points],
    deadline: Math.round(number(start, 6) * scale),
    scale,
    limits: { fee: number(head, 2), perType: head.slice(3, 13) },
  };
}

/** Windows 1 and 3, or 2 and 4. */
function windowsOn(edges: readonly number[], isFirstAndThird: boolean): [number, number][] {
  const pairs = isFirstAndThird ? [0, 2] : [1, 3];
  return pairs.map((at) => [edges[at] ?? 0, edges[at + 1] ?? 0]);
}

const withoutDepot = (point: Point, index: number): Point => (index === 0 ? { ...point, windows: [] } : point);
