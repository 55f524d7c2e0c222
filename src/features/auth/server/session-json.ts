import { isDeepStrictEqual } from 'node:util';
import type { AuthServices } from './auth-services.ts';
import type { SessionRow, UserRow } from './identity-tables.sql.ts';
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

type Signer = Pick<AuthServices, 'signingKey' | 'now' | 'publicUrl'>;

/** An access token, and the claims that it makes. */
export interface AccessToken {
  claims: AccessClaims;
  token: string;
}

/** WIRE 2; good for one hour. */
export async function signAccessToken(
  { signingKey, now, publicUrl }: Signer,
  owner: { user: UserRow; session: SessionRow },
): Promise<AccessToken> {
  const claims = accessClaims(owner, { publicUrl, issuedAt: Math.floor(now().getTime() / 1000) });
  return { claims, token: signToken(claims, await signingKey()) };
}

type AccessClaims = ReturnType<typeof accessClaims>;

const accessClaims = (
  { user, session }: { user: UserRow; session: SessionRow },
  { publicUrl, issuedAt }: { publicUrl: string; issuedAt: number },
) => ({
  iss: `${publicUrl}/auth/v1`,
  sub: user.id,
  aud: 'authenticated',
  iat: issuedAt,
  exp: issuedAt + ACCESS_TOKEN_SECONDS,
  email: user.email ?? '',
  phone: '',
  app_metadata: user.app_metadata,
  user_metadata: user.user_metadata,
  role: 'authenticated',
  aal: session.aal,
  amr: session.amr,
  session_id: session.id,
  is_anonymous: false,
});

/**
 * A fresh access token, and the newest refresh token of the session (WIRE 2). `signed` was made of it beforehand, and
 * is used where it says what one of now would say.
 */
export async function sessionJson(
  services: Signer,
  { user, identities, factors, session }: LiveSession,
  signed?: AccessToken,
): Promise<SessionJson> {
  const isOfNow =
    signed &&
    isDeepStrictEqual(
      signed.claims,
      accessClaims({ user, session }, { publicUrl: services.publicUrl, issuedAt: signed.claims.iat }),
    );
  const { claims, token } = isOfNow ? signed : await signAccessToken(services, { user, session });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: claims.exp,
    refresh_token: writeRefreshToken(session.id, session.refresh_counter, session.refresh_key),
    user: userJson(user, { identities, factors }),
  };
}
