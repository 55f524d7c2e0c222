import { type RawBuilder, sql } from 'kysely';
import type { Field } from '../query/query-tree.ts';
import { unknownColumn } from '../request-errors.ts';
import type { Column, Table } from '../schema/table.ts';

/** The column of that name. Throws 42703, so that no name of the request's own making reaches PostgreSQL. */
export function columnOf(table: Table, name: string): Column {
  const column = table.columns.get(name);
  if (!column) throw unknownColumn(table.name, name);
  return column;
}

/** `"bookings"."plan"->'days'->>0`, in brackets. Keys and indexes are bound. */
export function fieldSql(table: Table, field: Field): RawBuilder<unknown> {
  const column = columnOf(table, field.column);
  const plain = sql`${sql.id(table.name, column.name)}`;
  if (field.path.length === 0) return plain;
  const isJson = column.type === 'json' || column.type === 'jsonb';
  return field.path.reduce(
    (inner, step) => {
      const key = step.isIndex ? sql`cast(${step.key} as int)` : sql`cast(${step.key} as text)`;
      return step.arrow === '->' ? sql`(${inner} -> ${key})` : sql`(${inner} ->> ${key})`;
    },
    isJson ? plain : sql`to_jsonb(${plain})`,
  );
}
