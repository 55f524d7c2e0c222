const WORDS = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const MINUTE_MS = 60_000;
const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
];

/** How long before `nowMs` an ISO instant was: `3 hours ago`. Below a minute, and for a clock ahead of ours, `just now`. */
export function timeAgo(instant: string, nowMs: number): string {
  const elapsedMs = nowMs - Date.parse(instant);
  const step = STEPS.find(([, lengthMs]) => elapsedMs >= lengthMs);
  if (step === undefined) return 'just now';
  const [unit, lengthMs] = step;
  return WORDS.format(-Math.floor(elapsedMs / lengthMs), unit);
}
