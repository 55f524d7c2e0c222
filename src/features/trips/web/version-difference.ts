import { type OutlineLine, outlineLines } from '../domain/outline-words.ts';
import { termsLines } from '../domain/version-terms.ts';
import type { Version } from './load-versions.ts';

export interface VersionDifference {
  lines: readonly OutlineLine[];
  /** Both plans can be read, and every stop of one is at its place and hour in the other. */
  areStopsSame: boolean;
}

/** What one version of a trip has that another had not: what it keeps to first, then its stops. */
export function versionDifference(before: Version, after: Version): VersionDifference {
  const terms = before.terms && after.terms ? termsLines(before.terms, after.terms) : [];
  const stops = before.outline && after.outline ? outlineLines(before.outline, after.outline) : null;
  return {
    lines: [...terms.map((words) => ({ kind: 'about', words }) as const), ...(stops ?? [])],
    areStopsSame: stops?.every(({ kind }) => kind === 'about') ?? false,
  };
}
