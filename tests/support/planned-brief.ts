import { CITIES } from '../../src/catalogue/cities.ts';
import { GENERIC } from '../../src/catalogue/generic.ts';
import { planFairly } from '../../src/engine/fair-plan.ts';
import type { Places } from '../../src/engine/places.ts';
import { FIRST_PLAN_ITERATIONS } from '../../src/engine/plan-trip.ts';
import type { TripPlan } from '../../src/engine/trip-plan.ts';
import type { TripRequest } from '../../src/engine/trip-request.ts';
import { briefToRequest } from '../../src/features/planner/domain/brief-to-request.ts';
import { placesNamed } from '../../src/features/planner/domain/catalogue-places.ts';
import { planSeed } from '../../src/features/planner/domain/plan-seed.ts';
import type { GivenBrief } from '../../src/features/trips/domain/brief-as-given.ts';
import { type PreparedEdit, prepareBriefEdit } from '../../src/features/trips/domain/prepare-brief-edit.ts';
import { type EditedTrip, replanBrief } from '../../src/features/trips/domain/replan-brief.ts';

export interface PlannedBrief {
  brief: GivenBrief;
  request: TripRequest;
  plan: TripPlan;
  places: Places;
}

const TODAY = '2026-11-21';

/** A hen party for eight in London in May, or as the changes say. */
export const givenBrief = (changes: Partial<GivenBrief> = {}): GivenBrief => ({
  eventType: 'hen-party',
  vibe: 'foodie',
  destination: 'London',
  groupSize: 8,
  dates: '2027-05-14 to 2027-05-16',
  budgetRange: 'mid-range',
  contactEmail: 'maid.of.honour@example.com',
  specialRequirements: 'two vegetarians',
  ...changes,
});

/** The brief as the site plans it. */
export function planBriefAsGiven(brief: GivenBrief): PlannedBrief {
  const order = briefToRequest(brief, { cities: CITIES, generic: GENERIC, today: TODAY });
  const { request, destination, notes } = order;
  const places = placesNamed(order.places);
  const planned = planFairly(request, places, {
    seed: planSeed(request),
    iterations: FIRST_PLAN_ITERATIONS,
    destination,
  });
  return { brief, request, plan: { ...planned, notes: [...notes, ...planned.notes] }, places };
}

export interface EditOfBrief {
  prepared: PreparedEdit;
  made: EditedTrip;
  /** Where the edited trip takes place. */
  places: Places;
}

/** The edit of a planned brief, worked out as the server does it. */
export function editPlanned(trip: PlannedBrief, changes: Partial<GivenBrief>, planOfBrief = trip.plan): EditOfBrief {
  const prepared = prepareBriefEdit(
    { present: trip.brief, request: trip.request, plan: trip.plan, planOfBrief },
    { ...trip.brief, ...changes },
    { cities: CITIES, generic: GENERIC, placesNow: trip.places },
  );
  const places = placesNamed(prepared.task.places);
  return { prepared, made: replanBrief(prepared.task, places), places };
}
