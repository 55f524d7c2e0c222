const RELATIVE = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const MINUTE_MS = 60_000;
const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['month', 30 * 24 * 60 * MINUTE_MS],
  ['week', 7 * 24 * 60 * MINUTE_MS],
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
];

/** How long before `nowMs` an ISO instant was: `3 hours ago`; `just now` below a minute, and for a clock ahead of ours. */
export function agoInWords(instant: string, nowMs: number): string {
  const elapsedMs = nowMs - Date.parse(instant);
  const step = STEPS.find(([, lengthMs]) => elapsedMs >= lengthMs);
  return step === undefined ? 'just now' : RELATIVE.format(-Math.floor(elapsedMs / step[1]), step[0]);
}

/** `21 Nov 2026, 23:05`, in the time zone of whoever reads it unless one is named. */
export const instantInWords = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone !== undefined && { timeZone }),
  }).format(new Date(instant));
