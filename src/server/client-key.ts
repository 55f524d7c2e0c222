import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Whom a limit counts against: the address at the other end of the connection. A forwarding header is not looked at,
 * because anybody can send one; a site behind a proxy needs the proxy configured before this may change. Of an IPv6
 * address it is the network of one household (64 bits), or a visitor would have billions of keys.
 */
export function clientKey(context: Context): string {
  return networkOf(getConnInfo(context).remote.address ?? 'unknown');
}

/** Exported for its test. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));
  const front = groupsOf(head);
  const back = tail === undefined ? [] : groupsOf(tail);
  const missing = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = tail === undefined ? front : [...front, ...missing, ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
