import { Hono } from 'hono';
import { readFeed } from '../../features/trip-files/server/read-feed.ts';
import type { TripFileServices } from '../../features/trip-files/server/trip-file-services.ts';
import type { ClientKey } from '../client-key.ts';

/** Readers ask every few hours anyway; this only spares those that ask again at once. */
const SHORT_WHILE = 'private, max-age=300';

/** /calendar/<token>.ics: the trips behind an address that their organiser made. The token is all that is asked for. */
export function calendarRoutes(services: TripFileServices & { clientKey: ClientKey }): Hono {
  const routes = new Hono();
  routes.get('/calendar/:file', async (c) => {
    c.header('referrer-policy', 'no-referrer');
    c.header('x-robots-tag', 'noindex, nofollow');
    const [, token = ''] = /^(.*)\.ics$/.exec(c.req.param('file')) ?? [];
    const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    const answer = await readFeed(services, services.clientKey(c), token, (etag) => known.includes(etag));
    switch (answer.kind) {
      case 'unknown':
        return c.json({ message: 'Not found' }, 404);
      case 'too-many':
        return c.json({ message: 'Too many requests' }, 429, { 'retry-after': String(answer.retryAfterSeconds) });
      case 'unchanged':
        return c.body(null, 304, { etag: answer.etag, 'cache-control': SHORT_WHILE });
      case 'calendar':
        return c.body(Uint8Array.from(answer.bytes), 200, {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'inline; filename="huzzah-trips.ics"',
          'cache-control': SHORT_WHILE,
          etag: answer.etag,
        });
    }
  });
  return routes;
}
