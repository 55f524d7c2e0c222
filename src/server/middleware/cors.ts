import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** What the published client sends, and what browser code must be able to read (WIRE 0). */
const ALLOWED_HEADERS = [
  'authorization',
  'apikey',
  'content-type',
  'x-client-info',
  'x-supabase-api-version',
  'accept-profile',
  'content-profile',
  'prefer',
  'range',
  'x-retry-count',
  'x-region',
  'idempotency-key',
];
const EXPOSED_HEADERS = [
  'X-Supabase-Api-Version',
  'X-Sb-Error-Code',
  'Content-Range',
  'X-Total-Count',
  'Link',
  'Preference-Applied',
  'Retry-After',
];

/**
 * Only pages of our own address may call us from a browser, and of the origins that the operator lists. Never with
 * credentials: who calls is said by a header that a page must set itself, so a cookie would only help a stranger.
 * Hono's own `cors` answers the question before a call; on the call itself it would build a Response for its headers
 * before there is an answer, and the quick way of writing one is lost (0.4 ms of every call).
 */
export function allowListCors(publicUrl: string, otherOrigins: readonly string[]): MiddlewareHandler {
  const allowed = new Set([new URL(publicUrl).origin, ...otherOrigins]);
  const preflight = cors({
    origin: (origin) => (allowed.has(origin) ? origin : null),
    allowHeaders: ALLOWED_HEADERS,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'],
    exposeHeaders: EXPOSED_HEADERS,
    maxAge: 600,
  });
  const exposed = EXPOSED_HEADERS.join(',');
  return (c, next) => {
    if (c.req.method === 'OPTIONS') return preflight(c, next);
    const origin = c.req.header('origin');
    if (origin !== undefined && allowed.has(origin)) c.header('access-control-allow-origin', origin);
    c.header('access-control-expose-headers', exposed);
    c.header('vary', 'Origin', { append: true });
    return next();
  };
}
