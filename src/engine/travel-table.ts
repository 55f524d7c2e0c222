import type { CityCatalogue } from '../catalogue/venue.ts';
import type { Places } from './places.ts';
import { groupHandicap, legBetween, type Spot } from './travel-legs.ts';

interface TravelTable {
  rowOf: ReadonlyMap<string, number>;
  /** `row * rowOf.size + column`. */
  minutes: Int32Array;
}

/** Ways between the venues of a city never change, so each city and pace of a group is worked out once. */
const tables = new WeakMap<CityCatalogue, Map<number, TravelTable>>();

/**
 * Minutes between any two of the spots, as legBetween has them: `from * spots.length + to`. A spot with an id is a
 * venue of the catalogue, and is looked up.
 */
export function waysBetween(places: Places, groupSize: number, spots: readonly (Spot & { id?: string })[]): Int32Array {
  const table = places.kind === 'city' ? tableOf(places.city, groupSize) : null;
  const rows = spots.map(({ id }) => (id === undefined ? undefined : table?.rowOf.get(id)));
  const ways = new Int32Array(spots.length * spots.length);
  for (const [from, spot] of spots.entries()) {
    const row = rows[from];
    for (const [to, other] of spots.slice(0, from).entries()) {
      const column = rows[to];
      const minutes =
        table && row !== undefined && column !== undefined
          ? (table.minutes[row * table.rowOf.size + column] ?? 0)
          : legBetween(places, spot, other, groupSize).minutes;
      ways[from * spots.length + to] = minutes;
      ways[to * spots.length + from] = minutes;
    }
  }
  return ways;
}

function tableOf(city: CityCatalogue, groupSize: number): TravelTable {
  const byPace = tables.get(city) ?? new Map<number, TravelTable>();
  tables.set(city, byPace);
  const pace = groupHandicap(groupSize);
  const known = byPace.get(pace);
  if (known) return known;
  const { venues } = city;
  const minutes = new Int32Array(venues.length * venues.length);
  venues.forEach((from, row) => {
    for (const [column, to] of venues.slice(0, row).entries()) {
      const way = legBetween({ kind: 'city', city }, from, to, groupSize).minutes;
      minutes[row * venues.length + column] = way;
      minutes[column * venues.length + row] = way;
    }
  });
  const table = { rowOf: new Map(venues.map(({ id }, row) => [id, row] as const)), minutes };
  byPace.set(pace, table);
  return table;
}
