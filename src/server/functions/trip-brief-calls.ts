import { type Context, Hono } from 'hono';
import { BriefEditCall, type BriefFaults, faultsOf } from '../../features/trips/domain/brief-edit-call.ts';
import { CLOSED_TRIP } from '../../features/trips/domain/trip-status.ts';
import type { BriefEditServices } from '../../features/trips/server/brief-edit-services.ts';
import { type BriefEditRefusal, editBrief } from '../../features/trips/server/edit-brief.ts';
import { identifyCaller, type VerifyToken } from './identify-caller.ts';
import { parseCall, readJsonBody } from './read-call.ts';

export const TRIP_BRIEF_FUNCTIONS = ['trip-brief'];

/** Where the fields of the brief lie in the call. */
const BRIEF_DEPTH = 1;

/** The edit of a trip's brief: first what it would change, then the change itself. */
export function tripBriefCalls(services: BriefEditServices & { verifyToken: VerifyToken }): Hono {
  const routes = new Hono();
  routes.post('/trip-brief', async (context) => {
    const { userId, ...caller } = await identifyCaller(context, services.verifyToken);
    if (userId === null) return context.json({ error: 'Please sign in to see your trip' }, 401);
    const body = await readJsonBody(context);
    const fields = faultsOf(BriefEditCall.safeParse(body).error?.issues ?? [], BRIEF_DEPTH);
    if (Object.keys(fields).length > 0) return faultyBrief(context, fields);
    const result = await editBrief(services, { ...caller, userId }, parseCall(BriefEditCall, body));
    return result.ok ? context.json(result.value) : refuse(context, result.reason);
  });
  return routes;
}

function refuse(context: Context, refusal: BriefEditRefusal): Response {
  switch (refusal.fault) {
    case 'no-such-booking':
      return context.json({ error: 'There is no such booking' }, 404);
    case 'changed-meanwhile':
      return context.json({ error: 'The trip has changed meanwhile. Compare again with the newest plan.' }, 409);
    case 'closed':
      return context.json({ error: CLOSED_TRIP, ...(refusal.why !== null && { why: refusal.why }) }, 422);
    case 'faulty-brief':
      return faultyBrief(context, refusal.fields);
  }
}

/** The first fault as the sentence, and every field's own beside it. */
const faultyBrief = (context: Context, fields: BriefFaults): Response =>
  context.json({ error: Object.values(fields)[0], fields }, 400);
