const HOUR = 60;

/** `25 minutes`, `1 hour`, `2 hours 30 minutes`; for whole minutes from 1 on. */
export function lengthInWords(minutes: number): string {
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  return [counted(hours, 'hour'), counted(rest, 'minute')].filter(Boolean).join(' ');
}

const counted = (count: number, unit: string): string =>
  count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`;
