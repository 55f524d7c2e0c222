import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const START = Date.parse('2026-11-21T10:00:00Z');
let clock = START;
let server: TestServer;
let organiser: Organiser;
beforeAll(async () => {
  server = await startTestServer({ mailAutoconfirm: true, now: () => new Date(clock) });
  organiser = await signUpOrganiser(server);
});
afterAll(() => server.close());

const readBookings = async () => {
  const response = await fetch(`${server.url}/rest/v1/bookings?select=id`, {
    headers: { apikey: server.anonKey, authorization: `Bearer ${organiser.accessToken}` },
  });
  return { status: response.status, body: await response.json() };
};

test('a token that ran out less than half a minute ago is still good, because clocks differ', async () => {
  clock = START + (3600 + 25) * 1000;
  expect(await readBookings()).toEqual({ status: 200, body: [] });
});

test('a token that ran out longer ago is refused as expired', async () => {
  clock = START + (3600 + 35) * 1000;
  expect(await readBookings()).toMatchObject({ status: 401, body: { code: 'PGRST303', message: 'JWT expired' } });
});
