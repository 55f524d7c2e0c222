import { Scanner } from './scanner.ts';

/** `columns="a","b"` and `on_conflict=a,b`. */
export function parseNames(parameter: 'columns' | 'on_conflict', text: string): readonly string[] {
  const scanner = new Scanner(text, `${parameter} parameter (${text})`);
  const names = new Set<string>();
  do {
    scanner.takeSpaces();
    names.add(scanner.name());
    scanner.takeSpaces();
  } while (scanner.take(','));
  scanner.expectEnd();
  return [...names];
}
