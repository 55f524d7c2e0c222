import type { Database } from '../../../platform/node/db/database.ts';
import { unknownTable } from '../request-errors.ts';
import { RestError } from '../rest-error.ts';
import { readCatalog } from './read-catalog.sql.ts';
import type { Table } from './table.ts';

const MAX_AGE_MS = 60_000;
/** Requests for names out of thin air must not become a catalog query each. */
const MIN_RELOAD_INTERVAL_MS = 2_000;

export interface SchemaCache {
  /**
   * Runs `work` with what is known of the table; when it finds a name unknown (PGRST204, PGRST205, 42703), once more
   * with a fresh catalog. So a migration needs no restart and no code. Throws DatabaseUnavailable.
   */
  withTable: <Value>(name: string, work: (table: Table) => Value) => Promise<Value>;
}

/** The catalog of schema public, kept for a minute and shared by all requests. */
export function createSchemaCache(db: Database, now: () => Date): SchemaCache {
  let tables: ReadonlyMap<string, Table> = new Map();
  let loadedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | undefined;

  const ageMs = () => now().getTime() - loadedAt;
  const reload = (): Promise<void> => {
    loading ??= db
      .asApp(readCatalog)
      .then((read) => {
        tables = read;
        loadedAt = now().getTime();
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };
  const attempt = <Value>(name: string, work: (table: Table) => Value): Value => {
    const table = tables.get(name);
    if (!table) throw unknownTable(name);
    return work(table);
  };

  return {
    withTable: async (name, work) => {
      if (ageMs() > MAX_AGE_MS) await reload();
      try {
        return attempt(name, work);
      } catch (error) {
        const mayHelp = error instanceof RestError && error.isUnknownName && ageMs() >= MIN_RELOAD_INTERVAL_MS;
        if (!mayHelp) throw error;
      }
      await reload();
      return attempt(name, work);
    },
  };
}
