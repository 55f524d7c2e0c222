import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anonymousClient } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const SECRET = 'only-the-server-knows';
/** A token that the service takes once, as the real ones do. */
const SOLVED = 'solved';

let service: Server;
let asked: URLSearchParams[] = [];
let answer: { status: number; body: string } | undefined;
let server: TestServer;
beforeAll(async () => {
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const form = new URLSearchParams(body);
      asked.push(form);
      response.statusCode = answer?.status ?? 200;
      const success = form.get('secret') === SECRET && form.get('response') === SOLVED;
      response.end(answer?.body ?? JSON.stringify({ success }));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const env = { CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`, CAPTCHA_SECRET: SECRET };
  server = await startTestServer({ mailAutoconfirm: true, env });
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => service.close(resolve));
});
beforeEach(() => {
  asked = [];
  answer = undefined;
});

const password = 'violet-otter';
let count = 0;
const newAddress = () => {
  count += 1;
  return `captcha${count}@example.com`;
};

describe('a site with a captcha', () => {
  test('lets people in who solved it, and asks its service with the secret and the visitor’s address', async () => {
    const client = anonymousClient(server);
    const email = newAddress();
    const options = { captchaToken: SOLVED };
    expect((await client.auth.signUp({ email, password, options })).error).toBeNull();
    expect((await client.auth.signInWithPassword({ email, password, options })).error).toBeNull();
    expect((await client.auth.resetPasswordForEmail(email, { captchaToken: SOLVED })).error).toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(asked).toHaveLength(3);
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ secret: SECRET, response: SOLVED, remoteip: '127.0.0.1' });
  });

  test('refuses every form that came without it, or with one that was not solved', async () => {
    const { auth } = anonymousClient(server);
    const email = newAddress();
    for (const captchaToken of [undefined, '', 'not solved', 'x'.repeat(5_000)]) {
      const options = captchaToken === undefined ? {} : { captchaToken };
      const errors = [
        (await auth.signUp({ email, password, options })).error,
        (await auth.signInWithPassword({ email, password, options })).error,
        (await auth.signInWithOtp({ email, options })).error,
        (await auth.resetPasswordForEmail(email, options)).error,
        (await auth.resend({ type: 'signup', email, options })).error,
      ];
      for (const error of errors) expect(error).toMatchObject({ status: 400, code: 'captcha_failed' });
    }
  });

  test.each([
    ['fails', { status: 500, body: '{"success":true}' }],
    ['talks nonsense', { status: 200, body: '<html>' }],
    ['says neither yes nor no', { status: 200, body: '{}' }],
  ])('lets nobody in while its service %s', async (_, fault) => {
    answer = fault;
    const { error } = await anonymousClient(server).auth.signInWithPassword({
      email: newAddress(),
      password,
      options: { captchaToken: SOLVED },
    });
    expect(error).toMatchObject({ status: 503 });
  });
});
