import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../src/platform/node/config.ts';
import { type RunningServer, runServer } from '../../src/server/run-server.ts';
import { briefCall, signUpOrganiser } from '../support/organiser.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';

const folder = temporaryFolder('log');
const lines: string[] = [];
let database: TestDatabase;
let running: RunningServer;

beforeAll(async () => {
  database = await openTestDatabase();
  running = await runServer({
    config: readConfig({ PORT: '0', DATA_DIR: folder.path, MAIL_AUTOCONFIRM: 'on', PLAN_MAX_MS: '60000' }),
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
    pages: folder.path,
    openDatabase: async () => ({
      ...database,
      folder: undefined,
      postmasterPid: () => undefined,
      stop: async () => undefined,
    }),
  });
});
afterAll(async () => {
  await running.close();
  await database.close();
  folder.remove();
});

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
