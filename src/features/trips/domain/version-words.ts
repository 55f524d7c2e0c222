/** A version as the history lists it, without what it holds. */
export interface VersionHead {
  revision: number;
  cause: string;
  /** The version that this one brought back by undo or redo; null for a change. */
  restores: number | null;
}

/** What a version came of, in words: the change as it was asked for. */
export function versionTitle({ cause, restores }: VersionHead): string {
  if (restores !== null) return `Back to version ${restores}`;
  if (cause === 'created') return 'The first plan';
  return cause;
}
