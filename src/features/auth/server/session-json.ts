import type { AuthServices } from './auth-services.ts';
import type { LiveSession } from './open-session.ts';
import { writeRefreshToken } from './refresh-token.ts';
import { signToken } from './sign-token.ts';
import { type UserJson, userJson } from './user-json.ts';

export const ACCESS_TOKEN_SECONDS = 3_600;

export interface SessionJson {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: UserJson;
}

/** A fresh access token for one hour, and the newest refresh token of the session (WIRE 2). */
export async function sessionJson(
  { signingKey, now, publicUrl }: Pick<AuthServices, 'signingKey' | 'now' | 'publicUrl'>,
  { user, identities, factors, session }: LiveSession,
): Promise<SessionJson> {
  const key = await signingKey();
  const issuedAt = Math.floor(now().getTime() / 1000);
  const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
  const claims = {
    iss: `${publicUrl}/auth/v1`,
    sub: user.id,
    aud: 'authenticated',
    iat: issuedAt,
    exp: expiresAt,
    email: user.email ?? '',
    phone: '',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: 'authenticated',
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: false,
  };
  return {
    access_token: signToken(claims, key),
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: writeRefreshToken(session.id, session.refresh_counter, session.refresh_key),
    user: userJson(user, { identities, factors }),
  };
}
