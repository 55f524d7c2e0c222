import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../../tests/support/mail-server.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { createLog } from '../log.ts';
import { mailConfig } from './mail-config.ts';
import { listMails, sendByServer } from './outbox.sql.ts';
import { smtpServer } from './smtp-server.ts';
import { startMailJob } from './start-mail-job.ts';

let database: TestDatabase;
let server: MailServer;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  server = await startMailServer();
  await database.db.asApp((tx) => sql`delete from internal.mail_outbox`.execute(tx));
});
afterEach(() => server.close());

const POLL_MS = 10;
const start = () => {
  const config = mailConfig(server.url, 'hello@huzzah.example');
  if (!config.ok || config.value === null) throw new Error('no server');
  const deps = { db: database.db, now: () => new Date(), log: createLog('silent'), chance: () => 0 };
  return startMailJob({ ...deps, deliver: smtpServer(config.value), isWanted: async () => true }, POLL_MS);
};
const write = (to: string) =>
  database.db.asApp((tx) => sendByServer(tx, { to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }));
const stateOf = async (address: string) => (await database.db.asApp(listMails)).find(({ to }) => to === address)?.state;

test('mail that is written while the site runs goes out by itself', async () => {
  const job = start();
  await write('first@example.com');
  await server.arrived(1);
  await write('second@example.com');
  await server.arrived(2);
  await job.stop();
  expect(await stateOf('first@example.com')).toBe('delivered');
  expect(await stateOf('second@example.com')).toBe('delivered');
});

test('a stop waits for the mail in flight, writes it down, and takes no other', async () => {
  const { promise: until, resolve: release } = Promise.withResolvers<void>();
  server.play({ kind: 'take-slowly', until });
  await write('flying@example.com');
  const job = start();
  await server.arrived(1);
  const stopped = job.stop();
  await write('later@example.com');
  release();
  await stopped;
  expect(await stateOf('flying@example.com')).toBe('delivered');
  expect(await stateOf('later@example.com')).toBe('waiting');
  expect(server.received).toHaveLength(1);
});

test('a server that comes back gets what waited', async () => {
  const { port } = server;
  await server.close();
  await write('patient@example.com');
  const job = start();
  const seesTrouble = async (): Promise<void> => {
    const mails = await database.db.asApp(listMails);
    if (!mails.some(({ to, trouble }) => to === 'patient@example.com' && trouble !== null)) return seesTrouble();
  };
  await seesTrouble();
  server = await startMailServer({ listenOn: port });
  await server.arrived(1);
  await job.stop();
  expect(await stateOf('patient@example.com')).toBe('delivered');
});
