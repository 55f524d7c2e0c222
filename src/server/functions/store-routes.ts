import { Hono } from 'hono';
import type { ReadShelf } from '../../features/store/server/store-shelf.ts';

/** A browser may show what the store said a minute ago; the server itself asks the store every five. */
const STORE_ANSWER = 'public, max-age=60';
/** The store may be back in a moment. */
const DEMO_ANSWER = 'no-store';

/** functions/v1/store-products: the party essentials for anybody, by GET, or by POST as the official client calls. */
export function storeRoutes(readShelf: ReadShelf): Hono {
  const routes = new Hono();
  routes.on(['GET', 'POST'], '/store-products', async (context) => {
    const shelf = await readShelf();
    // Not as an argument of json(): what the middleware has set already would win over it.
    context.header('cache-control', shelf.source === 'store' ? STORE_ANSWER : DEMO_ANSWER);
    return context.json(shelf);
  });
  routes.all('/store-products', (context) => context.json({ error: 'Use GET or POST' }, 405));
  return routes;
}
