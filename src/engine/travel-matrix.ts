import { linkTable } from './link-table.ts';
import { FORBIDDEN_ARC } from './orienteering/problem.ts';
import type { Places } from './places.ts';
import type { Stop } from './stops.ts';
import type { Spot } from './travel-legs.ts';
import { travelTable, waysFromBase } from './travel-table.ts';
import type { TripRequest } from './trip-request.ts';

/**
 * Minutes from any node to any other, the pause after a meal included, FORBIDDEN_ARC where one may not follow the
 * other. Node 0 is the base and node i is `stops[i - 1]`; `from * (stops.length + 1) + to`.
 */
export function travelMatrix(
  request: TripRequest,
  places: Places,
  stops: readonly Stop[],
  base: Spot,
  isBeyondTaste: ((stop: Stop) => boolean) | undefined,
): Int32Array {
  const count = stops.length + 1;
  const table = travelTable(places, request.groupSize);
  const fromBase = waysFromBase(places, base, request.groupSize);
  const links = linkTable(places);
  const rowOf = new Int32Array(count);
  const classOf = new Int32Array(count);
  const isLocked = new Uint8Array(count);
  for (const [index, stop] of stops.entries()) {
    const { id } = stop.candidate.venue;
    const isFixed = stop.isLocked || isBeyondTaste?.(stop) === true;
    rowOf[index + 1] = table.rowOf.get(id) ?? 0;
    classOf[index + 1] = links.classOf(id, stop.kind, isFixed);
    isLocked[index + 1] = Number(isFixed);
  }
  const matrix = new Int32Array(count * count);
  const put = (from: number, to: number, way: number): void => {
    const pause = links.pause(classOf[from] ?? 0, classOf[to] ?? 0);
    matrix[from * count + to] = pause === FORBIDDEN_ARC ? FORBIDDEN_ARC : way + pause;
  };
  for (let node = 1; node < count; node++) {
    const way = fromBase.scheduled[rowOf[node] ?? 0] ?? 0;
    put(0, node, way);
    put(node, 0, way);
  }
  for (let from = 1; from < count; from++) {
    const row = (rowOf[from] ?? 0) * table.size;
    for (let to = 1; to < count; to++) {
      // Between two stops that stand already every minute counts.
      const isExact = isLocked[from] === 1 && isLocked[to] === 1;
      put(from, to, (isExact ? table.minutes : table.scheduled)[row + (rowOf[to] ?? 0)] ?? 0);
    }
  }
  return matrix;
}
