import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Log } from '../platform/node/log.ts';
import { isLocalDeveloper, type SiteAddress } from './dev/local-developer.ts';
import { loggablePath } from './loggable-path.ts';
import type { StaticFile } from './pages/page-files.ts';
import { serveFile } from './pages/serve-file.ts';
import { securityHeaders, setSecurityHeaders } from './security-headers.ts';

export interface FrontOptions {
  files: ReadonlyMap<string, StaticFile>;
  app: Hono;
  site: SiteAddress;
  log: Log;
}

const pathOf = (url: string | undefined): string => {
  const text = url ?? '/';
  const end = text.search(/[?#]/);
  return end < 0 ? text : text.slice(0, end);
};

/**
 * False for a path that means another one once its dots are resolved. The app would resolve them, so such a path
 * could enter by a door that is open and arrive behind one that is shut; no client of ours ever sends one.
 */
const isPlain = (path: string): boolean => !/\\|(^|\/)(\.|%2e){1,2}(\/|$)/i.test(path);

/** They send a request back or open a tunnel; no client of ours does either. */
const REFUSED_METHODS = /^(TRACE|TRACK|CONNECT)$/;

/** What the app answers; any other path is a page or a 404 page. */
const BELONGS_TO_APP =
  /^\/(auth|rest|functions)\/v1(\/|$)|^\/(forms|avatars|calendar)\/|^\/(healthz|readyz|config\.json|sitemap\.xml|robots\.txt|\.well-known\/security\.txt|dev\/(mail|counts)\.json)$/;

/**
 * The front door: the headers that every answer carries, then bytes from memory, then the app, then the 404 page.
 * Pages under /dev exist for the local developer only.
 */
export function createFront({
  files,
  app,
  site,
  log,
}: FrontOptions): (request: IncomingMessage, response: ServerResponse) => void {
  const toApp = getRequestListener(app.fetch);
  const headers = securityHeaders(site);
  const notFound = files.get('/404');
  const refuse = (request: IncomingMessage, response: ServerResponse, path: string): void => {
    log.info({ path: loggablePath(path) }, 'no such page');
    if (notFound) serveFile(request, response, notFound, 404);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('404');
  };

  return (request, response) => {
    setSecurityHeaders(response, headers);
    const path = pathOf(request.url);
    if (REFUSED_METHODS.test(request.method ?? '')) return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    if (!isPlain(path)) return refuse(request, response, path);
    if (path.startsWith('/dev/') && !isLocalDeveloper(request, site)) return refuse(request, response, path);
    if (BELONGS_TO_APP.test(path)) return void toApp(request, response);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const file = isRead ? files.get(path) : undefined;
    if (file) return serveFile(request, response, file, file === notFound ? 404 : 200);
    if (!isRead && files.has(path)) return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    if (isRead && path.length > 1 && path.endsWith('/') && files.has(path.slice(0, -1))) {
      const query = (request.url ?? '').slice(path.length);
      response.writeHead(308, { location: path.slice(0, -1) + query }).end();
      return;
    }
    refuse(request, response, path);
  };
}
