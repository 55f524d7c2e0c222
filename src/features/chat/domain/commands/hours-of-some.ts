import { formatClock } from '../../../../shared/dates.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { Wish } from '../understanding/intent.ts';
import { dayName, listOf } from '../wording/name-slot.ts';
import { offer } from '../wording/offers.ts';

type Hours = Extract<Wish, { kind: 'hours' }>;

/** Whoever lands is with the others so much later, minutes. */
const ON_THE_WAY = 60;

/** What those find who come later or go earlier than the rest: the plan stays as it is for everybody, and can follow them. */
export function hoursOfSome({ plan }: ConciergeState, { edge, day, minute }: Hours): string {
  const name = dayName(plan, day);
  const slots = plan.days[day]?.slots ?? [];
  const at = formatClock(minute);
  const stays = `That is only some of you, so ${name} stays as it is for the rest.`;
  if (edge === 'leave') {
    const last = slots.findLast(({ endMinute }) => endMinute + ON_THE_WAY <= minute);
    const until = last ? `, so ${last.name} (until ${formatClock(last.endMinute)}) is their last stop` : '';
    return `${stays} They leave at ${at}${until}. ${offer(`finish ${name} by ${formatClock(minute - ON_THE_WAY)}`)}`;
  }
  const first = slots.find(({ startMinute }) => startMinute >= minute + ON_THE_WAY);
  const missed = slots.filter(({ startMinute }) => startMinute < minute + ON_THE_WAY).map(({ name: one }) => one);
  const misses = missed.length === 0 ? '' : ` They miss ${listOf(missed)}, or part of it.`;
  const joins = first
    ? `They arrive at ${at} and can join you at ${first.name} at ${formatClock(first.startMinute)}.${misses}`
    : `They arrive at ${at}, too late for what is planned that day.`;
  return `${stays} ${joins} ${offer(`start ${name} at ${formatClock(minute + ON_THE_WAY)}`)}`;
}
