import type { PinnedSlot } from '../../../../engine/trip-request.ts';
import { formatClock } from '../../../../shared/dates.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import { pinOf } from './hold-slots.ts';
import { changed, type Outcome, refused } from './outcome.ts';
import { type NewTime, retimeSlot } from './retime-slot.ts';

/** What does not fit at first may, once the others have gone to their hours. */
const ROUNDS = 2;

/**
 * Moves several slots, each on the trip that the one before left; what cannot move is told beside what can. With
 * `isHeld` whatever has its hour keeps it while the others go to theirs.
 */
export function retimeEach(
  state: ConciergeState,
  targets: readonly PlacedSlot[],
  timeOf: (target: PlacedSlot) => NewTime,
  { isHeld = false, frozen = NONE }: { isHeld?: boolean; frozen?: ReadonlyMap<PlacedSlot, string> } = {},
): Outcome {
  let trip: PlannedTrip = state;
  let waiting = targets.filter(({ slot }) => ![...frozen.keys()].some((one) => one.slot.id === slot.id));
  const held: PinnedSlot[] = [...frozen.keys()].map(pinOf);
  const asides = new Map<string, string>();
  const remarks: string[] = [];
  for (let round = 0; round < ROUNDS && waiting.length > 0; round += 1) {
    const refusedNow: PlacedSlot[] = [];
    for (const target of waiting) {
      const { venueId } = target.slot;
      const now = placeOf(trip, venueId);
      if (!now) continue;
      const request = { ...trip.request, pinned: [...trip.request.pinned, ...held] };
      const outcome = retimeSlot({ ...state, ...trip, request }, now, timeOf(now));
      asides.delete(venueId);
      if (outcome.kind === 'changed') {
        const pinned = outcome.trip.request.pinned.filter((pin) => !held.includes(pin));
        if (outcome.remark !== null) remarks.push(outcome.remark);
        trip = { plan: outcome.trip.plan, request: { ...outcome.trip.request, pinned } };
      } else if (outcome.isRefusal) refusedNow.push(target);
      const isInTheWay = outcome.kind === 'said' && outcome.isRefusal && held.length > 0;
      const aside =
        isInTheWay && fitsAlone(state, trip, now, timeOf(now)) ? besideOthers(now, timeOf(now)) : asideOf(outcome);
      if (aside !== null) asides.set(venueId, aside);
      const there = placeOf(trip, venueId);
      if (isHeld && there && (outcome.kind === 'changed' || !outcome.isRefusal)) held.push(pinOf(there));
    }
    waiting = isHeld ? refusedNow : [];
  }
  // What cannot go to its hour stays where it is, and is not driven from there by the others.
  const driven = waiting.filter(({ slot }) => isHeld && isFar(placeOf(trip, slot.venueId), slot.startMinute));
  if (driven.length > 0 && frozen.size === 0) {
    const reasons = new Map(driven.map((placed) => [placed, asides.get(placed.slot.venueId) ?? '']));
    return retimeEach(state, targets, timeOf, { isHeld, frozen: reasons });
  }
  for (const [{ slot }, reason] of frozen) asides.set(slot.venueId, reason);
  const told = [...new Set(asides.values())];
  const aside = told.length > 0 ? told.join(' ') : null;
  return trip.plan === state.plan
    ? refused(`${aside ?? 'There is nothing there to move.'} Nothing has changed.`)
    : changed(trip, remarks.length > 0 ? remarks.join(' ') : null, aside);
}

const NONE: ReadonlyMap<PlacedSlot, string> = new Map();
/** Further than this, minutes, nobody is driven for the hours of others. */
const DRIVEN_MAX = 30;

const isFar = (now: PlacedSlot | undefined, before: number): boolean =>
  now !== undefined && Math.abs(now.slot.startMinute - before) > DRIVEN_MAX;

const asideOf = (outcome: Outcome): string | null =>
  outcome.kind === 'changed' ? outcome.aside : outcome.text.replace(' Nothing has changed.', '');

/** Only the hours that were given to others are in its way. */
const fitsAlone = (state: ConciergeState, trip: PlannedTrip, placed: PlacedSlot, time: NewTime): boolean =>
  retimeSlot({ ...state, ...trip }, placed, time).kind === 'changed';

const besideOthers = ({ slot }: PlacedSlot, { startMinute }: NewTime): string =>
  `${slot.name} stays at ${formatClock(slot.startMinute)}: ${startMinute === null ? 'that' : formatClock(startMinute)} does not go with the other hours that you gave me.`;

const placeOf = ({ plan }: PlannedTrip, venueId: string): PlacedSlot | undefined =>
  slotsOf(plan).find(({ slot }) => slot.venueId === venueId);
