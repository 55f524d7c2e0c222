import { invalidBody } from './request-errors.ts';

/** The rows of a body. The text is handed to PostgreSQL as it came: a number read by JavaScript could lose digits. */
export interface RowBody {
  /** A JSON array of objects. */
  json: string;
  /** The keys to write: those of the first object, or the `columns` parameter. */
  columns: readonly string[];
  rows: number;
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Throws PGRST102 when the text is no JSON object or array of objects with the same keys. */
export function parseRowBody(text: string, contentType: string | undefined, columns?: readonly string[]): RowBody {
  const type = (contentType ?? 'application/json').split(';', 1).join().trim().toLowerCase();
  if (type !== 'application/json') throw invalidBody(`Content-Type not acceptable: ${type}`);
  const value = parseJson(text);
  if (isRow(value)) return { json: `[${text}]`, columns: columns ?? Object.keys(value), rows: 1 };
  if (!Array.isArray(value)) throw invalidBody();
  const rows: readonly unknown[] = value;
  const keys = isRow(rows[0]) ? Object.keys(rows[0]) : [];
  const hasSameKeys = (row: Record<string, unknown>) =>
    Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key));
  if (!rows.every((row) => isRow(row) && (columns !== undefined || hasSameKeys(row)))) {
    throw invalidBody('All object keys must match');
  }
  return { json: text, columns: columns ?? keys, rows: rows.length };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidBody();
  }
}
