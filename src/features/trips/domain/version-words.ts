/** A version as the history lists it, without what it holds. */
export interface VersionHead {
  revision: number;
  cause: string;
  /** The version that this one brought back by undo or redo; null for a change. */
  restores: number | null;
}

const RESTORED = 'Restored version ';

/** The cause of a version that brought an older one back, as a change like another and no step of undo. */
export const restoreCause = (revision: number): string => `${RESTORED}${revision}`;

/** The version that such a cause names; null for any other cause. */
export function restoredBy(cause: string): number | null {
  const text = cause.startsWith(RESTORED) ? cause.slice(RESTORED.length) : '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** What a version came of, in words: the change as it was asked for. */
export function versionTitle({ cause, restores }: VersionHead): string {
  if (restores !== null) return `Back to version ${restores}`;
  if (cause === 'created') return 'The first plan';
  return cause;
}
