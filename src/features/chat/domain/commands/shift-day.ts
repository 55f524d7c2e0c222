import type { PlanSlot } from '../../../../engine/trip-plan.ts';
import type { TripDay } from '../../../../engine/trip-request.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { PlacedSlot } from '../understanding/finding/find-slots.ts';
import { dayName } from '../wording/name-slot.ts';
import { changePlan, losesNothing } from './change-plan.ts';
import { changed, type Outcome, refused } from './outcome.ts';

/** What is tried in turn: a share of the minutes asked for, with so many of the last slots left to find their own hour. */
const TRIES = [
  { share: 1, loose: 0 },
  { share: 1, loose: 1 },
  { share: 1, loose: 2 },
  { share: 0.5, loose: 0 },
  { share: 0.5, loose: 1 },
  { share: 0.25, loose: 0 },
];
/** No day goes on past four in the morning, minutes after its midnight. */
const LATEST_END = 1680;

/**
 * Everything on one day so many minutes later, or earlier below nought, or as many of them as fit; nothing is lost.
 * `keepsEnd`: the day ends when it did, for the group may have a train to catch.
 */
export function shiftDay(
  state: ConciergeState,
  day: number,
  byMinutes: number,
  { keepsEnd = false }: { keepsEnd?: boolean } = {},
): Outcome {
  const { plan, request } = state;
  const slots = plan.days[day]?.slots ?? [];
  const placed = slots.map((slot): PlacedSlot => ({ day, slot }));
  for (const { share, loose } of TRIES) {
    const by = Math.round((byMinutes * share) / 5) * 5;
    const held = placed.slice(0, placed.length - loose);
    if (by === 0 || held.length < 2) continue;
    const result = changePlan(state, {
      request: {
        ...request,
        days: request.days.map((one, index) => (index === day && !keepsEnd ? shifted(one, slots, by) : one)),
      },
      freeSlotIds: placed.map(({ slot }) => slot.id),
      pins: held.map(({ slot: { kind, venueId, startMinute } }) => ({
        day,
        kind,
        venueId,
        startMinute: startMinute + by,
      })),
    });
    if (!result.ok || !losesNothing(plan, result.value.plan)) continue;
    const aside = share === 1 ? null : `All of it moves by ${Math.abs(by)} minutes; more does not fit.`;
    return changed(result.value, null, aside);
  }
  return refused(
    `${dayName(plan, day)} cannot move as a whole: opening and meal hours do not allow it. Nothing has changed.`,
  );
}

/** The day wide enough for its slots so much later or earlier. */
function shifted(day: TripDay, slots: readonly PlanSlot[], by: number): TripDay {
  const start = (slots[0]?.startMinute ?? day.startMinute) + by;
  const end = (slots.at(-1)?.endMinute ?? day.endMinute) + by;
  return {
    ...day,
    startMinute: Math.min(day.startMinute, start),
    endMinute: Math.min(LATEST_END, Math.max(day.endMinute, end)),
  };
}
