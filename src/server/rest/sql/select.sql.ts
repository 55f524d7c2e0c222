import { type RawBuilder, sql } from 'kysely';
import type { Field, OrderTerm, SelectItem } from '../query/query-tree.ts';
import { aggregatesNotAllowed, noRelationship, unknownType } from '../request-errors.ts';
import type { Table } from '../schema/table.ts';
import { columnOf, fieldSql } from './field.sql.ts';

/** The types a cast may name. A closed list, because a type's name cannot be bound. */
const CASTABLE = new RegExp(
  `^(${[
    'text|varchar|char|bpchar|name|uuid|json|jsonb|bool|boolean|bytea|interval|money|inet|date|time|timetz',
    'timestamp|timestamptz|int|integer|bigint|smallint|int2|int4|int8|numeric|decimal|real|float|float4|float8',
    'double precision',
  ].join('|')})$`,
);

/** The list behind `select`, every column under the name it has in the answer. */
export function selectSql(table: Table, items: readonly SelectItem[]): RawBuilder<unknown> {
  return sql.join(items.map((item) => itemSql(table, item)));
}

function itemSql(table: Table, item: SelectItem): RawBuilder<unknown> {
  switch (item.kind) {
    case 'all':
      return sql`${sql.id(table.name)}.*`;
    case 'aggregate':
      throw aggregatesNotAllowed();
    case 'embed':
      throw noRelationship(table.name, item.relation);
    case 'field': {
      const value = fieldSql(table, item.field);
      const name = item.alias ?? answerName(item.field);
      return sql`${item.cast === undefined ? value : castSql(value, item.cast)} as ${sql.id(name)}`;
    }
  }
}

function castSql(value: RawBuilder<unknown>, cast: string): RawBuilder<unknown> {
  const type = cast.toLowerCase();
  if (!CASTABLE.test(type)) throw unknownType(cast);
  return sql`cast(${value} as ${sql.raw(type)})`;
}

/** A JSON path is answered under its last key; an index has no name, so the key before it counts. */
function answerName({ column, path }: Field): string {
  return path.findLast((step) => !step.isIndex)?.key ?? column;
}

/** `order by …`, or nothing. */
export function orderSql(table: Table, order: readonly OrderTerm[]): RawBuilder<unknown> {
  if (order.length === 0) return sql``;
  const terms = order.map(({ field, direction, nulls }) => {
    const nullsSql = nulls === undefined ? '' : nulls === 'nullsfirst' ? ' nulls first' : ' nulls last';
    return sql`${fieldSql(table, field)} ${sql.raw(`${direction ?? ''}${nullsSql}`)}`;
  });
  return sql`order by ${sql.join(terms)}`;
}

/** The columns a written row must give back for the answer to be made of it. */
export function columnsToReturn(table: Table, items: readonly SelectItem[], order: readonly OrderTerm[]): string[] {
  const fields = [
    ...items.flatMap((item) => (item.kind === 'field' ? [item.field] : [])),
    ...order.map((term) => term.field),
  ];
  const named = fields.map((field) => columnOf(table, field.column).name);
  return [...new Set(items.some((item) => item.kind === 'all') ? [...table.columns.keys(), ...named] : named)];
}
