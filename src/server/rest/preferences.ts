import { invalidPreferences } from './request-errors.ts';

export interface Preferences {
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined;
  missing: 'default' | 'null' | undefined;
  return: 'minimal' | 'representation' | 'headers-only' | undefined;
  /** Planned and estimated counts are counted exactly as well: our tables are small. */
  count: 'exact' | 'planned' | 'estimated' | undefined;
  handling: 'strict' | 'lenient' | undefined;
  maxAffected: number | undefined;
}

export type PreferenceName = keyof Preferences;

const KNOWN = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['minimal', 'representation', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  handling: ['strict', 'lenient'],
  // Understood but not offered, as on the hosted service: every request is committed.
  tx: ['commit', 'rollback'],
} as const;

/** Reads Prefer (RFC 7240). Of a repeated preference the first counts. Throws PGRST122 with handling=strict. */
export function parsePreferences(header: string | undefined): Preferences {
  const given = (header ?? '')
    .split(',')
    .map((preference) => preference.trim())
    .filter((preference) => preference !== '');
  const pick = <Value extends string>(name: string, values: readonly Value[]): Value | undefined => {
    const value = given.find((preference) => values.some((known) => preference === `${name}=${known}`));
    return values.find((known) => value === `${name}=${known}`);
  };
  const maxAffected = given.flatMap((preference) => /^max-affected=(\d{1,9})$/.exec(preference)?.[1] ?? []).at(0);
  const handling = pick('handling', KNOWN.handling);
  if (handling === 'strict') {
    const known = new Set(Object.entries(KNOWN).flatMap(([name, values]) => values.map((value) => `${name}=${value}`)));
    const unknown = given.filter((preference) => !known.has(preference) && !/^max-affected=\d{1,9}$/.test(preference));
    if (unknown.length > 0) throw invalidPreferences(unknown);
  }
  return {
    resolution: pick('resolution', KNOWN.resolution),
    missing: pick('missing', KNOWN.missing),
    return: pick('return', KNOWN.return),
    count: pick('count', KNOWN.count),
    handling,
    maxAffected: handling === 'strict' && maxAffected !== undefined ? Number(maxAffected) : undefined,
  };
}

const ORDER: readonly PreferenceName[] = ['resolution', 'missing', 'return', 'count', 'handling', 'maxAffected'];

/** The header that names what was honoured; `relevant` are the preferences that mean something for this call. */
export function preferenceApplied(
  preferences: Preferences,
  relevant: readonly PreferenceName[],
): Readonly<Record<string, string>> {
  const applied = ORDER.filter((name) => relevant.includes(name) && preferences[name] !== undefined).map(
    (name) => `${name === 'maxAffected' ? 'max-affected' : name}=${preferences[name]}`,
  );
  return applied.length > 0 ? { 'Preference-Applied': applied.join(', ') } : {};
}
