import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { TrustedProxies } from '../platform/node/trusted-proxies.ts';

/** Whom a limit counts against. */
export type ClientKey = (context: Context) => string;

/**
 * The visitor's address: the one at the other end of the connection, or the one that a trusted proxy names in
 * X-Forwarded-For. Anybody can send that header, so it is read from the right, where the nearest proxy wrote, and only
 * as far as the configuration says. Of an IPv6 address it is the network of one household (64 bits), or a visitor would
 * have billions of keys.
 */
export const clientKeyOf =
  (trusted: TrustedProxies): ClientKey =>
  (context) =>
    networkOf(
      clientAddress(getConnInfo(context).remote.address ?? 'unknown', context.req.header('x-forwarded-for'), trusted),
    );

/** Exported for its test. */
export function clientAddress(peer: string, forwarded: string | undefined, trusted: TrustedProxies): string {
  if (trusted === null || forwarded === undefined) return peer;
  const said = forwarded.split(',').map(bareAddress);
  switch (trusted.kind) {
    case 'hops': {
      // The nearest proxy wrote the last entry, the one before it the entry before.
      return said.at(-Math.min(trusted.count, said.length)) ?? peer;
    }
    case 'networks': {
      let client = peer;
      for (const address of said.reverse()) {
        if (!isTrusted(client, trusted) || address === undefined) return client;
        client = address;
      }
      return client;
    }
  }
}

function isTrusted(address: string, { networks }: Extract<TrustedProxies, { kind: 'networks' }>): boolean {
  const plain = unmapped(address);
  const version = isIP(plain);
  return version !== 0 && networks.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

/** Some proxies write `203.0.113.7:4711` or `[2001:db8::1]:4711`. What is no address is worth nothing. */
function bareAddress(entry: string): string | undefined {
  const text = entry.trim();
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  const [, withPort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const address = bracketed ?? withPort ?? text;
  return isIP(address) === 0 ? undefined : address;
}

/** What a socket for both versions calls an IPv4 address. */
const unmapped = (address: string): string => /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;

/** Exported for its test. */
export function networkOf(whole: string): string {
  const address = unmapped(whole);
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
