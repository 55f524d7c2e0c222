import { GENERIC } from '../../../catalogue/generic.ts';
import type { Caller } from '../../../platform/node/db/database.ts';
import { dayAt } from '../../../shared/dates.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { placesOfPlan } from '../../planner/domain/catalogue-places.ts';
import type { TripBrief } from '../../planner/domain/trip-brief.ts';
import {
  HOME_TIME_ZONE,
  readBrief,
  readTrip,
  readVersion,
  readVersionHeads,
  type StoreFault,
  storeChangedPlan,
  type TripWithPrevious,
  UnsoundPlan,
} from '../../planner/server/public.ts';
import { briefAsGiven, type GivenBrief, wholeBrief } from '../domain/brief-as-given.ts';
import { causeOfEdit } from '../domain/brief-changes.ts';
import { type BriefEditCall, type BriefFaults, briefFaults } from '../domain/brief-edit-call.ts';
import type { BriefPreview } from '../domain/brief-preview.ts';
import { type PreparedEdit, prepareBriefEdit } from '../domain/prepare-brief-edit.ts';
import { previewBriefEdit } from '../domain/preview-brief-edit.ts';
import { closedTripReason, isOpenForChanges } from '../domain/trip-status.ts';
import { versionOfBrief } from '../domain/version-of-brief.ts';
import type { BriefEditServices } from './brief-edit-services.ts';

export type BriefEditRefusal =
  | { fault: 'no-such-booking' }
  | { fault: StoreFault; why: string | null }
  | { fault: 'faulty-brief'; fields: BriefFaults };

interface TripAsRead extends TripWithPrevious {
  stored: TripBrief;
  present: GivenBrief;
  prepared: PreparedEdit;
}

/**
 * What an edited brief does to the caller's own trip and, with `apply`, the same stored as the next version: brief,
 * request, plan and the columns that lists read, in one transaction and only if the trip is still the one that the
 * edit starts from. Both work out the same plan from the same revision and brief; a plan other than the one that was
 * `seen` is never stored.
 */
export async function editBrief(
  services: BriefEditServices,
  caller: Caller & { userId: string },
  call: BriefEditCall,
): Promise<Result<BriefPreview, BriefEditRefusal>> {
  const edited = wholeBrief(call.brief);
  const read = await readForEdit(services, caller, call, edited);
  if (!read.ok) return read;
  const { prepared, stored, present, revision } = read.value;
  const task = call.apply ? { ...prepared.task, alone: [] } : prepared.task;
  const made = await services.replanBrief(task);
  const places = await services.cities.placesNamed(task.places);
  if (places === null) throw new Error(`the catalogue of ${made.plan.destination} went away while a plan was made`);
  const faults = services.checkPlan(made.plan, made.request, places);
  if (faults.length > 0) throw new UnsoundPlan(faults);
  const preview = previewBriefEdit({ ...prepared, task }, made, places);
  if (!call.apply) return ok({ ...preview, revision, isApplied: false });

  const isAsSeen = call.seen === undefined || call.seen === null || call.seen === preview.planHash;
  if (!isAsSeen) return fail({ fault: 'changed-meanwhile', why: null });
  if (preview.changed.length === 0) return ok({ ...preview, revision, isApplied: true });
  const where = { bookingId: call.bookingId, userId: caller.userId, revision };
  const brief: TripBrief = { ...stored, ...edited };
  const trip = { request: made.request, plan: made.plan, brief };
  const result = await services.db.asApp((tx) => storeChangedPlan(tx, where, causeOfEdit(present, edited), trip));
  return result.ok
    ? ok({ ...preview, revision: result.value.revision, isApplied: true })
    : fail({ fault: result.reason, why: null });
}

/** The trip and what the edit asks of the planner, or why it may not. */
async function readForEdit(
  { db, cities, now }: BriefEditServices,
  caller: Caller,
  { bookingId, revision, brief }: BriefEditCall,
  edited: GivenBrief,
): Promise<Result<TripAsRead, BriefEditRefusal>> {
  const found = await db.asCaller(caller, async (tx) => {
    const trip = await readTrip(tx, bookingId);
    const stored = await readBrief(tx, bookingId);
    const revisionOfBrief = versionOfBrief(await readVersionHeads(tx, bookingId));
    const made = revisionOfBrief === null ? undefined : await readVersion(tx, bookingId, revisionOfBrief);
    return trip && stored ? { trip, stored, planOfBrief: made?.plan ?? null } : undefined;
  });
  if (!found) return fail({ fault: 'no-such-booking' });
  const { trip, stored, planOfBrief } = found;
  if (!isOpenForChanges(trip.status)) return fail({ fault: 'closed', why: closedTripReason(trip.status) });
  if (trip.revision !== revision) return fail({ fault: 'changed-meanwhile', why: null });
  const { request, plan } = trip;
  const [start = null, end = null] = [request.days[0]?.date, request.days.at(-1)?.date];
  const present = briefAsGiven(stored, { groupSize: request.groupSize, start, end });
  const fields = briefFaults(brief, edited.dates, present, dayAt(now(), HOME_TIME_ZONE));
  if (Object.keys(fields).length > 0) return fail({ fault: 'faulty-brief', fields });
  const [known, placesNow] = [await cities.current(), await cities.placesNamed(placesOfPlan(plan))];
  const around = { cities: known, generic: GENERIC, placesNow };
  const prepared = prepareBriefEdit({ present, request, plan, planOfBrief }, edited, around);
  return ok({ ...trip, stored, present, prepared });
}
