import { createHash } from 'node:crypto';
import { CITIES } from '../../../catalogue/cities.ts';
import type { CityCatalogue } from '../../../catalogue/venue.ts';
import type { Database } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { readCity } from '../domain/read-city.ts';
import {
  currentVersions,
  findCatalogue,
  listVersions,
  retireCity,
  type StoredCity,
  storeCity,
} from './city-versions.sql.ts';

export interface ImportOutcome {
  version: string;
  /** What new plans were made from until now. */
  before: 'nothing' | 'the-same' | 'another-version' | 'the-release';
}

/** 64 bits of the text's hash: equal texts are one version, on every machine. */
const versionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
const isBuiltIn = (cityId: string): boolean => CITIES.some(({ id }) => id === cityId);

/**
 * Makes a checked catalogue the one that new plans are made from, all at once. A city of the release is replaced only
 * when the operator says so; plans that exist keep the version they were made with.
 */
export async function importCity(
  db: Database,
  city: CityCatalogue,
  mayReplaceRelease: boolean,
): Promise<Result<ImportOutcome, 'is-in-the-release'>> {
  const text = JSON.stringify(city);
  const version = versionOf(text);
  return db.asOperator(async (tx) => {
    const current = (await currentVersions(tx)).find(({ cityId }) => cityId === city.id);
    if (isBuiltIn(city.id) && !current && !mayReplaceRelease) return fail('is-in-the-release');
    if (current?.version === version) return ok({ version, before: 'the-same' as const });
    await storeCity(tx, { cityId: city.id, version }, text);
    if (current) return ok({ version, before: 'another-version' as const });
    return ok({ version, before: isBuiltIn(city.id) ? ('the-release' as const) : ('nothing' as const) });
  });
}

/**
 * Nothing new is planned with the imported city; one of the release stands again. Returns what is planned with now, or
 * null when no such city had been imported.
 */
export async function removeCity(db: Database, cityId: string): Promise<'nothing' | 'the-release' | null> {
  const isRemoved = await db.asOperator((tx) => retireCity(tx, cityId));
  if (!isRemoved) return null;
  return isBuiltIn(cityId) ? 'the-release' : 'nothing';
}

/** The catalogue that new plans in the city are made from, as it was given; null when there is no such city. */
export async function exportCity(db: Database, cityId: string): Promise<unknown> {
  const stored = await db.asOperator(async (tx) => {
    const current = (await currentVersions(tx)).find((city) => city.cityId === cityId);
    return current && findCatalogue(tx, current);
  });
  return stored ?? CITIES.find(({ id }) => id === cityId) ?? null;
}

/** The imported cities that new plans are made in. */
export async function importedCities(db: Database): Promise<CityCatalogue[]> {
  return db.asOperator(async (tx) => {
    const cities: CityCatalogue[] = [];
    for (const stored of await currentVersions(tx)) {
      const city = readCity(await findCatalogue(tx, stored), stored.version);
      if (city) cities.push(city);
    }
    return cities;
  });
}

/** Every imported version, the current one of a city first. */
export const listImports = (db: Database): Promise<StoredCity[]> => db.asOperator(listVersions);
