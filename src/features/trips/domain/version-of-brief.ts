import { isEditOfPlan } from './brief-changes.ts';
import { restoredBy, type VersionHead } from './version-words.ts';

/**
 * The version whose plan the present brief made, from all of a trip's versions, in any order: the first, or that of the
 * last edit that holds. What came after it was done by hand or by chat. An undone edit holds no longer, and one that was
 * brought back holds again; an edit of the address alone makes no plan. Null where a version that it leads to is missing.
 */
export function versionOfBrief(versions: readonly VersionHead[]): number | null {
  const byRevision = new Map(versions.map((version) => [version.revision, version]));
  // Every step leads to an earlier version, so this ends.
  let revision = Math.max(0, ...byRevision.keys());
  for (let version = byRevision.get(revision); version; version = byRevision.get(revision)) {
    const brought = version.restores ?? restoredBy(version.cause);
    if (brought === null && (revision === 1 || isEditOfPlan(version.cause))) return revision;
    const earlier = brought ?? revision - 1;
    if (earlier >= revision) return null;
    revision = earlier;
  }
  return null;
}
