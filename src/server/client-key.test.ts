import { describe, expect, test } from 'vitest';
import { parseTrustedProxies } from '../platform/node/trusted-proxies.ts';
import { clientAddress, networkOf } from './client-key.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('a visitor at %s is counted as %s', (address, key) => {
  expect(networkOf(address)).toBe(key);
});

test('two addresses of one household are one visitor, two households are two', () => {
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:2:bbbb::2'));
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
});

const proxies = (text: string) => {
  const parsed = parseTrustedProxies(text);
  if (parsed === undefined) throw new Error(`not understood: ${text}`);
  return parsed;
};

describe('behind a proxy', () => {
  test('that nobody configured, what a visitor says of their address is not believed', () => {
    expect(clientAddress('203.0.113.7', '198.51.100.1', null)).toBe('203.0.113.7');
  });

  test.each([
    ['1', '198.51.100.1', '198.51.100.1'],
    ['1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
    ['2', '6.6.6.6, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['10.0.0.0/8', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
    ['10.0.0.0/8', '6.6.6.6, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['10.0.0.0/8, 198.51.100.0/24', '6.6.6.6, 198.51.100.1', '6.6.6.6'],
    ['10.0.0.0/8', '198.51.100.1:4711', '198.51.100.1'],
    ['10.0.0.0/8', '[2001:db8::1]:4711', '2001:db8::1'],
  ])('with TRUSTED_PROXIES=%s, %s is counted as %s, whatever stands further left', (configured, said, client) => {
    expect(clientAddress('10.0.0.1', said, proxies(configured))).toBe(client);
    expect(clientAddress('::ffff:10.0.0.1', said, proxies(configured))).toBe(client);
  });

  test('somebody who comes past the proxy is counted by the connection', () => {
    expect(clientAddress('203.0.113.7', '198.51.100.1', proxies('10.0.0.0/8'))).toBe('203.0.113.7');
  });

  test('words that are no address end the trust at the last one that was', () => {
    expect(clientAddress('10.0.0.1', '198.51.100.1, unknown', proxies('10.0.0.0/8'))).toBe('10.0.0.1');
    expect(clientAddress('10.0.0.1', 'nonsense', proxies('1'))).toBe('10.0.0.1');
    expect(clientAddress('10.0.0.1', undefined, proxies('1'))).toBe('10.0.0.1');
  });

  test('a configuration that is neither a number of hops nor networks is refused', () => {
    for (const text of [
      '0',
      '11',
      'yes',
      '10.0.0.0/33',
      '10.0.0.0/0',
      '::/0',
      '10.0.0.1/8/8',
      '10.0.0.1,',
      'proxy.local',
    ]) {
      expect(parseTrustedProxies(text)).toBeUndefined();
    }
  });
});
