/** What a session says of a proof: `password` at so many seconds since 1970. */
export interface Proof {
  method: string;
  timestamp: number;
}

/** Long enough to read what deleting means, too short for a laptop left open over lunch. */
const RECENT_SECONDS = 10 * 60;

/**
 * True when the person has shown who they are in the last ten minutes: password, second factor, a mailed link or code, or
 * their Google account. Refreshing a session proves nothing and is not among its proofs (WIRE 2).
 */
export function hasRecentProof(proofs: readonly Proof[], nowMs: number): boolean {
  const seconds = nowMs / 1000;
  return proofs.some(({ timestamp }) => timestamp > seconds - RECENT_SECONDS && timestamp <= seconds + 60);
}
