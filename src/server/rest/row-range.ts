import { rangeNotSatisfiable } from './request-errors.ts';

/** No answer holds more rows than this, whatever was asked for (RELIABILITY 3). */
export const MAX_ROWS = 1000;

export interface RowRange {
  offset: number;
  limit: number;
}

/** What limit and offset leave of the Range header, and never more than MAX_ROWS. Throws PGRST103. */
export function rowRange(limit: number | undefined, offset: number, header: string | undefined): RowRange {
  const [, from, to] = /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined) return { offset, limit: Math.min(limit ?? MAX_ROWS, MAX_ROWS) };
  if (to !== '' && Number(to) < Number(from)) {
    throw rangeNotSatisfiable(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  }
  const start = Math.max(offset, Number(from));
  const end = Math.min(
    limit === undefined ? Number.POSITIVE_INFINITY : offset + limit,
    to === '' ? Number.POSITIVE_INFINITY : Number(to) + 1,
  );
  return { offset: start, limit: Math.max(0, Math.min(end - start, MAX_ROWS)) };
}

/** `0-24/*`, `0-0/1`, and with a star for the range when there are no rows. */
export function contentRange(offset: number, rows: number, total: number | undefined): string {
  return `${rows === 0 ? '*' : `${offset}-${offset + rows - 1}`}/${total ?? '*'}`;
}

/** 206 when rows are missing from the page; throws PGRST103 when the page begins behind the last row. */
export function pageStatus(offset: number, rows: number, total: number | undefined): 200 | 206 {
  if (total === undefined) return 200;
  if (offset > total) {
    throw rangeNotSatisfiable(`An offset of ${offset} was requested, but there are only ${total} rows.`);
  }
  return rows < total ? 206 : 200;
}
