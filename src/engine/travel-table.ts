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

/** Minutes between any two of the spots, as legBetween has them; venues of the city are looked up. */
export function travelTable(places: Places, groupSize: number): (from: Spot & Named, to: Spot & Named) => number {
  const fresh = (from: Spot, to: Spot): number => legBetween(places, from, to, groupSize).minutes;
  if (places.kind === 'generic') return fresh;
  const { rowOf, minutes } = tableOf(places.city, groupSize);
  return (from, to) => {
    const row = rowOf.get(from.id ?? '');
    const column = rowOf.get(to.id ?? '');
    return row === undefined || column === undefined ? fresh(from, to) : (minutes[row * rowOf.size + column] ?? 0);
  };
}

/** A spot with an id is a venue of the catalogue. */
interface Named {
  id?: string;
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
