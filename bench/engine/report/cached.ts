import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What the file holds, or what `measure` gives, which is then kept in the file; null where nothing may be measured. */
export function cached<Value>(file: string, measure: (() => Value) | null): Value | null {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  if (!measure) return null;
  const value = measure();
  writeFileSync(file, JSON.stringify(value));
  return value;
}
