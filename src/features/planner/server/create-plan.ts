import { GENERIC } from '../../../catalogue/generic.ts';
import type { Database } from '../../../platform/node/db/database.ts';
import { sqlState } from '../../../platform/node/db/database-unavailable.ts';
import { dayAt } from '../../../shared/dates.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { toRecommendations } from '../../itinerary/domain/recommendations.ts';
import { briefToRequest, type PlannableBrief } from '../domain/brief-to-request.ts';
import { planSeed } from '../domain/plan-seed.ts';
import type { TripBrief } from '../domain/trip-brief.ts';
import { insertBooking, type PlannedTrip } from './bookings.sql.ts';
import type { CheckPlan, KnownCities, PlanTrip } from './planning.ts';

/** The organiser's time zone: the product is British first (SPEC 1). */
export const HOME_TIME_ZONE = 'Europe/London';

export interface PlannerServices {
  db: Database;
  cities: KnownCities;
  planTrip: PlanTrip;
  checkPlan: CheckPlan;
  now: () => Date;
}

/** A plan that its own checker refuses is our fault and never reaches a customer. */
export class UnsoundPlan extends Error {
  constructor(faults: readonly { code: string; text: string }[]) {
    super(`The checker refused the plan: ${faults.map(({ code, text }) => `${code} (${text})`).join('; ')}`);
  }
}

/** From a brief to a checked plan, nothing stored. Throws UnsoundPlan when planner and checker disagree. */
export async function planBrief(services: PlannerServices, brief: PlannableBrief): Promise<PlannedTrip> {
  const today = dayAt(services.now(), HOME_TIME_ZONE);
  const cities = await services.cities.current();
  const { request, places, destination, notes } = briefToRequest(brief, { cities, generic: GENERIC, today });
  const planned = await services.planTrip({ request, places, destination, seed: planSeed(request) });
  const plan = { ...planned, notes: [...notes, ...planned.notes] };
  const catalogue = await services.cities.placesNamed(places);
  if (catalogue === null) throw new Error(`the catalogue of ${destination} went away while a plan was made`);
  const faults = services.checkPlan(plan, request, catalogue);
  if (faults.length > 0) throw new UnsoundPlan(faults);
  return { request, plan, recommendations: toRecommendations(plan, request) };
}

/**
 * Plans, checks and stores a trip for a signed-in user, in one transaction: after a crash there is the whole booking
 * or none, and a repeated `idempotencyKey` finds the first one.
 */
export async function createPlan(
  services: PlannerServices,
  userId: string,
  brief: TripBrief,
  idempotencyKey: string | null,
): Promise<Result<{ bookingId: string }, 'account-gone'>> {
  const arrivedAt = services.now().getTime();
  const trip = await planBrief(services, brief);
  const planningMs = Math.max(0, services.now().getTime() - arrivedAt);
  const booking = { ...trip, userId, brief, idempotencyKey, planningMs };
  try {
    const bookingId = await services.db.asApp((tx) => insertBooking(tx, booking));
    return ok({ bookingId });
  } catch (error) {
    // 23503: the token is still valid, but its user was deleted meanwhile.
    if (sqlState(error) === '23503') return fail('account-gone');
    throw error;
  }
}
