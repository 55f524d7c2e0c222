import { lengthInWords } from '../../../../engine/length-in-words.ts';
import { formatClock } from '../../../../shared/dates.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { AskedOfPlan } from '../understanding/asked-of-plan.ts';
import type { PlacedSlot } from '../understanding/finding/find-slots.ts';
import { dayName, timesOf } from './name-slot.ts';

type Asked = Extract<AskedOfPlan, { kind: 'at-hour' }>;

/** What of the plan is on at an hour that was told, or how it stands to the parts that were named; nothing moves for it. */
export function answerAtHour(state: ConciergeState, { minute, days, slots }: Asked): string {
  const among = days.length > 0 ? days : [...state.plan.days.keys()];
  const lines =
    slots.length > 0
      ? slots.map((placed) => ofPart(state, placed, minute))
      : among.map((day) => ofDay(state, day, minute));
  return `${lines.join('\n')}\nThat is how the plan stands, and nothing has changed.`;
}

function ofPart({ plan }: ConciergeState, { day, slot }: PlacedSlot, minute: number): string {
  const lead = `${dayName(plan, day)}, ${slot.name} is from ${timesOf(slot)}`;
  const at = formatClock(minute);
  if (minute >= slot.endMinute) return `${lead}, so it is over by ${at}.`;
  if (minute === slot.startMinute) return `${lead}, so it starts at ${at} to the minute.`;
  return minute < slot.startMinute
    ? `${lead}, ${lengthInWords(slot.startMinute - minute)} after ${at}; the way there is not counted.`
    : `${lead}, so by ${at} it has been on for ${lengthInWords(minute - slot.startMinute)}.`;
}

function ofDay({ plan }: ConciergeState, day: number, minute: number): string {
  const slots = plan.days[day]?.slots ?? [];
  const name = dayName(plan, day);
  const at = formatClock(minute);
  const there = slots.find(({ startMinute, endMinute }) => startMinute <= minute && minute < endMinute);
  if (there) return `${name} at ${at} is ${there.name} (${timesOf(there)}).`;
  const before = slots.findLast(({ endMinute }) => endMinute <= minute);
  const after = slots.find(({ startMinute }) => startMinute > minute);
  const ended = before ? `${before.name} is over at ${formatClock(before.endMinute)}` : null;
  const starts = after ? `${after.name} starts at ${formatClock(after.startMinute)}` : null;
  return `${name} at ${at} is free: ${[ended, starts].filter((one) => one !== null).join(' and ') || 'nothing is planned'}.`;
}
