import { Hono } from 'hono';
import { RecoveryCodesCall } from '../../features/auth/domain/recovery-codes-call.ts';
import { type RecoveryServices, runRecoveryCodes } from '../../features/auth/server/recovery-codes.ts';
import { limitBody } from '../../platform/node/http/limit-body.ts';
import { readJsonBody } from './read-call.ts';

const BODY_MAX_BYTES = 4_096;

/**
 * functions/v1/recovery-codes. Apart from the other commands, because whoever takes a code has not shown the second
 * factor that those ask for. Its answers are in domain/recovery-codes-call.ts.
 */
export function recoveryCodeRoutes(services: RecoveryServices): Hono {
  const routes = new Hono();
  routes.post(
    '/recovery-codes',
    limitBody({
      maxSize: BODY_MAX_BYTES,
      onError: (context) => context.json({ code: 'validation_failed', error: 'Request body is too large' }, 413),
    }),
    async (context) => {
      const call = RecoveryCodesCall.safeParse(await readJsonBody(context));
      if (!call.success) {
        const error = 'type must be make, count, or use with a code';
        return context.json({ code: 'validation_failed', error }, 400);
      }
      context.header('cache-control', 'no-store');
      const done = await runRecoveryCodes(context, services, call.data);
      if (done.ok) return context.json(done.value);
      const { status, code, message, retryAfterSeconds } = done.reason;
      if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds));
      return context.json({ code, error: message }, status);
    },
  );
  routes.all('/recovery-codes', (context) => context.json({ error: 'Use POST' }, 405));
  return routes;
}
