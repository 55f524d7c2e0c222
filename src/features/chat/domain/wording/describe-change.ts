import type { TripPlan } from '../../../../engine/trip-plan.ts';
import { formatClock } from '../../../../shared/dates.ts';
import { formatPounds } from '../../../../shared/money.ts';
import { diffPlans, type PlanDifference } from './diff-plans.ts';
import { dayName, partOf, priceOf, timesOf, whereIs } from './name-slot.ts';
import { wholePrice } from './whole-price.ts';

/** A line for each thing that differs between two plans: which slot, from what to what, when and for how much. */
export function changeLines(before: TripPlan, after: TripPlan): string[] {
  const lines = diffPlans(before, after).map((difference) => lineFor(difference, before, after));
  const { stay } = after;
  if (before.stay?.hotelId !== stay?.hotelId)
    lines.push(stay ? `The stay is now ${stay.name} in ${stay.area}.` : 'The stay is no longer part of the plan.');
  return lines;
}

function lineFor(difference: PlanDifference, before: TripPlan, after: TripPlan): string {
  switch (difference.kind) {
    case 'replaced': {
      const { slot } = difference.after;
      const was = difference.before.slot;
      return `${partOf(after, difference.after)} is now ${whereIs(slot)}, ${timesOf(slot)}, ${priceOf(slot)}, instead of ${was.name} (${timesOf(was)}, ${priceOf(was)}).`;
    }
    case 'added': {
      const { slot } = difference.after;
      return `New on ${partOf(after, difference.after)}: ${whereIs(slot)}, ${timesOf(slot)}, ${priceOf(slot)}.`;
    }
    case 'removed': {
      const was = difference.before.slot;
      return `${was.name} (${partOf(before, difference.before)}, ${timesOf(was)}, ${priceOf(was)}) is out.`;
    }
    case 'moved': {
      const { slot, day } = difference.after;
      const was = difference.before;
      const [from, to] = [formatClock(was.slot.startMinute), formatClock(slot.startMinute)];
      const [fromDay, toDay] = [dayName(before, was.day), dayName(after, day)];
      return fromDay === toDay
        ? `${slot.name} on ${toDay} moves from ${from} to ${to}.`
        : `${slot.name} moves from ${fromDay} ${from} to ${toDay} ${to}.`;
    }
  }
}

/** Lines that a long answer shows; a trip on new dates may change them all. */
const LINES_MAX = 10;

/** The first lines of a change, and how many there are beside them. */
export function shownLines(lines: readonly string[]): string[] {
  const more = lines.length - LINES_MAX;
  if (more <= 0) return [...lines];
  return [
    ...lines.slice(0, LINES_MAX),
    `And ${more} more ${more === 1 ? 'change' : 'changes'} that the Itinerary tab shows.`,
  ];
}

/**
 * What the change does to the money, a person and in total: first with the stay, as the plan's page shows it, then what
 * the limit counts, and the stay where it changes too. `lastChanged` knows a change by how these lines begin.
 */
export function priceLine(before: TripPlan, after: TripPlan): string {
  const { totals: was } = before;
  const { totals: now } = after;
  const rest = `${withoutStay(before, after)}${stayLine(before, after)}`;
  const difference = now.allPerPersonPence - was.allPerPersonPence;
  const group = formatPounds(now.allGroupPence);
  if (difference === 0 && before.groupSize === after.groupSize)
    return `The price stays at ${wholePrice(after)}, ${group} in total.${rest}`;
  const size = before.groupSize === after.groupSize ? '' : ` for ${before.groupSize}`;
  const instead = `${group} in total for ${after.groupSize} instead of ${formatPounds(was.allGroupPence)}${size}.${rest}`;
  if (difference === 0) return `Still ${wholePrice(after)}, so ${instead}`;
  const word = `${formatPounds(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}`;
  return `That makes it ${wholePrice(after)} instead of ${formatPounds(was.allPerPersonPence)} (${word}), and ${instead}`;
}

function withoutStay({ totals: was, stay: stayed }: TripPlan, { totals: now, stay }: TripPlan): string {
  if (!stay && !stayed) return '';
  const changed = was.slotsPerPersonPence !== now.slotsPerPersonPence;
  const instead = changed ? ` instead of ${formatPounds(was.slotsPerPersonPence)}` : '';
  return ` Without the stay it is ${formatPounds(now.slotsPerPersonPence)}${instead}.`;
}

function stayLine({ totals: was }: TripPlan, { totals: now, stay }: TripPlan): string {
  if (!stay || was.stayPerPersonPence === now.stayPerPersonPence) return '';
  return ` The stay at ${stay.name} comes to ${formatPounds(now.stayPerPersonPence)} a person instead of ${formatPounds(was.stayPerPersonPence)}.`;
}
