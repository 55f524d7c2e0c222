import { moveSlot } from '../../../../engine/move-slot.ts';
import { formatClock } from '../../../../shared/dates.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Wish } from '../understanding/intent.ts';
import { dayName } from '../wording/name-slot.ts';
import { pinnedStays } from '../wording/pinned-stays.ts';
import { keepsAll } from './change-plan.ts';
import { dropOne } from './drop-slots.ts';
import { changed, type Outcome, refused, said } from './outcome.ts';

type Busy = Extract<Wish, { kind: 'busy' }>;

/** How far from the hours that are to be free a part may go before it is left out, minutes. */
const FURTHEST = 180;
const STEP = 15;

/**
 * Leaves these hours of a day free: what is planned then goes after them or before them, whichever is nearer, and goes
 * out only where no hour near by would do. The rest of the trip stays.
 */
export function clearHours(state: ConciergeState, busy: Busy): Outcome {
  const name = dayName(state.plan, busy.day);
  const when = `${formatClock(busy.fromMinute)} to ${formatClock(busy.toMinute)} on ${name}`;
  const within = withinHours(state, busy);
  if (within.length === 0) return said(`Nothing is planned from ${when}, so that time is free already.`);
  const pinned = pinnedStays(state, within);
  if (pinned !== null) return refused(pinned);
  let trip: PlannedTrip = state;
  for (const { slot } of within) {
    const now = slotsOf(trip.plan).find((one) => one.slot.venueId === slot.venueId);
    if (!now || !withinHours(trip, busy).some((one) => one.slot.id === now.slot.id)) continue;
    const present = { ...state, ...trip };
    trip = movedAside(present, now, busy) ?? dropOne(present, now, { forReplacement: false }) ?? trip;
  }
  const left = withinHours(trip, busy);
  if (left.length > 0)
    return refused(
      `I could not free ${when}: ${left.map((one) => one.slot.name).join(' and ')} cannot go. Nothing has changed.`,
    );
  return changed(trip, `${when} is free now.`);
}

const withinHours = ({ plan }: Pick<PlannedTrip, 'plan'>, { day, fromMinute, toMinute }: Busy): PlacedSlot[] =>
  slotsOf(plan).filter(({ slot, day: of }) => of === day && slot.startMinute < toMinute && slot.endMinute > fromMinute);

/** The trip with the slot at the nearest hour outside these, nothing lost by it and nothing else moved into them. */
function movedAside(state: ConciergeState, placed: PlacedSlot, busy: Busy): PlannedTrip | null {
  const { slot, day } = placed;
  const length = slot.endMinute - slot.startMinute;
  const starts = Array.from({ length: FURTHEST / STEP + 1 }, (_, at) => at * STEP)
    .flatMap((by) => [busy.toMinute + by, busy.fromMinute - length - by])
    .sort((one, other) => Math.abs(one - slot.startMinute) - Math.abs(other - slot.startMinute));
  const others = withinHours(state, busy).length;
  for (const startMinute of starts) {
    const moved = moveSlot({ ...state, placed, day, startMinute, isExact: true });
    if (!moved.ok || !keepsAll(state.plan, moved.value.plan, [])) continue;
    if (withinHours(moved.value, busy).length < others) return moved.value;
  }
  return null;
}
