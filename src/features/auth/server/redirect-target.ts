/**
 * Where a mailed link may lead: an address of this very site, and while the site itself runs on this machine any port
 * of this machine. Everything else silently becomes the site's start. The answer has no fragment.
 */
export function redirectTarget(publicUrl: string, requested: string | undefined): string {
  if (!requested || !URL.canParse(requested)) return publicUrl;
  const site = new URL(publicUrl);
  const target = new URL(requested);
  if (target.protocol !== site.protocol || target.username !== '' || target.password !== '') return publicUrl;
  const isAllowed = target.host === site.host || (isLoopback(site.hostname) && isLoopback(target.hostname));
  if (!isAllowed) return publicUrl;
  target.hash = '';
  // An address without a path stays as it was asked for.
  return target.href === `${requested}/` ? requested : target.href;
}

/** The URL parser has already turned 2130706433, 0x7f.1 and the like into dotted form. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
