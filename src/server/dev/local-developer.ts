import type { IncomingMessage } from 'node:http';

const LOOPBACK_HOST = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
const LOOPBACK_PEER = /^(127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const FORWARDING =
  /^(forwarded|via|x-forwarded-.+|x-original-.+|(x-)?(real|client|true-client|cluster-client)-ip|cf-.+)$/;

export interface SiteAddress {
  siteMode: 'demo' | 'live';
  publicUrl: string;
}

/**
 * True only for the person at this machine: a demo site, and PUBLIC_URL, Host and peer all loopback, and no header
 * that a proxy would add. Everybody else must not learn that the page exists (ARCHITECTURE, names that stay fixed).
 */
export function isLocalDeveloper(request: IncomingMessage, site: SiteAddress): boolean {
  return (
    site.siteMode === 'demo' &&
    LOOPBACK_HOST.test(new URL(site.publicUrl).host) &&
    LOOPBACK_HOST.test(request.headers.host ?? '') &&
    LOOPBACK_PEER.test(request.socket.remoteAddress ?? '') &&
    !Object.keys(request.headers).some((name) => FORWARDING.test(name))
  );
}
