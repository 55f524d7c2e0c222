export interface RedirectSite {
  publicUrl: string;
  /** Further places that the operator allows: an origin, or an address that others may lie below. */
  redirectUrls: readonly string[];
}

/**
 * Where a mailed link or a provider may lead back to: an address of this very site, while the site itself runs on this
 * machine any port of this machine, and what the operator lists. Everything else silently becomes the site's start. The
 * answer has no fragment.
 */
export function redirectTarget(site: RedirectSite, requested: string | undefined): string {
  if (!requested || !URL.canParse(requested)) return site.publicUrl;
  const target = new URL(requested);
  if (target.username !== '' || target.password !== '') return site.publicUrl;
  if (!isOfSite(site.publicUrl, target) && !site.redirectUrls.some((listed) => isBelow(listed, target))) {
    return site.publicUrl;
  }
  target.hash = '';
  // An address without a path stays as it was asked for.
  return target.href === `${requested}/` ? requested : target.href;
}

function isOfSite(publicUrl: string, target: URL): boolean {
  const site = new URL(publicUrl);
  if (target.protocol !== site.protocol) return false;
  return target.host === site.host || (isLoopback(site.hostname) && isLoopback(target.hostname));
}

function isBelow(listed: string, target: URL): boolean {
  const { origin, pathname } = new URL(listed);
  const folder = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return target.origin === origin && (target.pathname === pathname || target.pathname.startsWith(folder));
}

/** The URL parser has already turned 2130706433, 0x7f.1 and the like into dotted form. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
