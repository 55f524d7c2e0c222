/** Where a visitor goes after signing in when nothing better was asked for (SPEC 2). */
export const SIGNED_IN_HOME = '/dashboard';

/**
 * The path to go to after signing in: `next` when it stays on this site, else the dashboard. A link that a
 * stranger sends must not carry a fresh session away, so other hosts, `//host`, backslashes that browsers
 * read as slashes, control characters, and /auth itself (a loop) are all refused.
 */
export function safeNextPath(next: string | null | undefined): string {
  if (!next?.startsWith('/')) return SIGNED_IN_HOME;
  if (/[\\\s\p{Cc}]/u.test(next) || next.startsWith('//')) return SIGNED_IN_HOME;
  if (/^\/auth(?:[/?#]|$)/.test(next)) return SIGNED_IN_HOME;
  return next;
}

/** The address of the sign-in page that returns to `path` afterwards. */
export const signInPath = (path: string): string => `/auth?next=${encodeURIComponent(path)}`;
