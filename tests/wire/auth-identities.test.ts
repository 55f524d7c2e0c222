import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CookieBrowser } from '../support/cookie-browser.ts';
import { OPEN_ID_CLIENT, type OpenIdAccount, startOpenIdServer } from '../support/open-id-server.ts';
import { anonymousClient, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let issuer: Awaited<ReturnType<typeof startOpenIdServer>>;
let server: TestServer;
beforeAll(async () => {
  issuer = await startOpenIdServer();
  server = await startTestServer({
    mailAutoconfirm: true,
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

const isHome = (url: URL): boolean => url.origin === server.url && !url.pathname.startsWith('/auth/v1/');
const fragmentOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
let count = 0;
const somebody = (): OpenIdAccount => {
  count += 1;
  return { sub: `linked-${count}`, email: `linked${count}@gmail.example`, email_verified: true, name: 'Ada Byron' };
};

/** Asks as the page would: the address of Google, and the cookie that goes with it. */
async function linkAddress(browser: CookieBrowser, client: SupabaseClient, query = ''): Promise<string> {
  const { data } = await client.auth.getSession();
  const answer = await browser.open(
    `${server.url}/auth/v1/user/identities/authorize?provider=google&skip_http_redirect=true&redirect_to=${server.url}/dashboard/settings${query}`,
    { headers: { apikey: server.anonKey, authorization: `Bearer ${data.session?.access_token}` } },
  );
  expect(answer.status).toBe(200);
  return (await answer.json()).url;
}
async function link(client: SupabaseClient, person: OpenIdAccount): Promise<URL> {
  issuer.signInAs(person);
  const browser = new CookieBrowser();
  return browser.follow(await linkAddress(browser, client), isHome);
}
async function signInByGoogle(person: OpenIdAccount): Promise<SupabaseClient> {
  issuer.signInAs(person);
  const client = anonymousClient(server);
  const home = await new CookieBrowser().follow(`${server.url}/auth/v1/authorize?provider=google`, isHome);
  const { access_token = '', refresh_token = '' } = fragmentOf(home);
  const { error } = await client.auth.setSession({ access_token, refresh_token });
  if (error) throw error;
  return client;
}
const identityOf = async (client: SupabaseClient, provider: string) => {
  const { data } = await client.auth.getUserIdentities();
  const identity = data?.identities.find((one) => one.provider === provider);
  if (!identity) throw new Error(`no identity of ${provider}`);
  return identity;
};

describe('linking Google to an account', () => {
  test('[A-02] begins with an address from the published client and ends with a second way in', async () => {
    const { client, email, userId } = await signUpOrganiser(server);
    const { data, error } = await client.auth.linkIdentity({
      provider: 'google',
      options: { skipBrowserRedirect: true, redirectTo: `${server.url}/dashboard/settings` },
    });
    expect(error).toBeNull();
    expect(data.url).toContain(`${issuer.issuer}/auth?`);

    const person = somebody();
    const home = await link(client, person);
    expect(home.pathname).toBe('/dashboard/settings');
    const { data: claims } = await client.auth.getClaims(fragmentOf(home).access_token);
    expect(claims?.claims.session_id).toBe((await client.auth.getClaims()).data?.claims.session_id);
    const { data: after } = await client.auth.getUser();
    expect(after.user).toMatchObject({
      id: userId,
      email,
      app_metadata: { provider: 'email', providers: ['email', 'google'] },
    });
    expect((await identityOf(client, 'google')).identity_data).toMatchObject({ email: person.email });
    expect((await server.mails()).at(-1)).toMatchObject({ to: email, subject: 'Google now opens your Huzzah account' });
    expect((await (await signInByGoogle(person)).auth.getUser()).data.user?.id).toBe(userId);
  });

  test('twice, or what is another account’s, is refused with the reason', async () => {
    const person = somebody();
    const { client } = await signUpOrganiser(server);
    await link(client, person);
    expect(fragmentOf(await link(client, person))).toMatchObject({
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked',
    });
    const other = await signUpOrganiser(server);
    expect(fragmentOf(await link(other.client, person))).toMatchObject({
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked to another user',
    });
  });

  test('prepared by a stranger in his own account does not get the victim’s Google', async () => {
    const attacker = await signUpOrganiser(server, 'attacker');
    const address = await linkAddress(new CookieBrowser(), attacker.client);
    issuer.signInAs(somebody());
    const home = await new CookieBrowser().follow(address, isHome);
    expect(fragmentOf(home)).toMatchObject({ error_code: 'bad_oauth_state' });
    expect((await attacker.client.auth.getUserIdentities()).data?.identities).toHaveLength(1);
  });

  test('ends when the session that began it has signed out', async () => {
    const { client } = await signUpOrganiser(server);
    issuer.signInAs(somebody());
    const browser = new CookieBrowser();
    const address = await linkAddress(browser, client);
    await client.auth.signOut();
    expect(fragmentOf(await browser.follow(address, isHome))).toMatchObject({ error_code: 'bad_oauth_state' });
  });

  test('is for signed-in people and for providers that are there', async () => {
    const ask = (query: string, headers = {}) =>
      fetch(`${server.url}/auth/v1/user/identities/authorize?${query}`, {
        headers: { apikey: server.anonKey, ...headers },
        redirect: 'manual',
      });
    expect((await ask('provider=google')).status).toBe(401);
    const { accessToken } = await signUpOrganiser(server);
    const authorization = `Bearer ${accessToken}`;
    expect((await ask('provider=github', { authorization })).status).toBe(400);
    const redirect = await ask('provider=google', { authorization });
    expect(redirect.status).toBe(302);
    expect(redirect.headers.get('location')).toContain(issuer.issuer);
  });
});

describe('unlinking', () => {
  test('[A-02] takes a way in away, and Google then opens an account of its own', async () => {
    const { client, email, userId } = await signUpOrganiser(server);
    const person = somebody();
    await link(client, person);
    const before = await client.auth.unlinkIdentity(await identityOf(client, 'google'));
    expect(before.error).toBeNull();
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({ email, app_metadata: { provider: 'email', providers: ['email'] } });
    expect(data.user?.identities).toHaveLength(1);
    expect((await server.mails()).at(-1)).toMatchObject({ to: email, subject: expect.stringContaining('no longer') });
    expect((await (await signInByGoogle(person)).auth.getUser()).data.user?.id).not.toBe(userId);
  });

  test('leaves one way in', async () => {
    const { client } = await signUpOrganiser(server);
    expect((await client.auth.unlinkIdentity(await identityOf(client, 'email'))).error).toMatchObject({
      status: 422,
      code: 'single_identity_not_deletable',
      message: 'User must have at least 1 identity after unlinking',
    });
  });

  test('of the password takes the password, and the account moves to the address that Google vouches for', async () => {
    const { client, email } = await signUpOrganiser(server);
    const person = somebody();
    await link(client, person);
    expect((await client.auth.unlinkIdentity(await identityOf(client, 'email'))).error).toBeNull();
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({
      email: person.email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { email: person.email },
    });
    for (const address of [email, person.email ?? '']) {
      const attempt = await anonymousClient(server).auth.signInWithPassword({
        email: address,
        password: 'a long enough phrase',
      });
      expect(attempt.error?.code).toBe('invalid_credentials');
    }
  });

  test('is refused when the address left over is another account’s', async () => {
    const { client } = await signUpOrganiser(server);
    const person = somebody();
    await link(client, person);
    await anonymousClient(server).auth.signUp({ email: person.email ?? '', password: 'a long enough phrase' });
    expect((await client.auth.unlinkIdentity(await identityOf(client, 'email'))).error).toMatchObject({
      status: 422,
      code: 'email_conflict_identity_not_deletable',
    });
  });

  test('of what is not there or not one’s own finds nothing', async () => {
    const { client, accessToken } = await signUpOrganiser(server);
    await link(client, somebody());
    const other = await signUpOrganiser(server);
    const foreign = await identityOf(other.client, 'email');
    expect((await client.auth.unlinkIdentity(foreign)).error).toMatchObject({
      status: 422,
      code: 'identity_not_found',
    });
    const remove = (id: string, headers = {}) =>
      fetch(`${server.url}/auth/v1/user/identities/${id}`, {
        method: 'DELETE',
        headers: { apikey: server.anonKey, ...headers },
      });
    expect((await remove(foreign.identity_id)).status).toBe(401);
    for (const id of ['x', '1', "'%20or%201=1"]) {
      const answer = await remove(id, { authorization: `Bearer ${accessToken}` });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('x-sb-error-code')).toBe('validation_failed');
    }
  });

  test('is possible for whoever came by Google, once they have a password', async () => {
    const client = await signInByGoogle(somebody());
    expect((await client.auth.unlinkIdentity(await identityOf(client, 'google'))).error?.code).toBe(
      'single_identity_not_deletable',
    );
    expect((await client.auth.updateUser({ password: 'violet-otter' })).error).toBeNull();
    expect((await client.auth.getUser()).data.user?.app_metadata).toEqual({
      provider: 'google',
      providers: ['google', 'email'],
    });
    expect((await client.auth.unlinkIdentity(await identityOf(client, 'google'))).error).toBeNull();
    const { data } = await client.auth.getUser();
    const again = anonymousClient(server);
    const signedIn = await again.auth.signInWithPassword({ email: data.user?.email ?? '', password: 'violet-otter' });
    expect(signedIn.error).toBeNull();
  });
});
