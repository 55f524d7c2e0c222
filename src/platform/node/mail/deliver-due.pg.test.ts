import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../../tests/support/mail-server.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import type { Database } from '../db/database.ts';
import { createLog } from '../log.ts';
import { type DeliveryDeps, deliverDue } from './deliver-due.ts';
import { mailConfig } from './mail-config.ts';
import { claimDueMails } from './mail-queue.sql.ts';
import { listMails, type Mail, sendByServer, sendToOutbox } from './outbox.sql.ts';
import { SMTP_TIMES, type SmtpTimes, smtpServer } from './smtp-server.ts';

let database: TestDatabase;
let server: MailServer;
let time = new Date('2026-06-01T12:00:00Z').getTime();
const never = new AbortController().signal;
const MINUTE = 60_000;

const mailTo = (to: string, changes: Partial<Mail> = {}): Mail => ({
  to,
  subject: 'Welcome',
  text: 'Your code is 123456.\n',
  html: '<p>Your code is 123456.</p>',
  ...changes,
});
const serverAt = (url: string, times?: SmtpTimes) => {
  const config = mailConfig(url, 'Huzzah <hello@huzzah.example>');
  if (!config.ok || config.value === null) throw new Error('no server');
  return smtpServer(config.value, times);
};
const deps = (changes: Partial<DeliveryDeps> = {}): DeliveryDeps => ({
  db: database.db,
  deliver: serverAt(server.url),
  now: () => new Date(time),
  log: createLog('silent'),
  isWanted: async () => true,
  chance: () => 0.5,
  ...changes,
});
const write = (...mails: Mail[]) =>
  database.db.asApp(async (tx) => {
    for (const mail of mails) await sendByServer(tx, mail);
    await sql`update internal.mail_outbox set sent_at = ${new Date(time)} where state = 'waiting' and tries = 0`.execute(
      tx,
    );
  });
const round = (changes: Partial<DeliveryDeps> = {}, most = 4) => deliverDue(deps(changes), most, never);
const stored = () => database.db.asApp(listMails);
const states = async () => (await stored()).map(({ state }) => state);

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  server = await startMailServer();
  await database.db.asApp((tx) => sql`delete from internal.mail_outbox`.execute(tx));
});
afterEach(() => server.close());

describe('a mail', () => {
  test('arrives once, with both parts, and its words are forgotten here', async () => {
    await write(mailTo('ana@example.com', { replyTo: 'bo@example.com' }));
    expect(await round()).toEqual({ tried: 1, delivered: 1, unreachable: 0 });
    expect(await round()).toEqual({ tried: 0, delivered: 0, unreachable: 0 });
    const [mail, ...others] = server.received;
    expect(others).toEqual([]);
    expect(mail?.recipients).toEqual(['ana@example.com']);
    expect(mail?.raw).toContain('From: Huzzah <hello@huzzah.example>');
    expect(mail?.raw).toContain('Reply-To: bo@example.com');
    expect(mail?.raw).toContain('Auto-Submitted: auto-generated');
    expect(mail?.raw).toMatch(/text\/plain[\s\S]*123456[\s\S]*text\/html[\s\S]*123456/);
    expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@huzzah\.example>$/);
    expect(await stored()).toMatchObject([
      { state: 'delivered', text: '', html: '', subject: 'Welcome', trouble: null },
    ]);
  });

  test('that was kept while there was no mail server does not go out when there is one', async () => {
    await database.db.asApp((tx) => sendToOutbox(tx, mailTo('ana@example.com')));
    expect(await round()).toMatchObject({ tried: 0 });
    expect(await states()).toEqual(['kept']);
  });

  test('never goes out when its command failed', async () => {
    const command = database.db.asApp(async (tx) => {
      await sendByServer(tx, mailTo('ana@example.com'));
      throw new Error('the command failed');
    });
    await expect(command).rejects.toThrow('the command failed');
    expect(await round()).toMatchObject({ tried: 0 });
  });

  test('has one recipient and no header that somebody typed', async () => {
    const subject = 'Hello\r\nBcc: eve@example.com\r\n\r\nBuy gold';
    await write(
      mailTo('ana@example.com', { subject, replyTo: 'bo@example.com\r\nBcc: eve@example.com' }),
      mailTo('ana@example.com,eve@example.com'),
      mailTo('Eve <eve@example.com>'),
      mailTo('ana@example.com\r\nRCPT TO:<eve@example.com>'),
    );
    await round();
    expect(server.received.map(({ recipients }) => recipients)).toEqual([['ana@example.com']]);
    expect(server.received[0]?.raw.split('\r\n\r\n')[0]).not.toMatch(/^(bcc|reply-to)/im);
    expect(await states()).toEqual(['delivered', 'failed', 'failed', 'failed']);
  });

  test('that its reader has switched off is not sent', async () => {
    const asked: object[] = [];
    const isWanted: DeliveryDeps['isWanted'] = async (_, question) => asked.push(question) > 1;
    await write(
      mailTo('ana@example.com', { choice: 'product_news' }),
      mailTo('bo@example.com', { choice: 'trip_reminders' }),
      mailTo('cy@example.com'),
    );
    await round({ isWanted });
    expect(asked).toEqual([
      { to: 'ana@example.com', choice: 'product_news' },
      { to: 'bo@example.com', choice: 'trip_reminders' },
    ]);
    expect(await states()).toEqual(['withheld', 'delivered', 'delivered']);
    expect(server.received.map(({ recipients }) => recipients[0])).not.toContain('ana@example.com');
  });
});

describe('a server in trouble', () => {
  test('that says later is asked later, and the mail arrives once', async () => {
    server.play(
      { kind: 'refuse-recipient', code: 451, words: 'Greylisted' },
      { kind: 'refuse-message', code: 452, words: 'Disk full' },
      { kind: 'take' },
    );
    await write(mailTo('ana@example.com'));
    expect(await round()).toEqual({ tried: 1, delivered: 0, unreachable: 0 });
    expect(await stored()).toMatchObject([{ state: 'waiting', trouble: expect.stringContaining('Greylisted') }]);
    expect(await round()).toMatchObject({ tried: 0 });
    time += MINUTE;
    expect(await round()).toMatchObject({ tried: 1, delivered: 0 });
    time += MINUTE;
    expect(await round()).toMatchObject({ tried: 1, delivered: 1 });
    expect(server.inMailboxes()).toHaveLength(1);
  });

  test.each([
    { kind: 'refuse-recipient' as const, code: 550, words: '5.1.1 No such mailbox' },
    { kind: 'refuse-message' as const, code: 554, words: '5.7.1 Not wanted here' },
  ])('that refuses for good ($kind) is not asked again, and its words are kept', async (move) => {
    server.play(move);
    await write(mailTo('gone@example.com'));
    await round();
    time += 24 * 60 * MINUTE;
    expect(await round()).toMatchObject({ tried: 0 });
    expect(await stored()).toMatchObject([{ state: 'failed', trouble: `${move.code} ${move.words}` }]);
  });

  test('that hangs up with the mail in its hands gets it again under the same name', async () => {
    server.play({ kind: 'drop-after-data' }, { kind: 'take' });
    await write(mailTo('ana@example.com'));
    expect(await round()).toEqual({ tried: 1, delivered: 0, unreachable: 1 });
    time += MINUTE;
    await round();
    expect(server.received).toHaveLength(2);
    expect(server.inMailboxes()).toHaveLength(1);
    expect(await states()).toEqual(['delivered']);
  });

  test('that is away for hours loses no mail', async () => {
    const { port } = server;
    await server.close();
    await write(...Array.from({ length: 9 }, (_, index) => mailTo(`guest${index}@example.com`)));
    for (let hour = 0; hour < 5; hour += 1) {
      const { tried, unreachable } = await round({}, 20);
      expect([tried, unreachable]).toEqual([9, 9]);
      time += 60 * MINUTE;
    }
    server = await startMailServer({ listenOn: port });
    expect(await round({}, 20)).toEqual({ tried: 9, delivered: 9, unreachable: 0 });
    expect(server.inMailboxes()).toHaveLength(9);
  });

  test('that chokes on one mail still takes the others', async () => {
    server.play({ kind: 'drop-after-data' }, { kind: 'take' }, { kind: 'drop-after-data' }, { kind: 'take' });
    await write(mailTo('choke@example.com'), mailTo('bo@example.com'), mailTo('cy@example.com'));
    const one = () => round({}, 1);
    expect([await one(), await one()]).toMatchObject([{ unreachable: 1 }, { delivered: 1 }]);
    time += 2_000;
    // Others that are due come before the one that was tried already.
    expect(await one()).toMatchObject({ unreachable: 1 });
    time += 5_000;
    await round({}, 4);
    expect(await states()).toEqual(['delivered', 'delivered', 'delivered']);
  });

  test('is given up after three days', async () => {
    server.play({ kind: 'refuse-recipient', code: 450, words: 'Mailbox busy' });
    await write(mailTo('ana@example.com'));
    await round();
    time += 3 * 24 * 60 * MINUTE + 1;
    await round();
    expect(await stored()).toMatchObject([{ state: 'failed', trouble: expect.stringContaining('Mailbox busy') }]);
  });

  test('that takes the mail and then says nothing holds nobody up for long', async () => {
    server.play({ kind: 'take-slowly', until: new Promise(() => undefined) });
    await write(mailTo('ana@example.com'));
    expect(await round({ deliver: serverAt(server.url, { ...SMTP_TIMES, silenceMs: 300 }) })).toEqual({
      tried: 1,
      delivered: 0,
      unreachable: 1,
    });
    expect(await stored()).toMatchObject([{ state: 'waiting', trouble: expect.stringMatching(/time|abort/i) }]);
  });

  test('that never greets holds nobody up for long', async () => {
    await server.close();
    server = await startMailServer({ onConnect: () => undefined });
    await write(mailTo('ana@example.com'));
    expect(await round({ deliver: serverAt(server.url, { ...SMTP_TIMES, connectMs: 300 }) })).toEqual({
      tried: 1,
      delivered: 0,
      unreachable: 1,
    });
  });

  test('without encryption gets neither the password nor the mail when encryption is required', async () => {
    await write(mailTo('ana@example.com'));
    const deliver = serverAt(`smtp://user:geheim@127.0.0.1:${server.port}?tls=required`);
    expect(await round({ deliver })).toEqual({ tried: 1, delivered: 0, unreachable: 1 });
    expect(server.received).toEqual([]);
    expect((await stored())[0]?.trouble).toMatch(/STARTTLS/i);
  });

  test('with a certificate that nobody vouches for gets no mail', async () => {
    await server.close();
    server = await startMailServer({ disabledCommands: [] });
    await write(mailTo('ana@example.com'));
    const deliver = serverAt(`smtp://127.0.0.1:${server.port}?tls=required`);
    expect(await round({ deliver })).toEqual({ tried: 1, delivered: 0, unreachable: 1 });
    expect(server.received).toEqual([]);
  });

  test('that refuses our login is our fault and not the mail’s, and the password is told to nobody', async () => {
    await server.close();
    server = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('Bad login'), { responseCode: 535 })),
    });
    await write(mailTo('ana@example.com'));
    const deliver = serverAt(`smtp://user:geheim@127.0.0.1:${server.port}`);
    expect(await round({ deliver })).toEqual({ tried: 1, delivered: 0, unreachable: 1 });
    expect(await stored()).toMatchObject([{ state: 'waiting', trouble: expect.not.stringContaining('geheim') }]);
  });
});

describe('several instances', () => {
  test('never send the same mail twice', async () => {
    await write(...Array.from({ length: 40 }, (_, index) => mailTo(`guest${index}@example.com`)));
    const instance = async () => {
      while ((await round({}, 3)).tried > 0);
    };
    await Promise.all([instance(), instance(), instance()]);
    expect(server.received).toHaveLength(40);
    expect(server.inMailboxes()).toHaveLength(40);
    expect(new Set(await states())).toEqual(new Set(['delivered']));
  });

  test('take over from one that died between sending and writing it down, under the same name', async () => {
    await write(mailTo('ana@example.com'));
    const claimEndsAt = new Date(time + 5 * MINUTE);
    const claim = '6a4c1c3e-5b1f-4c39-9a53-6f1d3f1f3b11';
    const [mail] = await database.db.asApp((tx) =>
      claimDueMails(tx, { claim, most: 1, now: new Date(time), claimEndsAt }),
    );
    if (!mail) throw new Error('nothing was due');
    await serverAt(server.url)(mail, never);
    time += 4 * MINUTE;
    expect(await round()).toMatchObject({ tried: 0 });
    time += MINUTE;
    expect(await round()).toMatchObject({ tried: 1, delivered: 1 });
    expect(server.received).toHaveLength(2);
    expect(server.inMailboxes()).toHaveLength(1);
  });

  test('write down what they sent also when the database is away for a moment', async () => {
    await write(mailTo('ana@example.com'));
    let calls = 0;
    const asApp: Database['asApp'] = (work) => {
      calls += 1;
      return calls === 2 || calls === 3 ? Promise.reject(new Error('restarting')) : database.db.asApp(work);
    };
    await round({ db: { ...database.db, asApp } });
    expect(calls).toBe(4);
    time += 60 * MINUTE;
    expect(await round()).toMatchObject({ tried: 0 });
    expect(server.received).toHaveLength(1);
  });
});
