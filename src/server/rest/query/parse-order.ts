import { notEmbedded } from '../request-errors.ts';
import { parseField } from './parse-field.ts';
import type { OrderTerm } from './query-tree.ts';
import { Scanner } from './scanner.ts';

/** `order=created_at.desc.nullslast,plan->>city` */
export function parseOrder(text: string): readonly OrderTerm[] {
  const scanner = new Scanner(text, `order (${text})`);
  const terms = [parseTerm(scanner)];
  while (scanner.take(',')) terms.push(parseTerm(scanner));
  scanner.expectEnd();
  return terms;
}

function parseTerm(scanner: Scanner): OrderTerm {
  const field = parseField(scanner);
  if (scanner.peek() === '(') throw notEmbedded(field.column);
  const direction = takeWord(scanner, ['asc', 'desc']);
  const nulls = takeWord(scanner, ['nullsfirst', 'nullslast']);
  scanner.takeSpaces();
  if (scanner.take('.')) {
    const words = direction ? '"nullsfirst" or "nullslast"' : '"asc", "desc", "nullsfirst" or "nullslast"';
    throw scanner.failure(words);
  }
  if (!scanner.isAtEnd && scanner.peek() !== ',') throw scanner.failure('delimiter (.), "," or end of input');
  return { field, direction, nulls };
}

function takeWord<Word extends string>(scanner: Scanner, words: readonly Word[]): Word | undefined {
  return words.find((word) => scanner.take(`.${word}`));
}
