import { type RawBuilder, sql } from 'kysely';
import type { MediaType } from '../media-type.ts';
import type { RestQuery } from '../query/query-tree.ts';
import type { RowRange } from '../row-range.ts';
import type { Table } from '../schema/table.ts';
import { whereSql } from './condition.sql.ts';
import { bodySql, noBodySql, type ResultRow } from './rows.sql.ts';
import { orderSql, selectSql } from './select.sql.ts';

export interface ReadOptions {
  range: RowRange;
  isCounted: boolean;
  /** False for HEAD: the rows are found, and not written out. */
  hasBody: boolean;
  mediaType: MediaType;
}

/** The statement of a GET or HEAD. Throws RestError for names that the table does not have. */
export function readSql(table: Table, query: RestQuery, options: ReadOptions): RawBuilder<ResultRow> {
  const { range, isCounted, hasBody, mediaType } = options;
  const where = whereSql(table, query.conditions);
  const from = sql`from ${sql.id('public', table.name)} as ${sql.id(table.name)}`;
  const total = isCounted ? sql`(select count(*)::int ${from} ${where})` : sql`null::int`;
  return sql<ResultRow>`
    select count(*)::int as rows, ${total} as total, null::int as inserted, null::json as key,
      ${hasBody ? bodySql(mediaType) : noBodySql} as body
    from (select ${selectSql(table, query.select)} ${from} ${where} ${orderSql(table, query.order)}
      limit ${range.limit} offset ${range.offset}) as pgrst_row`;
}
