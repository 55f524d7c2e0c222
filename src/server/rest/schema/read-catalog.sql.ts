import { sql } from 'kysely';
import type { Tx } from '../../../platform/node/db/database.ts';
import type { Column, Table } from './table.ts';

interface CatalogRow {
  name: string;
  columns: Column[];
  primaryKey: string[];
}

/** Every table and view of schema public on which anon or authenticated may do anything at all. */
export async function readCatalog(tx: Tx): Promise<ReadonlyMap<string, Table>> {
  const { rows } = await sql<CatalogRow>`
    select c.relname as name,
      (select json_agg(json_build_object(
          'name', a.attname,
          'type', format_type(a.atttypid, -1),
          'defaultSql', case
            when a.attidentity <> '' then
              format('nextval(%L)', pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname))
            when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid)
          end) order by a.attnum)
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[])
        where i.indrelid = c.oid and i.indisprimary), '[]') as "primaryKey"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and exists (select 1 from unnest(array['anon', 'authenticated']) as caller (role)
        where has_any_column_privilege(role, c.oid, 'SELECT, INSERT, UPDATE')
          or has_table_privilege(role, c.oid, 'SELECT, INSERT, UPDATE, DELETE'))`.execute(tx);
  return new Map(
    rows.map(({ name, columns, primaryKey }) => [
      name,
      { name, columns: new Map((columns ?? []).map((column) => [column.name, column])), primaryKey },
    ]),
  );
}
