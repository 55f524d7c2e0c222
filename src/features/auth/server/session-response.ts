import type { Context } from 'hono';
import type { AuthServices } from './auth-services.ts';
import type { LiveSession } from './open-session.ts';
import type { ProviderTokens } from './pkce-code.ts';
import { type SignedTokens, sessionJson } from './session-json.ts';

/** 200 with a session, and its ids in headers for the reader of logs (WIRE 2). */
export async function sessionResponse(
  c: Context,
  services: AuthServices,
  live: LiveSession,
  { tokens, signed }: { tokens?: ProviderTokens | undefined; signed?: SignedTokens | undefined } = {},
): Promise<Response> {
  c.header('sb-auth-user-id', live.user.id);
  c.header('sb-auth-session-id', live.session.id);
  return c.json({
    ...(await sessionJson(services, live, signed)),
    ...(tokens ? { provider_token: tokens.accessToken } : {}),
    ...(tokens?.refreshToken ? { provider_refresh_token: tokens.refreshToken } : {}),
  });
}
