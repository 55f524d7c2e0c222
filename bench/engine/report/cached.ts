import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What the file holds, or what `measure` gives, which is then kept in the file. */
export function cached<Value>(file: string, measure: () => Value): Value {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const value = measure();
  writeFileSync(file, JSON.stringify(value));
  return value;
}
