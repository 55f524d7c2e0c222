import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TOOL = path.join(ROOT, 'tools/storefront-schema');
const FILES = ['package.json', 'package-lock.json', '.npmrc'];
const SCHEMA = 'node_modules/@shopify/hydrogen-react/storefront.schema.json';
const INSTALL_TIMEOUT_MS = 120_000;

/** Exactly the locked packages, in a folder of its own until they are complete: a broken-off install leaves nothing behind. */
function install(): void {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, '.cache/storefront-schema-'));
  try {
    for (const file of FILES) cpSync(path.join(TOOL, file), path.join(folder, file));
    const cli = process.env.npm_execpath;
    const [command, ...args] = cli?.endsWith('.js') ? [process.execPath, cli] : ['npm'];
    execFileSync(command ?? 'npm', [...args, 'ci'], { cwd: folder, timeout: INSTALL_TIMEOUT_MS, stdio: 'pipe' });
    if (existsSync(path.join(TOOL, SCHEMA))) return;
    rmSync(path.join(TOOL, 'node_modules'), { recursive: true, force: true });
    renameSync(path.join(folder, 'node_modules'), path.join(TOOL, 'node_modules'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The schema of the Storefront API 2025-07 as Shopify publishes it. The first test that asks installs it.
 * @throws Error when the registry cannot deliver it: without the schema nothing here would prove anything
 */
export function storefrontSchema(): GraphQLSchema {
  if (!existsSync(path.join(TOOL, SCHEMA))) install();
  const { __schema }: IntrospectionQuery = JSON.parse(readFileSync(path.join(TOOL, SCHEMA), 'utf8'));
  // The library runs a schema with this one only in its experimental mode, and we do not use it.
  const directives = __schema.directives.filter(({ name }) => name !== 'defer');
  return buildClientSchema({ __schema: { ...__schema, directives } });
}
