let versions = 0;

/** One number for every state a route was ever in, so that cached insertions know when they are stale. */
export function nextVersion(): number {
  // Never negative, which stands for "none yet", however long the process lives.
  versions = (versions + 1) & 0x3fffffff;
  return versions;
}
