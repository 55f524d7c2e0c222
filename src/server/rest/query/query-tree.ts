/** What a query string of rest/v1 says, before any name in it is looked up. */
export interface RestQuery {
  select: readonly SelectItem[];
  conditions: readonly Condition[];
  order: readonly OrderTerm[];
  limit: number | undefined;
  offset: number;
  /** The columns of a body to write; undefined means all its keys. */
  columns: readonly string[] | undefined;
  onConflict: readonly string[] | undefined;
}

export interface JsonStep {
  arrow: '->' | '->>';
  key: string;
  /** A number in a path is an array index. */
  isIndex: boolean;
}

export interface Field {
  column: string;
  path: readonly JsonStep[];
}

export type SelectItem =
  | { kind: 'all' }
  | { kind: 'field'; field: Field; alias: string | undefined; cast: string | undefined }
  | { kind: 'aggregate' }
  | { kind: 'embed'; relation: string };

export type BinaryOperator =
  | ('eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'ilike' | 'match' | 'imatch')
  | ('isdistinct' | 'cs' | 'cd' | 'ov' | 'sl' | 'sr' | 'nxl' | 'nxr' | 'adj');

export type Comparison =
  | { kind: 'binary'; operator: BinaryOperator; quantifier: 'any' | 'all' | undefined; value: string }
  | { kind: 'in'; values: readonly string[] }
  | { kind: 'is'; value: IsValue };

export type IsValue = 'null' | 'not_null' | 'true' | 'false' | 'unknown';

export type Condition =
  | { kind: 'filter'; field: Field; isNegated: boolean; comparison: Comparison }
  | { kind: 'logic'; operator: 'and' | 'or'; isNegated: boolean; conditions: readonly Condition[] };

export interface OrderTerm {
  field: Field;
  direction: 'asc' | 'desc' | undefined;
  nulls: 'nullsfirst' | 'nullslast' | undefined;
}
