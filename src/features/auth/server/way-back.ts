import type { AuthError } from './auth-error.ts';
import type { ProviderTokens } from './pkce-code.ts';
import type { SessionJson } from './session-json.ts';

type Fields = Readonly<Record<string, string>>;

/** `redirectTo` has no fragment (redirectTarget). What stands in a fragment never reaches a server or its log. */
export const withFragment = (redirectTo: string, fields: Fields): string =>
  `${redirectTo}#${new URLSearchParams(fields)}`;

/** The fields join what the address asks for already. */
export function withQuery(redirectTo: string, fields: Fields): string {
  const url = new URL(redirectTo);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

/** What the client finds in the fragment when a link or a provider brought it a session (WIRE 3, implicit flow). */
export const sessionFields = (session: SessionJson, tokens?: ProviderTokens): Fields => ({
  access_token: session.access_token,
  expires_at: String(session.expires_at),
  expires_in: String(session.expires_in),
  ...(tokens ? { provider_token: tokens.accessToken } : {}),
  ...(tokens?.refreshToken ? { provider_refresh_token: tokens.refreshToken } : {}),
  refresh_token: session.refresh_token,
  sb: '',
  token_type: session.token_type,
});

/** `error` is one of OAuth's own words, `code` says what happened. */
export interface Refusal {
  error: string;
  code: string;
  description: string;
}

export const refusalOf = ({ code, message }: AuthError): Refusal => ({
  error: 'access_denied',
  code,
  description: message,
});

/** The address that tells of a refusal: in the fragment, and for a client of the code flow in the query as well. */
export function refusedAddress(redirectTo: string, refusal: Refusal, isCodeFlow: boolean): string {
  const fields = { error: refusal.error, error_code: refusal.code, error_description: refusal.description };
  return withFragment(isCodeFlow ? withQuery(redirectTo, fields) : redirectTo, { ...fields, sb: '' });
}
