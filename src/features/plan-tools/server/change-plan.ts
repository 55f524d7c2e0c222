import type { TripPlan } from '../../../engine/trip-plan.ts';
import type { TripRequest } from '../../../engine/trip-request.ts';
import type { Caller } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { placesOfPlan } from '../../planner/domain/catalogue-places.ts';
import {
  readTrail,
  readTrip,
  storeChangedPlan,
  type TripWithPrevious,
  UnsoundPlan,
} from '../../planner/server/public.ts';
import type { PlanChange, PlannedChange } from '../domain/plan-question.ts';
import type { PlanToolServices } from './plan-tool-services.ts';

export type ChangeFault = 'no-such-booking' | 'changed-meanwhile' | 'impossible' | 'no-catalogue';

interface MadeChange {
  request: TripRequest;
  plan: TripPlan;
  cause: string;
  /** The revision that an undo brings back; null for a change. */
  restores: number | null;
}

/**
 * Makes the change that the caller was shown for this revision of their own plan, checks it and stores it as the next
 * version. Refused when the plan is another one by now: what was shown would no longer be what happens.
 */
export async function changePlan(
  services: PlanToolServices,
  caller: Caller & { userId: string },
  { bookingId, revision, change }: PlanChange,
): Promise<Result<{ revision: number }, ChangeFault>> {
  const trip = await services.db.asCaller(caller, (tx) => readTrip(tx, bookingId));
  if (!trip) return fail('no-such-booking');
  if (trip.revision !== revision) return fail('changed-meanwhile');
  const made =
    change.kind === 'undo' ? await lastTrip(services, caller, bookingId) : await makeChange(services, trip, change);
  if (!made.ok) return made;
  const { request, plan, cause, restores } = made.value;
  const catalogue = await services.cities.placesNamed(placesOfPlan(plan));
  if (catalogue === null) return fail('no-catalogue');
  const faults = services.checkPlan(plan, request, catalogue);
  if (faults.length > 0) throw new UnsoundPlan(faults);
  const where = { bookingId, userId: caller.userId, revision };
  const isStored = await services.db.asApp((tx) => storeChangedPlan(tx, where, cause, { request, plan }, restores));
  return isStored ? ok({ revision: revision + 1 }) : fail('changed-meanwhile');
}

/** One step back on the trail; after an undo that is a further step, not the way forth again. */
async function lastTrip(
  { db }: PlanToolServices,
  caller: Caller,
  bookingId: string,
): Promise<Result<MadeChange, ChangeFault>> {
  const { past } = await db.asCaller(caller, (tx) => readTrail(tx, bookingId));
  const [last] = past;
  if (!last) return fail('impossible');
  const { request, plan, revision } = last;
  return ok({ request, plan, cause: 'Undo', restores: revision });
}

async function makeChange(
  services: PlanToolServices,
  { request, plan }: TripWithPrevious,
  change: PlannedChange,
): Promise<Result<MadeChange, ChangeFault>> {
  const places = placesOfPlan(plan);
  if ((await services.cities.placesNamed(places)) === null) return fail('no-catalogue');
  const made = await services.makeChange({ request, plan, places, change });
  return made ? ok({ ...made, restores: null }) : fail('impossible');
}
