import { addDays, type IsoDay, isIsoDay, MONTH_NAMES } from '../../../../../shared/dates.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findDates } from '../finding/find-dates.ts';
import { readNumber } from '../finding/read-number.ts';
import type { Reading } from '../reading.ts';

const DAYS_IN = { day: 1, night: 1, week: 7, fortnight: 14, month: 30 } as const;
const AHEAD =
  / (?:(\w+) )?(day|night|week|fortnight|month)s? (?:before(?! (?:last|yesterday))|beforehand|ahead|prior|out|to go)(?= )/;
const isSpan = (word: string | undefined): word is keyof typeof DAYS_IN => word !== undefined && word in DAYS_IN;

const MONTHS = MONTH_NAMES.map((name) => name.toLowerCase()).join('|');
const IN_MONTH = new RegExp(
  ` (in|start of|beginning of|early|mid|middle of|halfway through|end of|late)(?: in)? (${MONTHS}) `,
);
const DAYS_INTO: Readonly<Record<string, number>> = { mid: 14, 'middle of': 14, 'halfway through': 14, late: 20 };

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
  const [, part = 'in', name] = IN_MONTH.exec(line) ?? [];
  const month = MONTH_NAMES.findIndex((one) => one.toLowerCase() === name) + 1;
  if (month === 0) return null;
  const [year = 0, now = 0] = today.split('-').map(Number);
  const begins = `${month < now ? year + 1 : year}-${String(month).padStart(2, '0')}-01`;
  if (!isIsoDay(begins)) return today;
  const day = part === 'end of' ? lastOfMonth(begins) : addDays(begins, DAYS_INTO[part] ?? 0);
  return day < today ? today : day;
}

const lastOfMonth = (first: IsoDay): IsoDay => addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
