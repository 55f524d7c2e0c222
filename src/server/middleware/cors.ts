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

/** Only pages of our own address may call us from a browser. */
export const sameSiteCors = (publicUrl: string) =>
  cors({
    origin: (origin) => (origin === new URL(publicUrl).origin ? origin : null),
    allowHeaders: ALLOWED_HEADERS,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'],
    exposeHeaders: EXPOSED_HEADERS,
    maxAge: 600,
  });
