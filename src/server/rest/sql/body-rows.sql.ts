import { type RawBuilder, sql } from 'kysely';
import { unknownBodyColumn } from '../request-errors.ts';
import type { RowBody } from '../row-body.ts';
import type { Column, Table } from '../schema/table.ts';

export interface BodyRows {
  columns: readonly Column[];
  /** The rows of the body, typed as the table is. */
  from: RawBuilder<unknown>;
  /** One value for each column, of such a row. */
  values: readonly RawBuilder<unknown>[];
}

/**
 * Turns the JSON of a body into rows. A missing key is null or, with Prefer: missing=default, the column's default.
 * Throws PGRST204 for a column that the table does not have.
 */
export function bodyRowsSql(table: Table, body: RowBody, usesDefaults: boolean): BodyRows {
  const columns = body.columns.map((name) => {
    const column = table.columns.get(name);
    if (!column) throw unknownBodyColumn(table.name, name);
    return column;
  });
  const items = sql`json_array_elements(cast(${body.json} as json)) as pgrst_item (item)`;
  // A row type without columns does not exist in SQL; `{}` still counts as a row of defaults.
  if (columns.length === 0) return { columns, from: items, values: [] };
  const types = columns.map((column) => sql`${sql.id(column.name)} ${sql.raw(column.type)}`);
  return {
    columns,
    from: sql`${items} cross join lateral json_to_record(pgrst_item.item) as pgrst_body (${sql.join(types)})`,
    values: columns.map((column) => {
      const value = sql`${sql.id('pgrst_body', column.name)}`;
      if (!usesDefaults || column.defaultSql === null) return value;
      const isMissing = sql`(pgrst_item.item -> cast(${column.name} as text)) is null`;
      return sql`case when ${isMissing} then ${sql.raw(column.defaultSql)} else ${value} end`;
    }),
  };
}
