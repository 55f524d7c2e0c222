import type { Context } from 'hono';
import type { AuthServices } from './auth-services.ts';
import { listPublicKeys } from './signing-keys.sql.ts';
import { ALGORITHM, KEYS_MAX_AGE_MS } from './signing-keys.ts';

/** GET /.well-known/jwks.json: the keys that verify access tokens, never the private halves. */
export const publicKeys =
  ({ db, signingKey }: AuthServices) =>
  async (c: Context): Promise<Response> => {
    await signingKey();
    const keys = await db.asApp(listPublicKeys);
    c.header('Cache-Control', `public, max-age=${KEYS_MAX_AGE_MS / 1000}`);
    return c.json({
      keys: keys.map(({ kid, jwk }) => ({ ...jwk, kid, alg: ALGORITHM, use: 'sig', key_ops: ['verify'] })),
    });
  };
