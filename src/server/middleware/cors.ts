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
 */
export function allowListCors(publicUrl: string, otherOrigins: readonly string[]) {
  const allowed = new Set([new URL(publicUrl).origin, ...otherOrigins]);
  return cors({
    origin: (origin) => (allowed.has(origin) ? origin : null),
    allowHeaders: ALLOWED_HEADERS,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'],
    exposeHeaders: EXPOSED_HEADERS,
    maxAge: 600,
  });
}
