import { createClient } from '@supabase/supabase-js';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RecoveryCodesMade } from '../../src/features/auth/domain/recovery-codes-call.ts';
import { addSecondFactor } from '../support/authenticator-app.ts';
import { CookieBrowser } from '../support/cookie-browser.ts';
import { OPEN_ID_CLIENT, startOpenIdServer } from '../support/open-id-server.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const lines: string[] = [];
/** Everything that has passed by in the flows below and that only its owner may know. */
const secrets = new Map<string, string>();
const SMTP_PASSWORD = 'smtp-password-of-the-operator';
let issuer: Awaited<ReturnType<typeof startOpenIdServer>>;
let server: TestServer;
let time = Date.now();

beforeAll(async () => {
  issuer = await startOpenIdServer();
  server = await startTestServer({
    now: () => new Date(time),
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
    env: {
      // Nobody listens there, so that the fault is logged too.
      SMTP_URL: `smtp://operator:${SMTP_PASSWORD}@127.0.0.1:9`,
      MAIL_FROM: 'Huzzah <hello@huzzah.example>',
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

function keep(name: string, value: string | null | undefined): string {
  if (!value) throw new Error(`no ${name}`);
  secrets.set(`${name} ${secrets.size}`, value);
  return value;
}

/** The link and the code of the newest mail to somebody. */
async function mailed(to: string): Promise<{ link: string; code: string }> {
  const mail = (await server.mails()).filter((one) => one.to === to).reduce((a, b) => (b.sentAt > a.sentAt ? b : a));
  const link = /http\S+verify\S+/.exec(mail.text)?.[0] ?? '';
  keep('mailed token', new URL(link).searchParams.get('token'));
  return { link, code: keep('mailed code', /\b\d{6}\b/.exec(mail.text)?.[0]) };
}

const clientOf = (flowType: 'implicit' | 'pkce' = 'implicit') => {
  const storage = new Map<string, string>();
  return createClient(server.url, server.anonKey, {
    auth: {
      flowType,
      autoRefreshToken: false,
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
    },
  });
};

async function keepTokens(client: ReturnType<typeof clientOf>): Promise<string> {
  const { data } = await client.auth.getSession();
  keep('refresh token', data.session?.refresh_token);
  return keep('access token', data.session?.access_token);
}

async function follow(link: string): Promise<URL> {
  const { headers } = await fetch(link, { redirect: 'manual' });
  return new URL(headers.get('location') ?? '');
}

test('the log of every flow of an account holds no address, password, token, code or secret', async () => {
  const email = keep('address', 'quiet.person@example.com');
  const password = keep('password', 'a phrase for nobody else');
  const client = clientOf();

  // Sign-up, its link a second time, and a code that is wrong.
  await client.auth.signUp({ email, password, options: { data: { first_name: keep('name', 'Zephyrine') } } });
  const { link, code } = await mailed(email);
  await client.auth.verifyOtp({ email, token: keep('wrong code', '918273'), type: 'signup' });
  expect((await client.auth.verifyOtp({ email, token: code, type: 'signup' })).error).toBeNull();
  await follow(link);
  await keepTokens(client);

  // Sign-in, wrong and right, and a refresh with a token that is used up.
  await clientOf().auth.signInWithPassword({ email, password: keep('wrong password', 'not this phrase') });
  await client.auth.signInWithPassword({ email, password });
  await keepTokens(client);
  await client.auth.refreshSession();
  await keepTokens(client);
  await client.auth.refreshSession({ refresh_token: keep('refresh token', 'B'.repeat(70)) });

  // Forgotten password in the code flow, and a link by mail.
  time += 61_000;
  const forgetful = clientOf('pkce');
  await forgetful.auth.resetPasswordForEmail(email, { redirectTo: `${server.url}/auth/new-password` });
  const back = await follow((await mailed(email)).link);
  const { error } = await forgetful.auth.exchangeCodeForSession(keep('code', back.searchParams.get('code')));
  expect(error).toBeNull();
  await forgetful.auth.updateUser({ password: keep('new password', 'another phrase entirely') });
  await forgetful.auth.exchangeCodeForSession(keep('unknown code', '5f0c2c1e-8a39-4f36-9b5e-0d9a7e3f1c22'));
  time += 61_000;
  await clientOf().auth.signInWithOtp({ email });
  await follow((await mailed(email)).link);

  // A second factor, its codes, and a change of address.
  time += 61_000;
  await forgetful.auth.reauthenticate();
  const { totp } = await addSecondFactor(forgetful, () => new Date(time));
  keep('factor secret', totp.secret);
  await keepTokens(forgetful);
  const made = await forgetful.functions.invoke('recovery-codes', { body: { type: 'make' } });
  for (const one of RecoveryCodesMade.parse(made.data).codes) keep('recovery code', one);
  await forgetful.functions.invoke('recovery-codes', { body: { type: 'use', code: 'aaaa-bbbb-cccc' } });
  await forgetful.auth.updateUser({ email: keep('new address', 'quieter.person@example.com') });
  await forgetful.functions.invoke('account', { body: { type: 'export' } });
  await forgetful.functions.invoke('account', { body: { type: 'delete', email } });

  // Google, a callback that is not ours, and one that says who it is about.
  const browser = new CookieBrowser();
  const google = keep('Google address', 'loud.person@gmail.example');
  issuer.signInAs({ sub: 'g-1', email: google, email_verified: true, name: keep('Google name', 'Wilhelmina') });
  const { data } = await clientOf().auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${server.url}/dashboard`, skipBrowserRedirect: true, queryParams: { login_hint: google } },
  });
  const home = await browser.follow(data.url ?? '', (url) => url.pathname === '/dashboard');
  const fragment = new URLSearchParams(home.hash.slice(1));
  for (const name of ['access_token', 'refresh_token', 'provider_token']) keep(name, fragment.get(name));
  const callback = `${server.url}/auth/v1/callback?state=${keep('state', 'a-state-of-nobody')}`;
  await fetch(`${callback}&code=${keep('provider code', 'a-provider-code')}`, { redirect: 'manual' });
  await fetch(`${callback}&error=x&error_description=${encodeURIComponent(email)}`, { redirect: 'manual' });

  // Addresses where they do not belong.
  await fetch(`${server.url}/auth/v1/${email}/${password.replaceAll(' ', '-')}`, {
    headers: { apikey: server.anonKey },
  });
  await fetch(`${server.url}/auth/v1/factors/${fragment.get('refresh_token')}/verify`, { method: 'POST' });
  await fetch(`${server.url}/invite/${fragment.get('refresh_token')}`);

  for (const one of [SMTP_PASSWORD, OPEN_ID_CLIENT.secret, '@example.com', '@gmail.example', '%40'])
    secrets.set(one, one);
  const log = lines.join('');
  expect(log).toContain('/auth/v1/callback');
  expect(log).toContain('/functions/v1/recovery-codes');
  expect([...secrets].filter(([, secret]) => log.includes(secret)).map(([name]) => name)).toEqual([]);
});

test('the mail server that cannot be reached is logged without its password', async () => {
  await expect.poll(() => lines.join(''), { timeout: 60_000 }).toContain('the mail server cannot be reached');
  expect(lines.join('')).not.toContain(SMTP_PASSWORD);
  expect(lines.join('')).not.toContain('smtp://operator');
});
