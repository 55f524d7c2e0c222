import type { Session } from '@supabase/auth-js';
import { browserStorage } from '../../../platform/browser/browser-storage.ts';
import { SESSION_KEY } from '../../../platform/browser/session-key.ts';

/** The client renews a session that has fewer seconds left than these, before it says that there is one. */
export const EXPIRY_MARGIN_S = 90;

/** The text of the session in local storage, or null. */
export const storedSessionText = (): string | null => browserStorage()?.getItem(SESSION_KEY) ?? null;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;

/** What the client itself wrote and would read again: tokens, and a user with an id. */
const isSession = (value: unknown): value is Session =>
  typeof fieldOf(value, 'access_token') === 'string' &&
  typeof fieldOf(value, 'refresh_token') === 'string' &&
  typeof fieldOf(fieldOf(value, 'user'), 'id') === 'string';

/**
 * The session as it is stored, expired or not. The client says "none" while a session can not be renewed for want of a
 * server, and keeps it all the same (SPEC 4): whoever is offline is not signed out.
 */
export function storedSession(): Session | null {
  try {
    const value: unknown = JSON.parse(storedSessionText() ?? 'null');
    return isSession(value) ? value : null;
  } catch {
    // Damaged: the client removes it.
    return null;
  }
}

/** The stored session while it needs no renewal: what the client would say of it too, once it is there. */
export function freshSession(nowMs: number): Session | null {
  const session = storedSession();
  const expiresAt = session?.expires_at;
  return expiresAt !== undefined && expiresAt - EXPIRY_MARGIN_S > nowMs / 1000 ? session : null;
}
