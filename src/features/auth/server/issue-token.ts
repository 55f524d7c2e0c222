import type { Context } from 'hono';
import { authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { errorResponse } from './error-response.ts';
import { grantByPassword } from './grant-by-password.ts';
import { grantByPkce } from './grant-by-pkce.ts';
import { grantByRefreshToken } from './grant-by-refresh-token.ts';

/** POST /token?grant_type=… */
export const issueToken = (services: AuthServices) => {
  const byPassword = grantByPassword(services);
  const byRefreshToken = grantByRefreshToken(services);
  const byPkce = grantByPkce(services);
  return async (c: Context): Promise<Response> => {
    const grant = c.req.query('grant_type');
    if (grant === 'password') return byPassword(c);
    if (grant === 'refresh_token') return byRefreshToken(c);
    if (grant === 'pkce') return byPkce(c);
    return errorResponse(c, authErrors.unsupportedGrant);
  };
};
