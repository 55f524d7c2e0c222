import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  MESSAGES_PER_DAY,
  modelBudget,
  SECONDS_PER_DAY,
  TOKENS_PER_DAY,
} from '../../src/features/chat/server/model/model-budget.ts';
import { readConfig } from '../../src/platform/node/config.ts';
import { type RunningServer, runServer } from '../../src/server/run-server.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { briefCall, type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';

const KEY = 'sk-kept-to-ourselves';
const SITE_TOKENS = 1_000_000;
const folder = temporaryFolder('model-budget');
const lines: string[] = [];
const clock = { aheadMs: 0 };
const now = () => new Date(Date.now() + clock.aheadMs);
let model: ModelServer;
let database: TestDatabase;
let running: RunningServer;

beforeAll(async () => {
  model = await startModelServer();
  database = await openTestDatabase();
  running = await runServer({
    config: readConfig({
      PORT: '0',
      DATA_DIR: folder.path,
      PLAN_MAX_MS: '60000',
      MAIL_AUTOCONFIRM: 'on',
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'test-model',
      AI_API_KEY: KEY,
      // A model is heard out, however busy the machine is with other things.
      AI_DEADLINE_MS: '50000',
      AI_TOKENS_PER_DAY: String(SITE_TOKENS),
    }),
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
    pages: folder.path,
    now,
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
  await model.close();
  folder.remove();
});

const HELLO = 'Hello! What shall we change?';
async function chatting() {
  const organiser = await signUpOrganiser(running, 'spender');
  const { data } = await organiser.client.functions.invoke('ai-concierge', { body: briefCall() });
  const say = async (who: Organiser, message: string): Promise<string> => {
    const body = { type: 'chat', booking_id: data.bookingId, message };
    return (await who.client.functions.invoke('ai-concierge', { body })).data.response;
  };
  return { organiser, say: (message: string) => say(organiser, message) };
}

const budget = () => modelBudget(database.db, now, SITE_TOKENS);

test.each([
  ['messages', { tokens: 1, seconds: 1 }, MESSAGES_PER_DAY],
  ['tokens', { tokens: TOKENS_PER_DAY, seconds: 1 }, 1],
  ['seconds', { tokens: 1, seconds: SECONDS_PER_DAY }, 1],
])(
  'who has used up the %s of the day is answered without the model, and with it again the day after',
  async (_what, reserve, times) => {
    const { organiser, say } = await chatting();
    model.play({ kind: 'say', text: HELLO });
    for (let count = 0; count < times; count++) expect(await budget().take(organiser.userId, reserve)).toBe(true);
    expect(await say('hello')).not.toBe(HELLO);
    expect(model.requests).toHaveLength(0);
    // A session does not live that long; the day ends for the budget alone.
    const dayAfter = modelBudget(database.db, () => new Date(now().getTime() + 86_400_000), SITE_TOKENS);
    expect(await dayAfter.take(organiser.userId, reserve)).toBe(true);
  },
);

test('the site as a whole has a limit too', async () => {
  const { say } = await chatting();
  const rich = modelBudget(database.db, now, SITE_TOKENS);
  let others = 0;
  while (await rich.take(`somebody-${others}`, { tokens: 200_000, seconds: 1 })) others += 1;
  expect(others).toBeLessThanOrEqual(SITE_TOKENS / 200_000);
  model.play({ kind: 'say', text: HELLO });
  // What is left is less than one message sets aside, once the last crumbs are gone.
  while (await rich.take('crumbs', { tokens: 25_000, seconds: 1 })) others += 1;
  expect(await say('hello')).not.toBe(HELLO);
  expect(model.requests).toHaveLength(0);
  clock.aheadMs += 3 * 86_400_000;
});

test('a message takes what it used and not what was set aside for it', async () => {
  const { organiser, say } = await chatting();
  model.play({ kind: 'say', text: HELLO });
  expect(await say('hello')).toBe(HELLO);
  // One step of the test model is 1,050 tokens.
  expect(await budget().take(organiser.userId, { tokens: TOKENS_PER_DAY - 1_050, seconds: 1 })).toBe(true);
  expect(await budget().take(organiser.userId, { tokens: 1, seconds: 1 })).toBe(false);
});

test('a refusal takes nothing: who has no time left keeps the tokens', async () => {
  const { organiser } = await chatting();
  expect(await budget().take(organiser.userId, { tokens: 10, seconds: SECONDS_PER_DAY + 1 })).toBe(false);
  expect(await budget().take(organiser.userId, { tokens: TOKENS_PER_DAY, seconds: 1 })).toBe(true);
});

test('the log says why the model did not help, and nothing of what was said, by whom or with which key', async () => {
  clock.aheadMs += 3 * 86_400_000;
  const { organiser, say } = await chatting();
  model.play({ kind: 'raw', status: 401, body: `{"error":{"message":"bad key ${KEY} for a whispered wish"}}` });
  lines.length = 0;
  await say('a whispered wish');
  const log = lines.join('');
  expect(log).toContain('"fault":"refused"');
  for (const secret of [KEY, 'whispered', organiser.email, organiser.userId, model.baseUrl])
    expect(log).not.toContain(secret);
});
