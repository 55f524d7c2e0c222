import type { CityCatalogue } from '../../../catalogue/venue.ts';
import type { Places } from '../../../engine/places.ts';
import { type PlacesName, placesNamed } from '../../planner/domain/catalogue-places.ts';

/** A thread is one of few and its heap is small: the cities of the last plans are enough. */
const KEPT_MAX = 24;
const kept = new Map<string, CityCatalogue>();

/** The places of a task, in a worker thread. An imported city is read from the shared text once a version. */
export function placesOfTask(name: PlacesName, text: SharedArrayBuffer | undefined): Places {
  if (name.kind === 'generic' || name.version === undefined) return placesNamed(name);
  const key = `${name.cityId} ${name.version}`;
  const city = kept.get(key) ?? (text === undefined ? null : readShared(text));
  if (city === null) throw new Error(`the text of the city ${key} did not come with its task`);
  kept.delete(key);
  kept.set(key, city);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  return placesNamed(name, city);
}

/** The main thread has parsed and checked it already. */
function readShared(text: SharedArrayBuffer): CityCatalogue {
  return JSON.parse(Buffer.from(text).toString('utf8'));
}
