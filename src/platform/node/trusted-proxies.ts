import { BlockList, isIP } from 'node:net';

/** Which machines in front of the server are believed when they say who is calling; null trusts none. */
export type TrustedProxies = { kind: 'hops'; count: number } | { kind: 'networks'; networks: BlockList } | null;

const MAX_HOPS = 10;

/**
 * Reads TRUSTED_PROXIES: a number of hops (`1`: one proxy in front of us), or the proxies' own addresses and networks
 * (`127.0.0.1, 10.0.0.0/8, fd00::/8`). Undefined when it is neither.
 */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d+$/.test(text.trim())) {
    const count = Number(text);
    return count >= 1 && count <= MAX_HOPS ? { kind: 'hops', count } : undefined;
  }
  const networks = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [address = '', prefix, ...rest] = entry.split('/');
    const version = isIP(address);
    const bits = version === 4 ? 32 : 128;
    if (version === 0 || rest.length > 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) return undefined;
    const length = prefix === undefined ? bits : Number(prefix);
    if (length > bits || length === 0) return undefined;
    networks.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
  }
  return { kind: 'networks', networks };
}
