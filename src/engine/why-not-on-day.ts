import { WEEKDAY_NAMES } from '../shared/dates.ts';
import { dayInWords } from './day-in-words.ts';
import { activityCap, NIGHTS_MAX } from './day-rules.ts';
import { mayFollowInPlan } from './fit-into-day.ts';
import { openingWindows } from './opening-windows.ts';
import { requestForMove, type SlotMove, venueOf } from './slot-move.ts';

/** Why a slot cannot be on a day at all, whatever the hour, in a sentence; null where it can. */
export function whyNotOnDay(move: SlotMove): string | null {
  const { plan, places, placed, day } = move;
  const { slot } = placed;
  const target = plan.days[day];
  if (!target) return `This trip has ${plan.days.length === 1 ? 'one day' : `${plan.days.length} days`} only.`;
  const hours = venueOf(places, slot.venueId)?.hours ?? {};
  if (openingWindows(hours, target.weekday).length === 0)
    return `${slot.name} is closed on ${WEEKDAY_NAMES[target.weekday]}s.`;
  return day === placed.day ? null : (whyNotFull(move) ?? whyNotLeaving(move));
}

/** What the other day has too much of then. */
function whyNotFull(move: SlotMove): string | null {
  const { plan, placed, day } = move;
  const { slot } = placed;
  const name = dayInWords(plan, day);
  const there = (plan.days[day]?.slots ?? []).filter(({ kind }) => kind === slot.kind);
  switch (slot.kind) {
    case 'lunch':
    case 'dinner':
      return there[0]
        ? `Every day has one ${slot.kind}, and that of ${name} is ${there[0].name}.`
        : `${dayInWords(plan, placed.day)} would be left without ${slot.kind}.`;
    case 'activity': {
      const most = activityCap(requestForMove(move), day);
      return there.length < most
        ? null
        : `${name} has ${countOf(there.length, 'activity', 'activities')} already, the most for your pace and vibe.`;
    }
    case 'night':
      return there.length < NIGHTS_MAX ? null : `${name} has ${NIGHTS_MAX} nights out already, and two are the most.`;
  }
}

/** What becomes of the day that it leaves. */
function whyNotLeaving({ plan, placed: { day, slot } }: SlotMove): string | null {
  const slots = plan.days[day]?.slots ?? [];
  const name = dayInWords(plan, day);
  if (slots.length === 1) return `${slot.name} is all there is on ${name}, which would be left empty.`;
  const at = slots.indexOf(slot);
  const [before, after] = [slots[at - 1], slots[at + 1]];
  if (!before || !after || mayFollowInPlan(before, after)) return null;
  return `Without it ${before.name} and ${after.name} would come one after the other on ${name}, and both are one kind (${after.type}).`;
}

const countOf = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
