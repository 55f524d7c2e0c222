import { chmodSync, mkdtempSync, rmSync } from 'node:fs';

export interface TemporaryFolder {
  path: string;
  remove: () => void;
}

/**
 * A folder under /tmp that PostgreSQL's unprivileged user may enter: mkdtemp alone makes it for the owner only, and as
 * root the data would move to /var/lib and stay there.
 */
export function temporaryFolder(name: string): TemporaryFolder {
  const path = mkdtempSync(`/tmp/huzzah-${name}-`);
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
