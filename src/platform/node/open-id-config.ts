import { fail, ok, type Result } from '../../shared/result.ts';

/** What this site is at a provider of sign-ins that speaks OpenID Connect. */
export interface OpenIdClient {
  /** As the provider writes it in its tokens; its configuration is found below it. */
  issuer: string;
  clientId: string;
  /** It stays on the server and is never logged. */
  clientSecret: string;
}

const GOOGLE = 'https://accounts.google.com';
const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;
const IP_LITERAL = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;

/** Of OIDC_GOOGLE_*; null when none is set. A fault begins with the name of its variable and never quotes the value. */
export function googleClient(env: {
  OIDC_GOOGLE_ISSUER?: string | undefined;
  OIDC_GOOGLE_CLIENT_ID?: string | undefined;
  OIDC_GOOGLE_CLIENT_SECRET?: string | undefined;
}): Result<OpenIdClient | null, string> {
  const { OIDC_GOOGLE_ISSUER: issuer, OIDC_GOOGLE_CLIENT_ID: clientId, OIDC_GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return ok(null);
  if (clientId === undefined) return fail('OIDC_GOOGLE_CLIENT_ID: sign-in by Google needs it');
  if (clientSecret === undefined) return fail('OIDC_GOOGLE_CLIENT_SECRET: sign-in by Google needs it');
  const address = issuer ?? GOOGLE;
  if (!URL.canParse(address)) return fail('OIDC_GOOGLE_ISSUER: must be an address');
  const { protocol, hostname, search, hash, username } = new URL(address);
  if (protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK.test(hostname)))
    return fail('OIDC_GOOGLE_ISSUER: must begin with https://, except on this machine');
  if (search !== '' || hash !== '' || username !== '')
    return fail('OIDC_GOOGLE_ISSUER: must be an address without a query, a fragment or a user');
  return ok({ issuer: address, clientId, clientSecret });
}

/** Of REDIRECT_URLS: where links and providers may lead beside the site itself, with commas between. */
export function redirectUrls(text: string | undefined): Result<string[], string> {
  const fault = fail('REDIRECT_URLS: https addresses with commas between, as in https://app.example/welcome');
  const urls: string[] = [];
  for (const entry of (text ?? '').split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    if (!URL.canParse(entry)) return fault;
    const url = new URL(entry);
    const isLocal = LOOPBACK.test(url.hostname);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) return fault;
    if (url.hostname.includes('*') || (IP_LITERAL.test(url.hostname) && !isLocal)) return fault;
    if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') return fault;
    urls.push(url.href);
  }
  return ok(urls);
}
