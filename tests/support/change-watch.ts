import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../../src/platform/node/db/database.ts';

export interface ChangeWatch {
  /** The tables in which a row was inserted, updated or deleted since the last question, committed changes only. */
  changed: () => Promise<string[]>;
}

/** Notes every change of every table of the product, whoever makes it; a change that is rolled back takes its note along. */
export async function watchChanges(db: Database, ownerUrl: string): Promise<ChangeWatch> {
  const owner = new pg.Client(ownerUrl);
  await owner.connect();
  try {
    await owner.query(`
      create schema watch;
      create table watch.notes (table_name text not null);
      grant usage on schema watch to app;
      grant select, delete on watch.notes to app;
      create function watch.note() returns trigger language plpgsql security definer set search_path = '' as
        $$ begin insert into watch.notes values (tg_table_schema || '.' || tg_table_name); return null; end $$;
      do $$ declare t regclass; begin
        for t in select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where c.relkind = 'r' and n.nspname in ('public', 'identity', 'internal')
        loop
          execute format('create trigger note after insert or update or delete on %s for each row execute function watch.note()', t);
        end loop;
      end $$`);
  } finally {
    await owner.end();
  }
  return {
    changed: () =>
      db.asApp(async (tx) => {
        const { rows } = await sql<{ table_name: string }>`delete from watch.notes returning table_name`.execute(tx);
        return [...new Set(rows.map((row) => row.table_name))].sort();
      }),
  };
}
