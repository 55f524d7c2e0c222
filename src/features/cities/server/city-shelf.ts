import { CITIES } from '../../../catalogue/cities.ts';
import type { CityCatalogue } from '../../../catalogue/venue.ts';
import type { Database } from '../../../platform/node/db/database.ts';
import { type PlacesName, placesNamed } from '../../planner/domain/catalogue-places.ts';
import type { KnownCities } from '../../planner/server/public.ts';
import { readCity } from '../domain/read-city.ts';
import { type CityVersion, currentVersions, findCatalogue } from './city-versions.sql.ts';

export interface CityShelf extends KnownCities {
  /** The text of an imported city in memory that all threads share, so that naming it costs a task nothing. */
  textOf: (name: PlacesName) => Promise<SharedArrayBuffer | undefined>;
}

interface ImportedCity {
  city: CityCatalogue;
  text: SharedArrayBuffer;
}

/** About half a megabyte each. Beyond it the one unused for longest is read again when it is needed. */
const KEPT_MAX = 128;

/**
 * The cities of the release and of the database. Each question about the current ones reads their version numbers, which
 * takes half a millisecond and holds for every process on the database; a catalogue is read once a version. A stored
 * city that this release cannot read is left out and told to `onUnreadable`.
 */
export function createCityShelf(db: Database, onUnreadable: (version: CityVersion) => void): CityShelf {
  const kept = new Map<string, Promise<ImportedCity | null>>();

  const load = async (wanted: CityVersion): Promise<ImportedCity | null> => {
    const catalogue = await db.asApp((tx) => findCatalogue(tx, wanted));
    if (catalogue === undefined) return null;
    const city = readCity(catalogue, wanted.version);
    if (city === null || city.id !== wanted.cityId) {
      onUnreadable(wanted);
      return null;
    }
    return { city, text: shared(JSON.stringify(city)) };
  };

  const imported = (wanted: CityVersion): Promise<ImportedCity | null> => {
    const key = `${wanted.cityId} ${wanted.version}`;
    const found = kept.get(key) ?? load(wanted);
    kept.delete(key);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT_MAX) break;
      kept.delete(oldest);
    }
    return found;
  };

  const importedUnder = async (name: PlacesName): Promise<ImportedCity | null> =>
    name.kind === 'city' && name.version !== undefined
      ? imported({ cityId: name.cityId, version: name.version })
      : null;

  return {
    current: async () => {
      const versions = await db.asApp(currentVersions);
      const cities = (await Promise.all(versions.map(imported))).flatMap((found) => found?.city ?? []);
      const replaced = new Set(cities.map(({ id }) => id));
      return [...CITIES.filter(({ id }) => !replaced.has(id)), ...cities];
    },
    placesNamed: async (name) => {
      const isOfRelease = name.kind === 'generic' || name.version === undefined;
      if (isOfRelease) return name.kind === 'generic' || isBuiltIn(name.cityId) ? placesNamed(name) : null;
      const found = await importedUnder(name);
      return found && placesNamed(name, found.city);
    },
    textOf: async (name) => (await importedUnder(name))?.text,
  };
}

const isBuiltIn = (cityId: string): boolean => CITIES.some(({ id }) => id === cityId);

function shared(text: string): SharedArrayBuffer {
  const bytes = new TextEncoder().encode(text);
  const buffer = new SharedArrayBuffer(bytes.length);
  new Uint8Array(buffer).set(bytes);
  return buffer;
}
