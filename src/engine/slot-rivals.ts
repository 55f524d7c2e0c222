import type { Venue } from '../catalogue/venue.ts';
import { alternativesFor } from './alternatives-for.ts';
import { candidatesFor } from './candidates.ts';
import { typeCap } from './day-rules.ts';
import type { Places } from './places.ts';
import { type SlotOnDay, slotsOnDays } from './plan-effect.ts';
import { isBite } from './sequence-rules.ts';
import { type Stop, startWindows, stopsFor } from './stops.ts';
import type { PlanSlot, TripPlan } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';
import { familyOf } from './type-families.ts';

/** What a shift of its neighbours costs an idea, points. */
const SHIFT_POINTS = 150;
/** One of the ideas saves at least this share, where any does. */
const CHEAPER_SHARE = 0.9;

/** A venue that could stand in a slot's place if the hours of its day allow it. */
export interface Rival {
  stop: Stop;
  /** The planner's own, less what a shift of the neighbours costs. */
  points: number;
  /** When it could start with nothing else moved; null where its neighbours would have to make room. */
  startMinute: number | null;
  /** A bite where the slot is a night out. */
  isOdd: boolean;
  /** The planner's points above those of what stands there now. */
  pointsGained: number;
}

/** Every rival of a slot, best first. The budget is not looked at. */
export function rivalsFor(plan: TripPlan, request: TripRequest, places: Places, { day, slot }: SlotOnDay): Rival[] {
  const inPlan = slotsOnDays(plan).map((other) => other.slot);
  const uncapped: TripRequest = { ...request, budgetCapPence: null };
  const starts = new Map(
    alternativesFor(plan, uncapped, places, slot.id, Number.POSITIVE_INFINITY).map((one) => [
      one.venue.id,
      one.startMinute,
    ]),
  );
  const isShort = (minutes: number): boolean => isBite({ kind: slot.kind, minutes });
  const isNightOut = !isShort(slot.endMinute - slot.startMinute);
  const stops = stopsFor(request, candidatesFor(request, places, false), []);
  const own = stops.find(({ kind, candidate }) => kind === slot.kind && candidate.venue.id === slot.venueId)?.score;
  return stops
    .filter(({ candidate: { venue }, kind }) => {
      if (kind !== slot.kind) return false;
      if (inPlan.some(({ venueId }) => venueId === venue.id)) return false;
      return inPlan.filter(({ type, id }) => type === venue.type && id !== slot.id).length < typeCap(request);
    })
    .filter((stop) => startWindows(request, day, stop).length > 0)
    .map((stop): Rival => {
      const startMinute = starts.get(stop.candidate.venue.id) ?? null;
      const isOdd = isNightOut && isShort(stop.candidate.venue.durationMinutes);
      const points = stop.score - (startMinute === null ? SHIFT_POINTS : 0);
      return { stop, startMinute, isOdd, points, pointsGained: stop.score - (own ?? stop.score) };
    })
    .sort((left, right) => right.points - left.points || (venueIdOf(left) < venueIdOf(right) ? -1 : 1));
}

const venueIdOf = ({ stop }: Rival): string => stop.candidate.venue.id;

/** What is shown already: no two should be alike. */
interface Shown {
  venue: Venue;
  slot: PlanSlot;
}

/**
 * The best rival of a family not shown yet, or at least of another type; for the last place, rather one that saves
 * something if none has so far.
 */
export function pickRival(
  rivals: readonly Rival[],
  ideas: readonly Shown[],
  slot: PlanSlot,
  isLast: boolean,
): Rival | undefined {
  const isCheaper = (pence: number): boolean => pence <= slot.pricePerPersonPence * CHEAPER_SHARE;
  const wantsCheaper =
    isLast && slot.pricePerPersonPence > 0 && !ideas.some((idea) => isCheaper(idea.slot.pricePerPersonPence));
  const shown = new Set(ideas.map(({ venue }) => familyOf(venue.type)));
  const fresh = rivals.filter(({ stop }) => !shown.has(familyOf(stop.candidate.venue.type)));
  const others = fresh.filter(({ stop }) => familyOf(stop.candidate.venue.type) !== familyOf(slot.type));
  const types = new Set(ideas.map(({ venue }) => venue.type));
  const tiers = [others, fresh, rivals.filter(({ stop }) => !types.has(stop.candidate.venue.type))];
  if (wantsCheaper) {
    for (const tier of tiers.slice(0, 2)) {
      const saving = tier.find(({ stop }) => isCheaper(stop.candidate.pricePence));
      if (saving) return saving;
    }
  }
  return tiers.find((tier) => tier.length > 0)?.[0];
}
