import { Hono } from 'hono';
import { robotsText, siteMapXml } from '../../features/site/domain/site-map.ts';

const FRESH = 'public, max-age=3600';

/** What search engines ask for first. Both name the address that is configured, whatever Host a caller sends. */
export function crawlerRoutes(publicUrl: string): Hono {
  const routes = new Hono();
  routes.get('/sitemap.xml', (context) =>
    context.body(siteMapXml(publicUrl), 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': FRESH,
    }),
  );
  routes.get('/robots.txt', (context) => context.text(robotsText(publicUrl), 200, { 'cache-control': FRESH }));
  return routes;
}
