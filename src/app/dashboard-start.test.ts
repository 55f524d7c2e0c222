import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { FIRST_READS } from '../features/dashboard/web/first-reads.ts';
import { DASHBOARD_START } from './dashboard-start.ts';

const NOW_S = 1_800_000_000;
const session = (fields: object = {}) =>
  JSON.stringify({
    access_token: 'token-of-ada',
    expires_at: NOW_S + 3600,
    user: { id: 'ada', user_metadata: { first_name: ' Ada ' } },
    ...fields,
  });

interface Answers {
  userId: string;
  all: Promise<unknown[] | null>;
}
interface Seen {
  heading: { textContent: string };
  dataset: Record<string, string>;
  asked: { address: string; authorization: string }[];
  preloaded: string[];
  answers: Answers | undefined;
}

/** Runs the script as a browser would before it has read the body, and then lets the heading come. */
async function run(stored: string | null, pathname = '/dashboard', { status = 200, cookie = '' } = {}): Promise<Seen> {
  const seen: Seen = {
    heading: { textContent: '' },
    dataset: {},
    asked: [],
    preloaded: [],
    answers: undefined,
  };
  const observers: (() => void)[] = [];
  const window: { __answers?: Answers; __preload?: (name: string) => void } = {};
  runInNewContext(DASHBOARD_START, {
    window,
    document: {
      cookie,
      documentElement: { dataset: seen.dataset },
      querySelector: (selector: string) =>
        selector.startsWith('meta')
          ? { content: JSON.stringify({ url: 'https://huzzah.example', anonKey: 'anon' }) }
          : seen.heading,
    },
    location: { pathname },
    localStorage: { getItem: () => stored },
    Date: { now: () => NOW_S * 1000 },
    atob,
    setTimeout,
    MutationObserver: class {
      readonly #told: (records: unknown, observer: unknown) => void;
      constructor(told: (records: unknown, observer: unknown) => void) {
        this.#told = told;
      }
      observe() {
        observers.push(() => this.#told([], this));
      }
      disconnect() {}
    },
    fetch: async (address: string, { headers }: { headers: Record<string, string> }) => {
      seen.asked.push({ address, authorization: `${headers.Authorization}` });
      return Response.json([address], { status });
    },
  });
  window.__preload = (name) => seen.preloaded.push(name);
  for (const tell of observers) tell();
  await new Promise((resolve) => setTimeout(resolve));
  seen.answers = window.__answers;
  return seen;
}

test('whoever is signed in is greeted by name, and their trips are asked for at once', async () => {
  const { heading, asked, answers, preloaded } = await run(session());
  expect(heading.textContent).toBe('Hello, Ada');
  expect(asked).toEqual(
    FIRST_READS.map((read) => ({
      address: `https://huzzah.example/rest/v1/${read}`,
      authorization: 'Bearer token-of-ada',
    })),
  );
  expect(answers?.userId).toBe('ada');
  expect(await answers?.all).toHaveLength(FIRST_READS.length);
  expect(preloaded).toEqual([]);
});

test('somebody without a first name is greeted as everywhere else', async () => {
  for (const first_name of [undefined, '  ', 7]) {
    const { heading } = await run(session({ user: { id: 'ada', user_metadata: { first_name } } }));
    expect(heading.textContent).toBe('Hello, Party Planner');
  }
});

test('a session that owes its second factor sees no greeting and asks for nothing', async () => {
  const user = { id: 'ada', user_metadata: {}, factors: [{ status: 'verified' }] };
  const token = (aal: string) => `e30.${Buffer.from(JSON.stringify({ aal })).toString('base64url')}.signature`;
  for (const access_token of [token('aal1'), 'no token']) {
    const { asked, heading } = await run(session({ user, access_token }));
    expect(asked).toEqual([]);
    expect(heading.textContent).toBe('');
  }
  expect((await run(session({ user, access_token: token('aal2') }))).asked).toHaveLength(2);
});

test('an answer that is none leaves all of them to be asked for again', async () => {
  expect(await (await run(session(), '/dashboard', { status: 401 })).answers?.all).toBeNull();
});

test('a session that has run out, or soon will, asks for the client that renews it and for nothing else', async () => {
  for (const expires_at of [NOW_S - 1, NOW_S + 60, undefined]) {
    const { asked, preloaded } = await run(session({ expires_at }));
    expect(asked).toEqual([]);
    expect(preloaded).toEqual(['renewal']);
  }
});

test('pages without a list of trips ask for none', async () => {
  for (const page of ['profile', 'settings', 'trip'])
    expect((await run(session(), `/dashboard/${page}`)).asked).toEqual([]);
  for (const page of ['trips', 'calendar', 'analytics'])
    expect((await run(session(), `/dashboard/${page}`)).asked).toHaveLength(2);
});

test.each([null, '{', 'null', '{}', '{"user":null}'])('asks for nothing without a session: %s', async (stored) => {
  const { asked, heading } = await run(stored);
  expect(asked).toEqual([]);
  expect(heading.textContent).toBe('');
});

test('a sidebar that was left closed is drawn closed', async () => {
  expect((await run(null, '/dashboard', { cookie: 'a=b; huzzah.sidebar=closed' })).dataset).toHaveProperty('narrow');
  expect((await run(null, '/dashboard', { cookie: 'huzzah.sidebar=open' })).dataset).not.toHaveProperty('narrow');
});
