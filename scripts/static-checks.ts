import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const bin = (name: string) => path.join(ROOT, 'node_modules/.bin', name);
const TSC7 = path.join(ROOT, 'node_modules/typescript7/bin/tsc');

/** What the compiler found is kept, and only what changed since is looked at again. */
const incremental = (name: string): string[] => ['--incremental', '--tsBuildInfoFile', `.cache/${name}.tsbuildinfo`];

interface Check {
  name: string;
  command: string;
  args: string[];
  /** A check that looked at nothing has not passed. */
  mustSay?: RegExp;
}

const CHECKS: Check[] = [
  { name: 'format and lint', command: bin('biome'), args: ['ci', '--colors=off', '--error-on-warnings', '.'] },
  {
    name: 'lint with types',
    command: bin('oxlint'),
    args: ['--type-aware', '--deny-warnings', 'src', 'tests', 'scripts', 'bench'],
  },
  { name: 'types', command: process.execPath, args: [TSC7, '-p', 'tsconfig.json', ...incremental('types')] },
  {
    name: 'types of pure code',
    command: process.execPath,
    args: [TSC7, '-p', 'tsconfig.pure.json', ...incremental('pure-types')],
  },
  {
    name: 'import walls',
    command: bin('depcruise'),
    args: ['--config', '.dependency-cruiser.cjs', 'src'],
    mustSay: /\((?!0 )[\d,]+ modules/,
  },
  { name: 'structure', command: process.execPath, args: ['scripts/check-structure.ts'] },
];

function run(check: Check): Promise<boolean> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const child = spawn(check.command, check.args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    // `close` follows, with a code below zero.
    child.on('error', (error) => {
      output += `${error.message}\n`;
    });
    child.on('close', (code) => {
      const hasPassed = code === 0 && (check.mustSay?.test(output) ?? true);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      if (!hasPassed) console.error(output);
      console.log(`${hasPassed ? 'ok  ' : 'FAIL'} ${check.name} (${seconds} s)`);
      resolve(hasPassed);
    });
  });
}

/** Format, lint, types, walls and layout, two at a time. Returns how many failed. */
export async function runStaticChecks(): Promise<number> {
  const waiting = [...CHECKS];
  let failed = 0;
  const worker = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) if (!(await run(check))) failed += 1;
  };
  await Promise.all([worker(), worker()]);
  return failed;
}
