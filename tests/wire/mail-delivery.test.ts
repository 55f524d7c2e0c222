import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { anonymousClient } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let mailServer: MailServer;
let server: TestServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    env: { SMTP_URL: mailServer.url, MAIL_FROM: 'Huzzah <hello@huzzah.example>' },
  });
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});

/** RFC 2045, 6.7. */
const unfold = (raw: string): string =>
  raw
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

test('somebody signs up, the mail server hands over a mail, and its link opens the account', async () => {
  const client = anonymousClient(server);
  const email = 'post@example.com';
  const { error } = await client.auth.signUp({ email, password: 'violet-otter' });
  expect(error).toBeNull();
  await mailServer.arrived(1);
  const [mail] = mailServer.received;
  expect(mail?.recipients).toEqual([email]);
  const [link = ''] = /http:\/\/\S+\/verify\S+/.exec(unfold(mail?.raw ?? '')) ?? [];
  expect(new URL(link).origin).toBe(server.url);
  const answer = await fetch(link, { redirect: 'manual' });
  expect(answer.headers.get('location')).toContain('access_token=');
  expect((await client.auth.signInWithPassword({ email, password: 'violet-otter' })).error).toBeNull();
});

test('a mail server that hangs does not keep a visitor waiting', async () => {
  const { promise: until, resolve: release } = Promise.withResolvers<void>();
  mailServer.play({ kind: 'take-slowly', until });
  const { error } = await anonymousClient(server).auth.signUp({ email: 'slow@example.com', password: 'violet-otter' });
  expect(error).toBeNull();
  await mailServer.arrived(2);
  expect((await server.mails()).find(({ to }) => to === 'slow@example.com')?.state).toBe('waiting');
  release();
});
