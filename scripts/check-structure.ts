// Fails when a file sits where, or is named as, the layout does not allow. The import walls are
// .dependency-cruiser.cjs; this covers what imports cannot show.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE_LINES_MAX = 300;
const TEST_LINES_MAX = 400;
const SLICE_FOLDERS = new Set(['domain', 'web', 'server']);
const VAGUE = /^(index|utils?|helpers?|misc|common|manager|stuff|lib|temp)[.]/;
const IS_DATA = /^catalogue\/(cities|activities|activity-guides)\//;

function faultsOf(file: string, lines: number): string[] {
  const faults: string[] = [];
  const name = path.posix.basename(file);
  if (VAGUE.test(name)) faults.push('the name says nothing; name the thing inside');
  const [, feature, folder] = /^features\/([^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? [];
  if (feature && !SLICE_FOLDERS.has(folder ?? '')) faults.push('a feature holds only domain/, web/ and server/');
  if (folder === 'domain' && file.endsWith('.tsx')) faults.push('domain/ holds no React');
  if (folder === 'server' && file.endsWith('.tsx')) faults.push('server/ holds no React');
  const limit = /[.]test[.]tsx?$/.test(name) ? TEST_LINES_MAX : SOURCE_LINES_MAX;
  if (lines > limit && !IS_DATA.test(file)) faults.push(`${lines} lines, the limit is ${limit}: split it by meaning`);
  return faults;
}

let count = 0;
const root = path.resolve(import.meta.dirname, '../src');
for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/[.]tsx?$/.test(entry.name)) continue;
  const full = path.join(entry.parentPath, entry.name);
  const file = path.relative(root, full).split(path.sep).join('/');
  for (const fault of faultsOf(file, readFileSync(full, 'utf8').split('\n').length - 1)) {
    console.error(`src/${file}: ${fault}`);
    count += 1;
  }
}
console.log(`structure: ${count} fault(s)`);
process.exit(count > 0 ? 1 : 0);
