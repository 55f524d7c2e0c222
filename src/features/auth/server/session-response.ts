import type { Context } from 'hono';
import type { AuthServices } from './auth-services.ts';
import type { LiveSession } from './open-session.ts';
import type { ProviderTokens } from './pkce-code.ts';
import { type SessionJson, sessionJson } from './session-json.ts';

/** 200 with a session, and its ids in headers for the reader of logs (WIRE 2); `json` is it, where it was made before. */
export async function sessionResponse(
  c: Context,
  services: AuthServices,
  live: LiveSession,
  { tokens, json }: { tokens?: ProviderTokens | undefined; json?: SessionJson } = {},
): Promise<Response> {
  c.header('sb-auth-user-id', live.user.id);
  c.header('sb-auth-session-id', live.session.id);
  return c.json({
    ...(json ?? (await sessionJson(services, live))),
    ...(tokens ? { provider_token: tokens.accessToken } : {}),
    ...(tokens?.refreshToken ? { provider_refresh_token: tokens.refreshToken } : {}),
  });
}
