import { describe, expect, it } from 'vitest';
import { isLoopbackHost } from './is-loopback-host.ts';

describe('a host of this machine', () => {
  it.each(['localhost', '127.0.0.1', '127.8.9.10', '[::1]'])('is %s', (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  });
  it.each(['localhost.evil.example', '127.0.0.1.evil.example', '128.0.0.1', 'huzzah.example', ''])(
    'is not %j',
    (host) => {
      expect(isLoopbackHost(host)).toBe(false);
    },
  );
});
