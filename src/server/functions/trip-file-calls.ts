import { type Context, Hono } from 'hono';
import { TripFeedCall, TripFileCall } from '../../features/trip-files/domain/trip-file-call.ts';
import { changeFeed } from '../../features/trip-files/server/change-feed.ts';
import { makeTripFile } from '../../features/trip-files/server/make-trip-file.ts';
import type { TripFileServices } from '../../features/trip-files/server/trip-file-services.ts';
import { limitBody } from '../../platform/node/http/limit-body.ts';
import { callsAtOnce } from './calls-at-once.ts';
import { identifyCaller, type VerifyToken } from './identify-caller.ts';
import { parseCall, readJsonBody } from './read-call.ts';
import { wholeBody } from './whole-body.ts';

const BODY_MAX_BYTES = 4_096;
/** A PDF is 200 ms of a thread: more at once would only wait. */
const CALLS_MAX = 40;

const NO_SUCH_BOOKING = 'There is no such booking';
const NO_DATES = 'A calendar needs to know the days. Choose the dates of this trip first.';

/** functions/v1/trip-file and trip-feed: a trip to keep, and the address under which calendars read it. */
export function tripFileCalls(services: TripFileServices & { verifyToken: VerifyToken }): Hono {
  const routes = new Hono();
  const guards = [
    limitBody({ maxSize: BODY_MAX_BYTES, onError: (c) => c.json({ error: 'Request body is too large' }, 413) }),
    wholeBody,
    callsAtOnce(CALLS_MAX),
  ] as const;

  routes.post('/trip-file', ...guards, async (c) => {
    const { userId, ...caller } = await identifyCaller(c, services.verifyToken);
    if (userId === null) return signInFirst(c);
    const made = await makeTripFile(services, { ...caller, userId }, parseCall(TripFileCall, await readJsonBody(c)));
    if (!made.ok) return refuse(c, made.reason);
    const { name, type, bytes } = made.value;
    c.header('content-type', type);
    c.header('content-disposition', `attachment; filename="${name}"`);
    return c.body(Uint8Array.from(bytes));
  });

  routes.post('/trip-feed', ...guards, async (c) => {
    const { userId, ...caller } = await identifyCaller(c, services.verifyToken);
    if (userId === null) return signInFirst(c);
    const done = await changeFeed(services, { ...caller, userId }, parseCall(TripFeedCall, await readJsonBody(c)));
    if (done.ok) return c.json(done.value);
    if (done.reason.kind !== 'too-many') return refuse(c, done.reason.kind);
    const { retryAfterSeconds } = done.reason;
    const error = 'You have made many addresses in a short time. Please try again in an hour.';
    return c.json({ error }, 429, { 'retry-after': String(retryAfterSeconds) });
  });

  routes.all('/trip-file', (c) => c.json({ error: 'Use POST' }, 405));
  routes.all('/trip-feed', (c) => c.json({ error: 'Use POST' }, 405));
  return routes;
}

const signInFirst = (c: Context): Response => c.json({ error: 'Please sign in to take your trip along' }, 401);

const refuse = (c: Context, reason: 'no-such-booking' | 'no-dates'): Response =>
  reason === 'no-dates' ? c.json({ error: NO_DATES }, 422) : c.json({ error: NO_SUCH_BOOKING }, 404);
