import { Hono } from 'hono';
import { findAvatar } from '../../features/account/server/avatars.sql.ts';
import type { Database } from '../../platform/node/db/database.ts';
import { NO_PAGE_POLICY } from '../security-headers.ts';

/** The address changes with the picture, so what it shows never does. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** /avatars/<hash>.webp: pictures that people have chosen, as draw-avatar drew them. Nothing but a picture, ever. */
export function avatarRoutes(db: Database): Hono {
  const routes = new Hono();
  routes.get('/avatars/:file{[0-9a-f]{64}\\.webp}', async (c) => {
    const hash = c.req.param('file').slice(0, 64);
    const etag = `"${hash}"`;
    c.header('content-security-policy', `${NO_PAGE_POLICY}; sandbox`);
    c.header('x-content-type-options', 'nosniff');
    c.header('cache-control', FOR_EVER);
    c.header('etag', etag);
    if (c.req.header('if-none-match') === etag) return c.body(null, 304);
    const picture = await db.asApp((tx) => findAvatar(tx, hash));
    if (picture) return c.body(Uint8Array.from(picture), 200, { 'content-type': 'image/webp' });
    c.header('cache-control', 'no-store');
    c.header('etag', undefined);
    return c.json({ message: 'Not found' }, 404);
  });
  return routes;
}
