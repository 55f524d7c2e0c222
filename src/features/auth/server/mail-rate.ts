/** The same kind of mail goes to the same account once a minute at most (WIRE 1). */
const INTERVAL_MS = 60_000;

/** Whole seconds to wait before the next mail of this kind; 0 when it may go now. */
export function secondsUntilNextMail(lastSentAt: Date | null, at: Date): number {
  if (!lastSentAt) return 0;
  return Math.max(0, Math.ceil((lastSentAt.getTime() + INTERVAL_MS - at.getTime()) / 1000));
}
