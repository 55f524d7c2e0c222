import { Hono } from 'hono';
import { TripStatusCall } from '../../features/trips/domain/trip-status-call.ts';
import { statusText } from '../../features/trips/domain/trip-words.ts';
import { changeTripStatus, type TripServices } from '../../features/trips/server/change-trip-status.ts';
import { identifyCaller, type VerifyToken } from './identify-caller.ts';
import { parseCall, readJsonBody } from './read-call.ts';

export const TRIP_FUNCTIONS = ['trip-status'];

/** What the trip page asks besides its plan: the next status. Whose trip it is, the token alone says. */
export function tripCalls(services: TripServices & { verifyToken: VerifyToken }): Hono {
  const routes = new Hono();

  routes.post('/trip-status', async (context) => {
    const { userId, ...caller } = await identifyCaller(context, services.verifyToken);
    if (userId === null) return context.json({ error: 'Please sign in to see your trip' }, 401);
    const call = parseCall(TripStatusCall, await readJsonBody(context));
    const result = await changeTripStatus(services, { ...caller, userId }, call);
    if (result.ok) return context.json(result.value);
    const refused = result.reason;
    switch (refused.fault) {
      case 'no-such-booking':
        return context.json({ error: 'There is no such booking' }, 404);
      case 'changed-meanwhile':
        return context.json({ error: whatChanged(call.from, refused.status), status: refused.status }, 409);
      case 'not-allowed':
        return context.json({ error: refused.why, status: refused.status }, 422);
    }
  });

  return routes;
}

const whatChanged = (from: string, now: string): string =>
  from === now
    ? 'The plan has changed meanwhile. Have another look and try again.'
    : `The status has changed meanwhile: it is “${statusText(now)}” now.`;
