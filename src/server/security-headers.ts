import type { ServerResponse } from 'node:http';

/** Browser features that no page of ours uses; `()` refuses each to us and to whatever might be framed in us. */
const UNUSED_FEATURES = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** For answers that are no page: opened as one they may load, run, frame and submit nothing. */
export const NO_PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A year, for every name below ours: what a browser is told once on https, it holds to. */
const STAY_ON_HTTPS = 'max-age=31536000; includeSubDomains';

/**
 * What every answer carries, whoever writes it: page, picture, JSON, redirect or refusal. A page puts its own policy
 * in the place of the one for no page. HSTS only on a live site, which is on https by its configuration: a demo that
 * once ran on somebody's domain must not lock it.
 */
export function securityHeaders({ siteMode }: { siteMode: 'demo' | 'live' }): ReadonlyMap<string, string> {
  return new Map([
    ['content-security-policy', NO_PAGE_POLICY],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', UNUSED_FEATURES.map((name) => `${name}=()`).join(', ')],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ...(siteMode === 'live' ? ([['strict-transport-security', STAY_ON_HTTPS]] as const) : []),
  ]);
}

/** Sets them before anything else is written; a header that the answer itself sets takes their place. */
export function setSecurityHeaders(response: ServerResponse, headers: ReadonlyMap<string, string>): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}
