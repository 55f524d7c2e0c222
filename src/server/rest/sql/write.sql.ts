import { type RawBuilder, sql } from 'kysely';
import type { MediaType } from '../media-type.ts';
import type { Preferences } from '../preferences.ts';
import type { RestQuery } from '../query/query-tree.ts';
import { filterRequired, notImplemented } from '../request-errors.ts';
import type { RowBody } from '../row-body.ts';
import type { Table } from '../schema/table.ts';
import { bodyRowsSql } from './body-rows.sql.ts';
import { whereSql } from './condition.sql.ts';
import { columnOf } from './field.sql.ts';
import { bodySql, noBodySql, type ResultRow } from './rows.sql.ts';
import { columnsToReturn, orderSql, selectSql } from './select.sql.ts';

export interface WriteOptions {
  preferences: Preferences;
  mediaType: MediaType;
}

const target = (table: Table) => sql`${sql.id('public', table.name)} as ${sql.id(table.name)}`;

/** The statement of a POST: an insert, or an upsert on the primary key or `on_conflict`. */
export function insertSql(table: Table, query: RestQuery, body: RowBody, options: WriteOptions): RawBuilder<ResultRow> {
  const { resolution, missing } = options.preferences;
  const { columns, from, values } = bodyRowsSql(table, body, missing === 'default');
  const keys = query.onConflict ? query.onConflict.map((name) => columnOf(table, name).name) : table.primaryKey;
  const names = columns.map((column) => sql.id(column.name));
  const isUpsert = resolution !== undefined && keys.length > 0;
  const isMerge = isUpsert && resolution === 'merge-duplicates' && columns.length > 0;
  const updates = columns.map(({ name }) => sql`${sql.id(name)} = ${sql.id('excluded', name)}`);
  const action = isMerge ? sql`do update set ${sql.join(updates)}` : sql`do nothing`;
  const insert = sql`insert into ${target(table)} ${names.length > 0 ? sql`(${sql.join(names)})` : sql``}
    select ${values.length > 0 ? sql.join(values) : sql``} from ${from}
    ${isUpsert ? sql`on conflict (${sql.join(keys.map((key) => sql.id(key)))}) ${action}` : sql``}`;
  return answerSql(table, query, options, insert, isMerge);
}

/** The statement of a PATCH, or undefined when its body names no column and there is nothing to do. */
export function updateSql(
  table: Table,
  query: RestQuery,
  body: RowBody,
  options: WriteOptions,
): RawBuilder<ResultRow> | undefined {
  checkReach(query, 'UPDATE');
  const where = whereSql(table, query.conditions);
  const { columns, from, values } = bodyRowsSql(table, body, options.preferences.missing === 'default');
  if (columns.length === 0) return undefined;
  const assignments = columns.map(({ name }, index) => sql`${sql.id(name)} = ${values[index]}`);
  const update = sql`update ${target(table)} set ${sql.join(assignments)} from ${from} ${where}`;
  return answerSql(table, query, options, update, false);
}

/** The statement of a DELETE. */
export function deleteSql(table: Table, query: RestQuery, options: WriteOptions): RawBuilder<ResultRow> {
  checkReach(query, 'DELETE');
  const remove = sql`delete from ${target(table)} ${whereSql(table, query.conditions)}`;
  return answerSql(table, query, options, remove, false);
}

/** A write that means fewer rows than its filters say must not go through as if it meant all of them. */
function checkReach(query: RestQuery, verb: 'UPDATE' | 'DELETE'): void {
  if (query.limit !== undefined || query.offset > 0) {
    throw notImplemented('limit and offset cannot be used with PATCH and DELETE');
  }
  if (query.conditions.length === 0) throw filterRequired(verb);
}

/** Only what the answer needs is returned: a minimal answer must work for those who may write and not read. */
function answerSql(
  table: Table,
  query: RestQuery,
  { preferences, mediaType }: WriteOptions,
  write: RawBuilder<unknown>,
  tellsNewRows: boolean,
): RawBuilder<ResultRow> {
  const isFull = preferences.return === 'representation';
  const withKey = preferences.return === 'headers-only' && table.primaryKey.length > 0;
  const returned = isFull ? columnsToReturn(table, query.select, query.order) : withKey ? table.primaryKey : [];
  const columns = returned.map((name) => sql`${sql.id(table.name, name)}`);
  // A row that ON CONFLICT updated was locked by this very transaction first, which leaves its mark in xmax; an
  // inserted one has none. Version 18 could return the old row instead, and we run on 15 as well.
  const isNew = tellsNewRows ? sql`${sql.id(table.name, 'xmax')} = 0` : sql`true`;
  const inserted = sql`(select count(*) filter (where pgrst_is_new)::int from pgrst_written)`;
  const shown = isFull ? selectSql(table, expanded(table, query)) : withKey ? sql.join(columns) : sql`1`;
  const order = isFull ? orderSql(table, query.order) : sql``;
  const rows = sql`select ${shown} from pgrst_written as ${sql.id(table.name)} ${order}`;
  return sql<ResultRow>`
    with pgrst_written as (${write}
      returning ${sql.join([...columns, sql`${isNew} as pgrst_is_new`])})
    select count(*)::int as rows, null::int as total, ${tellsNewRows ? inserted : sql`null::int`} as inserted,
      ${withKey ? sql`json_agg(pgrst_row.*) -> 0` : sql`null::json`} as key,
      ${isFull ? bodySql(mediaType) : noBodySql} as body
    from (${rows}) as pgrst_row`;
}

/** `*` would also show our own column of the returned rows. */
function expanded(table: Table, query: RestQuery): RestQuery['select'] {
  return query.select.flatMap((item) =>
    item.kind === 'all'
      ? [...table.columns.keys()].map((column) => ({
          kind: 'field' as const,
          field: { column, path: [] },
          alias: undefined,
          cast: undefined,
        }))
      : [item],
  );
}
