import { formatClock, WEEKDAY_NAMES } from '../shared/dates.ts';
import { dayInWords } from './day-in-words.ts';
import { DINNER_START, LAST_FINISH, LUNCH_START, NIGHT_START_FROM } from './day-rules.ts';
import { freeHoursInWords, keptFreeOn, liesIn } from './kept-free.ts';
import { lengthInWords } from './length-in-words.ts';
import { openingWindows } from './opening-windows.ts';
import { lengthOf } from './place-in-order.ts';
import { type SlotMove, venueOf } from './slot-move.ts';

/** Why a slot cannot start at the wanted minute of its day, whatever else is on that day; in a sentence with figures. */
export function whyNotThen(move: SlotMove): string {
  return whyNoTimeForIt(move) ?? whyNotOpen(move) ?? whyKeptFree(move) ?? whyNotInDay(move);
}

/** Meals and nights out have hours of their own. */
function whyNoTimeForIt({ placed, startMinute }: SlotMove): string | null {
  const { kind, name } = placed.slot;
  switch (kind) {
    case 'lunch':
    case 'dinner': {
      const { from, to } = kind === 'lunch' ? LUNCH_START : DINNER_START;
      if (from <= startMinute && startMinute <= to) return null;
      return `${name} is your ${kind}, which starts between ${formatClock(from)} and ${formatClock(to)}.`;
    }
    case 'night':
      return startMinute < NIGHT_START_FROM
        ? `${name} is a night out, which starts at ${formatClock(NIGHT_START_FROM)} at the earliest.`
        : null;
    case 'activity':
      return null;
  }
}

function whyNotOpen({ plan, places, placed, day, startMinute }: SlotMove): string | null {
  const { slot } = placed;
  const weekday = plan.days[day]?.weekday ?? 0;
  const on = `on ${WEEKDAY_NAMES[weekday]}s`;
  const windows = openingWindows(venueOf(places, slot.venueId)?.hours ?? {}, weekday);
  const takes = lengthOf(slot);
  if (windows.some(({ open, close }) => open <= startMinute && startMinute + takes <= close)) return null;
  const next = windows.find(({ open }) => startMinute < open);
  const last = windows.findLast(({ open }) => open <= startMinute);
  if (!last) return next ? `${slot.name} opens at ${formatClock(next.open)} ${on}.` : `${slot.name} is closed ${on}.`;
  if (startMinute >= last.close && next)
    return `${slot.name} is closed from ${formatClock(last.close)} to ${formatClock(next.open)} ${on}.`;
  if (startMinute >= last.close) return `${slot.name} closes at ${formatClock(last.close)} ${on}.`;
  return `${slot.name} closes at ${formatClock(last.close)} ${on} and takes ${lengthInWords(takes)}: ${formatClock(last.close - takes)} is the latest start.`;
}

function whyKeptFree({ plan, request, placed: { slot }, day, startMinute }: SlotMove): string | null {
  const wanted = { startMinute, endMinute: startMinute + lengthOf(slot) };
  const free = keptFreeOn(request, day).find((hours) => liesIn(hours, wanted));
  return free ? `${freeHoursInWords(free)} on ${dayInWords(plan, day)} is kept free.` : null;
}

function whyNotInDay({ plan, request, placed: { slot }, day, startMinute }: SlotMove): string {
  const name = dayInWords(plan, day);
  const asked = request.days[day];
  if (asked && startMinute < asked.startMinute)
    return `${name} begins at ${formatClock(asked.startMinute)} in your brief.`;
  const ends = Math.min(asked?.endMinute ?? LAST_FINISH, LAST_FINISH);
  return `${name} ends at ${formatClock(ends)} in your brief, and ${slot.name} takes ${lengthInWords(lengthOf(slot))}.`;
}
