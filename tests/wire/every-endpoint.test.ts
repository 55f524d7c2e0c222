import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChangeWatch, watchChanges } from '../support/change-watch.ts';
import { ENDPOINTS, type Endpoint, PLACEHOLDERS } from '../support/endpoints.ts';
import { anyCall, type HostileCall } from '../support/hostile-call.ts';
import { faultsOf } from '../support/judge-answer.ts';
import { briefCall, type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

/** Calls of each endpoint: few in the usual run, many with FUZZ_RUNS=1000. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 6);
/** Longer than any statement may take: then it hangs. */
const ANSWER_MAX_MS = 40_000;
/** Counting an attempt is what a limit does with every call. */
const ALWAYS_CHANGES = ['internal.attempt_counts'];

let server: TestServer;
let watch: ChangeWatch;
let caller: Organiser;
let ids: Record<keyof typeof PLACEHOLDERS, string>;

beforeAll(async () => {
  server = await startTestServer({
    mailAutoconfirm: true,
    // A provider that is configured and away: its endpoints do all of their work but the last step.
    env: {
      OIDC_GOOGLE_ISSUER: 'http://127.0.0.1:9',
      OIDC_GOOGLE_CLIENT_ID: 'huzzah',
      OIDC_GOOGLE_CLIENT_SECRET: 'a-secret-of-the-test',
    },
  });
  const other = await signUpOrganiser(server, 'other');
  ids = { ownUser: '', ownBooking: '', otherBooking: await addBooking(other), otherUser: other.userId };
  await arrive();
  watch = await watchChanges(server.db, server.ownerUrl);
});
afterAll(() => server.close());

/** The caller of the next calls: some calls end the session or the account that they are made with. */
async function arrive(): Promise<void> {
  caller = await signUpOrganiser(server, 'caller');
  ids.ownUser = caller.userId;
  ids.ownBooking = await addBooking(caller);
}

/** A real plan, so that questions about it and changes of it get as far as they can. */
async function addBooking({ client }: Organiser): Promise<string> {
  const { data, error } = await client.functions.invoke('ai-concierge', { body: briefCall() });
  if (error) throw error;
  return String(data.bookingId);
}

const withIds = (text: string): string => {
  let filled = text;
  for (const name of ['ownUser', 'otherUser', 'ownBooking', 'otherBooking'] as const)
    filled = filled.replaceAll(PLACEHOLDERS[name], ids[name]);
  return filled;
};

const authorizationOf = (bearer: HostileCall['bearer']): Record<string, string> => {
  const { accessToken } = caller;
  switch (bearer) {
    case 'user':
      return { authorization: `Bearer ${accessToken}` };
    case 'anon-key':
      return { authorization: `Bearer ${server.anonKey}` };
    case 'spoilt':
      return { authorization: `Bearer ${accessToken.slice(0, -9)}AAAAAAAAA` };
    case 'nonsense':
      return { authorization: 'Bearer e30.e30.' };
    case 'none':
      return {};
  }
};

async function send(method: string, call: HostileCall) {
  const response = await fetch(server.url + withIds(call.path), {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MAX_MS),
    headers: {
      ...call.headers,
      ...authorizationOf(call.bearer),
      ...(call.hasKey ? { apikey: server.anonKey } : {}),
    },
    ...(call.body === undefined ? {} : { body: withIds(call.body) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** A page that somebody's answer leads to is one of ours. */
function leadsAway(location: string | null): boolean {
  if (location === null) return false;
  return new URL(location, server.url).hostname !== 'localhost' || /^\/[/\\]/.test(location);
}

async function judge(endpoint: Endpoint, call: HostileCall): Promise<void> {
  const answer = await send(endpoint.method, call);
  const { status, headers, text } = answer;
  const faults = faultsOf(endpoint, answer, `${call.path} ${call.body} ${JSON.stringify(call.headers)}`);
  if (leadsAway(headers.get('location'))) faults.push(`leads to ${headers.get('location')}`);
  const changed = await watch.changed();
  if (status >= 400) {
    const allowed = [...ALWAYS_CHANGES, ...(endpoint.refusalChanges ?? [])];
    for (const table of changed) if (!allowed.includes(table)) faults.push(`is refused and changed ${table}`);
  }
  expect(faults, `${status} ${text.slice(0, 400)}`).toEqual([]);
  await server.db.asApp((tx) => sql`delete from internal.attempt_counts`.execute(tx));
  const isCallerGone =
    call.bearer === 'user' && /session_not_found|user_not_found/.test(headers.get('x-sb-error-code') ?? '');
  const hasEnded = status < 300 && /logout|delete/.test(endpoint.path);
  if (isCallerGone || hasEnded) await arrive();
  await watch.changed();
}

describe('the table of endpoints', () => {
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  /** Middleware and what answers for a whole protocol stand with ALL; everything else is an endpoint of its own. */
  const routes = () => [...new Set(server.routes.filter(({ method }) => method !== 'ALL').map(nameOf))].sort();

  test('names every route of the server, so that none goes untried', () => {
    const listed = new Set(ENDPOINTS.map(nameOf));
    expect(routes().filter((name) => !listed.has(name))).toEqual([]);
  });

  test('names no route that is gone', () => {
    const known = new Set(server.routes.map(({ path }) => path));
    expect(ENDPOINTS.filter(({ path }) => !known.has(path)).map(nameOf)).toEqual([]);
  });
});

describe(`whatever is sent (seed ${fc.readConfigureGlobal().seed}), the answer comes, is no fault of ours, tells nothing, and a refusal changes nothing`, () => {
  test.each(ENDPOINTS.map((endpoint, number) => ({ ...endpoint, number })))(
    '$method $path (no. $number)',
    { timeout: 180_000 + RUNS * 1_000 },
    async (endpoint) => {
      await fc.assert(
        fc.asyncProperty(anyCall(endpoint), (call) => judge(endpoint, call)),
        { numRuns: Math.max(3, Math.ceil(RUNS * (endpoint.share ?? 1))) },
      );
    },
  );
});

test.each([...new Set(ENDPOINTS.map(({ path }) => path))])(
  '%s answers any other method with a refusal',
  async (path) => {
    const known = ENDPOINTS.filter((endpoint) => endpoint.path === path);
    const [{ protocol } = { protocol: 'site' as const }] = known;
    const call: HostileCall = {
      path: path.replace(/:\w+.*$/, 'nowhere'),
      body: undefined,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      bearer: 'user',
      hasKey: true,
    };
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      if (known.some((endpoint) => endpoint.method === method)) continue;
      const answer = await send(method, call);
      expect([method, ...faultsOf({ protocol }, answer, call.path)]).toEqual([method]);
      expect([method, answer.status >= 400 || method === 'OPTIONS']).toEqual([method, true]);
      expect((await watch.changed()).filter((table) => !ALWAYS_CHANGES.includes(table))).toEqual([]);
    }
  },
);
