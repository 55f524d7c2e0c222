import type { Venue } from '../catalogue/venue.ts';
import { type Candidate, candidatesFor, slotKindsOf } from './candidates.ts';
import { REST_MINUTES, typeCap } from './day-rules.ts';
import { type Places, venuesOf } from './places.ts';
import { mayFollow, pauseMinutes, type Step } from './sequence-rules.ts';
import { type Stop, startWindows } from './stops.ts';
import { baseOf, type Spot, scheduledMinutes } from './travel-legs.ts';
import type { PlanSlot, TripPlan } from './trip-plan.ts';
import type { SlotKind, TripRequest } from './trip-request.ts';
import { venueFit } from './venue-fit.ts';

export interface Alternative {
  venue: Venue;
  pricePerPersonPence: number;
  startMinute: number;
  endMinute: number;
  splitInto: number;
  /** What the swap changes in the price of the plan, pence a person. */
  deltaPencePerPerson: number;
  /** How well it suits the brief, points; the slot it would replace is measured by the same scale. */
  fitPoints: number;
}

const NEXT_DAY = 24 * 60;

/**
 * Venues that could take a slot's place with nothing else moved: open, reachable from the slot before, in time for
 * the one after, within the budget, fit for the group, and no repeat. Best fit first. Empty for an unknown slot.
 */
export function alternativesFor(
  plan: TripPlan,
  request: TripRequest,
  places: Places,
  slotId: string,
  limit: number,
): Alternative[] {
  const place = locate(plan, places, slotId);
  if (!place) return [];
  const { slot } = place;
  const inPlan = plan.days.flatMap((day) => day.slots);
  const usedVenues = new Set(inPlan.map((other) => other.venueId));
  const room = request.budgetCapPence === null ? null : request.budgetCapPence - plan.totals.slotsPerPersonPence;
  const found: Alternative[] = [];
  for (const candidate of candidatesFor(request, places, false)) {
    const { venue, pricePence, splitInto } = candidate;
    if (usedVenues.has(venue.id) || !slotKindsOf(venue.kind).includes(slot.kind)) continue;
    const deltaPencePerPerson = pricePence - slot.pricePerPersonPence;
    if (room !== null && deltaPencePerPerson > Math.max(room, 0)) continue;
    const ofType = inPlan.filter((other) => other.type === venue.type && other.id !== slot.id).length;
    if (ofType >= typeCap(request)) continue;
    const self = stepOf(venue, slot.kind);
    if (!mayFollow(place.before, self) || (place.after && !mayFollow(self, place.after))) continue;
    const startMinute = startFor(candidate, place, plan, request, places);
    if (startMinute === null) continue;
    found.push({
      venue,
      pricePerPersonPence: pricePence,
      startMinute,
      endMinute: startMinute + venue.durationMinutes,
      splitInto,
      deltaPencePerPerson,
      fitPoints: venueFit(venue, request).total,
    });
  }
  found.sort(
    (a, b) =>
      b.fitPoints - a.fitPoints || a.deltaPencePerPerson - b.deltaPencePerPerson || (a.venue.id < b.venue.id ? -1 : 1),
  );
  return found.slice(0, limit);
}

interface Placement {
  day: number;
  slot: PlanSlot;
  before: Neighbour | null;
  after: Neighbour | null;
}

type Neighbour = PlanSlot & Step;

const stepOf = (venue: Venue, kind: SlotKind): Step => ({
  kind,
  type: venue.type,
  minutes: venue.durationMinutes,
  vibes: venue.vibes,
});

function locate(plan: TripPlan, places: Places, slotId: string): Placement | null {
  for (const [day, { slots }] of plan.days.entries()) {
    const index = slots.findIndex((slot) => slot.id === slotId);
    const slot = slots[index];
    if (slot)
      return { day, slot, before: neighbour(places, slots[index - 1]), after: neighbour(places, slots[index + 1]) };
  }
  return null;
}

function neighbour(places: Places, slot: PlanSlot | undefined): Neighbour | null {
  if (!slot) return null;
  const venue = venuesOf(places).find(({ id }) => id === slot.venueId);
  return { ...slot, minutes: slot.endMinute - slot.startMinute, vibes: venue?.vibes ?? [] };
}

/** The start nearest to the slot's own that leaves its neighbours and both nights' rest as they are; null if none. */
function startFor(
  candidate: Candidate,
  { day, slot, before, after }: Placement,
  plan: TripPlan,
  request: TripRequest,
  places: Places,
): number | null {
  const { venue } = candidate;
  const self = { kind: slot.kind, type: venue.type };
  const way = (from: Spot, to: Spot): number => scheduledMinutes(places, from, to, request.groupSize);
  const base = baseOf(places, plan.stay);
  const finishBefore = plan.days[day - 1]?.slots.at(-1)?.endMinute;
  const firstAfter = plan.days[day + 1]?.slots[0];
  const rested = finishBefore === undefined ? 0 : finishBefore - NEXT_DAY + REST_MINUTES;
  const earliest = before
    ? before.endMinute + way(before, venue) + pauseMinutes(before, self)
    : rested + way(base, venue);
  const restNeeded = firstAfter ? firstAfter.startMinute - way(base, firstAfter) + NEXT_DAY - REST_MINUTES : null;
  const latestFinish = after
    ? after.startMinute - way(venue, after) - pauseMinutes(self, after)
    : (restNeeded ?? Number.POSITIVE_INFINITY);
  const stop: Stop = {
    candidate,
    kind: slot.kind,
    fit: venueFit(venue, request),
    score: 0,
    priority: 0,
    pin: null,
    isLocked: false,
  };
  let best: number | null = null;
  for (const window of startWindows(request, day, stop)) {
    const from = Math.max(window.from, earliest);
    const to = Math.min(window.to, latestFinish - venue.durationMinutes);
    if (from > to) continue;
    const start = roundStart(Math.min(Math.max(slot.startMinute, from), to), from, to);
    if (best === null || Math.abs(start - slot.startMinute) < Math.abs(best - slot.startMinute)) best = start;
  }
  return best;
}

/** On the quarter where the gap has one, else on the next five minutes, else as it is. */
function roundStart(start: number, from: number, to: number): number {
  for (const step of [15, 5]) {
    const below = Math.floor(start / step) * step;
    const [near, far] = start - below <= step / 2 ? [below, below + step] : [below + step, below];
    if (near >= from && near <= to) return near;
    if (far >= from && far <= to) return far;
  }
  return start;
}
