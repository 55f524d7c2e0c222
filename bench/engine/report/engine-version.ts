import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const HERE = {
  solver: ['../../../src/engine/orienteering/', '../product-problem.ts', '../instance.ts', '../read-instance.ts'],
  planner: ['../../../src/engine/', '../../../src/catalogue/', '../../../tests/support/synthetic-city.ts', '../'],
} as const;

/**
 * Twelve hexadecimal digits that change with the code of the numeric solver, or with the whole planner, its cities and
 * its benches: figures of different code are never mixed.
 */
export function engineVersion(of: 'solver' | 'planner'): string {
  const hash = createHash('sha256');
  for (const path of HERE[of]) {
    const url = new URL(path, import.meta.url);
    for (const file of path.endsWith('/') ? sourcesIn(url) : [url]) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Source files of a folder and, of the planner, of the folders below it. */
function sourcesIn(folder: URL): URL[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !/^(report|exact)\b/.test(file))
    .sort()
    .map((file) => new URL(file, folder));
}
