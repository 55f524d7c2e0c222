import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
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

const everythingStored = async () => {
  const { rows } = await server.db.asApp((tx) =>
    sql`select (select count(*) from bookings) as bookings, (select count(*) from internal.quick_searches) as searches,
      (select count(*) from internal.quote_requests) as quotes, (select count(*) from chat_messages) as messages`.execute(
      tx,
    ),
  );
  return rows;
};

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

  test.each([
    ['half a surrogate pair', '\\ud83d'],
    ['the other half', '\\ude00 x'],
  ])('text with %s is a clear 400, and nothing is stored', async (_name, text) => {
    const before = await everythingStored();
    const search = { type: 'create_booking', data: { event_type: 'stag', destination: 'Prague', group_size: 4 } };
    const quote = { about: 'Beer', destination: '', name: 'Ana', email: 'ana@example.com', message: 'HERE' };
    const calls: [unknown, string?][] = [
      [briefCall({ specialRequirements: 'HERE' })],
      [{ ...search, data: { ...search.data, dates: 'HERE' } }],
      [{ type: 'chat', booking_id: randomUUID(), message: 'HERE' }],
      [quote, 'request-quote'],
    ];
    for (const [call, path] of calls) {
      const response = await post(JSON.stringify(call).replace('HERE', text), {}, path);
      expect({ call, status: response.status }).toEqual({ call, status: 400 });
      expect(await response.json()).toEqual({ error: expect.any(String) });
    }
    expect(await everythingStored()).toEqual(before);
  });

  test('a NUL in the dates of a quick search is a clear 400', async () => {
    const data = { event_type: 'stag', destination: 'Prague', group_size: 4, dates: '\0' };
    expect((await post(JSON.stringify({ type: 'create_booking', data }))).status).toBe(400);
  });

  test('a megabyte of nested tags is refused in a moment, and the server goes on answering', async () => {
    const message = '<'.repeat(300_000) + 'b>'.repeat(300_000);
    const before = process.threadCpuUsage().user;
    const quote = { about: message, destination: '', name: 'Ana', email: 'ana@example.com', message: '' };
    expect((await post(JSON.stringify(quote), {}, 'request-quote')).status).toBe(400);
    expect(process.threadCpuUsage().user - before).toBeLessThan(3_000_000);
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

  test('what is refused can be read there too, and told apart in the log', async () => {
    const refused = await fetch(`${server.url}/functions/v1/ai-concierge`, {
      method: 'POST',
      headers: { apikey: server.anonKey, origin: server.url, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe(server.url);
    expect(refused.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(refused.headers.get('content-type')).toBe('application/json');
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
