import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CookieBrowser } from '../support/cookie-browser.ts';
import { OPEN_ID_CLIENT, startOpenIdServer } from '../support/open-id-server.ts';
import { anonymousClient } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let issuer: Awaited<ReturnType<typeof startOpenIdServer>>;
let server: TestServer;
let time = Date.now();
beforeAll(async () => {
  issuer = await startOpenIdServer();
  server = await startTestServer({
    now: () => new Date(time),
    env: {
      OIDC_GOOGLE_ISSUER: issuer.issuer,
      OIDC_GOOGLE_CLIENT_ID: OPEN_ID_CLIENT.id,
      OIDC_GOOGLE_CLIENT_SECRET: OPEN_ID_CLIENT.secret,
    },
  });
  issuer.register(`${server.url}/auth/v1/callback`);
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});

let count = 0;
const somebody = (changes = {}) => {
  count += 1;
  return {
    sub: `google-${count}`,
    email: `person${count}@gmail.example`,
    email_verified: true,
    name: 'Ada Byron',
    given_name: 'Ada',
    family_name: 'Byron',
    picture: 'https://pictures.example/ada.png',
    ...changes,
  };
};

const isHome = (url: URL): boolean => url.origin === server.url && !url.pathname.startsWith('/auth/v1/');
function clientOf(flowType: 'implicit' | 'pkce'): SupabaseClient {
  const storage = new Map<string, string>();
  return createClient(server.url, server.anonKey, {
    auth: {
      flowType,
      autoRefreshToken: false,
      persistSession: true,
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
    },
  });
}
async function leave(client: SupabaseClient, options = {}): Promise<string> {
  const { data, error } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${server.url}/dashboard`, skipBrowserRedirect: true, ...options },
  });
  if (error || !data.url) throw error ?? new Error('no address');
  return data.url;
}
const fragmentOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)));

describe('signing in by Google', () => {
  let browser: CookieBrowser;
  beforeEach(() => {
    browser = new CookieBrowser();
  });

  test('[A-02] comes back to the dashboard with a session in the fragment, and makes an account at the first time', async () => {
    const person = somebody();
    issuer.signInAs(person);
    const client = clientOf('implicit');
    const home = await browser.follow(await leave(client), isHome);
    expect(home.pathname).toBe('/dashboard');
    const { access_token = '', refresh_token = '', ...rest } = fragmentOf(home);
    expect(rest).toMatchObject({ token_type: 'bearer', expires_in: '3600', provider_token: expect.any(String) });
    const { data, error } = await client.auth.setSession({ access_token, refresh_token });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: person.email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { first_name: 'Ada', last_name: 'Byron', display_name: 'Ada Byron', full_name: 'Ada Byron' },
      identities: [{ provider: 'google', id: person.sub, email: person.email }],
    });
    expect((await client.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'oauth' }]);
    expect((await client.auth.refreshSession()).error).toBeNull();

    const again = fragmentOf(await browser.follow(await leave(client), isHome));
    expect((await client.auth.getUser(again.access_token)).data.user?.id).toBe(data.user?.id);
  });

  test('[A-02] in the code flow comes back with a code, which only the browser that left can use, once', async () => {
    issuer.signInAs(somebody());
    const client = clientOf('pkce');
    const home = await browser.follow(await leave(client), isHome);
    expect(home.hash).toBe('');
    const code = home.searchParams.get('code') ?? '';
    const stranger = clientOf('pkce');
    await leave(stranger);
    expect((await stranger.auth.exchangeCodeForSession(code)).error).toMatchObject({
      status: 400,
      code: 'bad_code_verifier',
      message: 'code challenge does not match previously saved code verifier',
    });
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session).toMatchObject({
      provider_token: expect.any(String),
      provider_refresh_token: expect.any(String),
    });
    await leave(client);
    expect((await client.auth.exchangeCodeForSession(code)).error).toMatchObject({
      status: 404,
      code: 'flow_state_not_found',
    });
  });

  test('is offered by the settings of the site', async () => {
    const answer = await fetch(`${server.url}/auth/v1/settings`, { headers: { apikey: server.anonKey } });
    expect(await answer.json()).toMatchObject({ external: { google: true, email: true, phone: false } });
  });

  test('opens the account that a verified address already has, and tells its owner', async () => {
    const person = somebody();
    const owner = anonymousClient(server);
    await owner.auth.signUp({ email: person.email, password: 'violet-otter' });
    const link = /http\S+\/verify\S+/.exec((await server.mails()).at(-1)?.text ?? '')?.[0] ?? '';
    await fetch(link, { redirect: 'manual' });
    const { data: before } = await owner.auth.signInWithPassword({ email: person.email, password: 'violet-otter' });
    issuer.signInAs(person);
    time += 1_000;
    const { access_token } = fragmentOf(await browser.follow(await leave(clientOf('implicit')), isHome));
    const { data } = await owner.auth.getUser(access_token);
    expect(data.user).toMatchObject({
      id: before.user?.id,
      app_metadata: { provider: 'email', providers: ['email', 'google'] },
    });
    expect(data.user?.identities).toHaveLength(2);
    expect((await server.mails()).at(-1)).toMatchObject({
      to: person.email,
      subject: expect.stringContaining('Google'),
    });
    expect((await owner.auth.signInWithPassword({ email: person.email, password: 'violet-otter' })).error).toBeNull();
  });

  test('never opens an account by an address that Google has not verified', async () => {
    issuer.signInAs(somebody({ email_verified: false }));
    const home = await browser.follow(await leave(clientOf('implicit')), isHome);
    expect(fragmentOf(home)).toMatchObject({
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
    });
  });

  test('that the person declines comes back with the reason, in both flows', async () => {
    issuer.decline();
    const implicit = await browser.follow(await leave(clientOf('implicit')), isHome);
    const refusal = {
      error: 'access_denied',
      error_code: 'bad_oauth_callback',
      error_description: 'The person said  no',
    };
    expect(fragmentOf(implicit)).toEqual({ ...refusal, sb: '' });
    const code = await new CookieBrowser().follow(await leave(clientOf('pkce')), isHome);
    expect(Object.fromEntries(code.searchParams)).toMatchObject(refusal);
  });

  test('leads back to allowed places only', async () => {
    issuer.signInAs(somebody());
    const elsewhere = await leave(clientOf('implicit'), { redirectTo: 'https://evil.example/steal' });
    const home = await browser.follow(elsewhere, isHome);
    expect(home.origin).toBe(server.url);
    expect(home.pathname).toBe('/');
  });

  test('sends our own state, address and client, whatever the caller says', async () => {
    const ours = await leave(clientOf('implicit'), {
      scopes: 'https://www.googleapis.com/auth/calendar email',
      queryParams: {
        state: 'mine',
        redirect_uri: 'https://evil.example',
        client_id: 'other',
        response_type: 'token',
        nonce: 'n',
        prompt: 'select_account',
        login_hint: 'ada@gmail.example',
      },
    });
    const answer = await browser.open(ours);
    expect(answer.status).toBe(302);
    const { searchParams, origin } = new URL(answer.headers.get('location') ?? '');
    expect(origin).toBe(issuer.issuer);
    const { state, nonce, code_challenge, ...rest } = Object.fromEntries(searchParams);
    expect(rest).toEqual({
      client_id: OPEN_ID_CLIENT.id,
      redirect_uri: `${server.url}/auth/v1/callback`,
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile https://www.googleapis.com/auth/calendar',
      prompt: 'select_account',
      login_hint: 'ada@gmail.example',
    });
    for (const secret of [state, nonce, code_challenge]) expect(secret).toMatch(/^[\w-]{43}$/);
    expect(new Set([state, nonce, code_challenge]).size).toBe(3);
  });

  test('sets a cookie that no script reads and that other sites cannot send along', async () => {
    const answer = await browser.open(await leave(clientOf('implicit')));
    expect(answer.headers.get('set-cookie')).toMatch(
      /^huzzah-provider-flow=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });
});

describe('a way back that somebody else prepared', () => {
  const isCallback = (url: URL) => url.origin === server.url && url.pathname === '/auth/v1/callback';
  const badState = {
    error: 'invalid_request',
    error_code: 'bad_oauth_state',
    error_description: 'OAuth callback with invalid state',
    sb: '',
  };

  test('signs nobody in, because it is not this browser that left', async () => {
    issuer.signInAs(somebody());
    const attacker = new CookieBrowser();
    const prepared = await attacker.follow(await leave(clientOf('implicit')), isCallback);
    const victim = new CookieBrowser();
    expect(fragmentOf(await victim.follow(prepared.href, isHome))).toEqual(badState);
    await victim.open(await leave(clientOf('implicit')));
    expect(fragmentOf(await victim.follow(prepared.href, isHome))).toEqual(badState);
    expect(fragmentOf(await attacker.follow(prepared.href, isHome))).toHaveProperty('access_token');
  });

  test('works once, within ten minutes, and with our state only', async () => {
    issuer.signInAs(somebody());
    const browser = new CookieBrowser();
    const back = await browser.follow(await leave(clientOf('implicit')), isCallback);
    const tampered = new URL(back);
    tampered.searchParams.set('state', 'x');
    expect(fragmentOf(await browser.follow(tampered.href, isHome))).toEqual(badState);
    tampered.searchParams.delete('state');
    expect(fragmentOf(await browser.follow(tampered.href, isHome))).toMatchObject({ error_code: 'bad_oauth_callback' });
    expect(fragmentOf(await browser.follow(back.href, isHome))).toHaveProperty('access_token');
    expect(fragmentOf(await browser.follow(back.href, isHome))).toEqual(badState);

    const late = await browser.follow(await leave(clientOf('implicit')), isCallback);
    time += 600_000;
    const home = await browser.follow(late.href, isHome);
    expect(home.pathname).toBe('/dashboard');
    expect(fragmentOf(home)).toMatchObject({
      error_code: 'bad_oauth_state',
      error_description: 'OAuth state has expired',
    });
  });

  test('posted as a form is looked at like any other', async () => {
    issuer.signInAs(somebody());
    const browser = new CookieBrowser();
    const back = await browser.follow(await leave(clientOf('implicit')), isCallback);
    // A form from another site comes without our cookie.
    const posted = await fetch(`${server.url}/auth/v1/callback`, {
      method: 'POST',
      body: new URLSearchParams([...back.searchParams, ['redirect_to', 'https://evil.example']]),
      redirect: 'manual',
    });
    expect(posted.status).toBe(303);
    const again = posted.headers.get('location') ?? '';
    expect(again).not.toContain('evil');
    expect(fragmentOf(await browser.follow(again, isHome))).toHaveProperty('access_token');
  });
});
