import { type Generated, sql } from 'kysely';
import type { Tx } from '../../../platform/node/db/database.ts';

type CityTables = {
  'internal.city_versions': {
    city_id: string;
    version: string;
    catalogue: unknown;
    is_current: boolean;
    imported_at: Generated<Date>;
  };
};

const versions = (tx: Tx) => tx.withTables<CityTables>();

export interface CityVersion {
  cityId: string;
  version: string;
}

/** What is planned with now: one version a city, by id. */
export async function currentVersions(tx: Tx): Promise<CityVersion[]> {
  return versions(tx)
    .selectFrom('internal.city_versions')
    .select(['city_id as cityId', 'version'])
    .where('is_current', '=', true)
    .orderBy('city_id')
    .execute();
}

/** The catalogue as it was imported, unread; undefined when there is no such version. */
export async function findCatalogue(tx: Tx, { cityId, version }: CityVersion): Promise<unknown> {
  const row = await versions(tx)
    .selectFrom('internal.city_versions')
    .select('catalogue')
    .where('city_id', '=', cityId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.catalogue;
}

export interface StoredCity extends CityVersion {
  isCurrent: boolean;
  importedAt: Date;
}

/** Every version there is, the newest of a city first. */
export async function listVersions(tx: Tx): Promise<StoredCity[]> {
  return versions(tx)
    .selectFrom('internal.city_versions')
    .select(['city_id as cityId', 'version', 'is_current as isCurrent', 'imported_at as importedAt'])
    .orderBy('city_id')
    .orderBy('is_current', 'desc')
    .orderBy('imported_at', 'desc')
    .execute();
}

/**
 * Makes this the version that is planned with, whatever was before. Two imports of one city wait for each other; readers
 * see the old one until the transaction ends.
 */
export async function storeCity(tx: Tx, { cityId, version }: CityVersion, catalogueJson: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`city_versions ${cityId}`}))`.execute(tx);
  await retireCity(tx, cityId);
  await versions(tx)
    .insertInto('internal.city_versions')
    .values({ city_id: cityId, version, catalogue: catalogueJson, is_current: true })
    .onConflict((conflict) =>
      conflict.columns(['city_id', 'version']).doUpdateSet({ is_current: true, imported_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Nothing new is planned with the city; its versions stay for the plans made from them. Returns whether it was current. */
export async function retireCity(tx: Tx, cityId: string): Promise<boolean> {
  const retired = await versions(tx)
    .updateTable('internal.city_versions')
    .set({ is_current: false })
    .where('city_id', '=', cityId)
    .where('is_current', '=', true)
    .executeTakeFirst();
  return retired.numUpdatedRows > 0n;
}
