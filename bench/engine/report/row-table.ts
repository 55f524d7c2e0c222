import type { Row } from '../../print-table.ts';
import { type Goal, table } from './section.ts';

/** Rows of another bench as a table, with the verdict where there is a goal. */
export function rowTable(rows: readonly Row[]): string {
  return table(
    ['measure', 'value', 'goal', ''],
    rows.map((row) => [row.measure, row.value, row.goal, row.holds === null ? '' : row.holds ? 'holds' : '**MISSED**']),
  );
}

/** Those of the rows that have a goal; what they say in brackets stays in their own table. */
export const goalsOfRows = (rows: readonly Row[]): Goal[] =>
  rows.flatMap(({ measure, goal, value, holds }) =>
    holds === null ? [] : [{ measure: measure.replace(/ \(.*\)$/, ''), goal, value, holds }],
  );
