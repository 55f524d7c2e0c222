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

/** The tokens of a session as it is now, and the claims that the access token makes. */
export interface SignedTokens {
  claims: AccessClaims;
  access: string;
  refresh: string;
}

/** WIRE 2; the access token is good for one hour, the refresh token is the session's newest. */
export async function signTokens(
  { signingKey, now, publicUrl }: Signer,
  { user, session }: { user: UserRow; session: SessionRow },
): Promise<SignedTokens> {
  const claims = accessClaims({ user, session }, { publicUrl, issuedAt: Math.floor(now().getTime() / 1000) });
  return {
    claims,
    access: signToken(claims, await signingKey()),
    refresh: writeRefreshToken(session.id, session.refresh_counter, session.refresh_key),
  };
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
 * A fresh access token, and the newest refresh token of the session (WIRE 2). `signed` was made of the session
 * beforehand, and is used where it says what tokens of now would say.
 */
export async function sessionJson(
  services: Signer,
  { user, identities, factors, session }: LiveSession,
  signed?: SignedTokens,
): Promise<SessionJson> {
  const isOfNow =
    signed &&
    isDeepStrictEqual(
      signed.claims,
      accessClaims({ user, session }, { publicUrl: services.publicUrl, issuedAt: signed.claims.iat }),
    );
  const { claims, access, refresh } = isOfNow ? signed : await signTokens(services, { user, session });
  return {
    access_token: access,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: claims.exp,
    refresh_token: refresh,
    user: userJson(user, { identities, factors }),
  };
}
