import { Hono } from 'hono';
import { robotsText, siteMapXml } from '../../features/site/domain/site-map.ts';

const FRESH = 'public, max-age=3600';

/** Contacts change; RFC 9116 wants less than a year. */
const CONTACT_GOOD_MS = 180 * 86_400_000;

export interface CrawlerOptions {
  publicUrl: string;
  securityContact: string | null;
  now: () => Date;
}

/** What programs ask a site for first. All of it names the address that is configured, whatever Host a caller sends. */
export function crawlerRoutes({ publicUrl, securityContact, now }: CrawlerOptions): Hono {
  const routes = new Hono();
  routes.get('/sitemap.xml', (context) =>
    context.body(siteMapXml(publicUrl), 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': FRESH,
    }),
  );
  routes.get('/robots.txt', (context) => context.text(robotsText(publicUrl), 200, { 'cache-control': FRESH }));
  // RFC 9116. Without somebody who answers there is no such file.
  routes.get('/.well-known/security.txt', (context) => {
    if (securityContact === null) return context.notFound();
    const expires = new Date(now().getTime() + CONTACT_GOOD_MS).toISOString();
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return context.text(`${lines.join('\n')}\n`, 200, { 'cache-control': FRESH });
  });
  return routes;
}
