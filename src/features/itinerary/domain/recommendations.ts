import { isPinOf } from '../../../engine/is-pin-of.ts';
import type { PlanDay, PlanSlot, PlanStay, Relaxation, TripPlan } from '../../../engine/trip-plan.ts';
import type { FreeHours, PinnedSlot, TimeOfDay } from '../../../engine/trip-request.ts';

/** One line of a day's schedule: the three fields of SPEC 3, and the exact slot beneath them. */
export interface ScheduleEntry {
  timeOfDay: TimeOfDay;
  description: string;
  activity: { name: string; type: string; affiliateLink: string };
  slot: RecommendedSlot;
}

export type RecommendedSlot = PlanSlot & {
  /** True where the organiser pinned the slot; absent elsewhere. */
  isPinned?: true;
};

export interface RecommendedDay {
  date: PlanDay['date'];
  weekday: PlanDay['weekday'];
  travelHome: PlanDay['travelHome'];
  /** Hours that the group keeps for itself; absent where there are none. */
  keptFree?: readonly Pick<FreeHours, 'startMinute' | 'endMinute'>[];
  schedule: readonly ScheduleEntry[];
}

/** The column `ai_recommendations` of a booking (SPEC 3), as the browser reads it. */
export interface Recommendations {
  days: readonly RecommendedDay[];
  destination: string;
  scope: TripPlan['scope'];
  groupSize: number;
  stay: PlanStay | null;
  totals: TripPlan['totals'];
  budgetCapPence: number | null;
  relaxations: readonly Relaxation[];
  notes: readonly string[];
}

/**
 * Where Book leads: the venue's own site, or our quote form for it, both opened in a new tab (PRODUCT, open ends).
 */
export function bookLink(slot: PlanSlot, destination: string): string {
  if (slot.website) return slot.website;
  return `/quote?for=${encodeURIComponent(slot.name)}&in=${encodeURIComponent(destination)}`;
}

function freeOn(keptFree: readonly FreeHours[], day: number): Pick<RecommendedDay, 'keptFree'> {
  const hours = keptFree.filter((one) => one.day === day);
  return hours.length === 0
    ? {}
    : { keptFree: hours.map(({ startMinute, endMinute }) => ({ startMinute, endMinute })) };
}

/** What the organiser ordered of a plan that shows in it. */
interface Orders {
  pinned: readonly PinnedSlot[];
  keptFree?: readonly FreeHours[];
}

/**
 * The stored form of a plan, its pins and the hours kept free. Pure: the same plan always gives the same
 * recommendations.
 */
export function toRecommendations(plan: TripPlan, { pinned, keptFree = [] }: Orders = { pinned: [] }): Recommendations {
  return {
    days: plan.days.map((day, index) => ({
      date: day.date,
      weekday: day.weekday,
      travelHome: day.travelHome,
      ...freeOn(keptFree, index),
      schedule: day.slots.map((slot) => ({
        timeOfDay: slot.timeOfDay,
        description: slot.description,
        activity: { name: slot.name, type: slot.type, affiliateLink: bookLink(slot, plan.destination) },
        slot: pinned.some((pin) => isPinOf(pin, index, slot)) ? { ...slot, isPinned: true as const } : slot,
      })),
    })),
    destination: plan.destination,
    scope: plan.scope,
    groupSize: plan.groupSize,
    stay: plan.stay,
    totals: plan.totals,
    budgetCapPence: plan.budgetCapPence,
    relaxations: plan.relaxations,
    notes: plan.notes,
  };
}
