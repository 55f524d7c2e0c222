export interface Assignment {
  /** Infinity when there is none. */
  total: number;
  /** The columns taken, in no order that means anything. */
  columns: readonly number[];
}

const NONE: Assignment = { total: Number.POSITIVE_INFINITY, columns: [] };

/**
 * The least total of one entry from every row, no column twice. The Hungarian method with potentials (Kuhn 1955,
 * Munkres 1957), which shares nothing with the planner's flow.
 */
export function leastAssignment(costs: readonly (readonly number[])[]): Assignment {
  const rows = costs.length;
  const columns = costs[0]?.length ?? 0;
  if (rows === 0) return { total: 0, columns: [] };
  if (columns < rows) return NONE;
  const never = 1e12;
  const rowPotential = new Float64Array(rows + 1);
  const columnPotential = new Float64Array(columns + 1);
  const rowOf = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row++) {
    const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
    const cameFrom = new Int32Array(columns + 1);
    const isDone = new Uint8Array(columns + 1);
    rowOf[0] = row;
    let column = 0;
    do {
      isDone[column] = 1;
      const at = rowOf[column] ?? 0;
      let step = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= columns; other++) {
        if (isDone[other] === 1) continue;
        const cost = Math.min(never, costs[at - 1]?.[other - 1] ?? never);
        const reduced = cost - (rowPotential[at] ?? 0) - (columnPotential[other] ?? 0);
        if (reduced < (least[other] ?? 0)) {
          least[other] = reduced;
          cameFrom[other] = column;
        }
        if ((least[other] ?? 0) < step) {
          step = least[other] ?? 0;
          next = other;
        }
      }
      for (let other = 0; other <= columns; other++) {
        if (isDone[other] === 1) {
          const reached = rowOf[other] ?? 0;
          rowPotential[reached] = (rowPotential[reached] ?? 0) + step;
          columnPotential[other] = (columnPotential[other] ?? 0) - step;
        } else least[other] = (least[other] ?? 0) - step;
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const before = cameFrom[column] ?? 0;
      rowOf[column] = rowOf[before] ?? 0;
      column = before;
    }
  }
  let total = 0;
  const taken: number[] = [];
  for (let column = 1; column <= columns; column++) {
    const row = rowOf[column] ?? 0;
    if (row === 0) continue;
    total += Math.min(never, costs[row - 1]?.[column - 1] ?? never);
    taken.push(column - 1);
  }
  return total >= never ? NONE : { total, columns: taken };
}
