import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let owner: pg.Client;
beforeAll(async () => {
  server = await startTestServer({ mailAutoconfirm: true });
  owner = new pg.Client(server.ownerUrl);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.close();
});
/**
 * The limits have tests of their own below; elsewhere every test begins with a fresh hour. Rows are deleted, not tables
 * truncated: the server holds its own locks on these tables, in an order of its own.
 */
beforeEach(() => owner.query('delete from internal.attempt_counts; delete from internal.mail_outbox'));

const MESSAGE = { name: 'Ana Lee', email: 'ana@example.com', subject: 'Hen do in May', message: 'Two rooms?\nThanks!' };
const APPLICATION = {
  name: 'Jo Berg',
  email: 'jo@example.com',
  city: 'Prague',
  speciality: 'Beer bike',
  link: 'https://example.com/beer-bike',
  message: '',
};
const QUOTE = {
  about: 'A boat',
  destination: 'Bristol',
  name: 'Ana',
  email: 'q@example.com',
  groupSize: '12',
  message: '',
};

type Fields = Record<string, string>;
const post = (path: string, fields: Fields, headers: Fields = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields),
  });

const call = (name: string, body: unknown) =>
  fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: server.anonKey, authorization: `Bearer ${server.anonKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const count = async (table: string): Promise<number> =>
  Number((await owner.query(`select count(*)::int as n from internal.${table}`)).rows[0].n);
const stored = async () => ({
  messages: await count('contact_messages'),
  applications: await count('partner_applications'),
  quotes: await count('quote_requests'),
  mails: await count('mail_outbox'),
});

describe('a form without script', () => {
  test.each([
    ['[P-03] a message of the contact page', '/forms/contact', MESSAGE, 'contact_messages', 'Message: Hen do in May'],
    [
      'an application',
      '/forms/partners',
      APPLICATION,
      'partner_applications',
      'Partner application: Beer bike in Prague',
    ],
    ['[G-05] a quote request', '/forms/quote', QUOTE, 'quote_requests', 'Quote request: A boat'],
  ])(
    '%s is stored, reaches the operator and is confirmed to its sender',
    async (_name, path, fields, table, subject) => {
      const before = await count(table);
      const response = await post(path, fields);
      expect({ status: response.status, location: response.headers.get('location') }).toEqual({
        status: 303,
        location: '/thank-you',
      });
      expect(await count(table)).toBe(before + 1);
      const [confirmation, forOperator] = await server.mails();
      expect(confirmation).toMatchObject({
        to: fields.email,
        subject: expect.stringMatching(/^We have received your/),
      });
      expect(forOperator).toMatchObject({ to: 'hello@huzzah.example', subject });
      expect(forOperator?.text).toContain(fields.name);
    },
  );

  test('with faults comes back as a page with a message under each and everything that was typed', async () => {
    const before = await stored();
    const response = await post('/forms/contact', { ...MESSAGE, name: '', email: 'ana@', message: '\n"Hi" & <bye>' });
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    expect(html).toContain('Your name is required');
    expect(html).toContain('Invalid email address');
    expect(html).toContain('value="ana@"');
    expect(html).toContain('value="Hen do in May"');
    // A parser drops the first line break after the tag, so the visitor's own one must follow it.
    expect(html).toContain('>\n\n&quot;Hi&quot; &amp; &lt;bye&gt;</textarea>');
    expect(await stored()).toEqual(before);
  });

  test('never lets what was typed become part of the page', async () => {
    const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)></textarea>'`;
    const response = await post('/forms/quote', { ...QUOTE, about: evil, email: evil, message: evil, groupSize: evil });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    expect(html.match(/<\/textarea>/g)).toHaveLength(1);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 303],
    [{}, 303],
  ])('sent with %o is answered %i', async (headers, status) => {
    const before = await stored();
    expect((await post('/forms/contact', MESSAGE, headers)).status).toBe(status);
    expect((await stored()).messages).toBe(before.messages + (status === 303 ? 1 : 0));
  });

  test('sent from our own address by a browser that says only its origin is taken', async () => {
    expect((await post('/forms/contact', MESSAGE, { origin: server.url })).status).toBe(303);
  });

  test('that a program filled in to the last hidden field is not taken, and can be sent again by a person', async () => {
    const before = await stored();
    const response = await post('/forms/contact', { ...MESSAGE, homepage: 'https://spam.example' });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('Two rooms?');
    expect(html).not.toContain('spam.example');
    expect(await stored()).toEqual(before);
  });

  test('asked for by GET leads to its page, and anything that is no form is refused', async () => {
    const get = await fetch(`${server.url}/forms/contact`, { redirect: 'manual' });
    expect([get.status, get.headers.get('location')]).toEqual([303, '/contact']);
    expect((await post('/forms/contact', MESSAGE, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post('/forms/contact', { ...MESSAGE, message: 'x'.repeat(100_000) })).status).toBe(413);
    expect((await post('/forms/nothing', MESSAGE)).status).toBe(404);
    const put = await fetch(`${server.url}/forms/contact`, { method: 'PUT' });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });
});

describe('what visitors may write', () => {
  test.each([
    ['send-message', { ...MESSAGE, message: '' }, 'Message is required (message)'],
    ['send-message', { ...MESSAGE, message: 'x'.repeat(4001) }, 'Message must be at most 4000 characters (message)'],
    ['send-message', { ...MESSAGE, subject: ' \u200b\n ' }, 'Subject is required (subject)'],
    ['send-message', { ...MESSAGE, email: 'ana@example.com\r\nBcc: all@example.com' }, 'Invalid email address (email)'],
    [
      'send-message',
      { ...MESSAGE, email: `${'a'.repeat(250)}@example.com` },
      'Email must be less than 254 characters (email)',
    ],
    ['send-message', { ...MESSAGE, isAdmin: true }, expect.stringMatching(/isAdmin/)],
    ['apply-as-partner', { ...APPLICATION, link: 'http://example.com' }, expect.stringMatching(/https:\/\//)],
    ['apply-as-partner', { ...APPLICATION, link: 'javascript:alert(1)' }, expect.stringMatching(/https:\/\//)],
    ['apply-as-partner', { ...APPLICATION, link: 'https://a.example/\0' }, expect.stringMatching(/https:\/\//)],
    ['apply-as-partner', { ...APPLICATION, city: '<script>x</script>' }, 'City is required (city)'],
  ])('%s refuses %o with words, and stores nothing', async (name, body, error) => {
    const before = await stored();
    const response = await call(name, body);
    expect({ status: response.status, body: await response.json() }).toEqual({ status: 400, body: { error } });
    expect(await stored()).toEqual(before);
  });

  test('a subject of several lines is one line, and markup is text', async () => {
    const fields = {
      ...MESSAGE,
      subject: 'Hi\r\nBcc: all@example.com',
      name: 'A\u2028B',
      message: '5 < 6 & <b>bold</b>',
    };
    expect((await call('send-message', fields)).status).toBe(200);
    const mail = (await server.mails()).at(-1);
    expect(mail?.subject).toBe('Message: Hi Bcc: all@example.com');
    expect(mail?.text).toContain('From: A B <ana@example.com>');
    expect(mail?.html).toContain('5 &lt; 6 &amp; bold');
  });

  test('emoji of several parts stay whole', async () => {
    await call('send-message', { ...MESSAGE, subject: 'Us 👩‍👩‍👧' });
    expect((await server.mails()).at(-1)?.subject).toBe('Message: Us 👩‍👩‍👧');
  });

  test('a long subject is cut between two characters, and card numbers never arrive whole', async () => {
    await call('request-quote', {
      ...QUOTE,
      groupSize: 12,
      about: '🎉'.repeat(100),
      message: 'pay 4242 4242 4242 4242',
    });
    const mail = (await server.mails()).at(-1);
    expect(mail?.subject).toMatch(/^Quote request: 🎉{80,100}$/u);
    expect(mail?.text).toContain('pay •••• 4242');
    await call('apply-as-partner', { ...APPLICATION, speciality: '🎉'.repeat(100), city: '🎈'.repeat(50) });
    const subject = (await server.mails()).at(-1)?.subject ?? '';
    expect(subject).toMatch(/^Partner application: 🎉+/u);
    expect(subject.isWellFormed()).toBe(true);
  });

  test('the confirmation repeats no word that was typed, so nobody can send strangers mail in our name', async () => {
    await call('send-message', { ...MESSAGE, name: 'Buypills', subject: 'Cheapmeds', message: 'https://spam.example' });
    const [confirmation] = await server.mails();
    expect(JSON.stringify(confirmation)).not.toMatch(/Buypills|Cheapmeds|spam\.example/);
    expect(confirmation?.text).toContain('your message');
  });

  test('the answer is the same whether the address has an account or not', async () => {
    await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: server.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'known@example.com', password: 'long enough words' }),
    });
    const answers = await Promise.all(
      ['known@example.com', 'unknown@example.com'].map(async (email) => {
        const response = await call('send-message', { ...MESSAGE, email });
        return { status: response.status, body: await response.text() };
      }),
    );
    expect(answers[0]).toEqual({ status: 200, body: '{"received":true}' });
    expect(answers[1]).toEqual(answers[0]);
  });
});

describe('when something breaks', () => {
  test('a message is stored with both its mails or not at all, and the visitor keeps every word', async () => {
    await owner.query(`alter table internal.mail_outbox add constraint broken check (subject not like 'Message:%')`);
    const before = await stored();
    const response = await post('/forms/contact', MESSAGE);
    await owner.query('alter table internal.mail_outbox drop constraint broken');
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('Two rooms?');
    expect(await stored()).toEqual(before);
    expect((await post('/forms/contact', MESSAGE)).status).toBe(303);
  });

  test('what was written more than twelve months ago is deleted', async () => {
    await post('/forms/contact', { ...MESSAGE, name: 'Long Ago' });
    await owner.query(
      `update internal.contact_messages set created_at = now() - interval '12 months 1 day' where name = 'Long Ago'`,
    );
    await post('/forms/contact', MESSAGE);
    const { rows } = await owner.query(`select 1 from internal.contact_messages where name = 'Long Ago'`);
    expect(rows).toEqual([]);
  });
});

describe('limits', () => {
  test('after five messages in an hour a sender is asked to wait, with the words kept', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1) statuses.push((await post('/forms/contact', MESSAGE)).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303]);
    const before = await stored();
    const refused = await post('/forms/contact', { ...MESSAGE, email: 'ANA@example.com' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    const html = await refused.text();
    expect(html).toMatch(/Please try again in \d+ minutes/);
    expect(html).toContain('Two rooms?');
    expect(await stored()).toEqual(before);
    expect((await post('/forms/contact', { ...MESSAGE, email: 'other@example.com' })).status).toBe(303);
  });

  test('one client cannot send more than twenty in an hour under any number of names', async () => {
    const send = (index: number) => call('send-message', { ...MESSAGE, email: `a${index}@example.com` });
    const statuses = await Promise.all(Array.from({ length: 24 }, async (_, index) => (await send(index)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const refused = await send(99);
    expect(await refused.json()).toEqual({ error: expect.stringMatching(/^That is a lot of messages/) });
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  test('a mailbox gets six confirmations a day at most, whoever types its address', async () => {
    for (const _hour of [1, 2]) {
      for (let index = 0; index < 5; index += 1) await post('/forms/quote', QUOTE);
      // The windows of an hour end; that of a day goes on.
      await owner.query(
        `update internal.attempt_counts set ends_at = now() where ends_at < now() + interval '2 hours'`,
      );
    }
    const { rows } = await server.db.asApp((tx) =>
      sql<{
        to_address: string;
        n: number;
      }>`select to_address, count(*)::int as n from internal.mail_outbox group by 1`.execute(tx),
    );
    expect(Object.fromEntries(rows.map(({ to_address, n }) => [to_address, n]))).toEqual({
      'q@example.com': 6,
      'hello@huzzah.example': 10,
    });
  });
});
