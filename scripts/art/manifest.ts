import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { MANIFEST_FILE } from './scene-files.ts';

/** SHA-256 of the drawing that each scene's files were exported from. */
export type Manifest = Readonly<Record<string, string>>;

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && Object.values(value).every((hash) => typeof hash === 'string');

/** Throws when the file is not a flat object of hashes. */
export function readManifest(): Manifest {
  if (!existsSync(MANIFEST_FILE)) return {};
  const parsed: unknown = JSON.parse(readFileSync(MANIFEST_FILE, 'utf8'));
  if (!isManifest(parsed)) throw new Error(`${MANIFEST_FILE} is not a list of hashes`);
  return parsed;
}

/** Records one scene; reads the file again first, because scenes may be exported side by side. */
export function recordExport(scene: string, hash: string): void {
  const entries = Object.entries({ ...readManifest(), [scene]: hash }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(MANIFEST_FILE, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
