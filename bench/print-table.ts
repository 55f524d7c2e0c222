import { writeFileSync } from 'node:fs';

export interface Row {
  measure: string;
  value: string;
  goal: string;
  holds: boolean | null;
}

/** The rows as an aligned table on standard output, and as JSON in `--json FILE` when asked. */
export function printTable(title: string, rows: readonly Row[], jsonFile: string | undefined): void {
  const width = (pick: (row: Row) => string) => Math.max(...rows.map((row) => pick(row).length));
  const [first, second, third] = [width((row) => row.measure), width((row) => row.value), width((row) => row.goal)];
  console.log(`\n${title}`);
  for (const row of rows) {
    const verdict = row.holds === null ? '' : row.holds ? 'holds' : 'MISSED';
    console.log(`  ${row.measure.padEnd(first)}  ${row.value.padStart(second)}  ${row.goal.padEnd(third)}  ${verdict}`);
  }
  if (jsonFile) writeFileSync(jsonFile, `${JSON.stringify({ title, rows }, null, 2)}\n`);
}

/** The value by nearest rank, `share` above 0 and at most 1; NaN of no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The middle value, the lower of the two in an even number; NaN of no values. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
