import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { isLocalDeveloper } from '../../src/server/dev/local-developer.ts';

function requestFrom(peer: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const request = new IncomingMessage(socket);
  request.headers.host = 'localhost:3000';
  return request;
}

const LOCAL = { siteMode: 'demo', publicUrl: 'http://localhost:3000' } as const;

describe('who may see the outbox', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('somebody at %s on a local demo site', (peer) => {
    expect(isLocalDeveloper(requestFrom(peer), LOCAL)).toBe(true);
  });

  test.each(['192.168.1.5', '10.0.0.1', '::ffff:8.8.8.8', ''])('nobody at %s', (peer) => {
    expect(isLocalDeveloper(requestFrom(peer), LOCAL)).toBe(false);
  });

  test('nobody on a live site, or on one with a public address', () => {
    expect(isLocalDeveloper(requestFrom('127.0.0.1'), { ...LOCAL, siteMode: 'live' })).toBe(false);
    expect(isLocalDeveloper(requestFrom('127.0.0.1'), { ...LOCAL, publicUrl: 'https://huzzah.example' })).toBe(false);
  });
});
