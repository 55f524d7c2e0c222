import { notEmbedded } from '../request-errors.ts';
import { parseComparison } from './parse-comparison.ts';
import { parseField } from './parse-field.ts';
import type { Condition } from './query-tree.ts';
import { Scanner } from './scanner.ts';

/** Deeper trees are refused, so that no query can exhaust the stack of this parser or of PostgreSQL. */
const MAX_DEPTH = 24;

/** A parameter that is a filter by itself: `id=eq.5`, `plan->>city=ilike.*york*`. */
export function parseFilter(key: string, value: string): Condition {
  const keyScanner = new Scanner(key, `tree path (${key})`);
  const field = parseField(keyScanner);
  if (keyScanner.peek() === '.') throw notEmbedded(field.column);
  keyScanner.expectEnd();
  const scanner = new Scanner(value, `filter (${value})`);
  const [isNegated, comparison] = parseComparison(scanner, 'parameter');
  scanner.expectEnd();
  return { kind: 'filter', field, isNegated, comparison };
}

/** `or=(a.eq.1,not.and(b.gt.2,c.is.null))`, whose key is `and`, `or`, `not.and` or `not.or`. */
export function parseLogic(key: string, value: string): Condition {
  const [last, isNegated] = key.startsWith('not.') ? [key.slice(4), true] : [key, false];
  if (last !== 'and' && last !== 'or') throw notEmbedded(key.split('.', 1).join());
  const scanner = new Scanner(value, `logic tree (${value})`);
  const conditions = parseGroup(scanner, 1);
  scanner.expectEnd();
  return { kind: 'logic', operator: last, isNegated, conditions };
}

function parseGroup(scanner: Scanner, depth: number): readonly Condition[] {
  if (depth > MAX_DEPTH) throw scanner.failureAt(scanner.mark(), `at most ${MAX_DEPTH} nested conditions are possible`);
  scanner.takeSpaces();
  scanner.expect('(');
  const conditions = [parseMember(scanner, depth)];
  while (scanner.take(',')) conditions.push(parseMember(scanner, depth));
  scanner.expect(')');
  scanner.takeSpaces();
  return conditions;
}

function parseMember(scanner: Scanner, depth: number): Condition {
  scanner.takeSpaces();
  const group = takeGroupHead(scanner);
  if (group) return { kind: 'logic', ...group, conditions: parseGroup(scanner, depth + 1) };
  const field = parseField(scanner);
  scanner.expect('.');
  const [isNegated, comparison] = parseComparison(scanner, 'logic');
  scanner.takeSpaces();
  return { kind: 'filter', field, isNegated, comparison };
}

/** A column may be called `and`, so only the bracket behind it makes it a group. */
function takeGroupHead(scanner: Scanner): { operator: 'and' | 'or'; isNegated: boolean } | undefined {
  const mark = scanner.mark();
  const isNegated = scanner.take('not.');
  const operator = scanner.take('and') ? 'and' : scanner.take('or') ? 'or' : undefined;
  scanner.takeSpaces();
  if (operator && scanner.peek() === '(') return { operator, isNegated };
  scanner.reset(mark);
  return undefined;
}
