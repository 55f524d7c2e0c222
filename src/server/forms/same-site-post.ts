import type { Context } from 'hono';

/**
 * Whether a post may come from a page of ours. Browsers say where it comes from: `Sec-Fetch-Site` on secure origins,
 * `Origin` everywhere. Pages cannot forge either. A program that sends neither is no browser, and nobody's visitor is
 * made to send anything by it.
 */
export function isSameSitePost(context: Context, publicUrl: string): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = context.req.header('origin');
  if (origin === undefined) return true;
  const host = context.req.header('host') ?? '';
  return [new URL(publicUrl).origin, `http://${host}`, `https://${host}`].includes(origin);
}
