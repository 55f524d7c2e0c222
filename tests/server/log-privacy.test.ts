import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { briefCall, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const lines: string[] = [];
let running: TestServer;

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  running = await startTestServer({ mailAutoconfirm: true, log });
});
afterAll(() => running.close());

test('the log of a whole visit holds no address, password, token or word of the visitor', async () => {
  const { client, email, accessToken, userId } = await signUpOrganiser(running, 'discreet');
  await client.auth.signInWithPassword({ email, password: 'a wrong phrase' });
  const brief = briefCall({ specialRequirements: 'a secret surprise' });
  const { data } = await client.functions.invoke('ai-concierge', { body: brief });
  const chat = { type: 'chat', booking_id: data.bookingId, message: 'a whispered wish' };
  expect((await client.functions.invoke('ai-concierge', { body: chat })).error).toBeNull();
  expect((await client.from('bookings').select().eq('id', email)).error?.code).toBe('22P02');
  expect((await client.from('profiles').upsert({ user_id: userId, bio: email.repeat(999) })).error?.code).toBe('23514');
  await fetch(`${running.url}/auth/v1/verify?type=signup&token=link-token&redirect_to=${email}`, {
    redirect: 'manual',
  });
  await fetch(`${running.url}/nowhere?token=link-token`);

  const log = lines.join('');
  expect(log).toContain('/functions/v1/ai-concierge');
  for (const secret of [email, '@example.com', 'phrase', 'secret surprise', 'whispered', accessToken, 'link-token']) {
    expect(log).not.toContain(secret);
  }
});
