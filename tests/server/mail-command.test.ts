import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailCommand, runMail } from '../../scripts/mail/run-mail.ts';
import { type Database, openDatabase } from '../../src/platform/node/db/database.ts';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
let owner: Database;
let id = '';
beforeAll(async () => {
  database = await openTestDatabase();
  owner = openDatabase({ connectionString: database.ownerUrl, poolMax: 1 });
  const { rows } = await database.db.asApp((tx) =>
    sql<{
      id: string;
    }>`insert into internal.mail_outbox (to_address, subject, body_text, body_html, state, tries, last_reply)
      values ('gone@example.com', ${'Hello \u001b[2J'}, 'The code is 123456', '', 'failed', 1, '550 5.1.1 No such mailbox')
      returning id`.execute(tx),
  );
  id = rows[0]?.id ?? '';
});
afterAll(async () => {
  await owner.close();
  await database.close();
});

test('a refused address is shown to the operator with the server’s words, and never the code in the mail', async () => {
  const { isDone, lines } = await mailCommand(owner, 'failed', '');
  const text = lines.join('\n');
  expect(isDone).toBe(true);
  expect(text).toContain('gone@example.com  Hello ·[2J');
  expect(text).toContain('after 1 try: 550 5.1.1 No such mailbox');
  expect((await mailCommand(owner, 'list', '')).lines).toContain('In all: 1 failed.');
  await expect(owner.asOperator((tx) => sql`select body_text from internal.mail_outbox`.execute(tx))).rejects.toThrow(
    /permission denied/,
  );
});

test('it can be tried again and forgotten, once each', async () => {
  expect(await mailCommand(owner, 'retry', id)).toMatchObject({ isDone: true });
  expect((await mailCommand(owner, 'failed', '')).lines).toEqual(['No mail.']);
  const { rows } = await database.db.asApp((tx) =>
    sql`select state, tries from internal.mail_outbox where next_try_at < now()`.execute(tx),
  );
  expect(rows).toEqual([{ state: 'waiting', tries: 0 }]);
  expect(await mailCommand(owner, 'forget', id)).toMatchObject({ isDone: true });
  expect(await mailCommand(owner, 'forget', id)).toMatchObject({ isDone: false });
  expect(await mailCommand(owner, 'retry', id)).toMatchObject({ isDone: false });
});

test.each([[], ['list', '1'], ['retry'], ['retry', 'x'], ['retry', '0'], ['retry', '1', '2'], ['drop']])(
  'says how it is used when it does not understand: %j',
  async (...words) => {
    expect(await runMail(words, {})).toMatchObject({ isDone: false });
  },
);
