const DAY_MS = 86_400_000;
/** Without a refresh for this long nobody is there any more: a phone that was given away, a browser of a library. */
const INACTIVE_MAX_MS = 30 * DAY_MS;
/** Then even somebody who comes every day signs in again; a party is planned in less. */
const LIFETIME_MAX_MS = 180 * DAY_MS;

/** Whether a session is over by its age or its silence, and only a new sign-in helps (docs/security/asvs-5-v6-to-v10.md). */
export function isSessionOver(session: { createdAtMs: number; refreshedAtMs: number }, atMs: number): boolean {
  return atMs - session.refreshedAtMs > INACTIVE_MAX_MS || atMs - session.createdAtMs > LIFETIME_MAX_MS;
}
