import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';

const JOB = path.resolve(import.meta.dirname, '../support/mail-job-process.ts');
const MAILS = 60;
/** Of one process, src/platform/node/mail/start-mail-job.ts. */
const AT_ONCE = 4;
const CLAIM_MS = 5 * 60_000;

let database: TestDatabase;
let server: MailServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await startMailServer();
  await database.db.asApp((tx) =>
    sql`insert into internal.mail_outbox (to_address, subject, body_text, body_html, state, next_try_at)
      select 'guest' || n || '@example.com', 'Hello', 'Hello', '', 'waiting', 'epoch' from generate_series(1, ${MAILS}) n`.execute(
      tx,
    ),
  );
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const startJob = (aheadMs: number) =>
  spawn(process.execPath, [JOB, database.appUrl, server.url, String(aheadMs)], { stdio: 'inherit' });
const kill = async (job: ReturnType<typeof startJob>) => {
  const gone = once(job, 'exit');
  job.kill('SIGKILL');
  await gone;
};
const undelivered = async (): Promise<number> => {
  const { rows } = await database.db.asApp((tx) =>
    sql<{ left: number }>`select count(*)::int as left from internal.mail_outbox where state <> 'delivered'`.execute(
      tx,
    ),
  );
  return rows[0]?.left ?? 0;
};

test('a process that is killed in the middle of its mail, three times, loses none and puts none twice into a mailbox', async () => {
  let kills = 0;
  for (; kills < 3; kills += 1) {
    // The claims of the one that was killed must have ended for the next.
    const job = startJob(kills * 2 * CLAIM_MS);
    await server.arrived((kills + 1) * 12);
    await kill(job);
  }
  const last = startJob(kills * 2 * CLAIM_MS);
  // As long as it takes: the test itself ends sooner or later.
  await expect.poll(undelivered, { timeout: 170_000, interval: 100 }).toBe(0);
  await kill(last);
  expect(server.inMailboxes()).toHaveLength(MAILS);
  expect(new Set(server.received.map(({ recipients }) => recipients[0])).size).toBe(MAILS);
  // What arrived again is at most what was in flight at each kill.
  expect(server.received.length).toBeLessThanOrEqual(MAILS + kills * AT_ONCE);
});
