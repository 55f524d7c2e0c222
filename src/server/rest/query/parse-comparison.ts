import type { BinaryOperator, Comparison, IsValue } from './query-tree.ts';
import type { Scanner } from './scanner.ts';

const OPERATORS: ReadonlyMap<string, BinaryOperator> = new Map(
  (
    [
      ...(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch'] as const),
      ...(['isdistinct', 'cs', 'cd', 'ov', 'sl', 'sr', 'nxl', 'nxr', 'adj'] as const),
    ] as const
  ).map((operator) => [operator, operator]),
);
const isQuantifiable = (operator: BinaryOperator): boolean =>
  ['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch'].includes(operator);
const IS_VALUES: readonly IsValue[] = ['not_null', 'null', 'unknown', 'true', 'false'];
const OPERATOR_EXPECTED = '"not" or operator (eq, gt, ...)';

/**
 * `eq.5`, `not.in.(a,"b,c")`, `like(any).{a*,b*}`. Inside a logic tree a value ends at a comma or a closing bracket,
 * unless it is quoted or a `{…}`.
 */
export function parseComparison(scanner: Scanner, place: 'parameter' | 'logic'): [isNegated: boolean, Comparison] {
  const isNegated = scanner.take('not.');
  const start = scanner.mark();
  const name = scanner.takeWhile((character) => character >= 'a' && character <= 'z');
  if (name === '') throw scanner.failure(OPERATOR_EXPECTED);
  const quantifier = scanner.take('(any)') ? 'any' : scanner.take('(all)') ? 'all' : undefined;
  if (!scanner.take('.')) {
    scanner.reset(start);
    throw scanner.failure(OPERATOR_EXPECTED);
  }
  if (name === 'in' && !quantifier) return [isNegated, { kind: 'in', values: parseList(scanner) }];
  if (name === 'is' && !quantifier) return [isNegated, { kind: 'is', value: parseIsValue(scanner) }];
  const operator = OPERATORS.get(name);
  if (!operator || (quantifier && !isQuantifiable(operator))) {
    throw scanner.failureAt(
      scanner.mark(),
      `unknown single value operator ${name}${quantifier ? `(${quantifier})` : ''}`,
    );
  }
  const value = place === 'logic' ? parseEnclosedValue(scanner) : scanner.takeWhile(() => true);
  return [isNegated, { kind: 'binary', operator, quantifier, value }];
}

function parseIsValue(scanner: Scanner): IsValue {
  const mark = scanner.mark();
  const word = scanner.takeWhile((character) => /[a-z_]/i.test(character)).toLowerCase();
  const value = IS_VALUES.find((candidate) => candidate === word);
  if (value) return value;
  scanner.reset(mark);
  throw scanner.failure('null, not_null or a truth value (unknown, true, false)');
}

const endsValue = (character: string) => character === ',' || character === ')';

function parseList(scanner: Scanner): readonly string[] {
  scanner.takeSpaces();
  scanner.expect('(');
  const values = [parseListValue(scanner)];
  while (scanner.take(',')) values.push(parseListValue(scanner));
  scanner.expect(')');
  scanner.takeSpaces();
  return values;
}

function parseListValue(scanner: Scanner): string {
  const mark = scanner.mark();
  const quoted = scanner.quoted();
  if (quoted !== undefined && (scanner.isAtEnd || endsValue(scanner.peek()))) return quoted;
  scanner.reset(mark);
  return scanner.takeWhile((character) => !endsValue(character));
}

function parseEnclosedValue(scanner: Scanner): string {
  const mark = scanner.mark();
  if (scanner.take('{')) {
    const inside = scanner.takeWhile((character) => character !== '{' && character !== '}');
    if (scanner.take('}') && endsValue(scanner.peek())) return `{${inside}}`;
    scanner.reset(mark);
  }
  return parseListValue(scanner);
}
