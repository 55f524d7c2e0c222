import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { briefCall, type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let organiser: Organiser;
beforeAll(async () => {
  server = await startTestServer({ mailAutoconfirm: true });
  organiser = await signUpOrganiser(server);
});
afterAll(() => server.close());

const post = (body: string, headers: Record<string, string> = {}, path = 'ai-concierge') =>
  fetch(`${server.url}/functions/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: server.anonKey,
      authorization: `Bearer ${organiser.accessToken}`,
      'content-type': 'application/json',
      ...headers,
    },
    body,
  });

describe('the edge of functions/v1', () => {
  test.each(['', '{', 'null', '[]', '"plan"', '42', '{"type":"drop"}', '{"type":7}', '{"__proto__":{"type":"chat"}}'])(
    'a body of %j is a clear 400',
    async (body) => {
      const response = await post(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: expect.any(String) });
    },
  );

  test('a body over a megabyte is refused before it is read', async () => {
    const response = await post(JSON.stringify(briefCall({ specialRequirements: 'x'.repeat(1_100_000) })));
    expect(response.status).toBe(413);
  });

  test.each([
    ['no key', { apikey: '' }, 401],
    ['a wrong key', { apikey: 'wrong' }, 401],
    ['no token', { authorization: '' }, 401],
    ['a token that is none', { authorization: 'Bearer nonsense' }, 401],
    [
      'an unsigned token',
      { authorization: `Bearer ${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","role":"authenticated"}')}.` },
      401,
    ],
  ])('a call with %s is turned away', async (_name, headers, status) => {
    expect((await post(JSON.stringify(briefCall()), headers)).status).toBe(status);
  });

  test('an unknown function and a wrong method say so', async () => {
    expect((await post('{}', {}, 'delete-everything')).status).toBe(404);
    const get = await fetch(`${server.url}/functions/v1/ai-concierge`, { headers: { apikey: server.anonKey } });
    expect(get.status).toBe(405);
  });

  test('only pages of our own address may call from a browser', async () => {
    const preflight = (origin: string) =>
      fetch(`${server.url}/functions/v1/ai-concierge`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    expect((await preflight(server.url)).headers.get('access-control-allow-origin')).toBe(server.url);
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('a request for a quote reaches the operator, in one line of subject', async () => {
    const quote = {
      about: 'Beer spa\r\nBcc: all@example.com',
      destination: 'Prague',
      name: 'Ana <b>B</b>',
      email: 'ana@example.com',
      groupSize: 12,
      message: 'When?',
    };
    const response = await post(JSON.stringify(quote), {}, 'request-quote');
    expect(await response.json()).toEqual({ received: true });
    const mail = (await server.mails()).at(-1);
    expect(mail?.subject).toBe('Quote request: Beer spa Bcc: all@example.com');
    expect(mail?.text).toContain('Ana B <ana@example.com>');
  });
});
