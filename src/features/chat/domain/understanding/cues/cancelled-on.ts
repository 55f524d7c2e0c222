import { addDays, type IsoDay, isIsoDay, MONTH_NAMES } from '../../../../../shared/dates.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findDates } from '../finding/find-dates.ts';
import { readNumber } from '../finding/read-number.ts';
import type { Reading } from '../reading.ts';

const DAYS_IN = { day: 1, night: 1, week: 7, fortnight: 14, month: 30 } as const;
const AHEAD =
  / (?:(\w+) )?(day|night|week|fortnight|month)s? (?:before(?! (?:last|yesterday))|beforehand|ahead|prior|out|to go)(?= )/;
const isSpan = (word: string | undefined): word is keyof typeof DAYS_IN => word !== undefined && word in DAYS_IN;

/**
 * The day of a cancellation: `if we pull out on 20 march`, `a fortnight before` the first day of the trip, or the first
 * of a month that is named alone. Null when none is named, or when a trip without dates has no day to count from.
 */
export function cancelledOn(
  { raw, line }: Reading,
  { plan, today }: Pick<ConciergeState, 'plan' | 'today'>,
): IsoDay | null {
  const [, count = 'a', span] = AHEAD.exec(line) ?? [];
  const first = plan.days[0]?.date ?? null;
  if (isSpan(span) && first !== null) return addDays(first, -(readNumber(count) ?? 1) * DAYS_IN[span]);
  const change = findDates(raw, line, today);
  if (change?.kind === 'start' || change?.kind === 'range') return change.start;
  const month = MONTH_NAMES.findIndex((name) => line.includes(` in ${name.toLowerCase()} `)) + 1;
  if (month === 0) return null;
  const [year = 0, now = 0] = today.split('-').map(Number);
  const day = `${month < now ? year + 1 : year}-${String(month).padStart(2, '0')}-01`;
  return month === now || !isIsoDay(day) ? today : day;
}
