import { type Places, venuesOf } from '../../../engine/places.ts';
import type { TripPlan } from '../../../engine/trip-plan.ts';
import type { PinnedSlot, TripRequest } from '../../../engine/trip-request.ts';
import { formatClock } from '../../../shared/dates.ts';
import { whyGone } from './why-gone.ts';

export interface PinsKept {
  request: TripRequest;
  plan: TripPlan;
  /** Pins that had to move or to go, a sentence each. */
  lost: string[];
}

/**
 * Plans with every pin, and again without those that the plan cannot keep: a pin that is only promised would be told as
 * broken at each change from now on. A pinned slot that had to move is pinned where it went.
 */
export function keepPins(request: TripRequest, places: Places, makePlan: (request: TripRequest) => TripPlan): PinsKept {
  const lost: string[] = [];
  let asked = request;
  let plan = makePlan(asked);
  // Each round but the last moves or drops a pin; one that was moved before is dropped the next time.
  for (let round = 0; round <= 2 * request.pinned.length; round++) {
    const kept: PinnedSlot[] = [];
    let isKeepingAll = true;
    for (const pin of asked.pinned) {
      const slot = plan.days[pin.day]?.slots.find(({ kind, venueId }) => kind === pin.kind && venueId === pin.venueId);
      const isThere = slot !== undefined && (pin.startMinute === null || pin.startMinute === slot.startMinute);
      if (isThere) {
        kept.push(pin);
        continue;
      }
      isKeepingAll = false;
      const name = venuesOf(places).find(({ id }) => id === pin.venueId)?.name ?? pin.venueId;
      const isFirstMove = slot !== undefined && request.pinned.includes(pin);
      if (isFirstMove && pin.startMinute !== null) {
        lost.push(
          `${name} was pinned at ${formatClock(pin.startMinute)} and is now at ${formatClock(slot.startMinute)}.`,
        );
        kept.push({ ...pin, startMinute: slot.startMinute });
      } else
        lost.push(`${name} was pinned and cannot stay. ${whyGone(pin, asked, places) ?? 'There is no room for it.'}`);
    }
    if (isKeepingAll) break;
    asked = { ...asked, pinned: kept };
    plan = makePlan(asked);
  }
  return { request: asked, plan, lost };
}
