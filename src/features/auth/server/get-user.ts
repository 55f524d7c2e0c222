import type { Context } from 'hono';
import type { AuthServices } from './auth-services.ts';
import { asBearer } from './bearer.ts';
import { listCredentials } from './credentials.sql.ts';
import { errorResponse } from './error-response.ts';
import { userJson } from './user-json.ts';

/** GET /user */
export const getUser =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    const found = await asBearer(c, services, async (tx, { user }) =>
      userJson(user, await listCredentials(tx, user.id)),
    );
    return found.ok ? c.json(found.value) : errorResponse(c, found.reason);
  };
