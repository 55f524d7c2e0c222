import { type Context, Hono } from 'hono';
import { AccountCall } from '../../features/account/domain/account-call.ts';
import type { AccountFault, AccountServices } from '../../features/account/server/account-services.ts';
import { type AvatarAnswer, changeAvatar, removeAvatar } from '../../features/account/server/change-avatar.ts';
import { runAccountCall } from '../../features/account/server/run-account-call.ts';
import { limitBody } from '../../platform/node/http/limit-body.ts';
import type { Result } from '../../shared/result.ts';
import { callsAtOnce } from './calls-at-once.ts';
import { readJsonBody } from './read-call.ts';
import { wholeBody } from './whole-body.ts';

const BODY_MAX_BYTES = 4_096;
const CALLS_MAX = 60;
const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
/** Bodies that are under way; the reading of pictures has a bound of its own. */
const UPLOADS_MAX = 30;

/** functions/v1/account and what belongs to it: commands of a person about their own account, by the token alone. */
export function accountRoutes(services: AccountServices): Hono {
  const routes = new Hono();
  const tooLarge = (c: Context) =>
    refuse(c, { status: 413, code: 'request_entity_too_large', message: 'Request body is too large' });
  routes.post(
    '/account',
    limitBody({ maxSize: BODY_MAX_BYTES, onError: tooLarge }),
    wholeBody,
    callsAtOnce(CALLS_MAX),
    async (c) => {
      c.header('cache-control', 'no-store');
      const call = AccountCall.safeParse(await readJsonBody(c));
      if (!call.success) {
        const message = 'type must be sessions, end-session with an id, export, or delete with an email';
        return refuse(c, { status: 400, code: 'validation_failed', message });
      }
      const done = await runAccountCall(c, services, call.data);
      if (!done.ok) return refuse(c, done.reason);
      return done.value.kind === 'json' ? c.json(done.value.body) : fileResponse(c, services, done.value.pieces);
    },
  );
  const pictureTooLarge = (c: Context) =>
    refuse(c, { status: 413, code: 'picture_too_large', message: 'That picture is larger than 5 MB.' });
  routes.post(
    '/avatar',
    callsAtOnce(UPLOADS_MAX),
    limitBody({ maxSize: PICTURE_MAX_BYTES, onError: pictureTooLarge }),
    async (c) =>
      avatarAnswer(c, await changeAvatar(c, services, async () => new Uint8Array(await c.req.arrayBuffer()))),
  );
  routes.delete('/avatar', async (c) => avatarAnswer(c, await removeAvatar(c, services)));
  routes.all('/avatar', (c) => c.json({ error: 'Use POST or DELETE' }, 405));
  routes.all('/account', (c) => c.json({ error: 'Use POST' }, 405));
  return routes;
}

function avatarAnswer(c: Context, done: Result<AvatarAnswer, AccountFault>): Response {
  return done.ok ? c.json(done.value) : refuse(c, done.reason);
}

function refuse(c: Context, { status, code, message, retryAfterSeconds }: AccountFault): Response {
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
  return c.json({ code, error: message }, status);
}

/** A text that is written as it is read. When reading fails on the way the connection is cut: half a file must not pass for a whole. */
function fileResponse(c: Context, { log }: AccountServices, pieces: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder();
  const id = c.res.headers.get('x-request-id') ?? undefined;
  const file = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      try {
        const piece = await pieces.next();
        if (piece.done) controller.close();
        else controller.enqueue(encoder.encode(piece.value));
      } catch (error) {
        log.error({ id, error: String(error) }, 'an export failed on the way');
        controller.error(error);
      }
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
  c.header('content-type', 'application/json; charset=utf-8');
  c.header('content-disposition', 'attachment; filename="huzzah-my-data.json"');
  return c.body(file);
}
