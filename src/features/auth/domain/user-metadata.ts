import { utf8Length } from './password-rules.ts';

export type UserMetadata = Record<string, unknown>;
export type MetadataFault = 'too-large' | 'too-deep' | 'unusable-text';

/** It travels in every access token, and a token must fit in a request header (16 KB in Node) with room to spare. */
export const METADATA_MAX_BYTES = 4_096;
const MAX_DEPTH = 10;

/** Written by the server when an address is set or confirmed; a caller's values for them are dropped. */
const SERVER_KEYS = ['sub', 'email', 'email_verified', 'phone_verified'];

/** The part that is a person's own to say; the limits hold for it alone. */
export function ownMetadata(data: UserMetadata): UserMetadata {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !SERVER_KEYS.includes(key)));
}

/** The rest: what the server itself says of an account. */
export function serverMetadata(data: UserMetadata): UserMetadata {
  return Object.fromEntries(Object.entries(data).filter(([key]) => SERVER_KEYS.includes(key)));
}

/** `changes` over `current`, one level deep; null deletes a key. */
export function mergeMetadata(current: UserMetadata, changes: UserMetadata): UserMetadata {
  const merged = { ...current, ...ownMetadata(changes) };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}

/** The reason why PostgreSQL or a token could not carry this, or undefined. Safe on nesting of any depth. */
export function findMetadataFault(metadata: UserMetadata): MetadataFault | undefined {
  return (
    findValueFault(metadata, 0) ?? (utf8Length(JSON.stringify(metadata)) > METADATA_MAX_BYTES ? 'too-large' : undefined)
  );
}

function findValueFault(value: unknown, depth: number): MetadataFault | undefined {
  if (depth > MAX_DEPTH) return 'too-deep';
  if (typeof value === 'string') return isStorable(value) ? undefined : 'unusable-text';
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    const fault = isStorable(key) ? findValueFault(child, depth + 1) : 'unusable-text';
    if (fault) return fault;
  }
  return undefined;
}

/** PostgreSQL's jsonb refuses NUL and half a surrogate pair. */
const isStorable = (text: string): boolean => !/[\0\ud800-\udfff]/u.test(text);
