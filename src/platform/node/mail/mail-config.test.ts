import { describe, expect, test } from 'vitest';
import { mailConfig } from './mail-config.ts';

const FROM = 'Huzzah <hello@huzzah.example>';
const read = (url: string, from = FROM) => mailConfig(url, from);
const server = (url: string) => {
  const config = read(url);
  if (!config.ok) throw new Error(config.reason);
  return config.value;
};

describe('the mail server', () => {
  test('is an address and a sender, or nothing', () => {
    expect(mailConfig(undefined, undefined)).toEqual({ ok: true, value: null });
    expect(mailConfig('smtp://mail.example', undefined)).toMatchObject({
      reason: expect.stringContaining('MAIL_FROM'),
    });
    expect(mailConfig(undefined, FROM)).toMatchObject({ reason: expect.stringContaining('SMTP_URL') });
    expect(server('smtp://us%40er:pa%2Fss@mail.example:2525')).toEqual({
      host: 'mail.example',
      port: 2525,
      encryption: 'required',
      login: { user: 'us@er', password: 'pa/ss' },
      from: { name: 'Huzzah', address: 'hello@huzzah.example' },
    });
  });

  test.each([
    ['smtp://mail.example', 587, 'required'],
    ['smtps://mail.example', 465, 'from-the-start'],
    ['smtp://mail.example?tls=off', 587, 'off'],
    ['smtp://localhost:1025', 1025, 'off'],
    ['smtp://127.0.0.1', 587, 'off'],
    ['smtp://[::1]:1025', 1025, 'off'],
    ['smtp://localhost:1025?tls=required', 1025, 'required'],
    ['smtp://localhost.evil.example', 587, 'required'],
  ])('is spoken to in the open only on this machine or when told so: %s', (url, port, encryption) => {
    expect(server(url)).toMatchObject({ port, encryption });
  });

  test.each([
    'mail.example:587',
    'http://mail.example',
    'smtp://',
    'smtp://user@mail.example',
    'smtp://user:geheim@mail.example/path',
    'smtp://user:geheim@mail.example?tls=maybe',
    'smtp://user:geheim@mail.example?tls=off&x=1',
    'smtps://user:geheim@mail.example?tls=off',
    'smtp://user:geheim%@mail.example',
  ])('is refused without a word of what it says: %s', (url) => {
    const config = read(url);
    expect(config).toMatchObject({ ok: false, reason: expect.stringMatching(/^SMTP_URL: /) });
    expect(JSON.stringify(config)).not.toContain('geheim');
  });

  test.each([
    ['hello@huzzah.example', { name: '', address: 'hello@huzzah.example' }],
    ['"Huzzah!" <hello@huzzah.example>', { name: 'Huzzah!', address: 'hello@huzzah.example' }],
  ])('takes a sender with or without a name: %s', (from, expected) => {
    expect(read('smtp://mail.example', from)).toMatchObject({ value: { from: expected } });
  });

  test.each(['Huzzah', 'a@b, c@d', 'Huzzah <a@b> <c@d>', 'Huz\r\nBcc: x@y <a@b>', '@b', 'a@', 'a b@c'])(
    'takes no sender that could be two: %j',
    (from) => {
      expect(read('smtp://mail.example', from)).toMatchObject({
        ok: false,
        reason: expect.stringMatching(/^MAIL_FROM: /),
      });
    },
  );
});
