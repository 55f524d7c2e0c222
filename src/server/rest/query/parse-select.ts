import { parseField } from './parse-field.ts';
import type { SelectItem } from './query-tree.ts';
import { Scanner } from './scanner.ts';

/** `select=id,when:created_at,plan->days->>0,price::text`; an empty list means every column. */
export function parseSelect(text: string): readonly SelectItem[] {
  if (text.trim() === '') return [{ kind: 'all' }];
  const scanner = new Scanner(text, `select parameter (${text})`);
  const items = [parseItem(scanner)];
  while (scanner.take(',')) items.push(parseItem(scanner));
  scanner.expectEnd();
  return items;
}

function parseItem(scanner: Scanner): SelectItem {
  scanner.takeSpaces();
  if (scanner.take('*')) {
    scanner.takeSpaces();
    return { kind: 'all' };
  }
  const isSpread = scanner.take('...') || scanner.take('..');
  const alias = isSpread ? undefined : parseAlias(scanner);
  const field = parseField(scanner);
  if (field.path.length === 0 && ['(', '!'].includes(scanner.peek())) return parseCall(scanner, field.column);
  if (isSpread) throw scanner.failure('"("');
  if (scanner.take('.')) {
    scanner.name('aggregate function');
    scanner.expect('()');
    if (scanner.take('::')) scanner.name('type name');
    return { kind: 'aggregate' };
  }
  const cast = scanner.take('::') ? scanner.name('letter or digit') : undefined;
  if (!scanner.isAtEnd && scanner.peek() !== ',') throw scanner.failure('"->>", "->", "::", "," or end of input');
  return { kind: 'field', field, alias, cast };
}

function parseAlias(scanner: Scanner): string | undefined {
  const mark = scanner.mark();
  const alias = scanner.name();
  if (!scanner.startsWith('::') && scanner.take(':')) return alias;
  scanner.reset(mark);
  return undefined;
}

/** `count()` or a relation with its own list. What the list says does not matter: neither is served. */
function parseCall(scanner: Scanner, name: string): SelectItem {
  while (scanner.take('!')) scanner.name();
  scanner.expect('(');
  let depth = 1;
  let isEmpty = true;
  while (depth > 0) {
    if (scanner.isAtEnd) throw scanner.failure('")"');
    if (scanner.take('(')) depth += 1;
    else if (scanner.take(')')) depth -= 1;
    else if (scanner.quoted() === undefined) scanner.take(scanner.peek());
    if (depth > 0) isEmpty = false;
  }
  if (scanner.take('::')) scanner.name('type name');
  scanner.takeSpaces();
  return isEmpty && name === 'count' ? { kind: 'aggregate' } : { kind: 'embed', relation: name };
}
