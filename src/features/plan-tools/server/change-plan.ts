import type { Caller } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { placesOfPlan } from '../../planner/domain/catalogue-places.ts';
import {
  readTrail,
  readTrip,
  readVersion,
  type StoreFault,
  storeChangedPlan,
  type TripWithPrevious,
  UnsoundPlan,
} from '../../planner/server/public.ts';
import { closedTripReason, isOpenForChanges } from '../../trips/domain/trip-status.ts';
import { restoreCause } from '../../trips/domain/version-words.ts';
import type { ChangeRefusal, NewVersion } from '../domain/new-version.ts';
import type { ChangeMade } from '../domain/plan-answer.ts';
import type { PlanChange, PlannedChange } from '../domain/plan-question.ts';
import type { PlanToolServices } from './plan-tool-services.ts';

export type ChangeFault = ChangeRefusal['fault'] | StoreFault | 'no-such-booking' | 'no-catalogue';

/** What stands in the way of a change; `why` is a sentence for the organiser, where there is more to say. */
export interface ChangeRefused {
  fault: ChangeFault;
  why: string | null;
}

const refuse = (fault: ChangeFault, why: string | null = null) => fail<ChangeRefused>({ fault, why });

interface MadeChange extends NewVersion {
  /** The revision that an undo brings back; null for a change. */
  restores: number | null;
}

type Made = Result<MadeChange, ChangeRefused>;

/** The caller's own trip as it stands, with where it is and whose it is. */
interface Standing extends TripWithPrevious {
  bookingId: string;
  caller: Caller & { userId: string };
}

/**
 * Makes the change that the caller was shown for this revision of their own plan, checks it and stores it as the next
 * version. Refused when the plan is another one by now: what was shown would no longer be what happens.
 */
export async function changePlan(
  services: PlanToolServices,
  caller: Caller & { userId: string },
  { bookingId, revision, change }: PlanChange,
): Promise<Result<ChangeMade, ChangeRefused>> {
  const trip = await services.db.asCaller(caller, (tx) => readTrip(tx, bookingId));
  if (!trip) return refuse('no-such-booking');
  if (!isOpenForChanges(trip.status)) return refuse('closed', closedTripReason(trip.status));
  if (trip.revision !== revision) return refuse('changed-meanwhile');
  const made = await makeChange(services, { ...trip, bookingId, caller }, change);
  if (!made.ok) return made;
  const { request, plan, cause, note, restores } = made.value;
  const catalogue = await services.cities.placesNamed(placesOfPlan(plan));
  if (catalogue === null) return refuse('no-catalogue');
  const faults = services.checkPlan(plan, request, catalogue);
  if (faults.length > 0) {
    // An old plan may say what our list of places no longer does; a new one that is unsound is our own mistake.
    if (isBroughtBack(change)) return refuse('impossible', NO_LONGER_TRUE);
    throw new UnsoundPlan(faults);
  }
  const where = { bookingId, userId: caller.userId, revision };
  // What an old version was made for comes back with it.
  const next = { request, plan, briefOf: change.kind === 'restore' ? change.revision : null };
  const stored = await services.db.asApp((tx) => storeChangedPlan(tx, where, cause, next, restores));
  if (!stored.ok) return refuse(stored.reason);
  return ok(note === undefined ? stored.value : { ...stored.value, note });
}

const NO_LONGER_TRUE =
  'Opening hours or prices of that version have changed since, so it cannot be brought back as it was.';

const isBroughtBack = ({ kind }: PlanChange['change']): boolean => kind === 'undo' || kind === 'restore';

function makeChange(services: PlanToolServices, trip: Standing, change: PlanChange['change']): Promise<Made> {
  if (change.kind === 'undo') return lastTrip(services, trip);
  if (change.kind === 'restore') return olderTrip(services, trip, change.revision);
  return plannedTrip(services, trip, change);
}

/** One step back on the trail; after an undo that is a further step, not the way forth again. */
async function lastTrip({ db }: PlanToolServices, { bookingId, caller }: Standing): Promise<Made> {
  const { past } = await db.asCaller(caller, (tx) => readTrail(tx, bookingId));
  const [last] = past;
  if (!last) return refuse('impossible', 'There is nothing to undo.');
  const { request, plan, revision } = last;
  return ok({ request, plan, cause: 'Undo', restores: revision });
}

/**
 * Any older version as it was. On the trail it is a change like another and no step back: undo leads to what stood
 * before it was brought back.
 */
async function olderTrip({ db }: PlanToolServices, trip: Standing, revision: number): Promise<Made> {
  if (revision >= trip.revision) return refuse('impossible', 'Only an older version can be brought back.');
  const version = await db.asCaller(trip.caller, (tx) => readVersion(tx, trip.bookingId, revision));
  if (!version) return refuse('impossible', 'There is no such version.');
  const { request, plan } = version;
  return ok({ request, plan, cause: restoreCause(revision), restores: null });
}

async function plannedTrip(services: PlanToolServices, trip: Standing, change: PlannedChange): Promise<Made> {
  const { request, plan } = trip;
  const places = placesOfPlan(plan);
  if ((await services.cities.placesNamed(places)) === null) return refuse('no-catalogue');
  const made = await services.makeChange({ request, plan, places, change }, trip.caller.userId);
  return made.ok ? ok({ ...made.value, restores: null }) : made;
}
