import { notEmbedded, parseError, rangeNotSatisfiable } from '../request-errors.ts';
import { parseFilter, parseLogic } from './parse-condition.ts';
import { parseNames } from './parse-names.ts';
import { parseOrder } from './parse-order.ts';
import { parseSelect } from './parse-select.ts';
import type { Condition, OrderTerm, RestQuery } from './query-tree.ts';

const LOGIC_KEY = /(^|\.)(and|or)$/;
const EMBEDDED_KEY = /\.(order|limit|offset)$/;

/**
 * The query string of one request. Throws RestError (PGRST100, PGRST103, PGRST108) and nothing else, whatever it is
 * given. Names are not looked up here.
 */
export function parseQuery(parameters: Iterable<readonly [string, string]>): RestQuery {
  const first = new Map<string, string>();
  const conditions: Condition[] = [];
  let order: readonly OrderTerm[] = [];
  for (const [key, value] of parameters) {
    // PostgreSQL can neither store nor be asked for it, and an alias with it would cut the statement short.
    if (key.includes('\0') || value.includes('\0'))
      throw parseError('"failed to parse query string"', 'unexpected "\\NUL"');
    switch (key) {
      case 'select':
      case 'columns':
      case 'on_conflict':
      case 'limit':
      case 'offset':
        if (!first.has(key)) first.set(key, value);
        break;
      case 'order':
        if (order.length === 0 && value !== '') order = parseOrder(value);
        break;
      default:
        if (EMBEDDED_KEY.test(key)) throw notEmbedded(key.slice(0, key.lastIndexOf('.')));
        conditions.push(LOGIC_KEY.test(key) ? parseLogic(key, value) : parseFilter(key, value));
    }
  }
  const limit = parseCount(first.get('limit'));
  if (limit !== undefined && limit < 0) throw rangeNotSatisfiable('Limit should be greater than or equal to zero.');
  const columns = first.get('columns');
  const onConflict = first.get('on_conflict');
  return {
    select: parseSelect(first.get('select') ?? '*'),
    conditions,
    order,
    limit,
    offset: Math.max(0, parseCount(first.get('offset')) ?? 0),
    columns: columns === undefined ? undefined : parseNames('columns', columns),
    onConflict: onConflict === undefined ? undefined : parseNames('on_conflict', onConflict),
  };
}

/** PostgREST ignores what is not a whole number. The bound keeps the sum of two such numbers exact. */
function parseCount(text: string | undefined): number | undefined {
  if (text === undefined || !/^-?\d+$/.test(text)) return undefined;
  const bound = 2 ** 50;
  return Math.min(bound, Math.max(-bound, Number(text)));
}
