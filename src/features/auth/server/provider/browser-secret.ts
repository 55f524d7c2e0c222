import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { FLOW_LIFE_SECONDS } from './provider-flow.ts';

const FORM = /^[\w-]{43}$/;

const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https://');
/** `__Host-`: only this very host can have set it, and only over https (RFC 6265bis, 4.1.3.2). */
const cookieName = (publicUrl: string): string =>
  isHttps(publicUrl) ? '__Host-huzzah-provider-flow' : 'huzzah-provider-flow';

/** The secret of this browser, when it has begun a flow. */
export function readBrowserSecret(c: Context, publicUrl: string): string | undefined {
  const value = getCookie(c, cookieName(publicUrl));
  return value !== undefined && FORM.test(value) ? value : undefined;
}

/** The secret of this browser, kept in a cookie while a flow may come back. Two tabs share it, so neither stops the other. */
export function keepBrowserSecret(c: Context, publicUrl: string): string {
  const secret = readBrowserSecret(c, publicUrl) ?? randomBytes(32).toString('base64url');
  setCookie(c, cookieName(publicUrl), secret, {
    path: '/',
    httpOnly: true,
    // The provider sends the browser back from another site, by a link.
    sameSite: 'Lax',
    secure: isHttps(publicUrl),
    maxAge: FLOW_LIFE_SECONDS,
  });
  return secret;
}
