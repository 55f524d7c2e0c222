import type { Field, JsonStep } from './query-tree.ts';
import type { Scanner } from './scanner.ts';

/** A column with an optional way into its JSON: `details->guests->0->>name`. */
export function parseField(scanner: Scanner): Field {
  scanner.takeSpaces();
  const column = scanner.name();
  const path: JsonStep[] = [];
  for (let step = parseStep(scanner); step; step = parseStep(scanner)) path.push(step);
  scanner.takeSpaces();
  return { column, path };
}

function parseStep(scanner: Scanner): JsonStep | undefined {
  const arrow = scanner.take('->>') ? '->>' : scanner.take('->') ? '->' : undefined;
  if (!arrow) return undefined;
  const mark = scanner.mark();
  const sign = scanner.take('-') ? '-' : '';
  const digits = scanner.takeWhile((character) => character >= '0' && character <= '9');
  const isWhole = scanner.isAtEnd || ['->', '::', '.', ',', ')'].some((next) => scanner.startsWith(next));
  // An index beyond int4 is no index PostgreSQL can take; it reads as a key, which finds nothing.
  if (digits !== '' && digits.length <= 9 && isWhole) return { arrow, key: sign + digits, isIndex: true };
  if (sign !== '' && !isWhole) throw scanner.failure('digit');
  scanner.reset(mark);
  return { arrow, key: scanner.name(), isIndex: false };
}
