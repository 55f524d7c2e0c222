import { type RawBuilder, sql } from 'kysely';
import type { BinaryOperator, Comparison, Condition, IsValue } from '../query/query-tree.ts';
import type { Table } from '../schema/table.ts';
import { fieldSql } from './field.sql.ts';

const OPERATORS: Readonly<Record<BinaryOperator, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxl: '&>',
  nxr: '&<',
  adj: '-|-',
};
const IS: Readonly<Record<IsValue, string>> = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
};

/** `where …` for all the conditions together, or nothing. Every value is bound and takes the type of its column. */
export function whereSql(table: Table, conditions: readonly Condition[]): RawBuilder<unknown> {
  if (conditions.length === 0) return sql``;
  return sql`where ${joined(table, conditions, 'and')}`;
}

function joined(table: Table, conditions: readonly Condition[], operator: 'and' | 'or'): RawBuilder<unknown> {
  const parts = conditions.map((condition) => conditionSql(table, condition));
  return sql.join(parts, operator === 'and' ? sql` and ` : sql` or `);
}

function conditionSql(table: Table, condition: Condition): RawBuilder<unknown> {
  const not = condition.isNegated ? sql`not ` : sql``;
  if (condition.kind === 'logic') return sql`${not}(${joined(table, condition.conditions, condition.operator)})`;
  return sql`${not}(${fieldSql(table, condition.field)} ${comparisonSql(condition.comparison)})`;
}

function comparisonSql(comparison: Comparison): RawBuilder<unknown> {
  switch (comparison.kind) {
    case 'is':
      return sql`is ${sql.raw(IS[comparison.value])}`;
    case 'in':
      return sql`= any (${arrayLiteral(comparison.values)})`;
    case 'binary': {
      const { operator, quantifier, value } = comparison;
      const isPattern = operator === 'like' || operator === 'ilike';
      const bound = sql`${isPattern ? value.replaceAll('*', '%') : value}`;
      const operand = quantifier ? sql`${sql.raw(quantifier)} (${bound})` : bound;
      return sql`${sql.raw(OPERATORS[operator])} ${operand}`;
    }
  }
}

/** One bound text for the whole list; `in.()` finds nothing. */
function arrayLiteral(values: readonly string[]): string {
  if (values.length === 1 && values[0] === '') return '{}';
  return `{${values.map((value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`;
}
