import type { CityCatalogue, GenericCatalogue } from '../catalogue/venue.ts';
import { type Places, venuesOf } from './places.ts';
import { groupHandicap, legBetween, onSchedule, type Spot } from './travel-legs.ts';

/** Ways between the venues of a catalogue: minutes as legBetween has them, and as the schedule counts them. */
export interface TravelTable {
  /** The row of a venue, which is its column too. */
  rowOf: ReadonlyMap<string, number>;
  /** `row * size + column`; nothing from a venue to itself. */
  minutes: Int32Array;
  scheduled: Int32Array;
  size: number;
}

/** The same from one spot (a hotel, the middle of the city) to every venue, by row. */
export interface BaseWays {
  minutes: Int32Array;
  scheduled: Int32Array;
}

interface Tables {
  between: TravelTable;
  bases: WeakMap<Spot, BaseWays>;
}

/** Ways never change, so each catalogue and pace of a group is worked out once: 3 paces, and let go with the catalogue. */
const known = new WeakMap<CityCatalogue | GenericCatalogue, Map<number, Tables>>();

/** Ways between all venues of a catalogue at the pace of a group. */
export const travelTable = (places: Places, groupSize: number): TravelTable => tablesOf(places, groupSize).between;

/** Ways from where every day begins. A hotel of the catalogue is the same object in every plan, and so is looked up. */
export function waysFromBase(places: Places, base: Spot, groupSize: number): BaseWays {
  const { bases } = tablesOf(places, groupSize);
  const found = bases.get(base);
  if (found) return found;
  const minutes = Int32Array.from(venuesOf(places), (venue) => legBetween(places, base, venue, groupSize).minutes);
  const ways = { minutes, scheduled: minutes.map(onSchedule) };
  bases.set(base, ways);
  return ways;
}

function tablesOf(places: Places, groupSize: number): Tables {
  const catalogue = places.kind === 'city' ? places.city : places.catalogue;
  const byPace = known.get(catalogue) ?? new Map<number, Tables>();
  known.set(catalogue, byPace);
  const pace = groupHandicap(groupSize);
  const found = byPace.get(pace);
  if (found) return found;
  const tables = { between: tableFor(places, groupSize), bases: new WeakMap<Spot, BaseWays>() };
  byPace.set(pace, tables);
  return tables;
}

function tableFor(places: Places, groupSize: number): TravelTable {
  const venues = venuesOf(places);
  const size = venues.length;
  const minutes = new Int32Array(size * size);
  venues.forEach((from, row) => {
    for (const [column, to] of venues.slice(0, row).entries()) {
      const way = legBetween(places, from, to, groupSize).minutes;
      minutes[row * size + column] = way;
      minutes[column * size + row] = way;
    }
  });
  return {
    rowOf: new Map(venues.map(({ id }, row) => [id, row] as const)),
    minutes,
    scheduled: minutes.map(onSchedule),
    size,
  };
}
