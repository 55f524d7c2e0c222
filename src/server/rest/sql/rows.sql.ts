import { type RawBuilder, sql } from 'kysely';
import type { MediaType } from '../media-type.ts';

/** The one row each statement of rest/v1 answers with. PostgreSQL writes the JSON, so no number passes through JavaScript. */
export interface ResultRow {
  /** Rows in the answer or, for a write, rows written. */
  rows: number;
  /** Rows without limit and offset, when they were asked for. */
  total: number | null;
  /** Rows that a write made new; null when they were not told apart. */
  inserted: number | null;
  /** The key of the first row, for the Location header. */
  key: Record<string, unknown> | null;
  body: string | null;
}

/** Aggregates the rows of `pgrst_row`: an array, or its first element for one object. */
export function bodySql({ isSingle, isStripped }: MediaType): RawBuilder<unknown> {
  const rows = sql`coalesce(json_agg(pgrst_row.*), '[]')`;
  const stripped = isStripped ? sql`json_strip_nulls(${rows})` : rows;
  return sql`cast(${isSingle ? sql`${stripped} -> 0` : stripped} as text)`;
}

export const noBodySql: RawBuilder<unknown> = sql`null`;
