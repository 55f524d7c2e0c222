import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyText } from '../support/any-text.ts';
import { briefCall, type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let organiser: Organiser;
beforeAll(async () => {
  server = await startTestServer({ mailAutoconfirm: true });
  organiser = await signUpOrganiser(server);
});
afterAll(() => server.close());

const hostileText = fc.oneof(
  anyText(40),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '\udfff',
    '__proto__',
    'constructor',
    '<<b>b>',
    "'; drop table bookings; --",
  ),
  fc.integer({ min: 1, max: 20_000 }).map((length) => '<b'.repeat(length)),
);
const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, false, -1, 0, -0, 0.5, 101, 1e308, 2 ** 53, [], {}, [[]], ['London'], { length: 1 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.integer({ min: 1, max: 3_000 }).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown),
);

const CALLS: Record<string, unknown>[] = [
  briefCall(),
  { type: 'chat', booking_id: '00000000-0000-4000-8000-000000000000', message: 'hello', chat_history: [] },
  {
    type: 'create_booking',
    data: { event_type: 'stag', destination: 'Prague', group_size: 12, dates: 'flexible', budget_range: 'medium' },
  },
  { about: 'Beer', destination: 'Prague', name: 'Ana', email: 'ana@example.com', groupSize: 4, message: 'When?' },
];

/** A good call with one or two of its fields replaced, renamed or added. */
const spoiltCall = fc.constantFrom(...CALLS).chain((call) => {
  const names = fc.constantFrom(...Object.keys(call), 'data', '__proto__', 'toString', 'is_admin');
  return fc
    .array(fc.tuple(names, hostileValue), { minLength: 1, maxLength: 2 })
    .map((changes) => Object.fromEntries([...Object.entries(call), ...changes]));
});

const send = (body: string, path: string) =>
  fetch(`${server.url}/functions/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: server.anonKey,
      authorization: `Bearer ${organiser.accessToken}`,
      'content-type': 'application/json',
    },
    body,
  });

const storedRows = async () => {
  const { rows } = await server.db.asApp((tx) =>
    sql<{ n: number }>`select ((select count(*) from bookings) + (select count(*) from internal.quick_searches)
      + (select count(*) from internal.quote_requests) + (select count(*) from chat_messages))::int as n`.execute(tx),
  );
  return rows[0]?.n;
};

test('whatever is sent, the answer is a plan or a clear refusal, and what is refused leaves nothing behind', async () => {
  const path = fc.constantFrom('ai-concierge', 'request-quote');
  const body = fc.oneof(
    { weight: 8, arbitrary: spoiltCall.map((call) => JSON.stringify(call)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: anyText() },
  );
  let stored = await storedRows();
  await fc.assert(
    fc.asyncProperty(body, path, async (text, name) => {
      const response = await send(text, name);
      const answer: unknown = await response.json();
      const now = await storedRows();
      if (response.status === 200) {
        stored = now;
        return;
      }
      expect([400, 404, 409, 429]).toContain(response.status);
      expect(answer).toEqual({ error: expect.stringMatching(/./) });
      expect(now).toBe(stored);
    }),
    { numRuns: 400 },
  );
});
